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
  `Jeder bekommt einen Geheimauftrag und ${cards(STARTING.cards)}, von denen er ${STARTING.discarded} ablegt. Ab Kapitel II wählt jeder eine Person.`,
  'Die oberste Ereigniskarte wird aufgedeckt. Die Gehilfen auf ihr gehören diese Runde zum Arbeitsmarkt.',
  'Alle legen gleichzeitig alle ihre Aktionssteine auf Felder. Ausgeführt wird noch nichts.',
  'Aus dem Beutel kommen weitere Gehilfen auf den Arbeitsmarkt.',
  'Reihum führen alle ihren Stein 1 aus, dann alle ihren Stein 2 und so weiter.',
  `Reihum baut jeder ein Gebäude oder zieht ${cards(ACTION_FIELDS.buildingPhase.cards)}.`,
  'Reihum nutzt jeder seine Sondergebäude, auf denen VI steht, je einmal.',
  'Ereignisse und Überfälle werden abgehandelt, die Figuren kehren in den Beutel zurück, und der Beutel geht nach links weiter.',
  'Noch einmal darf jeder die Ketten aller seiner Gebäude nutzen, ohne Steine und ohne Kettenbonus.',
  'Militär, Kapitelauftrag, übrige Waren, Geheimauftrag und Gebäude bringen Siegpunkte.',
];

/** The round explains itself. */
export const roundNotes: RoundNotes = {
  round: (round) =>
    note(
      `Runde ${round} von ${ROUNDS}`,
      ['Jede Runde hat sechs Phasen. Nach der letzten folgen Schlussproduktion und Schlusswertung.'],
      'NEW-GEN-02',
    ),
  phase: (phase) => note(phaseName(phase), [PHASES[phase]], ruleOfPhase(phase)),
  startPlayer: (name) =>
    note(
      'Startspieler',
      [
        `${name} hat den Beutel und beginnt.`,
        'Am Ende jeder Runde geht er nach links weiter.',
        'Bei Gleichstand am Ende gewinnt, wer am weitesten vom neuen Startspieler entfernt sitzt.',
      ],
      'NEW-REND-04',
    ),
  event: (event) =>
    note(
      eventName(event),
      [
        eventEffect(event),
        `Gedruckte Gehilfen gelten für alle. Gezogen werden dazu ${FIGURES_DRAWN[event]} Figuren.`,
      ],
      ruleOfEvent(event),
    ),
  eventStack: (left) =>
    note(
      'Ereignisstapel',
      [
        left === 0
          ? 'Es kommt keines mehr.'
          : `Es ${left === 1 ? 'kommt noch eines' : `kommen noch ${left}`}, in jeder Runde eines.`,
      ],
      'NEW-SET-10',
    ),

  market: () =>
    note(
      'Arbeitsmarkt',
      [
        'Die Gehilfen auf dem Ereignis und die aus dem Beutel. Sie werden nicht verbraucht: Alle nutzen alle.',
        'Wer Poststationen hat, zählt für sich welche dazu.',
      ],
      'NEW-P3-03',
    ),
  bag: (counts) =>
    note(
      'Beutel',
      [
        `Darin: ${figures(counts)}.`,
        'Aus ihm werden in Phase III Figuren gezogen; am Rundenende kehren sie zurück.',
      ],
      'NEW-P3-01',
    ),
  helper: (colour, { printed, drawn, own, lent }) =>
    note(
      capital(helperName(colour)),
      [
        `Auf dem Ereignis ${printed}, gezogen ${drawn}${own + lent > 0 ? `, nur für dich ${own + lent}` : ''}: zusammen ${printed + drawn + own + lent}.`,
        'Gehilfen werden nicht verbraucht: Alle dürfen alle nutzen, beliebig oft.',
        lent > 0 && `${lent} davon ${lent === 1 ? 'kehrt' : 'kehren'} am Rundenende in den Beutel zurück.`,
      ],
      'NEW-P3-04',
    ),
  hooded: (n, strength, cost) =>
    note(
      'Kapuzenträger',
      [
        `${n} am Arbeitsmarkt. Sie helfen niemandem.`,
        `Am Rundenende kostet jede Faust, die gegen sie fehlt, ${points(cost)}. Du hast ${fists(strength)}: ${n > strength ? `dir ${n - strength === 1 ? 'fehlt eine' : `fehlen ${n - strength}`}` : 'das reicht'}.`,
      ],
      'NEW-CH5-04',
    ),
  prisoners: (counts) =>
    note(
      'Gefangene',
      [
        `Im Gefängnis: ${helpers(counts)}.`,
        'Du kannst sie später auf den Arbeitsmarkt lassen. Dann helfen sie allen, bis zum Rundenende.',
      ],
      'NEW-SPECIAL-14',
    ),

  actionBoard: () =>
    note(
      'Aktionstableau',
      ['Diese Felder stehen allen offen, jedem für einen Stein je Runde. Andere Steine stören nicht.'],
      'NEW-PLAN-06',
    ),
  field: (field, voyage) =>
    note(
      capital(fieldName(field)),
      [
        `${capital(fieldEffect(field, voyage))}.`,
        isAreaField(field)
          ? wayOf(field) === 1
            ? 'Was fehlt, kannst du mit Handkarten ausgleichen.'
            : wayOf(field) === 0
              ? 'Welche der gedruckten Gehilfen fehlen, ist gleich.'
              : 'Die zusätzlichen Gehilfen müssen von den gedruckten Farben sein.'
          : field !== HAND_CARDS &&
            `Wer nichts davon ausführt, zieht ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`,
      ],
      ruleOfField(field),
    ),
  area: (area, voyage) =>
    note(
      capital(areaName(area)),
      [
        area === COAL_AREA && 'Hier liegt die Kohlemine.',
        voyage && area === CAPTAIN_AREA && 'Hier liegt der Kapitän: Seine Felder bewegen das Schiff.',
        voyage && area === COOK_AREA && 'Nur der Smutje darf hierher.',
        'Hier liegt höchstens ein Produktionsgebäude, und in jeder Runde höchstens ein Stein auf einem der Felder.',
      ],
      voyage && area === COOK_AREA ? 'NEW-CH8-10' : 'NEW-PLAN-05',
    ),
  stone: (stone) =>
    note(
      capital(stoneName(stone)),
      ['Die Zahl sagt, wann er ausgeführt wird: erst alle Steine 1, dann alle Steine 2 und so weiter.'],
      'NEW-PLAN-10',
    ),
  stoneForSale: (stone, names) =>
    note(
      `${capital(stoneName(stone))} zu kaufen`,
      [
        stone === THIRD_STONE
          ? `Mit der Aktion Nachwuchs für ${coins(ACTION_FIELDS.offspring.thirdCoins)}.`
          : `Mit der Aktion Nachwuchs für ${coins(ACTION_FIELDS.offspring.fourthCoins)}, dazu ${points(ACTION_FIELDS.offspring.fourthPoints)}.`,
        names.length === 0 ? 'Alle haben ihn.' : `${bySeat(names, 'hat', 'haben', '')} ihn noch nicht.`,
        'Er gehört dir ab der nächsten Runde.',
      ],
      'NEW-OFFSPRING-01',
    ),
  chance: (share, missing) =>
    note(
      'Chance',
      [
        `So wahrscheinlich sind nach dem Ziehen alle Gehilfen da: ${Math.round(100 * share)} %.`,
        missing === 0
          ? 'Schon jetzt fehlt keiner.'
          : `Jetzt ${missing === 1 ? 'fehlt einer' : `fehlen ${missing}`}.`,
      ],
      'NEW-PROD-06',
    ),
};
