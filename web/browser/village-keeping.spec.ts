import { village } from '@spielstube/games/village/index.ts';
import { isAsked, playedRecord, seatPlans } from './finished.ts';
import { test } from './parlour.ts';
import { reloadThere } from './reloading.ts';

for (const [kind, question] of [
  ['pay', 'Womit zahlst du am Brunnen?'],
  ['buyOut', 'Messe: Wen löst du aus dem Beutel aus?'],
  ['climb', 'Messe: Wer steigt in der Kirche auf?'],
]) {
  test(`a reload in the middle of "${question}" changes nothing`, async ({ parlour }) => {
    const record = playedRecord({
      game: village,
      seats: seatPlans(2),
      seed: 'reload-10',
      until: isAsked(0, kind),
    });
    await reloadThere(parlour, village, record, question);
  });
}
