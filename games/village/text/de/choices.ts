import { CHURCH_TIME } from '../../data/church.ts';
import { SALE_GREEN, SALE_TIME } from '../../data/market.ts';
import { PLAGUE, PLAGUE_TIME, WAGON, WELL_CUBES } from '../../data/pieces.ts';
import { TRAVEL_TIME, TRAVEL_WAGONS } from '../../data/travel.ts';
import type { VillageWish } from '../../rules/moves.ts';
import type { FrameKind } from '../../rules/state.ts';
import type { BaseChoice, Choice } from '../facts.ts';
import { elsewhere } from '../layers.ts';
import { resting } from './rest.ts';
import { customerWords, goalName, goalNeeds } from './tiles.ts';
import {
  atPlace,
  CHURCH_CUBES,
  COUNCIL_CUBES,
  castleName,
  coins,
  cubeName,
  cubes,
  figure,
  goodObject,
  goodsCount,
  grain,
  payment,
  points,
  privilegeName,
  rewardOf,
  spaceName,
  time,
  workerAt,
} from './words.ts';

const SALE_PRICE = `${cubes([0, SALE_GREEN])}, ${time(SALE_TIME)}`;

const DONE: Partial<Record<FrameKind, string>> = {
  produceNow: 'Noch nichts herstellen',
  privilege: 'Kein Privileg nutzen',
  buyOut: 'Niemanden mehr auslösen',
  climb: 'Nicht weiter aufsteigen',
  goals: 'Kein Lebensziel mehr aufdecken',
};

export function choice(c: Choice): string | undefined {
  switch (c.do) {
    case 'cube':
      return cube(c.space, c.cube, c.forConny);
    case 'well':
      return `Brunnen: ${WELL_CUBES} gleiche Steine für eine beliebige Aktion`;
    case 'choose':
      return `Aktion „${spaceName(c.space)}“`;
    case 'harvest':
      return c.kept < c.grain
        ? `Ernten: ${grain(c.grain)}, davon passen ${c.kept} auf den Hof`
        : `Ernten: ${grain(c.grain)}`;
    case 'birth':
      return c.member === 0 ? 'Nachwuchs bekommen' : `Nachwuchs: eine ${figure(c.member)} auf den Hof`;
    case 'recall':
      return c.member === 0
        ? 'Jemanden heimholen'
        : `Die ${figure(c.member)} ${atPlace(c.place)} heim auf den Hof holen`;
    case 'train':
      return `${workerAt(c.place)} ausbilden${named(c.member)}: ${time(c.time)}`;
    case 'produce':
      return `${made(c.good, c.count)} fertigen: ${time(c.time)}`;
    case 'order':
      return `${made(c.good, c.count)} kaufen: ${c.grain > 0 ? grain(c.grain) : cubes(c.cubes)}`;
    case 'mill':
      return `Mühle: ${time(c.time)} und ${grain(c.grain)} für ${coins(c.coins)}`;
    case 'enter':
      return `In die Ratsstube eintreten${named(c.member)}: ${time(c.time)} und eine Schriftrolle oder ${COUNCIL_CUBES}`;
    case 'advance':
      return c.time === 0
        ? `Mit der ${figure(c.member)} weiter aufsteigen`
        : `Mit der ${figure(c.member)} auf Stufe ${c.step} der Ratsstube: ${time(c.time)} und eine Schriftrolle oder ${COUNCIL_CUBES}`;
    case 'privilege':
      return `Privileg ${c.step}: ${privilegeName(c.step)}`;
    case 'travel':
      return `${who(c.member)} zur ${castleName(c.castle)}: ${goodsCount(WAGON, TRAVEL_WAGONS)}, ${time(TRAVEL_TIME)}, ${cubes(c.cubes)}; ${c.first ? `bringt ${rewardOf(c.castle)}` : 'schon besucht'}`;
    case 'devote':
      return `${who(c.member)} in den schwarzen Beutel geben: ${CHURCH_CUBES} oder ${time(CHURCH_TIME)}`;
    case 'payScroll':
      return 'Mit einer Schriftrolle zahlen';
    case 'payCubes':
      return `Mit ${c.church ? CHURCH_CUBES : COUNCIL_CUBES} zahlen`;
    case 'payTime':
      return `Mit ${CHURCH_TIME} Zeit zahlen`;
    case 'giveRing':
      return 'Den Marker „Nächster Startspieler“ statt einer Münze geben';
    case 'keepRing':
      return 'Den Marker behalten';
    case 'pay':
      return payment(c.payment.cubes, c.payment.coins);
    case 'takeCubes':
      return `${twoCubes(c.cubes)} nehmen`;
    case 'takeGood':
      return `${goodObject(c.good)} nehmen`;
    case 'serve':
      if (c.customer === null) return `Kunden an Stand ${c.stall + 1} bedienen`;
      return `Kunden an Stand ${c.stall + 1} bedienen: ${customerWords(c.customer)}, bringt ${points(c.customer.points)}${c.free ? '' : `; dazu ${SALE_PRICE}`}`;
    case 'pass':
      return 'Passen und den Markttag verlassen';
    case 'dies':
      return `Die ${figure(c.member)} ${atPlace(c.place)} stirbt (${resting(c.to)})`;
    case 'buyOut':
      return `Die ${figure(c.member)} auslösen: ${coins(1)}`;
    case 'climb':
      return c.grain === 0
        ? `Mit der ${figure(c.member)} weiter aufsteigen`
        : `Mit der ${figure(c.member)} auf Stufe ${c.step} der Kirche: ${grain(c.grain)}`;
    case 'reveal':
      return `Lebensziel aufdecken: ${goalName(c.goal)} (${goalNeeds(c.goal)})`;
    case 'done':
      return DONE[c.question] ?? 'Fertig';
    case 'decline':
      return 'Auf die Aktion verzichten';
    case 'end':
      return 'Zug beenden';
    default:
      return elsewhere<Exclude<Choice, BaseChoice>>(c);
  }
}

const stone = (kind: number): string => (kind === PLAGUE ? 'Peststein' : cubeName(kind));

function cube(space: number, kind: number, forConny: boolean): string {
  if (forConny) return `${stone(kind)} von „${spaceName(space)}“ für Conny`;
  const price = kind === PLAGUE ? ` (kostet ${time(PLAGUE_TIME)})` : '';
  return `${stone(kind)} von „${spaceName(space)}“ nehmen${price}`;
}

/** „Ochsen“, „2 Bier“ */
const made = (good: number, n: number): string => (n === 1 ? goodObject(good) : goodsCount(good, n));
const named = (number: number): string => (number === 0 ? '' : ` (${figure(number)})`);
const who = (number: number): string => (number === 0 ? 'Jemanden' : `Die ${figure(number)}`);

/** „2 Wissen", „1 Können und 1 Glaube" */
function twoCubes(taken: readonly number[]): string {
  const byColour = [0, 0, 0, 0];
  for (const colour of taken) byColour[colour]++;
  return cubes(byColour);
}

export function wish(w: VillageWish): string {
  switch (w.wish) {
    case 'queue':
      return `Kunden ${w.place + 1} der Warteschlange bedienen`;
    case 'act':
      return `${stone(w.cube)} nehmen und „${spaceName(w.space)}“ nutzen`;
    case 'pass':
      return 'Nichts tun';
  }
}
