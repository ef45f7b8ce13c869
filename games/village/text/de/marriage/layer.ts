import '../../marriage/dock.ts';
import { MARRIAGE_BOARD } from '../../../data/marriage.ts';
import { MARRIAGE, SMUGGLER } from '../../../data/spaces.ts';
import type { SpaceGuided } from '../../guide.ts';
import type { Layer } from '../../layers.ts';
import { actionQuestion } from '../questions.ts';
import { anyCubes, breads, inWords, listOf, time, tools } from '../words.ts';
import { marriageChoiceWords } from './choices.ts';
import { marriageGuides } from './guide.ts';
import { marriageEvent } from './log.ts';
import { marriageQuestion, marriageWaiting } from './questions.ts';
import { marriageLacks, marriageRefusals, smugglerLacks } from './refusals.ts';
import { marriageWords } from './words.ts';

const ABOUT_SMUGGLER =
  'Eines von dreien: Brot oder Werkzeug verkaufen, einen Kunden der Warteschlange bedienen oder Zeit gegen Steine tauschen.';
const ABOUT_MARRIAGE = `Ein Mitglied vom Hof auf einen freien Rang: ${time(MARRIAGE_BOARD.time)} und ${anyCubes(MARRIAGE_BOARD.cubes)}. Was er bringt, bekommst du sofort.`;
function aboutSpace(space: number): string | undefined {
  if (space === SMUGGLER) return ABOUT_SMUGGLER;
  return space === MARRIAGE ? ABOUT_MARRIAGE : undefined;
}

/** What the two action spaces are good for now. */
const smugglerGuide = ({ bread = 0, tools: n = 0 }: SpaceGuided): string =>
  bread + n > 0
    ? `Du hast ${listOf([bread > 0 && breads(bread), n > 0 && tools(n)])}. Der Preis ist für alle verkauften derselbe: Je mehr auf einmal, desto besser, aber eingesetzt sind sie oft mehr wert.`
    : 'Für 1 Zeit zwei Steine verschiedener Farben: Nirgends kommst du schneller zu dem, was dir fehlt. Und ein Kunde der Schlange entgeht so dem Markttag.';
const marriageGuide = ({ ceremony = 0, onFarm }: SpaceGuided): string =>
  onFarm === 1
    ? 'Es ist dein letztes Mitglied auf dem Hof. Kehrt es unverheiratet heim, hast du wenigstens, was der Rang bringt.'
    : ceremony === 0
      ? 'Noch steht niemand in der Zeremonie: Ein hoher Rang heiratet sicher, ein niedriger bringt mehr. Zwei Hochzeiten weiter gibt es Nachwuchs.'
      : `In der Zeremonie ${ceremony === 1 ? 'steht schon jemand' : `stehen schon ${inWords(ceremony)}`}. Wer höher steht, heiratet eher und wählt das Haus.`;

/** Weddings, bread, tools and the Smuggler. */
export const marriageLayer: Layer = {
  waiting: marriageWaiting,
  guides: marriageGuides,
  refusals: marriageRefusals,
  boxTables: {
    marriage: 'Die Heirat',
    ranks: 'Boni der Ränge',
    die: 'Was die Farben des Würfels bedeuten',
    houses: 'Was Bäckerei und Dorfladen bringen',
    smuggler: 'Der Schmuggler',
  },
  question(asked) {
    const about = asked.kind === 'action' ? aboutSpace(asked.space) : undefined;
    return asked.kind === 'action' && about !== undefined
      ? actionQuestion(asked, about)
      : marriageQuestion(asked);
  },
  choice: marriageChoiceWords,
  event: marriageEvent,
  about: aboutSpace,
  action(now) {
    if (now.space === SMUGGLER) return smugglerGuide(now);
    return now.space === MARRIAGE ? marriageGuide(now) : undefined;
  },
  lacks(space, detail) {
    if (space === SMUGGLER) return smugglerLacks();
    return space === MARRIAGE ? marriageLacks(detail) : undefined;
  },
  words: { marriage: marriageWords },
};
