import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What metrics are read from when somebody asks for them. */
export interface Measured {
  sockets(): number;
  awakeTables(): number;
  waitingThoughts(): number;
  /** Seconds that were spent writing logs. */
  writingSeconds(): number;
}

/** Numbers about the house, in the form that Prometheus reads. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly counters: Readonly<Record<'entries' | 'failedBots' | 'unexpected', Counter>>;

  constructor(measured: Measured) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, value: () => number): void => {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    };
    gauge('spielstube_sockets', 'open sockets', measured.sockets);
    gauge('spielstube_awake_tables', 'tables that are awake in this process', measured.awakeTables);
    gauge('spielstube_waiting_thoughts', 'bots that wait for a thread', measured.waitingThoughts);
    gauge('spielstube_writing_seconds', 'seconds spent writing logs', measured.writingSeconds);
    const counter = (name: string, help: string): Counter => new Counter({ name, help, registers });
    this.counters = {
      entries: counter('spielstube_entries_total', 'entries made at tables'),
      failedBots: counter(
        'spielstube_failed_bots_total',
        'bots that failed or hung and were replaced for a move',
      ),
      unexpected: counter('spielstube_unexpected_total', 'errors that nobody has foreseen'),
    };
  }

  count(what: 'entries' | 'failedBots' | 'unexpected'): void {
    this.counters[what].inc();
  }

  get type(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }
}
