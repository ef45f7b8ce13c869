import { type Misfit, unless } from '@spielstube/engine';
import { LANDSCAPE_KEYS, type LandscapeKey } from './boards/place.ts';
import { type BoxClaim, box } from './box.ts';
import { GOOD_KEYS, RAW_KEYS } from './goods.ts';
import { areHelpers, COLOUR_KEYS, type ColourKey } from './helpers.ts';

/*
 * What production buildings make and what their chains take: a raw material of hand cards ('wood'), a good ('cattle'),
 * a set of two goods ('flour + coal'), or nothing (''). NEW-CHAIN-02 to -04
 */
const trade = (good: string, chain: string) => ({ good, chain }) as const;

const CHAIN_INPUTS: readonly string[] = [...RAW_KEYS, ...GOOD_KEYS, 'grapes'];
export const TRADES = box.table(
  'trades',
  {
    coalMine: trade('coal', 'wood'),
    oreMine: trade('ore', 'rock'),
    clayPit: trade('clay', 'rock'),
    sawmill: trade('boards', 'wood'),
    mill: trade('flour', 'grain'),
    cattleFarm: trade('cattle', 'grain'),
    spinningMill: trade('yarn', 'cotton'),
    cooperage: trade('barrels', 'boards'),
    tannery: trade('leather', 'cattle'),
    abattoir: trade('meat', 'cattle'),
    weavingMill: trade('cloth', 'yarn'),
    shoemaker: trade('shoes', 'leather'),
    bakery: trade('bread', 'flour + coal'),
    brickworks: trade('bricks', 'clay + coal'),
    smelter: trade('iron', 'ore + coal'),
    tailor: trade('clothing', 'cloth + coal'),
    toolmaker: trade('tools', 'iron + boards'),
    winery: trade('wine', 'grapes + barrels'),
    weaponsmith: trade('weapons', 'iron + leather'),
    fishingHut: trade('fish', ''),
    smokehouse: trade('smokedFish', 'fish'),
    cook: trade('fishSoup', 'fish'),
  },
  {
    reconstructed: [
      ...['coalMine', 'oreMine', 'clayPit', 'sawmill', 'mill', 'spinningMill', 'cooperage', 'weavingMill'],
      ...['shoemaker', 'brickworks', 'smelter', 'tailor', 'toolmaker', 'winery', 'weaponsmith', 'fishingHut'],
      ...['smokehouse', 'cook'],
    ].map((key) => `${key}.chain`),
    check: (trades) =>
      unless(
        [
          Object.values(trades).every(({ good }) => (GOOD_KEYS as readonly string[]).includes(good)),
          'tradeGood',
          GOOD_KEYS.join(', '),
        ],
        [Object.values(trades).every(({ chain }) => isChain(chain)), 'chainWritten', 'wood', 'flour + coal'],
      ),
  },
);
export type TradeKey = keyof typeof TRADES;

function isChain(chain: string): boolean {
  if (chain === '') return true;
  const inputs = chain.split(' + ');
  if (inputs.length > 2 || !inputs.every((input) => CHAIN_INPUTS.includes(input))) return false;
  return inputs.length === 1 || !inputs.some((input) => (RAW_KEYS as readonly string[]).includes(input));
}

/** What is printed on a building of the general pile: '' for nothing, number 0 for none. */
export type Building = {
  readonly kind: string;
  readonly number: number;
  readonly cost: number;
  readonly discount: LandscapeKey | '';
  readonly raw: (typeof RAW_KEYS)[number];
  readonly vp: number;
  /** Helpers of a production building; '' for a special one. */
  readonly helpers: string;
  /** Colour of a special building that has one. */
  readonly colour: ColourKey | '';
};

const building = (
  kind: TradeKey,
  number: number,
  cost: number,
  discount: Building['discount'],
  raw: Building['raw'],
  vp: number,
  helpers: string,
): Building => ({ kind, number, cost, discount, raw, vp, helpers, colour: '' });

const special = (
  kind: SpecialKey,
  number: number,
  cost: number,
  discount: Building['discount'],
  raw: Building['raw'],
  vp: number,
  colour: Building['colour'],
): Building => ({ kind, number, cost, discount, raw, vp, helpers: '', colour });

