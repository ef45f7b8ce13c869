import { OpenHouse } from './house.ts';
import { LIMITS, NO_LIMITS } from './limits.ts';
import { NO_NOTICES_SET_UP } from './notices/ways.ts';
import { DATA, type HouseSettings } from './settings.ts';
import { openStore } from './store/open.ts';
import type { Opened } from './store/opened.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true' || value === 'yes';

/** What the host has set up, by variables: docs/hosting.md lists them. */
export function settingsIn(environment: Environment): Partial<HouseSettings> {
  const { SPIELSTUBE_URL: url, SPIELSTUBE_SECRET: secret } = environment;
  return {
    ...(url ? { url: new URL(url).origin } : {}),
    ...(secret ? { secret } : {}),
    closed: isOn(environment.SPIELSTUBE_CLOSED),
    proxy: isOn(environment.SPIELSTUBE_PROXY),
    metrics: isOn(environment.SPIELSTUBE_METRICS),
    backups: environment.SPIELSTUBE_BACKUPS || null,
    log: environment.SPIELSTUBE_LOG || null,
    notices: {
      pushContact: environment.SPIELSTUBE_PUSH || null,
      smtp: environment.SPIELSTUBE_SMTP || null,
      mailFrom: environment.SPIELSTUBE_MAIL_FROM || NO_NOTICES_SET_UP.mailFrom,
      hooks: isOn(environment.SPIELSTUBE_HOOKS),
      privateHooks: isOn(environment.SPIELSTUBE_PRIVATE_HOOKS),
    },
  };
}

/**
 * The house in which people play together, or null where nothing can be kept: the data folder belongs to another
 * Spielstube or cannot be written. Where the host has said where things are kept, that is an error.
 */
export async function houseFromEnvironment(environment: Environment): Promise<OpenHouse | null> {
  const opened = await openAsTold(environment);
  if (opened === null) return null;
  const limits = environment.SPIELSTUBE_LIMITS === 'none' ? NO_LIMITS : LIMITS;
  return OpenHouse.open(opened, { settings: settingsIn(environment), limits });
}

async function openAsTold({ DATABASE_URL, SPIELSTUBE_DATA }: Environment): Promise<Opened | null> {
  try {
    return await openStore(DATABASE_URL, SPIELSTUBE_DATA || DATA);
  } catch (error) {
    if (DATABASE_URL || SPIELSTUBE_DATA) throw error;
    const why = error instanceof Error ? error.message : `${error}`;
    console.error(`Playing together is off: ${why}`);
    return null;
  }
}
