//! Points in a journal: `0.5`, as in tournament files.

use serde::{Deserialize, Deserializer, Serializer, de::Error};
use turmuhr_core::Points;

pub(crate) fn serialize<S: Serializer>(points: &Points, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(points)
}

pub(crate) fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Points, D::Error> {
    let text = String::deserialize(from)?;
    text.parse().map_err(|_| D::Error::custom(format!("{text:?} is no number of points")))
}

pub(crate) mod option {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(points: &Option<Points>, to: S) -> Result<S::Ok, S::Error> {
        match points {
            Some(points) => to.collect_str(points),
            None => to.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'d, D: Deserializer<'d>>(from: D) -> Result<Option<Points>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        text.map(|text| {
            text.parse().map_err(|_| D::Error::custom(format!("{text:?} is no number of points")))
        })
        .transpose()
    }
}
