import type { GameArt } from '../game-art.ts';
import { cards } from './cards.ts';
import { coins } from './coins.ts';
import { development, directions } from './development.ts';
import { frames } from './frames.ts';
import { frieze } from './frieze.ts';
import { court } from './people/court.ts';
import { grain } from './people/grain.ts';
import { hay } from './people/hay.ts';
import { profiteers, support } from './people/modules.ts';
import { ore } from './people/ore.ts';
import { grapes, leather, wool } from './people/small.ts';
import { solo } from './people/solo.ts';
import { special } from './people/special.ts';
import { wood } from './people/wood.ts';
import { roadSvg } from './road/board.ts';
import { signs } from './signs.ts';
import { suits } from './suits.ts';

export const art: GameArt = {
  drawings: [
    ...suits,
    ...signs,
    ...coins,
    ...frames,
    ...cards,
    ...frieze,
    ...grain,
    ...wood,
    ...hay,
    ...ore,
    ...grapes,
    ...wool,
    ...leather,
    ...solo,
    ...special,
    ...court,
    ...support,
    ...profiteers,
    ...directions,
    ...development,
  ],
  pictures: { road: roadSvg },
};
