// Sets light and language before the first paint; the settings store does the same later.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('spielstube.settings') ?? '{}') ?? {};
  } catch {
    chosen = {};
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.light = chosen.light ?? (dark ? 'candle' : 'day');
  document.documentElement.lang = chosen.lang ?? (navigator.language.startsWith('de') ? 'de' : 'en');
})();
