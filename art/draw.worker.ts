// The browser's own drawing room: drawings travel as the code that makes them, a fraction of the paths they make.
import type { DrawingAnswer, DrawingOrder } from './drawing-order.ts';
import type { GameArt } from './game-art.ts';
import type { Drawing } from './ink/drawing.ts';
import { spriteSvg } from './sprite.ts';

const games = import.meta.glob<{ art: GameArt }>(['./*/art.ts', './*/*/art.ts']);
const covers = import.meta.glob<{ cover: Drawing }>('./*/cover.ts');

async function artOf(game: string): Promise<GameArt> {
  const path = `./${game}/art.ts`;
  if (!Object.hasOwn(games, path)) throw new Error(`nothing is drawn for ${game}`);
  return (await games[path]()).art;
}

async function coverOf(game: string): Promise<Drawing> {
  const path = `./${game}/cover.ts`;
  if (!Object.hasOwn(covers, path)) throw new Error(`there is no box front of ${game}`);
  return (await covers[path]()).cover;
}

/** `village/board` is a picture of the game, `village/inn/board` one of a part of it. */
function splitPicture(name: string): [folder: string, picture: string] {
  const end = name.lastIndexOf('/');
  return [name.slice(0, end), name.slice(end + 1)];
}

async function draw({ what, name }: DrawingOrder): Promise<string> {
  switch (what) {
    case 'sprite':
      return spriteSvg((await artOf(name)).drawings);
    case 'cover':
      return spriteSvg([await coverOf(name.replace(/^cover-/, ''))]);
    case 'picture': {
      const [game, picture] = splitPicture(name);
      const pictures = (await artOf(game)).pictures ?? {};
      if (!Object.hasOwn(pictures, picture)) throw new Error(`there is no picture ${name}`);
      return pictures[picture]();
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<DrawingOrder>) => {
  const { number } = data;
  const answer = (content: DrawingAnswer): void => postMessage(content);
  draw(data).then(
    (svg) => answer({ number, ok: true, svg }),
    (error: unknown) => answer({ number, ok: false, message: `${error}` }),
  );
});
