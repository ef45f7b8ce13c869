import { everywhere } from '@spielstube/engine';
import { WORKSHOP_TABLE } from '../../data/crafts.ts';
import { BREWERY_TABLE, INN_BOARD, VILLAGER_EFFECTS, VILLAGERS } from '../../data/inn.ts';
import { withAnyTime } from '../any-time.ts';
import { innDock } from '../docks.ts';
import type { InnQuestionKind, InnStepKind } from '../state.ts';
import { extraTurn } from '../turn.ts';
import type { VillageQuestion, VillageStep } from '../types.ts';
import { hasHelpInHand, offerCards, playAnyTime } from './any-time.ts';
import {
  abbot,
  cattleBreeder,
  councilman,
  cousin,
  grocer,
  herbalist,
  jack,
  messenger,
  prodigalSon,
} from './card-questions.ts';
import { chargedAtInn, inn, innBuy, innStack } from './inn.ts';
import { cards, momentForAll, momentForCards, playJester, scrapDealer } from './moments.ts';
import { lacksForCard, lookThrough, noblewoman } from './noblewoman.ts';
import { pickpocketPoints, villagerPoints } from './scored-cards.ts';
import { bard, beforeExtra, father, mayUseTollKeeper, playOldMan, tollKeeper } from './situations.ts';
import { copyInn, newInn } from './stacks.ts';
import { imagineInn, showCards, viewInn } from './view.ts';
import { countInn } from './worth.ts';

const questions: Readonly<Record<InnQuestionKind, VillageQuestion>> = {
  cards,
  extraTurn,
  bard,
  abbot,
  messenger,
  noblewoman,
  lookThrough,
  herbalist,
  councilman,
  prodigalSon,
  cattleBreeder,
  scrapDealer,
  tollKeeper,
  father,
  grocer,
  jack,
  cousin,
  innStack,
  innBuy,
};
const steps: Readonly<Record<InnStepKind, VillageStep>> = { beforeExtra };

innDock.fill({
  questions: everywhere(questions, withAnyTime),
  steps,
  space: inn,
  brewery: BREWERY_TABLE,
  workshops: [...WORKSHOP_TABLE, BREWERY_TABLE],
  startingBeer: INN_BOARD.startingBeer,
  millerCoins: VILLAGER_EFFECTS.millerCoins,
  helmsmanSteps: VILLAGER_EFFECTS.helmsmanSteps,
  begin: newInn,
  copy: copyInn,
  view: viewInn,
  imagine: imagineInn,
  count: countInn,
  charged: chargedAtInn,
  isAnyTime: (card) => VILLAGERS[card].use === 'anyTime',
  offerCards,
  playAnyTime,
  hasHelp: hasHelpInHand,
  lacksForCard,
  momentForCards,
  momentForAll,
  mayUseTollKeeper,
  playOldMan,
  playJester,
  showCards,
  villagerPoints,
  pickpocketPoints,
});
