import { Crest, closedChoice, crestAt, Glyph, openChoices, Target } from '@spielstube/ui';
import { placeOfTile, TILE_CATEGORY, TILES } from '../data/places.ts';
import type { OrleansAction } from '../rules/moves.ts';
import { GONE, ON_OFFER } from '../rules/state.ts';
import type { PartProps } from './board.ts';
import styles from './offer.module.css';
import { PlacePicture } from './place.tsx';

const TILE_NUMBERS = Array.from({ length: TILES }, (_, tile) => tile);
const CATEGORIES = [1, 2] as const;

/** All place tiles, laid over the board while one is chosen: on offer, taken by somebody, or gone. */
export function Offer({ board }: PartProps) {
  const { frame, view, text } = board;
  if (frame?.kind !== 'chooseTile' && frame?.kind !== 'removeTile') return null;
  const { words } = text;
  const { hint } = text.question(view, frame);
  return (
    <section className={`sheet ${styles.offer}`} aria-label={words.labels.offer}>
      <header>
        <h2>{words.placeTiles}</h2>
        <p>{hint}</p>
      </header>
      <div className={styles.categories}>
        {CATEGORIES.map((category) => (
          <div key={category} data-category={category}>
            <p className={styles.category}>
              <Glyph id={`o-back-${category}`} />
              <b>{words.category(category)}</b>
            </p>
            <div className={styles.tiles}>
              {TILE_NUMBERS.filter((tile) => TILE_CATEGORY[tile] === category).map((tile) => (
                <Tile key={tile} board={board} tile={tile} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

function Tile({ board, tile }: PartProps & { tile: number }) {
  const { words } = board.text;
  const owner = board.view.tiles[tile];
  const takes = (a: OrleansAction): boolean => (a.do === 'take' || a.do === 'remove') && a.tile === tile;
  const note = words.notes.place(placeOfTile(tile));
  const state =
    owner === ON_OFFER
      ? []
      : [owner === GONE ? words.labels.gone : words.labels.takenBy(board.cast.name(owner))];
  return (
    <span className={styles.tile} data-taken={state.length > 0}>
      <Target
        about={{ ...note, lines: [...state, ...note.lines] }}
        open={openChoices(board, takes)}
        closed={closedChoice(board, takes)}
        className={styles.face}
      >
        <PlacePicture board={board} place={placeOfTile(tile)} />
      </Target>
      {owner >= 0 && <Crest crest={crestAt(board, owner)} className={styles.owner ?? ''} />}
    </span>
  );
}
