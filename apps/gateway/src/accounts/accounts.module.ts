import { Module } from '@nestjs/common';
import { LiveEventsModule } from '../realtime/live-events.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';

/** Account deletion and restoration. */
@Module({
  imports: [LiveEventsModule],
  controllers: [AccountsController],
  providers: [AccountsService],
})
export class AccountsModule {}
