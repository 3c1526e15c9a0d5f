import { type ExportedJob, type ExportFormat, subScoreKeys } from '@rolefit/contracts';
import { byteOrderMark, type Cell, csvRow } from './csv.js';

/** Serialisation of an export: head, rows and tail. */
interface FileFormat {
  readonly head: string;
  /** @param isFirst whether this is the first row */
  row(job: ExportedJob, isFirst: boolean): string;
  readonly tail: string;
}

/** Columns, named as in the API. */
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
  ['archivedAt', (job) => job.archivedAt],
  ['createdAt', (job) => job.createdAt],
  ['updatedAt', (job) => job.updatedAt],
  ['jobId', (job) => job.jobId],
  ['_id', (job) => job._id],
];

/** The supported export formats. */
export const exportFormats: Readonly<Record<ExportFormat, FileFormat>> = {
  csv: {
    head: byteOrderMark + csvRow(columns.map(([name]) => name)),
    row: (job) => csvRow(columns.map(([, cell]) => cell(job))),
    tail: '',
  },
  json: {
    head: '[',
    row: (job, isFirst) => `${isFirst ? '' : ','}\n${JSON.stringify(job)}`,
    tail: '\n]\n',
  },
};
