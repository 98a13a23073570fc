#!/bin/sh
# Makes our own cases anew: TURMUHR is the program, GAMES the example `games` of this crate.
set -eu
cd "$(dirname "$0")"
: "${TURMUHR:=../../../target/debug/turmuhr}" "${GAMES:=../../../target/debug/examples/games}"
rm -rf swiss swiss-edge team-swiss tiebreaks unwinnable moves perft pgn
mkdir -p swiss swiss-edge team-swiss tiebreaks unwinnable moves perft pgn/expected pgn/notation
generate() { "$TURMUHR" generate --lang en "$@" 2>/dev/null; }

generate --seed 1 --players 9 --rounds 5 > swiss/nine.trf
generate --seed 2 --players 16 --rounds 6 --forfeits 5 --half-byes 8 > swiss/absences.trf
generate --seed 3 --players 20 --rounds 7 --baku > swiss/baku.trf
generate --seed 4 --players 15 --rounds 6 --points 3,1,0 > swiss/three-points.trf
generate --seed 5 --players 14 --rounds 5 --prohibited 2 > swiss/prohibited.trf
generate --seed 6 --players 18 --rounds 6 --edition 2017 > swiss/edition-2017.trf

for seed in 11 12 13 14; do
  file=swiss-edge/stopped-$seed
  generate --seed $seed --players $((seed - 2)) --rounds 7 --stop-after 4 > $file.trf
  "$TURMUHR" pair $file.trf > $file.pairing
done

generate --seed 21 --system team --teams 8 --boards 2 --rounds 4 > team-swiss/eight.trf
generate --seed 22 --system team --teams 7 --boards 3 --rounds 4 --preferences b > team-swiss/seven.trf

for name in nine absences; do
  codes=WIN,BPG,PS,BH,BH/C1,BH/M1,FB,SB,SB/C1,ARO
  "$TURMUHR" standings swiss/$name.trf --tiebreaks $codes --format tsv --lang en |
    awk -F'\t' -v OFS='\t' -v codes=$codes 'NR == 1 { $1 = "rank:PTS," codes; $4 = "PTS" }
      { line = $2 OFS $4; for (at = 5; at <= NF; at++) line = line OFS $at; print line, $1 }' > tiebreaks/$name.tsv
done

"$GAMES" 31 6 120 > pgn/chance.pgn
"$TURMUHR" games pgn/chance.pgn --format tsv > pgn/expected/chance.tsv
"$GAMES" 32 1 60 > pgn/notation/standard.pgn
for form in "de short de-short" "de long de-long" "fr short fr-short" "en figurine figurine"; do
  set -- $form
  { sed -n '/^\[/p' pgn/notation/standard.pgn; echo
    sed '/^\[/d' pgn/notation/standard.pgn | "$TURMUHR" notate --from en --to $1 --style $2; } > pgn/notation/$3.pgn
done

fens() { "$GAMES" "$@" | "$TURMUHR" games - --format tsv | cut -f3; }

fens 41 12 60 > perft/random.epd
for number in 0 123 518 959; do
  "$TURMUHR" position --number $number --json | sed 's/.*"fen":"\([^"]*\)".*/\1/'
done > perft/chess960.epd

fens 51 12 50 | while read -r fen; do
  for move in 0-0 0-0-0 e1e3 a1a5 d8h4 g1e2 c8a6 e2e5 f1a6; do
    "$TURMUHR" position "$fen" --try $move --json --edition fide-2017 |
      sed -n "s|.*\"try\":.*\"reasons\":\[{\"reason\":\"\([^\"]*\)\",\"article\":\"\([^\"]*\)\".*|$fen;$move;\1;\2|p"
  done
done > moves/invalid.txt || true

{ fens 61 20 400
  # Walls of pawns, some with a gap.
  echo '4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1'
  echo '4k3/8/p1p1p3/P1P1P3/8/8/8/4K3 w - - 0 1'
  echo '2b1k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4KB2 w - - 0 1'
  echo '4k3/8/8/8/8/8/8/4KN2 w - - 0 1'
} > positions.txt
"$TURMUHR" mate --batch positions.txt > unwinnable/composed.txt || true
rm positions.txt
