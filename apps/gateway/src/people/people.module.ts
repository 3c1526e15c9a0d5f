import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { LiveEventsModule } from '../realtime/live-events.module.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';

/** The users of a home server and invitations to it, for its owner. */
@Module({
  imports: [AuthModule, LiveEventsModule],
  controllers: [PeopleController],
  providers: [PeopleService],
})
export class PeopleModule {}
