import type { Seat } from '@spielstube/engine';
import type { GuideFacts } from '@spielstube/engine/text';
import type { VillageAction } from '../rules/moves.ts';
import type { ExpansionQuestionKind, Village, VillageFrame } from '../rules/state.ts';
import type { Asked, Choice } from './facts.ts';
import type { SpaceGuided } from './guide.ts';
import type { VillageTexts } from './types.ts';

type Chapter = VillageTexts['chapter'];

/** What sentences about an expansion mention, in whatever language; undefined where something is not its own. */
export interface ExpansionFacts {
  choice(s: Village, f: VillageFrame, a: VillageAction): Choice | null;
  asked(s: Village, f: VillageFrame): Asked | null;
  readonly guided: Partial<GuideFacts<VillageTexts>>;
  /** What the guide mentions at action spaces. */
  space(s: Village, seat: Seat): Partial<SpaceGuided>;
  /** The chapters of the rules book for its questions and for its action spaces. */
  readonly chapters: Partial<Record<ExpansionQuestionKind, Chapter>>;
  readonly spaceChapters: Readonly<Record<number, Chapter>>;
}

/** The expansions whose words are loaded. Their facts are the same in all languages: each is docked once. */
export const docked: ExpansionFacts[] = [];
export const dockFacts = (facts: ExpansionFacts): void => {
  docked.push(facts);
};
