import type { Me } from '@spielstube/table';
import { Btn, Glyph } from '@spielstube/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useHouseRules } from '../../parts/house-rules.ts';
import { useSettings } from '../../settings/settings.store.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './account.module.css';
import { KeyForm } from './key-form.tsx';
import { canHavePasskeys, makePasskey, myPasskeys, type Passkey, signInWithPasskey } from './passkeys.ts';
import { askForReset, createAccount, dropPasskey, signIn, signOut } from './sign-in.ts';

/** A key to the parlour, for who has none: a passkey where there can be one, else e-mail and password. */
export function Forge({ me }: { me: Me | null }) {
  const words = useOnlineWords();
  const rules = useHouseRules();
  const [trouble, setTrouble] = useState('');
  const byPasskey = canHavePasskeys(rules);
  const byMail = (
    <KeyForm
      isNew
      kind={byPasskey ? 'plain' : 'primary'}
      asks={['email', 'password']}
      label={words.account.create}
      done={(email, password) => createAccount(me?.name ?? words.guest, email, password)}
      failed={() => setTrouble(words.account.taken)}
    />
  );
  const make = async (): Promise<void> => {
    if (!(await makePasskey(me, words.guest))) setTrouble(words.account.noPasskey);
  };
  return (
    <>
      <h2>{words.account.forge}</h2>
      <p className={styles.lead}>{byPasskey ? words.account.passkeyText : words.account.forgeText}</p>
      {byPasskey ? (
        <>
          <p className={styles.form}>
            <Btn kind="primary" glyph="ui-key" onClick={() => void make()}>
              {words.account.withPasskey}
            </Btn>
          </p>
          <Otherwise title={words.account.rather}>{byMail}</Otherwise>
        </>
      ) : (
        byMail
      )}
      <Otherwise title={words.account.haveOne}>
        <SignIn byPasskey={byPasskey} resets={rules?.resets === true} failed={setTrouble} />
      </Otherwise>
      {trouble !== '' && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
      <p className={styles.hand}>{words.account.optional}</p>
    </>
  );
}

function Otherwise({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.haveOne}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface SignInProps {
  readonly byPasskey: boolean;
  readonly resets: boolean;
  failed(why: string): void;
}

function SignIn({ byPasskey, resets, failed }: SignInProps) {
  const words = useOnlineWords().account;
  const [isLost, setLost] = useState(false);
  const [isSent, setSent] = useState(false);
  if (isLost)
    return (
      <KeyForm
        isNew={false}
        asks={['email']}
        label={words.sendLetter}
        done={async (email) => {
          const sent = await askForReset(email);
          setSent(sent);
          return sent;
        }}
        failed={() => failed(words.noLetter)}
      >
        {isSent && <p role="status">{words.letterSent}</p>}
      </KeyForm>
    );
  return (
    <>
      {byPasskey && (
        <p className={styles.form}>
          <Btn
            glyph="ui-key"
            onClick={() => void signInWithPasskey().then((isIn) => isIn || failed(words.noPasskey))}
          >
            {words.signInByPasskey}
          </Btn>
        </p>
      )}
      <KeyForm
        isNew={false}
        asks={['email', 'password']}
        label={words.signIn}
        done={signIn}
        failed={() => failed(words.wrong)}
      >
        {resets && (
          <button type="button" className="softlink" onClick={() => setLost(true)}>
            {words.lost}
          </button>
        )}
      </KeyForm>
    </>
  );
}

/** Whoever has keys can make another one, and put them away. */
export function Keys({ me }: { me: Me }) {
  const { email } = me;
  const words = useOnlineWords();
  const { lang } = useSettings();
  const byPasskey = canHavePasskeys(useHouseRules());
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const [trouble, setTrouble] = useState(false);
  const ask = useCallback(() => myPasskeys().then(setPasskeys, () => setPasskeys([])), []);
  useEffect(() => void ask(), [ask]);
  const make = async (): Promise<void> => {
    setTrouble(!(await makePasskey(me, words.guest)));
    await ask();
  };
  // The last key of who has no password stays: nobody else could open the door.
  const canDrop = email !== null || passkeys.length > 1;
  return (
    <>
      <h2>{words.account.key}</h2>
      <p className={styles.lead}>
        {email === null ? words.account.passkeyOnly : words.account.keyText(email)}
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.brings}>
          {passkeys.map(({ id, createdAt }) => {
            const since = words.account.passkeyOf(new Date(createdAt).toLocaleDateString(lang));
            return (
              <li key={id}>
                <Glyph id="ui-key" />
                {since}
                {canDrop && (
                  <button
                    type="button"
                    className="softlink"
                    aria-label={`${words.account.dropPasskey}: ${since}`}
                    onClick={() => void dropPasskey(id).then(ask)}
                  >
                    {words.account.dropPasskey}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <p className={styles.form}>
        {byPasskey && (
          <Btn glyph="ui-plus" onClick={() => void make()}>
            {words.account.anotherPasskey}
          </Btn>
        )}
        <Btn glyph="ui-door" onClick={() => void signOut()}>
          {words.account.signOut}
        </Btn>
      </p>
      {trouble && (
        <p className={styles.trouble} role="alert">
          {words.account.noPasskey}
        </p>
      )}
      <p className={styles.hand}>{words.account.signOutHint}</p>
    </>
  );
}
