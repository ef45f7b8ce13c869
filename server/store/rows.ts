import type { CrestChoice } from '@spielstube/table';
import type { Selectable } from 'kysely';
import type { Schema } from './schema.ts';
import type { KeptSeat, KeptTable } from './store.ts';

export type SeatColumns = Omit<Selectable<Schema['seats']>, 'table_id' | 'seat'>;

/** A seat as it is written down. */
export function seatColumns(seat: KeptSeat): SeatColumns {
  switch (seat.kind) {
    case 'open':
      return { kind: 'open', person: null, name: '', crest: 1, level: null, ready: 0 };
    case 'bot':
      return { kind: 'bot', person: null, name: seat.name, crest: 1, level: seat.level, ready: 1 };
    case 'person': {
      const { person, name, crest, ready } = seat;
      return { kind: 'person', person, name, crest, level: null, ready: ready ? 1 : 0 };
    }
  }
}

export function seatOf({ kind, person, name, crest, level, ready }: SeatColumns): KeptSeat {
  if (kind === 'person' && person !== null)
    return { kind, person, name, crest: crest as CrestChoice, ready: ready === 1 };
  if (kind === 'bot' && level !== null) return { kind, level, name };
  return { kind: 'open' };
}

/** A table as it is written down, without its seats. */
export function tableRow(table: Omit<KeptTable, 'seats'>): Selectable<Schema['tables']> {
  const { rulesVersion, options, box, plan, pace, timeUp, join, watch, fromRecord, hostName, ...alike } =
    table;
  return {
    ...alike,
    rules_version: rulesVersion,
    options: JSON.stringify(options),
    box: box === null ? null : JSON.stringify(box),
    plan: plan === null ? null : JSON.stringify(plan),
    pace: JSON.stringify(pace),
    time_up: timeUp,
    join_by: join,
    watch: watch ? 1 : 0,
    from_record: fromRecord ? 1 : 0,
    host_name: hostName,
  };
}

export function tableOf(row: Selectable<Schema['tables']>, seats: readonly KeptSeat[]): KeptTable {
  const {
    rules_version,
    options,
    box,
    plan,
    pace,
    time_up,
    join_by,
    watch,
    from_record,
    host_name,
    ...alike
  } = row;
  return {
    ...alike,
    rulesVersion: rules_version,
    options: JSON.parse(options),
    box: box === null ? null : JSON.parse(box),
    plan: plan === null ? null : JSON.parse(plan),
    pace: JSON.parse(pace),
    timeUp: time_up as KeptTable['timeUp'],
    join: join_by as KeptTable['join'],
    status: row.status as KeptTable['status'],
    watch: watch === 1,
    fromRecord: from_record === 1,
    hostName: host_name,
    seats,
  };
}
