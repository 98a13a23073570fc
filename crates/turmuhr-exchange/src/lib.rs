//! Files of the field.
pub mod fuzz {
    pub const SEEDS: &[&str] = &[];
    pub fn games_read_and_write_back(_data: &[u8]) {}
}
