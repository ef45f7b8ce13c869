import type { NewdaleEvent } from '../../rules/events.ts';

export const event = (e: NewdaleEvent): string => e.what;
