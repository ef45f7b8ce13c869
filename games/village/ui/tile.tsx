import { QUEUE_TILE, STALL_TILE } from '@spielstube/art/village/anchors.ts';
import type { SpriteId } from '@spielstube/ui';
import { memo } from 'react';
import { CUSTOMERS, type Customer } from '../data/customers.ts';
import type { Needs } from '../data/mixes.ts';
import { goodHeaps, type Heap, heap } from './drawings.ts';
import styles from './tile.module.css';

const SIZES = { stall: STALL_TILE, queue: QUEUE_TILE } as const;

/** Customers of an expansion carry its seal. */
const SEALS: Readonly<Partial<Record<Needs, SpriteId>>> = {
  inn: 'v-set-inn',
  port: 'v-set-port',
  marriage: 'v-set-marriage',
};

interface TileProps {
  readonly tile: number;
  readonly at: 'stall' | 'queue';
}

/** A customer: what he wants, and the points that he brings. */
export const Tile = memo(function Tile({ tile, at }: TileProps) {
  const { w, h } = SIZES[at];
  const customer = CUSTOMERS[tile];
  const wants = wantsOf(customer);
  const size = wants.length === 1 ? 23 : 19.5;
  const step = at === 'stall' ? 20.5 : 17.5;
  const seal = SEALS[customer.needs];
  const left = w / 2 - (size + step * (wants.length - 1)) / 2;
  return (
    <svg className={styles.tile} viewBox={`0 0 ${w} ${h}`} aria-hidden="true">
      <rect className={styles.shadow} x="1.5" y="2" width={w} height={h} rx="3" />
      <use href={`#v-tile-${at}`} width={w} height={h} />
      {wants.map(({ sign, count }, n) => {
        const x = left + step * n;
        return (
          <g key={sign}>
            <use href={`#${sign}`} x={x} y={4.5} width={size} height={size} />
            {count > 1 && (
              <g className={styles.count}>
                <circle cx={x + size - 2} cy={22} r="6.5" />
                <text x={x + size - 2} y={25.8}>
                  {count}
                </text>
              </g>
            )}
          </g>
        );
      })}
      <path className={styles.line} d={`M8 ${h - 17}H${w - 8}`} />
      <text className={styles.points} x={w / 2} y={h - 4.6}>
        {customer.points}
        {customer.regular || customer.tavernGuest ? '+' : ''}
      </text>
      {seal !== undefined && <use href={`#${seal}`} x={w - 14} y={h - 14} width="12" height="12" />}
    </svg>
  );
});

/** Everything that a customer wants; the friendly one wants nothing. */
function wantsOf({ goods, grain, coins, green, nextStart, chest }: Customer): Heap[] {
  const wants = [
    ...goodHeaps(goods),
    heap('grain', grain),
    heap('coin', coins),
    heap('cube-speech', green),
    heap('v-ring', nextStart ? 1 : 0),
    heap('v-chest', chest ? 1 : 0),
  ].filter(({ count }) => count > 0);
  return wants.length === 0 ? [heap('v-customer', 1)] : wants;
}
