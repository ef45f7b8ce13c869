import { capital } from '@spielstube/engine/text';
import { DEVELOPMENT_KEYS, DEVELOPMENTS, type DevelopmentKey } from '../../../data/developments.ts';
import { job, SUPPORT } from '../../../data/jobs.ts';
import { LIMITS, SPECIALS, STARTING_HAND } from '../../../data/setup.ts';
import { SUITS } from '../../../data/suits.ts';
import { BRONZE_JOBS, profiteerCards } from '../../figures.ts';
import { conditionWords, payoutWords, rewardWords } from '../effects.ts';
import { developmentName, gold, inWords } from '../words.ts';

const { recruiter, pigeoneer, freelancer, windmill } = SPECIALS;
const pays = (key: string): string => payoutWords(job(key));
const numberOf = (key: DevelopmentKey): number => DEVELOPMENT_KEYS.indexOf(key);
/** „Zunfthaus: die meisten Schlösser, 5 Gold“ */
const development = (key: DevelopmentKey): string =>
  `${developmentName(numberOf(key))}: ${conditionWords(numberOf(key))}, ${rewardWords(numberOf(key))}`;

/** The three modules. */
export const modules = {
  support: {
    title: 'Modul Unterstützung',
    intro: [`${capital(inWords(SUPPORT.length))} Karten mit Herz: Jeder bekommt eine davon auf die Hand.`],
    rules: {
      'VRS-SUP-01': `Vor dem Spiel werden die ${inWords(SUPPORT.length)} Karten gemischt, und jeder bekommt eine zusätzlich zu seinen ${STARTING_HAND} Handkarten. Der Rest kommt ungesehen aus dem Spiel.`,
      'VRS-SUP-02':
        'Sie sind Karten wie alle anderen: Du darfst sie spielen, behalten oder gegen eine Startkarte weglegen.',
      'VRS-SUP-03':
        'Gönner: Zu Beginn deines Zuges in der Draftphase legst du eine Karte aus der Hand in dein Dorf. Das ersetzt nicht die Karte, die du nimmst; hast du dein Limit aber schon erreicht, hast du keinen Zug mehr dafür.',
      'VRS-SUP-04': 'Für den Gönner gelten Plätze, Ketten und Schlösser wie in der Bauphase.',
      'VRS-SUP-05': 'Spezialkarten legt der Gönner nicht an.',
      'VRS-SUP-06': 'Startkarten holt der Gönner nicht.',
      'VRS-SUP-07': 'Was der Gönner anlegt, zählt nicht für das Bau-Limit der Runde.',
      'VRS-SUP-08':
        'Prophet: In deinem Zug der Draftphase siehst du einen verdeckten Stapel durch und nimmst eine Karte daraus. Das ist deine Karte dieses Zuges, sie liegt offen wie jede andere.',
      'VRS-SUP-09': 'Die übrigen Karten legt der Prophet verdeckt in beliebiger Reihenfolge zurück.',
      'VRS-SUP-10': 'Den Nachziehstapel darf der Prophet nie durchsehen.',
      'VRS-SUP-11': 'Die Rekrutiererin liegt im Dorf und kostet eine Bauaktion.',
      'VRS-SUP-12': `In jedem deiner Züge der Draftphase darfst du, vor der ersten Karte und nur einmal, ${gold(recruiter.gold)} an die Bank zahlen und nimmst dafür ${inWords(recruiter.picks)} Karten.`,
      'VRS-SUP-13': 'Das Draft-Limit bleibt; fehlt dir nur noch eine Karte, hilft die Rekrutiererin nicht.',
      'VRS-SUP-14':
        'Nach der ersten der beiden Karten wird die Auslage aufgefüllt, bevor du die zweite nimmst.',
      'VRS-SUP-15': `Taubenzüchterin: In deiner Bauphase siehst du die obersten ${inWords(pigeoneer.cards)} Karten des Nachziehstapels an und nimmst eine auf die Hand; du kannst sie gleich spielen.`,
      'VRS-SUP-16':
        'Die anderen legt die Taubenzüchterin verdeckt in beliebiger Reihenfolge zurück; die letzte liegt oben.',
      'VRS-SUP-17':
        'Nonne: Sie liegt im Dorf und kostet eine Bauaktion. Am zweiten Markttag bringt sie so viel wie eine deiner Silberkarten, von der du genau eine hast.',
      'VRS-SUP-18': 'Hast du jede Silberkarte doppelt oder gar keine, bringt die Nonne nichts.',
      'VRS-SUP-19': 'Rekrutiererin und Prophet gehen im selben Zug: Dessen Karte ist dann eine der beiden.',
      'VRS-SUP-20': 'Ist nach der ersten Karte keine mehr da, entfällt die zweite; das Gold bleibt bezahlt.',
    },
  },
  profiteers: {
    title: 'Modul Profiteure',
    intro: [`Karten mit Geldbeutel; ${inWords(BRONZE_JOBS)} Berufe haben ein Bronzesymbol.`],
    rules: {
      'VRS-PROF-01': `Die ${profiteerCards} Karten werden mit allen anderen gemischt, bevor die Stapel gebildet und die Hände verteilt werden.`,
      'VRS-PROF-02':
        'Ein Bronzesymbol wirkt wie ein Silbersymbol, bringt sein Gold aber nach jeder Bauphase.',
      'VRS-PROF-03': 'Es bringt es schon in der Runde, in der die Karte angelegt wurde.',
      'VRS-PROF-04': 'Jeder wertet höchstens ein Bronzesymbol je Runde.',
      'VRS-PROF-05': 'Gewertet wird einmal, wenn alle gebaut haben.',
      'VRS-PROF-06': 'Gewertet wird auch in der letzten Runde, vor dem zweiten Markttag.',
      'VRS-PROF-07': `Kapitän, Bronze: ${pays('captain')}, auf unverdeckten Karten.`,
      'VRS-PROF-08': `Kutscherin, Bronze: ${pays('carter')}. Zwei Reihen auf einer Karte sind eine Kette.`,
      'VRS-PROF-09': `Truhenbauerin, Bronze: ${pays('arkwright')}, gleich wie viele.`,
      'VRS-PROF-10': `Alchemist, Bronze: ${pays('alchemist')}, abgerundet.`,
      'VRS-PROF-11': `Großhändlerin, Silber: ${pays('wholesaler')}. Verdeckte Karten und Startkarten zählen mit.`,
      'VRS-PROF-12': `Freiberuflerin: Zu Beginn seiner Bauphase darf jeder ${gold(freelancer.gold)} aus dem Vorrat auf eine Freiberuflerin in irgendeinem Dorf legen und legt dafür ${freelancer.actions === 1 ? 'eine Karte' : `${freelancer.actions} Karten`} mehr an.`,
      'VRS-PROF-13':
        'Das geht auch mit der eigenen; das Gold liegt dann auf der eigenen Karte und zählt an den Markttagen.',
      'VRS-PROF-14': 'Jeder darf jede Freiberuflerin einmal je Bauphase nutzen, zwei also beide.',
      'VRS-PROF-15': `Mehr als ${LIMITS.most} Karten bleiben verboten: Wer so viel schon darf, kann sie nicht bezahlen.`,
      'VRS-PROF-16':
        'Nur am Anfang der Bauphase, vor allem anderen; eine gerade erst angelegte hilft noch nicht.',
      'VRS-PROF-17': 'Profiteure gehören zu dem Betrieb, der auf ihnen steht, und zählen dafür.',
    },
  },
  development: {
    title: 'Modul Entwicklung',
    intro: [
      'Drei Karten liegen aus. Wer allein am meisten von dem hat, was sie zählen, bekommt die Belohnung.',
    ],
    rules: {
      'VRS-DEV-01': `Vor dem Spiel werden die ${inWords(DEVELOPMENTS.length)} Karten gemischt; je eine für Gemeinschaft, Handel und Produktion liegt offen aus. Die anderen kommen aus dem Spiel.`,
      'VRS-DEV-02':
        'Nach jeder Bauphase und vor einem möglichen Markttag kommt die Entwicklung, auch in der letzten Runde.',
      'VRS-DEV-03': 'Zuerst wird eine Produktionskarte, die noch jemand hat, zurückgelegt.',
      'VRS-DEV-04': 'Dann wird für jede Karte geprüft, ob jemand allein am meisten hat: Der gewinnt sie.',
      'VRS-DEV-05': 'Bei Gleichstand bekommt sie diesmal niemand.',
      'VRS-DEV-06': 'Wer gewinnt, muss mindestens eines davon haben.',
      'VRS-DEV-07': 'Erst werden alle Mehrheiten festgestellt, dann erst Belohnungen genommen.',
      'VRS-DEV-08': 'Belohnungen gibt es sofort, in der Reihenfolge Gemeinschaft, Handel, Produktion.',
      'VRS-DEV-09': 'Karten für Gemeinschaft und Handel bleiben liegen: Um sie geht es in jeder Runde neu.',
      'VRS-DEV-10':
        'Produktion: Der Gewinner nimmt das Gold und behält die Karte bis zur nächsten Entwicklung.',
      'VRS-DEV-11':
        'Nahrung und Bausymbole auf der behaltenen Karte erhöhen in der nächsten Runde sein Limit.',
      'VRS-DEV-12': `Auch damit bleibt ${LIMITS.most} das höchste Limit.`,
      'VRS-DEV-13': 'Die Karte bleibt bei ihm, auch wenn inzwischen jemand anderes mehr hat.',
      'VRS-DEV-14': 'Symbole auf Entwicklungskarten zählen weder für Silber noch für Bronze.',
      'VRS-DEV-15': 'Sie zählen auch nicht für andere Entwicklungskarten.',
      'VRS-DEV-16':
        'Verdecktes Gold, verdeckte Nahrung und verdeckte Bausymbole zählen nicht, verdeckte Schlösser und Betriebssymbole schon.',
      'VRS-DEV-17': `${development('marketplace')}.`,
      'VRS-DEV-18': `${development('inn')}. Gezählt werden die Rückseiten, wenn alle gebaut haben; der Platz in der Auslage wird wieder gefüllt.`,
      'VRS-DEV-19': `${development('church')}. Gezählt werden Karten, nicht Symbole.`,
      'VRS-DEV-20':
        'Für die Kirche ziehst du die oberste Karte eines Stapels oder des Nachziehstapels, ohne sie zu zeigen.',
      'VRS-DEV-21': `${development('tavern')}. Sie kostet keine Handkarte.`,
      'VRS-DEV-22': `${development('windmill')}. Ab ${inWords(windmill.chain)} Karten ist es eine Kette; Solokarten zählen nicht.`,
      'VRS-DEV-23': `${development('oxCrane')}. ${development('sawmill')}. ${development('hayBarn')}.`,
      'VRS-DEV-24': `${development('guildhall')}. ${development('tradingPost')}. ${development('buildersYard')}. ${development('well')}.`,
      'VRS-DEV-25': 'Eine Belohnung, die es nicht mehr gibt, verfällt. Das Gold gibt es immer.',
      'VRS-DEV-26': `Für den Dorfbrunnen ist Spezial einer der ${inWords(SUITS)} Betriebe; Mönch und Gehilfe im Dorf zählen dafür.`,
    },
  },
} as const;
