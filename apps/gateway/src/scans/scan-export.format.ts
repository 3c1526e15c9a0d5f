import { type ExportedJob, type ExportFormat, subScoreKeys } from '@rolefit/contracts';
import { byteOrderMark, type Cell, csvRow } from './csv.js';

/** How a file of scans begins, goes on and ends. */
interface FileFormat {
  readonly head: string;
  /** @param isFirst whether nothing stands before it but the head */
  row(job: ExportedJob, isFirst: boolean): string;
  readonly tail: string;
}

/** The columns by the names that the API has for them. */
const columns: readonly (readonly [name: string, cell: (job: ExportedJob) => Cell])[] = [
  ['title', (job) => job.title],
  ['companyName', (job) => job.companyName],
  ['url', (job) => job.url],
  ['status', (job) => job.status],
  ['failure', (job) => job.failure?.message ?? null],
  ['overallScore', (job) => job.score?.overallScore ?? null],
  ...subScoreKeys.map((key) => [key, (job: ExportedJob) => job.score?.[key] ?? null] as const),
  ['formerScore', (job) => job.formerScore],
  ['readyToApply', (job) => job.readyToApply],
  ['matchSkills', (job) => job.matchSkills.join('; ')],
  ['missingSkills', (job) => job.missingSkills.join('; ')],
  ['stage', (job) => job.saved?.stage ?? null],
  ['note', (job) => job.saved?.note ?? null],
  ['savedAt', (job) => job.saved?.savedAt ?? null],
  ['createdAt', (job) => job.createdAt],
  ['updatedAt', (job) => job.updatedAt],
  ['jobId', (job) => job.jobId],
  ['_id', (job) => job._id],
];

/** Each format an export comes in. */
export const exportFormats: Readonly<Record<ExportFormat, FileFormat>> = {
  csv: {
    head: byteOrderMark + csvRow(columns.map(([name]) => name)),
    row: (job) => csvRow(columns.map(([, cell]) => cell(job))),
    tail: '',
  },
  json: { head: '[', row: (job, isFirst) => `${isFirst ? '' : ','}\n${JSON.stringify(job)}`, tail: '\n]\n' },
};
