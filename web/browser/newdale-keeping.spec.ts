import { newdale } from '@spielstube/games/newdale/index.ts';
import { foundRecord, isAsked, seatPlans } from './finished.ts';
import { test } from './parlour.ts';
import { reloadThere } from './reloading.ts';

for (const [kind, question] of [
  ['pay', /zahl/],
  ['takeTile', /Plättchen/],
  ['feed', /Kette/],
  ['discard', /Karte/],
] as const) {
  test(`a reload in the middle of "${kind}" changes nothing`, async ({ parlour }) => {
    const record = foundRecord({
      game: newdale,
      seats: seatPlans(3),
      options: { chapter: 'II' },
      until: (table) => isAsked(0, kind)(table) && table.record().moves.at(-1)?.seat === 0,
    });
    await reloadThere(parlour, newdale, record, question);
  });
}
