import { villagers } from '@spielstube/games/villagers/index.ts';
import { foundRecord, isAsked, seatPlans } from './finished.ts';
import { test } from './parlour.ts';
import { reloadThere } from './reloading.ts';

for (const [kind, question] of [
  ['unlock', /Schloss/],
  ['putBack', /zurück/],
  ['apprentice', /Gehilfe/],
  ['stack', /Stapel/],
] as const) {
  test(`a reload in the middle of "${kind}" changes nothing`, async ({ parlour }) => {
    const record = foundRecord({
      game: villagers,
      seats: seatPlans(3),
      options: { support: true, profiteers: true, development: true },
      until: (table) => isAsked(0, kind)(table) && table.record().moves.at(-1)?.seat === 0,
    });
    await reloadThere(parlour, villagers, record, question);
  });
}
