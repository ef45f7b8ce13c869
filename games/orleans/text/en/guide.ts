import { capital, type Guides, joined } from '@spielstube/engine/text';
import { GOOD_POINTS } from '../../data/goods.ts';
import { HARVEST, INCOME, PLAGUE, TAXES, TRADING_DAY } from '../../data/hourglass.ts';
import { HARVEST_FINE } from '../../data/setup.ts';
import { NOTHING } from '../../rules/state.ts';
import type { Ahead, Contested, Threat } from '../guide.ts';
import type { OrleansTexts } from '../types.ts';
import {
  cityName,
  coins,
  deedName,
  goodName,
  inWords,
  listOf,
  needName,
  people,
  placeName,
  points,
  professionName,
  steps,
} from './words.ts';

const either = (parts: readonly string[]): string => joined(parts, 'or');
const more = (rounds: number): string =>
  rounds === 0
    ? 'This is the last round'
    : rounds === 1
      ? 'Only one more round follows'
      : `${capital(inWords(rounds))} more rounds follow`;

/** What the event of the round will cost, where that can still be helped. */
function warning({ event, coins: n, missing, hungry, shielded }: Threat): string | null {
  if (shielded) return null;
  if (event === HARVEST && hungry)
    return `The round ends with a Harvest, and you have no food: that costs ${coins(HARVEST_FINE)}. The Farmhouse or goods on the way could change it.`;
  if (event === TAXES && missing > 0)
    return `Taxes are due at the end of the round, and you are ${coins(missing)} short: find some money, or torture is waiting.`;
  if (event === TAXES && n < 0)
    return `At the end of the round you pay ${coins(-n)} in taxes, unless your goods change.`;
  if (event === PLAGUE)
    return 'At the end of the round the Plague takes somebody from the bag. On the market and on places people are safe.';
  return null;
}

function ahead({ status, toStatus, toCoins, coins: n, toCitizen, worth }: Ahead): string {
  if (toStatus === 0 && toCoins === 0) return 'Nothing lies ahead any more: a coin is a certain point.';
  const near = listOf([
    toCoins > 0 && `the next ${coins(n)} are ${steps(toCoins)} away`,
    toCitizen > 0 && `the next citizen is ${toCitizen} away`,
  ]);
  return `${toStatus > 0 ? `Status ${status + 1} is ${steps(toStatus)} away${worth > 0 ? ` and would be worth ${points(worth)} with what you have` : ''}.` : 'Your status is the highest already.'}${near === '' ? '' : ` ${capital(near)}.`}`;
}

function contested({ what, which }: Contested): string {
  switch (what) {
    case 'station':
      return `Another merchant stands in ${cityName(which)}: whoever builds first has the town`;
    case 'good':
      return `The goods market has one last ${goodName(which)}, and your Farmhouse needs it`;
    case 'deed':
      return `“${deedName(which)}” lacks just one person, and the last one brings the citizen`;
  }
}

