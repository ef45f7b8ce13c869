import type { Translated } from '@spielstube/engine/text';
import { SOLO_DELIVERY_POINTS } from '../../../data/chapters.ts';
import { OFFERED_ALONE, PERSON_EFFECTS } from '../../../data/persons.ts';
import { MILITARY_POINTS } from '../../../data/setup.ts';
import { TILES_PER_SEAT } from '../../../data/tiles.ts';
import type { alone as aloneDe } from '../../de/book/alone.ts';
import { cards, points } from '../words.ts';

/** Playing alone, and the campaign. */
export const alone: Translated<typeof aloneDe> = {
  solo: {
    title: 'Playing Alone',
    intro: [
      'Alone you play against the solo card of the chapter. It asks for a delivery, a military strength, a number of points and mostly something more. Only whoever manages all of it in the same game passes.',
    ],
    rules: {
      'NEW-SOLO-01': `${TILES_PER_SEAT} bonus tiles lie on the board.`,
      'NEW-SOLO-02':
        'Events 2 and 11 take the place of events 1 and 10. If there is another special event in the stack, two of the three cards 11 are added at random.',
      'NEW-SOLO-03': `${OFFERED_ALONE === 2 ? 'Two' : OFFERED_ALONE} random persons are on offer, and one comes along.`,
      'NEW-SOLO-04': 'Barracks take points from nobody.',
      'NEW-SOLO-05':
        'The solo card is used. The chapter is passed if all its targets are met. Before the game it can be agreed that fewer points are enough.',
      'NEW-SOLO-06': 'In IIIb two Sawmills lie out.',
      'NEW-SOLO-07': 'In VIII a second ship sails along, the black one.',
      'NEW-SOLO-08': `Whoever has at least one fist gets ${points(MILITARY_POINTS[0])} for military strength.`,
      'NEW-SOLO-09': `Alone Nate Welton simply brings ${cards(PERSON_EFFECTS.nate.cards)}.`,
      'NEW-SOLO-10': `The delivery of the solo card belongs to the second step of the scoring and brings ${points(SOLO_DELIVERY_POINTS)}.`,
      'NEW-SOLO-11': 'In the campaign a chapter is played again until it is passed.',
      'NEW-SOLO-12': 'The bag stays with you. There are no start players and no ties.',
    },
  },
  campaign: {
    title: 'The Campaign',
    intro: [
      'Eight chapters in a row are a journey. Little is taken along: the cup, the names on the map, and the story.',
    ],
    rules: {
      'NEW-CAMP-01': 'The order: I, II, then IIIa or IIIb, then IVa or IVb, then V, VI, VII, VIII.',
      'NEW-CAMP-02':
        'After II whoever has won chooses between IIIa and IIIb. IVa follows IIIa, IVb follows IIIb.',
      'NEW-CAMP-03':
        'Chapter V begins in Creekside after IVa, in Thickthorn after IVb. Outside a campaign you choose one of the two.',
      'NEW-CAMP-04':
        'Whoever wins gets the winner’s cup and keeps the own colour. Nothing else is taken along.',
      'NEW-CAMP-05': 'Whoever has won sits last in the next chapter and chooses a person first.',
      'NEW-CAMP-06':
        'Buildings that an event has brought are in the deck of later chapters from the start. New persons stay.',
      'NEW-CAMP-07': 'Whoever has won may name one unnamed place of the board for good.',
      'NEW-CAMP-08': 'After the chapter the story goes on. Then the next one is set up anew.',
      'NEW-CAMP-09':
        'Whoever has won most chapters wins the campaign, if tied by the greater sum of all points, otherwise they share the victory.',
    },
  },
};
