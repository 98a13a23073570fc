#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| turmuhr_core::fuzz::fen_reads_and_writes_back(data));
