import { exposeMetrics } from '@rolefit/telemetry';
import { samplesOf } from '@rolefit/telemetry/testing';
import { createLogger } from '@rolefit/config';
import { JobRuntime } from '@rolefit/queues';
import { ScoreScanProcessor } from './scans/score-scan.processor.js';
import { Sweeper } from './sweep/sweeper.js';

/** Prometheus sees an increase only between two samples: a series that appears with a value of a thousand shows none. */
describe('metrics of a worker that rise in bursts', () => {
  let samples: ReturnType<typeof samplesOf>;
  beforeAll(async () => {
    const logger = createLogger({ log: { level: 'silent' } }, 'test');
    const none = null as never;
    new Sweeper(none, none, none, none, none, none, none, none, logger);
    new ScoreScanProcessor(
      new JobRuntime(
        { worker: { port: 0, concurrency: 1, threads: 1 }, model: null },
        logger,
        null,
      ),
      none,
      none,
      none,
      none,
      none,
      none,
      none,
      none,
      none,
      none,
    );
    samples = samplesOf((await exposeMetrics()).body);
  });

  it.each([
    ['rolefit_sweeper_handed_over_total', { queue: 'scan.score' }],
    ['rolefit_sweeper_handed_over_total', { queue: 'resume.evaluate' }],
    ['rolefit_scans_total', { outcome: 'failed', reason: 'MODEL_UNAVAILABLE' }],
    ['rolefit_scans_total', { outcome: 'failed', reason: 'INTERNAL' }],
    ['rolefit_resume_reader_children_ended_total', { reason: 'crash' }],
  ])('begins at none: %s %j', (name, labels) => {
    expect(samples).toContainEqual({ name, labels, value: 0 });
  });
});
