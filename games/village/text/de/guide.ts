import type { Guides } from '@spielstube/engine/text';
import { CHURCH_POINTS, CHURCH_TIME, MAJORITY_POINTS, MASS_FIGURES } from '../../data/church.ts';
import { COUNCIL_POINTS, PRIVILEGE_POINTS } from '../../data/council.ts';
import { GRAIN_LIMIT, SCROLL, WELL_CUBES } from '../../data/pieces.ts';
import { STEPS } from '../../data/places.ts';
import { COIN_POINTS } from '../../data/scoring.ts';
import { CHURCH, COUNCIL, CRAFTS, FAMILY, GRAIN, MARKET, TRAVEL } from '../../data/spaces.ts';
import type { SpaceGuided } from '../guide.ts';
import type { BaseTexts } from '../types.ts';
import { grave, lack, ready, soon, wantedBy, whoAsks } from './guide-words.ts';
import { coins, cubeName, goodsCount, grain, inWords, member, points, spaceName, time } from './words.ts';

/** What an action space is good for now. */
const SPACES: Readonly<Record<number, (now: SpaceGuided) => string>> = {
  [GRAIN]: ({ grain: sacks, climbers }) =>
    sacks >= GRAIN_LIMIT
      ? 'Deine Scheune ist voll: Mehr Getreide verfällt. Gib es in der Messe, in den Ställen oder am Markt aus.'
      : climbers > 0
        ? `Getreide hebt in der Messe Mitglieder in der Kirche, und du hast dort ${climbers === 1 ? 'eines, das' : `${inWords(climbers)}, die`} noch höher steigen ${climbers === 1 ? 'kann' : 'können'}.`
        : `Getreide bezahlt Pferde, Ochsen, viele Kunden und den Aufstieg in der Kirche. Mehr als ${inWords(GRAIN_LIMIT)} Säcke fasst dein Hof nicht.`,
  [FAMILY]: ({ born, onFarm }) =>
    born === 0
      ? 'Alle sind geboren. Wer heimkehrt, gibt seinen Platz auf, kann aber an anderer Stelle neu anfangen.'
      : onFarm === 0
        ? `Dein Hof ist leer, und ohne jemanden dort gibt es weder Ernte noch neue Handwerker, Räte oder Reisende. Eine ${member(born)} lebt länger als die Älteren.`
        : `Je mehr Mitglieder, desto mehr Wege gehst du zugleich. Eine ${member(born)} stirbt erst, wenn keine ältere Generation mehr da ist.`,
  [CRAFTS]: ({ wanted }) =>
    wanted === null
      ? 'Wer ein Handwerk gelernt hat, stellt danach für bloße Zeit her. Das lohnt sich ab dem zweiten Gut.'
      : `${wantedBy(wanted)}, und du hast nichts davon. Ein gelernter Handwerker zahlt nur Zeit, und stirbt er in der Werkstatt, ist die Chronik nah.`,
  [MARKET]: ({ sales }) =>
    sales.customers > 0
      ? `${ready(sales)}. Wer den Markttag ausruft, verkauft zuerst und ohne Aufschlag.`
      : 'Von einem Markttag haben alle etwas, die liefern können. Du kannst es gerade nicht.',
  [COUNCIL]: ({ councilStep, councilGain }) =>
    councilStep === 0
      ? `Im Rat zählt die Stufe: bis zu ${points(COUNCIL_POINTS[STEPS])} am Ende. Und jede Nutzung eines Privilegs ersetzt einen Umweg.`
      : councilStep === STEPS
        ? 'Höher geht es nicht: Ein Privileg bringt dir mehr als ein weiterer Anfang auf Stufe 1.'
        : `Dein höchstes Ratsmitglied steht auf Stufe ${councilStep}; die nächste ist am Ende ${points(councilGain)} mehr wert und öffnet ein weiteres Privileg.`,
  [TRAVEL]: ({ castles, castleGain }) =>
    castleGain === 0
      ? 'Du hast alle Burgen besucht: Mehr bringt die Reise nicht.'
      : `${castles === 0 ? 'Die erste Burg ist der Anfang' : `Nach ${castles === 1 ? 'einer Burg' : `${inWords(castles)} Burgen`} wird jede weitere wertvoller`}: Die nächste zählt am Ende ${points(castleGain)} mehr, und ihre Belohnung bekommst du sofort.`,
  [CHURCH]: ({ church }) =>
    church.leads
      ? `Du führst in der Kirche, das bringt in jeder Messe ${points(MAJORITY_POINTS)}. Wer im Beutel liegt, muss allerdings erst gezogen oder ausgelöst werden.`
      : `Die stärkste Familie in der Kirche bekommt in jeder Messe ${points(MAJORITY_POINTS)}, früh begonnen also oft. Für die Dorfchronik zählt ein Tod in der Kirche auch.`,
};

