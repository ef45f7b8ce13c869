export * from './coach.ts';
export { decisionIn, decisionsOf, type OwnDecision, type PlayedGame } from './decisions.ts';
export { GLANCE, judge, THOROUGH } from './judge.ts';
export * from './judgement.ts';
export type { Outcome } from './outlook.ts';
export * from './summary.ts';
