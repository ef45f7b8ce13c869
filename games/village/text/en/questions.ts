import type { AskedLine } from '@spielstube/engine/text';
import { capital } from '@spielstube/engine/text';
import { CHURCH_TIME } from '../../data/church.ts';
import { SALE_GREEN, SALE_TIME } from '../../data/market.ts';
import { SCROLL, WELL_CUBES } from '../../data/pieces.ts';
import type { BaseQuestionKind } from '../../rules/state.ts';
import type { Asked, BaseAsked } from '../facts.ts';
import { elsewhere } from '../layers.ts';
import {
  ABOUT_SPACES,
  aGood,
  CHURCH_CUBES,
  COUNCIL_CUBES,
  cubes,
  inWords,
  member,
  price,
  spaceName,
  time,
} from './words.ts';

export function question(asked: Asked): AskedLine | undefined {
  switch (asked.kind) {
    case 'startingCube':
      return {
        title: 'Which cube do you take to start with?',
        hint: 'Whoever is fourth in turn order picks an influence cube.',
      };
    case 'turn':
      return {
        title: asked.last ? 'Your last turn: which cube do you take?' : 'Which cube do you take?',
        hint: `It comes to your farm, then you may use the action of its space. ${asked.cubes === 1 ? 'It is the last one of this round.' : `${asked.cubes} are left on the board.`}`,
      };
    case 'chooseAction':
      if (asked.oldMan)
        return {
          title: 'Old Man: which action do you carry out?',
          hint: 'Any one, without a cube and without the Well. You pay what the action itself costs.',
        };
      return asked.free
        ? {
            title: 'Which action do you carry out?',
            hint: 'No cube is left on the board: your last action is free. You may also do without.',
          }
        : {
            title: 'Well: which action do you carry out?',
            hint: 'Choose one of the glowing signs. It is paid for.',
          };
    case 'action':
      return actionQuestion(asked, ABOUT_SPACES[asked.space]);
    case 'produceNow':
      return {
        title: 'Do you produce something at once?',
        hint: `That costs another ${time(asked.time)}. You may also come back later.`,
      };
    case 'pay':
      return {
        title: asked.well ? 'How do you pay at the Well?' : 'How do you pay?',
        hint: asked.well
          ? `${capital(inWords(WELL_CUBES))} cubes of one colour. A coin replaces any of them.`
          : `The price: ${price(asked.price, asked.any)}. A coin replaces any one cube.`,
      };
    case 'payCouncil':
      return {
        title: 'How do you pay in the Council Chamber?',
        hint: `With ${aGood(SCROLL)} or with ${COUNCIL_CUBES}, never mixed.`,
      };
    case 'payChurch':
      return {
        title: 'How do you pay in the Church?',
        hint: `With ${CHURCH_CUBES} or with ${time(CHURCH_TIME)}.`,
      };
    case 'ringOrCoin':
      return {
        title: 'Do you give the next starting player marker instead of a coin?',
        hint: 'It counts as a coin until the round ends. Keep it if you still want to show it.',
      };
    case 'privilege':
      return {
        title: 'Which privilege do you use?',
        hint:
          asked.step === 1
            ? 'Step 1 has only this one. You may also do without.'
            : `One of the steps 1 to ${asked.step}. You may also do without.`,
      };
    case 'takeCubes':
      return {
        title: asked.count === 1 ? 'Which cube do you take?' : 'Which two cubes do you take?',
        hint:
          asked.count === 1
            ? 'It comes from the supply, whatever its colour.'
            : asked.different
              ? 'From the supply, of two different colours.'
              : 'From the supply, of the same or of different colours.',
      };
    case 'takeGood':
      return { title: 'Which good do you take?', hint: 'It comes from the supply and costs nothing.' };
    case 'market':
      return {
        title: asked.sea ? 'Market day: what do you sell?' : 'Market day: whom do you serve?',
        hint: asked.free
          ? `Your first sale costs only what the customer wants.${exoticsToo(asked.sea)}`
          : `The customer gets what he wants, and you pay ${cubes([0, SALE_GREEN])} and ${time(SALE_TIME)} besides.${exoticsToo(asked.sea)}`,
      };
    case 'death':
      return {
        title: `The quill is crossed: which ${member(asked.member)} dies?`,
        hint: `Into the Chronicle if there is room for their place, else to the graveyard${asked.sea ? ' or the sea' : ''}.${asked.bread ? ' Bread still raises a number now.' : ''}`,
      };
    case 'buyOut':
      return {
        title: 'Mass: whom do you buy out of the bag?',
        hint: `1 coin takes a member to step 1 of the Church for sure. ${asked.left === 1 ? 'Otherwise the last figure is drawn blindly.' : `The rest of the ${asked.left} figures are drawn blindly.`}`,
      };
    case 'climb':
      return {
        title: 'Mass: who climbs in the Church?',
        hint: `Each step costs the grain that stands at it; you have ${asked.grain}${asked.bread > 0 ? ` and ${asked.bread} bread in its place` : ''}. Several steps are allowed.`,
      };
    case 'connysCube':
      return {
        title: 'Which cube does Conny take?',
        hint: `She takes a cube from ${spaceName(asked.space)}, and you choose it.`,
      };
    case 'goals':
      return {
        title: 'Do you reveal another life goal?',
        hint: asked.soonLost
          ? 'What is fulfilled now may soon be so no more: this is the last chance before that.'
          : 'Final scoring comes next: this is the last chance.',
      };
    case 'endTurn':
      return {
        title: 'Are you done?',
        hint: asked.connyFollows
          ? 'Your action is done. When you end the turn, Conny takes a cube.'
          : 'Your action is done. Once you end the turn, it cannot be taken back.',
      };
    default:
      return elsewhere<Exclude<Asked, BaseAsked>>(asked);
  }
}

const exoticsToo = (sea: boolean): string => (sea ? ' Cocoa and tea at home can be sold, too.' : '');

/** At an action space; `about` says what it is for. */
export const actionQuestion = (asked: Extract<Asked, { kind: 'action' }>, about: string): AskedLine => ({
  title: `${spaceName(asked.space)}: what do you do?`,
  hint: about,
});

export const waiting: Readonly<Record<BaseQuestionKind, string>> = {
  startingCube: 'chooses a cube to start with',
  turn: 'chooses a cube',
  chooseAction: 'chooses an action',
  action: 'considers the action',
  produceNow: 'may produce something at once',
  pay: 'pays',
  payCouncil: 'pays in the Council Chamber',
  payChurch: 'pays in the Church',
  ringOrCoin: 'pays',
  privilege: 'chooses a privilege',
  takeCubes: 'takes cubes from the supply',
  takeGood: 'takes a good',
  market: 'looks for a customer',
  death: 'says goodbye to somebody',
  buyOut: 'may buy somebody out of the bag',
  climb: 'lets members climb in the Church',
  connysCube: "chooses Conny's cube",
  goals: 'looks at the life goals',
  endTurn: 'ends the turn',
};
