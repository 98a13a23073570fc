#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    turmuhr_standings::fuzz::standings_hold_together(data);
    turmuhr_standings::fuzz::codes_read_and_write_back(data);
});
