import type { Me, MyTable } from '@spielstube/table';
import { Btn, Glyph, Sheet } from '@spielstube/ui';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useFurniture } from '../furniture.ts';
import { HousePage } from '../house-page.tsx';
import { useMe } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './account.module.css';
import { Introduction } from './introduction.tsx';
import { createAccount, signIn, signOut } from './sign-in.ts';
import { useMine } from './use-mine.ts';

/** Where a guest becomes an account, and where one signs in and out. */
export default function AccountPage() {
  const words = useOnlineWords().account;
  const me = useMe();
  const mine = useMine();
  useFurniture();
  return (
    <HousePage title={words.title}>
      <main className={styles.account}>
        <Keeps me={me} mine={mine} />
        <Sheet className={styles.keyForm}>
          {me?.kind === 'account' ? <Key email={me.email ?? ''} /> : <Forge me={me} />}
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

/** A key to the parlour, for who has none. */
function Forge({ me }: { me: Me | null }) {
  const words = useOnlineWords();
  const [trouble, setTrouble] = useState('');
  return (
    <>
      <h2>{words.account.forge}</h2>
      <p className={styles.lead}>{words.account.forgeText}</p>
      <KeyForm
        isNew
        label={words.account.create}
        done={(email, password) => createAccount(me?.name ?? words.guest, email, password)}
        failed={() => setTrouble(words.account.taken)}
      />
      <details className={styles.haveOne}>
        <summary>{words.account.haveOne}</summary>
        <KeyForm
          isNew={false}
          label={words.account.signIn}
          done={signIn}
          failed={() => setTrouble(words.account.wrong)}
        />
      </details>
      {trouble !== '' && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <p className={styles.hand}>{words.account.optional}</p>
    </>
  );
}

interface KeyFormProps {
  readonly isNew: boolean;
  readonly label: string;
  done(email: string, password: string): Promise<boolean>;
  failed(): void;
}

function KeyForm({ isNew, label, done, failed }: KeyFormProps) {
  const words = useOnlineWords().account;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    if (!(await done(email.trim(), password))) failed();
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <label>
        <span className="label">{words.email}</span>
        <input
          type="email"
          required
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </label>
      <label>
        <span className="label">{words.password}</span>
        <input
          type="password"
          required
          minLength={isNew ? 8 : 1}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        {isNew && <small>{words.passwordHint}</small>}
      </label>
      <Btn kind={isNew ? 'primary' : 'plain'} glyph="ui-key" type="submit" disabled={busy}>
        {label}
      </Btn>
    </form>
  );
}

/** Whoever has a key can put it away. */
function Key({ email }: { email: string }) {
  const words = useOnlineWords().account;
  return (
    <>
      <h2>{words.key}</h2>
      <p className={styles.lead}>{words.keyText(email)}</p>
      <p>
        <Btn glyph="ui-door" onClick={() => void signOut()}>
          {words.signOut}
        </Btn>
      </p>
      <p className={styles.hand}>{words.signOutHint}</p>
    </>
  );
}
