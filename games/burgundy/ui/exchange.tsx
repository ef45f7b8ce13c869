import {
  closedChoice,
  Dialog,
  Glyph,
  openChoices,
  Target,
  useDesk,
  useIsCopy,
  useKitWords,
} from '@spielstube/ui';
import { type ReactNode, useState } from 'react';
import { pointsFor } from '../rules/conversion.ts';
import type { BurgundyWords } from '../text/words.ts';
import type { Open, SeatProps } from './board.ts';
import { place } from './drawings.ts';
import styles from './exchange.module.css';

interface ExchangeProps extends SeatProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Point cards. Where workers and silver can be turned into points, they are lit and offer every mixture. */
export function Exchange({ board, seat, className, children }: ExchangeProps) {
  const [choosing, setChoosing] = useState(false);
  const { words } = board.text;
  const { points } = board.view.players[seat];
  const about = { title: words.pointCards(points), lines: [words.pointCardsAbout] };
  const isCopy = useIsCopy();
  const open = isCopy ? [] : openChoices(board, (a) => a.do === 'convert');
  if (open.length < 2) {
    return (
      <Target
        about={about}
        open={open}
        closed={closedChoice(board, (a) => a.do === 'convert')}
        className={className}
        anchor={place.points(seat)}
      >
        {children}
      </Target>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`target lit ${className}`}
        data-target=""
        data-anchor={place.points(seat)}
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
      >
        {children}
        <span className="vh">{`${words.exchange}. ${about.title}`}</span>
      </button>
      {choosing && <Mixtures open={open} words={words} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface MixturesProps {
  readonly open: readonly Open[];
  readonly words: BurgundyWords;
  onClose(): void;
}

/** All mixtures, by the points they bring. */
function Mixtures({ open, words, onClose }: MixturesProps) {
  const desk = useDesk();
  const kitWords = useKitWords();
  const byPoints = Map.groupBy(open, ({ action }) =>
    action.do === 'convert' ? pointsFor(action.workers + action.silver) : 0,
  );
  return (
    <Dialog place="wide" title={words.exchange} closeLabel={kitWords.close} onClose={onClose}>
      <p className={styles.about}>{words.exchangeAbout}</p>
      {[...byPoints].map(([points, choices]) => (
        <section key={points} className={styles.row} aria-label={words.amount('points', points)}>
          <h3 className={styles.points}>
            <Glyph id="vp" />
            {points}
          </h3>
          <div className={styles.mixtures}>
            {choices.map((choice) => (
              <button
                type="button"
                key={choice.notation}
                className={styles.mixture}
                onClick={() => {
                  onClose();
                  desk.choose(choice);
                }}
              >
                {choice.action.do === 'convert' && (
                  <>
                    <Part sign="worker" n={choice.action.workers} />
                    <Part sign="silver" n={choice.action.silver} />
                  </>
                )}
                <span className="vh">{choice.words}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

function Part({ sign, n }: { sign: 'worker' | 'silver'; n: number }) {
  if (n === 0) return null;
  return (
    <span className={styles.part} aria-hidden="true">
      {n}
      <Glyph id={sign} />
    </span>
  );
}
