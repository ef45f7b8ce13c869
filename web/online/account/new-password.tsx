import { useState } from 'react';
import { useOnlineWords } from '../online-words.ts';
import styles from './account.module.css';
import { KeyForm } from './key-form.tsx';
import { resetPassword } from './sign-in.ts';

export interface NewPasswordProps {
  /** What stands in the letter. */
  readonly token: string;
  done(): void;
}

/** Whoever comes with the letter chooses a new password. */
export function NewPassword({ token, done }: NewPasswordProps) {
  const words = useOnlineWords().account;
  const [failed, setFailed] = useState(false);
  const reset = async (_email: string, password: string): Promise<boolean> => {
    const isReset = await resetPassword(token, password);
    if (isReset) done();
    return isReset;
  };
  return (
    <>
      <h2>{words.newPassword}</h2>
      <KeyForm
        isNew
        kind="primary"
        asks={['password']}
        label={words.keepPassword}
        done={reset}
        failed={() => setFailed(true)}
      />
      {failed && (
        <p className={styles.trouble} role="alert">
          {words.letterTooOld}
        </p>
      )}
    </>
  );
}
