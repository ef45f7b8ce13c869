import { join } from 'node:path';
import type { NoticeSettings } from './notices/ways.ts';

/** What the host has decided for the whole house. */
export interface HouseSettings {
  /** Signs cookies. */
  readonly secret: string;
  /** Where people find the house (`https://stube.example`); null: wherever they come in. Other sites may ask nothing. */
  readonly url: string | null;
  /** Guests may join where they are invited, but open nothing, and nobody signs up. */
  readonly closed: boolean;
  /** A reverse proxy of the host's stands before the server and tells who is asking. */
  readonly proxy: boolean;
  /** Anybody who can reach the server may read its metrics: a reverse proxy keeps them from the world. */
  readonly metrics: boolean;
  /** How people may be called when it is their turn. */
  readonly notices: NoticeSettings;
  /** Where a back-up is written every day; null: nowhere. */
  readonly backups: string | null;
  /** From which level on logs are written, one line of JSON each; null: errors only, in plain words. */
  readonly log: string | null;
}

/** Where the database lies and the back-ups go, unless the host says otherwise: beside the project. */
export const DATA = join(import.meta.dirname, '..', 'data');
