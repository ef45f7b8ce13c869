/** The folder of the project. */
export const root: string;

/** One line about what goes on. */
export function say(line: string): void;
