import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { type Config, ConfigModule, type Logger } from '@rolefit/config';
import { DatabaseModule } from '@rolefit/database';
import { QueuesModule } from '@rolefit/queues';
import { StorageModule } from '@rolefit/storage';
import { TelemetryModule } from '@rolefit/telemetry';
import { AccountExportModule } from './account-export/account-export.module.js';
import { AccountLinksModule } from './account-links/account-links.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import { AuthGuard } from './auth/guards/auth.guard.js';
import { AuthModule } from './auth/auth.module.js';
import { EmailSignInModule } from './email-sign-in/email-sign-in.module.js';
import { Draining } from './http/draining.js';
import { EnvelopeInterceptor } from './http/envelope.interceptor.js';
import { HealthController } from './http/health.controller.js';
import { ProblemFilter } from './http/problem.filter.js';
import { LimitGuard } from './limits/limit.guard.js';
import { LimitsModule } from './limits/limits.module.js';
import { OperationsServer } from './operations/operations.server.js';
import { McpModule } from './mcp/mcp.module.js';
import { PasskeysModule } from './passkeys/passkeys.module.js';
import { PeopleModule } from './people/people.module.js';
import { ProfilesModule } from './profiles/profiles.module.js';
import { LiveEventsModule } from './realtime/live-events.module.js';
import { ResumesModule } from './resumes/resumes.module.js';
import { ScansModule } from './scans/scans.module.js';
import { WhatIfModule } from './what-if/what-if.module.js';

/** Root module: platform modules, features, and global guards, interceptors and filters. */
@Module({})
export class GatewayModule {
  static forRoot(config: Config, logger: Logger): DynamicModule {
    return {
      module: GatewayModule,
      imports: [
        ConfigModule.forRoot(config, logger),
        TelemetryModule,
        DatabaseModule.forRoot(),
        StorageModule.forRoot(),
        QueuesModule.forProducers(),
        LimitsModule,
        AuthModule,
        EmailSignInModule,
        PasskeysModule,
        AccountLinksModule,
        PeopleModule,
        AccountsModule,
        AccountExportModule,
        ProfilesModule,
        ResumesModule,
        ScansModule,
        WhatIfModule,
        McpModule,
        LiveEventsModule,
      ],
      controllers: [HealthController],
      providers: [
        Draining,
        OperationsServer,
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_GUARD, useClass: LimitGuard },
        { provide: APP_INTERCEPTOR, useClass: EnvelopeInterceptor },
        { provide: APP_FILTER, useClass: ProblemFilter },
      ],
    };
  }
}
