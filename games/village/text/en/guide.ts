import { capital, type Guides } from '@spielstube/engine/text';
import { CHURCH_POINTS, CHURCH_TIME, MAJORITY_POINTS, MASS_FIGURES } from '../../data/church.ts';
import { COUNCIL_POINTS, PRIVILEGE_POINTS } from '../../data/council.ts';
import { GRAIN_LIMIT, SCROLL, WELL_CUBES } from '../../data/pieces.ts';
import { STEPS } from '../../data/places.ts';
import { COIN_POINTS } from '../../data/scoring.ts';
import { CHURCH, COUNCIL, CRAFTS, FAMILY, GRAIN, MARKET, TRAVEL } from '../../data/spaces.ts';
import type { SpaceGuided } from '../guide.ts';
import type { BaseTexts } from '../types.ts';
import { grave, lack, ready, soon, wantedBy } from './guide-words.ts';
import { coins, cubeName, goodsCount, grain, inWords, member, points, spaceName, time } from './words.ts';

/** What an action space is good for now. */
const SPACES: Readonly<Record<number, (now: SpaceGuided) => string>> = {
  [GRAIN]: ({ grain: sacks, climbers }) =>
    sacks >= GRAIN_LIMIT
      ? 'Your barn is full: more grain is lost. Spend it in the Mass, in the Stables or at the market.'
      : climbers > 0
        ? `Grain lifts members in the Church during the Mass, and you have ${inWords(climbers)} there with room above.`
        : `Grain pays for horses, oxen, many customers and climbing in the Church. Your farm holds no more than ${inWords(GRAIN_LIMIT)} sacks.`,
  [FAMILY]: ({ born, onFarm }) =>
    born === 0
      ? 'All are born. Whoever returns gives up a place, but can begin anew somewhere else.'
      : onFarm === 0
        ? `Your farm is empty, and without anybody there you get no harvest, no new craftsmen, councillors or travellers. A ${member(born)} outlives the older ones.`
        : `The more members, the more ways you can go at once. A ${member(born)} dies only when no older generation is left.`,
  [CRAFTS]: ({ wanted }) =>
    wanted === null
      ? 'Whoever has learned a craft produces for mere time from then on. That pays from the second good.'
      : `${capital(wantedBy(wanted))}, and you have none. A trained craftsman pays time only, and dying in the workshop leads towards the Chronicle.`,
  [MARKET]: ({ sales }) =>
    sales.customers > 0
      ? `${ready(sales)}. Whoever calls the market day sells first and without the surcharge.`
      : 'A market day helps everybody who can deliver. Right now you cannot.',
  [COUNCIL]: ({ councilStep, councilGain }) =>
    councilStep === 0
      ? `In the Council the step counts: up to ${points(COUNCIL_POINTS[STEPS])} at the end. And each privilege you use saves a detour.`
      : councilStep === STEPS
        ? 'There is no higher step: a privilege brings you more than another beginning on step 1.'
        : `Your highest councillor is on step ${councilStep}; the next one is worth ${points(councilGain)} more at the end and opens another privilege.`,
  [TRAVEL]: ({ castles, castleGain }) =>
    castleGain === 0
      ? 'You have visited all castles: travelling brings no more.'
      : `${castles === 0 ? 'The first castle is a beginning' : `After ${castles === 1 ? 'one castle' : `${inWords(castles)} castles`} each further one is worth more`}: the next counts ${points(castleGain)} more at the end, and its reward comes at once.`,
  [CHURCH]: ({ church }) =>
    church.leads
      ? `You lead in the Church, which brings ${points(MAJORITY_POINTS)} in every Mass. Whoever lies in the bag must be drawn or bought out first, though.`
      : `The strongest family in the Church gets ${points(MAJORITY_POINTS)} in every Mass, so an early start pays often. A death in the Church counts for the Chronicle, too.`,
};

