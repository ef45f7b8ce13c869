import { useWords } from '../settings/settings.store.ts';
import { Mishap } from './mishap.tsx';

/** The page at an address that leads nowhere. */
export function NoSuchDoor() {
  const words = useWords().error;
  return <Mishap title={words.notFound} text={words.notFoundText} />;
}
