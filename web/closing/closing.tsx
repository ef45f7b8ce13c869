import { type Options, seedCommitment } from '@spielstube/engine';
import type { GameText } from '@spielstube/engine/text';
import { manifestOf } from '@spielstube/games';
import type { RoomLook } from '@spielstube/table';
import { type BoardProps, type GameUi, Glyph, IconBtn, type SpriteId } from '@spielstube/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import Seal from '../box/seal.tsx';
import { useCampaignOf } from '../campaign/use-campaign-of.ts';
import type { ActOf } from '../keys/key-table.ts';
import { keyed } from '../keys/keyed.ts';
import { recordFileName, saveFile } from '../parts/save-file.ts';
import { TopBar } from '../parts/top-bar.tsx';
import RulesDrawer from '../rules/rules-drawer.tsx';
import { useMotionFactor, useSettings, useWords } from '../settings/settings.store.ts';
import { boardProps } from '../table/board-props.ts';
import type { TableState, TableStore } from '../table/table.store.ts';
import { BySource } from './by-source.tsx';
import styles from './closing.module.css';
import { coachedId } from './coached-id.ts';
import { OverTime } from './over-time.tsx';
import { ScorePad } from './score-pad.tsx';
import { sourcesOf } from './sources.ts';
import type { Title } from './titles.tsx';
import { useCounting } from './use-counting.ts';
import { Victory } from './victory.tsx';

export interface ClosingProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly ui: GameUi;
  readonly text: GameText;
  readonly look: RoomLook;
  readonly result: NonNullable<RoomLook['result']>;
  /** True once the points have been counted: until then nobody is named. */
  readonly counted: boolean;
  endCounting(): void;
  replay(move: number): void;
}

const NO_NEWS = { move: 0, events: [] };
const nothing = (): void => {};

