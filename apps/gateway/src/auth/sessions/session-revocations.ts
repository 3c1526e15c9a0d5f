import { Injectable } from '@nestjs/common';
import { type Observable, Subject } from 'rxjs';

/** Says within this process which sessions have just been ended here, for whoever has to cut what lives on them. Their rows say so to all others. */
@Injectable()
export class SessionRevocations {
  private readonly subject = new Subject<string>();
  /** Ids of sessions, each after its row says that it has ended. */
  readonly ids: Observable<string> = this.subject;

  /** @param sessionId whose row says already that it has ended */
  publish(sessionId: string): void {
    this.subject.next(sessionId);
  }
}
