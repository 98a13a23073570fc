#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| turmuhr_laws::fuzz::moves_read_and_write_back(data));
