import type { LessonWords } from '@spielstube/engine';
import { MAJORITY_POINTS } from '../data/church.ts';
import { CHRONICLE_POINTS } from '../data/scoring.ts';
import { REWARD_POINTS } from '../data/travel.ts';
import type { course } from './course.ts';

/** What Murr says in German. */
export const words: LessonWords<typeof course> = {
  learns:
    'Mit jedem Stein etwas tun, eine Familie durch ihre Lebenszeit führen und Spuren hinterlassen, wo sie zählen.',
  chapters: {
    deed: { title: 'Ein Stein, eine Tat', about: 'Worum es geht, und die ersten Züge' },
    council: { title: 'Rat und Nachwuchs', about: 'Ein Platz im Rat, ein Kind auf dem Hof' },
    time: { title: 'Die Zeit', about: 'Was ein Leben kostet, und wo es endet' },
    market: { title: 'Markttag', about: 'Ernten und Kunden bedienen' },
    church: { title: 'Die Messe', about: 'Der schwarze Beutel' },
    travel: { title: 'In die Welt', about: 'Einen Wagen kaufen und reisen' },
    traces: { title: 'Spuren hinterlassen', about: 'Was am Ende zählt' },
  },
  shows: {
    welcome: {
      title: 'Willkommen im Dorf!',
      text: 'Du führst eine Familie durch vier Generationen. Sie erntet, lernt, reist, betet und sitzt im Rat. Wer am Ende den meisten *Ruhm* hat, gewinnt.',
    },
    cubes: {
      title: 'Bunte Steine',
      text: 'An sieben Orten liegen Steine. In jedem Zug nimmst du *einen* und behältst ihn. Dann darfst du tun, was man an diesem Ort tut.',
    },
    farm: {
      title: 'Dein Hof',
      text: 'Vier Erwachsene stehen bereit, alle mit der *1*: die erste Generation. Dazu hast du eine Münze. Sie kann jeden Stein ersetzen.',
    },
    inTurn: {
      title: 'Genommen ist genommen',
      text: 'So geht es reihum, bis kein Stein mehr liegt. Dann folgt die *Messe*, und alle Orte werden neu belegt. Wer zögert, steht vor leeren Orten.',
    },
    firstTurns: {
      title: 'Miau! So geht ein Zug.',
      text: 'Ein Stein, eine Tat, weitergeben. Mit Steinen bezahlst du später. Such also den Ort, den du brauchst, *und* die Farbe, die dir fehlt.',
    },
    council: {
      title: 'Die Ratsstube',
      text: 'Vier Stufen hat sie. Wer dort sitzt, hat ein Vorrecht, und weiter oben gibt es Punkte. Hinein kommt man mit einer *Schriftrolle* oder mit grünen Steinen.',
    },
    somebodyDied: {
      title: 'Da ist jemand gestorben',
      text: 'Drüben ist viel *Zeit* vergangen, und jemand steht nun in der Dorfchronik. Was das heißt, erlebst du gleich mit deiner eigenen Familie.',
    },
    familyGrows: {
      title: 'Die Familie wächst',
      text: 'Jüngere tragen höhere Zahlen. Sterben müssen immer zuerst die *Ältesten*. Und damit sind wir beim Thema.',
    },
    lifetime: {
      title: 'Deine Lebenszeit',
      text: 'Fast alles kostet *Zeit*. Dann rückt dieser Marker vor. Überschreitet er den *Federkiel*, stirbt jemand aus deiner ältesten Generation.',
    },
    plague: {
      title: 'Schwarz ist die Pest',
      text: 'Der letzte Stein bei der Familie ist schwarz. Behalten darfst du ihn nicht, und er kostet *zwei Zeit*. Die Tat bekommst du trotzdem.',
    },
    chronicle: {
      title: 'Sterben mit Plan',
      text: 'Bald stirbt jemand. Das ist kein Unglück: Am richtigen *Ort* kommt er in die Dorfchronik. Beim Handwerk ist noch Platz. Also suchen wir ihm Arbeit.',
    },
    written: {
      title: 'In der Chronik!',
      text: `Drei Namen bringen ${CHRONICLE_POINTS[3]} Punkte, fünf sogar *${CHRONICLE_POINTS[5]}*. Ist bei einem Ort kein Platz mehr, bleibt nur das Grab, und das zählt nichts.`,
    },
    customer: {
      title: 'Ein hungriger Kunde',
      text: 'Er will *vier Getreide*, und zwei hast du. Was er am Ende zählt, steht auf seinem Schild.',
    },
    served: {
      title: 'Verkauft!',
      text: 'Der Markt ist ein Rennen: Wer das Richtige auf dem Hof hat, *ruft ihn aus*. Sonst tut es ein anderer. Der nächste Kunde rückt schon vor.',
    },
    bag: {
      title: 'Der schwarze Beutel',
      text: 'Wer der *Kirche* dient, kommt hier hinein, zu den Mönchen. In der Messe werden vier Figuren gezogen. Wer herauskommt, steht in der Kirche.',
    },
    mass: {
      title: 'Gezogen!',
      text: `Drei Mönche, und *deine* Figur. Niemand ist in der Kirche stärker vertreten: ${MAJORITY_POINTS} Ruhmespunkte. Für Getreide steigt man dort noch höher.`,
    },
    roundTwo: {
      title: 'Die zweite Runde',
      text: 'Neue Steine, und du fängst an: Das war dein Vorrecht aus dem Rat. Diesmal wollen wir *reisen*. Dafür braucht man einen Planwagen.',
    },
    theirMarket: {
      title: 'Gepasst',
      text: 'Das war ein Markttag der anderen. Du hattest nichts Passendes. Aber schau: Der neue Kunde will einen *Ochsen*. Den hast du! Merk ihn dir.',
    },
    arrived: {
      title: 'Die erste Burg!',
      text: `${REWARD_POINTS} Ruhmespunkte, und dein Zeichen bleibt dort. Je mehr *verschiedene Burgen* du besuchst, desto mehr bringt die Reise am Ende.`,
    },
    twoMore: {
      title: 'Noch zwei Zeit',
      text: 'Dann stirbt wieder jemand. Diesmal lenkst du es: Auf der Burg steht eine *1*, und in der Chronik ist bei der Reise noch Platz.',
    },
    scoring: {
      title: 'So wird gezählt',
      text: 'Reisen, Rat, Kirche, Chronik, Kunden und jede übrige Münze. Schluss ist, wenn die *Chronik voll* ist oder das letzte *Grab* belegt.',
    },
    goodPlayers: {
      title: 'Worauf gute Spieler achten',
      text: 'Jeder Stein nützt *zweimal*: als Ort und als Farbe. Zeit ist Geld, das alle haben. Und die Alten sollen dort sterben, wo im Buch noch Platz ist.',
    },
    farewell: {
      title: 'Jetzt du allein.',
      text: 'Der Kunde will deinen Ochsen, doch beim Markt liegt kein Stein mehr. Drei gleiche Steine am *Brunnen* öffnen jede Tat. Was du tust, weißt nur du.',
    },
  },
  tries: {
    end: {
      title: 'Weitergeben',
      text: 'Fertig. Gib mit dem Haken weiter.',
      ask: 'Beende deinen Zug',
      other: 'Das hat Zeit. Gib erst weiter.',
    },
    greenAtCrafts: {
      title: 'Dein erster Stein',
      text: 'Nimm beim *Handwerk* den grünen. Grün ist Überzeugungskraft: gut für Rat und Markt.',
      ask: 'Nimm den grünen Stein beim Handwerk',
      other:
        'Auch ein guter Ort. Aber wir wollen bald in den Rat, und dafür brauchen wir zuerst etwas vom Handwerk.',
    },
    buyScroll: {
      title: 'Und nun die Tat',
      text: 'In der *Schreibstube* kauft man Schriftrollen, für einen rosa Stein. Du hast keinen. Also springt die Münze ein.',
      ask: 'Kauf eine Schriftrolle',
      other: 'Eine Lehre kostet Zeit. Das kommt noch. Heute kaufen wir eine Schriftrolle.',
    },
    firstEnd: {
      title: 'Weiter',
      text: 'Mehr tut man in einem Zug nicht. Mit dem *Haken* oder der Leertaste gibst du weiter.',
      ask: 'Beende deinen Zug',
      other: 'Ein Stein, eine Tat: Beides ist getan. Gib weiter.',
    },
    pinkAtGrain: {
      title: 'Ernten kostet nichts',
      text: 'Nimm bei der *Getreideernte* den rosa Stein: Wissen. Damit bezahlt man beim Handwerk.',
      ask: 'Nimm den rosa Stein bei der Getreideernte',
      other: 'Kein Fehler. Aber Korn brauchst du bald, und Wissen noch oft.',
    },
    harvest: {
      title: 'Ab in die Scheune',
      text: 'Zwei Säcke, ohne Zeit und ohne Stein. Mit Pflug und Zugtier wären es mehr.',
      ask: 'Ernte Getreide',
      other: 'Verzichten? Was nichts kostet, nimmt man mit.',
    },
    brownAtCouncil: {
      title: 'Klopf an',
      text: 'Nimm hier den *braunen* Stein. Glaube brauchst du für Kirche und Reise.',
      ask: 'Nimm den braunen Stein bei der Ratsstube',
      other: 'Die Schriftrolle ist für den Rat gedacht. Und braune Steine brauchen wir noch.',
    },
    enter: {
      title: 'Tritt ein',
      text: 'Eine *1* von deinem Hof nimmt Platz. Das kostet die Schriftrolle und ein wenig Zeit.',
      ask: 'Lass eine 1 in den Rat eintreten',
      other: 'Wozu hätten wir sonst die Schriftrolle? Hinein!',
    },
    nextStart: {
      title: 'Dein Vorrecht',
      text: 'Auf Stufe 1 nimmst du den Marker *Nächster Startspieler*. Die nächste Runde beginnst du.',
      ask: 'Nimm den Marker',
      other: 'Ein Vorrecht schenkt man nicht her.',
    },
    orangeAtFamily: {
      title: 'Nachwuchs',
      text: 'Leer werden darf der Hof nie. Nimm bei der *Familie* den orangen Stein.',
      ask: 'Nimm den orangen Stein bei der Familie',
      other: 'Das ginge. Aber wer keine Kinder hat, hat bald niemanden mehr.',
    },
    birth: {
      title: 'Willkommen, kleine 2',
      text: 'Ein Kind der zweiten Generation. Es kostet nichts.',
      ask: 'Hol das Kind auf den Hof',
      other: 'Wer im Rat sitzt, soll dort bleiben. Hol das Kind.',
    },
    plagueAtFamily: {
      title: 'Ein Kind ist es wert',
      text: 'Zwei Zeit für noch ein Kind: ein guter Preis.',
      ask: 'Nimm den Peststein bei der Familie',
      other: 'Angst vor der Pest? Zeit auszugeben ist hier nichts Schlimmes. Du wirst sehen.',
    },
    anotherChild: {
      title: 'Noch eine 2',
      text: 'Junge Hände kann man nie genug haben.',
      ask: 'Hol das Kind auf den Hof',
      other: 'Die anderen sollen bleiben, wo sie sind. Hol das Kind.',
    },
    plagueAtCrafts: {
      title: 'Noch einmal Pest',
      text: 'Nimm den schwarzen Stein beim *Handwerk*. Zwei Zeit vergehen, und du darfst jemanden ausbilden.',
      ask: 'Nimm den Peststein beim Handwerk',
      other: 'Erst soll jemand einen Beruf haben. Und heute darf Zeit vergehen.',
    },
    train: {
      title: 'In die Lehre',
      text: 'Schick eine *1* in die Ställe. Das kostet Zeit, aber dann arbeitet sie dort, solange sie lebt.',
      ask: 'Bilde eine 1 in den Ställen aus',
      other:
        'Möglich. Aber Tiere kann nur züchten, wer in den Ställen arbeitet, und eine 2 ist zu jung zum Sterben.',
    },
    ox: {
      title: 'Ein Ochse',
      text: 'Noch einmal Zeit, und er gehört dir. Pass auf den *Federkiel* auf!',
      ask: 'Züchte einen Ochsen',
      other: 'Ein Pferd ginge auch. Doch vor dem Pflug zieht der Ochse mehr.',
    },
    farewellStables: {
      title: 'Jetzt wählst du',
      text: 'Die Zeit ist um: Eine 1 muss gehen. Die in den *Ställen* hat ihr Werk getan, und beim Handwerk ist im Buch noch Platz.',
      ask: 'Verabschiede die 1 in den Ställen',
      other: 'Die im Rat soll noch aufsteigen, und auf dem Hof brauchst du jede Hand.',
    },
    plagueAtGrain: {
      title: 'Noch eine Ernte',
      text: 'Auch hier liegt nur noch Pest. Zwei Zeit für zwei Säcke: Dann hast du vier.',
      ask: 'Nimm den Peststein bei der Getreideernte',
      other: 'Ohne Korn kein Kunde. Erst ernten.',
    },
    harvestAgain: {
      title: 'Vier Säcke',
      text: 'Genau, was er will.',
      ask: 'Ernte Getreide',
      other: 'Dafür hast du die Zeit bezahlt. Ernte!',
    },
    callMarket: {
      title: 'Ruf den Markttag aus',
      text: 'Alle dürfen verkaufen. Wer ruft, bedient *zuerst* und ohne Aufpreis. Die anderen zahlen Zeit und einen grünen Stein dazu.',
      ask: 'Nimm den Stein beim Markt',
      other: 'Die Säcke sind voll. Ruf den Markt, bevor es ein anderer tut.',
    },
    serve: {
      title: 'Bitte sehr, der Herr',
      text: 'Vier Säcke gegen sein Schild. Die Punkte zählen am Ende.',
      ask: 'Bedien den Kunden mit den vier Säcken',
      other: 'Passen? Dafür haben wir nicht zweimal geerntet.',
    },
    brownAtChurch: {
      title: 'Zwei Steine noch',
      text: 'Nimm den bei der *Kirche*. Danach ist die Runde zu Ende, und die Messe beginnt.',
      ask: 'Nimm den Stein bei der Kirche',
      other: 'Zum Reisen fehlt dir ein Wagen. Die Kirche nimmt dich auch so.',
    },
    devote: {
      title: 'Wer geht?',
      text: 'Eine *1*. Und wer im Beutel ist, kann nicht sterben.',
      ask: 'Gib eine 1 in die Kirche',
      other: 'Kinder bleiben auf dem Hof. Die Alten gehen beten.',
    },
    payTime: {
      title: 'Stein oder Zeit?',
      text: 'Zeit hast du noch. Die braunen Steine brauchen wir für die *Reise*.',
      ask: 'Zahl mit Zeit',
      other: 'Die braunen Steine heben wir auf: Der Weg zur Burg verlangt sie.',
    },
    greenAtFamily: {
      title: 'Erst der Hof',
      text: 'Eine 1 ist tot, eine im Rat, eine in der Kirche. Hol noch ein *Kind*, solange hier bunte Steine liegen.',
      ask: 'Nimm den grünen Stein bei der Familie',
      other: 'Gleich. Erst das Kind: Ein leerer Hof kann nichts.',
    },
    pinkAtCrafts: {
      title: 'Ein Planwagen',
      text: 'Beim *Handwerk* liegt Wissen. Wissen und Können zusammen kaufen einen Wagen.',
      ask: 'Nimm den rosa Stein beim Handwerk',
      other: 'Ohne Wagen keine Reise. Erst zum Handwerk.',
    },
    wagon: {
      title: 'Zur Wagnerei',
      text: 'Steine statt Zeit: So schont man seine Leute.',
      ask: 'Kauf einen Planwagen',
      other: 'Wir wollen reisen. Kauf den Wagen.',
    },
    pinkAgain: {
      title: 'Noch eine Rolle',
      text: 'Bei der Reise liegt genug. Hol erst noch eine *Schriftrolle*: Damit steigst du im Rat auf.',
      ask: 'Nimm den rosa Stein beim Handwerk',
      other: 'Das kann warten. Wissen ist gleich weg.',
    },
    secondScroll: {
      title: 'In der Schreibstube',
      text: 'Diesmal mit Wissen, ganz ohne Münze.',
      ask: 'Kauf eine Schriftrolle',
      other: 'Heute die Schriftrolle. Der Rat wartet.',
    },
    greenAtTravel: {
      title: 'Aufbruch',
      text: 'Wagen und braune Steine hast du. Nimm bei der *Reise* den grünen Stein.',
      ask: 'Nimm den grünen Stein bei der Reise',
      other: 'Der Wagen steht bereit. Auf die Reise!',
    },
    depart: {
      title: 'Zur Nordburg',
      text: 'Deine letzte *1* vom Hof fährt los. Wagen, Zeit und die Steine am Weg sind der Preis.',
      ask: 'Schick die 1 zur Nordburg',
      other: 'Lass die Alte fahren. Sie soll noch etwas von der Welt sehen.',
    },
    orangeAtCouncil: {
      title: 'Zurück in den Rat',
      text: 'Nimm hier den Stein. Deine 1 im Rat soll aufsteigen.',
      ask: 'Nimm den Stein bei der Ratsstube',
      other: 'Die Schriftrolle will in den Rat. Geh mit.',
    },
    advance: {
      title: 'Eine Stufe höher',
      text: 'Das kostet Zeit, und wieder eine Schriftrolle oder grüne Steine.',
      ask: 'Lass die 1 im Rat aufsteigen',
      other: 'Höher hinauf! Erst auf Stufe 2 gibt es Punkte.',
    },
    payScroll: {
      title: 'Bezahl mit der Rolle',
      text: 'Dafür haben wir sie gekauft. Die grünen Steine heben wir auf.',
      ask: 'Zahl mit der Schriftrolle',
      other: 'Drei grüne Steine sind gleich noch etwas wert. Nimm die Rolle.',
    },
    twoCubes: {
      title: 'Das zweite Vorrecht',
      text: 'Wer auf Stufe 2 sitzt, darf sich *zwei Steine* aus dem Vorrat nehmen.',
      ask: 'Nutz das zweite Vorrecht',
      other: 'Beginnen ist schön. Zwei Steine sind schöner.',
    },
    whichCubes: {
      title: 'Welche zwei?',
      text: '*Können und Wissen*: Das ist dein nächster Wagen.',
      ask: 'Nimm Können und Wissen',
      other: 'Geschmackssache. Aber Können und Wissen kaufen den nächsten Wagen.',
    },
    farewellCastle: {
      title: 'Abschied auf der Burg',
      text: 'Die Zeit ist um. Die 1 auf der *Nordburg* hat die Welt gesehen. Ihr Name kommt ins Buch.',
      ask: 'Verabschiede die 1 auf der Nordburg',
      other:
        'In Rat und Kirche bringen die Alten am Ende Punkte. Auf der Burg bleibt dein Zeichen auch ohne sie.',
    },
  },
};
