import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ScansModule } from '../scans/scans.module.js';
import { AccountExportController } from './account-export.controller.js';
import { AccountExportService } from './account-export.service.js';

/** Export of all personal data of a user. */
@Module({
  imports: [AuthModule, ScansModule],
  controllers: [AccountExportController],
  providers: [AccountExportService],
})
export class AccountExportModule {}
