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
        isStart && 'Hier beginnen alle.',
        landscape[place] >= 0 &&
          `${landscapeName(landscape[place])}: Passende Gebäude kosten ${BUILDING.discount} weniger.`,
        !isStart &&
          premium[place] > 0 &&
          (premiumTaken
            ? 'Die Prämie ist vergeben.'
            : `Wer hier zuerst baut, bekommt ${points(premium[place])}.`),
        symbol[place] >= 0 && `Zeichen für Geheimaufträge: ${symbolName(symbol[place])}.`,
        isTarget && `Ziel des Kapitels: Ein Haus hier bringt am Ende ${points(TARGET_PLACE_POINTS)}.`,
        tiles.length > 0 && `Plättchen daneben: ${listOf([...new Set(tiles)].map(tileName))}.`,
        `${bySeat(owners, 'hat', 'haben', 'Noch hat niemand')} hier ein Haus.`,
      ],
      'NEW-BUILD-10',
    );
  },
  premium: (n) => note(`Prämie: ${points(n)}`, ['Für den Ersten, der hier baut, sofort.'], 'NEW-BUILD-16'),
  bridgeSite: (site, owner) =>
    note(
      `Brücke ${siteName(site)}`,
      [
        owner === ''
          ? `Noch gibt es hier keinen Weg. Wer an einem der Ufer ein Haus hat, kann hier bauen: ${fieldEffect(BRIDGE)}.`
          : `Von ${owner} gebaut. Sie ist für alle ein Weg von einem Schritt.`,
      ],
      owner === '' ? 'NEW-CH3-02' : 'NEW-CH3-03',
    ),
  thicket: () =>
    note(
      'Dickicht',
      ['Dieser Pfad zählt zwei Schritte. Wer ein Sägewerk hat, geht ihn in einem.'],
      'NEW-CH3-06',
    ),
  seaSpace: (space, board) => {
    const anchor = BOARDS[board].sea[space];
    return note(
      capital(spaceName(space)),
      anchor === NOTHING || anchor === undefined
        ? ['Offenes Meer: Von hier aus lässt sich nicht bauen.']
        : [
            `Ankerplatz vor ${placeName(board, anchor)}: Ein Schiff hier zählt wie ein Haus, einen Schritt von diesem Ort.`,
          ],
      'NEW-CH7-03',
    );
  },
  ship: (name, space) =>
    note(
      `Schiff von ${name}`,
      [`Auf ${spaceName(space)}. Vor Anker misst man von ihm wie von einem Haus.`],
      'NEW-CH7-02',
    ),
  blackShip: (space) =>
    note(
      'Schwarzes Schiff',
      [
        `Auf ${spaceName(space)}. Ab Runde ${VOYAGE.blackShipFromRound} fährt es an jedem Rundenende ${VOYAGE.blackShipSteps} Felder weiter.`,
        `Ist es dann vor dir, verlierst du ${points(VOYAGE.blackShipAhead)}.`,
      ],
      'NEW-CH8-12',
    ),
  arrival: (chapter, order) =>
    note(
      `${order + 1}. Schiff am Ziel`,
      [`Bringt sofort ${points(CHAPTER_ROWS[chapter].arrivals[order] ?? 0)}.`],
      CHAPTER_ROWS[chapter].voyage ? 'NEW-CH8-06' : 'NEW-CH7-06',
    ),
  shipyards: (n) =>
    note(
      'Werft',
      [
        `${n === 0 ? 'Noch nie' : capital(timesInWords(n))} genutzt, höchstens ${timesInWords(CHAPTER_FIELDS.shipyard.times)}.`,
      ],
      'NEW-CH6-01',
    ),
  sailor: (card, left) =>
    note(cardName(card), [`Noch ${left} zum Anheuern.`, ...cardLines(card)], ruleOfCard(card)),

  chapter: (chapter) =>
    note(
      `${chapterName(chapter)}: ${chapterTitle(chapter)}`,
      [taskWords(chapter), `Gespielt wird auf dem Plan „${boardName(CHAPTER_ROWS[chapter].board)}“.`],
      ruleOfChapter(chapter),
    ),
  order: (chapter, delivered, gained, alone) => {
    const { low, lowPoints, high, highPoints, solo } = CHAPTER_ROWS[chapter];
    return note(
      'Kapitelauftrag',
      [
        `Am Ende gibst du ${orderGoods(chapter)} ab, gemischt, wie du willst.`,
        alone
          ? `Ab ${coins(solo.delivery)} gibt es ${points(SOLO_DELIVERY_POINTS)}.`
          : `Ab ${coins(low)} gibt es ${points(lowPoints)}, ab ${coins(high)} ${highPoints}. Nur eine der beiden Stufen.`,
        gained > 0
          ? `Jetzt brächte es ${points(gained)} für ${coins(delivered)}.`
          : 'Jetzt reicht es noch nicht.',
      ],
      alone ? 'NEW-SOLO-10' : 'NEW-SCORE-06',
    );
  },
  supplementary: (mission, fulfilled) =>
    note(
      supplementaryName(mission),
      [`${capital(supplementaryEffect(mission))}.`, fulfilled && 'Du hast ihn erfüllt.'],
      mission === AID ? 'NEW-CH2-02' : 'NEW-CH3-10',
    ),
  soloTarget: (chapter, target) =>
    note(
      capital(soloTargetWords(chapter, target)),
      [
        target.met
          ? 'Erreicht.'
          : target.wanted > 1
            ? `Bis jetzt ${target.reached} von ${target.wanted}.`
            : 'Noch nicht erreicht.',
        'Allein müssen alle Ziele in derselben Partie erreicht sein.',
      ],
      ruleOfTarget(target.key),
    ),
  cup: (name) => note('Siegerpokal', [`${name} hat das letzte Kapitel gewonnen.`], 'NEW-CAMP-04'),
  endNow: (total, lines) =>
    note(
      `Wenn jetzt Schluss wäre: ${points(total)}`,
      [
        ...lines.map(({ source, points: n }) => `${scoreSources[source]}: ${n}.`),
        'Geheimaufträge zählen erst, wenn sie offen liegen.',
      ],
      'NEW-SCORE-01',
    ),
};
