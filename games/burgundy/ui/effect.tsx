import type { SpriteId } from '@spielstube/ui';
import { EFFECTS } from '../data/bonuses.ts';
import { CARPENTER, CHURCH, MARKET, TAKEN_TYPES, TYPE_KEYS } from '../data/types.ts';
import type { CardKey } from '../text/facts.ts';
import { emblemOf } from './drawings.ts';

/** What a card does when it is placed, in signs, in the lower left corner of its face. */
export function CardEffect({ card, joker }: { card: CardKey; joker: string }) {
  switch (card) {
    case 'castle':
      return <Signs ids={['die-any']} />;
    case 'mine':
      return <Signs ids={many('silver', EFFECTS.mine.silver)} />;
    case 'bank':
      return <Signs ids={many('silver', EFFECTS.bank.silver)} />;
    case 'knowledge':
      return <Signs ids={many('worker', EFFECTS.knowledge.workers)} />;
    case 'watchtower':
      return <Signs ids={many('vp', EFFECTS.watchtower.points)} size={22} />;
    case 'ship':
      return <Signs ids={['goods-l', 'goods-m', 'goods-d']} size={19} step={18.5} />;
    case 'pasture':
      return <Signs ids={['sheep', 'cattle', 'chicken', 'pig']} size={17} step={15.6} />;
    case 'cloister':
      return (
        <text className="joker" x="8" y="128">
          {joker}
        </text>
      );
    case 'carpenter':
      return <Types takenBy={CARPENTER} />;
    case 'church':
      return <Types takenBy={CHURCH} />;
    case 'market':
      return <Types takenBy={MARKET} />;
    case 'boardinghouse':
      return (
        <>
          <Signs ids={['goods-m']} size={20} />
          <path d="M33.5 115l-5.5 17" fill="none" stroke="var(--card-ink)" strokeWidth="1.8" />
          <Signs ids={['sheep']} size={21} from={36} />
        </>
      );
    case 'warehouse':
      return (
        <>
          <Signs ids={['goods-d']} size={20} />
          <path d="M27 123.5h10m-4 -4l4.4 4l-4.4 4" fill="none" stroke="var(--card-ink)" strokeWidth="1.8" />
          <Signs ids={['vp', 'silver']} size={17} from={39} step={15.5} />
        </>
      );
    case 'cityhall':
      return (
        <>
          <Signs ids={['die-any']} size={20} />
          <path d="M27 123.5h10m-4 -4l4.4 4l-4.4 4" fill="none" stroke="var(--card-ink)" strokeWidth="1.8" />
          <Signs ids={['triple']} size={24} from={40} />
        </>
      );
    default:
      return null;
  }
}

const many = (sign: SpriteId, n: number): SpriteId[] => Array.from({ length: n }, () => sign);

interface SignsProps {
  readonly ids: readonly SpriteId[];
  readonly size?: number;
  readonly step?: number;
  readonly from?: number;
}

function Signs({ ids, size = 20, step = size - 1, from = 6 }: SignsProps) {
  return ids.map((id, n) => (
    <use key={n} href={`#${id}`} x={from + n * step} y={123.5 - size / 2} width={size} height={size} />
  ));
}

/** Types that a building takes from the display. */
function Types({ takenBy }: { takenBy: number }) {
  return TAKEN_TYPES[takenBy]
    .map((type) => TYPE_KEYS[type])
    .map((type, n) => (
      <g key={type} transform={`translate(${15.5 + n * 19.5} 123.5)`}>
        <circle r="8.6" fill={`var(--t-${type})`} stroke="var(--cut)" strokeWidth="1.1" />
        <use href={`#${emblemOf(type)}`} x="-5.6" y="-5.8" width="11.2" height="11.2" />
      </g>
    ));
}
