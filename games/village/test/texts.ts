import { innLayer as innDe } from '../text/de/inn/layer.ts';
import { marriageLayer as marriageDe } from '../text/de/marriage/layer.ts';
import { portLayer as portDe } from '../text/de/port/layer.ts';
import { speakGerman } from '../text/de.ts';
import { innLayer as innEn } from '../text/en/inn/layer.ts';
import { marriageLayer as marriageEn } from '../text/en/marriage/layer.ts';
import { portLayer as portEn } from '../text/en/port/layer.ts';
import { speakEnglish } from '../text/en.ts';

/** Everything that the game says, with all expansions. */
export const villageDe = speakGerman(innDe, portDe, marriageDe);
export const villageEn = speakEnglish(innEn, portEn, marriageEn);
