import type { GameText } from '@spielstube/engine/text';
import { manifestOf } from '@spielstube/games';
import type { GameUi } from '@spielstube/ui';
import { Glyph, IconBtn } from '@spielstube/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useGameText } from '../games/texts.ts';
import { keyed } from '../keys/keyed.ts';
import type { Deeds } from '../keys/use-keys.ts';
import { Laying } from '../parts/laying.tsx';
import { Mishap } from '../parts/mishap.tsx';
import { NotHere } from '../parts/not-here.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useSettings, useWords } from '../settings/settings.store.ts';
import type { CoachWords } from '../text/coach/words.ts';
import { AllDecisions } from './all-decisions.tsx';
import styles from './coach.module.css';
import { type CoachState, type CoachStore, useCoachState, useCoachStore } from './coach.store.ts';
import type { CoachedGame, CoachedSeat } from './coach-asks.ts';
import { useCoachWords } from './coach-words.ts';
import { Curve } from './curve.tsx';
import { says } from './murr-says.ts';
import { usePlayback } from './playback.ts';
import { Says } from './says.tsx';
import { decisionSpot, type Spot, turnAt, turnSpot } from './spot.ts';
import { type Told, toldOf } from './told.ts';
import { Versus } from './versus.tsx';

const Seal = lazy(() => import('../box/seal.tsx'));

/** A game that is over, gone through with Murr. */
export default function CoachPage({ id }: { id: string }) {
  const store = useCoachStore(id);
  return store === null ? <Laying /> : <Coached store={store} />;
}

function Coached({ store }: { store: CoachStore }) {
  const state = useCoachState(store);
  const words = useCoachWords();
  const errors = useWords().error;
  const { failure, about, ui, seat } = state;
  const text = useGameText(about?.game ?? '', about?.options ?? {});
  if (failure?.kind === 'gone') return <Mishap title={errors.notFound} text={errors.gone} />;
  if (failure?.kind === 'away') return <NotHere game={failure.game} />;
  if (failure !== null) return <Mishap text={errors.worker} detail={failure.message} />;
  if (words === null) return <Laying />;
  if (about !== null && !about.over) return <Mishap title={words.notOver} text={words.notOverText} />;
  if (about === null || ui === null || text === null || seat === null) return <Laying />;
  return <Scene store={store} state={state} about={about} ui={ui} text={text} seat={seat} words={words} />;
}

interface SceneProps {
  readonly store: CoachStore;
  readonly state: CoachState;
  readonly about: CoachedGame;
  readonly ui: GameUi;
  readonly text: GameText;
  readonly seat: CoachedSeat;
  readonly words: CoachWords;
}

function Scene({ store, state, about, ui, text, seat, words }: SceneProps) {
  const { lang } = useSettings();
  const [, go] = useLocation();
  const manifest = manifestOf(about.game);
  const rival = manifest?.rival?.[lang] ?? null;
  const told = useMemo(
    () => toldOf({ about, seat, judgements: state.judgements, ui, text, rival }),
    [about, seat, state.judgements, ui, text, rival],
  );
  const wanted = new URLSearchParams(useSearch()).get('move');
  const [picked, setPicked] = useState<Spot | null>(
    wanted === null ? null : { move: Number(wanted) - 1, kind: null },
  );
  const spot = spotIn(told, picked);
  const shown = told.decisions.find(({ move }) => move === spot?.move) ?? null;
  const playback = usePlayback(told, spot, setPicked);
  const pick = playback.show;
  const main = useWords();
  const deeds = useMemo((): Deeds<'coach'> => {
    const seats = told.seats.filter(({ kind }) => kind !== 'rival').length;
    return {
      'coach.seat': () => void store.show((seat.seat + 1) % seats),
    };
  }, [told, store, seat]);
  return (
    <div className={styles.page} data-game={about.game}>
      <TopBar
        title={words.title}
        short={words.short}
        page="coach"
        deeds={deeds}
        track={
          <>
            <span className={styles.which}>{manifest?.short[lang] ?? text.title}</span>
            {about.box !== null && (
              <Suspense>
                <Seal game={about.game} box={about.box} />
              </Suspense>
            )}
          </>
        }
      >
        <Link
          className="ib"
          href={`/table/${store.id}`}
          aria-label={main.closing.pad}
          title={main.closing.pad}
          {...keyed('coach', 'score')}
        >
          <Glyph id="ui-trophy" />
        </Link>
        <IconBtn
          glyph="ui-replay"
          label={words.onTable}
          onClick={() => go(`/table/${store.id}?move=${shown?.move ?? 0}`)}
        />
      </TopBar>
      <main className={styles.coach}>
        <Curve told={told} words={words} shown={spot} playback={playback} store={store} />
        <Says
          told={told}
          words={words}
          says={says(told, state.pace, words)}
          state={state}
          store={store}
          shown={spot}
          pick={pick}
        />
        {shown !== null && (
          <Versus
            key={shown.move}
            told={told}
            words={words}
            shown={shown}
            turn={turnAt(told.turns, spot)}
            store={store}
          />
        )}
        <AllDecisions told={told} words={words} shown={spot} pick={pick} />
      </main>
    </div>
  );
}

/** What the person has picked; else the worst moment so far, else the first decision. */
function spotIn({ decisions, turns }: Told, picked: Spot | null): Spot | null {
  const [worst] = turns.toSorted((a, b) => a.points - b.points).map(turnSpot);
  const wanted = picked ?? worst;
  if (wanted !== undefined && decisions.some(({ move }) => move === wanted.move)) return wanted;
  return decisions.length === 0 ? null : decisionSpot(decisions[0]);
}
