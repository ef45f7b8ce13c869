import { FARM } from '../data/places.ts';
import { CONNY } from '../rules/state.ts';
import styles from './conny-family.module.css';
import { memberPiece } from './drawings.ts';
import { Figure } from './figure.tsx';
import { membersOf } from './members.ts';
import type { PartProps } from './table.ts';

/** Those of Conny's family who wait beside the tray. A copy is nobody who could leave for the village. */
export function ConnyFamily({ table, copy = false }: PartProps & { copy?: boolean }) {
  const words = table.text.words;
  return (
    <p className={styles.family}>
      {membersOf(table, CONNY)
        .filter((member) => member.place === FARM)
        .map((member) => (
          <span key={member.index} {...(copy ? {} : { 'data-piece': memberPiece(CONNY, member.index) })}>
            <Figure crest={member.crest} number={member.number} />
            <span className="vh">{words.member(member.number)}</span>
          </span>
        ))}
    </p>
  );
}
