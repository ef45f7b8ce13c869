/*
 * Shapes of a window, as the style sheets of the table ask for them; ui/README.md lists them. Sizes in em, so that
 * larger letters in the browser count like a smaller window.
 */

/** A phone in the hand: sheets under each other, with tabs. */
export const PHONE = '(width < 37.5em), (width <= 43.75em) and (orientation: portrait)';

/** Broader than high, but not broad: choices and log are sheets of their own. */
export const MIDDLE = '(37.5em <= width < 80em) and (orientation: landscape)';

/** A phone on its side, or a window as low. */
export const ON_ITS_SIDE = `${MIDDLE} and (height <= 37.5em)`;
