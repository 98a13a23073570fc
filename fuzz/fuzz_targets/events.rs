#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| turmuhr_laws::fuzz::any_events_are_ruled_on(data));
