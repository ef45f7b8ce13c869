import type { LessonWords } from '@spielstube/engine';
import type { course } from './course.ts';

/** What Murr says in German. */
export const words: LessonWords<typeof course> = {
  learns: 'Leute vom Weg holen, Ketten bauen, Schlösser öffnen und den Markttag vorbereiten.',
  chapters: {
    road: { title: 'Leute am Weg', about: 'Worum es geht, und wen du zuerst nimmst' },
    village: { title: 'Das Dorf beginnt', about: 'Münzen, Startkarten und die ersten Häuser' },
    draft: { title: 'Wer isst, nimmt mehr', about: 'Die zweite Runde, mit einer Imkerin und einem Fischer' },
    locks: { title: 'Drei Wege durch ein Schloss', about: 'Wer öffnet, und wer bezahlt wird' },
    backs: { title: 'Rückseiten lesen', about: 'Vier Griffe, und der Markttag naht' },
    chain: { title: 'Die Kette', about: 'Drei Leute übereinander, und ein Schmuggler' },
    market: { title: 'Markttag!', about: 'Gold, Silber, Münzen, und was am Ende zählt' },
  },
  shows: {
    welcome: {
      title: 'Willkommen am Wegesrand!',
      text: 'Die Pest ist vorbei, und die Leute ziehen durchs Land. Hol die besten in dein Dorf. Wer am Ende das meiste *Gold* hat, gewinnt. Andere Punkte gibt es nicht.',
    },
    road: {
      title: 'Die Auslage',
      text: 'Sechs Leute warten hier auf ein Zuhause. Jede Runde geht so: Alle *nehmen* reihum Karten, dann wechselt die Auslage, dann wird *gebaut*.',
    },
    hand: {
      title: 'Fünf hast du schon',
      text: 'Die *Erntehelferin* kann überall wohnen. Die *Radmacherin* nicht: Sie braucht einen Holzfäller unter sich. Was wer braucht, steht auf der Karte.',
    },
    limits: {
      title: 'Zwei und zwei',
      text: 'Zwei Karten nehmen, zwei anlegen: So fängt jedes Dorf an. Jede *Nahrung* lässt dich eine mehr nehmen, jedes *Bausymbol* eine mehr anlegen. Bei fünf ist Schluss.',
    },
    refilled: {
      title: 'Lücken füllen sich',
      text: 'Kaum ist jemand weg, kommt der Nächste nach: immer vom *linken* Stapel, bis er leer ist. Dann vom nächsten. Merk dir das für später.',
    },
    backs: {
      title: 'Sechs verdeckte Stapel',
      text: 'Auch von oben auf einem Stapel darfst du nehmen. Blind? Nicht ganz: Die *Rückseite* verrät den Betrieb. Hier ist es Holz, wie bei deinem Tischler.',
    },
    twoTaken: {
      title: 'Ein Schiffsbauer!',
      text: 'Auch er baut auf Holzfällern. Wer bei *einem Betrieb* bleibt, hat es leichter. Drüben wurde auch genommen. Jetzt kommen die Münzen.',
    },
    coins: {
      title: 'Eine Münze auf dem Schweinehirten',
      text: 'Zu zweit legt jeder eine Münze der *Bank* auf jemanden in der Auslage. Wer eine hat, wartet. Alle anderen ziehen weiter. Und wer ihn nimmt, bekommt die Münze dazu.',
    },
    movedOn: {
      title: 'Weitergezogen',
      text: 'Imkerin und Schweinehirt sind geblieben, vier Neue sind da. Die kamen vom *Nachziehstapel*, nicht von den sechs Stapeln. Jetzt wird gebaut: *zwei* Karten.',
    },
    marketAhead: {
      title: 'Auf welchen Stapel?',
      text: 'Sobald *Stapel 1 und 2* leer sind, ist der erste Markttag. Du hast noch nichts zu verkaufen. Eine Karte mehr hier, und der Markt kommt später.',
    },
    firstVillage: {
      title: 'Miau! Ein Dorf.',
      text: 'Eine Nahrung, ein Bausymbol: Ab jetzt nimmst du *drei* und baust *drei*. Früh wachsen, spät verdienen, das ist das halbe Spiel.',
    },
    turned: {
      title: 'Ohne Nahrung',
      text: 'Drüben wohnt niemand, der satt macht. Darum wurde die *Gründungskarte* umgedreht: eine Nahrung statt zwei Gold. Verhungern muss keiner, aber das Gold fehlt. Du bist dran.',
    },
    fisher: {
      title: 'Ein Fischer!',
      text: 'Nahrung, drei Gold, und ... Verzeihung, mir läuft das Wasser im Maul zusammen. Er trägt ein *Schloss*. Dazu gleich. *Den legst du an*, ja?',
    },
    go: {
      title: 'Bald fängst du an',
      text: 'Nächste Runde nimmst *du* zuerst. Wem du jetzt eine Münze gibst, den bekommst du sicher. Schau auf die *Schnitzerin*.',
    },
    sevenCards: {
      title: 'Sieben Karten, drei dürfen',
      text: 'Das ist immer so: Man will mehr, als man darf. Gebaut wird diesmal zuerst drüben. Sieh genau hin, da passiert etwas *Schönes*.',
    },
    paid: {
      title: 'Zwei Gold, geschenkt!',
      text: 'Drüben wurde ein *Bettenbauer* angelegt. Sein Schloss öffnet nur ein Tischler, und der wohnt bei dir. Also musste man dich bezahlen. Die Münzen bleiben auf ihm liegen.',
    },
    threeWays: {
      title: 'Und nun deine Schlösser',
      text: 'Jedes Schloss geht für *2 Gold* auf. Wer zahlt und wer bekommt, hängt davon ab, wo der wohnt, der es öffnet. Wir probieren alle drei.',
    },
    fourCoins: {
      title: 'Vier Münzen',
      text: 'Du hast nichts gezahlt und zwei bekommen. So öffnet man am liebsten. Darum: *erst* den Öffner anlegen, *dann* das Schloss.',
    },
    theirCoins: {
      title: 'Na ja.',
      text: 'Zwei Gold für den Nachbarn. Das tut weh. Aber dein Böttcher bringt *vier*, und zwar an beiden Markttagen. Rechnen statt fauchen.',
    },
    keyRings: {
      title: 'Der Schlüsselbund',
      text: 'Auf dem Tischler steht eine *8*: So viele Karten in der Schachtel tragen sein Schloss. Tischler, Schmied, Böttcher: Wer sie früh hat, wird oft bezahlt.',
    },
    fourPicks: {
      title: 'Die dritte Runde',
      text: 'Erntehelferin und Fischer: zwei Nahrung, also *vier* Karten. Und diesmal fängst du an.',
    },
    marketDue: {
      title: 'Die Karte liegt quer',
      text: 'Stapel 1 und 2 sind leer: *Nach dieser Runde* ist Markttag. Dann zählt alles Gold, das offen im Dorf liegt. Wir brauchen etwas, das glänzt.',
    },
    cartwright: {
      title: 'Ein Wagner!',
      text: '*Neun Gold!* Er will eine Radmacherin unter sich. Und wer sitzt seit der ersten Minute auf deiner Hand? Eben.',
    },
    handFull: {
      title: 'Gut gegriffen',
      text: 'Zwei Griffe ins Holz, ein Händler, ein Halunke. Du baust zuerst, und nach dir ist *Markttag*. Jetzt wird es schön.',
    },
    chain: {
      title: 'Von unten nach oben',
      text: 'Holzfäller, Radmacherin, Wagner: Jeder steht auf dem vorigen. Das ist eine *Kette*. Je länger sie ist, desto mehr bringt, wer ganz oben steht.',
    },
    covered: {
      title: 'Verdeckt ist verdeckt',
      text: 'Von der Radmacherin sieht man nur noch den Kopf: Ihre 3 Gold zählen nicht mehr. Der *Wagner* zählt 9. Gold, Nahrung, Bausymbole müssen *offen* liegen.',
    },
    special: {
      title: 'Spezialisten',
      text: 'Mönch und Gehilfe springen in Ketten ein. Die Blechschmiedin knackt Schlösser umsonst. Und der *Schmuggler*? Der kostet nicht einmal eine Bauaktion.',
    },
    readyForMarket: {
      title: 'Der Markt kann kommen',
      text: 'Tischler, Böttcher, Wagner, Imkerin: ein Dorf, in dem man gern in der Sonne liegt. Noch baut man drüben. Dann klingelt die *Kasse*.',
    },
    theyPaid: {
      title: 'Man braucht dich',
      text: 'Drüben kamen ein Fahrender Händler und eine Geflügelhändlerin. Beide Schlösser öffnen *deine* Leute: zwei Münzen für den Wagner, zwei für den Tischler. Gerade rechtzeitig!',
    },
    marketDay: {
      title: 'Der erste Markttag',
      text: '*22 Gold* für alles, was offen liegt. Dazu zahlt die Bank so viel, wie Münzen im Dorf liegen: noch einmal *10*. Schnurr.',
    },
    coinsStay: {
      title: 'Münzen zählen zweimal',
      text: 'Sie liegen nämlich noch da! Erst am *zweiten* Markttag sammelst du sie ein. Was früh auf deinen Leuten landet, bringt doppelt.',
    },
    secondMarket: {
      title: 'Der zweite Markttag',
      text: 'Er kommt, wenn *alle* Stapel leer sind. Noch einmal alles Gold, dazu das *Silber* und die Münzen. Danach ist Schluss. Silber legst du also spät an, Gold früh.',
    },
    silver: {
      title: 'Die Schnitzerin',
      text: 'Ihr Silber zählt alles offene Gold auf *Holz*: Böttcher 4, Wagner 9. Das sind *13*, für eine einzige Karte! Ein Holzfäller steht bereit.',
    },
    goodPlayers: {
      title: 'Worauf gute Spieler achten',
      text: 'Früh *Nahrung und Bausymbole*. Ein Betrieb statt fünf. Öffner, die andere brauchen. Ein Blick auf die Stapel: Wie lange noch? Und am Ende bleibt die Hand leer.',
    },
    farewell: {
      title: 'Das Dorf gehört dir.',
      text: 'Von nun an spielt drüben ein Lehrling. Die *Laterne* oben gibt Rat, das *Buch* daneben kennt jede Regel. Und ich? Ich bin beim Fischer.',
    },
  },
  tries: {
    takeCarpenter: {
      title: 'Dein erster Griff',
      text: 'Nimm den *Tischler*. Er hat ein Bausymbol, und er öffnet mehr Schlösser als fast jeder andere. Was das heißt? Geduld.',
      ask: 'Nimm den Tischler',
      other: 'Keine schlechten Leute, diese sechs. Aber den Tischler brauchen alle, und du sollst ihn haben.',
    },
    drawHidden: {
      title: 'Greif ins Dunkle',
      text: 'Von Stapel 2 kommt etwas aus *Holz*. Sehen dürfen es alle, sobald du es hast.',
      ask: 'Nimm die Karte von Stapel 2',
      other: 'Das ginge auch. Aber Holz passt zu Tischler und Radmacherin, und ich bin neugierig.',
    },
    coinBeekeeper: {
      title: 'Wer soll warten?',
      text: 'Die *Imkerin* bringt vier Gold, und ihr Schloss öffnet ein Tischler. Du hast einen! Leg ihr die Münze hin.',
      ask: 'Leg die Münze auf die Imkerin',
      other: 'Ohne Münze zieht die Imkerin weiter. Ihre vier Gold wüsste ich lieber bei uns.',
    },
    playHarvester: {
      title: 'Zuerst das Essen',
      text: 'Die *Erntehelferin* braucht niemanden unter sich. Eine Nahrung, und das in jeder Runde.',
      ask: 'Leg die Erntehelferin an',
      other: 'Nur zwei darfst du anlegen, und ich habe einen Plan: eine fürs Essen, einen fürs Bauen.',
    },
    swapLumberjack: {
      title: 'Eine Startkarte',
      text: 'Der Tischler steht auf einem *Holzfäller*. Den gibt es immer: Er kostet keine Bauaktion, nur eine Handkarte. Drei Startkarten darfst du in jeder Runde holen.',
      ask: 'Hol einen Holzfäller',
      other: 'Erst ein Holzfäller: Ohne ihn kann der Tischler nirgends stehen.',
    },
    layWineTrader: {
      title: 'Wen gibst du her?',
      text: 'Den *Weinhändler*. Vierzehn Gold, ja. Aber unter ihm fehlen Traubenpflückerin *und* Winzer. Träume weg, Karte weg.',
      ask: 'Gib den Weinhändler ab',
      other: 'Der passt noch in unser Dorf. Der Weinhändler so bald nicht.',
    },
    ontoFirst: {
      title: 'Auf Stapel 1',
      text: 'Verdeckt, und nur du weißt, wer da liegt.',
      ask: 'Leg ihn auf Stapel 1',
      other: 'Lieber Stapel 1: Er leert sich als Erster, und der erste Markttag ist uns noch zu nah.',
    },
    playCarpenter: {
      title: 'Und nun der Tischler',
      text: 'Der Holzfäller steht. Auf ihm ist Platz für *zwei* Reihen, der Tischler ist die erste.',
      ask: 'Leg den Tischler an',
      other: 'Das ginge. Aber ein Bausymbol *und* ein Öffner, den alle brauchen: Das hat nur der Tischler.',
    },
    firstEnd: {
      title: 'Weitergeben',
      text: 'Beide Bauaktionen sind verbraucht. Mit dem *Haken* gibst du weiter. Die Leertaste tut dasselbe.',
      ask: 'Beende deine Bauphase',
      other: 'Noch mehr Startkarten? Die Handkarten sind mir gerade zu schade.',
    },
    takeBeekeeper: {
      title: 'Sie hat gewartet',
      text: 'Da steht die *Imkerin*, mit deiner Münze. Nimm beide.',
      ask: 'Nimm die Imkerin',
      other: 'Erst die Imkerin! Sonst nimmt sie ein anderer, samt deiner Münze.',
    },
    drawSolo: {
      title: 'Stapel 4 ist solo',
      text: '*Solo*-Leute brauchen niemanden unter sich. Zieh dort. Ich habe da so eine Witterung ...',
      ask: 'Nimm die Karte von Stapel 4',
      other: 'Vertrau meiner Nase. Auf Stapel 4 riecht es ... vielversprechend.',
    },
    takeCooper: {
      title: 'Ein Böttcher in der Auslage',
      text: 'Vier Gold, auch auf einem Holzfäller, und mit *Schlüsselbund*: Wein, Milch und Bier brauchen Fässer.',
      ask: 'Nimm den Böttcher',
      other: 'Nicht übel. Aber der Böttcher passt auf deinen Holzfäller, und der hat noch Platz.',
    },
    coinCarver: {
      title: 'Die Schnitzerin',
      text: 'Auch Holz! Sie bringt *Silber*, und zwar umso mehr, je besser unser Holz verdient. Halt sie fest.',
      ask: 'Leg die Münze auf die Schnitzerin',
      other: 'Dann zöge die Schnitzerin weiter. Das würdest du ganz am Ende bereuen.',
    },
    lockOwn: {
      title: 'Weg eins: dein eigener',
      text: 'Die *Imkerin* will einen Tischler. Er wohnt bei dir, also zahlt die *Bank*: zwei Münzen auf ihn.',
      ask: 'Leg die Imkerin an',
      other: 'Der Reihe nach. Zuerst der schönste Weg: der, bei dem die Bank zahlt.',
    },
    lockBank: {
      title: 'Weg zwei: niemand',
      text: 'Den *Fischer* lässt ein Schiffsbauer herein. Deiner ist noch auf der Hand, und drüben wohnt keiner. Also zahlst du der Bank. Es lohnt sich. Fisch!',
      ask: 'Leg den Fischer an',
      other: 'Bitte. Der Fischer. Du hast es versprochen.',
    },
    lockOther: {
      title: 'Weg drei: der Nachbar',
      text: 'Der *Böttcher* braucht einen Schmied. Der einzige wohnt drüben. Zwei Gold von dir, auf *seine* Karte.',
      ask: 'Leg den Böttcher an',
      other: 'Eine Bauaktion noch, und ein Weg fehlt uns: der zum Nachbarn.',
    },
    swapAgain: {
      title: 'Vorarbeit',
      text: 'Bauaktionen hast du keine mehr, aber Startkarten kosten ja keine. Dein Holzfäller ist voll: Hol einen *zweiten* für die Radmacherin.',
      ask: 'Hol noch einen Holzfäller',
      other: 'Das hat Zeit. Für nächste Runde brauchen wir wieder einen Holzfäller.',
    },
    layHunter: {
      title: 'Der Jäger geht',
      text: 'Er bringt Nahrung, aber sonst nichts. Satt wirst du schon von Erntehelferin und Fischer.',
      ask: 'Gib den Jäger ab',
      other: 'Wen anders? Nein. Der Jäger ist entbehrlich. Und er hat einen Hund.',
    },
    ontoLast: {
      title: 'Möglichst weit weg',
      text: 'Läge er auf Stapel 2, stünde er gleich in der Auslage, für alle. Auf *Stapel 6* sieht ihn so bald keiner.',
      ask: 'Leg ihn auf Stapel 6',
      other: 'Dort käme er früher wieder ans Licht. Ganz nach rechts mit ihm.',
    },
    end: {
      title: 'Weitergeben',
      text: 'Mehr geht nicht, und mehr muss nicht. Gib weiter.',
      ask: 'Beende deine Bauphase',
      other: 'Lass gut sein. Was du jetzt noch weggibst, fehlt dir nachher.',
    },
    takeCarver: {
      title: 'Sie hat auf dich gewartet',
      text: 'Die *Schnitzerin*, und deine Münze dazu.',
      ask: 'Nimm die Schnitzerin',
      other: 'Deine Münze liegt auf der Schnitzerin. Lass sie niemand anderem.',
    },
    drawWood: {
      title: 'Holz auf Stapel 4',
      text: 'Holz wohnt bei uns schon. Auf deiner Hand wartet eine *Radmacherin*, und auf ihr kann noch jemand stehen. Vielleicht liegt er hier?',
      ask: 'Nimm die Karte von Stapel 4',
      other: 'Das können wir nachher noch nehmen. Auf Stapel 4 liegt *Holz*.',
    },
    takeSmuggler: {
      title: 'Den da auch',
      text: 'Der *Schmuggler* gehört zu keinem Betrieb. Er kommt, macht etwas, wovon ich nichts weiß, und ist wieder weg.',
      ask: 'Nimm den Schmuggler',
      other: 'Anständiger wäre das. Aber so kurz vor dem Markttag ist der Schmuggler mehr wert.',
    },
    takeGrocer: {
      title: 'Einer für Feinschmecker',
      text: 'Der *Lebensmittelhändler* macht am Ende Nahrung zu Gold. Und sein Schloss öffnet die *Erntehelferin*.',
      ask: 'Nimm den Lebensmittelhändler',
      other: 'Vielleicht. Aber beim Lebensmittelhändler wohnt schon im Dorf, wer sein Schloss öffnet.',
    },
    coinAgent: {
      title: 'Noch eine Münze',
      text: 'Nächste Runde wird *vor* dir genommen. Also jemand, der vor allem dir nützt: Der *Vermittler* zählt Münzen auf einer einzigen Karte. Dein Tischler hat vier.',
      ask: 'Leg die Münze auf den Vermittler',
      other:
        'Schade um die Münze. Der Vermittler nützt dir mehr als denen drüben, darum lassen sie ihn eher liegen.',
    },
    playWheeler: {
      title: 'Das zweite Glied',
      text: 'Die *Radmacherin* auf den Holzfäller. Drei Gold, aber warte.',
      ask: 'Leg die Radmacherin an',
      other: 'Drei Bauaktionen, und zwei braucht die Kette. Fang mit der Radmacherin an.',
    },
    playCartwright: {
      title: 'Und obendrauf',
      text: 'Der *Wagner*. Kein Schloss, neun Gold. Das muss vor dem Markttag liegen.',
      ask: 'Leg den Wagner an',
      other: 'Der Wagner! Neun Gold, und zwar an beiden Markttagen.',
    },
    playGrocer: {
      title: 'Silber mit Vorschuss',
      text: 'Der *Lebensmittelhändler* bringt am *zweiten* Markttag 3 Gold je Nahrung. Sein Schloss öffnet die Erntehelferin: zwei Münzen der Bank, und die zählen schon heute.',
      ask: 'Leg den Lebensmittelhändler an',
      other: 'Auch gut. Aber hier legt dir die Bank zwei Münzen dazu, noch vor dem Markt.',
    },
    playSmuggler: {
      title: 'Augen zu',
      text: 'Sein Schloss öffnet ein Schiffsbauer, und den hat niemand: zwei Gold an die *Bank*. Du bekommst mehr zurück.',
      ask: 'Spiel den Schmuggler aus',
      other: 'Erst der Schmuggler. Ich drehe mich so lange um.',
    },
    smuggle: {
      title: 'Wessen Gold?',
      text: 'Die *Hälfte* vom Gold einer deiner Karten, aufgerundet, sofort aus der Bank. Der Wagner merkt nichts: Seine neun bleiben.',
      ask: 'Schmuggle mit dem Wagner',
      other: 'Die Hälfte davon ist weniger. Der Wagner hat neun, das macht fünf.',
    },
    swapForLater: {
      title: 'Noch ein Holzfäller',
      text: 'Schnitzerin und Schiffsbauer wollen auch bald stehen. Mit einem *dritten* Holzfäller ist für beide Platz.',
      ask: 'Hol noch einen Holzfäller',
      other: 'Unser Dorf lebt vom Holz. Bleiben wir dabei.',
    },
    layPoulterer: {
      title: 'Hühner brauchen wir nicht',
      text: 'Die *Geflügelhändlerin* läge auf deiner Gründungskarte, und deren zwei Gold wären verdeckt.',
      ask: 'Gib die Geflügelhändlerin ab',
      other: 'Das ist Holz, und Holz bleibt. Die Geflügelhändlerin kann gehen.',
    },
    ontoLastAgain: {
      title: 'Wieder ganz nach rechts',
      text: 'Jede Karte, die du auf einen Stapel legst, macht das Spiel *länger*. Jede, die du nimmst, kürzer.',
      ask: 'Leg sie auf Stapel 6',
      other: 'Von dort käme sie bald wieder. Lieber ganz nach rechts.',
    },
    takeAgent: {
      title: 'Er ist noch da',
      text: 'Der *Vermittler*, mit deiner Münze. Auf dem Tischler liegen jetzt sechs: Am Ende bringt er dafür *sechs* Gold, ohne Schloss.',
      ask: 'Nimm den Vermittler',
      other: 'Der Vermittler kostet nichts, bringt sechs Gold und hat deine Münze. Greif zu.',
    },
  },
};
