//! Money in the currency that the ordinance names.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Ordinance;

/// A currency by the letters people write: `EUR`, `CHF`, `DM`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Currency(String);

impl Currency {
    pub fn code(&self) -> &str {
        &self.0
    }
}

/// Not two or three capital letters.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a currency has two or three capital letters (EUR, CHF, DM), not {0}")]
pub struct NoCurrency(String);

impl TryFrom<String> for Currency {
    type Error = NoCurrency;

    fn try_from(code: String) -> Result<Self, NoCurrency> {
        let fits = (2..=3).contains(&code.len()) && code.bytes().all(|letter| letter.is_ascii_uppercase());
        if fits { Ok(Currency(code)) } else { Err(NoCurrency(code)) }
    }
}

impl From<Currency> for String {
    fn from(currency: Currency) -> String {
        currency.0
    }
}

impl fmt::Display for Currency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An amount with its currency.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Money {
    /// Cents, Rappen, Pfennig.
    pub hundredths: u64,
    pub currency: Currency,
}

impl Money {
    pub fn whole(amount: u32, currency: &Currency) -> Money {
        Money { hundredths: u64::from(amount) * 100, currency: currency.clone() }
    }
}

impl Ordinance {
    /// The currency of its fees and fines. An ordinance with fees always has one.
    pub fn currency(&self) -> Option<&Currency> {
        self.rules.currency.as_ref().map(|said| &said.value)
    }

    /// A whole amount in the currency of the ordinance.
    pub fn money(&self, amount: u32) -> Option<Money> {
        self.currency().map(|currency| Money::whole(amount, currency))
    }
}
