import { CONFIG, type Config } from '@rolefit/config';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { createDataSource, type DatabaseOptions } from './data-source.js';
import { DatabaseMetrics } from './database-metrics.js';
import { repositories } from './repositories.js';

/** The connection pool and all repositories of a process. Connecting is retried while the database is not up yet. */
@Global()
@Module({})
export class DatabaseModule {
  static forRoot({
    genericPlans = false,
  }: Pick<DatabaseOptions, 'genericPlans'> = {}): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          inject: [CONFIG],
          useFactory: (config: Config) => ({
            type: 'postgres',
            ...config.database,
            retryAttempts: 60,
            retryDelay: 500,
            verboseRetryLog: false,
          }),
          dataSourceFactory: async (options) => {
            const { url, poolSize } = options as unknown as Config['database'];
            return createDataSource({ url, poolSize, genericPlans }).initialize();
          },
        }),
      ],
      providers: [...repositories, DatabaseMetrics],
      exports: repositories,
    };
  }
}
