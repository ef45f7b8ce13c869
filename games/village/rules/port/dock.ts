import { everywhere } from '@spielstube/engine';
import { withAnyTime } from '../any-time.ts';
import { portDock } from '../docks.ts';
import type { PortQuestionKind, PortStepKind } from '../state.ts';
import type { VillageQuestion, VillageStep } from '../types.ts';
import { bestSpaceAtSea, buryAtSea, seaBurial } from './burial.ts';
import { giveChest, offerChests, openChestOf } from './chests.ts';
import { maySellExotics, offerExotics, sellExotic, teaCoin } from './exotics.ts';
import { island, keeperPaid } from './island.ts';
import { load, loadPair } from './loading.ts';
import { chargedAtSea } from './prices.ts';
import { helmsman, seaTravel } from './sea-travel.ts';
import { copyPort, newPort } from './ships.ts';
import { imaginePort, viewPort } from './view.ts';
import { cartographer, sailTo, voyage } from './voyage.ts';
import { countPort } from './worth.ts';

const questions: Readonly<Record<PortQuestionKind, VillageQuestion>> = {
  helmsman,
  load,
  loadPair,
  voyage,
  cartographer,
  island,
  seaBurial,
  giveChest,
};
const steps: Readonly<Record<PortStepKind, VillageStep>> = { sailTo, keeperPaid, teaCoin };

portDock.fill({
  questions: everywhere(questions, withAnyTime),
  steps,
  travel: seaTravel,
  begin: newPort,
  copy: copyPort,
  view: viewPort,
  imagine: imaginePort,
  count: countPort,
  charged: chargedAtSea,
  offerChests,
  openChest: openChestOf,
  maySellExotics,
  offerExotics,
  sellExotic,
  buryAtSea,
  bestSpaceAtSea,
});
