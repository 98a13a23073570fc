#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| turmuhr_scenario::fuzz::any_text_is_read_or_refused(data));
