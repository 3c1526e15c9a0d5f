import { Processor } from '@nestjs/bullmq';
import { workerSettings } from './connection.js';
import { setHandledJob } from './handled-job.js';
import type { JobRunner } from './job-runner.js';
import type { JobName } from './jobs.js';

/**
 * Marks a processor as the handler of one job: `@HandlesJob('scan.score') class ScoreScanProcessor extends
 * JobRunner<'scan.score'>`. The compiler refuses a class whose `handle` takes another job's payload.
 */
export function HandlesJob<Name extends JobName>(name: Name) {
  return (target: new (...args: never[]) => JobRunner<Name>): void => {
    Processor({ name }, workerSettings)(target);
    setHandledJob(target, name);
  };
}
