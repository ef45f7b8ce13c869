export interface ChoiceParts {
  readonly name: string;
  /** Empty where the name says all. */
  readonly meaning: string;
}

/** All games word their choices as „name: meaning“; a colon in brackets parts nothing. */
export function choiceParts(words: string): ChoiceParts {
  const [, name = words, meaning = ''] = /^((?:\([^)]*\)|[^(:]|:(?! ))*): (.*)$/.exec(words) ?? [];
  return { name, meaning };
}
