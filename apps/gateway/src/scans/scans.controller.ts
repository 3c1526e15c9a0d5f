import { Body, Controller, Param, Query } from '@nestjs/common';
import {
  type DisplayLanguage,
  type Insights,
  type Job,
  type JobDetail,
  type JobsPage,
  type JobsQuery,
  jobsQuerySchema,
  type Next,
  type MatchCase,
  type SavedChange,
  savedChangeSchema,
  type SaveRequest,
  saveRequestSchema,
  type ScanBatch,
  type ScanBatchRequest,
  scanBatchRequestSchema,
  type ScanLookup,
  type ScanLookupRequest,
  scanLookupRequestSchema,
  type ScanRequest,
  scanRequestSchema,
} from '@rolefit/contracts';
import { IdPipe } from '../http/id.pipe.js';
import { UserId } from '../http/request-context.js';
import { Details, type RequestDetails } from '../http/request-details.js';
import { Language } from '../http/request-language.js';
import { Route } from '../http/route.decorator.js';
import { Limited, type LimitedCaller } from '../limits/limited-caller.js';
import { ArchivedScansService } from './archived-scans.service.js';
import { CasesService } from './cases.service.js';
import { CloseReadingsService } from './close-readings.service.js';
import { InsightsService } from './insights.service.js';
import { NextService } from './next.service.js';
import { SavedScansService } from './saved-scans.service.js';
import { ScanListService } from './scan-list.service.js';
import { ScanLookupService } from './scan-lookup.service.js';
import { ScansService } from './scans.service.js';

const scanId = new IdPipe('SCAN_NOT_FOUND');

@Controller()
export class ScansController {
  constructor(
    private readonly scans: ScansService,
    private readonly lists: ScanListService,
    private readonly lookups: ScanLookupService,
    private readonly saved: SavedScansService,
    private readonly archived: ArchivedScansService,
    private readonly nextSteps: NextService,
    private readonly allScans: InsightsService,
    private readonly closeReadings: CloseReadingsService,
    private readonly cases: CasesService,
  ) {}

  @Route('createScan')
  create(
    @Limited() caller: LimitedCaller,
    @Body({ schema: scanRequestSchema }) request: ScanRequest,
    @Details() details: RequestDetails,
  ): Promise<Job> {
    return this.scans.add(caller, request, details);
  }

  @Route('createScans')
  createMany(
    @Limited() caller: LimitedCaller,
    @Body({ schema: scanBatchRequestSchema }) { postings }: ScanBatchRequest,
    @Details() details: RequestDetails,
  ): Promise<ScanBatch> {
    return this.scans.addMany(caller, postings, details);
  }

  @Route('lookUpScans')
  lookUp(
    @UserId() userId: string,
    @Body({ schema: scanLookupRequestSchema }) request: ScanLookupRequest,
    @Language() language: DisplayLanguage,
  ): Promise<ScanLookup> {
    return this.lookups.find(userId, request, language);
  }

  @Route('listScans')
  list(
    @UserId() userId: string,
    @Query({ schema: jobsQuerySchema }) query: JobsQuery,
    @Language() language: DisplayLanguage,
  ): Promise<JobsPage> {
    return this.lists.list(userId, query, language);
  }

  @Route('getNext')
  next(@UserId() userId: string, @Language() language: DisplayLanguage): Promise<Next> {
    return this.nextSteps.get(userId, language);
  }

  @Route('getInsights')
  insights(@UserId() userId: string): Promise<Insights> {
    return this.allScans.get(userId);
  }

  @Route('getScan')
  get(
    @UserId() userId: string,
    @Param('id', scanId) id: string,
    @Language() language: DisplayLanguage,
  ): Promise<JobDetail> {
    return this.scans.get(userId, id, language);
  }

  @Route('getCase')
  case(@UserId() userId: string, @Param('id', scanId) id: string): Promise<MatchCase> {
    return this.cases.get(userId, id);
  }

  @Route('deleteScan')
  async delete(@UserId() userId: string, @Param('id', scanId) id: string): Promise<null> {
    await this.scans.delete(userId, id);
    return null;
  }

  @Route('saveScan')
  save(
    @UserId() userId: string,
    @Param('id', scanId) id: string,
    @Body({ schema: saveRequestSchema }) request: SaveRequest,
    @Language() language: DisplayLanguage,
  ): Promise<Job> {
    return this.saved.save(userId, id, request, language);
  }

  @Route('changeSavedScan')
  changeSaved(
    @UserId() userId: string,
    @Param('id', scanId) id: string,
    @Body({ schema: savedChangeSchema }) change: SavedChange,
    @Language() language: DisplayLanguage,
  ): Promise<Job> {
    return this.saved.change(userId, id, change, language);
  }

  @Route('unsaveScan')
  unsave(
    @UserId() userId: string,
    @Param('id', scanId) id: string,
    @Language() language: DisplayLanguage,
  ): Promise<Job> {
    return this.saved.unsave(userId, id, language);
  }

  @Route('archiveScan')
  archive(
    @UserId() userId: string,
    @Param('id', scanId) id: string,
    @Language() language: DisplayLanguage,
  ): Promise<Job> {
    return this.archived.archive(userId, id, language);
  }

  @Route('unarchiveScan')
  unarchive(
    @UserId() userId: string,
    @Param('id', scanId) id: string,
    @Language() language: DisplayLanguage,
  ): Promise<Job> {
    return this.archived.unarchive(userId, id, language);
  }

  @Route('readClosely')
  readClosely(
    @UserId() userId: string,
    @Param('id', scanId) id: string,
    @Details() details: RequestDetails,
  ): Promise<Job> {
    return this.closeReadings.request(userId, id, details);
  }

  @Route('rescan')
  rescan(
    @UserId() userId: string,
    @Param('id', scanId) id: string,
    @Details() details: RequestDetails,
  ): Promise<Job> {
    return this.scans.rescan(userId, id, details);
  }
}
