import { NOBODY } from '@spielstube/engine';
import { anchor, Explain, Glyph, SeatSign, Target } from '@spielstube/ui';
import { POINTS } from '../data/bonuses.ts';
import { ALL_SEVEN } from '../data/setup.ts';
import { TYPE_KEYS, TYPES, type TypeKey } from '../data/types.ts';
import type { PartProps } from './board.ts';
import { emblemOf, place, typeColours } from './drawings.ts';
import styles from './seals.module.css';

/** A seal of wax with the emblem of a type: the bonus card for its first triple. */
export function Seal({ type }: { type: TypeKey }) {
  return (
    <svg className={styles.seal} viewBox="0 0 60 60" style={typeColours(type)} aria-hidden="true">
      <use href="#seal" width="60" height="60" />
      <use href={`#${emblemOf(type)}`} x="17" y="16" width="26" height="26" />
    </svg>
  );
}

/** The bonus cards for first triples, and who has them. */
export function Seals({ board }: PartProps) {
  const { view, seats } = board;
  const { words } = board.text;
  return (
    <div className={styles.row}>
      <Explain
        about={{ title: words.firstTriples, lines: [words.firstTriplesAbout(POINTS.firstTriple)] }}
        className={styles.label ?? ''}
      >
        {words.firstTriples} <b>+{POINTS.firstTriple}</b>
      </Explain>
      {TYPES.map((type) => {
        const holder = view.firstTriple[type];
        const info = holder === NOBODY ? undefined : seats[holder];
        return (
          <Target
            key={type}
            about={{
              title: words.firstTriple(TYPE_KEYS[type], POINTS.firstTriple),
              lines: [info === undefined ? words.stillFree : words.heldBy(info.name)],
            }}
            anchor={place.firstTriple(type)}
            className={`${styles.place} ${info === undefined ? '' : styles.gone}`}
          >
            <Seal type={TYPE_KEYS[type]} />
            {info !== undefined && <SeatSign info={info} className={styles.holder} />}
          </Target>
        );
      })}
      <Explain
        about={{ title: words.step, lines: [words.workersAbout], rule: 'BUR-WORKER-01' }}
        className={styles.legend ?? ''}
      >
        {words.step} <Glyph id="worker" />
      </Explain>
    </div>
  );
}

/** The cards for all seven types: the next one in gold, taken ones with their holder. */
export function AllSeven({ board }: PartProps) {
  const { view, seats } = board;
  const { words } = board.text;
  const left = view.allSevenCards;
  const next = left[left.length - 1];
  return (
    <div className={styles.seven}>
      <p className="label">{words.allSeven}</p>
      <div className={styles.cards} {...anchor(place.allSeven)}>
        {ALL_SEVEN[view.seats].map((points) => {
          const holder = view.players.findIndex((player) => player.allSeven === points);
          const egons = holder < 0 && view.egon?.allSeven === points;
          const info = egons ? seats.find(({ kind }) => kind === 'rival') : seats[holder];
          return (
            <Target
              key={points}
              about={{
                title: words.allSevenCard(points),
                lines: [info === undefined ? words.stillFree : words.heldBy(info.name), words.allSevenAbout],
              }}
              className={`${styles.card} ${points === next ? styles.next : ''} ${info === undefined ? '' : styles.taken}`}
            >
              <b>{points}</b>
              {info !== undefined && <SeatSign info={info} />}
            </Target>
          );
        })}
      </div>
    </div>
  );
}
