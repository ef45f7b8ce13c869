import { crestAt, Glyph } from '@spielstube/ui';
import { memberOfSpouse, PINK, seatOfSpouse } from '../../../rules/marriage/couples.ts';
import { couplesToBe } from '../../../rules/marriage/wedding.ts';
import type { Board, PartProps } from '../../board.ts';
import { Figure } from '../../figure.tsx';
import stage from '../../stage.module.css';
import { Pink } from './pink.tsx';
import styles from './wedding.module.css';

/** The banner of a wedding: who will be married. */
export function Wedding({ board }: PartProps) {
  const words = board.text.words.marriage;
  const couples = couplesToBe(board.view);
  return (
    <div className={stage.stage} data-stage="wedding">
      <Glyph id="v-rings" className={stage.sign} />
      <p>
        <b>{words.wedding}</b>
      </p>
      {couples.map(([one, other]) => (
        <p key={`${one} ${other}`} className={stage.drawn}>
          <Spouse board={board} spouse={one} />
          <Spouse board={board} spouse={other} />
        </p>
      ))}
    </div>
  );
}

function Spouse({ board, spouse }: { board: Board; spouse: number }) {
  const { words } = board.text;
  if (spouse === PINK) {
    return (
      <span>
        <Pink className={styles.pink} />
        <span className="vh">{words.marriage.pink}</span>
      </span>
    );
  }
  const seat = seatOfSpouse(spouse);
  const kind = board.view.players[seat].kinds[memberOfSpouse(spouse)];
  return (
    <span>
      <Figure crest={crestAt(board, seat)} kind={kind} />
      <span className="vh">{words.labels.memberOf(words.figure(kind), board.cast.name(seat))}</span>
    </span>
  );
}
