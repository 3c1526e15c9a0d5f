import { AccountExportRepository } from './account-export.repository.js';
import { AccountPurgesRepository } from './account-purges.repository.js';
import { AccountsRepository } from './accounts.repository.js';
import { AnswersRepository } from './answers.repository.js';
import { AuditRepository } from './audit.repository.js';
import { EvaluationsRepository } from './evaluations.repository.js';
import { IdentitiesRepository } from './identities.repository.js';
import { InsightsRepository } from './insights.repository.js';
import { MatchesRepository } from './matches.repository.js';
import { PostingReadingsRepository } from './posting-readings.repository.js';
import { ResumesRepository } from './resumes.repository.js';
import { SavedScansRepository } from './saved-scans.repository.js';
import { ScanExportRepository } from './scan-export.repository.js';
import { ScanListRepository } from './scan-list.repository.js';
import { ScanLookupRepository } from './scan-lookup.repository.js';
import { ScanWorkRepository } from './scan-work.repository.js';
import { ScansRepository } from './scans.repository.js';
import { SessionsRepository } from './sessions.repository.js';
import { SkillsRepository } from './skills.repository.js';
import { StrayObjectsRepository } from './stray-objects.repository.js';
import { SweepRepository } from './sweep.repository.js';
import { UsersRepository } from './users.repository.js';

/** Everything that speaks SQL. */
export const repositories = [
  UsersRepository,
  IdentitiesRepository,
  SessionsRepository,
  SkillsRepository,
  AnswersRepository,
  ResumesRepository,
  EvaluationsRepository,
  ScansRepository,
  ScanListRepository,
  ScanLookupRepository,
  ScanExportRepository,
  SavedScansRepository,
  ScanWorkRepository,
  PostingReadingsRepository,
  MatchesRepository,
  InsightsRepository,
  SweepRepository,
  StrayObjectsRepository,
  AccountsRepository,
  AccountPurgesRepository,
  AuditRepository,
  AccountExportRepository,
];
