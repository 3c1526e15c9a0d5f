import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { stopTracing } from './provider.js';

/** Stops tracing with the application; `startTracing` runs before any module exists. */
@Module({})
export class TelemetryModule implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await stopTracing();
  }
}
