import { BullModule } from '@nestjs/bullmq';
import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CONFIG, type Config, LOGGER, type Logger } from '@rolefit/config';
import { workerConnection } from './connection.js';
import { JobProducer } from './enqueue.js';
import { HandlerCheck } from './handler-check.js';
import { JobRuntime } from './job-runner.js';

const producer: Provider = {
  provide: JobProducer,
  useFactory: (config: Config, logger: Logger) => new JobProducer(config, logger),
  inject: [CONFIG, LOGGER],
};

/** Background jobs for a process. Global; needs `ConfigModule`. */
@Module({})
export class QueuesModule {
  /** For a process that only hands work over, the gateway: provides `JobProducer`. */
  static forProducers(): DynamicModule {
    return { module: QueuesModule, global: true, providers: [producer], exports: [JobProducer] };
  }

  /**
   * For a process that does the work: provides `JobProducer` and the `JobRuntime` that processors are made with, starts every
   * processor (a provider marked with `@HandlesJob`) once the application is up, and stops them first when it goes down.
   * Starting fails where a job has no handler or two.
   */
  static forWorkers(): DynamicModule {
    return {
      module: QueuesModule,
      global: true,
      imports: [
        DiscoveryModule,
        BullModule.forRootAsync({
          useFactory: (config: Config) => ({ connection: workerConnection(config), prefix: config.redis.prefix }),
          inject: [CONFIG],
        }),
        // Registers no queue, only what finds the processors: their connection is not the producer's.
        BullModule.registerQueue(),
      ],
      providers: [
        producer,
        { provide: JobRuntime, useFactory: (config: Config, logger: Logger) => new JobRuntime(config, logger), inject: [CONFIG, LOGGER] },
        HandlerCheck,
      ],
      exports: [JobProducer, JobRuntime],
    };
  }
}
