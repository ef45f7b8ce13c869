import { capital, type Guides } from '@spielstube/engine/text';
import { CHURCH_POINTS, MAJORITY_POINTS } from '../../../data/church.ts';
import { PRIVILEGE_POINTS } from '../../../data/council.ts';
import { COIN_POINTS } from '../../../data/scoring.ts';
import {
  BEFORE_BURIAL,
  type InnQuestionKind,
  MARKET_CLOSES,
  MARKET_OPENS,
  MASS_BEGINS,
} from '../../../rules/state.ts';
import type { Purse } from '../../inn/guide.ts';
import type { VillageTexts } from '../../types.ts';
import { customers, grave, lack, wantedBy } from '../guide-words.ts';
import { inWords, member, moneyWords, points, time } from '../words.ts';

const figures = (own: number, inBag: number): string =>
  `Of the ${inBag} figures in the bag ${own === 0 ? 'none is' : own === 1 ? 'one is' : `${inWords(own)} are`} yours`;
/** "1 coin and 2 beers", "neither a coin nor beer" */
const money = ({ coins: n, beer }: Purse): string => moneyWords(n, beer) || 'neither a coin nor beer';
const withMoney = ({ coins: n, beer }: Purse): string =>
  n + beer > 0 ? `With ${moneyWords(n, beer)}` : 'Without a coin or beer';
const castle = (gain: number): string =>
  gain > 0
    ? `One more castle counts ${points(gain)} at the end, and its reward comes on top. Take one that is far away for your travellers.`
    : 'All castles have your marker already: what is left is the reward.';

/** What matters at the Inn and with its cards. */
export const innGuides = {
  cards({ moment, dying, waiting, left, bag, church }) {
    switch (moment) {
      case BEFORE_BURIAL:
        return dying.member === 0
          ? 'You have crossed the quill, but there is nobody whom it could strike. Cards that bring something keep until the next turn.'
          : `It is about to strike a ${member(dying.member)}. ${grave(dying)}`;
      case MARKET_OPENS:
        return waiting.customers > 0
          ? `In the queue you could serve ${customers(waiting.customers)}, the best of them for ${points(waiting.points)}. The others cannot get at them.`
          : 'Nobody in the queue is a customer whom you could serve now. There will be other market days.';
      case MARKET_CLOSES:
        return left > 0
          ? `The best customer still at a stall brings ${points(left)}. What you take now nobody can snatch from you next time.`
          : 'Nobody is left at the stalls. Keep what you have.';
      case MASS_BEGINS:
        return `${figures(bag.own, bag.inBag)}. Whoever comes out counts at least ${points(CHURCH_POINTS[1])} at the end and helps with the majority.`;
      default:
        return church.leads
          ? `The ${points(MAJORITY_POINTS)} for the majority are yours or near. Play only what pays anyway.`
          : `The majority brings ${points(MAJORITY_POINTS)}. If a card takes you to the front, this is the time.`;
    }
  },
  extraTurn: ({ dying, lacking }) =>
    dying.near
      ? `You have only ${time(dying.left)} left until the quill. ${grave(dying)}`
      : lacking.length > 0
        ? `A turn as a gift: cube and action. ${lack(lacking)}.`
        : 'A turn as a gift: take the space that will probably be empty by your next turn.',
  innStack: (purse) =>
    purse.affordable > 0
      ? `${withMoney(purse)} you can pay for ${purse.affordable === 1 ? 'one of the open cards' : `${inWords(purse.affordable)} of the open cards`}. Do not put away what you want yourself.`
      : `${withMoney(purse)} none of the open cards can be had. Put away what helps the others, and hope for something cheap.`,
  innBuy: (purse) =>
    purse.affordable > 0
      ? 'Cards for the end pay if you collect what they count anyway. The others save you an action, but only if you play them in time.'
      : `${withMoney(purse)} none can be had. Beer comes from the Brewery and with the privilege of step 3.`,
  noblewoman: (purse) =>
    `You have ${money(purse)}. A stack that was changed often holds cards that others did not want.`,
  lookThrough: (purse) =>
    `You have ${money(purse)}. Nobody knows what you take here; what brings most is what already suits your farm.`,
  bard: (dying) =>
    dying.gain > 0
      ? `One more entry is worth ${points(dying.gain)}. The Bard pays most where otherwise only a grave would be left, and he brings the end no nearer.`
      : 'The Bard pays where otherwise only a grave or the sea would be left. Where the Chronicle has room he is not needed.',
  abbot: ({ gain, church }) =>
    `From the lowest step to the top is ${points(gain)} more at the end${church.leads ? '.' : ', and with equally many members the highest one decides the majority.'}`,
  messenger: ({ gain }) => castle(gain),
  tollKeeper: ({ gain }) => castle(gain),
  herbalist: (dying) =>
    dying.entered > 0 && dying.gain > 0
      ? `A place in the Chronicle would be worth ${points(dying.gain)} now: whoever dies soon still gets it.`
      : `You have ${time(dying.left)} left until the quill. Put the marker where the next death suits you best.`,
  councilman: ({ step, coins: n, wanted }) =>
    wanted !== null && step >= 3
      ? `${capital(wantedBy(wanted))}. Two goods without paying time and cubes are seldom this cheap.`
      : n > 0 && step === 4
        ? `Each coin brings ${points(PRIVILEGE_POINTS)} here, at the end only ${points(COIN_POINTS)}.`
        : 'Two privileges at once: cubes if you lack a colour, otherwise what saves you a detour.',
  prodigalSon: ({ born, onFarm }) =>
    born === 0
      ? 'All are born. Whoever comes home gives up a place: that only pays for somebody who has finished there.'
      : onFarm === 0
        ? `Your farm is empty: a ${member(born)} brings back harvest, training and Church.`
        : `A ${member(born)} costs you no action and dies later than the older ones.`,
  cattleBreeder: ({ wanted, ploughs }) =>
    wanted !== null
      ? `${capital(wantedBy(wanted))}, and you have none.`
      : ploughs > 0
        ? 'With your plough an ox brings the best harvest, a horse a good one.'
        : 'No customer at the stalls wants either. An ox is often worth more to customers than a horse.',
  scrapDealer: ({ best }) =>
    `The best one brings ${points(best)}. For cards and goals the number of your customers counts, too.`,
  father: ({ own, inBag, church }) =>
    own > 0
      ? `${figures(own, inBag)}. Take them first, then monks: that leaves nothing for the others.`
      : `${figures(own, inBag)}: take monks, so that the others do not ${church.leads ? 'catch up' : 'get away'}.`,
  grocer: ({ bread, tools }) =>
    bread <= tools
      ? 'Bread puts off a death or replaces the dearest step in the Mass.'
      : 'A tool doubles your next production; most of all where that costs much time.',
  jack: ({ lacking }) =>
    lacking.length > 0
      ? `${lack(lacking)}: roll. Only cards that count few cubes at the end make too many of them harmful.`
      : 'More cubes only do harm if a card of yours counts at most three of a colour at the end.',
  cousin: ({ onFarm }) =>
    onFarm === 1
      ? 'It is your last member on the farm: without anybody there you get neither harvest nor training.'
      : 'Take somebody who will be alive at the wedding. Two of your own on the highest ranks marry each other and bring double.',
} satisfies Pick<Guides<VillageTexts>, InnQuestionKind>;
