import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { JobRunner } from './job-runner.js';
import { type JobName, jobNames } from './jobs.js';

/**
 * Asserts that each job of the catalogue has exactly one handler.
 * @param handled the names that this process's processors handle, in any order
 * @throws Error that names every job without a handler and every job with several
 */
export function assertEveryJobHasOneHandler(handled: readonly JobName[]): void {
  const problems = jobNames.flatMap((name) => {
    const count = handled.filter((other) => other === name).length;
    if (count === 1) return [];
    return [
      count === 0 ? `the job ${name} has no handler` : `the job ${name} has ${count} handlers`,
    ];
  });
  if (problems.length > 0) throw new Error(`The worker cannot start: ${problems.join(', ')}.`);
}

/** Runs the check over all providers before the first worker starts. */
@Injectable()
export class HandlerCheck implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const runners = this.discovery.getProviders().map((provider): unknown => provider.instance);
    assertEveryJobHasOneHandler(
      runners.flatMap((runner) => (runner instanceof JobRunner ? [runner.jobName] : [])),
    );
  }
}