export const guides: Guides<BaseTexts> = {
  startingCube: () =>
    'Können und Wissen zahlen das Handwerk, Glaube die Kirche und manchen Weg, Überzeugungskraft den Rat und Verkäufe. Nimm, was zu deinem ersten Plan passt.',
  turn({ last, kept, lastOfRound, dying, sales, marketOpen, onFarm, lacking }) {
    if (last && kept)
      return 'Was jetzt keine Punkte bringt, bringt keine mehr. Sieh auf deine Karten fürs Ende: Was sie zählen, gibst du besser nicht mehr aus.';
    if (last)
      return `Was jetzt keine Punkte bringt, bringt keine mehr. Jede Münze zählt am Ende ${points(COIN_POINTS)}, Steine und Güter zählen nichts.`;
    if (marketOpen && sales.customers > 0)
      return `${ready(sales)}, und beim Markt liegt noch ein Stein. Rufst du den Markttag aus, verkaufst du zuerst und ohne Aufschlag.`;
    if (dying.near) return soon(dying);
    if (lastOfRound)
      return 'Das ist wohl dein letzter Stein vor der Messe. Getreide und Münzen, die du bis dahin hast, helfen dir in der Kirche.';
    if (onFarm === 0)
      return 'Auf deinem Hof lebt niemand. Ohne neue Mitglieder bleiben Ernte, Lehre, Rat, Reise und Kirche für dich zu.';
    if (lacking.length > 0)
      return `Ein Zug ist beides, Stein und Aktion. ${lack(lacking)}; wo ein Feld fast leer ist, nehmen dir die anderen die Aktion zuerst weg.`;
    return `Ein Zug ist beides, Stein und Aktion. Farben hast du alle; achte auf Felder, die fast leer sind, und auf deine ${time(dying.left)} bis zum Federkiel.`;
  },
  chooseAction({ free, oldMan, sea, emptied, sales }) {
    if (oldMan && emptied.length === 0)
      return 'Überall liegen noch Steine: Nimm die Aktion, die dir die anderen am ehesten wegnehmen. Was sie kostet, zahlst du trotzdem.';
    if (oldMan)
      return `Der Greis kommt auch dahin, wo keine Steine mehr liegen: ${emptied.map(spaceName).join(', ')}. Bleibt dir davon nichts, nimm, was die anderen gleich wegnehmen.`;
    if (emptied.length > 0 && !free)
      return `Der Brunnen lohnt sich, wo sonst niemand mehr hinkommt: ${emptied.map(spaceName).join(', ')} ${emptied.length === 1 ? 'hat' : 'haben'} keine Steine mehr.`;
    if (sales.customers > 0)
      return `${ready(sales)}. Sonst wähle, was am Ende sicher zählt: Kirche, Rat oder Reise.`;
    return free
      ? `Das Ende ist nah: Wähle, was noch sofort Punkte bringt, etwa eine Stufe im Rat oder ${sea ? 'einen Verkauf auf einer Insel' : 'eine Burg'}.`
      : 'Für einen so hohen Preis nimm die Aktion, auf die du am dringendsten wartest.';
  },
  action: (now) => SPACES[now.space](now),
  produceNow({ dying, dies, wanted }) {
    if (dies)
      return `Damit überschreitest du den Federkiel, und eine ${member(dying.member)} stirbt. ${grave(dying)}`;
    return wanted === null
      ? `Gerade will kein Kunde am Stand, was dir fehlt. Bis zum Federkiel hast du noch ${time(dying.left)}.`
      : `${wantedBy(wanted)}. Gleich herzustellen spart einen ganzen Zug.`;
  },
  pay: ({ coins: n, most, kept }) =>
    kept
      ? `Sieh auf deine Karten fürs Ende, bevor du zahlst: Manche zählen, was übrig ist. Am meisten hast du von der Farbe ${cubeName(most)}.`
      : n > 0
        ? `Jede Münze ist am Ende ${points(COIN_POINTS)} wert, ein Stein nichts. Von der Farbe ${cubeName(most)} hast du am meisten.`
        : `Steine zählen am Ende nichts: Gib aus, was du reichlich hast, vor allem ${cubeName(most)}.`,
  payCouncil: ({ scrolls, wanted }) =>
    wanted > 0
      ? `Schriftrollen werden von ${whoAsks(wanted)} am Stand verlangt, du hast ${goodsCount(SCROLL, scrolls)}. Überzeugungskraft wiederum brauchst du für Verkäufe.`
      : 'Keiner der Kunden am Stand will gerade eine Schriftrolle. Überzeugungskraft brauchst du auch für Verkäufe.',
  payChurch: ({ dying, dies }) =>
    dies
      ? `Mit ${time(CHURCH_TIME)} überschreitest du den Federkiel, und eine ${member(dying.member)} stirbt. ${grave(dying)}`
      : `Zeit kommt nie zurück, ein Stein schon. Bis zum Federkiel hast du noch ${time(dying.left)}.`,
  ringOrCoin: ({ coins: n }) =>
    `Mit dem Marker sparst du eine von ${coins(n)} und damit ${points(COIN_POINTS)}. Er kommt in der nächsten Runde ohnehin zurück.`,
  privilege({ step, coins: n, wanted }) {
    if (step === STEPS && n > 0)
      return `Eine Münze bringt hier ${points(PRIVILEGE_POINTS)}, am Ende nur ${points(COIN_POINTS)}. Früher im Spiel sind Güter und Steine oft mehr wert.`;
    if (wanted !== null)
      return `${wantedBy(wanted)}. Das Privileg gibt dir ein Gut, ohne dass es Zeit oder Steine kostet.`;
    return 'Ein Privileg spart, was sonst Zeit oder Steine kostet. Frag dich, was dir zum nächsten Kunden oder zur nächsten Stufe fehlt.';
  },
  takeCubes: ({ lacking }) =>
    lacking.length > 0
      ? `${lack(lacking)}. Verschiedene Farben halten dir mehr Wege offen.`
      : `Von jeder Farbe hast du etwas. ${WELL_CUBES} gleiche bezahlen den Brunnen und damit eine Aktion deiner Wahl.`,
  takeGood: ({ wanted, sea }) =>
    wanted === null && sea
      ? 'Den Kunden an den Ständen fehlt bei dir kein Gut. Aber die Inseln kaufen fast alles, und Pflug und Zugtier bringen bessere Ernten.'
      : wanted === null
        ? 'Den Kunden an den Ständen fehlt bei dir kein Gut. Ein Planwagen bringt dich auf Reisen, Pflug und Zugtier bringen bessere Ernten.'
        : `${wantedBy(wanted)}, und du hast nichts davon auf dem Hof.`,
  market: ({ sales, dying, dies, kept }) =>
    sales.customers === 0
      ? 'An den Ständen kannst du gerade niemanden bedienen. Vielleicht hilft dir etwas, das du in der Hand oder daheim hast.'
      : dies
        ? `${ready(sales)}, aber die Zeit dafür kostet eine ${member(dying.member)} das Leben. ${grave(dying)}`
        : `${ready(sales)}. Wen du stehen lässt, kann dir der Nächste wegschnappen${kept ? '.' : '; Güter auf dem Hof zählen am Ende nichts.'}`,
  death(dying) {
    const { entered, graves, member: number } = dying;
    if (entered === 0) return `${grave(dying)} Wer am wenigsten zu tun hat, fehlt dir am wenigsten.`;
    if (graves === 0) return grave(dying);
    const rest = graves === 1 ? 'die andere käme ins Grab' : 'die anderen kämen ins Grab';
    return `${grave(dying)} Eingetragen ${entered === 1 ? 'würde nur eine' : `würden ${inWords(entered)}`} deiner ${member(number)}, ${rest}.`;
  },
  buyOut: ({ own, inBag }) =>
    `Im Beutel ${own === 1 ? 'ist eine' : `sind ${inWords(own)}`} von ${inBag} Figuren deine, und ${MASS_FIGURES} verlassen ihn. Auslösen kostet eine Münze, also ${points(COIN_POINTS)}, und bringt sicher ${points(CHURCH_POINTS[1])}.`,
  climb: ({ leads, members, grain: sacks }) =>
    leads
      ? `Du bist am stärksten in der Kirche: Die ${points(MAJORITY_POINTS)} für die Mehrheit sind dir nah. Höhere Stufen zählen am Ende mehr als ${grain(sacks)} auf dem Hof.`
      : `Bei gleich vielen Mitgliedern entscheidet, wer am höchsten steht. Du hast ${members} in der Kirche, und jede Stufe zählt am Ende mehr als Getreide auf dem Hof.`,
  connysCube({ plague, lacking }) {
    if (plague)
      return 'Nimmt Conny den Peststein, musst du ihn nicht mehr nehmen. Dafür bleiben dir die farbigen.';
    return lacking.length > 0
      ? `${lack(lacking)}: Lass das liegen und gib Conny, was du nicht brauchst.`
      : 'Gib Conny, wovon du genug hast. Ihr Stein bestimmt auch, wo sie auf ihrer Ablage weiterkommt.';
  },
  goals({ points: worth, bread }) {
    if (bread && worth === 0)
      return 'Mit Brot zählt jemand in der Kirche zur nächsten Generation. Sieh nach, ob das ein Ziel erfüllt.';
    return worth > 0
      ? `Erfüllt und noch verdeckt hast du Lebensziele für ${points(worth)}. Verdeckte zählen nichts.`
      : 'Keines deiner verdeckten Ziele ist erfüllt: Es gibt nichts zu verschenken.';
  },
  endTurn: ({ dying, cubes }) =>
    dying.near
      ? soon(dying)
      : cubes === 0
        ? 'Es liegt kein Stein mehr aus: Gleich kommt die Messe mit Kirche, Getreide und der Mehrheit.'
        : dying.member === 0
          ? 'Von deiner Familie ist niemand zu sehen: Geburten und die Messe bringen wieder jemanden ins Dorf.'
          : `Bis zum Federkiel hast du noch ${time(dying.left)}. Plane jetzt schon, wo dann eine ${member(dying.member)} stehen soll.`,
};
