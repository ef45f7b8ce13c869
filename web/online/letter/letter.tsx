import type { Seat } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import type { OwnCard, SeatCard } from '@spielstube/table';
import { Btn, Crest, crestOf, Glyph } from '@spielstube/ui';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { useCovers } from '../../games/sprites.ts';
import { BoxFront } from '../../home/box-front.tsx';
import { currentSettings, useSettings, useWords } from '../../settings/settings.store.ts';
import { useFurniture } from '../furniture.ts';
import { type HouseProblem, problemOf } from '../house.ts';
import { HousePage, ProblemLine } from '../house-page.tsx';
import { introduce, useMe } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import { TableBox } from '../table-box.tsx';
import type { Visit, VisitState } from '../visit.ts';
import styles from './letter.module.css';

export interface LetterProps {
  readonly visit: Visit;
  readonly state: VisitState;
  readonly card: OwnCard;
  watch(): void;
}

/** Before the beginning a free seat can be taken, afterwards that of a bot. */
const isToBeHad = ({ kind }: SeatCard, isPlaying: boolean): boolean => kind === (isPlaying ? 'bot' : 'open');

/** Whoever follows a link finds a letter: who invites to what, and a seat to be taken with one click. */
export function Letter({ visit, state, card, watch }: LetterProps) {
  const words = useOnlineWords();
  const { lang } = useSettings();
  const home = useWords().home;
  const me = useMe();
  useFurniture();
  const manifest = manifestOf(card.game);
  useCovers(useMemo(() => (manifest === undefined ? [] : [manifest.cover]), [manifest]));
  const isPlaying = card.status === 'playing';
  const free = card.seats.flatMap((seat, n) => (isToBeHad(seat, isPlaying) ? [n] : []));
  const [wished, setWished] = useState<Seat | null>(null);
  const seat = wished !== null && free.includes(wished) ? wished : (free[0] ?? null);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? me?.name ?? currentSettings().name;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<HouseProblem | null>(null);

  async function sit(at: Seat): Promise<void> {
    setBusy(true);
    try {
      const said = name.trim() === '' ? words.guest : name.trim();
      if (me === null || me.name !== said) await introduce(said, crestOf(at));
      await visit.sit(at);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  }

  const there = card.seats.flatMap((each) =>
    each.kind === 'person' && each.name !== card.host ? [each.name] : [],
  );
  const title = manifest?.title[lang] ?? card.game;
  return (
    <HousePage title="Spielstube" about={words.letter.title} game={card.game}>
      <main className={styles.invite}>
        <div className={styles.box}>
          {manifest !== undefined && (
            <>
              <BoxFront box={manifest} lang={lang} />
              <p className={styles.facts}>
                <span>
                  <Glyph id="ui-people" />
                  {manifest.seats[0]}–{manifest.seats[1]}
                </span>
                <span>
                  <Glyph id="ui-clock" />
                  {manifest.minutes} {home.minutes}
                </span>
                <Link href={`/rules/${manifest.id}`}>
                  <Glyph id="ui-book" />
                  {words.letter.rules}
                </Link>
              </p>
            </>
          )}
        </div>
        <section className={`sheet ${styles.missive}`}>
          <svg className={styles.wax} viewBox="0 0 200 140" aria-hidden="true">
            <use href="#deco-letter" width="200" height="140" />
          </svg>
          <h2>{isPlaying ? words.letter.begun : words.letter.invites(card.host)}</h2>
          <p className={styles.lead}>
            <b>{title}</b>
            {card.title !== '' && ` (${card.title})`}, {words.company(card.seats.length)},{' '}
            {words.pace.sentence(card.pace)}{' '}
            {free.length === 0
              ? words.letter.full
              : isPlaying
                ? words.letter.begunText
                : words.letter.isThere(there)}
          </p>
          <ul className={styles.sitting}>
            {card.seats.map((each, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
              <li key={n} data-yours={n === seat}>
                <Crest crest={crestOf(n)} />
                <b>
                  {n === seat && each.kind === 'open'
                    ? words.letter.yourSeat
                    : each.kind === 'open'
                      ? words.letter.free
                      : each.name}
                </b>
                <SeatState seat={each} />
              </li>
            ))}
          </ul>
          {seat !== null && (
            <div className={styles.nameLine}>
              <label>
                <span className="label">{words.letter.name}</span>
                <input
                  value={name}
                  maxLength={24}
                  placeholder={words.guest}
                  onChange={(event) => setTyped(event.target.value)}
                />
              </label>
              {free.length > 1 && (
                <fieldset className={styles.crests}>
                  <legend className="label">{words.letter.crest}</legend>
                  {free.map((n) => (
                    <button
                      type="button"
                      key={n}
                      aria-pressed={n === seat}
                      aria-label={words.letter.crestOf(n + 1)}
                      onClick={() => setWished(n)}
                    >
                      <Crest crest={crestOf(n)} />
                    </button>
                  ))}
                </fieldset>
              )}
            </div>
          )}
          <p className={styles.go}>
            {seat !== null && (
              <Btn kind="primary" glyph="ui-check" disabled={busy} onClick={() => void sit(seat)}>
                {isPlaying ? words.letter.stepIn(nameOf(card.seats[seat])) : words.letter.sit}
              </Btn>
            )}
            {card.watch && (
              <Btn kind={seat === null ? 'primary' : 'plain'} glyph="ui-eye" onClick={watch}>
                {words.letter.watch}
              </Btn>
            )}
            <span>{words.letter.noAccount}</span>
          </p>
          <ProblemLine problem={problem ?? state.problem} />
          <p className={styles.small}>
            {card.corrections !== '' && (
              <>
                <TableBox card={card} invitation={visit.place.invitation} />
                {words.letter.corrected(card.corrections)}{' '}
              </>
            )}
            {me?.kind !== 'account' && <Link href="/account">{words.letter.haveAccount}</Link>}
          </p>
        </section>
      </main>
    </HousePage>
  );
}

const nameOf = (seat: SeatCard): string => (seat.kind === 'open' ? '' : seat.name);

function SeatState({ seat }: { seat: SeatCard }) {
  const words = useOnlineWords();
  if (seat.kind === 'open') return <small>{words.letter.free}</small>;
  if (seat.kind === 'bot') {
    return (
      <small>
        <Glyph id="ui-bot" />
        {words.letter.bot}
      </small>
    );
  }
  const isHere = seat.presence !== 'away';
  return (
    <small>
      <Glyph id={isHere ? 'lamp-here' : 'lamp-away'} />
      {isHere ? words.table.here : words.table.away}
    </small>
  );
}
