/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** burgundy-2026-11-15.spielstube.txt */
export function recordFileName(game: string, at: number): string {
  return `${game}-${new Date(at).toISOString().slice(0, 10)}.spielstube.txt`;
}
