import { leaders, type ScoreLine, type ScoreSheet, type Seat, scoreSheet } from '@spielstube/engine';
import { SOURCE_KEYS, type SourceKey, type Villagers } from './state.ts';
import { cardsIn } from './village.ts';

type Line = ScoreLine & { readonly source: SourceKey };

/** Whether gold can come from there at this table. */
function isInPlay({ options, countess }: Villagers, source: SourceKey): boolean {
  switch (source) {
    case 'bronze':
      return options.profiteers === true;
    case 'developments':
      return options.development === true;
    case 'events':
      return countess !== null;
    default:
      return true;
  }
}

const linesOf = (s: Villagers, income: readonly number[]): Line[] =>
  SOURCE_KEYS.map((source, n) => ({ source, points: income[n] })).filter(({ source }) => isInPlay(s, source));

/** Gold in the supply, by where it came from. In a tie fewer cards in the village win. VRS-FLOW-05, VRS-END-02, VRS-END-03 */
export function scores(s: Villagers): ScoreSheet[] {
  const sheets = s.players.map(({ income, village }, seat) =>
    scoreSheet(seat, linesOf(s, income), -cardsIn(village)),
  );
  if (s.countess !== null) sheets.push(scoreSheet(s.seats, linesOf(s, s.countess.income), 0, true));
  return sheets;
}

/** VRS-END-02 to -04; against the Countess a tie is lost. VRS-SOLO-11 */
export function winners(s: Villagers): readonly Seat[] {
  if (s.countess === null) return leaders(scores(s));
  return s.players[0].gold > s.countess.gold ? [0] : [];
}
