import { parentPort } from 'node:worker_threads';

// A bot that thinks for ever, one that breaks down, and one that moves at last.
parentPort?.on('message', ({ level }: { level: string }) => {
  parentPort?.postMessage('thinking');
  if (level === 'hangs') for (;;);
  if (level === 'greedy') throw new Error('broken');
  parentPort?.postMessage({ ok: true, thought: { notation: `moved by ${level}`, moves: [] } });
});
