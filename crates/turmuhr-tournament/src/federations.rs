//! The three-letter codes of federations.

/// FIDE's codes, its own «FID», and «NON» for players without a federation.
const NOW: &str = "AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BEN BER BHU BIH BIZ BLR BOL BOT BRA BRN BRU \
BUL BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CUR CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI \
FID FIJ FIN FRA GAB GAM GBS GCI GEO GEQ GER GHA GIB GRE GRL GRN GUA GUI GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ ISL ISR ISV ITA IVB \
JAM JCI JOR JPN KAZ KEN KGZ KIR KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MHL MKD MLI \
MLT MNC MNE MOZ MRI MTN MYA NAM NCA NCL NED NEP NGR NIG NON NOR NRU NZL OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR QAT ROU RSA RUS \
RWA SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ SYR TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR UAE \
UGA UKR URU USA UZB VAN VEN VIE VIN WLS YEM ZAM ZIM";

/// Associations with teams of their own: the blind, the deaf, the physically disabled.
const ASSOCIATIONS: &str = "IBC ICD IPC";

/// Events of the past name federations of the past.
const PAST: &str = "BRD DDR FRG GDR ROM SAA SCG TCH URS YUG";

/// A code of a federation, in capitals.
pub fn is_federation(code: &str) -> bool {
    [NOW, ASSOCIATIONS, PAST].into_iter().flat_map(|codes| codes.split(' ')).any(|known| known == code)
}

/// Every code of today, for a list to choose from.
pub fn all() -> impl Iterator<Item = &'static str> {
    NOW.split(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_federations() {
        let codes: Vec<&str> = all().collect();
        assert!(codes.iter().all(|code| code.len() == 3) && codes.is_sorted(), "{codes:?}");
        for code in ["GER", "SUI", "ENG", "FID", "URS"] {
            assert!(is_federation(code), "{code}");
        }
        for code in ["", "ger", "TSV", "DEU", "GBR", "XYZ"] {
            assert!(!is_federation(code), "{code}");
        }
    }
}
