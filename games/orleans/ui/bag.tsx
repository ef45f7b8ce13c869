import { closedChoice, crestAt, type Explanation, openChoices, Target } from '@spielstube/ui';
import { KNIGHT } from '../data/people.ts';
import { KNIGHT_DRAWS } from '../data/tracks.ts';
import { sum } from '../rules/supply.ts';
import { listed } from '../text/figures.ts';
import styles from './bag.module.css';
import type { Board, SeatProps } from './board.ts';
import { bagSign, place } from './drawings.ts';
import { Person } from './person.tsx';

/** Everybody in a bag, drawn. Looking into it is always allowed. ORL-GEN-09 */
export function BagContents({ board, seat }: SeatProps) {
  return (
    <span className={styles.contents}>
      {listed(board.view.players[seat].bag).map((kind, n) => (
        <Person key={n} kind={kind} crest={crestAt(board, seat)} />
      ))}
    </span>
  );
}

export function aboutBag(board: Board, seat: number): Explanation {
  const note = board.text.words.notes.bag(board.view.players[seat].bag);
  return { ...note, lines: [<BagContents key="in it" board={board} seat={seat} />, ...note.lines] };
}

/** The bag with how many are in it. While followers are called, the numbers that can be drawn lie beside it. */
export function Bag({ board, seat }: SeatProps) {
  const { words } = board.text;
  const player = board.view.players[seat];
  const draws = openChoices(board, (a) => a.do === 'draw');
  return (
    <div className={styles.row} data-asked={draws.length > 0}>
      <Target
        about={aboutBag(board, seat)}
        open={openChoices(board, (a) => a.do === 'givePerson')}
        closed={closedChoice(board, (a) => a.do === 'givePerson')}
        anchor={place.bag(seat)}
        className={styles.bag}
      >
        <svg viewBox="0 0 96 104" aria-hidden="true">
          <use href={`#${bagSign(crestAt(board, seat))}`} />
          <use href="#o-bag" />
          <text x="48" y="76">
            {sum(player.bag)}
          </text>
        </svg>
      </Target>
      {draws.length === 0 ? (
        <Target about={words.notes.draws(KNIGHT_DRAWS[player.tracks[KNIGHT]])} className={styles.draws}>
          <span className="label">{words.bag}</span>
          <span className={styles.most}>{words.labels.drawsUpTo(KNIGHT_DRAWS[player.tracks[KNIGHT]])}</span>
        </Target>
      ) : (
        <div className={styles.numbers}>
          {draws.map((choice) => (
            <Target
              key={choice.notation}
              about={{ title: choice.words }}
              open={[choice]}
              className={styles.number}
            >
              <span aria-hidden="true">{choice.action.do === 'draw' ? choice.action.count : ''}</span>
            </Target>
          ))}
        </div>
      )}
    </div>
  );
}
