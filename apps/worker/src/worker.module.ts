import { type DynamicModule, Module } from '@nestjs/common';
import { ResumeTextModule } from '@rolefit/resume-text';
import { ConfigModule, LOGGER, type Logger, type WorkerConfig } from '@rolefit/config';
import { DatabaseModule } from '@rolefit/database';
import { QueuesModule } from '@rolefit/queues';
import { RealtimeModule } from '@rolefit/realtime';
import { StorageModule } from '@rolefit/storage';
import { TelemetryModule } from '@rolefit/telemetry';
import { TextPoolModule } from '@rolefit/text-pool';
import { DataSource } from 'typeorm';
import { AccountPurger } from './accounts/account-purger.js';
import { CloseReadingQueue } from './scans/close-reading/close-reading-queue.js';
import { PairReader } from './scans/close-reading/pair-reader.js';
import { ReadCloselyProcessor } from './scans/close-reading/read-closely.processor.js';
import { StoredEvidence } from './scans/close-reading/stored-evidence.js';
import { HealthServer } from './health/health.server.js';
import { ModelModule } from './model/model.module.js';
import { EvaluateResumeProcessor } from './resumes/evaluate-resume.processor.js';
import { ResumeFileReader } from './resumes/resume-file.reader.js';
import { MatchJudge } from './scans/match-judge.js';
import { RemovedResumes } from './profiles/removed-resumes.js';
import { ResumeSkills } from './profiles/resume-skills.js';
import { ResumesToRead } from './scans/close-reading/resumes-to-read.js';
import { PostingReader } from './scans/posting-reader.js';
import { ResumeFollowUps } from './scans/resume-follow-ups.js';
import { JobRows } from './leases/job-rows.js';
import { ProfileCache } from './scans/profile-cache.js';
import { RescoreMatchesProcessor } from './scans/rescore-matches.processor.js';
import { ScoreScanProcessor } from './scans/score-scan.processor.js';
import { EventSweeper } from './sweep/event-sweeper.js';
import { OrphanedObjectSweeper } from './sweep/orphaned-object-sweeper.js';
import { Rereads } from './sweep/rereads.js';
import { Sweeper } from './sweep/sweeper.js';
import { migrationCheck } from './migration-check.js';

/** Root module: platform modules, one processor per job, the sweepers, the account purge and the health server. */
@Module({})
export class WorkerModule {
  static forRoot(config: WorkerConfig, logger: Logger): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.forRoot(config, logger),
        TelemetryModule,
        DatabaseModule.forRoot({ genericPlans: true }),
        StorageModule.forRoot(),
        QueuesModule.forWorkers({ inject: [DataSource, LOGGER], useFactory: migrationCheck }),
        RealtimeModule.forRoot(),
        ResumeTextModule,
        TextPoolModule,
        ModelModule,
      ],
      providers: [
        ResumeFileReader,
        PostingReader,
        ResumeFollowUps,
        ResumeSkills,
        RemovedResumes,
        MatchJudge,
        JobRows,
        ProfileCache,
        EvaluateResumeProcessor,
        ScoreScanProcessor,
        RescoreMatchesProcessor,
        CloseReadingQueue,
        StoredEvidence,
        ResumesToRead,
        PairReader,
        ReadCloselyProcessor,
        Rereads,
        Sweeper,
        EventSweeper,
        OrphanedObjectSweeper,
        AccountPurger,
        HealthServer,
      ],
    };
  }
}
