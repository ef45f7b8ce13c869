import { ORLEANS } from '../data/map.ts';
import type { PlaceAction } from './place-action.ts';
import { reason } from './reasons.ts';
import { hasStation } from './supply.ts';

/* The Guildhall builds a trading station where the merchant stands. */

const NO_STATION_LEFT = reason('noStationLeft', 'ORL-ACT-GUILD-06');
const OWN_STATION_THERE = reason('ownStationThere', 'ORL-ACT-GUILD-05', (s, f) => ({
  city: s.players[f.seat].city,
}));
const CITY_TAKEN = reason('cityTaken', 'ORL-ACT-GUILD-03', (s, f) => {
  const { city } = s.players[f.seat];
  return { city, owner: s.players.findIndex((player) => hasStation(player, city)) };
});

/** One station in a city, but in Orléans one for everybody. ORL-ACT-GUILD-02 to -06 */
export const guildhall: PlaceAction = {
  may(s, seat) {
    const player = s.players[seat];
    if (hasStation(player, player.city)) return OWN_STATION_THERE;
    if (player.city !== ORLEANS && s.players.some((other) => hasStation(other, player.city)))
      return CITY_TAKEN;
    return player.unbuilt > 0 ? null : NO_STATION_LEFT;
  },
  act(s, seat, tell) {
    const player = s.players[seat];
    player.unbuilt--;
    player.stations |= 1 << player.city;
    tell?.({ what: 'builtStation', seat, city: player.city });
  },
};
