import { Explain, Panel, PanelHead, piece, type SeatInfo, SeatSign, Stock, Target } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { ALL_GOODS, COLOURS, LIFE_TRACK } from '../data/pieces.ts';
import { FARM } from '../data/places.ts';
import { aboutCoins, aboutCubes, aboutGoods, aboutGrain, aboutPrestige, aboutServed } from './about.ts';
import { type Board, prestigeOf, type RivalProps } from './board.ts';
import { CrestDial } from './dial.tsx';
import { CUBE_SIGNS, GOOD_SIGNS, memberPiece } from './drawings.ts';
import { Figure } from './figure.tsx';
import { hasGoals } from './goals.tsx';
import { Marks } from './marks.tsx';
import { membersOf, titleOf } from './members.ts';
import styles from './rival.module.css';
import { WholeFarm } from './whole-farm.tsx';

/** More kinds of things than this are drawn smaller, and still smaller. */
const ROOMY = 5;
const FULL = 7;

interface RivalPanelProps extends RivalProps {
  /** A line that expansions add, and what they add to the whole farm. */
  readonly more?: ReactNode;
  readonly moreOfFarm?: ReactNode;
}

/** An opponent, compact; a click shows the whole farm. */
export function Rival({ board, info, more, moreOfFarm }: RivalPanelProps) {
  const { seat, name } = info;
  const { text } = board;
  const words = text.words.labels;
  const player = board.view.players[seat];
  const was = board.before?.players[seat];
  const kinds =
    [...player.cubes, ...player.goods].filter((count) => count > 0).length + (hasGoals(board, seat) ? 1 : 0);
  return (
    <Panel
      seat={seat}
      title={words.whole(name)}
      sign={<SeatSign info={info} />}
      deciding={info.deciding}
      className={`${styles.rival} ${more === undefined ? '' : styles.expanded}`}
      whole={() => <WholeFarm board={board} seat={seat} more={moreOfFarm} />}
    >
      <Target
        about={{ title: words.dial(LIFE_TRACK - player.life), lines: [words.dialAbout], rule: 'VIL-TIME-01' }}
        className={styles.dial}
      >
        <CrestDial board={board} seat={seat} />
      </Target>
      <div className={styles.rest}>
        <PanelHead
          info={info}
          status={statusOf(board, info)}
          points={prestigeOf(player)}
          was={was === undefined ? undefined : prestigeOf(was)}
          unit="vp"
          about={aboutPrestige(text, name, prestigeOf(player), info.total)}
          className={styles.head}
        >
          <Marks board={board} seat={seat} />
        </PanelHead>
        <p className="vh">{inWords(board, seat)}</p>
        <div className={styles.row} aria-hidden="true">
          <span className={styles.family}>
            {membersOf(board, seat)
              .filter(({ place }) => place === FARM)
              .map((member) => (
                <Explain
                  key={member.index}
                  about={{
                    title: titleOf(board, member),
                    lines: [text.words.place(FARM)],
                  }}
                  className={styles.member ?? ''}
                  {...piece(memberPiece(seat, member.index))}
                >
                  <Figure crest={member.crest} kind={member.kind} />
                </Explain>
              ))}
          </span>
          <span className={styles.stocks}>
            <Stock
              sign="grain"
              count={player.grain}
              was={was?.grain}
              about={aboutGrain(text, player.grain)}
            />
            <Stock sign="coin" count={player.coins} was={was?.coins} about={aboutCoins(text, player.coins)} />
            <Stock
              sign="v-customer"
              count={player.customers.length}
              was={was?.customers.length}
              about={aboutServed(text, player.customers.length)}
            />
          </span>
        </div>
        <div
          className={styles.row}
          data-full={kinds > ROOMY}
          data-over-full={kinds > FULL}
          aria-hidden="true"
        >
          <span className={styles.stocks}>
            {COLOURS.filter((colour) => player.cubes[colour] > 0).map((colour) => (
              <Stock
                key={colour}
                sign={CUBE_SIGNS[colour]}
                count={player.cubes[colour]}
                was={was?.cubes[colour]}
                about={aboutCubes(text, colour, player.cubes[colour])}
              />
            ))}
          </span>
          <span className={styles.stocks}>
            {ALL_GOODS.filter((good) => player.goods[good] > 0).map((good) => (
              <Stock
                key={good}
                sign={GOOD_SIGNS[good]}
                count={player.goods[good]}
                was={was?.goods[good]}
                about={aboutGoods(text, good, player.goods[good])}
              />
            ))}
            {hasGoals(board, seat) && (
              <Stock
                sign="v-medal"
                count={player.revealedGoals.length}
                was={was?.revealedGoals.length}
                about={{ title: `${words.goals}: ${player.revealedGoals.length}`, lines: [words.goalsAbout] }}
              />
            )}
          </span>
        </div>
        {more !== undefined && <div className={styles.row}>{more}</div>}
      </div>
    </Panel>
  );
}

/** The stores of a seat, for readers of the panel. */
function inWords({ view, text }: Board, seat: number): string {
  const names = text.words;
  const words = text.words.labels;
  const { members, cubes, goods, grain, coins, customers } = view.players[seat];
  return [
    `${words.onTheFarm}: ${members.filter((place) => place === FARM).length}`,
    names.grain(grain),
    names.coins(coins),
    words.servedBy(customers.length),
    ...COLOURS.map((colour) => `${names.cube(colour)}: ${cubes[colour]}`),
    ...goods.map((count, good) => names.goods(good, count)),
  ].join(', ');
}

function statusOf({ seats, viewer, text }: Board, { seat, deciding }: SeatInfo): string {
  const { status } = text.words.labels;
  if (deciding) return status.deciding;
  return viewer !== null && seat === (viewer + 1) % seats.length ? status.next : '';
}
