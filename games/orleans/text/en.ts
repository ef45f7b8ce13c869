import type { OptionValue } from '@spielstube/engine';
import { composeText } from '@spielstube/engine/text';
import { choice, wish } from './en/choices.ts';
import { guides } from './en/guide.ts';
import { labels } from './en/labels.ts';
import { event } from './en/log.ts';
import { names } from './en/names.ts';
import { notes } from './en/notes.ts';
import { question, waiting } from './en/questions.ts';
import { refusals } from './en/refusals.ts';
import { facts } from './facts.ts';
import { guidance } from './guidance.ts';
import type { OrleansText, OrleansTexts } from './types.ts';

const onOff = (value: OptionValue): string => (value === true ? 'on' : 'off');

/** Everything the game says in English. */
export const orleansEn: OrleansText = composeText<OrleansTexts>(
  {
    title: 'Orléans',
    subtitle: 'Followers along the Loire',
    blurb:
      'From your bag you draw farmers, boatmen, knights and monks, place them on your board and turn them into more: goods, technology, new places, trading stations along the Loire and beneficial deeds. Everybody plans at once, actions go round the table, and an event waits at the end of every round. For 2 to 4 players.',
    soloTitle: null,
    options: {
      startPlayer: {
        name: 'Who begins',
        value: (value) => (value === 'random' ? 'by lot' : `Seat ${value}`),
      },
      planning: {
        name: 'Planning',
        value: (value) => (value === 'open' ? 'open, one after the other' : 'hidden, all at once'),
      },
      removeTiles: { name: 'Remove place tiles before the start', value: onOff },
      hourglass: {
        name: 'Hourglass',
        value: (value) => (value === 'stacks' ? 'in three stacks' : 'all shuffled'),
      },
    },
    scoreSources: {
      coins: 'Coins',
      goods: 'Goods',
      stations: 'Trading stations × status',
      citizens: 'Citizens × status',
    },
    boxTables: {
      people: 'Neutral people by number of players',
      goods: 'Goods: tiles, points, food',
      goodsRemoved: 'Goods removed by number of players',
      places: 'Places of the player board',
      placeTiles: 'Place tiles: category and spaces',
      effects: 'What places bring',
      farmerTrack: 'Farmer track',
      boatmanTrack: 'Boatman track',
      craftsmanTrack: 'Craftsman track',
      traderTrack: 'Trader track',
      knightTrack: 'Knight track',
      scholarTrack: 'Scholar track',
      development: 'Development track',
      citizens: 'Worth of citizens and trading stations',
      deeds: 'Beneficial deeds',
      roads: 'Roads',
      waterways: 'Waterways',
      hourglass: 'Tiles of each event',
      coins: 'Coins in the box',
      starting: 'What everybody begins with',
      census: 'Census',
      harvest: 'Fine at the Harvest',
      taxes: 'Taxes',
      technology: 'Technology tiles',
    },
    waiting,
    question,
    guides,
    choice,
    wish,
    refusals,
    event,
    moment: ({ round, phase }) =>
      round === 0 ? labels.round(round) : `Round ${round}, ${names.phase(phase)}`,
    words: { ...names, notes, labels },
  },
  facts,
  guidance,
);
