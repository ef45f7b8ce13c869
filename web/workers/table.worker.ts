import { answer, CallError, call } from './call.ts';
import type { Ask, BotAnswer, Told } from './protocol.ts';
import { TableRoom } from './table-room.ts';

/** The worker in which a table lives. Its first message brings the port of the bots' worker. */
let bots: MessagePort | null = null;
let room: TableRoom | null = null;

const tell = (told: Told): void => postMessage(told);

function opened(): TableRoom {
  if (room === null) throw new Error('no table is open');
  return room;
}

/** Only one tab at a time plays a game; a tab that is just closing lets go within moments. */
function claim(id: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const options = { signal: AbortSignal.timeout(3000) };
    const held = (): Promise<never> => {
      resolve();
      return new Promise(() => {});
    };
    navigator.locks.request(`spielstube table ${id}`, options, held).catch(() => {
      reject(new CallError({ kind: 'elsewhere', message: '' }));
    });
  });
}

async function carryOut(ask: Ask): Promise<unknown> {
  switch (ask.what) {
    case 'open': {
      const port = bots;
      if (port === null) throw new Error('nobody thinks for the bots');
      await claim(ask.args[0]);
      room = await TableRoom.open(...ask.args, (question) => call<BotAnswer>(port, question), tell);
      return room.start();
    }
    case 'sit':
      opened().sit(...ask.args);
      return null;
    case 'submit':
      return opened().submit(...ask.args);
    case 'undo':
      return opened().undo();
    case 'advise':
      return opened().advise();
    case 'at':
      return opened().at(...ask.args);
    case 'standings':
      return opened().standings();
    case 'fork':
      return opened().fork(...ask.args);
    case 'record':
      return opened().record();
  }
}

addEventListener('message', ({ data, ports }: MessageEvent<Ask | 'bots'>) => {
  if (data === 'bots') bots = ports[0];
  else void answer(ports[0], () => carryOut(data));
});
