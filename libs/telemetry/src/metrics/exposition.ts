import { collectDefaultMetrics, Gauge } from 'prom-client';
import { registry } from './registry.js';

/** How long what a source said stays good: several who scrape cost no more than one. */
const freshMs = 5_000;
/** A scrape must answer before whoever scrapes gives up, which is after ten seconds by default. */
const sourceTimeoutMs = 2_000;

const sourceUp = new Gauge({ name: 'rolefit_metrics_source_up', help: 'Whether what a metric is read from answered at the last scrape (1) or not (0).', labelNames: ['source'], registers: [registry] });

/** Something outside this process that metrics are read from when somebody scrapes. */
export interface MetricsSource {
  /** Label of `rolefit_metrics_source_up`. */
  readonly name: 'postgresql' | 'redis';
  /** Sets its gauges. May fail. */
  readonly read: () => Promise<void>;
  /** Forgets what its gauges say: no figure is better than an old one. */
  readonly forget: () => void;
}

interface Watched {
  readonly source: MetricsSource;
  readAt: number;
  reading: Promise<void> | null;
}

const watched = new Set<Watched>();
let hasDefaults = false;

/**
 * Asks a source from now on whenever somebody scrapes, though not more often than every five seconds.
 * @returns what ends that
 */
export function watchSource(source: MetricsSource): () => void {
  const entry: Watched = { source, readAt: -Infinity, reading: null };
  watched.add(entry);
  return () => {
    if (watched.delete(entry)) source.forget();
  };
}

/**
 * All metrics of this process in Prometheus' text format. Never takes much longer than two seconds and never fails because a source is away. Before
 * the first call nothing is measured that is not counted on the way: who never scrapes pays for nothing.
 */
export async function exposeMetrics(): Promise<{ readonly contentType: string; readonly body: string }> {
  if (!hasDefaults) collectDefaultMetrics({ register: registry });
  hasDefaults = true;
  await Promise.all([...watched].map(refresh));
  return { contentType: registry.contentType, body: await registry.metrics() };
}

async function refresh(entry: Watched): Promise<void> {
  const { source } = entry;
  if (entry.reading === null && performance.now() - entry.readAt < freshMs) return;
  // One that hangs is not asked again on top.
  entry.reading ??= source.read().finally(() => {
    entry.reading = null;
  });
  const isRead = await within(entry.reading, sourceTimeoutMs);
  if (!watched.has(entry)) return;
  if (isRead) entry.readAt = performance.now();
  else source.forget();
  sourceUp.set({ source: source.name }, isRead ? 1 : 0);
}

/** Whether it came to a good end in this time. */
function within(work: Promise<void>, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), timeoutMs);
    work
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer));
  });
}
