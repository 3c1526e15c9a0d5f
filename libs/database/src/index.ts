export * from './data-source.js';
export * from './database.module.js';
export * from './ids.js';
export type { ReadingRecord } from './postings/reading-record.js';
export * from './run-migrations.js';
export * from './personal-data/account-export.repository.js';
export * from './personal-data/account-purges.repository.js';
export * from './personal-tokens/personal-tokens.repository.js';
export * from './accounts/accounts.repository.js';
export type { AddedScan } from './scans/add-scans.js';
export * from './profiles/answers.repository.js';
export * from './profiles/corrections.repository.js';
export * from './scans/asked-conditions.repository.js';
export * from './audit/audit.repository.js';
export * from './close-readings/close-readings.repository.js';
export * from './close-readings/close-reading-work.repository.js';
export type { QueuedCloseReading } from './close-readings/queued-close-reading.js';
export * from './resumes/evaluations.repository.js';
export * from './scans/insights.repository.js';
export * from './scans/what-ifs.repository.js';
export * from './matches/matches.repository.js';
export type { ReadPair } from './close-readings/read-pair.js';
export type { BestMatch, JudgedMatch } from './scans/judged-match.js';
export * from './postings/posting-reading.js';
export * from './postings/posting-readings.repository.js';
export * from './resumes/named-resumes.repository.js';
export type { UploadTarget } from './resumes/resume-naming.js';
export * from './resumes/resumes.repository.js';
export * from './scans/archived-scans.repository.js';
export * from './scans/next-scans.repository.js';
export * from './scans/saved-scans.repository.js';
export * from './scans/scan-export.repository.js';
export * from './scans/scan-list.repository.js';
export * from './scans/scan-list.statement.js';
export * from './scans/scan-lookup.repository.js';
export * from './scans/scan-row.js';
export * from './scans/scan-work.repository.js';
export * from './scans/scans.repository.js';
export * from './sessions/sessions.repository.js';
export * from './profiles/skills.repository.js';
export * from './resumes/orphaned-objects.repository.js';
export {
  OutdatedReadingsRepository,
  type OutdatedPage,
  type QueuedPage,
} from './sweep/outdated-readings.repository.js';
export * from './sweep/sweep.repository.js';
export * from './accounts/identities.repository.js';
export * from './accounts/users.repository.js';
