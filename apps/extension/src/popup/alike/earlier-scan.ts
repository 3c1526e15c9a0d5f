import { type Job, type ScanLookup } from '@rolefit/contracts';
import { formatDay } from '@/lib/format-date';
import { scanName } from '../lists/scan-name';
import { scoreWord } from '../score';
import { texts } from '../texts';

type Alike = ScanLookup['alike'][number];

function siteOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}

/** Why an earlier scan may be of the same posting. */
export function likenessText({ likeness, job }: Pick<Alike, 'likeness' | 'job'>): string {
  return likeness === 'title'
    ? texts.alike.title(scanName(job), siteOf(job.url))
    : texts.alike[likeness];
}

/** The score of a scan with its word, or else its status. */
export function resultText({ score, status }: Job): string {
  return score
    ? `${texts.percent(score.overallScore)} ${scoreWord(score.overallScore)}`
    : texts.statuses[status];
}

/** When it was scanned, with its result: "on 3 Nov 2026 · 72% Good". */
export function outcomeText(job: Job): string {
  return `${texts.when(formatDay(job.createdAt))} · ${resultText(job)}`;
}
