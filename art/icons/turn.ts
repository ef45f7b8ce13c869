// What a player does in a turn.
import type { Drawing } from '../ink/drawing.ts';
import { circle } from '../ink/shapes.ts';
import { INK, icon } from './icon.ts';

export const turn: readonly Drawing[] = [
  icon('undo', 51, (p) => {
    p.ink('M12 24C28 14 54 20 54 40C54 52 44 58 30 57', 5.4, { taper: [0, 0.6] });
    p.fill('M24 6L4 25L28 37C24 30 22 27 21 24C21 18 22 12 24 6Z', INK);
  }),
  icon('redo', 52, (p) => {
    p.ink('M52 24C36 14 10 20 10 40C10 52 20 58 34 57', 5.4, { taper: [0, 0.6] });
    p.fill('M40 6L60 25L36 37C40 30 42 27 43 24C43 18 42 12 40 6Z', INK);
  }),
  icon('check', 53, (p) => {
    p.fill('M5 35L13 28L25 41C33 25 44 13 58 5C47 19 37 36 28 58H24Z', INK);
  }),
  icon('close', 54, (p) => {
    p.fill(
      'M8 15L15 8C21 15 27 21 32 26C38 20 44 14 50 8L56 15C50 20 44 26 39 32C45 39 51 45 57 50L50 57C44 51 38 45 32 39C26 45 20 51 14 57L7 50C13 45 19 39 25 32C19 26 13 20 8 15Z',
      INK,
    );
  }),
  icon('hint', 55, (p) => {
    p.ink('M22 12C22 2 42 2 42 12', 3.4);
    p.fill('M16 12H48L51 20H13Z', INK);
    p.ink('M17 20V50M47 20V50', 3.6);
    p.fill('M12 50H52L55 60H9Z', INK);
    p.fill(
      'M32 24C37 31 40 34 40 40C40 45 36 48 32 48C28 48 24 45 24 40C24 34 29 32 32 24ZM32 36C30 39 29 40 29 42C29 44 30.5 45.5 32 45.5C33.5 45.5 35 44 35 42C35 40 33.5 39 32 36Z',
      INK,
    );
  }),
  icon('fork', 64, (p) => {
    p.ink('M32 60V40C32 30 14 30 14 16', 5);
    p.ink('M32 40C32 30 50 30 50 16', 5);
    p.fill('M14 3L24 19C17 17 11 17 4 19Z', INK);
    p.fill('M50 3L60 19C53 17 47 17 40 19Z', INK);
  }),
  icon('start', 68, (p) => {
    p.ink('M14 4V61', 4.4);
    p.fill('M16 7C26 2 34 14 56 7L47 20L57 34C34 40 26 28 16 34Z', INK);
  }),
  icon('draw', 69, (p) => {
    p.ink('M14 14L42 6L52 48L24 57Z', 4);
    p.ink('M10 22L6 24L17 60L24 58', 3);
    p.fill('M32 22L38 31L34.5 42L28 33Z', INK);
  }),
  icon('discard', 70, (p) => {
    p.ink('M12 24L38 16L50 54L24 62Z', 3.8);
    p.fill('M46 2V14H56L43 27L31 14H40V2Z', INK);
  }),
  icon('hand', 76, (p) => {
    p.ink('M10 16L30 10L40 50L20 56Z', 3.6);
    p.ink('M34 12L42 11L58 15L49 55L42 53', 3.6);
  }),
  icon('eye', 71, (p) => {
    p.ink('M4 32C14 16 50 16 60 32C50 48 14 48 4 32Z', 4);
    p.fill(`${circle(32, 32, 9)}${circle(35, 29, 3)}`, INK);
  }),
  icon('lock', 47, (p) => {
    p.ink('M19 30V19C19 11 25 6 32 6C39 6 45 11 45 19V30', 5.4);
    p.fill(
      'M10 28H54V52C54 57 51 60 46 60H18C13 60 10 57 10 52ZM32 38A5 5 0 0 0 29.5 47L28 54H36L34.5 47A5 5 0 0 0 32 38Z',
      INK,
    );
  }),
  icon('key', 48, (p) => {
    p.ink(circle(18, 32, 11.5), 5, { light: false });
    p.ink('M29 32H60', 5);
    p.ink('M47 33V43M57 33V45', 5);
    p.ink(circle(18, 32, 3.4), 1.8);
  }),
];
