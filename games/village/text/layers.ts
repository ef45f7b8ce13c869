import { type AskedLine, type Cast, composeText, type Guides, type Language } from '@spielstube/engine/text';
import type { VillageEvent } from '../rules/events.ts';
import type { Asked, Choice } from './facts.ts';
import { facts } from './facts.ts';
import { guidance } from './guidance.ts';
import type { Guided } from './guide.ts';
import type { BaseTexts, VillageLanguage, VillageText, VillageTexts } from './types.ts';
import type { VillageWords } from './words.ts';

/**
 * What an expansion says in one language. It is loaded where the expansion is played and laid over the words of the base
 * game: whatever a layer leaves undefined is said by the next one, in the end by the base game.
 */
export interface Layer {
  readonly waiting: Partial<VillageLanguage['waiting']>;
  readonly guides: Partial<Guides<VillageTexts>>;
  readonly refusals: Partial<VillageLanguage['refusals']>;
  readonly boxTables: Partial<VillageLanguage['boxTables']>;
  question(asked: Asked): AskedLine | undefined;
  choice(choice: Choice): string | undefined;
  event(event: VillageEvent, cast: Cast): string | null | undefined;
  /** Its action spaces: what they are for, what they are good for now, and what is missing where nothing can be done. */
  about(space: number): string | undefined;
  action(guided: Guided['action']): string | undefined;
  lacks(space: number, detail: (key: string) => number): string | undefined;
  /** On market days. */
  market?(guided: Guided['market']): string | undefined;
  readonly words: Partial<Pick<VillageWords, 'inn' | 'port' | 'marriage'>>;
}

/** The words of the base game, which says nothing about what belongs to an expansion. */
export interface BaseLanguage extends Omit<Language<BaseTexts>, 'question' | 'choice' | 'event'> {
  question(asked: Asked): AskedLine | undefined;
  choice(choice: Choice): string | undefined;
  event(event: VillageEvent, cast: Cast): string | null | undefined;
}

/** For what is not one's own, at the end of a list of all that is. */
export const elsewhere = <T>(_what: T): undefined => undefined;

const NOTHING_ASKED: AskedLine = { title: '', hint: '' };

/** The texts of a table: the base game with the layers of the expansions that are played. */
export function layText(base: BaseLanguage, layers: readonly Layer[]): VillageText {
  const first = <T>(say: (layer: Layer) => T | undefined): T | undefined => {
    for (const layer of layers) {
      const said = say(layer);
      if (said !== undefined) return said;
    }
    return undefined;
  };
  const { labels } = base.words;
  // A kind of question, reason or table that belongs to an expansion is in its layer, and asked for only where it is played.
  const language = {
    ...base,
    waiting: Object.assign({}, base.waiting, ...layers.map(({ waiting }) => waiting)),
    boxTables: Object.assign({}, base.boxTables, ...layers.map(({ boxTables }) => boxTables)),
    guides: {
      ...Object.assign({}, base.guides, ...layers.map(({ guides }) => guides)),
      action: (now) => first((layer) => layer.action(now)) ?? base.guides.action(now),
      market: (now) => first((layer) => layer.market?.(now)) ?? base.guides.market(now),
    },
    refusals: {
      ...Object.assign({}, base.refusals, ...layers.map(({ refusals }) => refusals)),
      actionImpossible: (detail, list) =>
        first((layer) => layer.lacks(detail('space'), detail)) ??
        base.refusals.actionImpossible(detail, list),
    },
    question: (asked) => first((layer) => layer.question(asked)) ?? base.question(asked) ?? NOTHING_ASKED,
    choice: (choice) => first((layer) => layer.choice(choice)) ?? base.choice(choice) ?? '',
    event(event, cast) {
      const said = first((layer) => layer.event(event, cast));
      return said === undefined ? (base.event(event, cast) ?? null) : said;
    },
    words: Object.assign(
      { ...base.words },
      {
        labels: {
          ...labels,
          spaceAbout: (space: number) => first((layer) => layer.about(space)) ?? labels.spaceAbout(space),
        },
      },
      ...layers.map(({ words }) => words),
    ),
  } satisfies VillageLanguage;
  return composeText<VillageTexts>(language, facts, guidance());
}
