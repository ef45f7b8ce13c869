import { parchmentEdge, rim } from './edge.ts';
import { planks } from './planks.ts';

const uri = (svg: string): string => {
  const escaped = svg
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E');
  return `url("data:image/svg+xml,${escaped}")`;
};

// Pictures in a url() cannot see custom properties, so each light has its own, with its colours from tokens.css.
const day = {
  edge: parchmentEdge('#2a2018', '#b79a68'),
  rim: rim('#2a2018', 2),
  planks: planks({ table: '#7a5534', dark: '#4a311c', grain: '#6c4a2b' }),
};
const candle = {
  edge: parchmentEdge('#b59a68', '#6b5536'),
  rim: rim('#b59a68', 1.8),
  planks: planks({ table: '#2a1d14', dark: '#140d08', grain: '#362618' }),
};

const rule = (selector: string, light: typeof day): string =>
  `${selector} {\n${Object.entries(light)
    .map(([name, svg]) => `  --${name}: ${uri(svg)};\n`)
    .join('')}}\n`;

/** The textures of both lights as custom properties. */
export const texturesCss = (): string =>
  `${rule(':root', day)}${rule('[data-light="candle"]', candle)}` +
  '.sprite {\n  position: absolute;\n  width: 0;\n  height: 0;\n  overflow: hidden;\n}\n';
