import type { Lang } from '@spielstube/engine/text';
import { problemInEnglish, type RecordProblem } from '@spielstube/table';

/** What is wrong with a record file, as a sentence. */
export function problemIn(lang: Lang, problem: RecordProblem): string {
  const sentence = lang === 'de' ? inGerman(problem) : problemInEnglish(problem);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function inGerman(problem: RecordProblem): string {
  switch (problem.what) {
    case 'empty':
      return 'die Datei ist leer';
    case 'fileTooLong':
      return 'für eine Mitschrift ist die Datei zu lang';
    case 'lineTooLong':
      return 'die Zeile ist zu lang';
    case 'endsTooEarly':
      return 'die Datei bricht hier ab';
    case 'expected':
      return `hier müsste stehen: ${problem.form.replaceAll('" or "', ' oder ')}`;
    case 'expectedScores':
      return `hier müssten die Punkte von ${problem.seats} Plätzen stehen`;
    case 'nothingExpected':
      return 'nach der Prüfsumme darf nichts mehr kommen';
    case 'noNumber':
      return `„${problem.word}“ ist keine ganze Zahl`;
    case 'noSeat':
      return `einen Platz ${problem.seat} gibt es nicht`;
    case 'unknownGame':
      return `das Spiel „${problem.game}“ gibt es hier nicht`;
    case 'otherGame':
      return `das ist eine Partie ${problem.game}, nicht ${problem.here}`;
    case 'otherRules':
      return `geschrieben für Regelfassung ${problem.version}; mit Fassung ${problem.here} kommt etwas anderes heraus`;
    case 'otherValues':
      return `gespielt mit ${valuesInGerman('den', problem.given)}, hier gelten ${valuesInGerman('die', problem.here)}`;
    case 'otherSeed':
      return 'der Startwert passt nicht zu der Prüfsumme vom Anfang der Partie';
    case 'noSuchTable':
      return `einen solchen Tisch gibt es bei diesem Spiel nicht (${problem.why})`;
    case 'illegal':
      return `der Zug „${problem.move}“ ist hier nicht erlaubt${problem.rule === '' ? '' : ` (${problem.rule})`}`;
    case 'resultMissing':
      return 'die Partie ist aus, aber ihr Ergebnis fehlt';
    case 'resultTooEarly':
      return 'ein Ergebnis steht da, aber die Partie ist noch nicht aus';
    case 'notToBeNamed':
      return `hier kann niemand ${problem.place} einen Namen geben`;
    case 'wrongLine':
      return `statt „${problem.given}“ müsste hier „${problem.right}“ stehen`;
  }
}

/** "den Werten der Schachtel", "die berichtigten Werte 12ab" */
function valuesInGerman(article: 'den' | 'die', corrections: string): string {
  const values = article === 'den' ? 'Werten' : 'Werte';
  return corrections === ''
    ? `${article} ${values} der Schachtel`
    : `${article} berichtigten ${values} ${corrections}`;
}
