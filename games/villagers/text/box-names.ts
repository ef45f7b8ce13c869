/** Words for parts of the box, by their keys, as far as the board has none for them. */
export type BoxNames = Readonly<Record<string, string>>;
