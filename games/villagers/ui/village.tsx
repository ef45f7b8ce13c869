import { anchor, closedWish, Explain, Glyph, openChoices, Target, useIsCopy } from '@spielstube/ui';
import { CARRIES, isFounders } from '../data/jobs.ts';
import { coinsAt, hasRoom, isCovered, jobAt, loadAt } from '../rules/village.ts';
import { type SeatProps, villageAt } from './board.ts';
import { CardFace } from './card.tsx';
import { place } from './drawings.ts';
import { BAND, GAP, type Group, groupsOf, LEAST, layOut, rowHeight } from './groups.ts';
import { closedOn, openOn } from './on-cards.ts';
import { useRoom } from './use-room.ts';
import styles from './village.module.css';

/** A place on the table where the card on its way may be laid: shown as one more group. */
const NEW_PLACE: Group = { bottom: -1, columns: [] };

/** The village of a seat: groups of overlapping cards, as large as their room allows. Covered ones open when looked at. */
export function Village({ board, seat }: SeatProps) {
  const [ref, room] = useRoom();
  const isCopy = useIsCopy();
  const village = villageAt(board, seat);
  const isOwn = board.frame?.seat === seat && !isCopy;
  const onTable = isOwn ? openChoices(board, (a) => a.do === 'onTable') : [];
  const groups = groupsOf(village);
  const layout = layOut(onTable.length > 0 ? [...groups, NEW_PLACE] : groups, room);
  const { card, isShort, rows } = layout;
  return (
    <div
      ref={ref}
      className={styles.village}
      data-crowded={card <= LEAST}
      style={{
        '--cw': `${card.toFixed(2)}rem`,
        '--band': `${(card * BAND).toFixed(2)}rem`,
        '--group-gap': `${GAP.groups}rem`,
        '--column-gap': `${GAP.columns}rem`,
        '--row-gap': `${GAP.rows}rem`,
      }}
      {...(isCopy ? {} : anchor(place.village(seat)))}
    >
      {rows.map((row) => (
        <div
          key={row[0].bottom}
          className={styles.row}
          style={{ height: `${rowHeight(row, layout).toFixed(2)}rem` }}
        >
          {row.map((group) =>
            group === NEW_PLACE ? (
              <Target
                key="new"
                about={{ title: board.text.words.labels.onTable }}
                open={onTable}
                className={styles.newPlace}
              >
                <span aria-hidden="true">{board.text.words.labels.onTable}</span>
              </Target>
            ) : (
              <GroupOfCards key={group.bottom} board={board} seat={seat} group={group} isShort={isShort} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

interface GroupProps extends SeatProps {
  readonly group: Group;
  readonly isShort: boolean;
}

function GroupOfCards({ board, seat, group: { bottom, columns }, isShort }: GroupProps) {
  const card = (number: number, isTop: boolean) => (
    <div key={number} className={isTop ? styles.top : styles.covered}>
      <VillageCard board={board} seat={seat} card={number} isShort={isShort || !isTop} />
    </div>
  );
  if (columns.length === 0) return <div className={styles.group}>{card(bottom, true)}</div>;
  return (
    <div className={styles.group} data-columns={columns.length}>
      {card(bottom, false)}
      <div className={styles.columns}>
        {columns.map((column) => (
          <div key={column[0]} className={styles.column}>
            {column.map((number, n) => card(number, n === column.length - 1))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface VillageCardProps extends SeatProps {
  readonly card: number;
  readonly isShort: boolean;
}

/** A card of a village, with its coins; a covered one that carries less than it could shows what is free. */
function VillageCard({ board, seat, card, isShort }: VillageCardProps) {
  const { words } = board.text;
  const village = villageAt(board, seat);
  const job = jobAt(village, card);
  const coins = coinsAt(village, card);
  const isUnder = isCovered(village, card);
  const wish = isFounders(job) && board.frame?.seat === seat ? 'turnFounders' : null;
  const closed =
    closedOn(board, seat, card) ?? (wish === null ? undefined : closedWish(board, (w) => w.wish === wish));
  return (
    <>
      <Target
        about={words.notes.inVillage(job, coins, isUnder)}
        open={openOn(board, seat, card)}
        closed={isClosedNow(board, closed) ? closed : undefined}
        anchor={place.card(seat, card)}
        className={styles.card}
      >
        <CardFace job={job} words={words} coins={coins} isShort={isShort} isSecond={card % 2 === 1} />
      </Target>
      {isUnder && hasRoom(village, card) && (
        <Explain about={words.notes.sign('carries')} className={styles.free ?? ''} aria-hidden="true">
          <Glyph id="v-slot" />
          {Math.max(1, CARRIES[job] - loadAt(village, card))}
        </Explain>
      )}
    </>
  );
}

/** Cards of a village are drained only while one of them is looked for; otherwise a whole village would fade. */
const isClosedNow = ({ frame }: SeatProps['board'], closed: unknown): boolean =>
  closed !== undefined &&
  (frame?.kind === 'apprentice' || frame?.kind === 'unlock' || frame?.kind === 'seizure');
