import type {
  DisplayLanguage,
  ExportedJob,
  Job,
  JobDetail,
  Judged,
  Saved,
  ScanBatch,
  ScanBatchItem,
} from '@rolefit/contracts';
import type { ExportedScanRow, ScanDetailRow, ScanRow } from '@rolefit/database';
import { matchTexts, writeComparison, writeMatch } from '@rolefit/match-texts';

/** A scan under its public name, as a list item. */
export function presentJob(row: ScanRow, language: DisplayLanguage): Job {
  return {
    _id: row.id,
    jobId: row.jobId,
    title: row.title,
    companyName: row.companyName,
    logo: row.logo,
    url: row.url,
    status: row.status,
    failure: row.failure,
    score: row.score,
    readyToApply: row.readyToApply,
    formerScore: row.formerScore,
    closeReading: row.closeReading,
    resumeComparison: presentComparison(row, language),
    highlights: row.highlights,
    saved: presentSaved(row),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A scan as a row of an export. Files are in English: their columns are, and other programs read them. */
export function presentExportedJob(row: ExportedScanRow): ExportedJob {
  return {
    ...presentJob(row, 'en'),
    matchSkills: row.matchSkills,
    missingSkills: row.missingSkills,
  };
}

/**
 * A scan with its match, and the two texts that the quotes refer to.
 * @param canBeReadClosely whether this server has a model that reads matches closely
 */
export function presentJobDetail(
  row: ScanDetailRow,
  language: DisplayLanguage,
  canBeReadClosely: boolean,
): JobDetail {
  const match = row.match && writeMatch(row.match, matchTexts[language]);
  return {
    ...presentJob(row, language),
    jobDescription: row.postingText,
    resumeText: row.resumeText,
    points: match?.points ?? [],
    matchSkills: match?.matchSkills ?? [],
    missingSkills: match?.missingSkills ?? [],
    knockouts: match?.knockouts ?? [],
    readiness: match?.readiness ?? [],
    scanSummary: match?.scanSummary ?? null,
    recommendations: match?.recommendations ?? [],
    notJudged: match?.notJudged ?? [],
    setAside: match?.setAside ?? [],
    terms: row.terms,
    scoreChangedAt: row.scoreChangedAt?.toISOString() ?? null,
    judged: presentJudged(row),
    canBeReadClosely,
    ...presentReading(row),
  };
}

/**
 * How the posting was read. Identical for all users who scanned the same text (ADR 27); the cost of a failed reading is reported with the scan that failed.
 */
export function presentReading({
  status,
  readingRecord,
  sharedReading,
  modelCalls,
}: Pick<ScanDetailRow, 'status' | 'readingRecord' | 'sharedReading' | 'modelCalls'>): Pick<
  JobDetail,
  'reading' | 'modelCalls'
> {
  if (readingRecord !== null)
    return { reading: readingRecord.reading, modelCalls: [...readingRecord.modelCalls] };
  // Scans from before separate records existed.
  if (sharedReading !== null)
    return {
      reading: sharedReading,
      modelCalls: (sharedReading.calls ?? []).map((call) => ({
        ...call,
        model: sharedReading.model ?? '',
      })),
    };
  return { reading: null, modelCalls: status === 'failed' ? modelCalls : [] };
}

function presentJudged({
  match,
  judgedAt,
  resumeName,
  resumeFileName,
  resumeReadAs,
  resumeUploadedAt,
  isNewestResume,
}: ScanDetailRow): Judged | null {
  if (match === null || judgedAt === null || resumeFileName === null || resumeUploadedAt === null)
    return null;
  return {
    at: judgedAt.toISOString(),
    judge: match.judge,
    resumeName,
    resumeFileName,
    resumeReadAs,
    resumeUploadedAt: resumeUploadedAt.toISOString(),
    isNewestResume: isNewestResume === true,
  };
}

/** The results of a batch with their totals. */
export function presentBatch(items: ScanBatchItem[]): ScanBatch {
  const count = (wanted: ScanBatchItem['outcome']) =>
    items.filter(({ outcome }) => outcome === wanted).length;
  return {
    items,
    accepted: count('accepted'),
    alreadyThere: count('already-there'),
    refused: count('refused'),
  };
}

function presentComparison(
  { resumeComparison }: ScanRow,
  language: DisplayLanguage,
): Job['resumeComparison'] {
  return resumeComparison && writeComparison(resumeComparison, matchTexts[language]);
}

function presentSaved({ savedAt, savedStage, savedNote }: ScanRow): Saved | null {
  return savedAt === null
    ? null
    : { stage: savedStage, note: savedNote, savedAt: savedAt.toISOString() };
}
