import { Btn } from '@spielstube/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useOnlineWords } from '../online-words.ts';
import styles from './account.module.css';

/** As the house wants it. */
const LEAST_LETTERS = 10;

export interface KeyFormProps {
  readonly label: string;
  /** A password that is new must be long enough. */
  readonly isNew: boolean;
  /** What is asked for. */
  readonly asks: readonly ('email' | 'password')[];
  readonly kind?: 'primary' | 'plain';
  done(email: string, password: string): Promise<boolean>;
  failed(): void;
  readonly children?: ReactNode;
}

/** E-mail, password, or both. */
export function KeyForm({ label, isNew, asks, kind = 'plain', done, failed, children }: KeyFormProps) {
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
      {asks.includes('email') && (
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
      )}
      {asks.includes('password') && (
        <label>
          <span className="label">{words.password}</span>
          <input
            type="password"
            required
            minLength={isNew ? LEAST_LETTERS : 1}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {isNew && <small>{words.passwordHint}</small>}
        </label>
      )}
      <Btn kind={kind} glyph="ui-key" type="submit" disabled={busy}>
        {label}
      </Btn>
      {children}
    </form>
  );
}
