import type { Translated } from '@spielstube/engine/text';
import { EFFECTS } from '../../../data/buildings.ts';
import { COLOUR, KIND, POST_STATION } from '../../../data/cards.ts';
import { COAL, GOOD_VALUES, good } from '../../../data/goods.ts';
import { YELLOW } from '../../../data/helpers.ts';
import { PERSON_EFFECTS, RECRUIT_PRICE } from '../../../data/persons.ts';
import { MILITARY_POINTS, ROUNDS, SCORING } from '../../../data/setup.ts';
import { TILE_KEYS, type TileKey } from '../../../data/tiles.ts';
import type { things as thingsDe } from '../../de/book/things.ts';
import { tileEffect } from '../effects.ts';
import { cards, coins, fists, goods, inWords, points, tileName } from '../words.ts';

const tile = (key: TileKey): string => {
  const kind = TILE_KEYS.indexOf(key);
  return `${tileName(kind)}: ${tileEffect(kind)}.`;
};
const { nate, rabbit, enoch, gunda } = PERSON_EFFECTS;
const CORN = good('corn');
/** Post Stations of a colour. */
const POST_STATIONS = KIND.filter((kind, card) => kind === POST_STATION && COLOUR[card] === YELLOW).length;

/** Special buildings, tiles, persons, and how it ends. */
export const things: Translated<typeof thingsDe> = {
  specials: {
    title: 'Phase VI: Special Buildings',
    intro: [
      'Special buildings need no stone. Some work all the time, some once when built, and those with VI in phase VI of every round.',
      'Fists on special buildings are your military strength. It counts at the end and protects against Barracks and raids.',
    ],
    rules: {
      'NEW-P6-01': 'In turn order everybody may use each own special building with VI once.',
      'NEW-P6-02': 'You choose the order of your own buildings.',
      'NEW-P6-03': 'Several buildings of the same name may each be used once.',
      'NEW-P6-04':
        'In phase VI only Coal Trader, Coal Depot, Corn Farm, Scriptorium, Barracks, Vineyard, Prison and in chapter VIII the Navigator work.',
      'NEW-P6-05': 'Nobody has to use a building, not even Barracks.',
      'NEW-P6-06': 'What was built in this round works in its phase VI already.',
      'NEW-SPECIAL-01':
        'Military strength is all fists on own special buildings, in chapter VIII also on sailors.',
      'NEW-SPECIAL-02': `Fortress: ${fists(EFFECTS.fortress.fists)}.`,
      'NEW-SPECIAL-03': `Small Watchtower: ${fists(EFFECTS.watchtower.fists)}, and ${cards(EFFECTS.watchtower.cards)} once, right after it is built.`,
      'NEW-SPECIAL-04': `Coal Trader: in phase VI you may give up ${goods(COAL, EFFECTS.coalTrader.coal)} for ${points(EFFECTS.coalTrader.points)}, once for each card.`,
      'NEW-SPECIAL-05': `Coal Depot: in phase VI ${goods(COAL, EFFECTS.coalDepot.coal)} are put on the Coal Mine.`,
      'NEW-SPECIAL-06': `Corn Farm: in phase VI it gets ${goods(CORN, EFFECTS.cornFarm.corn)}, worth ${coins(GOOD_VALUES[CORN])}.`,
      'NEW-SPECIAL-07': `Post Station: there is always one more helper of its colour at your labour market. There are ${inWords(POST_STATIONS)} cards of each colour.`,
      'NEW-SPECIAL-08': 'A Post Station works as soon as it is built.',
      'NEW-SPECIAL-09': `Scriptorium: in phase VI you draw ${cards(EFFECTS.scriptorium.cards)}.`,
      'NEW-SPECIAL-10': `Barracks: ${fists(EFFECTS.barracks.fists)}. In phase VI everybody with fewer fists than you loses ${points(EFFECTS.barracks.points)}. As many are safe.`,
      'NEW-SPECIAL-11': 'Several Barracks of one player each take points.',
      'NEW-SPECIAL-12': `Vineyard: in phase VI it gets ${EFFECTS.vineyard.grapes === 1 ? 'a grape' : `${EFFECTS.vineyard.grapes} grapes`} of its colour. It is always worth as much as there are helpers of this colour at your labour market, own ones included.`,
      'NEW-SPECIAL-13': `Prison: ${fists(EFFECTS.prison.fists)}. In phase VI you may take a figure from the labour market.`,
      'NEW-SPECIAL-14':
        'A helper who is locked up stands on the card. Later you may let him join the labour market, where he helps everybody.',
      'NEW-SPECIAL-15': `A hooded figure who is locked up leaves the game and brings ${points(EFFECTS.prison.points)} at once. In its place a random helper of the bag goes to the prison, if there is one.`,
      'NEW-SPECIAL-16':
        'Only figures at the labour market can be taken: no printed ones, none from cards of others, and no helpers of Rabbit or Onyx. A hooded figure on your own Rabbit can.',
      'NEW-SPECIAL-17':
        'A Prison may hold several helpers. You can let them out right after phase III and on your own turns, except in planning. At the end of the round they return to the bag.',
      'NEW-SPECIAL-18': 'No special building needs a stone.',
      'NEW-SPECIAL-19':
        'Barracks work one by one; the strength at that moment counts. A figure that a Prison takes is missing at the labour market at once, also for the raid.',
    },
  },
  tiles: {
    title: 'Bonus Tiles',
    intro: [
      'Tiles lie on the board and go to whoever builds close to them. Each works once. Colours count the helpers at your labour market, so the right moment matters.',
    ],
    rules: {
      'NEW-BONUS-01': 'Tiles that you have gained lie open in front of you.',
      'NEW-BONUS-02':
        'You may use them on your turn, also right after taking them, and several at a time. Then they leave the game.',
      'NEW-BONUS-03': 'Where all play at once, all are on turn. In doubt turn order counts.',
      'NEW-BONUS-04': 'No tiles can be used in the final scoring, and those left over are worth nothing.',
      'NEW-BONUS-05': tile('offspringLess'),
      'NEW-BONUS-06': tile('buildingLess'),
      'NEW-BONUS-07': tile('missingHelper'),
      'NEW-BONUS-08': tile('anyGood'),
      'NEW-BONUS-09': tile('cardsForYellow'),
      'NEW-BONUS-10': tile('coalForGreen'),
      'NEW-BONUS-11': tile('woodForCoal'),
      'NEW-BONUS-12': tile('cardsForPoints'),
      'NEW-BONUS-13': tile('oreForPoints'),
      'NEW-BONUS-14': tile('coalForPoints'),
      'NEW-BONUS-15': tile('yarnForPoints'),
      'NEW-BONUS-16': tile('cottonForPoints'),
      'NEW-BONUS-17': tile('boardsForPoints'),
      'NEW-BONUS-18': 'Helpers who help you alone count for tiles, too.',
      'NEW-BONUS-19': 'Whoever cannot pay the price of a tile may not use it.',
      'NEW-BONUS-20': 'Tiles may be used in the middle of an own action, also between helpers and chain.',
      'NEW-BONUS-21': tile('clayForPoints'),
      'NEW-BONUS-22': tile('cattleForPoints'),
      'NEW-BONUS-23':
        'The moments for tiles and persons: before you plan, when planning goes in turn until your last stone lies; in phase IV before the action, between helpers and chain and after the action; in phase V before and after your choice; at any time of your phase VI and your final production. Not in the middle of a payment, except to lower the price.',
      'NEW-BONUS-24':
        'What lowers a price is used in that very payment, while it is above 0. A Stand-in is used only if the production succeeds with it.',
      'NEW-BONUS-25': 'A tile may also be used when it brings nothing. Then it is gone.',
    },
  },
  persons: {
    title: 'Persons',
    intro: [
      'From chapter II on a person comes along with everybody. Each helps once and then goes on alone.',
    ],
    rules: {
      'NEW-PERSON-01': 'A person helps once, at the same moments as a tile. Then the card leaves the game.',
      'NEW-PERSON-02': 'Person cards lie open and are no hand cards.',
      'NEW-PERSON-03': `Nate Welton: in turn order from the start player all draw ${cards(nate.cards)}. Everybody else discards ${nate.discarded} of these very cards before the next one draws.`,
      'NEW-PERSON-04': `Rabbit: ${rabbit.figures} figures of the bag belong to your labour market only until the end of the round.`,
      'NEW-PERSON-05':
        'Hooded figures that Rabbit draws bring nothing. In chapter VII an own Prison may take them. They do not count for raids.',
      'NEW-PERSON-06':
        'If Rabbit or Onyx is used before phase III, these figures are missing from the bag in the draw.',
      'NEW-PERSON-07': `Enoch Brubak: ${goods(COAL, enoch.coal)}.`,
      'NEW-PERSON-08':
        'Onyx: you choose a helper in the bag. Until the end of the round he belongs to your labour market only.',
      'NEW-PERSON-09': `Gunda: one building costs up to ${coins(gunda.coins)} less.`,
      'NEW-PERSON-10':
        'Aaron Reitzke: you take a Vineyard of the display into your hand. If none lies out, you turn up cards of the pile until one comes; the others are discarded.',
      'NEW-PERSON-11':
        'You may build this Vineyard at once for the usual price, in addition to everything else. If the pile runs out, the search ends.',
      'NEW-PERSON-12': `A person in the display can be taken in for ${coins(RECRUIT_PRICE)} in phase V, instead of building or drawing. Then you may have two, and may use the new one at once.`,
      'NEW-PERSON-13': 'Unused persons are worth nothing at the end.',
    },
  },
  roundEnd: {
    title: 'End of the Round',
    intro: ['After phase VI comes what waits for the end of the round, and the bag moves on.'],
    rules: {
      'NEW-REND-01': 'What the event says about the end of the round happens now.',
      'NEW-REND-02':
        'Then the event leaves the game, and all figures of the labour market return to the bag.',
      'NEW-REND-03': 'The figures on Rabbit and Onyx return, too.',
      'NEW-REND-04': `The bag goes on clockwise, also after round ${ROUNDS}.`,
      'NEW-REND-05': `After round ${ROUNDS} the game is over, otherwise the next round begins.`,
      'NEW-REND-06': `First comes what belongs to the chapter (raid, black ship), then the event. In round ${ROUNDS} that is the final production, and the labour market stays until the scoring is finished, so that grapes are worth something.`,
    },
  },
  ending: {
    title: 'Final Production and Final Scoring',
    intro: [
      'At the end everybody may use all chains once more. Then there are five steps of scoring: military strength, chapter order, goods left over, secret mission, buildings.',
    ],
    rules: {
      'NEW-FINAL-01': `The game ends after ${ROUNDS} rounds.`,
      'NEW-FINAL-02': `At the end of round ${ROUNDS}, before the scoring, everybody may use the chains of all own buildings, without stones.`,
      'NEW-FINAL-03': 'You choose the order of the buildings.',
      'NEW-FINAL-04': 'There is no chain bonus in the final production.',
      'NEW-FINAL-05': 'Helpers do not produce in the final production.',
      'NEW-FINAL-06': 'This is the last moment for tiles, persons and hand cards.',
      'NEW-FINAL-07': 'Each chain works once. It is played in turn order, one after the other.',
      'NEW-SCORE-01':
        'Scoring goes in this order: military strength, chapter order, goods left over, secret mission, buildings.',
      'NEW-SCORE-02': `Military strength: among all with at least one fist the strongest gets ${points(MILITARY_POINTS[0])}, the second ${MILITARY_POINTS[1]}, the third ${MILITARY_POINTS[2]}.`,
      'NEW-SCORE-03': 'If tied, all get the higher value, and the places behind them lapse accordingly.',
      'NEW-SCORE-04': 'Whoever has no fist gets nothing and does not count.',
      'NEW-SCORE-05': `Example: Anna and Ben have 2 fists each, Carl none. Anna and Ben get ${MILITARY_POINTS[0]} each. If Carl had one, he would get ${MILITARY_POINTS[2]}.`,
      'NEW-SCORE-06':
        'Chapter order: you hand in goods of the named kinds whose value reaches one of the two levels. Only one level, only once.',
      'NEW-SCORE-07': 'The kinds may be mixed. There is no change for too much.',
      'NEW-SCORE-08':
        'Delivering is optional. The program hands in what leaves the highest score; alone it always delivers if it can.',
      'NEW-SCORE-09': `Goods left over: ${points(1)} for each full ${SCORING.coinsPerPoint} coins, first added up, then divided.`,
      'NEW-SCORE-10': 'Delivered goods do not count here any more.',
      'NEW-SCORE-11': `Secret mission: ${points(SCORING.missionHouse)} for each own house in a place with one of the two signs.`,
      'NEW-SCORE-12': 'Buildings: the points on all built cards are added up.',
      'NEW-SCORE-13': 'Tiles, persons and hand cards left over bring nothing.',
      'NEW-SCORE-14': 'Target places of a chapter are scored with the secret mission.',
      'NEW-SCORE-15': 'The house in the start place counts like any other, but no start place shows a sign.',
      'NEW-TIE-01': 'Most points win.',
      'NEW-TIE-02': 'If tied, whoever sits farther from the new start player in turn order wins.',
      'NEW-TIE-03': `He is new because the bag has gone on after round ${ROUNDS}, too: whoever has it now loses all ties.`,
    },
  },
};
