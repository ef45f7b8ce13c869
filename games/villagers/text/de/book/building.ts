import { BASICS, CARRIES, FOUNDERS, GOLD, job } from '../../../data/jobs.ts';
import { LIMITS, PADLOCK_GOLD, SPECIALS, STACKS, SWAPS } from '../../../data/setup.ts';
import { JOKERS } from '../../../data/villagers.ts';
import { smuggledFrom } from '../../../rules/specials.ts';
import { STRAIGHT_BOTTOMS, UNLOCKERS } from '../../figures.ts';
import { gold, inWords, jobName, listOf, timesInWords } from '../words.ts';
import { BASIC_NAMES, BASICS_EACH } from './figures.ts';

const smuggledExample = (key: string): string =>
  `${jobName(job(key))} ${GOLD[job(key)]}, also ${gold(smuggledFrom(GOLD[job(key)]))}`;

/** The build phase with chains, basics, padlocks and special villagers, the market days and the end. */
export const building = {
  build: {
    title: 'Bauphase',
    intro: ['Einer nach dem anderen führt seine ganze Bauphase aus.'],
    rules: {
      'VRS-BUILD-01':
        'Wer die LOS!-Karte hat, führt seine Bauphase als Erster ganz aus; dann folgen die anderen im Uhrzeigersinn.',
      'VRS-BUILD-02': `Dein Bau-Limit: ${LIMITS.base} und 1 je Bausymbol in deinem Dorf.`,
      'VRS-BUILD-03': `Mehr als ${LIMITS.most} Karten legt niemand an.`,
      'VRS-BUILD-04':
        'Das Bau-Limit wird einmal gezählt, am Anfang deiner Bauphase. Ein Tischler, den du jetzt anlegst, hilft erst in der nächsten Runde; ein Bausymbol, das du jetzt verdeckst, kostet dich jetzt nichts.',
      'VRS-BUILD-05': 'Du darfst weniger Karten anlegen, auch gar keine.',
      'VRS-BUILD-06': 'Angelegt wird aus der eigenen Hand ins eigene Dorf.',
      'VRS-BUILD-07':
        'Jede angelegte Karte kostet eine Bauaktion, außer Startkarten und Karten mit dem Zeichen „Ablegen“.',
      'VRS-BUILD-08':
        'Am Tisch zeigst du alle Karten, bevor du sie anlegst. Hier geschieht es Karte für Karte; dazwischen kann niemand eingreifen.',
      'VRS-BUILD-09':
        'Anlegen, Startkarten holen und Ablegekarten ausspielen darfst du in beliebiger Reihenfolge.',
      'VRS-BUILD-10':
        'Haben alle gebaut, dreht jeder ohne Nahrung im Dorf seine Gründungskarte auf die Nahrungsseite.',
      'VRS-BUILD-11': 'Das geschieht erst, wenn alle gebaut haben, nicht schon nach der eigenen Bauphase.',
      'VRS-BUILD-12': 'Eine umgedrehte Gründungskarte bleibt bis zum Ende auf der Nahrungsseite.',
      'VRS-BUILD-13': 'Freiwillig umdrehen darf sie niemand.',
      'VRS-BUILD-14':
        'Danach geht die LOS!-Karte einen Platz weiter im Uhrzeigersinn, auch vor einem Markttag.',
      'VRS-BUILD-15': 'Nicht angelegte Karten bleiben auf der Hand.',
    },
  },
  chains: {
    title: 'Produktionsketten',
    intro: [
      'Unter dem Namen steht, wer unter einer Karte liegen muss. Von unten nach oben wird eine Kette daraus.',
    ],
    rules: {
      'VRS-CHAIN-01': 'Eine Karte mit Kette kommt auf die, die unmittelbar vor ihr genannt ist.',
      'VRS-CHAIN-02': 'Alle davor Genannten müssen in dieser Reihenfolge darunterliegen.',
      'VRS-CHAIN-03':
        'Eine Kette muss nicht auf einmal fertig werden; du darfst aber auch mehrere Schritte in einer Bauphase tun.',
      'VRS-CHAIN-04': 'Niemand darf übersprungen und niemand später untergeschoben werden.',
      'VRS-CHAIN-05': `Ganz unten (${listOf([FOUNDERS, ...BASICS, ...STRAIGHT_BOTTOMS].map(jobName))}) trägt eine Karte höchstens ${inWords(CARRIES[FOUNDERS])} Reihen nebeneinander.`,
      'VRS-CHAIN-06': 'Die Reihen nebeneinander dürfen gleich oder verschieden sein.',
      'VRS-CHAIN-07': 'Weiter oben trägt jede Karte, die nicht das Ende ist, genau eine.',
      'VRS-CHAIN-08': 'Auf das Ende einer Kette und auf Solokarten kommt nichts.',
      'VRS-CHAIN-09': `Karten mit Fahne kommen frei auf den Tisch: alle Solokarten sowie ${listOf(STRAIGHT_BOTTOMS.map(jobName))}.`,
      'VRS-CHAIN-10': `Getreidekarten kommen auf die eigene Gründungskarte, höchstens ${inWords(CARRIES[FOUNDERS])} Reihen.`,
      'VRS-CHAIN-11': 'Passen mehrere Plätze, wählst du.',
      'VRS-CHAIN-12':
        'Wird gezählt, wie viele Ketten du hast, ist alles auf einer Karte zusammen eine Kette, auch wenn zwei Reihen darauf liegen. Die Gründungskarte zählt als Karte ihrer Kette.',
    },
  },
  basics: {
    title: 'Startkarten holen',
    intro: [`${BASIC_NAMES} bekommst du im Tausch gegen Handkarten.`],
    rules: {
      'VRS-START-01':
        'In deiner Bauphase legst du eine Handkarte verdeckt auf einen Stapel deiner Wahl und bekommst eine Startkarte deiner Wahl.',
      'VRS-START-02': `Das geht höchstens ${timesInWords(SWAPS)} in jeder Bauphase.`,
      'VRS-START-03': 'Die Startkarte kommt sofort in dein Dorf, als neue unterste Karte.',
      'VRS-START-04': 'Startkarten kosten keine Bauaktion und zählen nicht für das Limit.',
      'VRS-START-05':
        'Die Vorderseite der weggelegten Karte zeigst du nicht. Ihre Rückseite liegt jetzt oben.',
      'VRS-START-06': 'Weglegen darfst du jede Handkarte, auch Spezialkarten und Karten der Module.',
      'VRS-START-07': 'Den Stapel wählst du; erschöpfte Stapel scheiden aus.',
      'VRS-START-08': 'Sind alle Stapel erschöpft, kommt die Karte auf den Nachziehstapel.',
      'VRS-START-09': 'Ist auch der leer, kommt sie offen auf den Ablagestapel.',
      'VRS-START-10': `Von jeder Startkarte gibt es ${BASICS_EACH}. Ist eine Sorte weg, bekommst du sie nicht mehr.`,
      'VRS-START-11': 'Ohne Handkarte keine Startkarte.',
      'VRS-START-12': 'Tauschen kannst du nur in der Bauphase.',
    },
  },
  padlocks: {
    title: 'Schlösser',
    intro: [
      `Beim Anlegen einer Karte mit Schloss fließen ${gold(PADLOCK_GOLD)}. Wer sie zahlt und wer sie bekommt, hängt davon ab, wo der liegt, der es öffnet.`,
    ],
    rules: {
      'VRS-LOCK-01': `Ein Schloss öffnet, wer neben dem offenen Schloss genannt ist; dabei fließen immer ${gold(PADLOCK_GOLD)}. Nur mit der ${jobName(job('tinner'))} ist es umsonst.`,
      'VRS-LOCK-02': `Erstens: Liegt der Genannte in deinem eigenen Dorf, legt die Bank ${gold(PADLOCK_GOLD)} auf ihn.`,
      'VRS-LOCK-03': 'Das gilt auch, wenn du ihn gerade erst in derselben Bauphase angelegt hast.',
      'VRS-LOCK-04': `Zweitens: Hast du ihn nicht, aber jemand anderes, musst du ${gold(PADLOCK_GOLD)} aus deinem Vorrat auf ihn legen.`,
      'VRS-LOCK-05': 'Liegen mehrere in fremden Dörfern, suchst du aus, wer das Gold bekommt.',
      'VRS-LOCK-06': `Drittens: Hat ihn niemand, zahlst du ${gold(PADLOCK_GOLD)} an die Bank.`,
      'VRS-LOCK-07': 'Diese Reihenfolge gilt streng: Wer selbst öffnen kann, muss es selbst tun.',
      'VRS-LOCK-08': `Wer im zweiten oder dritten Fall keine ${gold(PADLOCK_GOLD)} im Vorrat hat, kann die Karte nicht anlegen. Münzen auf Karten darf man nicht ausgeben.`,
      'VRS-LOCK-09': 'Hast du den Genannten mehrmals, wählst du, auf welchen das Gold der Bank kommt.',
      'VRS-LOCK-10': 'Münzen auf Karten bleiben dort bis zum Ende des zweiten Markttags.',
      'VRS-LOCK-11':
        'Die Zahl am Schlüsselbund sagt nur, wie viele Karten man damit öffnen könnte. Sie begrenzt nichts.',
      'VRS-LOCK-12':
        'Niemand öffnet sein eigenes Schloss; nur der genannte Beruf zählt, kein Mönch und kein Gehilfe.',
      'VRS-LOCK-13':
        'Ein Schloss wird jedes Mal bezahlt, wenn seine Karte angelegt wird, auch wenn ein Gehilfe sie umsetzt. Wer es öffnet, wird geprüft, sobald der Gehilfe liegt.',
      'VRS-LOCK-14': `Wer öffnet, muss nicht unverdeckt sein; von den ${inWords(UNLOCKERS)} Berufen, die öffnen, kann aber ohnehin keiner verdeckt werden.`,
    },
  },
  specials: {
    title: 'Spezialkarten',
    intro: ['Vier Berufe haben eigene Regeln: Gehilfe, Mönch, Blechschmiedin und Schmuggler.'],
    rules: {
      'VRS-SPECIAL-01':
        'Spezialkarten spielst du in deiner Bauphase, wenn auf ihnen nicht die Draftphase steht.',
      'VRS-SPECIAL-02':
        'Karten mit dem Zeichen „Ablegen“ kommen gleich nach ihrer Wirkung auf den Ablagestapel.',
      'VRS-SPECIAL-03': 'Sie kosten keine Bauaktion, und du darfst beliebig viele spielen.',
      'VRS-SPECIAL-04': 'Spezialkarten ohne dieses Zeichen kosten eine Bauaktion und bleiben im Dorf.',
      'VRS-SPECIAL-05':
        'Der Gehilfe nimmt in einem beliebigen Dorf den Platz von jemandem ein, der verdeckt in einer Kette liegt.',
      'VRS-SPECIAL-06':
        'Der Abgelöste kommt sofort in das Dorf dessen, der den Gehilfen spielt, mit Platz, Kette und Schloss wie immer. Geht das nicht, darf er nicht abgelöst werden.',
      'VRS-SPECIAL-07': 'Gehilfe und Abgelöster kosten zusammen genau eine Bauaktion.',
      'VRS-SPECIAL-08': 'Auch im eigenen Dorf darfst du jemanden ablösen.',
      'VRS-SPECIAL-09': 'Wer oben liegt, und Solokarten, können nicht abgelöst werden.',
      'VRS-SPECIAL-10': 'Fremde Gründungskarten bleiben liegen.',
      'VRS-SPECIAL-11':
        'Deine eigene Gründungskarte darfst du ablösen, wenn etwas auf ihr liegt. Sie kommt mit der Seite deiner Wahl neu auf den Tisch.',
      'VRS-SPECIAL-12':
        'Verdeckte Startkarten anderer darfst du nehmen; sie werden bei dir zu einer neuen untersten Karte.',
      'VRS-SPECIAL-13':
        'Einen verdeckten Mönch darfst du nehmen, wenn du ihn gleich wieder zudeckst; wer ihn zudeckt, kostet seine eigene Bauaktion. Ein verdeckter Gehilfe bleibt.',
      'VRS-SPECIAL-14':
        'Der Mönch vertritt irgendjemanden in einer Kette, nur nicht den Obersten. Für wen er steht, ergibt sich aus den Karten auf ihm.',
      'VRS-SPECIAL-15':
        'Er wird zusammen mit dem angelegt, der auf ihm liegt, und beide kosten eine Bauaktion. Dazwischen darf nichts anderes geschehen; ohne jemanden für ihn kann er nicht gespielt werden.',
      'VRS-SPECIAL-16':
        'Alle anderen Karten der Kette müssen da sein. Zwei Mönche in einer Kette sind erlaubt.',
      'VRS-SPECIAL-17':
        'Mönch und Gehilfe haben nichts von dem, für den sie stehen: kein Symbol, kein Schloss, und sie öffnen keines.',
      'VRS-SPECIAL-18': 'Mönch und Gehilfe dürfen nie oben liegen.',
      'VRS-SPECIAL-19': `Ganz unten tragen Mönch und Gehilfe ${inWords(JOKERS.bottom)} Reihen, und beide müssen zum selben Betrieb gehören.`,
      'VRS-SPECIAL-20': `Mitten in einer Kette ${JOKERS.middle === 1 ? 'tragen sie eine Karte' : `tragen sie ${inWords(JOKERS.middle)} Karten`}.`,
      'VRS-SPECIAL-21':
        'Einen neuen Mönch kann auch der zudecken, den ein Gehilfe befreit. Ist der selbst ein Mönch, muss er seinerseits zugedeckt werden.',
      'VRS-SPECIAL-22': 'Die Blechschmiedin öffnet Schlösser umsonst, wem auch immer die Öffner gehören.',
      'VRS-SPECIAL-23': 'Eine einzige öffnet mehrere Schlösser, auch mit verschiedenen Öffnern.',
      'VRS-SPECIAL-24':
        'Bei jedem Schloss entscheidest du, ob sie es öffnet oder ob wie üblich bezahlt wird.',
      'VRS-SPECIAL-25':
        'Sie wird zuerst gespielt und wirkt für alles, was du danach in derselben Bauphase anlegst oder ausspielst. Rückwirkend hilft sie nicht.',
      'VRS-SPECIAL-26': `Der Schmuggler bringt ${SPECIALS.smuggler.part === 2 ? 'die Hälfte' : `den ${SPECIALS.smuggler.part}. Teil`} des gedruckten Goldes einer deiner Karten, aufgerundet: ${smuggledExample('jeweler')}; ${smuggledExample('cartwright')}.`,
      'VRS-SPECIAL-27':
        'Nur gedrucktes, unverdecktes Gold zählt, keine Münzen. Auch die Goldseite der Gründungskarte ist erlaubt.',
      'VRS-SPECIAL-28':
        'Der Schmuggler hat selbst ein Schloss, das zuerst geöffnet wird. Aus seinem Gewinn kann man es nicht bezahlen.',
      'VRS-SPECIAL-29': 'Eine Ablegekarte darfst du nur spielen, wenn ihre Wirkung möglich ist.',
    },
  },
  markets: {
    title: 'Die Markttage',
    intro: ['Zweimal im Spiel zahlt die Bank für das, was in deinem Dorf offen liegt.'],
    rules: {
      'VRS-MKT1-01':
        'Der erste Markttag kommt nach der Bauphase der Runde, in der die Stapel bis zu seiner Karte alle erschöpft sind.',
      'VRS-MKT1-02':
        'Jeder bekommt das gedruckte Gold seiner unverdeckten Karten, auch das der Gründungskarte auf der Goldseite.',
      'VRS-MKT1-03': 'Dazu noch einmal so viel Gold, wie an Münzen auf seinen Karten liegt.',
      'VRS-MKT1-04': 'Die Münzen selbst bleiben liegen.',
      'VRS-MKT1-05': 'Verdecktes Gold bringt nichts.',
      'VRS-MKT1-06': 'Silber zählt am ersten Markttag nicht.',
      'VRS-MKT1-07':
        'Sind die Stapel davor leer, wird die Markttagskarte zur Erinnerung quer gelegt. Gewertet wird erst nach der Bauphase.',
      'VRS-MKT1-08': 'Das Gold nehmen alle in Zugreihenfolge.',
      'VRS-MKT1-09':
        'Danach kommt die Karte des ersten Markttags auf den Ablagestapel: Er findet nur einmal statt.',
      'VRS-MKT2-01': `Der zweite Markttag kommt nach der Bauphase der Runde, in der alle ${inWords(STACKS)} Stapel erschöpft sind. Der Nachziehstapel ist dafür gleich.`,
      'VRS-MKT2-02': 'Auch an ihm bekommt jeder das gedruckte Gold seiner unverdeckten Karten.',
      'VRS-MKT2-03': 'Dazu kommt das Gold für alle eigenen Silbersymbole.',
      'VRS-MKT2-04':
        'Münzen zahlt die Bank kein zweites Mal: Nach dem Silber kommen sie aus dem Dorf in den Vorrat.',
      'VRS-MKT2-05':
        'Steht der erste Markttag in derselben Runde noch aus, kommt er ganz zuerst, dann der zweite.',
      'VRS-MKT2-06':
        'Ob ein Markttag kommt, wird nach der Entwicklung geprüft: Kirche und Gasthaus können noch einen Stapel leeren.',
    },
  },
  scoring: {
    title: 'Wertung im Einzelnen',
    intro: ['Was für Silber, Bronze und Entwicklungskarten zählt und was nicht.'],
    rules: {
      'VRS-SCORE-01': 'Für deine Bedingungen zählt nur dein eigenes Dorf.',
      'VRS-SCORE-02': 'Nahrung, Bausymbole und Gold zählen nur unverdeckt.',
      'VRS-SCORE-03': 'Betriebe und Schlösser zählen auch verdeckt.',
      'VRS-SCORE-04': 'Wo von gedrucktem Gold die Rede ist, zählen Münzen nicht.',
      'VRS-SCORE-05': 'Silber ist kein Gold: Wer Goldsymbole zählt, lässt Silber außer Acht.',
      'VRS-SCORE-06': 'Zwei gleiche Silberkarten werten jede für sich und voll.',
      'VRS-SCORE-07': '„Je 2“ meint ganze Paare; ein Rest verfällt.',
      'VRS-SCORE-08':
        'Was eine Karte zählt, zählt sie auch an sich selbst: Flößerin, Priester, Pferdehändlerin und Schlosser.',
      'VRS-SCORE-09':
        'Symbole auf Entwicklungskarten zählen nie für Silber, Bronze, Bedingungen oder die Prüfung der Gründungskarte.',
      'VRS-SCORE-10':
        'Wo du bei der Wertung wählen dürftest (Vermittler, Nonne, Alchemist, Bronze), wird das Beste für dich genommen.',
    },
  },
  end: {
    title: 'Spielende',
    intro: ['Nach dem zweiten Markttag ist Schluss.'],
    rules: {
      'VRS-END-01': 'Das Spiel endet nach dem zweiten Markttag.',
      'VRS-END-02': 'Das meiste Gold im Vorrat gewinnt. Handkarten und Karten im Dorf sind nichts mehr wert.',
      'VRS-END-03': 'Bei Gleichstand gewinnt, wer weniger Karten im Dorf hat; verdeckte zählen mit.',
      'VRS-END-04': 'Ist auch das gleich, gewinnen alle, die gleichauf liegen.',
    },
  },
} as const;
