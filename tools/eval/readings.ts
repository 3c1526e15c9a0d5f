import { type CloseReading, type StoredMatch } from '@rolefit/contracts';
import { canBeJudged, scoreMatch } from '@rolefit/scoring';
import {
  type Analyser,
  type PdfReading,
  type PostingReading,
  type ResumeReading,
} from './analyser.ts';
import { type DataSet } from './data-set.ts';
import { inParallel } from './in-parallel.ts';

/** A posting that asks for nothing is not scored, as in the product. */
export interface JudgeablePosting extends PostingReading {
  readonly isJudged: boolean;
}

/** Readings of the items of a data set. Each file is read once, since pairs share their resumes and postings. */
export interface Readings {
  each<Item, Answer>(
    items: readonly Item[],
    work: (item: Item) => Promise<Answer>,
  ): Promise<Answer[]>;
  pdf(file: string): Promise<PdfReading>;
  /** Text of a PDF by its path in the data set; null for one that is refused or has no text. */
  pdfText(...path: readonly string[]): Promise<string | null>;
  /** Null for a file that is refused or has no text. */
  resume(file: string): Promise<ResumeReading | null>;
  /** @param day what "present" means in it, as YYYY-MM-DD */
  resumeText(text: string, day?: string): Promise<ResumeReading>;
  posting(file: string): Promise<JudgeablePosting>;
  postingText(text: string): Promise<JudgeablePosting>;
  /** Whether a model finds the evidence. */
  readonly readsClosely: boolean;
  /** What the analyser's model finds in both texts; null if it only reads facts, or there is none. */
  closely(posting: PostingReading, resume: ResumeReading): Promise<CloseReading | null>;
}

export function createReadings(data: DataSet, analyser: Analyser): Readings {
  const pdf = memoised((file) => analyser.readPdf(data.bytes('resumes', file)));
  const postingText = async (text: string) => {
    const posting = await analyser.readPosting(text);
    return { ...posting, isJudged: canBeJudged(posting.facts) };
  };
  return {
    each: (items, work) => inParallel(items, analyser.concurrency, work),
    pdf,
    pdfText: async (...path) => (await analyser.readPdf(data.bytes(...path))).text,
    resume: memoised(async (file) => {
      const { text } = await pdf(file);
      return text === null ? null : analyser.readResume(text);
    }),
    resumeText: (text, day) => analyser.readResume(text, day),
    posting: memoised((file) => postingText(data.text('postings', file))),
    postingText,
    readsClosely: analyser.readsClosely,
    closely: (posting, resume) => analyser.readClosely(posting, resume),
  };
}

/** Judges a pair as the product does for a user who added no skills of their own. */
export function judge(
  { facts: posting }: PostingReading,
  { facts: resume }: Pick<ResumeReading, 'facts'>,
  skills: ResumeReading['skills'],
  closeReading: CloseReading | null = null,
): StoredMatch {
  return scoreMatch({
    posting,
    resume,
    skills: skills.map((skill) => ({ ...skill, source: 'resume' })),
    closeReading,
  });
}

/** Reads each key once; concurrent callers share the pending read. */
export function memoised<Reading>(
  read: (key: string) => Promise<Reading>,
): (key: string) => Promise<Reading> {
  const started = new Map<string, Promise<Reading>>();
  return (key) => {
    const reading = started.get(key) ?? read(key);
    started.set(key, reading);
    return reading;
  };
}
