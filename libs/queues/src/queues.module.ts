import { BullModule } from '@nestjs/bullmq';
import {
  type DynamicModule,
  type InjectionToken,
  Module,
  type OnApplicationShutdown,
  type Provider,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CONFIG, type Config, LOGGER, type Logger, logThrottled } from '@rolefit/config';
import { JobProducer } from './enqueue.js';
import { HandlerCheck } from './handler-check.js';
import { JobRuntime } from './job-runtime.js';
import { WorkerRedis } from './worker-redis.js';

const producer: Provider = {
  provide: JobProducer,
  useFactory: (config: Config, logger: Logger) => new JobProducer(config, logger),
  inject: [CONFIG, LOGGER],
};

const START_CONDITION = Symbol('START_CONDITION');

/** Factory of the check whether jobs may be taken. */
interface StartCondition {
  readonly inject: InjectionToken[];
  readonly useFactory: (...provided: never[]) => () => Promise<boolean>;
}

const immediately: StartCondition = { inject: [], useFactory: () => async () => true };

function connect(config: Config, logger: Logger): WorkerRedis {
  const redis = WorkerRedis.from(config);
  redis.on('error', logThrottled(logger, 'Redis unavailable; retrying'));
  return redis;
}

/** The workers' connections: opened before the first worker starts and closed after the last one has stopped. */
@Module({
  providers: [{ provide: WorkerRedis, useFactory: connect, inject: [CONFIG, LOGGER] }],
  exports: [WorkerRedis],
})
class WorkerRedisModule implements OnApplicationShutdown {
  constructor(private readonly redis: WorkerRedis) {}

  async onApplicationShutdown(): Promise<void> {
    await this.redis.endAll();
  }
}

/** Background jobs for a process. Global; needs `ConfigModule`. */
@Module({})
export class QueuesModule {
  /** For a process that only enqueues jobs, the gateway: provides `JobProducer`. */
  static forProducers(): DynamicModule {
    return { module: QueuesModule, global: true, providers: [producer], exports: [JobProducer] };
  }

  /**
   * For workers: provides `JobProducer` and the `JobRuntime` of the processors, starts every processor (a provider marked with `@HandlesJob`) after the
   * application, and stops them first on shutdown. The start fails where a job has no handler or more than one.
   * @param condition must hold before the first job is taken
   */
  static forWorkers(condition: StartCondition = immediately): DynamicModule {
    return {
      module: QueuesModule,
      global: true,
      imports: [
        DiscoveryModule,
        WorkerRedisModule,
        BullModule.forRootAsync({
          imports: [WorkerRedisModule],
          useFactory: (config: Config, redis: WorkerRedis) => ({
            connection: redis,
            prefix: config.redis.prefix,
          }),
          inject: [CONFIG, WorkerRedis],
        }),
        // Registers no queue, only the discovery of processors, whose connection is not the producer's.
        BullModule.registerQueue(),
      ],
      providers: [
        producer,
        { provide: START_CONDITION, ...condition },
        {
          provide: JobRuntime,
          useFactory: (
            config: Config,
            logger: Logger,
            redis: WorkerRedis,
            isStartAllowed: () => Promise<boolean>,
          ) => new JobRuntime(config, logger, redis, undefined, isStartAllowed),
          inject: [CONFIG, LOGGER, WorkerRedis, START_CONDITION],
        },
        HandlerCheck,
      ],
      exports: [JobProducer, JobRuntime],
    };
  }
}
