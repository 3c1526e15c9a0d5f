import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { TextPool } from '@rolefit/text-pool';

/**
 * A thread that processes untrusted text within a budget (ADR 28). It starts with the first text, because most gateways never need it.
 */
@Injectable()
export class TextThread implements OnApplicationShutdown {
  private started: TextPool | null = null;

  get pool(): TextPool {
    this.started ??= new TextPool({ threads: 1 });
    return this.started;
  }

  /** Starts the thread, which takes a second or more. */
  prepare(): void {
    if (this.started !== null) return;
    // If the thread cannot start, the first call fails with the error.
    this.pool.start().catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.started?.close();
  }
}
