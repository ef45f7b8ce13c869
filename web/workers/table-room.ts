import { type Opened, Room, readRecord, type Screen, type Thinker, type Told } from '@spielstube/table';
import { randomSeed } from '../cellar/chance.ts';
import { claim } from '../cellar/claim.ts';
import { JarStore } from '../cellar/jar-store.ts';
import { keepRecord, layOut } from '../cellar/new-jar.ts';
import { openJar, rebuildJar } from '../cellar/open-jar.ts';
import { answer } from './call.ts';
import { CourseThinker } from './course-thinker.ts';
import { courseAt, layOutLesson } from './lesson-table.ts';
import { PortThinker } from './port-thinker.ts';
import type { TableAsk } from './table-asks.ts';

/** Where a table lives: one room with one screen, at which all people of the game sit. */
let thinker: Thinker | null = null;
let opened: { readonly room: Room; readonly screen: Screen; readonly teacher: CourseThinker | null } | null =
  null;

const tell = (told: Told): void => postMessage(told);

async function open(id: string): Promise<Opened> {
  if (thinker === null) throw new Error('nobody thinks for the bots');
  await claim(id);
  const { table, created } = await openJar(id);
  const course = await courseAt(id, table);
  const people = table.setup.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const teacher = course === null ? null : new CourseThinker(course, thinker, () => room.present.seq);
  const room = new Room(table, new JarStore(id, created), teacher ?? thinker, Date.now);
  opened = { room, screen: { seats: people, tell }, teacher };
  return room.join(opened.screen);
}

function inside(): NonNullable<typeof opened> {
  if (opened === null) throw new Error('no table is open');
  return opened;
}

async function again(): Promise<string> {
  const { room, screen } = inside();
  const { game, seats, options, box } = readRecord(
    `${await room.answer(screen, { what: 'record', args: [] })}`,
  );
  return layOut({ game, seats, options, box, seed: randomSeed() });
}

async function carryOut(ask: TableAsk): Promise<unknown> {
  switch (ask.what) {
    case 'open':
      return open(...ask.args);
    case 'start':
      return layOut(...ask.args);
    case 'read':
      return keepRecord(...ask.args);
    case 'rebuild':
      return rebuildJar(...ask.args);
    case 'teach':
      return layOutLesson(...ask.args);
    case 'follow':
      inside().teacher?.allow(...ask.args);
      return inside().teacher !== null;
    case 'again':
      return again();
    default: {
      const { room, screen } = inside();
      return room.answer(screen, ask);
    }
  }
}

/** The first message brings the port of the bots; every other one asks something. */
export function hear({ data, ports: [port] }: MessageEvent<TableAsk | 'bots'>): void {
  if (data === 'bots') thinker = new PortThinker(port);
  else void answer(port, () => carryOut(data));
}
