import type { Holding, Holdings } from '@spielstube/ui';
import { GOOD_KEYS } from '../data/goods.ts';
import { KNIGHT } from '../data/people.ts';
import { KNIGHT_DRAWS, TRACK_KEYS } from '../data/tracks.ts';
import { GEAR } from '../rules/state.ts';
import { builtStations, citizensOf, statusOf, sum } from '../rules/supply.ts';
import { holdingNames } from '../text/holdings.ts';
import type { OrleansTexts } from '../text/types.ts';
import { GOOD_SIGNS, PERSON_SIGNS } from './drawings.ts';

/** What the panel of a seat counts, and how far its tracks have come. */
export const holdings: Holdings<OrleansTexts> = {
  of(view, seat, words, lang) {
    const player = view.players[seat];
    const names = holdingNames[lang];
    return [
      { key: 'coins', name: names.coins, sign: 'o-coin', count: player.coins },
      { key: 'status', name: words.status, sign: 'o-status', count: statusOf(player) },
      { key: 'development', name: words.development, sign: 'ui-arrow', count: player.development },
      { key: 'stations', name: names.stations, sign: 'o-station-1', count: builtStations(player) },
      { key: 'citizens', name: names.citizens, sign: 'o-citizen', count: citizensOf(view, seat) },
      { key: 'bag', name: words.bag, sign: 'o-bag', count: sum(player.bag) },
      {
        key: 'draws',
        name: names.draws,
        sign: 'o-ph-followers',
        count: KNIGHT_DRAWS[player.tracks[KNIGHT]],
      },
      ...TRACK_KEYS.map(
        (key, track): Holding => ({
          key,
          name: words.track(track),
          sign: PERSON_SIGNS[track],
          count: player.tracks[track],
        }),
      ),
      ...GOOD_KEYS.map(
        (key, good): Holding => ({
          key,
          name: words.good(good),
          sign: GOOD_SIGNS[good],
          count: player.goods[good],
        }),
      ),
      {
        key: 'tiles',
        name: names.tiles,
        sign: 'o-ui-tableau',
        count: view.tiles.filter((owner) => owner === seat).length,
      },
      {
        key: 'gears',
        name: names.gears,
        sign: 'o-craftsman',
        count: player.spaces.filter((placed) => placed === GEAR).length,
      },
    ];
  },
};