function buildingsHold(buildings: Readonly<Record<string, Building>>): Misfit<BoxClaim> | null {
  const all = Object.values(buildings);
  return unless(
    [all.every(({ raw }) => (RAW_KEYS as readonly string[]).includes(raw)), 'rawOnCard', RAW_KEYS.join(', ')],
    [
      all.every(({ discount }) => ['', ...LANDSCAPE_KEYS].includes(discount)),
      'discount',
      LANDSCAPE_KEYS.join(', '),
    ],
    [all.every(({ colour }) => ['', ...COLOUR_KEYS].includes(colour)), 'colour', COLOUR_KEYS.join(', ')],
    [all.every(({ cost }) => cost <= 30), 'cost', 30],
  );
}

/** Everything that is not known of production buildings: all but the helpers of the rulebook's mill. NEW-PROD-07 */
const unknownOf = (keys: readonly string[]): string[] =>
  keys.flatMap((key) =>
    ['cost', 'discount', 'raw', 'vp', ...(key === 'mill1' ? [] : ['helpers'])].map(
      (value) => `${key}.${value}`,
    ),
  );

const printedProduction = {
  oreMine1: building('oreMine', 0, 6, 'mountain', 'wood', 1, '2Y 2G'),
  oreMine2: building('oreMine', 0, 5, 'mountain', 'grain', 1, '3Y 1G'),
  oreMine3: building('oreMine', 0, 5, 'mountain', 'cotton', 1, '2G 2R'),
  oreMine4: building('oreMine', 0, 5, 'mountain', 'grain', 1, '2Y 2R'),
  oreMine5: building('oreMine', 0, 5, 'mountain', 'wood', 1, '2G 1B'),
  clayPit1: building('clayPit', 0, 5, 'water', 'wood', 1, '3Y 1G'),
  clayPit2: building('clayPit', 0, 4, 'water', 'grain', 1, '2G 2R'),
  clayPit3: building('clayPit', 0, 5, 'water', 'cotton', 1, '2Y 1B'),
  clayPit4: building('clayPit', 0, 4, 'water', 'rock', 1, '1Y 3G'),
  sawmill1: building('sawmill', 0, 6, 'forest', 'grain', 1, '2Y 2G'),
  sawmill2: building('sawmill', 0, 5, 'forest', 'rock', 1, '2Y 2R'),
  sawmill3: building('sawmill', 0, 5, 'forest', 'cotton', 1, '2G 2R'),
  sawmill4: building('sawmill', 0, 5, 'forest', 'wood', 1, '3Y 1G'),
  sawmill5: building('sawmill', 0, 5, 'forest', 'grain', 1, '2G 1B'),
  sawmill6: building('sawmill', 0, 4, 'forest', 'wood', 1, '3Y 1R'),
  mill1: building('mill', 0, 5, 'field', 'grain', 1, '2Y 2R'),
  mill2: building('mill', 0, 5, 'field', 'wood', 1, '2G 2R'),
  mill3: building('mill', 0, 5, 'field', 'rock', 1, '3Y 1G'),
  mill4: building('mill', 0, 6, 'field', 'cotton', 1, '2Y 2G'),
  mill5: building('mill', 0, 5, 'field', 'grain', 1, '2Y 1B'),
  cattleFarm1: building('cattleFarm', 0, 6, 'field', 'rock', 1, '2Y 2G'),
  cattleFarm2: building('cattleFarm', 0, 5, 'field', 'cotton', 1, '2Y 2R'),
  cattleFarm3: building('cattleFarm', 0, 4, 'field', 'grain', 1, '3Y 1R'),
  cattleFarm4: building('cattleFarm', 0, 5, 'field', 'wood', 1, '2G 2R'),
  cattleFarm5: building('cattleFarm', 0, 5, 'field', 'grain', 1, '2Y 1B'),
  cattleFarm6: building('cattleFarm', 0, 4, 'field', 'rock', 1, '1Y 3G'),
  spinningMill1: building('spinningMill', 0, 5, 'field', 'cotton', 1, '3Y 1G'),
  spinningMill2: building('spinningMill', 0, 5, 'field', 'grain', 1, '2G 1B'),
  spinningMill3: building('spinningMill', 0, 5, 'field', 'rock', 1, '2Y 2R'),
  spinningMill4: building('spinningMill', 0, 4, 'field', 'cotton', 1, '3G 1R'),
  spinningMill5: building('spinningMill', 0, 6, 'field', 'wood', 1, '2Y 2G'),
  cooperage1: building('cooperage', 0, 7, 'forest', 'wood', 2, '2G 2R'),
  cooperage2: building('cooperage', 0, 6, 'forest', 'cotton', 2, '3Y 1B'),
  cooperage3: building('cooperage', 0, 7, 'forest', 'rock', 2, '2Y 2R'),
  cooperage4: building('cooperage', 0, 6, 'forest', 'wood', 2, '3G 1R'),
  tannery1: building('tannery', 0, 7, 'water', 'cotton', 2, '2Y 2R'),
  tannery2: building('tannery', 0, 6, 'water', 'grain', 2, '3Y 1B'),
  tannery3: building('tannery', 0, 7, 'water', 'rock', 2, '2G 1B'),
  tannery4: building('tannery', 0, 6, 'water', 'cotton', 2, '1Y 3G'),
  abattoir1: building('abattoir', 0, 8, '', 'grain', 2, '3Y 1G'),
  abattoir2: building('abattoir', 0, 7, '', 'wood', 2, '3G 1R'),
  abattoir3: building('abattoir', 0, 7, '', 'rock', 3, '3Y 2R'),
  abattoir4: building('abattoir', 0, 8, '', 'cotton', 2, '2G 2R'),
  weavingMill1: building('weavingMill', 0, 7, 'water', 'cotton', 2, '3Y 1R'),
  weavingMill2: building('weavingMill', 0, 7, 'water', 'wood', 2, '2G 1B'),
  weavingMill3: building('weavingMill', 0, 6, 'water', 'cotton', 2, '3Y 1B'),
  weavingMill4: building('weavingMill', 0, 6, 'water', 'grain', 2, '3G 1R'),
  shoemaker1: building('shoemaker', 0, 9, '', 'grain', 3, '3Y 2R'),
  shoemaker2: building('shoemaker', 0, 9, '', 'cotton', 3, '2G 2R 1B'),
  shoemaker3: building('shoemaker', 0, 9, '', 'rock', 3, '2Y 3G'),
  bakery1: building('bakery', 0, 10, '', 'grain', 3, '3Y 2R'),
  bakery2: building('bakery', 0, 9, '', 'wood', 3, '3G 1B'),
  bakery3: building('bakery', 0, 11, '', 'rock', 3, '3Y 2G'),
  bakery4: building('bakery', 0, 9, '', 'grain', 3, '3G 2R'),
  brickworks1: building('brickworks', 0, 9, 'water', 'rock', 2, '3Y 1R'),
  brickworks2: building('brickworks', 0, 8, 'water', 'cotton', 3, '2G 2R 1B'),
  brickworks3: building('brickworks', 0, 8, 'water', 'wood', 2, '2Y 2R 1B'),
  brickworks4: building('brickworks', 0, 8, 'water', 'grain', 2, '2Y 3G'),
  smelter1: building('smelter', 0, 9, 'mountain', 'rock', 3, '2G 2R 1B'),
  smelter2: building('smelter', 0, 8, 'mountain', 'wood', 3, '3Y 2R'),
  smelter3: building('smelter', 0, 8, 'mountain', 'rock', 3, '3G 1B'),
  smelter4: building('smelter', 0, 9, 'mountain', 'cotton', 3, '3Y 2G'),
  tailor1: building('tailor', 200, 11, '', 'cotton', 3, '3Y 2R 1B'),
  tailor2: building('tailor', 200, 11, '', 'cotton', 3, '3G 2R'),
  tailor3: building('tailor', 200, 12, '', 'wood', 3, '3Y 2G 1B'),
  tailor4: building('tailor', 200, 11, '', 'grain', 4, '2G 3R'),
  tailor5: building('tailor', 200, 11, '', 'rock', 3, '4Y 1G'),
  toolmaker1: building('toolmaker', 202, 14, 'forest', 'rock', 4, '3G 2R'),
  toolmaker2: building('toolmaker', 202, 14, 'forest', 'wood', 4, '3Y 2R 1B'),
  toolmaker3: building('toolmaker', 202, 13, 'forest', 'wood', 3, '4Y 1R'),
  toolmaker4: building('toolmaker', 202, 13, 'forest', 'grain', 4, '2G 1R 2B'),
  toolmaker5: building('toolmaker', 202, 13, 'forest', 'cotton', 3, '3Y 3G'),
  winery1: building('winery', 204, 11, '', 'grain', 3, '3Y 2R 1B'),
  winery2: building('winery', 204, 11, '', 'wood', 3, '3G 2R'),
  winery3: building('winery', 204, 11, '', 'cotton', 4, '2Y 3R'),
  winery4: building('winery', 204, 12, '', 'rock', 3, '3G 1R 1B'),
  weaponsmith1: building('weaponsmith', 205, 16, 'mountain', 'rock', 5, '2G 3R'),
  weaponsmith2: building('weaponsmith', 205, 16, 'mountain', 'cotton', 4, '3Y 2R 1B'),
  weaponsmith3: building('weaponsmith', 205, 16, 'mountain', 'rock', 4, '3G 2R'),
  weaponsmith4: building('weaponsmith', 205, 15, 'mountain', 'wood', 4, '2Y 1R 2B'),
  weaponsmith5: building('weaponsmith', 205, 15, 'mountain', 'grain', 4, '4Y 1R'),
  fishingHut1: building('fishingHut', 206, 5, 'water', 'wood', 1, '2Y 1B'),
  fishingHut2: building('fishingHut', 206, 5, 'water', 'grain', 1, '2G 1B'),
  fishingHut3: building('fishingHut', 206, 5, 'water', 'cotton', 1, '2Y 2G'),
  fishingHut4: building('fishingHut', 206, 4, 'water', 'wood', 1, '2G 2R'),
  fishingHut5: building('fishingHut', 206, 4, 'water', 'rock', 1, '2Y 2R'),
  fishingHut6: building('fishingHut', 206, 5, 'water', 'grain', 1, '3Y 1G'),
  smokehouse1: building('smokehouse', 208, 10, 'water', 'wood', 2, '2Y 2R'),
  smokehouse2: building('smokehouse', 208, 10, 'water', 'wood', 2, '2G 1B'),
  smokehouse3: building('smokehouse', 208, 9, 'water', 'rock', 2, '3Y 1B'),
  smokehouse4: building('smokehouse', 208, 9, 'water', 'cotton', 2, '3G 1R'),
} as const;

