//! What is found in a tournament file, as it is read aloud: every kind of sentence in both languages.

mod support;

use support::turmuhr;

const FILE: &str = "012 Everything wrong
062 9
142 5
XXR 6
152 W
XXC black1 loud
162  W 3.0    Q 1.0
BBW 2.0
192 FIDE_DUTCH_BAKU
222 ninety minutes
240 H   9    7
240 Q   3    1
240 Z   1    1
250  1.0        1   3    1    2
XXA    1  1.0
260   1   5    1   44
299      -1.0            1
001    1 x    One                               abcd                             7.5    1     2 w 1     3 b 1     1 w 1     9 b 1     4 w H
001    2 m    Two                               2400                             1.0    2     1 w 0     4 b +     3 w =     4 - 1  0000 - 1
001    2 m    Two again                         2400                             1.0    2
001    3 m    Three                             2300                             0.0    3     4 b Q     2 b 0     2 b 1  0000 - U  0000 - U x
001    4 m    Four                              2200                             0.0    4     3 w 1     2 w +  0000 - U  0000 - U     1 b =
001      m    Nobody
";

fn aloud(lang: &str) -> String {
    let answer = turmuhr(&["check", "-", "--lang", lang], FILE);
    assert_eq!(answer.status, 2);
    answer.out + &answer.err
}

#[test]
fn in_german() {
    insta::assert_snapshot!(aloud("de"));
}

#[test]
fn in_english() {
    insta::assert_snapshot!(aloud("en"));
}
