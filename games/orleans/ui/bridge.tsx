import {
  BRIDGE,
  DEV_CUBE,
  DEV_FIELDS,
  devMedal,
  devSpot,
  MEDAL_SIZE,
  slab,
} from '@spielstube/art/orleans/anchors.ts';
import { NOBODY } from '@spielstube/engine';
import { boxAround, Explain, openChoices } from '@spielstube/ui';
import { CITIZEN_ON_FIELD, NO_CITIZEN } from '../data/tracks.ts';
import type { PartProps } from './board.ts';
import { CitizenTile } from './citizen-tile.tsx';
import { Cubes } from './cubes.tsx';
import { place } from './drawings.ts';
import styles from './pieces.module.css';
import { onBoard } from './spot.ts';

const FIELDS = Array.from({ length: DEV_FIELDS }, (_, field) => field);

/** The bridge of Orléans is the development track. */
export function Bridge({ board }: PartProps) {
  const { view, seats } = board;
  const { notes } = board.text.words;
  return FIELDS.map((field) => {
    const { x, w } = slab(field);
    const citizen = CITIZEN_ON_FIELD[field];
    const waits = citizen !== NO_CITIZEN && view.citizens[citizen] === NOBODY;
    const about = notes.development(field, waits);
    return [
      <Explain
        key={field}
        about={about}
        className={styles.place ?? ''}
        style={onBoard({ x, y: 0, w, h: BRIDGE.h })}
      />,
      waits && (
        <CitizenTile
          key={`${field}-citizen`}
          board={board}
          citizen={citizen}
          box={boxAround(devMedal(field), MEDAL_SIZE, MEDAL_SIZE)}
        />
      ),
      <Cubes
        key={`${field}-cubes`}
        seats={seats.filter(({ seat }) => view.players[seat].development === field)}
        at={devSpot(field)}
        size={DEV_CUBE}
        about={({ name }) => ({ ...about, title: `${name}: ${about.title}` })}
        piece={({ seat }) => place.development(seat)}
        open={({ you }) => (you ? openChoices(board, (a) => a.do === 'giveStep') : [])}
      />,
    ];
  });
}
