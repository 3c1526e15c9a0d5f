import { Injectable } from '@nestjs/common';
import { type Observable, Subject } from 'rxjs';

/** In-process notifications about sessions that were ended here, so that live connections can be closed. Other processes see it in the session's row. */
@Injectable()
export class SessionRevocations {
  private readonly subject = new Subject<string>();
  /** Ids of revoked sessions, emitted after the row was updated. */
  readonly ids: Observable<string> = this.subject;

  /** @param sessionId a session whose row is already marked as ended */
  publish(sessionId: string): void {
    this.subject.next(sessionId);
  }
}
