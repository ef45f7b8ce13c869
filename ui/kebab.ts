type Kebab<S extends string> = S extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `-${Lowercase<Head>}`}${Kebab<Tail>}`
  : S;

/** Drawings are called in small letters: what is `gunpowderTower` in the tables is `gunpowder-tower` there. */
export const kebab = <S extends string>(name: S): Kebab<S> =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as Kebab<S>;
