import {
  type AuditEntry,
  type ExportedInvitation,
  type ExportedProfile,
  type ExportedResume,
  type ExportedScan,
  type ExportedSession,
  resumeFormats,
} from '@rolefit/contracts';
import type {
  AuditRow,
  ExportedIdentityRow,
  ExportedResumeRow,
  ExportedSessionRow,
  ExportedUserRow,
  InvitationRow,
  WholeScanRow,
} from '@rolefit/database';
import { english, writeMatch } from '@rolefit/match-texts';
import { presentInvitation } from '../people/people.presenter.js';
import { presentEvaluation } from '../resumes/resume.presenter.js';
import { presentJob, presentReading } from '../scans/scan.presenter.js';

const iso = (date: Date | null) => date?.toISOString() ?? null;

export function presentExportedProfile(
  user: ExportedUserRow,
  identities: readonly ExportedIdentityRow[],
): ExportedProfile {
  const { answers: _answers, removedSkills: _removed, createdAt, updatedAt, ...rest } = user;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    signIns: identities.map((identity) => ({
      ...identity,
      createdAt: identity.createdAt.toISOString(),
    })),
  };
}

export function presentExportedSession(row: ExportedSessionRow): ExportedSession {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: iso(row.lastUsedAt),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: iso(row.endedAt),
  };
}

export const presentExportedInvitation = (row: InvitationRow): ExportedInvitation => ({
  ...presentInvitation(row),
  acceptedAt: iso(row.acceptedAt),
});

/** Path of a version's file in the archive. Uses only the version number, because uploaded file names are untrusted. */
export function pathOfResume({
  version,
  format,
}: Pick<ExportedResumeRow, 'version' | 'format'>): string {
  return `resumes/${version}.${resumeFormats[format].extension}`;
}

export function presentExportedResume(row: ExportedResumeRow): ExportedResume {
  const {
    id,
    number,
    name,
    isDefault,
    removedAt,
    version,
    fileName,
    format,
    sizeBytes,
    uploadedAt,
  } = row;
  const { text, readAs, pages, hidden, facts, reading } = row;
  return {
    id,
    number,
    name,
    isDefault,
    removedAt: iso(removedAt),
    version,
    file: pathOfResume(row),
    fileName,
    format,
    sizeBytes,
    uploadedAt: uploadedAt.toISOString(),
    evaluation: presentEvaluation(row),
    text,
    readAs,
    pages,
    hidden,
    facts,
    reading,
  };
}

export function presentExportedScan(row: WholeScanRow): ExportedScan {
  const {
    givenTitle,
    readTitle,
    lastFormerScore,
    formerScoreAt,
    postingText,
    match,
    judgedAt,
    resumeId,
    profileRevision,
    facts,
  } = row;
  return {
    ...presentJob(row, 'en'),
    formerScore: lastFormerScore,
    formerScoreAt: iso(formerScoreAt),
    givenTitle,
    readTitle,
    jobDescription: postingText,
    match: match && writeMatch(match, english),
    judged:
      judgedAt === null || resumeId === null || profileRevision === null
        ? null
        : { at: judgedAt.toISOString(), resumeId, profileRevision },
    facts,
    ...presentReading(row),
    evidence: row.evidence,
    otherEvidence: row.otherEvidence,
  };
}

export function presentAuditEntry({ at, event, provider, refusal }: AuditRow): AuditEntry {
  return { at: at.toISOString(), event, provider, refusal };
}
