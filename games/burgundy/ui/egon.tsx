import { anchor, Panel, PanelHead, SeatSign, Target } from '@spielstube/ui';
import { PHASE_LETTERS, POINTS } from '../data/bonuses.ts';
import { STACK_SIZE } from '../data/setup.ts';
import { TYPE_KEYS, TYPES } from '../data/types.ts';
import { Area } from './area.tsx';
import type { PartProps, RivalProps } from './board.ts';
import { cardPiece, place } from './drawings.ts';
import styles from './egon.module.css';
import { Seal } from './seals.tsx';
import { type EgonType, egonTypes } from './stacks.ts';
import { Progress, TypeToken } from './token.tsx';

/** The solo rival: what he has of each type, his bonus cards, and the stacks he has still to turn up. */
export function EgonPanel({ board, info }: RivalProps) {
  const { egon, firstTriple } = board.view;
  const { words } = board.text;
  if (egon === null) return null;
  const types = egonTypes(egon.estate);
  return (
    <Panel
      seat={info.seat}
      title={words.whole(info.name)}
      sign={<SeatSign info={info} />}
      className={styles.egon}
      whole={() => <Area board={board} seat={info.seat} />}
    >
      <PanelHead info={info} sign={<SeatSign info={info} />} points={info.total} className={styles.head} />
      <div className={styles.types}>
        {types.map((type) => (
          <Type key={type.type} board={board} of={type} />
        ))}
      </div>
      <div className={styles.bonuses}>
        <p className="label">{words.bonusCards}</p>
        <div className={styles.won}>
          {egon.allSeven > 0 && (
            <Target about={{ title: words.allSevenCard(egon.allSeven) }} className={styles.seven}>
              <b>{egon.allSeven}</b>
            </Target>
          )}
          {TYPES.filter((type) => firstTriple[type] === info.seat).map((type) => (
            <Target
              key={type}
              about={{ title: words.firstTriple(TYPE_KEYS[type], POINTS.firstTriple) }}
              className={styles.seal}
            >
              <Seal type={TYPE_KEYS[type]} />
            </Target>
          ))}
        </div>
      </div>
      <div className={styles.coming} {...anchor(place.egonStack)}>
        <p className="label">{words.toCome}</p>
        <div className={styles.stacks}>
          {egon.stacks.map((stack, phase) => (
            <Target
              key={PHASE_LETTERS[phase]}
              about={{ title: words.egonStack(PHASE_LETTERS[phase], stack.length) }}
              className={`${styles.back} ${stack.length === 0 ? styles.turned : ''}`}
            >
              <b>{stack.length === 0 ? PHASE_LETTERS[phase] : stack.length}</b>
            </Target>
          ))}
        </div>
      </div>
    </Panel>
  );
}

function Type({ board, of }: PartProps & { of: EgonType }) {
  const { words } = board.text;
  const { type, cards, triples, towardsNext, worth } = of;
  const newest = cards.at(-1);
  return (
    <Target
      about={{ title: words.egonType(type, cards.length), lines: [words.triple(worth)] }}
      className={`${styles.type} ${cards.length === 0 ? styles.none : ''}`}
      {...(newest === undefined ? {} : { piece: cardPiece(newest) })}
    >
      <TypeToken type={type} />
      {triples > 0 && <b className={styles.worth}>{triples * worth}</b>}
      <span className={styles.progress}>
        <Progress type={type} cards={towardsNext} of={STACK_SIZE} />
      </span>
    </Target>
  );
}
