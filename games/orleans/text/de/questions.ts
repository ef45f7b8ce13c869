import type { AskedLine } from '@spielstube/engine/text';
import { CANAL_STEPS, CANALISATION, DEED_COINS } from '../../data/deeds.ts';
import { EFFECTS, GUNPOWDER_TOWER } from '../../data/places.ts';
import { HARVEST_FINE, MARKET_SPACES } from '../../data/setup.ts';
import type { QuestionKind } from '../../rules/state.ts';
import type { Asked } from '../facts.ts';
import {
  cityName,
  coins,
  eventName,
  foodName,
  gears,
  goodName,
  inWords,
  listOf,
  personsObject,
  steps,
} from './words.ts';

const forPeople = (n: number): string => (n === 1 ? 'einen' : inWords(n));

function limit(most: number, bagTooSmall: boolean, tower: boolean): string {
  if (!bagTooSmall)
    return `Auf dem Markt ${tower ? 'und im Pulverturm ' : ''}ist ${most === 0 ? 'kein Platz mehr' : `nur Platz für ${forPeople(most)}`}.`;
  if (most === 0) return 'Dein Beutel ist leer.';
  return `Im Beutel ${most === 1 ? 'ist nur einer' : `sind nur ${inWords(most)}`}.`;
}

export function question(asked: Asked): AskedLine {
  switch (asked.kind) {
    case 'removeTile':
      return {
        title: 'Welche Ortskarte kommt aus dem Spiel?',
        hint: 'Jeder entfernt eine, bevor die erste Runde beginnt.',
      };
    case 'followers':
      return {
        title: 'Wie viele Leute ziehst du?',
        hint: [
          `Deine Ritter erlauben ${asked.allowed}${asked.returned > 0 ? `, ${asked.returned} davon hast du zurückgenommen` : ''}.`,
          asked.most + asked.returned < asked.allowed && limit(asked.most, asked.bagTooSmall, asked.tower),
          asked.lying && asked.returned === 0 && 'Statt zu ziehen, darfst du Leute von Orten zurücknehmen.',
        ]
          .filter((part) => part !== false)
          .join(' '),
      };
    case 'tower':
      return {
        title: 'Wer wartet im Pulverturm?',
        hint:
          asked.over > 0
            ? `Der Markt hat nur ${inWords(MARKET_SPACES)} Felder: ${asked.over === 1 ? 'Einer muss' : `${asked.over} müssen`} in den Turm.`
            : asked.room === 0
              ? 'Der Turm ist voll. Hole jemanden heraus, bevor du jemanden hineinlegst, oder lass es so.'
              : `Platz ist noch für ${forPeople(asked.room)}. Erst herausholen, dann hineinlegen.`,
      };
    case 'plan':
      return {
        title: asked.waiting === 0 ? 'Ist dein Plan fertig?' : 'Wen setzt du wohin?',
        hint: `${asked.waiting === 0 ? 'Alle sind gesetzt.' : asked.waiting === 1 ? 'Einer wartet noch; er darf auch auf dem Markt bleiben.' : `${asked.waiting} warten; wer nicht gesetzt wird, bleibt auf dem Markt.`} ${asked.open ? 'Die anderen sehen zu.' : 'Die anderen sehen deinen Plan erst, wenn alle fertig sind.'}`,
      };
    case 'act':
      return {
        title: 'Welchen Ort nutzt du?',
        hint: `${asked.usable === 1 ? 'Ein Ort ist bereit. Nutze ihn' : `${asked.usable} Orte sind bereit. Nutze jetzt einen davon`}, oder passe für den Rest der Runde.`,
      };
    case 'recruit':
      return {
        title: 'Wen holst du aus dem Dorf?',
        hint: 'Er kommt in deinen Beutel, und seine Leiste bringt dir etwas.',
      };
    case 'chooseTile':
      return {
        title: 'Welche Ortskarte nimmst du?',
        hint:
          asked.category === 1
            ? 'Dein erster Händler bringt eine der Kategorie I.'
            : 'Jede, die ausliegt, ob Kategorie I oder II. Du kannst sie ab sofort besetzen.',
      };
    case 'travel':
      return {
        title: `Wohin reist dein Kaufmann von ${cityName(asked.city)}?`,
        hint: asked.road
          ? 'Über einen Landweg in die nächste Stadt. Eine Ware am Weg darfst du mitnehmen.'
          : 'Über einen Wasserweg in die nächste Stadt. Eine Ware am Weg darfst du mitnehmen.',
      };
    case 'takeGood':
      return {
        title: asked.goods.length > 1 ? 'Welche Ware nimmst du mit?' : 'Nimmst du die Ware mit?',
        hint: `Auf dem Weg nach ${cityName(asked.city)} ${asked.goods.length > 1 ? 'liegen' : 'liegt'} ${listOf(asked.goods.map(goodName))}.`,
      };
    case 'send':
      return {
        title: asked.sent > 0 ? 'Schickst du noch jemanden?' : 'Wen schickst du in welches Werk?',
        hint: `Wer geht, kommt aus ${asked.place === GUNPOWDER_TOWER ? 'dem Pulverturm' : 'dem Rathaus'} auf ein Feld seines Berufs und kehrt nicht zurück.`,
      };
    case 'canalReward':
      return {
        title: 'Kanalisation: Münze oder Entwicklung?',
        hint: `Für jeden, den du schickst: ${coins(DEED_COINS[CANALISATION])} oder ${steps(CANAL_STEPS)}.`,
      };
    case 'pharmacy':
      return {
        title: 'Apotheke: Wie viele Münzen zahlst du?',
        hint: `Je Münze ein Entwicklungsschritt, höchstens ${inWords(EFFECTS.pharmacy.mostCoins)}. Du hast ${coins(asked.coins)}.`,
      };
    case 'bathhouse':
      return {
        title: 'Badehaus: Wen setzt du wohin?',
        hint: `Gezogen: ${personsObject(asked.drawn)}. Setze noch ${asked.left === 1 ? 'einen' : inWords(asked.left)}, wenn es geht; der Rest geht zurück.`,
      };
    case 'endTurn':
      return {
        title: 'Dein Zug ist getan.',
        hint: 'Beende ihn, dann ist der Nächste dran. Zurücknehmen geht noch, wenn nichts gezogen wurde.',
      };
    case 'technology':
      return {
        title: 'Wohin kommt deine Technik?',
        hint: `Du hast ${gears(asked.farmerGears + asked.freeGears)}${asked.farmerGears === 0 ? '' : asked.freeGears === 0 ? ', nur für Bauern' : `, davon ${asked.farmerGears} nur für Bauern`}. Höchstens eines an jedem Ort, nur auf leere Felder.`,
      };
    case 'torture':
      return {
        title: 'Folter: Was gibst du her?',
        hint: `Dir ${asked.owed === 1 ? 'fehlt 1 Münze' : `fehlen ${asked.owed} Münzen`}. Jede Sache zählt eine Münze und verlässt das Spiel.`,
      };
    case 'sacristy':
      return {
        title: `${eventName(asked.event)}: Hilft dir die Sakristei?`,
        hint: 'Der Mönch kommt in den Beutel, und das Ereignis geht an dir vorbei. Oder er bleibt liegen.',
      };
    case 'harvest':
      return {
        title: 'Ernte: Welche Nahrung gibst du ab?',
        hint: `${foodName}. Nur wer nichts davon hat, zahlt ${coins(HARVEST_FINE)}.`,
      };
  }
}

/** What the others read while they wait. */
export const waiting: Readonly<Record<QuestionKind, string>> = {
  removeTile: 'entfernt eine Ortskarte',
  followers: 'wählt, wie viele Leute kommen',
  tower: 'besetzt den Pulverturm',
  plan: 'plant',
  act: 'wählt einen Ort',
  recruit: 'holt jemanden aus dem Dorf',
  chooseTile: 'sucht eine Ortskarte aus',
  travel: 'reist',
  takeGood: 'wählt eine Ware',
  send: 'schickt Leute in Werke',
  canalReward: 'wählt Münze oder Entwicklung',
  pharmacy: 'ist in der Apotheke',
  bathhouse: 'ist im Badehaus',
  endTurn: 'beendet den Zug',
  technology: 'setzt Technik',
  torture: 'wird gefoltert',
  sacristy: 'denkt an die Sakristei',
  harvest: 'gibt Nahrung ab',
};
