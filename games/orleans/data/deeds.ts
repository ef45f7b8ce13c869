import { unless } from '@spielstube/engine';
import { box } from './box.ts';
import { PROFESSION_KEYS, PROFESSIONS } from './people.ts';

/** "3 farmer + 1 knight" as a number for each profession. */
function spacesFrom(text: string): readonly number[] {
  const parts = text.split(' + ').map((part) => part.split(' '));
  return PROFESSION_KEYS.map((key) => Number(parts.find(([, profession]) => profession === key)?.[0] ?? 0));
}
const isReadable = (text: string): boolean =>
  text
    .split(' + ')
    .every((part) => /^[1-9] [a-z]+$/.test(part) && PROFESSION_KEYS.some((key) => part.endsWith(` ${key}`)));

/** The beneficial deeds: whom they need, and what each person sent brings. ORL-DEED-01, -03 */
const deeds = box.table(
  'deeds',
  {
    cityWall: { spaces: '3 farmer + 3 craftsman + 1 trader + 3 knight', coins: 1 },
    canal: { spaces: '3 farmer + 3 boatman + 2 craftsman + 2 trader', coins: 1, steps: 1 },
    cathedral: { spaces: '2 craftsman + 2 trader + 2 monk', coins: 2 },
    plagueDeed: { spaces: '1 farmer + 1 boatman + 1 trader + 2 scholar', coins: 2 },
    boatGuild: { spaces: '3 boatman + 1 scholar', coins: 1 },
    peace: { spaces: '2 knight + 1 scholar + 1 monk', coins: 2 },
    conclave: { spaces: '1 knight + 2 monk', coins: 3 },
    astronomy: { spaces: '1 trader + 2 scholar', coins: 1 },
  },
  {
    check: (all) =>
      unless([
        Object.values(all).every(({ spaces }) => isReadable(spaces)),
        'deedWritten',
        '3 farmer + 1 knight',
        PROFESSION_KEYS.join(', '),
      ]),
  },
);

export const DEED_KEYS = [
  'cityWall',
  'canal',
  'cathedral',
  'plagueDeed',
  'boatGuild',
  'peace',
  'conclave',
  'astronomy',
] as const;
export type DeedKey = (typeof DEED_KEYS)[number];
export const DEEDS = DEED_KEYS.length;
/** The one deed that leaves a choice of reward. ORL-DEED-04 */
export const CANALISATION = DEED_KEYS.indexOf('canal');
/** What may be had there instead of a coin. */
export const CANAL_STEPS = deeds.canal.steps;
export const DEED_COINS: readonly number[] = DEED_KEYS.map((key) => deeds[key].coins);

/* Spaces of deeds, seven professions for each deed, one deed after the other. */
export const DEED_SPACES: readonly number[] = DEED_KEYS.flatMap((key) => spacesFrom(deeds[key].spaces));
export const deedSpace = (deed: number, profession: number): number => deed * PROFESSIONS + profession;

/** Whom a deed needs, one by one, as its spaces are printed. */
export const neededFor = (deed: number): readonly number[] =>
  PROFESSION_KEYS.flatMap((_, profession) =>
    Array.from({ length: DEED_SPACES[deedSpace(deed, profession)] }, () => profession),
  );
