import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { RealtimeEmitter } from '@rolefit/realtime';
import { IntervalTimer } from './interval-timer.js';

const intervalMs = 60_000;
/** A client that was disconnected for more than two minutes reloads everything, and no gateway lags this far behind. */
const retentionMs = 10 * 60_000;

/** Trims expired live events from the stream. Runs in every worker without a lock, since trimming is idempotent. */
@Injectable()
export class EventSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: IntervalTimer;

  constructor(
    private readonly realtime: RealtimeEmitter,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.timer = new IntervalTimer(
      { name: 'Live event trimming', intervalMs, run: () => Promise.resolve(this.sweep()) },
      logger,
    );
  }

  onApplicationBootstrap(): void {
    this.timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }

  sweep(): void {
    this.realtime.trimEventsOlderThan(retentionMs);
  }
}
