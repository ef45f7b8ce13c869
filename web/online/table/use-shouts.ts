import type { Spoken } from '@spielstube/table';
import { useEffect, useRef, useState } from 'react';
import { emoteOf } from '../talk.tsx';
import type { Shout } from './marks.tsx';

/** How long an emote stays on the panel of who showed it. */
const STAYS = 4000;

/** What has just been shown without words; what was said before the table was opened is over. */
export function useShouts(talk: readonly Spoken[], isOn: boolean): readonly Shout[] {
  const last = talk.at(-1);
  const heard = useRef(last?.number ?? 0);
  const [shouts, setShouts] = useState<readonly Shout[]>([]);
  useEffect(() => {
    if (last === undefined || last.number <= heard.current) return;
    heard.current = last.number;
    const emote = emoteOf(last);
    const { seat, number } = last;
    if (emote === null || seat === null || !isOn) return;
    setShouts((before) => [...before.filter((one) => one.seat !== seat), { number, seat, emote }]);
    window.setTimeout(() => setShouts((before) => before.filter((one) => one.number !== number)), STAYS);
  }, [last, isOn]);
  return shouts;
}
