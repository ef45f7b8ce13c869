import type { OwnCard } from '@spielstube/table';
import { STANDARD_LEVEL } from '../../games/levels.ts';
import { recordFileName, saveFile } from '../../parts/save-file.ts';
import { changeSettings, useSettings } from '../../settings/settings.store.ts';
import type { TableStore } from '../../table/table.store.ts';
import { useOnlineWords } from '../online-words.ts';
import type { Visit } from '../visit.ts';
import { linkTo } from '../waiting/link-line.tsx';
import { type MenuItem, TableMenu } from './table-menu.tsx';

export interface HouseTableMenuProps {
  readonly visit: Visit;
  readonly card: OwnCard;
  readonly store: TableStore;
  readonly game: string;
}

/** What else can be done at a table of the house. */
export function HouseTableMenu({ visit, card, store, game }: HouseTableMenuProps) {
  const words = useOnlineWords();
  const { talk } = useSettings();
  const mine = card.seat === null ? undefined : card.seats[card.seat];
  const isPlaying = card.status === 'playing';
  const playsMyself = isPlaying && mine?.kind === 'person' && mine.standIn === null;
  const maySpeakUp = isPlaying && mine !== undefined && !card.requests.some(({ state }) => state === 'open');
  const items: (MenuItem | false)[] = [
    {
      glyph: 'ui-link',
      title: words.table.copyLink,
      act: () => void navigator.clipboard.writeText(linkTo(card, card.invitation)),
    },
    {
      glyph: 'ui-talk',
      title: talk ? words.talk.off : words.talk.on,
      act: () => changeSettings({ talk: !talk }),
    },
    playsMyself && {
      glyph: 'ui-bot',
      title: words.table.handOver,
      hint: words.table.handOverHint,
      act: () => void visit.act('hand-over', { level: STANDARD_LEVEL }),
    },
    maySpeakUp &&
      !card.paused && {
        glyph: 'ui-pause',
        title: words.table.askPause,
        act: () => void visit.act('request', { kind: 'pause' }),
      },
    maySpeakUp && {
      glyph: 'ui-door',
      title: words.table.askEnd,
      act: () => void visit.act('request', { kind: 'end' }),
    },
    playsMyself && {
      glyph: 'ui-trash',
      title: words.table.leave,
      hint: words.table.leaveHint,
      act: () => void visit.act('leave', {}),
    },
    !isPlaying && {
      glyph: 'ui-export',
      title: words.table.download,
      act: () => {
        store.record().then(
          (record) => saveFile(recordFileName(game, Date.now()), record),
          () => {},
        );
      },
    },
  ];
  return <TableMenu items={items.filter((item) => item !== false)} />;
}
