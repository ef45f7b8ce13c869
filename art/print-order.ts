/** What the press is asked for. */
export interface PrintOrder {
  /** Folder of the sprites. */
  readonly generated: string;
  /** Fingerprint of the sources, kept beside the sprites. */
  readonly stamp: string;
  /** Folder for contact sheets, or null for none. */
  readonly sheets: string | null;
}
