import type { Game, Options } from '@spielstube/engine';
import type { GameText } from '@spielstube/engine/text';
import { Btn, Glyph, Sheet } from '@spielstube/ui';
import type { GameManifest } from '@spielstube/ui/manifest';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useOwnBoxes } from '../box/own-boxes.ts';
import { startGame } from '../games/new-game.ts';
import { BoxFront } from '../home/box-front.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { BoxPick } from './box-pick.tsx';
import { OptionLines } from './option-lines.tsx';
import { optionsFor } from './options.ts';
import { PlaceRow } from './place-row.tsx';
import { type Company, firstPlaces, type Place, seatPlans, seatSitter } from './plan.ts';
import styles from './setup.module.css';

const Teacher = lazy(() => import('../lesson/teacher.tsx'));
const Campaigns = lazy(() => import('./campaigns.tsx'));

export interface SetupDeskProps {
  readonly manifest: GameManifest;
  readonly game: Game;
  readonly text: GameText;
}

const company = (asked: string | null): Company => (asked === 'solo' || asked === 'friends' ? asked : 'bots');

/** Box, blurb and the places around the table. */
export function SetupDesk({ manifest, game, text }: SetupDeskProps) {
  const words = useWords();
  const { lang, name } = useSettings();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const most = Math.max(...game.seats);
  const [places, setPlaces] = useState<Place[]>(() =>
    firstPlaces(most, company(search.get('seats')), name === '' ? words.setup.youName : name),
  );
  const [picked, setPicked] = useState<Options>({});
  const [box, setBox] = useState(search.get('box'));
  const boxes = useOwnBoxes(game.id);
  const played = boxes.find(({ name: called }) => called === box) ?? null;
  const [seed, setSeed] = useState('');
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState('');

  const seats = seatPlans(places);
  const persons = seats.filter((seat) => seat.kind === 'person').length;
  const fits = game.seats.includes(seats.length);
  const named = seats.every((seat) => seat.name !== '');
  const complaint = !fits
    ? words.setup.tooFew(countsInWords(game.seats))
    : named
      ? ''
      : words.setup.emptyName;
  const remark =
    seats.length === 1 && persons === 1 && manifest.rival !== null
      ? words.setup.solo(manifest.rival[lang])
      : persons === 0
        ? words.setup.noPerson
        : '';

  async function start(): Promise<void> {
    setStarting(true);
    try {
      const options = optionsFor(game, seats.length, picked);
      go(`/table/${await startGame({ game: game.id, seats, options, box: played, seed: seed.trim() })}`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : `${error}`);
      setStarting(false);
    }
  }

  async function startCampaign(): Promise<void> {
    setStarting(true);
    try {
      const { newCampaign } = await import('../campaign/campaigns.ts');
      const options = optionsFor(game, seats.length, picked);
      go(`/campaign/${await newCampaign(game.id, seats, options)}`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : `${error}`);
      setStarting(false);
    }
  }

  return (
    <div className={styles.page} data-game={manifest.id}>
      <TopBar title={text.title}>
        <Link
          className="ib"
          href={`/rules/${manifest.id}`}
          aria-label={words.setup.rules}
          title={words.setup.rules}
        >
          <Glyph id="ui-rules" />
        </Link>
      </TopBar>
      <main className={styles.main}>
        <div className={styles.box}>
          <BoxFront box={manifest} lang={lang} />
          <p className={styles.fan}>{words.setup.fan}</p>
        </div>
        <form
          className={`sheet ${styles.desk}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (complaint === '') void start();
          }}
        >
          <h2>{words.setup.players}</h2>
          <ol className={styles.places}>
            {places.map((place, n) => (
              <PlaceRow
                // biome-ignore lint/suspicious/noArrayIndexKey: places never change their order
                key={n}
                number={n}
                place={place}
                sit={(sitter) => setPlaces(seatSitter(places, n, sitter))}
                change={(change) =>
                  setPlaces(places.map((one, m) => (m === n ? { ...one, ...change } : one)))
                }
              />
            ))}
          </ol>
          <div className={styles.agreements}>
            <OptionLines
              game={game}
              seats={seats.length}
              text={text}
              picked={picked}
              pick={(key, value) => setPicked({ ...picked, [key]: value })}
            />
            <BoxPick boxes={boxes} picked={played} pick={setBox} />
            <label className={styles.seed}>
              <span>{words.setup.seed}</span>
              <input
                value={seed}
                maxLength={60}
                placeholder={words.setup.seedRandom}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setSeed(event.target.value)}
              />
              <small>{words.setup.seedHint}</small>
            </label>
          </div>
          <p className={styles.startLine}>
            <Btn kind="primary" glyph="ui-check" type="submit" disabled={starting || complaint !== ''}>
              {words.setup.start}
            </Btn>
            {manifest.campaign !== undefined && (
              <Btn disabled={starting || complaint !== ''} onClick={() => void startCampaign()}>
                {words.campaign.start}
              </Btn>
            )}
            <span role="status" className={complaint === '' ? styles.remark : styles.complaint}>
              {complaint === '' ? remark : complaint}
            </span>
          </p>
          {failure !== '' && <p role="alert">{failure}</p>}
          {manifest.campaign !== undefined && (
            <Suspense>
              <Campaigns game={manifest.id} />
            </Suspense>
          )}
        </form>
        <Sheet className={styles.about} aria-labelledby="about">
          <h2 id="about">{text.subtitle}</h2>
          <p className={styles.blurb}>{text.blurb}</p>
          {manifest.lesson !== undefined && (
            <Suspense>
              <Teacher game={manifest.id} />
            </Suspense>
          )}
          <Link className={`btn ${styles.book}`} href={`/rules/${manifest.id}`}>
            <Glyph id="ui-rules" />
            {words.setup.rules}
          </Link>
          <Link className={`btn ${styles.book}`} href={`/box/${manifest.id}`}>
            <Glyph id="ui-info" />
            {words.setup.openBox}
          </Link>
        </Sheet>
      </main>
    </div>
  );
}

/** "1–4", or "2, 4" where counts are missing. */
function countsInWords(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return most - least + 1 === counts.length ? `${least}–${most}` : counts.join(', ');
}
