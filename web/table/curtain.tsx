import { Btn, Crest, crestOf } from '@spielstube/ui';
import { useWords } from '../settings/settings.store.ts';
import styles from './curtain.module.css';

export interface CurtainProps {
  readonly name: string;
  readonly seat: number;
  readonly game: string;
  lift(): void;
}

/** Between two people at one screen: nothing is to be seen until the next one says "it is me". */
export default function Curtain({ name, seat, game, lift }: CurtainProps) {
  const words = useWords().curtain;
  return (
    <main className={styles.curtain} data-game={game}>
      <div className={styles.inner}>
        <Crest crest={crestOf(seat)} className={styles.crest ?? ''} />
        <h1>{words.title(name)}</h1>
        <p>{words.text}</p>
        <Btn kind="go" glyph="ui-eye" autoFocus onClick={lift}>
          {words.itIsMe(name)}
        </Btn>
      </div>
    </main>
  );
}
