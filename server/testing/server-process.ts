import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

/** A server in a process of its own, which can be killed and started again at the same address. */
export class ServerProcess {
  readonly url: string;
  private readonly port: number;
  private readonly environment: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;

  private constructor(port: number, environment: Readonly<Record<string, string>>) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.environment = environment;
  }

  static async start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), environment);
    await server.start();
    return server;
  }

  /** Answers when it is open. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts'), `${this.port}`], {
      env: { ...process.env, SPIELSTUBE_LIMITS: 'none', SPIELSTUBE_METRICS: '1', ...this.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout.once('data', () => resolve());
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** The number of the process. */
  get pid(): number {
    if (this.child?.pid === undefined) throw new Error('the server does not run');
    return this.child.pid;
  }

  /** Ends it at once, as a power cut does, or lets it end by itself. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}
