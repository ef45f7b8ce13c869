import { capital } from '@spielstube/engine/text';
import { BOARDS } from '../../../data/boards.ts';
import { NOTHING } from '../../../data/box.ts';
import { CHAPTER_ROWS, SOLO_DELIVERY_POINTS, TARGET_PLACE_POINTS, VOYAGE } from '../../../data/chapters.ts';
import { BRIDGE, CHAPTER_FIELDS } from '../../../data/fields.ts';
import { AID } from '../../../data/missions.ts';
import { BUILDING } from '../../../data/setup.ts';
import { type MapNotes, note } from '../../notes.ts';
import { ruleOfCard, ruleOfChapter, ruleOfTarget } from '../../rules.ts';
import { fieldEffect, orderGoods, soloTargetWords, supplementaryEffect, taskWords } from '../effects.ts';
import { scoreSources } from '../score.ts';
import {
  boardName,
  bySeat,
  cardName,
  chapterName,
  chapterTitle,
  coins,
  landscapeName,
  listOf,
  placeName,
  points,
  siteName,
  spaceName,
  supplementaryName,
  symbolName,
  tileName,
  timesInWords,
} from '../words.ts';
import { cardLines } from './things.ts';

/** The board and the chapter explain themselves. */
export const mapNotes: MapNotes = {
  place: ({ board, place, premiumTaken, owners, tiles, isStart, isTarget }) => {
    const { landscape, premium, symbol } = BOARDS[board];
    return note(
      capital(placeName(board, place)),
      [
        isStart && 'Everybody begins here.',
        landscape[place] >= 0 &&
          `${capital(landscapeName(landscape[place]))}: buildings with this sign cost ${BUILDING.discount} less.`,
        !isStart &&
          premium[place] > 0 &&
          (premiumTaken
            ? 'The premium is gone.'
            : `Whoever builds here first gets ${points(premium[place])}.`),
        symbol[place] >= 0 && `Sign for secret missions: ${symbolName(symbol[place])}.`,
        isTarget && `Target of the chapter: a house here brings ${points(TARGET_PLACE_POINTS)} at the end.`,
        tiles.length > 0 && `Tiles beside it: ${listOf([...new Set(tiles)].map(tileName))}.`,
        `${bySeat(owners, 'has', 'have', 'Nobody has')} a house here.`,
      ],
      'NEW-BUILD-10',
    );
  },
  premium: (n) => note(`Premium: ${points(n)}`, ['For the first who builds here, at once.'], 'NEW-BUILD-16'),
  bridgeSite: (site, owner) =>
    note(
      `Bridge ${siteName(site)}`,
      [
        owner === ''
          ? `There is no way here yet. Whoever has a house on one of the banks can build: ${fieldEffect(BRIDGE)}.`
          : `Built by ${owner}. It is a way of one step for everybody.`,
      ],
      owner === '' ? 'NEW-CH3-02' : 'NEW-CH3-03',
    ),
  thicket: () =>
    note('Thicket', ['This path counts two steps. Whoever has a Sawmill takes it in one.'], 'NEW-CH3-06'),
  seaSpace: (space, board) => {
    const anchor = BOARDS[board].sea[space];
    return note(
      capital(spaceName(space)),
      anchor === NOTHING || anchor === undefined
        ? ['Open sea: nothing can be built from here.']
        : [
            `Anchorage of ${placeName(board, anchor)}: a ship here counts as a house one step from this place.`,
          ],
      'NEW-CH7-03',
    );
  },
  ship: (name, space) =>
    note(
      `Ship of ${name}`,
      [`On ${spaceName(space)}. At anchor, distances are measured from it as from a house.`],
      'NEW-CH7-02',
    ),
  blackShip: (space) =>
    note(
      'Black ship',
      [
        `On ${spaceName(space)}. From round ${VOYAGE.blackShipFromRound} on it moves ${VOYAGE.blackShipSteps} spaces at each end of a round.`,
        `If it is ahead of you then, you lose ${points(VOYAGE.blackShipAhead)}.`,
      ],
      'NEW-CH8-12',
    ),
  arrival: (chapter, order) =>
    note(
      `Ship number ${order + 1} to arrive`,
      [`Brings ${points(CHAPTER_ROWS[chapter].arrivals[order] ?? 0)} at once.`],
      CHAPTER_ROWS[chapter].voyage ? 'NEW-CH8-06' : 'NEW-CH7-06',
    ),
  shipyards: (n) =>
    note(
      'Shipyard',
      [
        `${n === 0 ? 'Not used yet' : `Used ${timesInWords(n)}`}, at most ${timesInWords(CHAPTER_FIELDS.shipyard.times)}.`,
      ],
      'NEW-CH6-01',
    ),
  sailor: (card, left) =>
    note(cardName(card), [`${left} left to hire.`, ...cardLines(card)], ruleOfCard(card)),

  chapter: (chapter) =>
    note(
      `${chapterName(chapter)}: ${chapterTitle(chapter)}`,
      [taskWords(chapter), `Played on the board “${boardName(CHAPTER_ROWS[chapter].board)}”.`],
      ruleOfChapter(chapter),
    ),
  order: (chapter, delivered, gained, alone) => {
    const { low, lowPoints, high, highPoints, solo } = CHAPTER_ROWS[chapter];
    return note(
      'Chapter order',
      [
        `At the end you hand in ${orderGoods(chapter)}, mixed as you like.`,
        alone
          ? `${coins(solo.delivery)} or more bring ${points(SOLO_DELIVERY_POINTS)}.`
          : `${coins(low)} or more bring ${points(lowPoints)}, ${coins(high)} or more ${highPoints}. Only one of the two.`,
        gained > 0
          ? `Now it would bring ${points(gained)} for ${coins(delivered)}.`
          : 'Now it is not enough yet.',
      ],
      alone ? 'NEW-SOLO-10' : 'NEW-SCORE-06',
    );
  },
  supplementary: (mission, fulfilled) =>
    note(
      supplementaryName(mission),
      [`${capital(supplementaryEffect(mission))}.`, fulfilled && 'You have fulfilled it.'],
      mission === AID ? 'NEW-CH2-02' : 'NEW-CH3-10',
    ),
  soloTarget: (chapter, target) =>
    note(
      capital(soloTargetWords(chapter, target)),
      [
        target.met
          ? 'Met.'
          : target.wanted > 1
            ? `So far ${target.reached} of ${target.wanted}.`
            : 'Not met yet.',
        'Alone all targets must be met in the same game.',
      ],
      ruleOfTarget(target.key),
    ),
  cup: (name) => note('Winner’s cup', [`${name} has won the last chapter.`], 'NEW-CAMP-04'),
  endNow: (total, lines) =>
    note(
      `If it ended now: ${points(total)}`,
      [
        ...lines.map(({ source, points: n }) => `${scoreSources[source]}: ${n}.`),
        'Secret missions count only when they are open.',
      ],
      'NEW-SCORE-01',
    ),
};
