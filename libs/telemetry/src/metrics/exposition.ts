import { collectDefaultMetrics, Gauge } from 'prom-client';
import { registry } from './registry.js';

/** Cache time of a source, so that several scrapers cost no more than one. */
const cacheMs = 5_000;
/** Timeout of a source. Prometheus gives up a scrape after ten seconds by default. */
const sourceTimeoutMs = 2_000;

const sourceUp = new Gauge({
  name: 'rolefit_metrics_source_up',
  help: 'Whether what a metric is read from answered at the last scrape (1) or not (0).',
  labelNames: ['source'],
  registers: [registry],
});

/** An external source whose metrics are read when they are scraped. */
export interface MetricsSource {
  /** Label of `rolefit_metrics_source_up`. */
  readonly name: 'postgresql' | 'redis';
  /** Updates its gauges. May fail. */
  readonly read: () => Promise<void>;
  /** Resets its gauges: a missing value is better than a stale one. */
  readonly forget: () => void;
}

interface RegisteredSource {
  readonly source: MetricsSource;
  readAt: number;
  reading: Promise<void> | null;
}

const registeredSources = new Set<RegisteredSource>();
let hasDefaults = false;

/**
 * Registers a source, which is read on scrapes at most every five seconds.
 * @returns a function that unregisters it
 */
export function registerSource(source: MetricsSource): () => void {
  const entry: RegisteredSource = { source, readAt: -Infinity, reading: null };
  registeredSources.add(entry);
  return () => {
    if (registeredSources.delete(entry)) source.forget();
  };
}

/**
 * All metrics of this process in the Prometheus text format. Takes little more than two seconds even if a source hangs, and never fails because of a source.
 * Default metrics are collected from the first scrape on, so processes without a scraper pay no cost.
 */
export async function exposeMetrics(): Promise<{
  readonly contentType: string;
  readonly body: string;
}> {
  if (!hasDefaults) collectDefaultMetrics({ register: registry });
  hasDefaults = true;
  await Promise.all([...registeredSources].map(refresh));
  return { contentType: registry.contentType, body: await registry.metrics() };
}

async function refresh(entry: RegisteredSource): Promise<void> {
  const { source } = entry;
  if (entry.reading === null && performance.now() - entry.readAt < cacheMs) return;
  // A hanging source is not read a second time concurrently.
  entry.reading ??= source.read().finally(() => {
    entry.reading = null;
  });
  const isRead = await succeedsWithin(entry.reading, sourceTimeoutMs);
  if (!registeredSources.has(entry)) return;
  if (isRead) entry.readAt = performance.now();
  else source.forget();
  sourceUp.set({ source: source.name }, isRead ? 1 : 0);
}

/** Whether the work succeeded within the timeout. */
function succeedsWithin(work: Promise<void>, timeoutMs: number): Promise<boolean> {
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
