//! Moves as people write and say them (Appendix C, Appendix D).
