#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| turmuhr_clock::fuzz::time_controls_read_and_write_back(data));
