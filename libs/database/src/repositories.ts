import { AccountExportRepository } from './personal-data/account-export.repository.js';
import { AccountPurgesRepository } from './personal-data/account-purges.repository.js';
import { AccountsRepository } from './accounts/accounts.repository.js';
import { AnswersRepository } from './profiles/answers.repository.js';
import { AskedConditionsRepository } from './scans/asked-conditions.repository.js';
import { AuditRepository } from './audit/audit.repository.js';
import { CloseReadingsRepository } from './close-readings/close-readings.repository.js';
import { CloseReadingWorkRepository } from './close-readings/close-reading-work.repository.js';
import { CorrectionsRepository } from './profiles/corrections.repository.js';
import { EvaluationsRepository } from './resumes/evaluations.repository.js';
import { IdentitiesRepository } from './accounts/identities.repository.js';
import { InvitationsRepository } from './invitations/invitations.repository.js';
import { PeopleRepository } from './accounts/people.repository.js';
import { InsightsRepository } from './scans/insights.repository.js';
import { WhatIfsRepository } from './scans/what-ifs.repository.js';
import { MatchesRepository } from './matches/matches.repository.js';
import { OwnersRepository } from './owners/owners.repository.js';
import { PostingReadingsRepository } from './postings/posting-readings.repository.js';
import { PasskeysRepository } from './passkeys/passkeys.repository.js';
import { PersonalTokensRepository } from './personal-tokens/personal-tokens.repository.js';
import { NamedResumesRepository } from './resumes/named-resumes.repository.js';
import { ResumesRepository } from './resumes/resumes.repository.js';
import { ArchivedScansRepository } from './scans/archived-scans.repository.js';
import { NextScansRepository } from './scans/next-scans.repository.js';
import { SavedScansRepository } from './scans/saved-scans.repository.js';
import { ScanExportRepository } from './scans/scan-export.repository.js';
import { ScanListRepository } from './scans/scan-list.repository.js';
import { ScanLookupRepository } from './scans/scan-lookup.repository.js';
import { ScanWorkRepository } from './scans/scan-work.repository.js';
import { ScansRepository } from './scans/scans.repository.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SkillsRepository } from './profiles/skills.repository.js';
import { OrphanedObjectsRepository } from './resumes/orphaned-objects.repository.js';
import { OutdatedReadingsRepository } from './sweep/outdated-readings.repository.js';
import { SweepRepository } from './sweep/sweep.repository.js';
import { UsersRepository } from './accounts/users.repository.js';

/** All repositories, for dependency injection. */
export const repositories = [
  UsersRepository,
  IdentitiesRepository,
  SessionsRepository,
  PersonalTokensRepository,
  PasskeysRepository,
  PeopleRepository,
  InvitationsRepository,
  SkillsRepository,
  AnswersRepository,
  AskedConditionsRepository,
  CorrectionsRepository,
  ResumesRepository,
  NamedResumesRepository,
  EvaluationsRepository,
  ScansRepository,
  ScanListRepository,
  ScanLookupRepository,
  ScanExportRepository,
  SavedScansRepository,
  ArchivedScansRepository,
  NextScansRepository,
  ScanWorkRepository,
  PostingReadingsRepository,
  MatchesRepository,
  CloseReadingsRepository,
  CloseReadingWorkRepository,
  InsightsRepository,
  WhatIfsRepository,
  OwnersRepository,
  OutdatedReadingsRepository,
  SweepRepository,
  OrphanedObjectsRepository,
  AccountsRepository,
  AccountPurgesRepository,
  AuditRepository,
  AccountExportRepository,
];