export const guides: Guides<OrleansTexts> = {
  removeTile: ({ seats }) =>
    `${capital(inWords(seats))} place tiles will be missing for the whole game. Take out one that helps others more than you.`,
  followers({ inBag, most, likely, plague, unfinished }) {
    if (plague)
      return 'At the end of the round the Plague takes somebody from the bag: whoever you draw now is safe on the market and on places.';
    if (unfinished.length > 0)
      return `Half filled: ${listOf(unfinished.map(placeName))}. Completing is usually better than taking people back.`;
    if (inBag > 0 && most === inBag)
      return 'You can empty the whole bag, so you know who comes. Drawing fewer hardly ever pays.';
    return inBag === 0
      ? 'Your bag is still empty: people go there once they have carried out an action.'
      : `There are ${inBag} in the bag; the most likely to come is a ${professionName(likely)}. More choice is nearly always better; whoever is not needed waits on the market.`;
  },
  tower: ({ neutral, plague }) =>
    plague
      ? 'The tower is as safe from the Plague as the market. From here you can send neutral people to deeds without the Town Hall.'
      : neutral
        ? 'Neutral people in the tower can be sent to deeds without the Town Hall. You can also place them from here as from the market.'
        : 'Own people cannot go to deeds from here: for them the tower is just a second market.',
  plan({ roundsLeft, late, threat, following, small, early, ready, nearly, perStation }) {
    const danger = warning(threat);
    if (danger !== null && (threat.hungry || threat.missing > 0)) return danger;
    if (late)
      return `${more(roundsLeft)}: now it matters what still brings points. A trading station is worth ${points(perStation)} at your status.`;
    if (nearly.length > 0)
      return `Just one person is missing: ${nearly.map(({ place, needs }) => `${placeName(place)} (${needName(needs)})`).join(', ')}. Complete half-filled places, and their people are soon back.`;
    if (small)
      return `Only ${inWords(following)} people follow you${early ? ' yet' : ''}. ${early ? 'Early on it pays to fill the bag, and to visit the Castle so that you draw more of them.' : 'Each newcomer makes the rounds to come stronger.'}`;
    if (danger !== null) return danger;
    return ready.length > 0
      ? `Ready so far: ${listOf(ready.map(placeName))}. Every complete place is an action; a few complete ones do more than many halves.`
      : 'Every complete place is an action. Plan the one that matters most first, then see who is left.';
  },
  act({ usable, rivals, contested: first }) {
    if (first !== null && rivals > 0) return `${contested(first)}. The rest can wait.`;
    return rivals === 0
      ? 'All others have passed: use what is ready at your leisure.'
      : usable === 1
        ? 'This is your last ready place. If you leave it, its people stay there for the next round, but you do not draw them.'
        : `You have ${inWords(usable)} actions, but only one each turn. First what somebody could take from you: place tiles, goods on the way, towns, last spaces of deeds.`;
  },
  recruit({ roundsLeft, late, scarce, left, gears, tile, coins: hasCoins }) {
    if (late)
      return `${more(roundsLeft)}. Coins are points at once; technology and places would still have to earn their keep.`;
    const extras = [
      gears > 0 && `technology saves you a person every round (${gears} ${gears === 1 ? 'is' : 'are'} left)`,
      tile && 'a new place gives you an action that nobody else has',
      hasCoins && 'coins help at once',
    ].filter((part) => part !== false);
    const few = left <= 2 ? `There ${left === 1 ? 'is' : 'are'} only ${people(scarce, left)} left. ` : '';
    return `${few}${capital(extras.join(', '))}.`;
  },
  chooseTile: ({ roundsLeft, late, early, many, count }) =>
    late
      ? `${more(roundsLeft)}. Take what can be used at once and brings points.`
      : `A place is worth as much as the people you have for it: you have ${people(many, count)}, more than of any other kind. ${early ? 'So early, what you can use every round pays best.' : 'And what you take, others miss.'}`,
  travel({ free, best, late, perStation }) {
    const town =
      free.length === 0
        ? 'None of the towns in reach is free for you to build.'
        : `You could build in ${either(free.map(cityName))}; a trading station counts ${points(perStation)} at your status.`;
    if (best === NOTHING) return `${town} There are no goods left on these ways.`;
    return `${town} The best good on the way is ${goodName(best)}, ${points(GOOD_POINTS[best])}${late ? ', and what you have you have' : ''}.`;
  },
  takeGood({ best, tax, hungry }) {
    if (hungry)
      return 'The round ends with a Harvest, and you have no food: something to eat saves you the fine.';
    if (tax)
      return `One more good raises your taxes by a coin; ${goodName(best)} in turn is worth ${points(GOOD_POINTS[best])} at the end.`;
    return `${capital(goodName(best))} is worth ${points(GOOD_POINTS[best])} at the end, and ways are not filled again. Leaving it hardly pays.`;
  },
  send({ closing, perCitizen, many }) {
    if (closing.length > 0)
      return `${listOf(closing.map((deed) => `“${deedName(deed)}”`))}: just one person is missing there. Its citizen is worth ${points(perCitizen)} at your status.`;
    return many
      ? 'Nobody will be missed: the bag gets slimmer, and you draw more often whom you need.'
      : 'Whoever goes will be missing in the next rounds. Give away those you seldom need, and help nobody else to the last space.';
  },
  canalReward: ahead,
  pharmacy: ahead,
  bathhouse: ({ nearly }) =>
    nearly.length > 0
      ? `One person would complete: ${listOf(nearly.map(placeName))}. What becomes ready may still be used in this round.`
      : 'No place becomes ready by one person alone. Place the two where they help you in the next round.',
  endTurn: ({ usable, rivals, gears }) =>
    usable === 0
      ? `No other place is ready: in your next turn you will pass by yourself${gears ? ' and may then place technology' : ''}.`
      : rivals === 0
        ? 'All others have passed; it is your turn again at once.'
        : `${usable === 1 ? 'One place is' : `${capital(inWords(usable))} places are`} still ready. Look what others could take from you first.`,
  technology: ({ roundsLeft }) =>
    `Technology saves most where you act in nearly every round, and for a profession that you lack. ${more(roundsLeft)}.`,
  torture({ owed, unbuilt, perStation }) {
    if (unbuilt > owed)
      return `A trading station that is not built hurts least: you have ${inWords(unbuilt)} and will hardly build them all. A built one costs you ${points(perStation)}.`;
    return `Cheap goods cost a point only, a built trading station ${points(perStation)}. Giving blindly from the bag is a matter of luck.`;
  },
  sacristy({ threat, neutrals, inBag }) {
    const { event, coins: n, missing, hungry } = threat;
    if (event === INCOME || event === TRADING_DAY)
      return `The event would bring you ${coins(n)}: avoiding it pays only if you badly need the monk in your bag.`;
    if (event === HARVEST)
      return hungry
        ? `Without food the Harvest costs you ${coins(HARVEST_FINE)}. With some luck you will draw the monk again soon.`
        : 'The Harvest costs you a good. The monk could wait for something worse, or be useful again in the bag.';
    if (event === TAXES)
      return missing > 0
        ? `You are ${coins(missing)} short of the taxes: without the Sacristy, torture is waiting.`
        : `The taxes cost you ${coins(-n)}. Otherwise the monk comes back only at a later event.`;
    return inBag === 0
      ? 'Your bag is empty: the Plague can take nobody.'
      : `${neutrals} of the ${inBag} people in your bag are neutral, and only those can fall to the Plague.`;
  },
  harvest: ({ cheapest, points: n }) =>
    `${capital(goodName(cheapest))} costs you least: it would be worth ${points(n)} at the end. What you give is back on the goods market afterwards.`,
};
