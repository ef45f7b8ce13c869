/**
 * Numbers and signs that neither explain themselves nor lie under something that does. Buttons and links have a name; lists,
 * sentences and the question are words already; headings name what stands below them; scenery means nothing. Runs in the
 * page.
 */
export function unexplained(parts: string): string[] {
  const speaks =
    '[data-target], button, a, aside, li:has(> span), .label, .vh, .flights, section:has(> [aria-live])';
  const found = new Set<string>();
  const look = (thing: Element, what: string): void => {
    if (thing.closest(speaks) !== null || !thing.checkVisibility({ visibilityProperty: true })) return;
    const { left, top, width, height } = thing.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return;
    const over = document.elementsFromPoint(x, y);
    if (!over.some((one) => one.closest('[data-target]') !== null))
      found.add(`${what} at ${Math.round(x)}, ${Math.round(y)}`);
  };
  for (const part of document.querySelectorAll(parts)) {
    for (const use of part.querySelectorAll('svg use')) {
      const sign = use.getAttribute('href') ?? '';
      if (!/^#(?:(?:n?b|v-robe|v-tile|o-slot|o-tile)-|o-(?:compass|field|fir|hill|tree|vines)$)/.test(sign))
        look(use, sign);
    }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent ?? '';
      if (/\d/.test(words) && text.parentElement !== null) look(text.parentElement, words);
    }
  }
  return [...found];
}
