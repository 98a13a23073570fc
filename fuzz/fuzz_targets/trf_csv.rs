#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| turmuhr_exchange::fuzz::tournaments::tournament_tables_read_and_write_back(data));
