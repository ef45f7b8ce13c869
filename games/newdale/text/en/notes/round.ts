import { capital } from '@spielstube/engine/text';
import { CAPTAIN_AREA, COAL_AREA, COOK_AREA } from '../../../data/areas.ts';
import { FIGURES_DRAWN } from '../../../data/events.ts';
import { ACTION_FIELDS, HAND_CARDS, isAreaField, THIRD_STONE, wayOf } from '../../../data/fields.ts';
import { ROUNDS, STARTING } from '../../../data/setup.ts';
import { note, type RoundNotes } from '../../notes.ts';
import { ruleOfEvent, ruleOfField, ruleOfPhase } from '../../rules.ts';
import { eventEffect, fieldEffect } from '../effects.ts';
import {
  areaName,
  bySeat,
  cards,
  coins,
  eventName,
  fieldName,
  figures,
  fists,
  helperName,
  helpers,
  phaseName,
  points,
  stoneName,
} from '../words.ts';

const PHASES: readonly string[] = [
  `Everybody gets a secret mission and ${cards(STARTING.cards)}, and lays ${STARTING.discarded} of them aside. From chapter II on everybody chooses a person.`,
  'The top event card is turned up. The helpers printed on it belong to the labour market of this round.',
  'Everybody lays all action stones onto fields at the same time. Nothing is carried out yet.',
  'The bag brings further helpers to the labour market.',
  'In turn order all carry out their stone 1, then all their stone 2, and so on.',
  `In turn order everybody builds one building or draws ${cards(ACTION_FIELDS.buildingPhase.cards)}.`,
  'In turn order everybody uses the own special buildings that show VI, once each.',
  'Events and raids are carried out, figures return to the bag, and the bag goes on to the left.',
  'Once more everybody may use the chains of all own buildings, without stones and without a chain bonus.',
  'Military strength, chapter order, goods left over, secret mission and buildings bring points.',
];

/** The round explains itself. */
export const roundNotes: RoundNotes = {
  round: (round) =>
    note(
      `Round ${round} of ${ROUNDS}`,
      ['Each round has six phases. After the last one come final production and final scoring.'],
      'NEW-GEN-02',
    ),
  phase: (phase) => note(phaseName(phase), [PHASES[phase]], ruleOfPhase(phase)),
  startPlayer: (name) =>
    note(
      'Start player',
      [
        `${name} has the bag and begins.`,
        'At the end of each round it goes on to the left.',
        'If tied at the end, whoever sits farthest from the new start player wins.',
      ],
      'NEW-REND-04',
    ),
  event: (event) =>
    note(
      eventName(event),
      [
        eventEffect(event),
        `Printed helpers are there for everybody. ${FIGURES_DRAWN[event]} figures are drawn in addition.`,
      ],
      ruleOfEvent(event),
    ),
  eventStack: (left) =>
    note(
      'Event stack',
      [
        left === 0
          ? 'No more events will come.'
          : `${left === 1 ? 'One more will' : `${left} more will`} come, one in each round.`,
      ],
      'NEW-SET-10',
    ),

  market: () =>
    note(
      'Labour market',
      [
        'The helpers on the event and those out of the bag. They are not used up: everybody uses all of them.',
        'Whoever has Post Stations adds their helpers for the own use.',
      ],
      'NEW-P3-03',
    ),
  bag: (counts) =>
    note(
      'Bag',
      [
        `In it: ${figures(counts)}.`,
        'Figures are drawn from it in phase III; at the end of the round they return.',
      ],
      'NEW-P3-01',
    ),
  helper: (colour, { printed, drawn, own, lent }) =>
    note(
      capital(helperName(colour)),
      [
        `On the event ${printed}, drawn ${drawn}${own + lent > 0 ? `, yours alone ${own + lent}` : ''}: ${printed + drawn + own + lent} together.`,
        'Helpers are not used up: everybody may use all of them, any number of times.',
        lent > 0 &&
          `${lent} of them ${lent === 1 ? 'returns' : 'return'} to the bag at the end of the round.`,
      ],
      'NEW-P3-04',
    ),
  hooded: (n, strength, cost) =>
    note(
      'Hooded figures',
      [
        `${n} at the labour market. They help nobody.`,
        `At the end of the round each fist that is missing against them costs ${points(cost)}. You have ${fists(strength)}: ${n > strength ? `${n - strength} ${n - strength === 1 ? 'is' : 'are'} missing` : 'that is enough'}.`,
      ],
      'NEW-CH5-04',
    ),
  prisoners: (counts) =>
    note(
      'Prisoners',
      [
        `In prison: ${helpers(counts)}.`,
        'You can let them join the labour market later. Then they help everybody until the end of the round.',
      ],
      'NEW-SPECIAL-14',
    ),

  actionBoard: () =>
    note(
      'Action board',
      ['These fields are open to all, to each for one stone a round. Stones of others do not matter.'],
      'NEW-PLAN-06',
    ),
  field: (field, voyage) =>
    note(
      capital(fieldName(field)),
      [
        `${capital(fieldEffect(field, voyage))}.`,
        isAreaField(field)
          ? wayOf(field) === 1
            ? 'Missing helpers can be made up for with hand cards.'
            : wayOf(field) === 0
              ? 'It does not matter which of the printed helpers are missing.'
              : 'The additional helpers must be of the printed colours.'
          : field !== HAND_CARDS &&
            `Whoever carries out no part of it draws ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`,
      ],
      ruleOfField(field),
    ),
  area: (area, voyage) =>
    note(
      capital(areaName(area)),
      [
        area === COAL_AREA && 'The Coal Mine lies here.',
        voyage && area === CAPTAIN_AREA && 'The Captain lies here: his fields move the ship.',
        voyage && area === COOK_AREA && 'Only the Cook may come here.',
        'At most one production building lies here, and at most one stone on one of its fields each round.',
      ],
      voyage && area === COOK_AREA ? 'NEW-CH8-10' : 'NEW-PLAN-05',
    ),
  stone: (stone) =>
    note(
      capital(stoneName(stone)),
      ['The number says when it is carried out: first all stones 1, then all stones 2, and so on.'],
      'NEW-PLAN-10',
    ),
  stoneForSale: (stone, names) =>
    note(
      `${capital(stoneName(stone))} for sale`,
      [
        stone === THIRD_STONE
          ? `With the action Offspring for ${coins(ACTION_FIELDS.offspring.thirdCoins)}.`
          : `With the action Offspring for ${coins(ACTION_FIELDS.offspring.fourthCoins)}, with ${points(ACTION_FIELDS.offspring.fourthPoints)}.`,
        names.length === 0 ? 'Everybody has it.' : `${bySeat(names, 'does', 'do', '')} not have it yet.`,
        'It is yours from the next round on.',
      ],
      'NEW-OFFSPRING-01',
    ),
  chance: (share, missing) =>
    note(
      'Chance',
      [
        `How likely all helpers are there after the draw: ${Math.round(100 * share)}%.`,
        missing === 0
          ? 'None is missing even now.'
          : `Now ${missing === 1 ? 'one is' : `${missing} are`} missing.`,
      ],
      'NEW-PROD-06',
    ),
};
