import { connect, createServer, type Socket } from 'node:net';

/**
 * When a line is cut: before PostgreSQL hears what is said, or after it has done it but before it is heard; or it goes
 * dead, and neither side learns of it.
 */
export type Cut = 'unheard' | 'unanswered' | 'dead';

/** A line to PostgreSQL that a test can cut at the worst moment. */
export interface PostgresLine {
  /** The address of the database by way of this line. */
  readonly url: string;
  /** The next connection that says these words is cut. */
  cutAt(words: string, when: Cut): void;
  close(): Promise<void>;
}

/** Lays a line to the database of an address. */
export async function layLine(database: string): Promise<PostgresLine> {
  const { hostname, port } = new URL(database);
  const open = new Set<Socket>();
  let plan: { words: string; when: Cut } | null = null;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let isMuted = false;
    let isDead = false;
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', cut);
      socket.on('close', () => {
        open.delete(socket);
        cut();
      });
    }
    near.on('data', (bytes) => {
      if (plan !== null && bytes.includes(plan.words)) {
        const { when } = plan;
        plan = null;
        if (when === 'unheard') return cut();
        isMuted = when === 'unanswered';
        isDead = when === 'dead';
      }
      if (!isDead) far.write(bytes);
    });
    far.on('data', (bytes) => {
      if (isDead) return;
      if (isMuted) cut();
      else near.write(bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = server.address();
  if (own === null || typeof own === 'string') throw new Error('the line has no port');
  const url = new URL(database);
  url.port = `${own.port}`;
  return {
    url: url.href,
    cutAt: (words, when) => {
      plan = { words, when };
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
