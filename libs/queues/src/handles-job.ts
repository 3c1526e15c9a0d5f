import 'reflect-metadata';
import { Processor } from '@nestjs/bullmq';
import { workerSettings } from './connection.js';
import type { JobRunner } from './job-runner.js';
import { type JobName, jobNames } from './jobs.js';

const jobNameKey = Symbol('job name');

/**
 * Marks a processor as the handler of one job: `@HandlesJob('scan.score') class ScoreScanProcessor extends
 * JobRunner<'scan.score'>`. The compiler refuses a class whose `handle` takes another job's payload.
 */
export function HandlesJob<Name extends JobName>(name: Name) {
  return (target: new (...args: never[]) => JobRunner<Name>): void => {
    Processor({ name }, workerSettings)(target);
    Reflect.defineMetadata(jobNameKey, name, target);
  };
}

/**
 * The job that a processor's class handles. `HandlesJob` has tied the name to the class's type.
 * @throws Error where the class lacks `@HandlesJob`
 */
export function handledJob<Name extends JobName>(target: object): Name {
  const name = Reflect.getMetadata(jobNameKey, target);
  if (!jobNames.includes(name)) throw new Error(`${'name' in target ? String(target.name) : 'A processor'} lacks @HandlesJob.`);
  return name;
}
