/** A key as it is printed: "Shift+N" in the words of a language. */
export function keyName(key: string, names: Readonly<Record<string, string>>): string {
  const [shift, named] = key.startsWith('Shift+') ? [`${names.Shift} `, key.slice(6)] : ['', key];
  return `${shift}${names[named] ?? named.toUpperCase()}`;
}
