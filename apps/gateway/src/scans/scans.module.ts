import { Module } from '@nestjs/common';
import { InsightsService } from './insights.service.js';
import { SavedScansService } from './saved-scans.service.js';
import { ScanListService } from './scan-list.service.js';
import { ScansController } from './scans.controller.js';
import { ScansService } from './scans.service.js';

/** Scans of postings. */
@Module({ controllers: [ScansController], providers: [ScansService, ScanListService, SavedScansService, InsightsService] })
export class ScansModule {}
