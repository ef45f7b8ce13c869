import type { Me, MyTable } from '@spielstube/table';
import { Glyph, Sheet } from '@spielstube/ui';
import { Link, useSearchParams } from 'wouter';
import { useFurniture } from '../furniture.ts';
import { HousePage } from '../house-page.tsx';
import { useMe } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './account.module.css';
import { Introduction } from './introduction.tsx';
import { Forge, Keys } from './keys.tsx';
import { NewPassword } from './new-password.tsx';
import { useMine } from './use-mine.ts';

/** Where a guest becomes an account, and where one signs in and out. */
export default function AccountPage() {
  const words = useOnlineWords().account;
  const me = useMe();
  const mine = useMine();
  const [search, setSearch] = useSearchParams();
  const token = search.get('key');
  useFurniture();
  return (
    <HousePage title={words.title}>
      <main className={styles.account}>
        <Keeps me={me} mine={mine} />
        <Sheet className={styles.keyForm}>
          {token !== null ? (
            <NewPassword token={token} done={() => setSearch({}, { replace: true })} />
          ) : me?.kind === 'account' ? (
            <Keys me={me} />
          ) : (
            <Forge me={me} />
          )}
        </Sheet>
        <Sheet>
          <h2>{words.known}</h2>
          <Introduction key={me?.id ?? ''} me={me} />
          <ul className={styles.ways}>
            <li>
              <Link href="/notices">
                <Glyph id="ui-bell" />
                <span>
                  <b>{words.calls}</b>
                  <small>{words.callsText}</small>
                </span>
              </Link>
            </li>
            <li>
              <Link href="/profile">
                <Glyph id="ui-trophy" />
                <b>{words.toProfile}</b>
              </Link>
            </li>
          </ul>
        </Sheet>
      </main>
    </HousePage>
  );
}

/** What hangs on whoever is here. */
function Keeps({ me, mine }: { me: Me | null; mine: readonly MyTable[] }) {
  const words = useOnlineWords().account;
  const finished = mine.filter(({ status }) => status === 'over' || status === 'ended').length;
  const running = mine.length - finished;
  return (
    <Sheet>
      <h2>{me?.kind === 'account' ? me.name : words.guest}</h2>
      {me?.kind !== 'account' && <p className={styles.lead}>{words.guestText}</p>}
      <svg className={styles.chest} viewBox="0 0 150 120" aria-hidden="true">
        <use href="#deco-chest" width="150" height="120" />
      </svg>
      <ul className={styles.brings}>
        <li>
          <Glyph id="ui-live" />
          <b>{running}</b>
          {words.running(running)}
        </li>
        <li>
          <Glyph id="ui-chest" />
          <b>{finished}</b>
          {words.finished(finished)}
        </li>
      </ul>
      <p className={styles.hand}>{words.nothingLost}</p>
    </Sheet>
  );
}
