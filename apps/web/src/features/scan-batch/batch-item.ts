import {
  countWords,
  limits,
  type ScanBatchItem,
  type ScanRequest,
  scanRequestSchema,
} from '@rolefit/contracts';

/** Fields of a posting as entered; missing ones are empty. */
export interface PostingValues {
  readonly jobDescription: string;
  readonly companyName: string;
  readonly url: string;
  readonly logo: string;
  readonly title: string;
}

export type PostingField = keyof PostingValues;

export const emptyPosting: PostingValues = {
  jobDescription: '',
  companyName: '',
  url: '',
  logo: '',
  title: '',
};

/** The server's answer for a posting. */
export type ItemAnswer =
  | { readonly outcome: 'accepted' | 'already-there'; readonly scanId: string }
  | {
      readonly outcome: 'refused';
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    };

/** One posting of the list. `answer` is null until it was sent, and after a change. */
export interface BatchItem {
  readonly id: string;
  readonly values: PostingValues;
  readonly answer: ItemAnswer | null;
}

/** A valid request, or the first error of each field. */
export type ItemCheck =
  | { readonly request: ScanRequest }
  | { readonly fields: Readonly<Partial<Record<string, string>>> };

/** A 53-bit hash (cyrb53): collisions are unlikely among one user's postings, and unlike Web Crypto it is synchronous and works in insecure contexts. */
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

/** Idempotency key derived from the content: a posting that is sent again after a lost answer, or contained in a file twice, is deduplicated by the server. */
function jobIdOf(posting: Omit<ScanRequest, 'jobId'>): string {
  const text = JSON.stringify([
    posting.jobDescription,
    posting.companyName,
    posting.url,
    posting.logo,
    posting.title,
  ]);
  return `many-${hash(text, 1)}${hash(text, 2)}`;
}

function check({ logo, title, ...values }: PostingValues): ItemCheck {
  const parsed = scanRequestSchema.safeParse({
    ...values,
    ...(logo.trim() ? { logo } : {}),
    ...(title.trim() ? { title } : {}),
    jobId: 'unknown yet',
  });
  if (parsed.success) return { request: { ...parsed.data, jobId: jobIdOf(parsed.data) } };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  return { fields };
}

const checks = new WeakMap<PostingValues, ItemCheck>();

/** Validates a posting. Memoised by identity, because the whole list is validated on every key press. */
export function checkPosting(values: PostingValues): ItemCheck {
  const known = checks.get(values) ?? check(values);
  checks.set(values, known);
  return known;
}

/** Whether the server has accepted it. */
export function isDone({ answer }: BatchItem): boolean {
  return answer !== null && answer.outcome !== 'refused';
}

/** Accepted postings with their scans. */
export function doneItems(items: readonly BatchItem[]) {
  return items.flatMap(({ id, values, answer }) =>
    answer === null || answer.outcome === 'refused' ? [] : [{ id, values, ...answer }],
  );
}

/** Postings that can be sent, with their requests. */
export function readyItems(
  items: readonly BatchItem[],
): { readonly id: string; readonly request: ScanRequest }[] {
  return items.flatMap((item) => {
    const checked = checkPosting(item.values);
    return item.answer === null && 'request' in checked
      ? [{ id: item.id, request: checked.request }]
      : [];
  });
}

/** Errors by field; for a refused posting the server's, under `''` if it concerns no field. */
export function problemsOf({
  values,
  answer,
}: BatchItem): Readonly<Partial<Record<string, string>>> {
  if (answer?.outcome === 'refused') {
    const { fields, message } = answer;
    return Object.keys(fields).length > 0 ? fields : { '': message };
  }
  const checked = checkPosting(values);
  return 'fields' in checked ? checked.fields : {};
}

/** For each duplicate, the index of the earlier posting. */
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

/** Assigns the server's answers to the postings that were sent, in order. */
export function withAnswers(
  items: readonly BatchItem[],
  sentIds: readonly string[],
  answers: readonly ScanBatchItem[],
): BatchItem[] {
  const answerOf = new Map(sentIds.map((id, place) => [id, answers[place]]));
  return items.map((item) => {
    const answer = answerOf.get(item.id);
    if (answer === undefined) return item;
    return {
      ...item,
      answer:
        answer.outcome === 'refused' ? answer : { outcome: answer.outcome, scanId: answer.job._id },
    };
  });
}

/** Number of words, and whether they are enough for a score. */
export function lengthOf({ jobDescription }: PostingValues): {
  readonly words: number;
  readonly isEnough: boolean;
} {
  const words = countWords(jobDescription);
  return { words, isEnough: words >= limits.postingMinWords };
}
