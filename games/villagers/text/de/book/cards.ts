import { CARRIES, FED_FOUNDERS, FOOD, FOUNDERS, GOLD, job, KEY_RING, SILVER } from '../../../data/jobs.ts';
import { PADLOCK_GOLD } from '../../../data/setup.ts';
import { carriedBy, openedWithout } from '../../figures.ts';
import { printedLines } from '../cards.ts';
import { food, gold, inWords, jobName, listOf } from '../words.ts';

const name = (key: string): string => jobName(job(key));
/** A card as its data row has it. */
const printed = (key: string): string => `${name(key)}: ${printedLines(job(key)).join(' ')}`;
const perFood = SILVER[job('grocer')]?.gold ?? 0;

/** Every single villager. */
export const cards = {
  cards: {
    title: 'Die Leute im Einzelnen',
    intro: [
      'Hier steht jede Karte mit allem, was auf ihr steht. Tippe am Tisch auf eine Karte, und du bekommst dasselbe.',
    ],
    rules: {
      'VRS-CARD-FOUNDERS-01': `Gründungskarte: unterste Karte, Getreide. Goldseite: ${gold(GOLD[FOUNDERS])} an jedem Markttag; Nahrungsseite: ${food(FOOD[FED_FOUNDERS])}. Trägt ${inWords(CARRIES[FOUNDERS])} Reihen: ${listOf(carriedBy(FOUNDERS).map(jobName))}.`,
      'VRS-CARD-LUMBERJACK-01': printed('lumberjack'),
      'VRS-CARD-HAYER-01': printed('hayer'),
      'VRS-CARD-MINER-01': printed('miner'),
      'VRS-CARD-BREWER-01': printed('brewer'),
      'VRS-CARD-POULTERER-01': printed('poulterer'),
      'VRS-CARD-SWINEHERD-01': printed('swineherd'),
      'VRS-CARD-TRUFFLER-01': printed('truffler'),
      'VRS-CARD-CARPENTER-01': printed('carpenter'),
      'VRS-CARD-COOPER-01': printed('cooper'),
      'VRS-CARD-COOPER-02': `Vom ${name('blacksmith')} geöffnet, öffnet er in derselben Bauphase selbst das Schloss vom ${name('brewer')}.`,
      'VRS-CARD-SHIPWRIGHT-01': printed('shipwright'),
      'VRS-CARD-WHEELER-01': printed('wheeler'),
      'VRS-CARD-CARTWRIGHT-01': printed('cartwright'),
      'VRS-CARD-CARTWRIGHT-02': `Im ganzen Spiel kommen durch Schlösser höchstens ${gold(PADLOCK_GOLD * KEY_RING[job('cartwright')])} auf ihn.`,
      'VRS-CARD-WOOD_CARVER-01': printed('woodCarver'),
      'VRS-CARD-WOOD_CARVER-02': `Nur Holzkarten zählen, nur gedrucktes und nur unverdecktes Gold: ${name('cartwright')} ${GOLD[job('cartwright')]} und ${name('cooper')} ${GOLD[job('cooper')]} sind ${GOLD[job('cartwright')] + GOLD[job('cooper')]}.`,
      'VRS-CARD-WOOD_CARVER-03': 'Münzen auf einem Wagner bringen der Schnitzerin nichts.',
      'VRS-CARD-LOG_RAFTER-01': printed('logRafter'),
      'VRS-CARD-LOG_RAFTER-02': 'Ihre eigenen Holzsymbole zählen für sie mit.',
      'VRS-CARD-LOG_RAFTER-03': 'Auch Holzfäller und verdeckte Holzkarten zählen für sie.',
      'VRS-CARD-THATCHER-01': printed('thatcher'),
      'VRS-CARD-BED_BUILDER-01': printed('bedBuilder'),
      'VRS-CARD-GRAZIER-01': printed('grazier'),
      'VRS-CARD-MILK_MAID-01': printed('milkMaid'),
      'VRS-CARD-MILK_MAID-02': `Unverdeckt gibt sie ${food(FOOD[job('milkMaid')])}; unter der Käserin zählt nur deren ${food(FOOD[job('fromager')])}.`,
      'VRS-CARD-FROMAGER-01': printed('fromager'),
      'VRS-CARD-PEDDLER-01': printed('peddler'),
      'VRS-CARD-PEDDLER-02': `Er zählt Symbole, nicht ihren Wert: Zwei Juweliere bringen ihm ${gold(SILVER[job('peddler')]?.gold ?? 0)}.`,
      'VRS-CARD-PEDDLER-03':
        'Die Gründungskarte auf der Goldseite ist für ihn ein Goldsymbol, solange nichts auf ihr liegt.',
      'VRS-CARD-HORSE_TRADER-01': printed('horseTrader'),
      'VRS-CARD-HORSE_TRADER-02': 'Ihr eigenes Heusymbol und das des Heuwenders unter ihr zählen mit.',
      'VRS-CARD-ORE_MULER-01': printed('oreMuler'),
      'VRS-CARD-BLACKSMITH-01': printed('blacksmith'),
      'VRS-CARD-BLACKSMITH-02': `Er kann bis zu ${KEY_RING[job('blacksmith')]} Karten öffnen, also bis zu ${gold(PADLOCK_GOLD * KEY_RING[job('blacksmith')])} sammeln; ohne Wolle und Leder sind es ${openedWithout(job('blacksmith'))} Karten.`,
      'VRS-CARD-GLASS_BLOWER-01': printed('glassBlower'),
      'VRS-CARD-MASON-01': printed('mason'),
      'VRS-CARD-SEEKER-01': printed('seeker'),
      'VRS-CARD-SEEKER-02': 'Außer seinem Erzsymbol hat er keine Symbole.',
      'VRS-CARD-SPELUNKER-01': printed('spelunker'),
      'VRS-CARD-JEWELER-01': printed('jeweler'),
      'VRS-CARD-LOCKSMITH-01': printed('locksmith'),
      'VRS-CARD-LOCKSMITH-02': 'Sein eigenes Schloss und verdeckte Schlösser zählen mit.',
      'VRS-CARD-GRAPER-01': printed('graper'),
      'VRS-CARD-VINTNER-01': printed('vintner'),
      'VRS-CARD-WINE_TRADER-01': printed('wineTrader'),
      'VRS-CARD-SHEPHERD-01': printed('shepherd'),
      'VRS-CARD-SPINNER-01': printed('spinner'),
      'VRS-CARD-WEAVER-01': printed('weaver'),
      'VRS-CARD-TAILOR-01': printed('tailor'),
      'VRS-CARD-TANNER-01': printed('tanner'),
      'VRS-CARD-SADDLER-01': printed('saddler'),
      'VRS-CARD-COBBLER-01': printed('cobbler'),
      'VRS-CARD-HARVESTER-01': printed('harvester'),
      'VRS-CARD-HUNTER-01': printed('hunter'),
      'VRS-CARD-CHANDLER-01': printed('chandler'),
      'VRS-CARD-WATTLER-01': printed('wattler'),
      'VRS-CARD-FISHER-01': printed('fisher'),
      'VRS-CARD-BEEKEEPER-01': printed('beekeeper'),
      'VRS-CARD-GROCER-01': printed('grocer'),
      'VRS-CARD-GROCER-02': `Gründungskarte auf der Nahrungsseite und Milchmagd, zusammen ${food(FOOD[job('fedFounders')] + FOOD[job('milkMaid')])}, bringen jedem Lebensmittelhändler ${gold(perFood * (FOOD[job('fedFounders')] + FOOD[job('milkMaid')]))}.`,
      'VRS-CARD-FREEMASON-01': printed('freemason'),
      'VRS-CARD-FREEMASON-02': 'Am ersten Markttag bringt er nichts.',
      'VRS-CARD-PRIEST-01': printed('priest'),
      'VRS-CARD-PRIEST-02': 'Sein eigenes Solosymbol zählt mit.',
      'VRS-CARD-AGENT-01': printed('agent'),
      'VRS-CARD-AGENT-02': 'Er verdoppelt damit die Münzen auf einer Karte; gedrucktes Gold zählt nicht.',
      'VRS-CARD-AGENT-03': 'Zwei Vermittler dürfen dieselbe Karte werten.',
      'VRS-CARD-AGENT-04': 'Er wertet, bevor die Münzen in den Vorrat kommen.',
      'VRS-CARD-MONK-01':
        'Mönch: Spezialkarte ohne Zeichen „Ablegen“ und ohne Schloss. Er vertritt jemanden in einer Kette; alles Weitere steht bei den Spezialkarten.',
      'VRS-CARD-APPRENTICE-01':
        'Gehilfe: Spezialkarte ohne Zeichen „Ablegen“ und ohne Schloss. Er löst jemanden ab; alles Weitere steht bei den Spezialkarten.',
      'VRS-CARD-TINNER-01':
        'Blechschmiedin: Spezialkarte mit dem Zeichen „Ablegen“, ohne Schloss. Sie öffnet Schlösser umsonst.',
      'VRS-CARD-SMUGGLER-01': `Schmuggler: Spezialkarte mit dem Zeichen „Ablegen“. Sein Schloss öffnet der ${name('shipwright')}; er bringt einen Teil vom Gold einer deiner Karten.`,
    },
  },
} as const;
