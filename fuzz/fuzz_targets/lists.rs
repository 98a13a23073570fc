#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| turmuhr_exchange::fuzz::lists::lists_are_read_and_searched(data));
