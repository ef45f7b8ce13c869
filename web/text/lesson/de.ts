import type { LessonKitWords } from './words.ts';

const ZAHLEN = ['Null', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun'];
const minuten = (n: number): string => (n === 1 ? '1 Minute' : `${n} Minuten`);

export const de: LessonKitWords = {
  learn: 'Mit Murr lernen',
  choice: {
    which: 'Welches soll es sein?',
    how: 'Eine richtige Partie, Schritt für Schritt, ohne vorher zu lesen. Such dir aus, was dir gefällt.',
    games: 'Spiele, die Murr lehrt',
    length: (chapters, minutes) => `${ZAHLEN[chapters] ?? chapters} Kapitel, etwa ${minuten(minutes)}`,
    done: (chapters, of) => (chapters === of ? 'alles geschafft' : `${chapters} von ${of} geschafft`),
  },
  page: {
    title: (game) => `Deine erste Partie ${game}`,
    short: 'Erste Partie',
    iAm: 'Ich bin Murr. Mir gehört der Platz am Ofen.',
    how: 'Wir spielen eine richtige Partie, nur langsamer. Ich zeige, du probierst. Geht etwas daneben, sage ich dir, warum. Du darfst jederzeit aufstehen: Ich merke mir, wo wir waren.',
    chapters: (count) => `${ZAHLEN[count] ?? count} Kapitel`,
    minutes: (minutes) => `zusammen etwa ${minuten(minutes)}`,
    begin: 'Fangen wir an',
    goOn: (chapter) => `Weiter bei Kapitel ${chapter}`,
    onceMore: 'Noch einmal von vorn',
    left: (minutes, ago) => `noch etwa ${minuten(minutes)} · ${ago} aufgehört`,
    again: 'noch einmal',
    jump: 'vorspringen',
    step: (step, of) => `Schritt ${step} von ${of}`,
    done: 'geschafft',
    hint: 'Wer das Spiel kennt, springt zu jedem Kapitel. Übersprungenes bleibt offen und drängt nicht.',
    none: 'Für dieses Spiel gibt Murr noch keinen Unterricht.',
    failed: 'Der Browser konnte den Tisch nicht decken.',
  },
  table: {
    card: 'Murr',
    chapter: (chapter, of) => `Kapitel ${chapter} von ${of}`,
    step: (step, of) => `Schritt ${step} von ${of}`,
    shows: 'Murr zeigt dir etwas',
    showsHint: 'Niemand zieht. Nimm dir Zeit.',
    tryIt: (ask) => `Probier es: ${ask}`,
    tryHint: 'Nur dieser Zug zählt jetzt. Alles andere bleibt liegen.',
    watch: (name) => `Jetzt ist ${name} dran.`,
    watchText: 'Schau zu. Was die anderen nehmen, fehlt dir nachher.',
    refused: 'Das lassen die Regeln nicht zu.',
    other: 'Erlaubt wäre das. Nur nicht jetzt.',
    tried: (wrong) =>
      wrong === 1
        ? 'Versuch es noch einmal. Ich zeige auf das Richtige.'
        : 'Beim dritten Mal ziehe ich für dich.',
    next: 'Weiter',
    back: 'Zurück',
    skip: 'überspringen',
    showAgain: 'Zeig noch einmal',
    nextChapter: (chapter) => `Kapitel ${chapter}`,
    playOn: 'allein weiterspielen',
    chapters: 'Alle Kapitel',
  },
};
