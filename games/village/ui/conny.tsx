import { Target } from '@spielstube/ui';
import { useEffect, useState } from 'react';
import { COMPARTMENTS, TRAY_ORDER } from '../data/conny.ts';
import { FARM } from '../data/places.ts';
import type { VillageEvent } from '../rules/events.ts';
import { CONNY, type Conny, HIDDEN, NOTHING } from '../rules/state.ts';
import { villageWords } from '../text/index.ts';
import styles from './conny.module.css';
import { CUBE_SIGNS, memberPiece, place } from './drawings.ts';
import { Figure } from './figure.tsx';
import { aboutCustomer } from './market.tsx';
import { membersOf } from './members.ts';
import { Panel, PanelName } from './panel.tsx';
import { ConnySign } from './seat-sign.tsx';
import { Stock } from './stocks.tsx';
import type { PartProps, TableProps } from './table.ts';
import { Tile } from './tile.tsx';
import { wordsIn } from './words.ts';

interface ConnyProps extends PartProps {
  readonly conny: Conny;
}

/** The solo rival: her tray, her family, her customers, and what she did last. */
export function ConnyPanel({ table, conny }: ConnyProps) {
  const words = wordsIn(table.lang);
  const name = table.cast.name(CONNY);
  const told = useHerLastTurn(table)
    .map((event) => table.text.event(event, table.cast))
    .filter((line) => line !== null);
  return (
    <Panel
      table={table}
      seat={CONNY}
      name={name}
      sign={<ConnySign />}
      deciding={false}
      className={styles.conny}
      whole={() => <WholeConny table={table} conny={conny} />}
    >
      <header className={styles.head}>
        <ConnySign />
        <PanelName table={table} name={name} className={styles.name} />
        <span className={styles.customers}>
          <Stock sign="v-customer" count={conny.customers.length} />
          <span className="vh">{words.servedBy(conny.customers.length)}</span>
        </span>
      </header>
      <div className={styles.middle}>
        <Tray table={table} conny={conny} />
        <div className={styles.side}>
          <p className="label">{words.besideTray}</p>
          <Family table={table} />
        </div>
      </div>
      <p className={styles.told}>{told.join(' ')}</p>
    </Panel>
  );
}

/** What she did last stays to be read until she does something else. */
function useHerLastTurn({ news }: TableProps): readonly VillageEvent[] {
  const [last, setLast] = useState<readonly VillageEvent[]>([]);
  useEffect(() => {
    const hers = news.events.filter(({ seat }) => seat === CONNY);
    if (hers.length > 0) setLast(hers);
  }, [news]);
  return last;
}

function Family({ table }: PartProps) {
  const words = villageWords[table.lang];
  return (
    <p className={styles.family}>
      {membersOf(table, CONNY)
        .filter((member) => member.place === FARM)
        .map((member) => (
          <span key={member.index} data-piece={memberPiece(CONNY, member.index)}>
            <Figure crest={member.crest} number={member.number} />
            <span className="vh">{words.member(member.number)}</span>
          </span>
        ))}
    </p>
  );
}

const RADIUS = { compartment: 43, fate: 26 } as const;
const PERCENT = 100;

/** A spot on the ring, clockwise from the top. */
function onRing(n: number, of: number, radius: number, size: number) {
  const angle = (2 * Math.PI * n) / of - Math.PI / 2;
  return {
    left: `${PERCENT / 2 + radius * Math.cos(angle) - size / 2}%`,
    top: `${PERCENT / 2 + radius * Math.sin(angle) - size / 2}%`,
    width: `${size}%`,
    height: `${size}%`,
  };
}

/** Ten compartments in a ring; before some of them lie fate tiles. */
function Tray({ table, conny }: ConnyProps) {
  const words = wordsIn(table.lang);
  const names = villageWords[table.lang];
  return (
    <div className={styles.tray}>
      {Array.from({ length: COMPARTMENTS }, (_, n) => {
        const cube = conny.tray[n];
        const fate = conny.fate[n];
        return (
          <span key={n} className={styles.compartment}>
            <Target
              about={{
                title: words.compartment(n + 1, cube === NOTHING ? words.empty : names.cube(cube)),
                lines:
                  fate === NOTHING ? [] : [words.fate(fate === HIDDEN ? 'down' : 'turned'), words.fateAbout],
              }}
              anchor={place.compartment(n)}
              className={`${styles.cell} ${n === conny.lastCompartment ? styles.last : ''}`}
              style={onRing(n, COMPARTMENTS, RADIUS.compartment, 21)}
            >
              <svg viewBox="0 0 64 64" aria-hidden="true">
                <use href="#v-compartment" width="64" height="64" />
                {cube !== NOTHING && <use href={`#${CUBE_SIGNS[cube]}`} x="8" y="8" width="48" height="48" />}
              </svg>
            </Target>
            {fate !== NOTHING && (
              <svg
                className={styles.fate}
                style={onRing(n, COMPARTMENTS, RADIUS.fate, 15)}
                viewBox="0 0 64 64"
                aria-hidden="true"
              >
                <use href={fateSign(fate)} width="64" height="64" />
              </svg>
            )}
          </span>
        );
      })}
      <svg className={styles.herself} viewBox="0 0 64 64" aria-hidden="true">
        <use href="#rival-conny" width="64" height="64" />
      </svg>
    </div>
  );
}

/** Turned tiles keep their sort in the lowest bit. */
function fateSign(tile: number): string {
  if (tile === HIDDEN) return '#v-fate-back';
  return (tile & 1) === 1 ? '#v-fate-quill' : '#v-fate-blank';
}

function WholeConny({ table, conny }: ConnyProps) {
  const words = wordsIn(table.lang);
  const names = villageWords[table.lang];
  return (
    <div className={styles.whole}>
      <section>
        <h3 className="label">{names.connysTray}</h3>
        <Tray table={table} conny={conny} />
        <p className={styles.order}>{TRAY_ORDER.map((space) => names.space(space)).join(' → ')}</p>
      </section>
      <section>
        <h3 className="label">{words.besideTray}</h3>
        <Family table={table} />
        <h3 className="label">{words.customers}</h3>
        <div className={styles.tiles}>
          {conny.customers.map((tile) => (
            <Target key={tile} about={aboutCustomer(table, tile)} className={styles.tile}>
              <Tile tile={tile} at="stall" />
            </Target>
          ))}
        </div>
      </section>
    </div>
  );
}
