import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@rolefit/config';
import { type AccountDeleted, AppError, type User } from '@rolefit/contracts';
import { AccountsRepository } from '@rolefit/database';
import { presentUser } from '../auth/sessions/user.presenter.js';
import { RealtimeGateway } from '../realtime/realtime.gateway.js';

/** Account deletion and restoration. The worker erases the data after the grace period. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly realtime: RealtimeGateway,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Hides all data immediately and ends all sessions. Queued and running jobs no longer find their rows and end without effect.
   * @throws AppError SESSION_EXPIRED where the user no longer exists
   */
  async delete(userId: string): Promise<AccountDeleted> {
    const restorableUntil = await this.accounts.delete(
      userId,
      this.config.retention.deletedAccountDays,
    );
    if (restorableUntil === null) throw new AppError('SESSION_EXPIRED');
    return { restorableUntil: restorableUntil.toISOString() };
  }

  /** Closes all live connections of the user, on every gateway. */
  disconnect(userId: string): void {
    this.realtime.disconnect(userId);
  }

  /**
   * Makes the data visible again; the sweeper re-enqueues pending work. Former sessions stay ended.
   * @throws AppError SESSION_EXPIRED where the grace period is over
   */
  async restore(userId: string): Promise<User> {
    const user = await this.accounts.restore(userId);
    if (user === null) throw new AppError('SESSION_EXPIRED');
    return presentUser(user);
  }
}
