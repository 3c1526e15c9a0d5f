import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { RealtimeEmitter } from '@rolefit/realtime';
import { IntervalTimer } from './interval-timer.js';

const everyMs = 60_000;
/** A client that was away for longer than two minutes asks for everything anew; a gateway never lags behind for so long. */
const keptMs = 10 * 60_000;

/** Removes live events once they are of no use to anybody. In every worker: what one has removed, another does not find. */
@Injectable()
export class EventSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: IntervalTimer;

  constructor(
    private readonly realtime: RealtimeEmitter,
    @Inject(LOGGER) logger: Logger,
  ) {
    this.timer = new IntervalTimer({ name: 'Live event trimming', everyMs, run: () => Promise.resolve(this.sweep()) }, logger);
  }

  onApplicationBootstrap(): void {
    this.timer.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }

  /** Removes what is old enough by now. */
  sweep(): void {
    this.realtime.trimEventsOlderThan(keptMs);
  }
}
