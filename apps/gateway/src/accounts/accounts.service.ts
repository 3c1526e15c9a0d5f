import { Injectable } from '@nestjs/common';
import { type AccountDeleted, AppError, type User } from '@rolefit/contracts';
import { AccountsRepository } from '@rolefit/database';
import { presentUser } from '../auth/sessions/user.presenter.js';
import { RealtimeGateway } from '../realtime/realtime.gateway.js';

/** Deleting an account and bringing it back. Erasing it, once its time is over, is the worker's. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly realtime: RealtimeGateway,
  ) {}

  /**
   * Hides everything at once and signs out everywhere. Jobs that wait or run find their rows hidden and end without effect.
   * @throws AppError SESSION_EXPIRED where the user is gone
   */
  async delete(userId: string): Promise<AccountDeleted> {
    const restorableUntil = await this.accounts.delete(userId);
    if (restorableUntil === null) throw new AppError('SESSION_EXPIRED');
    return { restorableUntil: restorableUntil.toISOString() };
  }

  /** Ends the live connections that the user has anywhere. */
  disconnect(userId: string): void {
    this.realtime.disconnect(userId);
  }

  /**
   * Shows everything again; the sweeper hands over what was waiting. Sessions from before stay ended.
   * @throws AppError SESSION_EXPIRED where it is too late
   */
  async restore(userId: string): Promise<User> {
    const user = await this.accounts.restore(userId);
    if (user === null) throw new AppError('SESSION_EXPIRED');
    return presentUser(user);
  }
}
