import { countWords, limits, type ScanBatchItem, type ScanRequest, scanRequestSchema } from '@rolefit/contracts';

/** The fields of a posting as the user sees them; what is not there is empty. */
export interface PostingValues {
  readonly jobDescription: string;
  readonly companyName: string;
  readonly url: string;
  readonly logo: string;
  readonly title: string;
}

export type PostingField = keyof PostingValues;

export const emptyPosting: PostingValues = { jobDescription: '', companyName: '', url: '', logo: '', title: '' };

/** What the server said of a posting that was sent. */
export type ItemAnswer = { readonly outcome: 'accepted' | 'already-there'; readonly scanId: string } | { readonly outcome: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> };

/** One posting of the list. `answer` is null until it was sent, and again once it was changed. */
export interface BatchItem {
  readonly id: string;
  readonly values: PostingValues;
  readonly answer: ItemAnswer | null;
}

/** What a check found: a request that may be sent, or the first message for each field at fault. */
export type ItemCheck = { readonly request: ScanRequest } | { readonly fields: Readonly<Partial<Record<string, string>>> };

/** 53 bits of a text (cyrb53): far from chance for the postings of one user, and there without waiting, on every origin. */
function hash(text: string, seed: number): string {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/**
 * The same posting has the same id, whenever it is sent: what was sent before an answer got lost, or stands in a file that is dropped
 * twice, is found "already there" and not scanned twice.
 */
function jobIdOf(posting: Omit<ScanRequest, 'jobId'>): string {
  const text = JSON.stringify([posting.jobDescription, posting.companyName, posting.url, posting.logo, posting.title]);
  return `many-${hash(text, 1)}${hash(text, 2)}`;
}

function check({ logo, title, ...values }: PostingValues): ItemCheck {
  const parsed = scanRequestSchema.safeParse({ ...values, ...(logo.trim() ? { logo } : {}), ...(title.trim() ? { title } : {}), jobId: 'unknown yet' });
  if (parsed.success) return { request: { ...parsed.data, jobId: jobIdOf(parsed.data) } };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  return { fields };
}

const checks = new WeakMap<PostingValues, ItemCheck>();

/** Checks a posting by the contract, once for as long as it stays as it is: a list of a hundred long ones is looked at with every key. */
export function checkPosting(values: PostingValues): ItemCheck {
  const known = checks.get(values) ?? check(values);
  checks.set(values, known);
  return known;
}

/** Whether the server has it: nothing is left to do about it. */
export function isDone({ answer }: BatchItem): boolean {
  return answer !== null && answer.outcome !== 'refused';
}

/** Those that the server has, with their scans. */
export function doneItems(items: readonly BatchItem[]) {
  return items.flatMap(({ id, values, answer }) => (answer === null || answer.outcome === 'refused' ? [] : [{ id, values, ...answer }]));
}

/** Those that can be sent now, with what to send. */
export function readyItems(items: readonly BatchItem[]): { readonly id: string; readonly request: ScanRequest }[] {
  return items.flatMap((item) => {
    const checked = checkPosting(item.values);
    return item.answer === null && 'request' in checked ? [{ id: item.id, request: checked.request }] : [];
  });
}

/** What is wrong with a posting, by field; the server's word where it was refused, under `''` where it blames no field. */
export function problemsOf({ values, answer }: BatchItem): Readonly<Partial<Record<string, string>>> {
  if (answer?.outcome === 'refused') return Object.keys(answer.fields).length > 0 ? answer.fields : { '': answer.message };
  const checked = checkPosting(values);
  return 'fields' in checked ? checked.fields : {};
}

/** The place (from 0) of an earlier posting that is the same, or null. */
export function findDuplicates(items: readonly BatchItem[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>();
  const same = new Map<string, number>();
  items.forEach(({ id, values }, place) => {
    const checked = checkPosting(values);
    if (!('request' in checked)) return;
    const before = first.get(checked.request.jobId);
    if (before === undefined) first.set(checked.request.jobId, place);
    else same.set(id, before);
  });
  return same;
}

/** Puts the server's answers to the postings that were sent, in the order in which they were. */
export function withAnswers(items: readonly BatchItem[], sentIds: readonly string[], answers: readonly ScanBatchItem[]): BatchItem[] {
  const answerOf = new Map(sentIds.map((id, place) => [id, answers[place]]));
  return items.map((item) => {
    const answer = answerOf.get(item.id);
    if (answer === undefined) return item;
    return { ...item, answer: answer.outcome === 'refused' ? answer : { outcome: answer.outcome, scanId: answer.job._id } };
  });
}

/** Words of a posting, and whether they are enough for a score. */
export function lengthOf({ jobDescription }: PostingValues): { readonly words: number; readonly isEnough: boolean } {
  const words = countWords(jobDescription);
  return { words, isEnough: words >= limits.postingMinWords };
}
