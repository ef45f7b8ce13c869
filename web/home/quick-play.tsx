import { manifestOf, manifests } from '@spielstube/games';
import { Btn } from '@spielstube/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Away } from '../games/away.ts';
import { LEVELS, type LevelName, STANDARD_LEVEL } from '../games/levels.ts';
import { BOT_NAMES } from '../games/names.ts';
import { Pick } from '../parts/pick.tsx';
import { Tick } from '../parts/tick.tsx';
import { changeSettings, useSettings, useWords } from '../settings/settings.store.ts';
import styles from './home.module.css';

/** A sentence that starts a game against bots. */
export function QuickPlay() {
  const words = useWords();
  const { lang, guide, name } = useSettings();
  const [, go] = useLocation();
  const [gameId, setGame] = useState(manifests[0].id);
  const [bots, setBots] = useState('3');
  const [level, setLevel] = useState<LevelName>(STANDARD_LEVEL);
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState('');
  const game = manifestOf(gameId) ?? manifests[0];
  const most = game.seats[1] - 1;
  const count = Math.min(Number(bots), most);
  const [iPlay, against, thatPlay, end] = words.quick.sentence;

  async function start(): Promise<void> {
    setStarting(true);
    try {
      const { startGame } = await import('../games/new-game.ts');
      const me = { kind: 'person', name: name === '' ? words.setup.youName : name } as const;
      const others = BOT_NAMES.slice(0, count).map((bot) => ({ kind: 'bot', level, name: bot }) as const);
      go(
        `/table/${await startGame({ game: game.id, seats: [me, ...others], options: {}, box: null, seed: '' })}`,
      );
    } catch (error) {
      setStarting(false);
      setFailure(
        error instanceof Away
          ? `${words.error.away(game.title[lang])}. ${words.error.awayText}`
          : words.error.notStarted,
      );
    }
  }

  return (
    <form
      className={`sheet ${styles.quick}`}
      data-game={game.id}
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h2>{words.quick.title}</h2>
      <p className={styles.say}>
        {iPlay}
        <Pick
          label={words.quick.chooseGame}
          glyph={game.emblem}
          value={game.id}
          choices={manifests.map((each) => ({ value: each.id, words: each.short[lang] }))}
          onPick={setGame}
        />
        {against}
        <Pick
          label={words.quick.chooseBots}
          glyph="ui-bot"
          value={`${count}`}
          choices={Array.from({ length: most }, (_, n) => ({
            value: `${n + 1}`,
            words: words.quick.bots(n + 1),
          }))}
          onPick={setBots}
        />
        {thatPlay}
        <Pick
          label={words.quick.chooseLevel}
          value={level}
          choices={LEVELS.map((each) => ({ value: each, words: words.levelAdverb[each] }))}
          onPick={(picked) => setLevel(picked)}
        />
        {end}
      </p>
      <p className={styles.startLine}>
        <Btn kind="primary" glyph="ui-check" type="submit" disabled={starting}>
          {words.quick.start}
        </Btn>
        <Tick checked={guide} onChange={(on) => changeSettings({ guide: on })}>
          {words.quick.guide}
        </Tick>
      </p>
      <svg className={styles.inkwell} viewBox="0 0 250 120" aria-hidden="true">
        <use href="#deco-inkwell" x="0" y="22" width="90" height="96" />
        <use href="#deco-quill" x="28" y="-30" width="220" height="93" transform="rotate(-12 40 40)" />
      </svg>
      {failure !== '' && <p role="alert">{failure}</p>}
    </form>
  );
}
