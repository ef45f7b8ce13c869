import type { HouseRules, Me, Notices } from '@spielstube/table';
import { Btn, Glyph, Sheet, type SpriteId } from '@spielstube/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useHouseRules } from '../../parts/house-rules.ts';
import { Pick } from '../../parts/pick.tsx';
import { Tick } from '../../parts/tick.tsx';
import { useSettings } from '../../settings/settings.store.ts';
import { askHouse, type HouseProblem, problemOf } from '../house.ts';
import { HousePage, ProblemLine } from '../house-page.tsx';
import { useMe } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import { hoursOf, NIGHTS, type Night, ownZone } from '../opening/plan.ts';
import styles from './notices.module.css';
import { pushPlace } from './push.ts';

const MAIL_AFTER = [1, 2, 6, 24] as const;

/** How somebody is called to the table, as far as the host has set it up. */
export default function NoticesPage() {
  const words = useOnlineWords().notices;
  const house = useHouseRules();
  const me = useMe();
  const [notices, setNotices] = useState<Notices | null>(null);
  const id = me?.id ?? null;
  useEffect(() => {
    if (id === null) return;
    let isWanted = true;
    askHouse('GET /api/me/notices', {}).then(
      (set) => isWanted && setNotices(set),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  const offers = house?.notices ?? { push: false, mail: false, hook: false };
  const isOffered = offers.push || offers.mail || offers.hook;
  return (
    <HousePage title={words.title}>
      <main className={styles.notices}>
        <Sheet className={styles.when}>
          <h2>{words.heading}</h2>
          {house !== null && isOffered && me !== null && notices !== null ? (
            <Ways house={house} me={me} notices={notices} />
          ) : (
            <p className={styles.lead}>{words.none}</p>
          )}
          <ul className={styles.rules}>
            {words.rules.map((rule) => (
              <li key={rule}>
                <Glyph id="ui-check" />
                {rule}
              </li>
            ))}
          </ul>
        </Sheet>
        <Example />
      </main>
    </HousePage>
  );
}

/** What a call looks like. */
function Example() {
  const words = useOnlineWords().notices;
  return (
    <figure className={styles.slip} data-game="burgundy">
      <span className={styles.dot}>
        <Glyph id="ui-burgundy" />
      </span>
      <figcaption>
        <small>
          <span>Spielstube</span> <span>{words.now}</span>
        </small>
        <b>{words.example}</b>
        <p>{words.exampleText}</p>
      </figcaption>
    </figure>
  );
}

interface WaysProps {
  readonly house: HouseRules;
  readonly me: Me;
  readonly notices: Notices;
}

function Ways({ house, me, notices }: WaysProps) {
  const words = useOnlineWords();
  const { lang } = useSettings();
  const [push, setPush] = useState(notices.push.length > 0);
  const [mailAfter, setMailAfter] = useState(notices.mailAfter);
  const [hook, setHook] = useState(notices.hook);
  const [night, setNight] = useState<Night>(nightOf(notices));
  const [answer, setAnswer] = useState<HouseProblem | 'saved' | 'notAllowed' | null>(null);
  const hasMail = me.email !== null;

  async function keep(): Promise<void> {
    try {
      const place = push ? await pushPlace(house.pushKey) : null;
      if (push && place === null) {
        setAnswer('notAllowed');
        return;
      }
      await askHouse('PUT /api/me/notices', {
        send: {
          push: place === null ? [] : [place],
          mailAfter,
          hook: hook.trim(),
          quiet: hoursOf(night),
          zone: ownZone(),
          lang,
          silent: notices.silent,
        },
      });
      setAnswer('saved');
    } catch (error) {
      setAnswer(problemOf(error));
    }
  }

  return (
    <form
      className={styles.ways}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      {house.notices.push && (
        <Way glyph="ui-bell" hint={words.notices.pushHint}>
          <Tick checked={push} onChange={setPush}>
            {words.notices.push}
          </Tick>
        </Way>
      )}
      {house.notices.mail && (
        <Way glyph="ui-letter" hint={hasMail ? words.notices.mailHint : ''}>
          {hasMail ? (
            <>
              <Tick checked={mailAfter !== null} onChange={(on) => setMailAfter(on ? 2 : null)}>
                {words.notices.mail}
              </Tick>
              {mailAfter !== null && (
                <>
                  {words.notices.mailAfter}
                  <Pick
                    label={words.notices.mailHint}
                    value={`${mailAfter}`}
                    choices={MAIL_AFTER.map((hours) => ({
                      value: `${hours}`,
                      words: words.opening.hours(hours),
                    }))}
                    onPick={(hours) => setMailAfter(Number(hours))}
                  />
                </>
              )}
            </>
          ) : (
            <Link href="/account">{words.notices.needsAccount}</Link>
          )}
        </Way>
      )}
      {house.notices.hook && (
        <Way glyph="ui-link" hint={words.notices.hookHint}>
          <input
            type="url"
            pattern="https://.*"
            aria-label={words.notices.hook}
            placeholder="https://"
            value={hook}
            onChange={(event) => setHook(event.target.value)}
          />
        </Way>
      )}
      <Way glyph="lamp-night" hint="">
        {words.notices.quiet}
        <Pick<Night>
          label={words.notices.quiet}
          value={night}
          choices={NIGHTS.map((each) => {
            const hours = hoursOf(each);
            return {
              value: each,
              words:
                hours === null
                  ? words.opening.noQuiet
                  : words.opening.quietHours(hours.from / 60, hours.to / 60),
            };
          })}
          onPick={(picked) => setNight(picked)}
        />
      </Way>
      <p>
        <Btn kind="primary" glyph="ui-check" type="submit">
          {words.notices.save}
        </Btn>
      </p>
      {answer === 'saved' || answer === 'notAllowed' ? (
        <p role="status">{words.notices[answer]}</p>
      ) : (
        <ProblemLine problem={answer} />
      )}
    </form>
  );
}

const nightOf = ({ quiet }: Notices): Night =>
  NIGHTS.find((night) => {
    const hours = hoursOf(night);
    return hours?.from === quiet?.from && hours?.to === quiet?.to;
  }) ?? '';

function Way({ glyph, hint, children }: { glyph: SpriteId; hint: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <Glyph id={glyph} />
      <div>
        <div className={styles.choice}>{children}</div>
        {hint !== '' && <small>{hint}</small>}
      </div>
    </div>
  );
}