export const guides: Guides<BaseTexts> = {
  startingCube: () =>
    'Skill and Knowledge pay for crafts, Faith for the Church and some paths, Persuasion for the Council and sales. Take what suits your first plan.',
  turn({ last, kept, lastOfRound, dying, sales, marketOpen, onFarm, lacking }) {
    if (last && kept)
      return 'What brings no points now brings none at all. Look at your cards for the end: what they count had better not be spent any more.';
    if (last)
      return `What brings no points now brings none at all. Each coin counts ${points(COIN_POINTS)} at the end, cubes and goods count nothing.`;
    if (marketOpen && sales.customers > 0)
      return `${ready(sales)}, and the Market still has a cube. If you call the market day, you sell first and without the surcharge.`;
    if (dying.near) return soon(dying);
    if (lastOfRound)
      return 'This is probably your last cube before the Mass. Grain and coins that you have by then help you in the Church.';
    if (onFarm === 0)
      return 'Nobody lives on your farm. Without new members harvest, training, Council, travel and Church stay closed to you.';
    if (lacking.length > 0)
      return `A turn is both, cube and action. ${lack(lacking)}; where a space is nearly empty, others take the action from you first.`;
    return `A turn is both, cube and action. You have all colours; watch spaces that are nearly empty, and your ${time(dying.left)} until the quill.`;
  },
  chooseAction({ free, oldMan, sea, emptied, sales }) {
    if (oldMan && emptied.length === 0)
      return 'There are cubes everywhere: take the action that the others will most likely take from you. You still pay what it costs.';
    if (oldMan)
      return `The Old Man also goes where no cubes are left: ${emptied.map(spaceName).join(', ')}. If none of that suits you, take what the others are about to take.`;
    if (emptied.length > 0 && !free)
      return `The Well pays where nobody else gets any more. Without cubes: ${emptied.map(spaceName).join(', ')}.`;
    if (sales.customers > 0)
      return `${ready(sales)}. Otherwise choose what surely counts at the end: Church, Council or travel.`;
    return free
      ? `The end is near: choose what still brings points at once, such as a step in the Council or ${sea ? 'a sale on an island' : 'a castle'}.`
      : 'For such a price take the action that you are waiting for most.';
  },
  action: (now) => SPACES[now.space](now),
  produceNow({ dying, dies, wanted }) {
    if (dies) return `That crosses the quill, and a ${member(dying.member)} dies. ${grave(dying)}`;
    return wanted === null
      ? `Right now no customer at the stalls wants what you lack. You have ${time(dying.left)} left until the quill.`
      : `${capital(wantedBy(wanted))}. Producing at once saves a whole turn.`;
  },
  pay: ({ coins: n, most, kept }) =>
    kept
      ? `Look at your cards for the end before you pay: some of them count what is left. You have most of ${cubeName(most)}.`
      : n > 0
        ? `Each coin is worth ${points(COIN_POINTS)} at the end, a cube nothing. You have most of ${cubeName(most)}.`
        : `Cubes count nothing at the end: spend what you have plenty of, above all ${cubeName(most)}.`,
  payCouncil: ({ scrolls, wanted }) =>
    wanted > 0
      ? `${capital(wantedBy({ good: SCROLL, customers: wanted }))}, and you have ${goodsCount(SCROLL, scrolls)}. Persuasion, in turn, is needed for sales.`
      : 'No customer at the stalls wants a scroll right now. Persuasion is needed for sales, too.',
  payChurch: ({ dying, dies }) =>
    dies
      ? `${time(CHURCH_TIME)} would cross the quill, and a ${member(dying.member)} dies. ${grave(dying)}`
      : `Time never comes back, a cube does. You have ${time(dying.left)} left until the quill.`,
  ringOrCoin: ({ coins: n }) =>
    `The marker saves one of ${coins(n)} and so ${points(COIN_POINTS)}. It returns in the next round anyway.`,
  privilege({ step, coins: n, wanted }) {
    if (step === STEPS && n > 0)
      return `A coin brings ${points(PRIVILEGE_POINTS)} here, at the end only ${points(COIN_POINTS)}. Earlier in the game goods and cubes are often worth more.`;
    if (wanted !== null)
      return `${capital(wantedBy(wanted))}. The privilege gives you a good that costs neither time nor cubes.`;
    return 'A privilege saves what costs time or cubes otherwise. Ask yourself what you lack for the next customer or the next step.';
  },
  takeCubes: ({ lacking }) =>
    lacking.length > 0
      ? `${lack(lacking)}. Different colours keep more ways open.`
      : `You have something of each colour. ${WELL_CUBES} of a kind pay for the Well, and so for any action.`,
  takeGood: ({ wanted, sea }) =>
    wanted === null && sea
      ? 'The customers at the stalls want no good that you lack. But the islands buy nearly everything, and a plough with a horse or an ox brings better harvests.'
      : wanted === null
        ? 'The customers at the stalls want no good that you lack. A wagon lets you travel; a plough with a horse or an ox brings better harvests.'
        : `${capital(wantedBy(wanted))}, and there is none on your farm.`,
  market: ({ sales, dying, dies, kept }) =>
    sales.customers === 0
      ? 'You can serve nobody at the stalls now. Perhaps something in your hand or at home helps.'
      : dies
        ? `${ready(sales)}, but the time for it lets a ${member(dying.member)} die. ${grave(dying)}`
        : `${ready(sales)}. Whom you leave standing, the next player may snatch${kept ? '.' : '; goods on the farm count nothing at the end.'}`,
  death(dying) {
    const { entered, graves, member: number } = dying;
    if (entered === 0) return `${grave(dying)} Whoever has least to do will be missed least.`;
    if (graves === 0) return grave(dying);
    const rest = graves === 1 ? 'the other one would get a grave' : 'the others would get a grave';
    return `${grave(dying)} ${entered === 1 ? 'Only one' : `Any of ${inWords(entered)}`} of your ${member(number)} would be entered, ${rest}.`;
  },
  buyOut: ({ own, inBag }) =>
    `${capital(inWords(own))} of ${inBag} figures in the bag ${own === 1 ? 'is' : 'are'} yours, and ${MASS_FIGURES} leave it. Buying out costs a coin, that is ${points(COIN_POINTS)}, and brings ${points(CHURCH_POINTS[1])} for sure.`,
  climb: ({ leads, members, grain: sacks }) =>
    leads
      ? `You are strongest in the Church: the ${points(MAJORITY_POINTS)} of the majority are close. Higher steps count more at the end than ${grain(sacks)} on the farm.`
      : `With equally many members the highest one decides. You have ${members} in the Church, and each step counts more at the end than grain on the farm.`,
  connysCube({ plague, lacking }) {
    if (plague)
      return 'If Conny takes the plague cube, you need not take it. The coloured ones are left to you.';
    return lacking.length > 0
      ? `${lack(lacking)}: leave that and give Conny what you do not need.`
      : 'Give Conny what you have enough of. Her cube also decides where she gets on her tray.';
  },
  goals({ points: worth, bread }) {
    if (bread && worth === 0)
      return 'Bread under somebody in the Church makes him one of the next generation. See whether that fulfils a goal.';
    return worth > 0
      ? `You have fulfilled goals for ${points(worth)} that are still face down. Hidden ones count nothing.`
      : 'None of your hidden goals is fulfilled: there is nothing to give away.';
  },
  endTurn: ({ dying, cubes }) =>
    dying.near
      ? soon(dying)
      : cubes === 0
        ? 'No cube is left on the board: next comes the Mass with Church, grain and majority.'
        : dying.member === 0
          ? 'Nobody of your family is in sight: births and the Mass bring somebody back into the village.'
          : `You have ${time(dying.left)} left until the quill. Plan now where a ${member(dying.member)} should stand by then.`,
};
