import {
  BREWERY as BREWHOUSE,
  INN_CUBES,
  INN_GUESTS,
  INN_RIBBON,
  INN_STEP,
  INN_STEPS,
  STACK_CARD,
  STACK_COUNTS,
  STACK_WORDS,
  STACKS,
} from '@spielstube/art/village/inn/anchors.ts';
import { closedChoice, Explain, openChoices, Target } from '@spielstube/ui';
import { BREWERY_TABLE, INN_BOARD } from '../../../data/inn.ts';
import { BEER } from '../../../data/pieces.ts';
import { BREWERY, IN_THE_INN } from '../../../data/places.ts';
import { INN } from '../../../data/spaces.ts';
import { topOf } from '../../../rules/inn/stacks.ts';
import { BACK } from '../../../rules/mix.ts';
import type { VillageAction } from '../../../rules/moves.ts';
import type { Inn } from '../../../rules/state.ts';
import type { PartProps } from '../../board.ts';
import { CubesOf } from '../../cubes.tsx';
import { heap } from '../../drawings.ts';
import { Trade } from '../../lettering.tsx';
import { type BoxesAt, People, standing } from '../../people.tsx';
import { SpaceRibbon } from '../../ribbons.tsx';
import { boxAround, boxAt } from '../../spot.ts';
import zone from '../../zone.module.css';
import { cardPiece, place } from '../drawings.ts';
import { Leaf, onLeaf } from '../leaf.tsx';
import { aboutCard } from './about.ts';
import { Card } from './card.tsx';
import styles from './inn-leaf.module.css';

interface InnProps extends PartProps {
  readonly inn: Inn;
}

/** The leaf of the Inn: tap room and brewery above, the three stacks of villagers on the table. */
export function InnLeaf({ board, inn }: InnProps) {
  const { words } = board.text;
  return (
    <Leaf picture="village/inn/board" name={words.inn.board} lettering={<Lettering board={board} />}>
      <House board={board} />
      <Brewhouse board={board} />
      <Steps board={board} />
      {inn.stacks.map((_, stack) => (
        <Stack key={stack} board={board} inn={inn} stack={stack} />
      ))}
      <SpaceRibbon board={board} space={INN} ribbon={INN_RIBBON} fits={isVisit} onto={onLeaf} />
      <CubesOf board={board} space={INN} spots={INN_CUBES} onto={onLeaf} />
      <People board={board} boxesAt={guests} onto={onLeaf} />
    </Leaf>
  );
}

const isVisit = ({ do: what }: VillageAction): boolean => what === 'visit' || what === 'drink';

const guests: BoxesAt = (at, members) => {
  if (at === IN_THE_INN) return standing(INN_GUESTS, members.length);
  return at === BREWERY ? standing(BREWHOUSE.members, members.length) : [];
};

const TAP_ROOM = { x: 14, y: 60, w: 262, h: 132 } as const;

function House({ board }: PartProps) {
  const { inn } = board.text.words;
  return (
    <Target
      about={{
        title: inn.board,
        lines: [inn.boardAbout(`${board.view.options.inn}`), inn.guestsAbout],
        rule: 'VIL-INN-ACT-01',
      }}
      open={openChoices(board, isVisit)}
      closed={closedChoice(board, isVisit)}
      className={zone.zone ?? ''}
      style={onLeaf(TAP_ROOM)}
    >
      {null}
    </Target>
  );
}

const BREWHOUSE_BOX = { x: 296, y: 100, w: 120, h: 92 } as const;

/** The house trains, the sign above it is what it makes, as with the other crafts. */
function Brewhouse({ board }: PartProps) {
  const { words } = board.text;
  const about = {
    title: words.place(BREWERY),
    lines: [
      words.inn.breweryAbout,
      words.labels.workshopAbout(BREWERY_TABLE.trainingTime, BREWERY_TABLE.productionTime),
    ],
    rule: 'VIL-INN-BREW-01',
  };
  const trains = (a: VillageAction): boolean => a.do === 'train' && a.place === BREWERY;
  const brews = (a: VillageAction): boolean => (a.do === 'produce' || a.do === 'order') && a.good === BEER;
  return (
    <>
      <Target
        about={about}
        open={openChoices(board, trains)}
        closed={closedChoice(board, trains)}
        className={zone.zone ?? ''}
        style={onLeaf(BREWHOUSE_BOX)}
      >
        {null}
      </Target>
      <Target
        about={about}
        open={openChoices(board, brews)}
        closed={closedChoice(board, (a) => a.do === 'order' && a.good === BEER)}
        className={styles.sign ?? ''}
        style={onLeaf(boxAround(BREWHOUSE.sign, 48, 26))}
        anchor={place.workshop(BEER)}
      >
        <svg viewBox="0 0 48 26" aria-hidden="true">
          <rect x="0.7" y="0.7" width="46.6" height="24.6" rx="4" />
          {Array.from({ length: BREWERY_TABLE.yields }, (_, n) => (
            <use key={n} href="#v-beer" x={3 + 22 * n} y="3" width="20" height="20" />
          ))}
        </svg>
      </Target>
      <Explain about={about} style={onLeaf(boxAround(BREWHOUSE.price, 104, 20))} />
    </>
  );
}

