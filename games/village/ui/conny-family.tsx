import { Explain, piece } from '@spielstube/ui';
import { FARM } from '../data/places.ts';
import { CONNY } from '../rules/state.ts';
import type { PartProps } from './board.ts';
import styles from './conny-family.module.css';
import { memberPiece } from './drawings.ts';
import { Figure } from './figure.tsx';
import { membersOf, titleOf } from './members.ts';

/** Those of Conny's family who wait beside the tray. */
export function ConnyFamily({ board }: PartProps) {
  const words = board.text.words;
  return (
    <p className={styles.family}>
      {membersOf(board, CONNY)
        .filter((member) => member.place === FARM)
        .map((member) => (
          <Explain
            key={member.index}
            about={{ title: titleOf(board, member) }}
            {...piece(memberPiece(CONNY, member.index))}
          >
            <Figure crest={member.crest} kind={member.kind} />
            <span className="vh">{words.figure(member.kind)}</span>
          </Explain>
        ))}
    </p>
  );
}
