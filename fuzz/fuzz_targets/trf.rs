#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| turmuhr_exchange::fuzz::tournaments::tournaments_read_and_write_back(data));