/** The kinds of questions of the three steps. */
const STEP_KINDS = ['action', 'innStack', 'innBuy'] as const;

function Steps({ board }: PartProps) {
  const { inn } = board.text.words;
  const kind = board.frame?.kind;
  const about = {
    title: inn.board,
    lines: [inn.boardAbout(`${board.view.options.inn}`)],
    rule: 'VIL-INN-ACT-01',
  };
  return INN_STEPS.map((at, n) => (
    <Explain
      key={at[0]}
      about={about}
      className={styles.step ?? ''}
      style={onLeaf(boxAt(at, INN_STEP.w, INN_STEP.h))}
      data-now={kind === STEP_KINDS[n] && (n > 0 || board.frame?.what === INN)}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${INN_STEP.w} ${INN_STEP.h}`} aria-hidden="true">
        <rect x="1" y="1" width={INN_STEP.w - 2} height={INN_STEP.h - 2} rx="11.5" />
        <circle cx="13" cy="12.5" r="9" />
        <text x="13" y="17">
          {n + 1}
        </text>
        <StepSigns step={n} side={`${board.view.options.inn}`} />
      </svg>
    </Explain>
  ));
}

/** What is paid, the card that goes under its stack, the card that is bought. */
function StepSigns({ step, side }: { step: number; side: string }) {
  if (step === 1) return <use href="#v-under" x="58" y="2.5" width="20" height="20" />;
  if (step === 2) {
    return (
      <>
        <use href="#v-beer" x="34" y="3.5" width="18" height="18" />
        <use href="#coin" x="52" y="4" width="17" height="17" />
        <text x="78" y="17.5">
          →
        </text>
        <use href="#v-person" x="88" y="3" width="19" height="19" />
      </>
    );
  }
  const [sign, count] = side === BACK ? ['v-any-cube', INN_BOARD.backCubes] : ['v-time', INN_BOARD.frontTime];
  return (
    <>
      <text x="54" y="17.5">
        {count}
      </text>
      <use href={`#${sign}`} x="61" y="3.5" width="18" height="18" />
    </>
  );
}

function Stack({ board, inn, stack }: InnProps & { stack: number }) {
  const words = board.text.words.inn;
  const card = topOf(inn, stack);
  const cards = inn.stacks[stack].length;
  const box = boxAt(STACKS[stack], STACK_CARD.w, STACK_CARD.h);
  const style = onLeaf(box);
  const count = { title: words.stack(stack), lines: [words.stackAbout(cards)], rule: 'VIL-INN-SET-03' };
  if (cards === 0) {
    return (
      <Explain
        about={{ title: words.stack(stack), lines: [words.emptyStack] }}
        className={styles.empty ?? ''}
        style={style}
      />
    );
  }
  const fits = (a: VillageAction): boolean =>
    ((a.do === 'rotate' || a.do === 'look') && a.stack === stack) || (a.do === 'buy' && a.card === card);
  return (
    <>
      {cards > 1 && <span className={styles.below} style={onLeaf({ ...box, x: box.x + 3, y: box.y + 3 })} />}
      <Target
        about={aboutCard(board.text, card)}
        open={openChoices(board, fits)}
        closed={closedChoice(board, fits)}
        piece={cardPiece(card)}
        anchor={place.stack(stack)}
        className={styles.card ?? ''}
        style={style}
      >
        <Card card={card} name={words.villager(card)} />
      </Target>
      <Explain
        about={count}
        className={styles.count ?? ''}
        style={onLeaf(boxAround(STACK_COUNTS[stack], 66, 17))}
      >
        <span aria-hidden="true">× {cards}</span>
        <span className="vh">{words.stackAbout(cards)}</span>
      </Explain>
      <Explain
        as="p"
        about={aboutCard(board.text, card)}
        className={styles.words ?? ''}
        style={onLeaf(STACK_WORDS[stack])}
      >
        {words.effect(card)}
      </Explain>
    </>
  );
}

function Lettering({ board }: PartProps) {
  const { words } = board.text;
  const { trainingTime, productionTime, grain } = BREWERY_TABLE;
  return (
    <Trade
      name={words.place(BREWERY)}
      spots={BREWHOUSE}
      time={`${trainingTime}+${productionTime}`}
      joint="/"
      price={[heap('grain', grain)]}
    />
  );
}
