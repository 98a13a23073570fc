//! The federation that a list means: its code, or the country in German or English.

use turmuhr_tournament::federations::is_federation;

/// Countries whose players stand in lists of this region, in small letters.
const COUNTRIES: &str = "GER deutschland germany|AUT österreich oesterreich austria|SUI schweiz switzerland|LIE liechtenstein|\
NED niederlande netherlands holland|BEL belgien belgium|LUX luxemburg luxembourg|FRA frankreich france|ITA italien italy|ESP spanien spain|\
POR portugal|ENG england|SCO schottland scotland|WLS wales|IRL irland ireland|DEN dänemark denmark|SWE schweden sweden|NOR norwegen norway|\
FIN finnland finland|ISL island iceland|POL polen poland|CZE tschechien czechia|SVK slowakei slovakia|HUN ungarn hungary|\
SLO slowenien slovenia|CRO kroatien croatia|SRB serbien serbia|BIH bosnien bosnia|MNE montenegro|MKD nordmazedonien|ALB albanien albania|\
KOS kosovo|GRE griechenland greece|BUL bulgarien bulgaria|ROU rumänien romania|MDA moldau moldova|UKR ukraine|BLR belarus weißrussland|\
RUS russland russia|LTU litauen lithuania|LAT lettland latvia|EST estland estonia|TUR türkei turkey türkiye|ARM armenien armenia|\
AZE aserbaidschan azerbaijan|GEO georgien georgia|ISR israel|IRI iran|IND indien india|CHN china|USA usa amerika|CAN kanada canada|\
SYR syrien syria|AFG afghanistan|IRQ irak iraq|VIE vietnam|KAZ kasachstan kazakhstan|UZB usbekistan uzbekistan";

/// The code of a federation written as code or country.
pub(super) fn federation(cell: &str) -> Option<String> {
    let code = cell.to_uppercase();
    if is_federation(&code) {
        return Some(code);
    }
    let lower = cell.trim_matches(['.', ' ']).to_lowercase();
    COUNTRIES.split('|').find_map(|one| {
        let (code, names) = one.split_once(' ')?;
        names.split(' ').any(|name| name == lower).then(|| code.to_owned())
    })
}

/// Does the field name a country or, in capitals, a code?
pub(super) fn names_federation(cell: &str) -> bool {
    is_federation(cell) || (cell.len() > 3 && federation(cell).is_some())
}
