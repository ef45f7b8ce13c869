import { COUNTESS, EVENT_KEYS, EVENTS, type EventKey } from '../../../data/countess.ts';
import { COUNTESS_CARD, GOLD } from '../../../data/jobs.ts';
import { LIMITS, PADLOCK_GOLD, STACK_CARDS } from '../../../data/setup.ts';
import { EVENT_CARDS, SPECIAL_CARDS } from '../../figures.ts';
import { eventEffect } from '../effects.ts';
import { eventName, gold, inWords } from '../words.ts';

const eventsOf = (season: 'summer' | 'winter'): string =>
  EVENT_KEYS.flatMap((_, event) => (EVENTS[event].season === season ? [event] : []))
    .map((event) => `${eventName(event)}: ${eventEffect(event)}.`)
    .join(' ');
const amountOf = (key: EventKey): number => EVENTS[EVENT_KEYS.indexOf(key)].amount;

/** Alone against the Countess. */
export const solo = {
  solo: {
    title: 'Allein gegen die Gräfin',
    intro: [
      'Die Gräfin hat keine Hand und baut nicht: Sie bekommt, was du ihr lässt. Dafür kommt in jeder Runde ein Ereignis, das dir schadet oder ihr nützt.',
      'In der deutschen Schachtel gibt es dieses Spiel nicht. Sein Rahmen ist bekannt, die Ereignisse sind unsere eigenen.',
      `Im Sommer, bis zum ersten Markttag: ${eventsOf('summer')}`,
      `Im Winter, danach: ${eventsOf('winter')}`,
    ],
    rules: {
      'VRS-SOLO-01': `Aufbau wie zu zweit, aber ohne die ${inWords(SPECIAL_CARDS)} Spezialkarten und mit ${STACK_CARDS[1]} Karten je Stapel. Du hast den Hofnarren.`,
      'VRS-SOLO-02': `Die Gräfin hat ihre Karte mit ${gold(GOLD[COUNTESS_CARD])}, ${gold(COUNTESS.gold)} im Vorrat und keine Hand.`,
      'VRS-SOLO-03':
        'Jedes Mal, wenn du eine Karte genommen hast, geht eine offene Karte der Auslage deiner Wahl an die Gräfin, bevor aufgefüllt wird.',
      'VRS-SOLO-04': 'Die Münzen auf dieser Karte bekommt die Gräfin.',
      'VRS-SOLO-05': 'Ihre Leute liegen unverdeckt nebeneinander. Ketten und Schlösser gelten für sie nicht.',
      'VRS-SOLO-06': `Ihre Leute öffnen deine Schlösser: Du legst dann ${gold(PADLOCK_GOLD)} aus deinem Vorrat auf sie.`,
      'VRS-SOLO-07': 'Die Auslage wird wie zu zweit erneuert; nur du darfst eine Münze legen.',
      'VRS-SOLO-08': `Ein Ereignis je Runde liegt von Anfang an offen und tritt am Ende der Bauphase ein, nach der Prüfung der Gründungskarte und vor einem Markttag. Bis zum ersten Markttag kommt es aus dem Sommer, danach aus dem Winter; zusammen sind es ${EVENT_CARDS} Karten. Ein leerer Stapel wird neu gemischt.`,
      'VRS-SOLO-09':
        'Der Hofnarr verhindert ein einziges Ereignis im Spiel, in dem Augenblick, in dem es eintreten würde.',
      'VRS-SOLO-10': `An den Markttagen bekommt die Gräfin gedrucktes Gold, auch das ihrer Karte, Münzen und am zweiten Silber wie alle. Am zweiten nimmt sie dazu ${gold(COUNTESS.perVillager)} für jede Karte neben ihrer eigenen.`,
      'VRS-SOLO-11': 'Du gewinnst mit mehr Gold als die Gräfin. Ein Gleichstand ist verloren.',
      'VRS-SOLO-12':
        'Module gibt es allein nicht; ohne Schlösser darfst du spielen. Eine LOS!-Karte gibt es nicht: Du bist immer zuerst dran.',
      'VRS-SOLO-13':
        'Die Gräfin bekommt nach jeder deiner Karten eine, auch nach einer von einem Stapel und nach der letzten der Runde. Dann werden alle leeren Plätze gefüllt. Liegt niemand in der Auslage, geht sie leer aus.',
      'VRS-SOLO-14':
        'Die Karte der Gräfin zeigt ein Goldsymbol, aber keinen Betrieb, keine Nahrung und kein Bausymbol. Ihre Leute zählen mit allen Symbolen.',
      'VRS-SOLO-15':
        'Nach dem Hofnarren wirst du gefragt, bevor du über das Ereignis etwas entscheidest. Ein verhindertes Ereignis wird abgelegt wie jedes andere.',
      'VRS-SOLO-16': `Frost und Schnee senken das Limit, nachdem es bei ${LIMITS.most} gekappt wurde, aber nie unter ${LIMITS.base}. In der letzten Runde bewirken sie nichts.`,
      'VRS-SOLO-17': `Aushebung: Zum Zahlen brauchst du ${gold(amountOf('levy'))}; mit weniger musst du eine Handkarte ablegen. Ohne Handkarten zahlst du, was du hast, höchstens so viel.`,
      'VRS-SOLO-18':
        'Beschlagnahme: Was unter der verlorenen Karte lag, ist wieder offen und zählt. Auch Karten, die frei auf dem Tisch liegen, können es sein, wenn nichts auf ihnen liegt.',
    },
  },
} as const;
