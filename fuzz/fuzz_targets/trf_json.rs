#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| turmuhr_exchange::fuzz::tournaments::tournament_json_reads_and_writes_back(data));
