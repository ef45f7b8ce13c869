/** The rows of the database, alike in SQLite and PostgreSQL: times in milliseconds since 1970, lists and objects as JSON. */
export interface Schema {
  tables: TableRow;
  seats: SeatRow;
  log: LogRow;
  snapshots: SnapshotRow;
  talk: TalkRow;
}

interface TableRow {
  id: string;
  game: string;
  rules_version: number;
  corrections: string;
  options: string;
  pace: string;
  join_by: string;
  host: string;
  status: string;
  seed: string;
  created: number;
  touched: number;
}

interface SeatRow {
  table_id: string;
  seat: number;
  kind: string;
  person: string | null;
  name: string;
  level: string | null;
  ready: number;
}

interface LogRow {
  table_id: string;
  seq: number;
  entry: string;
}

interface SnapshotRow {
  table_id: string;
  seq: number;
  state: string;
}

interface TalkRow {
  table_id: string;
  number: number;
  word: string;
}
