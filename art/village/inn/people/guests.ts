import { SKIN } from '../portrait/face.ts';
import type { Person } from '../portrait/portrait.ts';

/** With the Port: their cards carry the anchor. */
export const SEAFARERS: Readonly<Record<string, Person>> = {
  admiral: {
    ground: 'sea',
    face: {
      w: 15,
      h: 18.5,
      jaw: 0.8,
      brows: 'bushy',
      mouth: 'line',
      nose: 'hook',
      look: 0.8,
      skin: SKIN.tan,
    },
    hair: { kind: 'curls', color: '#e9e2d2' },
    body: { kind: 'coat', color: '#22406b', trim: '#b3392b', w: 34 },
    hat: { kind: 'bicorne', color: '#22345a', trim: '#e2b53c' },
    tool: 'spyglass',
  },
  cartographer: {
    ground: 'chart',
    face: {
      w: 14,
      h: 18.5,
      jaw: 0.55,
      glasses: true,
      mouth: 'smile',
      nose: 'long',
      look: 0.4,
      skin: SKIN.rosy,
    },
    hair: { kind: 'curls', color: '#4a3222' },
    body: { kind: 'doublet', color: '#5a7a4a', trim: '#f0d9a0' },
    hat: { kind: 'skullcap', color: '#8a3f22' },
    tool: 'compass',
  },
  quartermaster: {
    ground: 'barrels',
    face: {
      w: 16.5,
      h: 18,
      jaw: 1,
      skin: SKIN.brown,
      earring: true,
      mouth: 'grin',
      brows: 'stern',
      stubble: true,
      look: 0.7,
    },
    body: { kind: 'tunic', color: '#e3d3a8', trim: '#a3341f', w: 34 },
    hat: { kind: 'bandana', color: '#a3341f', trim: '#f0c94a' },
    tool: 'tally',
  },
  helmsman: {
    ground: 'helm',
    face: {
      w: 15.5,
      h: 18.5,
      jaw: 0.8,
      skin: SKIN.tan,
      eyes: 'sly',
      mouth: 'line',
      nose: 'broad',
      look: -0.9,
    },
    beard: { kind: 'full', color: '#c9c0b0' },
    body: { kind: 'tunic', color: '#2f5d8c', trim: '#fbf1d8' },
    hat: { kind: 'knitted', color: '#b3392b', trim: '#fbf1d8' },
    tool: 'grip',
  },
};

/** With Marriage: their cards carry two rings. */
export const WEDDING_GUESTS: Readonly<Record<string, Person>> = {
  cousin: {
    ground: 'garland',
    face: { w: 13.5, h: 17.5, jaw: 0.6, mouth: 'lips', brows: 'high', freckles: true, skin: SKIN.fair },
    hair: { kind: 'braids', color: '#d9a94a' },
    body: { kind: 'gown', color: '#c9687f', trim: '#fbf6ea' },
    hat: { kind: 'wreath', color: '#d98aa6', trim: '#fbf6ea' },
    tool: 'bouquet',
  },
  grocer: {
    ground: 'shop',
    face: { w: 17, h: 17.5, jaw: 1.05, mouth: 'smile', brows: 'soft', look: 0.6 },
    hair: { kind: 'short', color: '#8a5a2b' },
    body: { kind: 'apron', color: '#a8642f', trim: '#fbf6ea', w: 34 },
    hat: { kind: 'bonnet', color: '#fbf6ea', trim: '#e3d3a8' },
    tool: 'scales',
  },
  'jack-of-all-trades': {
    ground: 'stripes',
    face: { w: 14, h: 18, jaw: 0.55, eyes: 'sly', look: 1, mouth: 'grin', brows: 'high', skin: SKIN.tan },
    hair: { kind: 'long', color: '#2f241b' },
    beard: { kind: 'goatee', color: '#2f241b' },
    body: { kind: 'motley', color: '#d9a321', trim: '#5a3f78' },
    hat: { kind: 'rakish', color: '#5a3f78', trim: '#f0c94a' },
    tool: 'juggle',
  },
};
