import { BASICS, COPIES } from '../../../data/jobs.ts';
import { jobName, listOf } from '../words.ts';

/* Figures that several chapters quote. */

/** „Holzfäller, Heuwender und Bergarbeiter“ */
export const BASIC_NAMES = listOf(BASICS.map(jobName));
export const BASICS_EACH = COPIES[BASICS[0]];
export const BASICS_IN_ALL = BASICS.reduce((copies, basic) => copies + COPIES[basic], 0);
