import type { LessonWords } from '@spielstube/engine';
import { BROCADE, CHEESE, GOOD_POINTS, GRAIN, WINE, WOOL } from '../data/goods.ts';
import { ROUNDS } from '../data/hourglass.ts';
import { GOODS_PER_TAX, HARVEST_FINE } from '../data/setup.ts';
import { KNIGHT_DRAWS, SCHOLAR_STEPS } from '../data/tracks.ts';
import type { course } from './course.ts';

/** What Murr says in German. */
export const words: LessonWords<typeof course> = {
  learns: 'Leute anwerben, aus dem Beutel planen, reisen, Kontore bauen und beim Entwickeln vorn sein.',
  chapters: {
    people: { title: 'Vier treue Leute', about: 'Worum es geht, und der erste Plan' },
    bag: { title: 'Aus dem Beutel', about: 'Volkszählung, Ziehen und die Burg' },
    village: { title: 'Zwei auf einen Streich', about: 'Das Dorf und die Technik' },
    journey: { title: 'Auf Reisen', about: 'Wege, Waren und ein Zahnrad' },
    station: { title: 'Das erste Kontor', about: 'Universität und Gildenhaus' },
    race: { title: 'Wettlauf um den Bürger', about: 'Das Rathaus und seine Werke' },
    count: { title: 'Was am Ende zählt', about: 'Ernte, Wertung und gute Ratschläge' },
  },
  shows: {
    welcome: {
      title: 'Willkommen in Orléans!',
      text: `Am Ufer der Loire sammelst du *Leute*: Bauern, Ritter, Gelehrte. Sie arbeiten, reisen und bauen für dich. Nach ${ROUNDS} Runden gewinnt, wer die meisten Punkte hat.`,
    },
    market: {
      title: 'Dein Gefolge',
      text: 'Vier Leute warten auf deinem *Markt*: Bauer, Schiffer, Handwerker, Händler. Sie tragen deine Farbe und verlassen dich nie. Man muss sie nicht einmal füttern.',
    },
    places: {
      title: 'Zehn Orte',
      text: 'Jeder Ort zeigt, *wen* er braucht. Sind alle Felder besetzt, darfst du ihn nutzen. Die meisten werben jemand Neuen an, und jeder bringt ein Geschenk mit.',
    },
    hourglass: {
      title: 'Das Stundenglas',
      text: 'Es zeigt, was *am Ende der Runde* geschieht. Heute ist Wallfahrt: Kein Mönch ist zu haben. Das stört uns nicht.',
    },
    plansShown: {
      title: 'Aufgedeckt!',
      text: 'Jetzt liegen alle Pläne offen. Drüben ist die *Universität* besetzt. Nun nutzt ihr reihum je *einen* Ort, bis niemand mehr kann.',
    },
    intoTheBag: {
      title: 'Willkommen, Bauer!',
      text: 'Wer gearbeitet hat, schlüpft in deinen *Beutel*, und der Neue gleich mit. Darum dreht sich alles: um einen Beutel voll guter Leute.',
    },
    taxes: {
      title: 'Die zweite Runde',
      text: `Das Stundenglas droht mit *Steuern*: am Ende eine Münze für je ${GOODS_PER_TAX} Waren. Du hast ein einziges Getreide. Der Steuereintreiber gähnt.`,
    },
    census: {
      title: 'Volkszählung',
      text: 'Wer auf der *Bauernleiste* allein vorn steht, bekommt eine Münze. Das bist du! Ein Bauer, und schon klimpert es.',
    },
    theyBegan: {
      title: 'Derselbe Gedanke',
      text: 'Diesmal fing man drüben an und hat schon einen Ritter. Jede Runde beginnt *jemand anders*. Das nächste Mal bist es du.',
    },
    knight: {
      title: 'Ein Ritter!',
      text: `Mit Rittern darfst du *mehr ziehen*: ab jetzt ${KNIGHT_DRAWS[1]} Leute. Mehr Leute, mehr Orte. Frühe Ritter hat noch niemand bereut.`,
    },
    income: {
      title: 'Einnahmen',
      text: 'Ein freundliches Stundenglas: Am Ende gibt es so viele Münzen, wie dein *Entwicklungsstand* hoch ist. Der ist eins.',
    },
    twoPlaces: {
      title: 'Zwei Orte sind voll',
      text: 'Was zuerst? Das entscheidest du *jetzt*. Dazwischen ist immer die andere Seite dran. Was knapp ist, holt man sich zuerst.',
    },
    technology: {
      title: 'Technik!',
      text: 'Ein Zahnrad. Bald ersetzt es *für immer* einen Bauern an einem deiner Orte. Es isst nicht, schläft nicht. Unheimlich.',
    },
    merchant: {
      title: 'Dein Kaufmann',
      text: 'Noch steht er in Orléans. Der *Wagen* bringt ihn über Land, das *Schiff* über Wasser, immer in die nächste Stadt. Und an den Wegen liegen Waren.',
    },
    theirTile: {
      title: 'Ein neuer Ort',
      text: 'Drüben kam ein *Händler* und mit ihm die Winzerei: ein Ort mehr, den sonst niemand hat. Auf jedem Feld dieser Leiste gibt es wieder einen.',
    },
    fitted: {
      title: 'Es surrt',
      text: 'Das Zahnrad bleibt. Und es hat geklimpert: eine Münze *Einnahmen* und eine bei der Volkszählung. So wird man reich: langsam, aber gern.',
    },
    tradingDay: {
      title: 'Handelstag',
      text: 'Am Ende dieser Runde bringt jedes *Kontor* eine Münze. Du hast keines? Dein Kaufmann steht schon in Montargis und sucht ein Grundstück.',
    },
    luck: {
      title: 'Was für ein Griff!',
      text: 'Ritter, Bauer, Händler, zwei Handwerker. Das reicht für die *Universität* und dank des Zahnrads auch für das *Gildenhaus*.',
    },
    theirShip: {
      title: 'Zu Schiff nach Blois',
      text: 'Drüben steuerte ein *Mönch*, obwohl ein Schiffer gefragt war. Mönche können alles. Das *Kloster* wirbt sie an. Da wollen wir auch noch hin.',
    },
    development: {
      title: 'Auf der Brücke',
      text: 'Das ist deine *Entwicklung*. Unterwegs liegen Münzen und Bürger, und an jedem *Stern* steigt dein Stand. Siehst du den Bürger gleich vor dir?',
    },
    station: {
      title: 'Dein Kontor',
      text: 'Eine Münze hat der Handelstag gebracht. Das war nur das Trinkgeld: Am Ende zählt jedes Kontor so viel wie dein *Entwicklungsstand*.',
    },
    harvestAhead: {
      title: 'Die Ernte kommt',
      text: `Sie will von jedem *eine Nahrung*: Getreide, Käse oder Wein. Sonst kostet es ${HARVEST_FINE} Münzen. Du hast Getreide.`,
    },
    deeds: {
      title: 'Segensreiche Werke',
      text: 'Vom *Rathaus* schickst du Leute hierher, für immer. Jeder wird belohnt, und wer ein Werk vollendet, bekommt den *Bürger*. Deine eigenen vier bleiben dir.',
    },
    race: {
      title: 'Ein Wettlauf!',
      text: 'Diesen *Bürger* bekommt, wer zuerst da ist. Drüben ist die Universität voll: Das reicht. Aber du fängst an, und dir fehlt ein einziger Schritt.',
    },
    citizen: {
      title: 'Erster!',
      text: 'Der Bürger zieht bei dir ein. Er zählt wie ein Kontor: so viel wie dein *Entwicklungsstand*. Und an dem drehen wir jetzt.',
    },
    status: {
      title: 'Stand zwei!',
      text: 'Kontor und Bürger zählen jetzt *doppelt*. So rechnet man in Orléans: erst sammeln, dann malnehmen.',
    },
    tooLate: {
      title: 'Zu spät',
      text: 'Drüben ist man nun weiter, doch das Feld war schon leer. Ein Bürger gehört immer dem *Ersten*.',
    },
    harvested: {
      title: 'Erntedank',
      text: 'Das Getreide ging an die Ernte, ohne Strafe. Wer in der ersten Runde ans *Bauernhaus* denkt, isst in der fünften.',
    },
    tracks: {
      title: 'Sechs Leisten',
      text: 'Je öfter du einen Beruf anwirbst, desto größer das Geschenk: bessere Waren, mehr Münzen, weitere Schritte. Lieber *zwei Leisten weit* als sechs ein wenig.',
    },
    scriptorium: {
      title: 'Fast alles gesehen',
      text: 'Das *Skriptorium* macht aus Ritter und Gelehrtem einen Entwicklungsschritt. Und das *Schiff* ist wie der Wagen, nur nasser.',
    },
    scoring: {
      title: 'So wird gezählt',
      text: 'Jede Münze ein Punkt, dazu deine Waren. Und dann: *Kontore plus Bürger, mal Entwicklungsstand*. Hier steht, was du jetzt schon hättest.',
    },
    goodPlayers: {
      title: 'Worauf gute Spieler achten',
      text: 'Früh Ritter anwerben. Immer etwas zu essen im Haus. Halbe Orte nur mit Absicht. Der Beutel soll voll *guter* Leute sein. Und auf der Brücke wird nicht getrödelt.',
    },
    farewell: {
      title: 'Jetzt du allein.',
      text: `Im Beutel stecken Ritter, Gelehrter, Mönch und drei deiner Treuen. Noch ${ROUNDS - 5} Runden. Greif hinein! Ich rolle mich solange auf dem Wagen zusammen.`,
    },
  },
  tries: {
    end: {
      title: 'Weitergeben',
      text: 'Getan.',
      ask: 'Beende deinen Zug',
      other: 'Gib erst weiter.',
    },
    planned: {
      title: 'Der Plan steht',
      text: 'Sag Bescheid.',
      ask: 'Melde dich fertig',
      other: 'Der Plan ist gut, wie er ist. Melde dich fertig.',
    },
    boatmanToFarmhouse: {
      title: 'Ab ins Bauernhaus',
      text: 'Zieh deinen *Schiffer* auf sein Feld, oder tipp das Feld an.',
      ask: 'Setz den Schiffer ins Bauernhaus',
      other:
        'Auch dort wäre jemand willkommen. Aber zuerst das Bauernhaus: Mit vollem Magen plant es sich besser.',
    },
    craftsmanToFarmhouse: {
      title: 'Der Handwerker dazu',
      text: 'Zwei Felder, zwei Leute: Dann ist das Haus voll.',
      ask: 'Setz den Handwerker ins Bauernhaus',
      other: 'Und der Schiffer sitzt allein am Tisch? Im Bauernhaus braucht es beide.',
    },
    farmerToCastle: {
      title: 'Zwei sind übrig',
      text: 'Für einen ganzen Ort reicht das nicht. Macht nichts: Leute dürfen *warten*, auch mehrere Runden. Schick den Bauern in die Burg.',
      ask: 'Setz den Bauern in die Burg',
      other: 'Warten kann er überall. Aber in der Burg bekommt er bald Gesellschaft.',
    },
    traderToCastle: {
      title: 'Der Händler wartet mit',
      text: 'Dann fehlt dort nur noch ein *Schiffer*. Der kommt wieder, verlass dich drauf.',
      ask: 'Setz den Händler in die Burg',
      other: 'Zwei halbe Orte sind kein ganzer. Stell ihn zum Bauern.',
    },
    ready: {
      title: 'Zufrieden?',
      text: 'Alle planen *gleichzeitig*, und niemand sieht den Plan der anderen. Wer so weit ist, meldet sich.',
      ask: 'Melde dich fertig',
      other: 'Der Plan ist gut, wie er ist. Melde dich fertig.',
    },
    useFarmhouse: {
      title: 'An die Arbeit',
      text: 'Das Bauernhaus wirbt einen *Bauern* an. Sein Geschenk: ein *Getreide*.',
      ask: 'Nutze das Bauernhaus',
      other: 'Passen? Der Tisch ist gedeckt!',
    },
    firstEnd: {
      title: 'Weitergeben',
      text: 'Ein Ort, dann sind die anderen dran. Mit dem *Haken* oder der Leertaste gibst du weiter.',
      ask: 'Beende deinen Zug',
      other: 'Gib erst weiter.',
    },
    drawThree: {
      title: 'Hinein mit der Pfote',
      text: `Drei Leute sind im Beutel, ${KNIGHT_DRAWS[0]} dürftest du ziehen. Hol *alle* heraus.`,
      ask: 'Zieh drei Leute',
      other: 'Wer im Beutel bleibt, tut nichts, und die in der Burg stehen gut. Zieh alle drei.',
    },
    boatmanToCastle: {
      title: 'Da ist er wieder',
      text: 'Der *Schiffer*! Genau er fehlt in der Burg.',
      ask: 'Setz den Schiffer in die Burg',
      other: 'In der Burg schauen schon zwei nach dem Schiffer aus.',
    },
    farmerToVillage: {
      title: 'An morgen denken',
      text: 'Bauer und Handwerker füllen heute nichts. Im *Dorf* fehlt ihnen nur ein Schiffer, und der ist morgen frei.',
      ask: 'Setz den Bauern ins Dorf',
      other: 'Das ginge. Aber im Dorf sind die zwei morgen schon vollzählig.',
    },
    craftsmanToVillage: {
      title: 'Nachbarn',
      text: 'Der Handwerker kommt dazu.',
      ask: 'Setz den Handwerker ins Dorf',
      other: 'Getrennt nützen sie wenig. Stell ihn zum Bauern.',
    },
    useCastle: {
      title: 'Die Burg',
      text: 'Es klopft, es klirrt: ein *Ritter*. Lass ihn ein.',
      ask: 'Nutze die Burg',
      other: 'Er steht vor dem Tor und rostet. Nutze die Burg!',
    },
    drawFour: {
      title: 'Alle vier',
      text: 'Vier sind da. Du weißt also, wer kommt.',
      ask: 'Zieh vier Leute',
      other: 'Mehr Leute, mehr Orte. Alle vier!',
    },
    boatmanToVillage: {
      title: 'Das Dorf wird voll',
      text: 'Wie versprochen: der *Schiffer*.',
      ask: 'Setz den Schiffer ins Dorf',
      other: 'Im Dorf hat man dem Schiffer schon einen Platz gewärmt. Er zuerst.',
    },
    farmerToWagon: {
      title: 'Und noch ein Ort!',
      text: 'Bauer, Händler, Ritter: Genau die will der *Wagen*. Heute schaffst du zwei Orte.',
      ask: 'Setz den Bauern auf den Wagen',
      other: 'Zähl einmal durch: Bauer, Händler, Ritter. Die drei wollen zusammen auf den Wagen.',
    },
    traderToWagon: {
      title: 'Der Händler fährt mit',
      text: 'Rück ein wenig, Bauer.',
      ask: 'Setz den Händler auf den Wagen',
      other: 'Der Bauer sitzt schon oben und winkt.',
    },
    knightToWagon: {
      title: 'Geleitschutz',
      text: 'Ohne *Ritter* fährt in diesen Zeiten niemand.',
      ask: 'Setz den Ritter auf den Wagen',
      other: 'Dann fährt der Wagen nicht. Zwei Leute und kein Schwert, das wäre Leichtsinn.',
    },
    useVillage: {
      title: 'Zuerst das Dorf',
      text: 'Hier hast du die *Wahl*, wen du anwirbst.',
      ask: 'Nutze das Dorf',
      other: 'Die Pferde fressen noch. Zuerst das Dorf.',
    },
    recruit: {
      title: 'Wer soll es sein?',
      text: 'Schiffer bringen Münzen, Händler einen neuen Ort, Handwerker *Technik*. Ich bin für den Handwerker.',
      ask: 'Wirb einen Handwerker an',
      other: 'Auch ein guter Griff. Aber Technik arbeitet die ganze Partie für dich. Den Handwerker!',
    },
    useWagon: {
      title: 'Anspannen!',
      text: 'Drei sitzen auf, die Pferde scharren.',
      ask: 'Nutze den Wagen',
      other: 'Absteigen? Jetzt, wo alle ein Butterbrot dabeihaben?',
    },
    travel: {
      title: 'Wohin?',
      text: 'Am Weg nach *Montargis* liegt Brokat. Teurer wird es nirgends.',
      ask: 'Reise nach Montargis',
      other: 'Hübsch ist es dort auch. Aber der Brokat liegt am Weg nach Montargis.',
    },
    collect: {
      title: 'Mitnehmen, was daliegt',
      text: `Am Ende zählt Getreide ${GOOD_POINTS[GRAIN]}, Käse ${GOOD_POINTS[CHEESE]}, Wein ${GOOD_POINTS[WINE]}, Wolle ${GOOD_POINTS[WOOL]} und *Brokat ${GOOD_POINTS[BROCADE]}*.`,
      ask: 'Nimm den Brokat',
      other: 'Brokat liegen lassen? Mir sträubt sich das Fell.',
    },
    fit: {
      title: 'Wohin mit dem Zahnrad?',
      text: 'Wer gepasst hat, darf Technik einbauen. Ab ins *Gildenhaus*: Dort brauchst du nie wieder einen Bauern.',
      ask: 'Setz die Technik ins Gildenhaus',
      other:
        'Nützen würde sie auch dort, nur nicht in der Tasche. Wir wollen bald bauen: ins Gildenhaus damit.',
    },
    drawFive: {
      title: 'Jetzt kommt das Glück',
      text: 'Sieben sind im Beutel, fünf darfst du ziehen. Ich drücke die Pfoten.',
      ask: 'Zieh fünf Leute',
      other: 'Weniger ziehen, damit weniger schiefgeht? Nur Mut: alle fünf.',
    },
    farmerToUniversity: {
      title: 'Ein Bauer studiert',
      text: 'Warum nicht? Im Gildenhaus vertritt ihn das Zahnrad.',
      ask: 'Setz den Bauern in die Universität',
      other: 'Bleiben wir beim Plan: Der Bauer soll lesen lernen.',
    },
    craftsmanToUniversity: {
      title: 'Welcher Handwerker?',
      text: 'Einer trägt deine Farbe, einer kam dazu. Arbeiten können beide gleich gut. Nimm den *eigenen*.',
      ask: 'Setz den eigenen Handwerker in die Universität',
      other: 'Heute wäre es einerlei. Üben wir trotzdem, sie zu unterscheiden: den eigenen, bitte.',
    },
    traderToUniversity: {
      title: 'Der Händler auch',
      text: 'Rechnen kann er ja schon.',
      ask: 'Setz den Händler in die Universität',
      other: 'Ohne Händler bleibt der Hörsaal zu.',
    },
    craftsmanToGuildhall: {
      title: 'Und nun gebaut',
      text: 'Der zweite *Handwerker* geht ins Gildenhaus.',
      ask: 'Setz den Handwerker ins Gildenhaus',
      other: 'Ein Kontor baut sich nicht von selbst. Ins Gildenhaus mit ihm.',
    },
    knightToGuildhall: {
      title: 'Der Ritter passt auf',
      text: 'Mit ihm ist das Gildenhaus voll. Den Bauern vermisst dort niemand.',
      ask: 'Setz den Ritter ins Gildenhaus',
      other: 'Im Gildenhaus fehlt nur noch der Ritter.',
    },
    useUniversity: {
      title: 'Studieren',
      text: `Ein *Gelehrter* kommt, und mit ihm ${SCHOLAR_STEPS[1]} *Entwicklungsschritte*.`,
      ask: 'Nutze die Universität',
      other: 'Dein Grundstück läuft nicht weg. Erst die Bücher.',
    },
    useGuildhall: {
      title: 'Bauen',
      text: 'Gebaut wird, wo dein Kaufmann steht: in *Montargis*. Außer in Orléans ist in jeder Stadt nur für *ein* Kontor Platz.',
      ask: 'Nutze das Gildenhaus',
      other: 'Und das Kontor? Morgen ist kein Handelstag mehr.',
    },
    drawAgain: {
      title: 'Noch einmal fünf',
      text: 'Acht sind im Beutel. Greif hinein.',
      ask: 'Zieh fünf Leute',
      other: 'Wer greift, der greife ganz: fünf!',
    },
    farmerToTownHall: {
      title: 'Der Bauer darf gehen',
      text: 'Im *Rathaus* darf jeder stehen, den du angeworben hast. Nimm den Bauern.',
      ask: 'Setz den Bauern ins Rathaus',
      other: 'Mit dem habe ich anderes vor. Der Bauer ist am leichtesten zu ersetzen.',
    },
    craftsmanToTownHall: {
      title: 'Ein Handwerker auch',
      text: 'Je schlanker der Beutel, desto *öfter* kommen die Guten.',
      ask: 'Setz den neuen Handwerker ins Rathaus',
      other: 'Den brauchen wir noch. Der neue Handwerker soll gehen.',
    },
    scholarToMonastery: {
      title: 'Ins Kloster',
      text: 'Gelehrter und Händler gewinnen dort einen *Mönch*.',
      ask: 'Setz den Gelehrten ins Kloster',
      other: 'Denk an den Mönch am Ruder. So einen wollen wir auch: Der Gelehrte muss ins Kloster.',
    },
    traderToMonastery: {
      title: 'Wer redet mit dem Abt?',
      text: 'Der Händler natürlich.',
      ask: 'Setz den Händler ins Kloster',
      other: 'Der Gelehrte schweigt schon. Im Kloster fehlt einer, der redet.',
    },
    oneStays: {
      title: 'Einer bleibt übrig',
      text: 'Der Handwerker wartet auf dem *Markt*. Auch das ist erlaubt.',
      ask: 'Melde dich fertig',
      other: 'Lass ihn ruhig auf dem Markt. Da hält er sich alles offen.',
    },
    useTownHall: {
      title: 'Schnell, ins Rathaus!',
      text: 'Die *Kanalisation* bringt eine Münze oder einen Entwicklungsschritt.',
      ask: 'Nutze das Rathaus',
      other: 'Der Abt hat alle Zeit der Welt. Der Bürger nicht. Ins Rathaus!',
    },
    sendFarmer: {
      title: 'An die Schaufeln',
      text: 'Der *Bauer* soll graben.',
      ask: 'Schick den Bauern zur Kanalisation',
      other:
        'Ein löbliches Werk. Aber einen Schritt gibt es nur bei der Kanalisation, und der Bauer geht zuerst.',
    },
    firstStep: {
      title: 'Münze oder Schritt?',
      text: 'Ein Schritt, und der Bürger ist dein.',
      ask: 'Nimm den Schritt',
      other: 'Münzen kommen und gehen. Dieser Bürger kommt nur einmal.',
    },
    sendCraftsman: {
      title: 'Und noch eine Schaufel',
      text: 'Ein Schritt weiter steigt dein *Stand*.',
      ask: 'Schick den Handwerker zur Kanalisation',
      other:
        'Anderswo gibt es Münzen, das stimmt. Aber ein Schritt mehr, und Kontor und Bürger zählen doppelt.',
    },
    secondStep: {
      title: 'Noch ein Schritt',
      text: 'Du weißt schon.',
      ask: 'Nimm den Schritt',
      other: 'Eine Münze ist ein Punkt. Der Schritt ist zwei wert. Rechne nach!',
    },
    useMonastery: {
      title: 'Der Mönch',
      text: 'Auf jedem Feld vertritt er, *wen du willst*. Ein Beutel mit Mönchen kennt kein Pech.',
      ask: 'Nutze das Kloster',
      other: 'Der Abt hat schon die Glocke geläutet. Hol den Mönch ab.',
    },
  },
};