export const PRODUCTION = box.table('production', printedProduction, {
  reconstructed: unknownOf(Object.keys(printedProduction)),
  check: (buildings) =>
    buildingsHold(buildings) ??
    unless([Object.values(buildings).every(({ helpers }) => areHelpers(helpers)), 'helpersWritten']),
});

/** Special buildings by what they do. */
export const SPECIAL_KEYS = [
  'fortress',
  'watchtower',
  'coalTrader',
  'coalDepot',
  'cornFarm',
  'postStation',
  'scriptorium',
  'barracks',
  'vineyard',
  'prison',
] as const;
export type SpecialKey = (typeof SPECIAL_KEYS)[number];

export const SPECIALS = box.table(
  'specials',
  {
    fortress1: special('fortress', 0, 8, 'mountain', 'rock', 3, ''),
    fortress2: special('fortress', 0, 8, 'mountain', 'rock', 3, ''),
    fortress3: special('fortress', 0, 8, 'mountain', 'wood', 3, ''),
    fortress4: special('fortress', 0, 8, 'mountain', 'wood', 3, ''),
    watchtower1: special('watchtower', 0, 4, '', 'rock', 1, ''),
    watchtower2: special('watchtower', 0, 4, '', 'rock', 1, ''),
    watchtower3: special('watchtower', 0, 4, '', 'wood', 1, ''),
    watchtower4: special('watchtower', 0, 4, '', 'wood', 1, ''),
    watchtower5: special('watchtower', 0, 4, '', 'cotton', 1, ''),
    watchtower6: special('watchtower', 0, 4, '', 'grain', 1, ''),
    coalTrader1: special('coalTrader', 0, 6, '', 'rock', 2, ''),
    coalTrader2: special('coalTrader', 0, 6, '', 'cotton', 2, ''),
    coalTrader3: special('coalTrader', 0, 6, '', 'wood', 2, ''),
    coalDepot1: special('coalDepot', 0, 7, 'mountain', 'rock', 1, ''),
    coalDepot2: special('coalDepot', 0, 7, 'mountain', 'cotton', 1, ''),
    coalDepot3: special('coalDepot', 0, 7, 'mountain', 'grain', 1, ''),
    cornFarm1: special('cornFarm', 0, 7, 'field', 'grain', 1, ''),
    cornFarm2: special('cornFarm', 0, 7, 'field', 'grain', 1, ''),
    cornFarm3: special('cornFarm', 0, 7, 'field', 'cotton', 1, ''),
    cornFarm4: special('cornFarm', 0, 7, 'field', 'rock', 1, ''),
    postStation1: special('postStation', 0, 2, '', 'grain', 1, 'yellow'),
    postStation2: special('postStation', 0, 2, '', 'cotton', 1, 'yellow'),
    postStation3: special('postStation', 0, 2, '', 'wood', 1, 'yellow'),
    postStation4: special('postStation', 0, 2, '', 'rock', 1, 'green'),
    postStation5: special('postStation', 0, 2, '', 'cotton', 1, 'green'),
    postStation6: special('postStation', 0, 2, '', 'wood', 1, 'green'),
    postStation7: special('postStation', 0, 3, '', 'grain', 1, 'red'),
    postStation8: special('postStation', 0, 3, '', 'cotton', 1, 'red'),
    postStation9: special('postStation', 0, 3, '', 'rock', 1, 'red'),
    postStation10: special('postStation', 0, 3, '', 'grain', 1, 'blue'),
    postStation11: special('postStation', 0, 3, '', 'cotton', 1, 'blue'),
    postStation12: special('postStation', 0, 3, '', 'wood', 1, 'blue'),
    scriptorium1: special('scriptorium', 0, 5, '', 'cotton', 2, ''),
    scriptorium2: special('scriptorium', 0, 5, '', 'wood', 2, ''),
    scriptorium3: special('scriptorium', 0, 5, '', 'grain', 2, ''),
    barracks1: special('barracks', 201, 7, '', 'rock', 1, ''),
    barracks2: special('barracks', 201, 7, '', 'cotton', 1, ''),
    barracks3: special('barracks', 201, 7, '', 'wood', 1, ''),
    vineyard1: special('vineyard', 203, 12, 'field', 'grain', 1, 'yellow'),
    vineyard2: special('vineyard', 203, 10, 'field', 'cotton', 1, 'green'),
    vineyard3: special('vineyard', 203, 8, 'field', 'rock', 1, 'red'),
    vineyard4: special('vineyard', 203, 6, 'field', 'wood', 2, 'blue'),
    prison1: special('prison', 207, 7, '', 'rock', 1, ''),
    prison2: special('prison', 207, 7, '', 'grain', 1, ''),
    prison3: special('prison', 207, 7, '', 'cotton', 1, ''),
  },
  { reconstructed: ['*.cost', '*.discount', '*.raw', '*.vp'], check: buildingsHold },
);

/** What special buildings do. NEW-SPECIAL-02 to -15 */
export const EFFECTS = box.table('effects', {
  fortress: { fists: 2 },
  watchtower: { fists: 1, cards: 2 },
  coalTrader: { coal: 3, points: 2 },
  coalDepot: { coal: 2 },
  cornFarm: { corn: 1 },
  scriptorium: { cards: 1 },
  barracks: { fists: 1, points: 1 },
  vineyard: { grapes: 1 },
  prison: { fists: 1, points: 1 },
});
