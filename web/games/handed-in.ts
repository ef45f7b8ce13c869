/** A file that was opened at the front door and belongs to another page. */
let file: File | null = null;

export function handIn(given: File): void {
  file = given;
}

/** The file, for whoever asks first. */
export function takeHandedIn(): File | null {
  const given = file;
  file = null;
  return given;
}
