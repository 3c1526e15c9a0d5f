import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ArchivedScansService } from './archived-scans.service.js';
import { CasesService } from './cases.service.js';
import { CloseReadingsService } from './close-readings.service.js';
import { InsightsService } from './insights.service.js';
import { LimitsModule } from '../limits/limits.module.js';
import { NextService } from './next.service.js';
import { QueueCapacity } from './queue-capacity.service.js';
import { ScanQuota } from './scan-quota.service.js';
import { SavedScansService } from './saved-scans.service.js';
import { ScanExportController } from './scan-export.controller.js';
import { ScanExportService } from './scan-export.service.js';
import { ScanListService } from './scan-list.service.js';
import { ScanLookupService } from './scan-lookup.service.js';
import { ScansController } from './scans.controller.js';
import { ScansService } from './scans.service.js';

/** Scans of job postings. */
@Module({
  imports: [AuthModule, LimitsModule],
  controllers: [ScansController, ScanExportController],
  providers: [
    QueueCapacity,
    ScanQuota,
    ScansService,
    CasesService,
    CloseReadingsService,
    ScanListService,
    ScanLookupService,
    SavedScansService,
    ArchivedScansService,
    NextService,
    InsightsService,
    ScanExportService,
  ],
  exports: [
    CloseReadingsService,
    ScanExportService,
    ScansService,
    ScanListService,
    SavedScansService,
    InsightsService,
  ],
})
export class ScansModule {}
