const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (n: number): string => `${n}`.padStart(2, '0');

/** "14:20" below an hour, "1:05:09" below a day; null from two days on. */
export function asClock(milliseconds: number): string | null {
  if (milliseconds >= 2 * HOUR) return null;
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export const inHours = (milliseconds: number): number => Math.floor(milliseconds / HOUR);
export const inDays = (milliseconds: number): number => Math.floor(milliseconds / DAY);
export const inMinutes = (milliseconds: number): number => Math.floor(milliseconds / MINUTE);
export const inSeconds = (milliseconds: number): number => Math.floor(milliseconds / SECOND);

/** How many nights lie between now and then. */
export function nightsUntil(time: number): number {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  return Math.floor((time - midnight.getTime()) / DAY);
}
