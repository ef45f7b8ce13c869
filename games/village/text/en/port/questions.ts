import { type AskedLine, capital } from '@spielstube/engine/text';
import type { PortQuestionKind } from '../../../rules/state.ts';
import type { Asked } from '../../facts.ts';
import { elsewhere } from '../../layers.ts';
import type { PortAsked } from '../../port/facts.ts';
import { inWords, islandName } from '../words.ts';
import { captainSteps, portWords } from './words.ts';

const room = (holds: number): string =>
  holds === 1
    ? 'One hold is free'
    : `${holds === 0 ? 'No hold is' : `${capital(inWords(holds))} holds are`} free`;

export function portQuestion(asked: Asked): AskedLine | undefined {
  switch (asked.kind) {
    case 'helmsman':
      return {
        title: 'Does the Helmsman come along?',
        hint: 'He comes aboard now or not at all on this voyage.',
      };
    case 'load':
      return {
        title: 'What do you load?',
        hint: `${room(asked.holds)}; only one piece of each kind. Whoever sails along can keep a lighthouse.`,
      };
    case 'loadPair':
      return asked.second
        ? { title: 'Quartermaster: who else sails along?', hint: 'The second member from the farm.' }
        : { title: 'Quartermaster: of what do you load two?', hint: 'Each piece needs a hold of its own.' };
    case 'voyage':
      return {
        title: asked.moved ? 'Where does the ship sail on?' : 'Where does the ship sail?',
        hint: `${asked.steps > 0 ? `${capital(portWords.stepsLeft(asked.steps))} Then the captain asks for` : 'The captain now asks for'} ${captainSteps(asked.captain)}. Docking ends the movement.`,
      };
    case 'cartographer':
      return {
        title: 'Cartographer: at which island do you dock?',
        hint: 'No steps, no time; then you act there as always.',
      };
    case 'island':
      return {
        title: `${islandName(asked.island)}: what do you do?`,
        hint: `As much of it as you like, in any order. ${room(asked.holds)}.`,
      };
    case 'seaBurial':
      return {
        title: 'Where is your member buried at sea?',
        hint: 'The Travel group of the Chronicle is full. Points of the space are yours at once.',
      };
    case 'giveChest':
      return {
        title: 'Collector: which treasure chest do you give?',
        hint: 'It stays closed, and what is in it is lost.',
      };
    default:
      return elsewhere<Exclude<Asked, PortAsked>>(asked);
  }
}

export const portWaiting = {
  helmsman: 'makes the ship ready',
  load: 'loads the ship',
  loadPair: 'loads the ship',
  voyage: 'is at sea',
  cartographer: 'chooses an island',
  island: 'acts on an island',
  seaBurial: 'chooses a sea burial',
  giveChest: 'gives away a treasure chest',
} satisfies Record<PortQuestionKind, string>;
