import { type AskedLine, capital } from '@spielstube/engine/text';
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

function limit(most: number, bagTooSmall: boolean, tower: boolean): string {
  if (!bagTooSmall) {
    if (most === 0) return tower ? 'Market and Gunpowder Tower are full.' : 'The market is full.';
    return `${tower ? 'Market and Gunpowder Tower have' : 'The market has'} room for only ${inWords(most)}.`;
  }
  if (most === 0) return 'Your bag is empty.';
  return `There ${most === 1 ? 'is' : 'are'} only ${inWords(most)} in the bag.`;
}

export function question(asked: Asked): AskedLine {
  switch (asked.kind) {
    case 'removeTile':
      return {
        title: 'Which place tile leaves the game?',
        hint: 'Everybody removes one before the first round begins.',
      };
    case 'followers':
      return {
        title: 'How many people do you draw?',
        hint: [
          `Your knights allow ${asked.allowed}${asked.returned > 0 ? `, ${asked.returned} of which you have taken back` : ''}.`,
          asked.most + asked.returned < asked.allowed && limit(asked.most, asked.bagTooSmall, asked.tower),
          asked.lying && asked.returned === 0 && 'Instead of drawing you may take people back from places.',
        ]
          .filter((part) => part !== false)
          .join(' '),
      };
    case 'tower':
      return {
        title: 'Who waits in the Gunpowder Tower?',
        hint:
          asked.over > 0
            ? `The market has only ${inWords(MARKET_SPACES)} spaces: ${inWords(asked.over)} must go into the tower.`
            : asked.room === 0
              ? 'The tower is full. Take somebody out before you put anybody in, or leave it like this.'
              : `There is room for ${inWords(asked.room)} more. First out of the tower, then into it.`,
      };
    case 'plan':
      return {
        title: asked.waiting === 0 ? 'Is your plan complete?' : 'Whom do you place where?',
        hint: `${asked.waiting === 0 ? 'Everybody is placed.' : asked.waiting === 1 ? 'One person is waiting and may stay on the market.' : `${asked.waiting} are waiting; whoever is not placed stays on the market.`} ${asked.open ? 'The others are watching.' : 'Others see your plan only when all are ready.'}`,
      };
    case 'act':
      return {
        title: 'Which place do you use?',
        hint: `${asked.usable === 1 ? 'One place is ready. Use it' : `${asked.usable} places are ready. Use one of them now`}, or pass for the rest of the round.`,
      };
    case 'recruit':
      return {
        title: 'Whom do you bring from the Village?',
        hint: 'The newcomer goes into your bag, and the track brings you something.',
      };
    case 'chooseTile':
      return {
        title: 'Which place tile do you take?',
        hint:
          asked.category === 1
            ? 'Your first trader brings one of category I.'
            : 'Any that is on offer, category I or II. You can fill it from now on.',
      };
    case 'travel':
      return {
        title: `Where does your merchant go from ${cityName(asked.city)}?`,
        hint: asked.road
          ? 'Over one road to the next town. You may take a good that lies on the way.'
          : 'Over one waterway to the next town. You may take a good that lies on the way.',
      };
    case 'takeGood':
      return {
        title: asked.goods.length > 1 ? 'Which good do you take?' : 'Do you take the good?',
        hint: `On the way to ${cityName(asked.city)} ${asked.goods.length > 1 ? 'lie' : 'lies'} ${listOf(asked.goods.map(goodName))}.`,
      };
    case 'send':
      return {
        title: asked.sent > 0 ? 'Do you send anybody else?' : 'Whom do you send to which deed?',
        hint: `Whoever leaves the ${asked.place === GUNPOWDER_TOWER ? 'Gunpowder Tower' : 'Town Hall'} takes a space of their profession and does not return.`,
      };
    case 'canalReward':
      return {
        title: 'Canalisation: coin or development?',
        hint: `For each person you send: ${coins(DEED_COINS[CANALISATION])} or ${steps(CANAL_STEPS)}.`,
      };
    case 'pharmacy':
      return {
        title: 'Pharmacy: how many coins do you pay?',
        hint: `One development step for each coin, ${inWords(EFFECTS.pharmacy.mostCoins)} at most. You have ${coins(asked.coins)}.`,
      };
    case 'bathhouse':
      return {
        title: 'Bathhouse: whom do you place where?',
        hint: `You drew ${personsObject(asked.drawn, 'your')}. ${asked.left === 1 ? 'One more is' : `${asked.left} more are`} placed if possible; the rest go into the bag.`,
      };
    case 'endTurn':
      return {
        title: 'Your turn is done.',
        hint: 'End it, and the next player goes on. You can still take it back, unless something was drawn.',
      };
    case 'technology':
      return {
        title: 'Where does your technology go?',
        hint: `You have ${gears(asked.farmerGears + asked.freeGears)}${asked.farmerGears === 0 ? '' : asked.freeGears === 0 ? ', for farmers only' : `, ${asked.farmerGears} for farmers only`}. One in each place at most, and only on empty spaces.`,
      };
    case 'torture':
      return {
        title: 'Torture: what do you give up?',
        hint: `You are ${coins(asked.owed)} short. Each thing counts one coin and leaves the game.`,
      };
    case 'sacristy':
      return {
        title: `${eventName(asked.event)}: does the Sacristy help you?`,
        hint: 'The monk goes into the bag, and the event passes you by. Or he stays where he is.',
      };
    case 'harvest':
      return {
        title: 'Harvest: which food do you give?',
        hint: `${capital(foodName)}. Only those who have none pay ${coins(HARVEST_FINE)}.`,
      };
  }
}

/** What the others read while they wait. */
export const waiting: Readonly<Record<QuestionKind, string>> = {
  removeTile: 'removes a place tile',
  followers: 'chooses how many people to draw',
  tower: 'fills the Gunpowder Tower',
  plan: 'is planning',
  act: 'chooses a place',
  recruit: 'brings somebody from the Village',
  chooseTile: 'picks a place tile',
  travel: 'is travelling',
  takeGood: 'chooses a good',
  send: 'sends people to deeds',
  canalReward: 'chooses coin or development',
  pharmacy: 'is at the Pharmacy',
  bathhouse: 'is in the Bathhouse',
  endTurn: 'ends the turn',
  technology: 'places technology',
  torture: 'is being tortured',
  sacristy: 'thinks of the Sacristy',
  harvest: 'gives food',
};
