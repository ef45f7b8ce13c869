/** A touch that lasts so many milliseconds asks for an explanation instead of choosing. */
export const LONG_PRESS = 450;