/** The end of a game is a scene: wreath, score pad, charts, and what next. */
export default function Closing({
  store,
  state,
  ui,
  text,
  look,
  result,
  counted,
  endCounting,
  replay,
}: ClosingProps) {
  const words = useWords();
  const { lang } = useSettings();
  const [path, go] = useLocation();
  const campaign = useCampaignOf(path.split('/').at(-1) ?? '');
  const [rulesOpen, setRulesOpen] = useState(false);
  const rival = manifestOf(state.game)?.rival?.[lang] ?? null;
  const props: BoardProps = useMemo(
    () =>
      boardProps({
        look,
        seats: state.seats,
        text,
        ui,
        rival,
        news: NO_NEWS,
        events: [],
        before: null,
        live: false,
      }),
    [look, state.seats, text, ui, rival],
  );
  const { seats, scores } = props;
  const factor = useMotionFactor();
  const lines = sourcesOf(scores).length + 1;
  const written = useCounting({ lines, factor, counted, done: endCounting });
  const isNamed = counted || factor === 0;
  return (
    <div className={styles.page} data-game={state.game}>
      <TopBar
        title={text.title}
        // Until everything is counted, any key ends the counting.
        page={isNamed ? 'closing' : 'elsewhere'}
        track={<span className={styles.over}>{words.closing.over}</span>}
      >
        <IconBtn
          glyph="ui-export"
          label={words.closing.export}
          {...keyed('closing', 'save')}
          onClick={() => {
            store
              .record()
              .then((record) => saveFile(recordFileName(state.game, Date.now()), record), nothing);
          }}
        />
        <IconBtn
          glyph="ui-rules"
          label={words.rules.title}
          onClick={() => setRulesOpen(true)}
          {...keyed('closing', 'rules')}
        />
      </TopBar>
      <main className={styles.end} style={{ '--seats': scores.length }}>
        {isNamed ? (
          <Victory
            seats={seats}
            scores={scores}
            winners={result.winners}
            rival={rival}
            titles={scores.length === 1 ? titlesOf(ui, text, state.options) : []}
            targets={scores.length === 1 ? (ui.soloTargets?.(look.view, text.words) ?? []) : []}
            still={factor === 0}
          />
        ) : (
          <section className={styles.win}>
            <div>
              <h2>{words.closing.counting}</h2>
              <p>{words.closing.skip}</p>
            </div>
          </section>
        )}
        <section className={styles.pad} aria-labelledby="pad">
          <div className={`sheet ${styles.leaf}`}>
            <h2 id="pad">{words.closing.pad}</h2>
            <ScorePad
              ui={ui}
              text={text}
              seats={seats}
              scores={scores}
              winners={isNamed ? result.winners : []}
              written={written}
            />
            <Seed seed={result.seed} commitment={look.commitment} />
            {state.box !== null && (
              <p className={styles.seed}>
                <Seal game={state.game} box={state.box} />
              </p>
            )}
          </div>
          <svg className={styles.quill} viewBox="0 0 260 110" aria-hidden="true">
            <use href="#deco-quill" width="260" height="110" />
          </svg>
        </section>
        <div className={styles.overTime}>
          {isNamed && <OverTime ui={ui} text={text} standings={state.standings ?? []} seats={seats} />}
        </div>
        <div className={styles.bySource}>
          {isNamed && <BySource text={text} seats={seats} scores={scores} />}
        </div>
        <nav className={styles.next} aria-label={words.closing.next}>
          {campaign !== null && (
            <Plate
              primary
              act="campaign"
              glyph="ui-arrow"
              title={words.campaign.goOn}
              hint={words.campaign.goOnHint}
              onClick={() => go(`/campaign/${campaign}`)}
            />
          )}
          <Plate
            primary={campaign === null}
            act="again"
            glyph="ui-again"
            title={words.closing.again}
            hint={words.closing.againHint}
            onClick={() => {
              store.again().then((id) => go(`/table/${id}`), nothing);
            }}
          />
          <Plate
            act="replay"
            glyph="ui-replay"
            title={words.closing.replay}
            hint={words.closing.replayHint}
            onClick={() => replay(0)}
          />
          <Plate
            act="whatIf"
            glyph="ui-fork"
            title={words.closing.whatIf}
            hint={words.closing.whatIfHint}
            onClick={() => replay(Math.max(0, look.seq - 1))}
          />
          <Plate
            act="coach"
            glyph="ui-hint"
            title={words.closing.coach}
            hint={words.closing.coachHint}
            onClick={() => {
              coachedId(store).then((id) => go(`/coach/${id}`), nothing);
            }}
          />
        </nav>
      </main>
      {rulesOpen && <RulesDrawer chapter="" game={state.game} rule="" onClose={() => setRulesOpen(false)} />}
    </div>
  );
}

function titlesOf({ titlesFrom }: GameUi, { soloTitle }: GameText, options: Options): Title[] {
  if (soloTitle === null || titlesFrom === undefined) return [];
  return titlesFrom(options).map((from) => ({ name: soloTitle(from, options), from }));
}

/** The seed, checked against the seal that was shown at the start. */
function Seed({ seed, commitment }: { seed: string; commitment: string }) {
  const words = useWords().closing;
  const right = seedCommitment(seed) === commitment;
  return (
    <p className={styles.seed}>
      <Glyph id="ui-key" />
      <span>
        {words.seed} <b>{seed}</b>, {right ? words.seedChecked : words.seedWrong}
      </span>
    </p>
  );
}

interface PlateProps {
  readonly act: ActOf<'closing'>;
  readonly glyph: SpriteId;
  readonly title: string;
  readonly hint: string;
  readonly primary?: boolean;
  onClick(): void;
}

function Plate({ act, glyph, title, hint, primary = false, onClick }: PlateProps) {
  return (
    <button
      type="button"
      className={`${styles.plate} ${primary ? styles.primary : ''}`}
      onClick={onClick}
      {...keyed('closing', act)}
    >
      <Glyph id={glyph} />
      <span>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
    </button>
  );
}
