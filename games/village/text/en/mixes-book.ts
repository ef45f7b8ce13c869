import type { Translated } from '@spielstube/engine/text';
import { CARD_STACKS } from '../../data/inn.ts';
import { MIX_INN, MIX_MARRIAGE, MIX_PORT } from '../../data/mixes.ts';
import { cardsInPlay } from '../../rules/inn/stacks.ts';
import { chestsInPlay } from '../../rules/port/chests.ts';
import type { mixesBook as german } from '../de/mixes-book.ts';
import { inWords } from './words.ts';

const deck = (mix: number): string => {
  const cards = cardsInPlay(mix).length;
  return `${cards} villager cards, ${inWords(CARD_STACKS)} stacks of ${cards / CARD_STACKS}`;
};
const CHESTS = chestsInPlay({ port: true, marriage: 'front' }).length;

/** Mixes of the expansions, the examples of the printed rules, and mixes alone. */
export const mixesBook: Translated<typeof german> = {
  mixes: {
    title: 'Expansions together',
    intro: [
      'Inn, Port and Marriage can be mixed freely. What is different then stands here; everything else holds side by side.',
    ],
    rules: {
      'VIL-COMBO-IP-01': `Inn with Port: Count, Traveller, Messenger and Toll Keeper leave, Admiral, Helmsman, Quartermaster and Cartographer join: ${deck(MIX_INN | MIX_PORT)}.`,
      'VIL-COMBO-IP-02': 'The set-up card with mug and anchor is used.',
      'VIL-COMBO-IP-03': 'Otherwise both are set up, and the rules of both hold unchanged.',
      'VIL-COMBO-IP-04': 'The end comes in three ways as with Port; Travel is not scored.',
      'VIL-COMBO-IP-05': 'Beer goes on no ship.',
      'VIL-COMBO-MI-01': `Inn with Marriage: three cards of Marriage join: ${deck(MIX_INN | MIX_MARRIAGE)}.`,
      'VIL-COMBO-MP-01': `Port with Marriage: two chests of Marriage are shuffled in; then ${inWords(CHESTS)} lie on Treasure Island.`,
      'VIL-COMBO-MP-02': 'These chests hold tools instead of coins.',
      'VIL-COMBO-MIP-01': `All three: ${deck(MIX_INN | MIX_PORT | MIX_MARRIAGE)}, and ${inWords(CHESTS)} chests.`,
      'VIL-COMBO-M-01':
        'With Marriage the set-up card with the two rings and the signs of the other expansions is used.',
      'VIL-COMBO-M-02': 'There are no further rules; all hold together.',
      'VIL-COMBO-M-03': 'End and scoring are those of the base game, with Port as there.',
      'VIL-COMBO-M-04':
        'Here: if the bag runs short, Inn, Smuggler and Marriage are filled after Crafts, in this order.',
    },
  },
  examples: {
    title: 'Expansions: examples',
    intro: ['How the printed rules reckon.'],
    rules: {
      'VIL-INN-EX-01':
        'André takes a brown cube from the Inn, puts somebody there, puts the Blacksmith under her stack and buys the Medicus: 2 time and 2 beers.',
      'VIL-PORT-EX-01':
        "A captain for 2 coins, aboard an ox, a plough and a member, to Herders' Island past Cocoa Island: 2 coins, 2 Knowledge, 1 time. Ox 4, plough 3 and lighthouse 5 make 12 points.",
      'VIL-PORT-EX-02':
        'On Cocoa Island neither lighthouse nor cocoa is possible: no wagon is aboard and no hold is free.',
      'VIL-MAR-EX-01':
        'André takes a green cube from the Smuggler and trades: 1 time, and two different cubes more.',
      'VIL-MAR-EX-02':
        'Konstanze takes a plague cube there and sells 3 tools: 4 time and a green cube for 6 points.',
      'VIL-MAR-EX-03':
        'André goes to rank 6 with the brown cube just taken: 2 time, the cube back, 3 grain. The “1” placed dies and enters the Farm group.',
      'VIL-MAR-EX-04':
        "A wedding of four, the die shows rank 2: Birgit marries the pink member, Konstanze marries Emma. Emma's widower from the Bakery and two of André's come home; only the one from the ceremony brings the offer.",
      'VIL-MAR-EX-05':
        'André lays 2 bread under his two “1”: now five count as “2”, and he lets the one on the North Castle die, into the Travel group.',
      'VIL-MAR-EX-06': 'Konstanze trains in the Stables, breeds and uses a tool: 6 time for 2 horses.',
      'VIL-CARD-EX-01': 'Birgit plays the Councilman with somebody on step 3: 1 horse and 1 beer.',
    },
  },
  soloMixes: {
    title: 'Expansions alone',
    intro: ['What else holds for Conny with Inn, Port and Marriage.'],
    rules: {
      'VIL-SOLO-70':
        "Here, Port: a member of Conny's who dies at sea takes the free space with the most points; nobody gets them.",
      'VIL-SOLO-71':
        "Here, Inn: once Conny has rung in the end she takes no more cubes. If that happens before the Jester's second action, that action still comes, then your last turn.",
      'VIL-SOLO-72':
        "Here, Inn: if your burial before the Jester's second action rings in the end, she takes a cube after each of the two actions for which you took one.",
      'VIL-SOLO-73':
        'Here, Inn: the Old Man counts like the Well in every respect, on a market day, as a last turn and when it rings in the end.',
      'VIL-SOLO-74':
        "Here, Inn: the Father may name Conny's members, too; to which step they go is as always.",
      'VIL-SOLO-75':
        "Here, Inn: on Conny's market day the Market Crier comes before her customer, the Scrap Dealer at the end. Conny never takes from the queue.",
      'VIL-SOLO-76':
        'Here, Port: the market day ends when you have passed and Conny has had her customer. She leaves cocoa and tea alone.',
      'VIL-SOLO-77':
        'Here, Marriage: both rolls come before anybody is married, and a missing pink member comes from Parental Bliss. One couple is married.',
      'VIL-SOLO-78':
        'Conny does not react to a cube from Inn, Smuggler or Marriage and never stands on their boards.',
      'VIL-SOLO-79':
        'Here: if two cubes lie in the compartment of her last cube, only the last one stays for the new round.',
    },
  },
};
