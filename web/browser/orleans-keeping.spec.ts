import { orleans } from '@spielstube/games/orleans/index.ts';
import { foundRecord, isAsked, seatPlans } from './finished.ts';
import { test } from './parlour.ts';
import { reloadThere } from './reloading.ts';

for (const [kind, question] of [
  ['takeGood', /Ware/],
  ['canalReward', /^Kanalisation/],
  ['chooseTile', /Ortskarte/],
] as const) {
  test(`a reload in the middle of "${kind}" changes nothing`, async ({ parlour }) => {
    const record = foundRecord({
      game: orleans,
      seats: seatPlans(3),
      until: (table) => isAsked(0, kind)(table) && table.record().moves.at(-1)?.seat === 0,
    });
    await reloadThere(parlour, orleans, record, question);
  });
}
