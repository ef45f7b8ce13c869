import { BASICS, COPIES } from '../../../data/jobs.ts';
import { jobsName, listOf } from '../words.ts';

/* Figures that several chapters quote. */

/** "Lumberjacks, Hayers and Miners" */
export const BASIC_NAMES = listOf(BASICS.map(jobsName));
export const BASICS_EACH = COPIES[BASICS[0]];
export const BASICS_IN_ALL = BASICS.reduce((copies, basic) => copies + COPIES[basic], 0);
