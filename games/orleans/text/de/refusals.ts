import { capital } from '@spielstube/engine/text';
import { ROAD } from '../../data/map.ts';
import { EFFECTS } from '../../data/places.ts';
import { HARVEST_FINE, MARKET_SPACES } from '../../data/setup.ts';
import type { OrleansLanguage } from '../types.ts';
import {
  cityName,
  coins,
  deedName,
  goodName,
  inedibleName,
  inWords,
  listOf,
  needName,
  personName,
  professionName,
  professionsName,
  trackName,
} from './words.ts';

/** How many may still be drawn, where that is less than the knights allow. */
function stillToDraw(allowed: number, returned: number, most: number): string {
  if (returned === allowed) return ' Sie sind aufgebraucht: Wen du zurücknimmst, der zählt mit.';
  if (most === allowed) return '';
  return most === 0 ? ' Ziehen kannst du jetzt niemanden.' : ` Ziehen kannst du jetzt höchstens ${most}.`;
}

/** Why not: one sentence for each reason in the rules. */
export const refusals: OrleansLanguage['refusals'] = {
  drawLimit: (detail) =>
    `Deine Ritter erlauben dir ${detail('allowed')} Leute in dieser Runde.${stillToDraw(detail('allowed'), detail('returned'), detail('most'))}`,
  marketFull: (detail) => {
    const tower = detail('tower') === 1;
    if (detail('room') > 0)
      return `Auf dem Markt ${tower ? 'und im Pulverturm ' : ''}ist nur noch Platz für ${detail('room') === 1 ? 'einen' : inWords(detail('room'))}.`;
    return tower
      ? `Markt und Pulverturm sind voll: Mehr als ${inWords(MARKET_SPACES + EFFECTS.gunpowderTower.room)} Leute warten dort nicht.`
      : `Der Markt ist voll: Mehr als ${inWords(MARKET_SPACES)} Leute warten dort nicht.`;
  },
  bagTooSmall: (detail) =>
    detail('persons') === 0
      ? 'Dein Beutel ist leer.'
      : `In deinem Beutel ${detail('persons') === 1 ? 'ist nur einer' : `sind nur ${inWords(detail('persons'))}`}.`,
  gearStays: () => 'Technik bleibt für immer, wo sie liegt.',
  towerFull: () =>
    `Der Pulverturm hat nur Platz für ${inWords(EFFECTS.gunpowderTower.room)}, und er ist voll.`,
  marketOverfull: (detail) =>
    `Auf dem Markt ${detail('persons') === 1 ? 'ist einer' : `sind ${inWords(detail('persons'))}`} zu viel: Erst in den Pulverturm damit.`,
  fetchBeforeStowing: () =>
    'Du hast schon jemanden hineingelegt: Herausgeholt wird vorher. Nimm den Schritt zurück, wenn du tauschen willst.',
  wrongProfession: (detail) =>
    `Dieses Feld ist für ${professionsName(detail('needs'))}; ${detail('profession') < 0 ? 'sonst darf nur ein Mönch hierher' : `ein ${professionName(detail('profession'))} darf hier nicht stehen, ein Mönch schon`}.`,
  onlyMonks: () => 'Dieses Feld ist für Mönche, und einen Mönch vertritt niemand.',
  noOwnInTownHall: () => 'Eigene Leute kommen nie ins Rathaus: In Werke dürfen nur neutrale gehen.',
  spaceCovered: () => 'Auf diesem Feld liegt schon etwas.',
  notYourPlace: () => 'Dieser Ort gehört dir nicht.',
  nobodyOfThatKind: (detail) =>
    detail('kind') < 0
      ? 'So jemanden hast du hier nicht.'
      : `${capital(personName(detail('kind')))}: So jemand wartet hier nicht.`,
  placedEarlier: () =>
    'Wer seit einer früheren Runde hier liegt, bleibt liegen. Zurück auf den Markt geht es nur, bevor du ziehst.',
  notCovered: (_detail, list) =>
    list('missing').length === 0
      ? 'Der Ort ist nicht ganz besetzt.'
      : `Hier ${list('missing').length === 1 ? 'fehlt' : 'fehlen'} noch: ${listOf(list('missing').map(needName))}.`,
  privilegeOnly: () => 'Diese Ortskarte wirkt von selbst, solange du sie hast: Sie kostet keinen Zug.',
  sacristyWaits: () =>
    'Die Sakristei hilft erst beim Ereignis am Ende der Runde. Der Mönch wartet dort so lange.',
  noPersonLeft: (detail) => `Es gibt keine ${professionsName(detail('profession'))} mehr im Vorrat.`,
  trackEnd: (detail) => `Auf der ${trackName(detail('track'))} bist du am Ende.`,
  goodNotOnMarket: (detail) => `Auf dem Warenmarkt fehlt, was es hier gäbe: ${goodName(detail('good'))}.`,
  noGearLeft: () => 'Davon ist keine Technik mehr da.',
  noTileLeft: () => 'Es liegt keine Ortskarte mehr aus, die du nehmen dürftest.',
  nobodyToRecruit: () =>
    'Aus dem Dorf kann gerade niemand kommen: Schiffer, Handwerker und Händler fehlen, oder ihre Leiste bringt dir nichts mehr.',
  pilgrimage: () => 'In einer Runde mit Wallfahrt bringt das Kloster keinen Mönch.',
  developmentEnd: () => 'Weiter geht es auf der Entwicklungsleiste nicht.',
  noPath: (detail) => `Von ${cityName(detail('city'))} führt kein solcher Weg weiter.`,
  otherKindOfPath: (detail) =>
    detail('needed') === ROAD
      ? 'Ein Wagen fährt nur auf Landwegen; das hier ist ein Wasserweg.'
      : 'Das Schiff fährt nur auf Wasserwegen; das hier ist ein Landweg.',
  cityTaken: (detail) => `In ${cityName(detail('city'))} steht schon ein fremdes Kontor.`,
  ownStationThere: (detail) => `In ${cityName(detail('city'))} hast du schon ein Kontor.`,
  noStationLeft: () => 'Du hast kein Kontor mehr im Vorrat.',
  nobodyToSend: () => 'Hier liegt niemand, für den ein Werk noch ein Feld frei hat.',
  noDeedSpace: (detail) =>
    `Das Werk „${deedName(detail('deed'))}“ hat kein freies Feld für ${professionsName(detail('profession'))}.`,
  ownStay: () => 'Eigene Leute verlassen dich nie: In Werke gehen nur neutrale.',
  tooFewCoins: (detail) => `Dir ${detail('missing') === 1 ? 'fehlt' : 'fehlen'} ${coins(detail('missing'))}.`,
  tooFewFields: (detail) =>
    `Bis zum Ende der Leiste ${detail('fields') === 1 ? 'ist nur noch ein Feld' : `sind nur noch ${inWords(detail('fields'))} Felder`}.`,
  bagEmpty: () => 'Dein Beutel ist leer: Es gibt niemanden zu ziehen.',
  notInTheBathhouse: () => 'Auf das Badehaus selbst setzt das Badehaus niemanden.',
  mustBePlaced: () =>
    `Wer gesetzt werden kann, muss gesetzt werden, bis zu ${inWords(EFFECTS.bathhouse.placed)}.`,
  categoryTwo: () => 'Dein erster Händler bringt nur eine Ortskarte der Kategorie I.',
  tileTaken: () => 'Diese Ortskarte hat schon jemand.',
  tileGone: () => 'Diese Ortskarte ist aus dem Spiel.',
  farmersOnly: () => 'Diese Technik ersetzt nur Bauern: Sie kam vom ersten Feld der Handwerkerleiste.',
  noGearForMonks: () => 'Einen Mönch ersetzt auch Technik nicht.',
  oneGearAPlace: () => 'An diesem Ort liegt schon Technik; mehr als eine geht nicht.',
  singleSpace: () => 'An einem Ort mit nur einem Feld ist Technik nicht erlaubt.',
  noGearInTownHall: () => 'Ins Rathaus gehören Menschen: Technik kann man in kein Werk schicken.',
  noNeutralInBag: () => 'In deinem Beutel ist niemand, den du hergeben dürftest: Eigene Leute zählen nicht.',
  coinFieldBehind: () =>
    'Von einem Münzfeld geht es nicht zurück, auch nicht auf eines: Die Münzen gäbe es sonst zweimal.',
  onStartField: () => 'Du stehst noch am Anfang der Entwicklungsleiste.',
  noGoods: () => 'Davon hast du nichts.',
  noUnbuilt: () => 'Dein Vorrat an Kontoren ist leer.',
  citizensStay: () => 'Bürger kann dir niemand nehmen, auch nicht die Folter.',
  onlyFromTheBag: () => 'Hergeben kannst du nur, wer im Beutel ist, blind gezogen.',
  noFood: () => `${inedibleName} kann man nicht essen.`,
  foodIsAtHand: () => `Du hast Nahrung. Die ${coins(HARVEST_FINE)} zahlt nur, wer keine hat.`,
  notYourTurn: () => 'Du bist gerade nicht dran.',
  notOffered: () => 'Das steht jetzt nicht zur Wahl.',
};
