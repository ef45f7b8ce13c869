import type { Refusals } from '@spielstube/engine/text';
import { BEER } from '../../../data/pieces.ts';
import type { InnReasonId } from '../../../rules/reasons.ts';
import { missingCubes, standIn } from '../lacks.ts';
import { coins, goodsCount, listOf } from '../words.ts';
import { villagerMoment, villagerName } from './villagers.ts';

/** Why not, at the Inn and with its cards. */
export const innRefusals = {
  cardScoredAtEnd: (detail) =>
    `${villagerName(detail('card'))}: Diese Karte hat ein leeres Tintenfass. Sie bleibt auf der Hand und wird am Ende gewertet.`,
  cardNotNow: (detail) =>
    `${villagerName(detail('card'))}: Diese Karte geht jetzt nicht. Ihr Augenblick: ${villagerMoment(detail('card'))}.`,
  nobodyBelowTop: () => 'Der Abt braucht jemanden von dir auf einer der Kirchenstufen 1 bis 3.',
  allCastlesMarked: () => 'Auf allen Burgen liegt schon dein Marker: Der Bote weiß nicht, wohin.',
  noCouncillor: () => 'Der Ratsherr braucht jemanden von dir in der Ratsstube.',
  noPrivilege: () => 'Keines deiner Privilegien ist gerade zu nutzen: Der Ratsherr könnte nichts tun.',
  notOnMarketDay: () => 'Am Markttag kommt das Kräuterweib nicht.',
  noFarmMemberForCard: () => 'Die Base braucht jemanden auf deinem Hof.',
  cardTooDear(detail) {
    const need = detail('beer') > 0 ? goodsCount(BEER, detail('beer')) : coins(detail('coins'));
    const have = detail('beer') > 0 ? detail('hasBeer') : detail('hasCoins');
    return `Die Karte kostet ${need}, du hast ${have === 0 ? 'nichts davon' : `nur ${have}`}. Bier und Münzen ersetzen einander hier nicht.`;
  },
  stackEmpty: () => 'Alle Kartenstapel sind leer: Im Wirtshaus gibt es nichts mehr zu holen.',
  innStepTooDear: (detail) =>
    `Das Wirtshaus kostet zuerst ${missingCubes(detail)}, und du hast keinen Stein. ${standIn(detail('coins'))}`,
} satisfies Refusals<InnReasonId>;

/** What is missing where nothing can be done at the Inn. */
export const innLacks = (detail: (key: string) => number): string => {
  const missing = listOf([
    detail('members') > 0 && 'jemand im Wirtshaus oder auf dem Hof',
    detail('any') > 0 && missingCubes(detail),
  ]);
  return missing === ''
    ? 'Alle Kartenstapel des Wirtshauses sind leer.'
    : `Für das Wirtshaus fehlt dir: ${missing}.`;
};
