import {
  type BoxFile,
  BoxFileError,
  CorrectionError,
  MOST_BOX_LETTERS,
  readBox,
  writeBox,
} from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { saveFile } from '../parts/save-file.ts';
import { keepBox } from './own-boxes.ts';
import { tryBox } from './try-box.ts';

/** The file is a box of another game. */
export class OtherGame extends Error {
  readonly game: string;
  constructor(game: string) {
    super(game);
    this.name = 'OtherGame';
    this.game = game;
  }
}

/** Reads a box, tries whether its values fit, and keeps it on this device. Otherwise an error says why, and nothing is kept. */
export async function openBoxFile(file: File, game: string): Promise<BoxFile> {
  if (file.size > 4 * MOST_BOX_LETTERS) throw new BoxFileError({ what: 'tooLong' });
  const box = readBox(await file.text());
  if (box.game !== game) throw new OtherGame(box.game);
  const answer = await tryBox(game, box.values);
  if (!answer.fits) throw new CorrectionError(game, answer.problem);
  const fitting = { ...box, values: answer.values };
  keepBox(fitting);
  return fitting;
}

/** burgund.schachtel: as the game is called, in the language of the page. */
function fileName({ game }: BoxFile, lang: 'de' | 'en'): string {
  const title = manifestOf(game)?.short[lang] ?? game;
  const plain = title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '');
  return `${plain}.${lang === 'de' ? 'schachtel' : 'box'}`;
}

export function saveBox(box: BoxFile, lang: 'de' | 'en'): void {
  saveFile(fileName(box, lang), writeBox(box));
}

const sharedFile = (box: BoxFile, lang: 'de' | 'en'): File =>
  // Programs that pass files on know what to do with plain text.
  new File([writeBox(box)], `${fileName(box, lang)}.txt`, { type: 'text/plain' });

/** Whether this device can pass a file on. */
export const canShare = (box: BoxFile, lang: 'de' | 'en'): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [sharedFile(box, lang)] });

export async function shareBox(box: BoxFile, lang: 'de' | 'en'): Promise<void> {
  await navigator.share({ title: box.name, files: [sharedFile(box, lang)] });
}
