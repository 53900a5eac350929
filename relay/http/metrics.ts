import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** One answer: its route by its pattern, and seconds. */
interface Answered {
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Answers that are sorted into the histogram at a time: one after the other, each costs less than one by itself. */
const SORTED_AT_ONCE = 500;

/** Counts and latencies of one process, for Prometheus. No label names a shop. */
export class Metrics {
  readonly registry = new Registry();
  readonly events = new Counter({
    name: 'relay_events_total',
    help: 'Events by what became of them.',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });
  readonly #requests = new Histogram({
    name: 'relay_request_seconds',
    help: 'Time to answer; what is held open for news apart, under the route with “held”.',
    labelNames: ['route', 'status'] as const,
    buckets: SECONDS,
    registers: [this.registry],
    collect: () => this.#sort(),
  });
  #answered: Answered[] = [];

  /** @param waiting how many requests are held open at the moment */
  constructor(waiting: () => number) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'relay_waiting',
      help: 'Requests held open until there is news.',
      registers: [this.registry],
      collect() {
        this.set(waiting());
      },
    });
  }

  countAnswer(answered: Answered): void {
    this.#answered.push(answered);
    if (this.#answered.length >= SORTED_AT_ONCE) this.#sort();
  }

  #sort(): void {
    const answered = this.#answered;
    this.#answered = [];
    for (const { route, status, seconds } of answered) this.#requests.observe({ route, status }, seconds);
  }
}
