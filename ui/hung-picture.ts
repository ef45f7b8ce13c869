// A drawing with thousands of strokes, hung into the page as an image of its own: whatever the page has to lay out, paint
// or compose, it is one thing there. An image knows nothing of the page around it, so it gets along what it needs: the
// symbols it uses, the rules for its classes, and the colours of the light it hangs in.
import type { SpriteId } from './glyph.tsx';
import type { Size } from './sight.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes of the page that say in which colours it is seen. */
const LIGHTS = ['data-light', 'data-seats'];

function copied(from: Element, tag: string, ...attributes: readonly string[]): Element {
  const copy = document.createElementNS(SVG, tag);
  for (const name of attributes) {
    const value = from.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  return copy;
}

/** Symbols of the page that the drawing uses. */
function symbolsOf(drawn: Element): Node[] {
  const used = new Set([...drawn.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? ''));
  return [...used].flatMap((href) => document.getElementById(href.slice(1))?.cloneNode(true) ?? []);
}

/** The rules of the page that name a class of the drawing. */
function rulesOf(drawn: Element): string {
  const names = [...drawn.classList].map((name) => `.${name}`);
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && names.some((name) => rule.selectorText.includes(name)))
    .map(({ cssText }) => cssText)
    .join('\n');
}

/** What is written on it stays in the page, where its fonts are. */
function lettersOf(drawn: Element): Element[] {
  const written = drawn.querySelectorAll('text');
  if (written.length === 0) return [];
  const letters = copied(drawn, 'svg', 'class', 'viewBox', 'aria-hidden');
  letters.append(...written);
  return [letters];
}

/** The drawing as an image, in whatever light; it says which custom properties it depends on. */
function imageOf(drawn: Element): { readonly properties: readonly string[]; lit(light: string): Blob } {
  const image = copied(drawn, 'svg', 'viewBox', 'preserveAspectRatio');
  const light = image.appendChild(document.createElementNS(SVG, 'style'));
  const rules = image.appendChild(document.createElementNS(SVG, 'style'));
  rules.textContent = rulesOf(drawn);
  image.append(...symbolsOf(drawn));
  image.appendChild(copied(drawn, 'g', 'class')).append(...drawn.childNodes);
  const text = new XMLSerializer().serializeToString(image);
  return {
    properties: [...new Set(text.match(/--[\w-]+/g))],
    lit(css) {
      for (const name of LIGHTS) {
        const value = document.documentElement.getAttribute(name);
        if (value !== null) image.setAttribute(name, value);
      }
      light.textContent = css;
      return new Blob([new XMLSerializer().serializeToString(image)], { type: 'image/svg+xml' });
    },
  };
}

/** The colours that a place of the page has. */
function lightIn(place: Element, properties: readonly string[]): string {
  const style = getComputedStyle(place);
  const values = properties.map((name) => [name, style.getPropertyValue(name)]);
  // What a place does not know has a colour to fall back on in the drawing.
  const known = values.filter(([, value]) => value !== '').map(([name, value]) => `${name}:${value};`);
  return `:root{color:${style.color};${known.join('')}}`;
}

/** A drawing that is nothing but one sign of the page. */
export function drawingOf(sign: SpriteId, { width, height }: Size): Element {
  const drawn = document.createElementNS(SVG, 'svg');
  drawn.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const use = drawn.appendChild(document.createElementNS(SVG, 'use'));
  use.setAttribute('href', `#${sign}`);
  use.setAttribute('width', `${width}`);
  use.setAttribute('height', `${height}`);
  return drawn;
}

/** Hangs a drawing into its place until `taken` down, and once more whenever the light changes. */
export function hang(drawn: Element, place: Element, taken: AbortSignal): void {
  const letters = lettersOf(drawn);
  const image = imageOf(drawn);
  let hanging = '';
  const show = async (): Promise<void> => {
    const light = lightIn(place, image.properties);
    if (light === hanging) return;
    hanging = light;
    const sheet = new Image();
    sheet.alt = '';
    sheet.draggable = false;
    sheet.src = URL.createObjectURL(image.lit(light));
    // The old one hangs there until the new one can be seen.
    await sheet.decode().catch(() => {});
    URL.revokeObjectURL(sheet.src);
    if (!taken.aborted && light === hanging) place.replaceChildren(sheet, ...letters);
  };
  const watch = new MutationObserver(() => void show());
  watch.observe(document.documentElement, { attributeFilter: LIGHTS });
  taken.addEventListener('abort', () => watch.disconnect());
  void show();
}
