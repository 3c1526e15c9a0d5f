import 'reflect-metadata';
import { type JobName, jobNames } from './jobs.js';

const jobNameKey = Symbol('job name');

/** Stores on a processor's class which job it handles. */
export function setHandledJob(target: object, name: JobName): void {
  Reflect.defineMetadata(jobNameKey, name, target);
}

/**
 * The job that a processor's class handles. `HandlesJob` ties the name to the class's type.
 * @throws Error where the class lacks `@HandlesJob`
 */
export function handledJob<Name extends JobName>(target: object): Name {
  const name = Reflect.getMetadata(jobNameKey, target);
  if (!jobNames.includes(name))
    throw new Error(`${'name' in target ? String(target.name) : 'A processor'} lacks @HandlesJob.`);
  return name;
}
