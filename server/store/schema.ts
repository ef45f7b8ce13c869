/** The rows of the database, alike in SQLite and PostgreSQL: times in milliseconds since 1970, lists and objects as JSON. */
export interface Schema {
  tables: TableRow;
  seats: SeatRow;
  log: LogRow;
  talk: TalkRow;
  requests: RequestRow;
  votes: VoteRow;
  notices: NoticesRow;
  settings: SettingRow;
  calls: CallRow;
  ratings: RatingRow;
}

interface RatingRow {
  person: string;
  game: string;
  seats: number;
  number: number;
  table_id: string;
  mu: number;
  sigma: number;
  won: number;
}

interface TableRow {
  id: string;
  game: string;
  rules_version: number;
  options: string;
  title: string;
  pace: string;
  time_up: string;
  join_by: string;
  invitation: string;
  watch: number;
  from_record: number;
  host: string;
  host_name: string;
  status: string;
  seed: string;
  created: number;
  touched: number;
  due: number | null;
  begun: number;
  plan: string | null;
  next: string | null;
  box: string | null;
}

interface SeatRow {
  table_id: string;
  seat: number;
  kind: string;
  person: string | null;
  name: string;
  crest: number;
  level: string | null;
  ready: number;
}

interface LogRow {
  table_id: string;
  seq: number;
  entry: string;
}

interface TalkRow {
  table_id: string;
  number: number;
  word: string;
}

interface RequestRow {
  table_id: string;
  number: number;
  wish: string;
  by_seat: number;
  at: number;
  until: number;
  state: string;
}

interface VoteRow {
  table_id: string;
  number: number;
  seat: number;
  yes: number;
}

interface NoticesRow {
  person: string;
  notices: string;
}

interface CallRow {
  table_id: string;
  seat: number;
  turn: number;
  kind: string;
  at: number;
}

interface SettingRow {
  key: string;
  value: string;
}
