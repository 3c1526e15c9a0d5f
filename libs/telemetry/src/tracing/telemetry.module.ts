import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { stopTracing } from './provider.js';

/** Ends with the process what `startTracing` began before the first module was made. */
@Module({})
export class TelemetryModule implements OnApplicationShutdown {
  async onApplicationShutdown(): Promise<void> {
    await stopTracing();
  }
}
