import { readPosting, readResume } from '@rolefit/reading';
import { ResumeTextReader } from '@rolefit/resume-text';
import { OpenAiModel } from '@rolefit/model';
import { loadModelConfig } from '@rolefit/config';
import {
  AppError,
  limits,
  looksLikePdf,
  normaliseText,
  type PostingFacts,
  type ResumeFacts,
} from '@rolefit/contracts';
import { type ProfileSkillInput, profileSkillsFrom } from '@rolefit/scoring';
import { type AnalyserName, type Options, UsageError } from './options.ts';

export type UploadOutcome = 'ok' | 'too_large' | 'not_pdf' | 'encrypted' | 'no_text' | 'error';

export interface PdfReading {
  readonly outcome: UploadOutcome;
  /** Null unless the outcome is `ok`. */
  readonly text: string | null;
  readonly ms: number;
}

export interface ResumeReading {
  readonly text: string;
  readonly facts: ResumeFacts;
  /** The skills that the profile would list. */
  readonly skills: readonly Pick<ProfileSkillInput, 'name' | 'score'>[];
}

export interface PostingReading {
  readonly text: string;
  readonly facts: PostingFacts;
}

/** The product's path from bytes to facts, without any cache: a second run reads again. */
export interface Analyser {
  readonly concurrency: number;
  readPdf(bytes: Buffer): Promise<PdfReading>;
  /** @param day what "present" means in it, as YYYY-MM-DD; by default the one of the options */
  readResume(text: string, day?: string): Promise<ResumeReading>;
  readPosting(raw: string): Promise<PostingReading>;
  close(): Promise<void>;
}

const now = () => performance.now();

/** Requests in parallel. The built-in analyser runs on one core anyway; two keep the PDF processes busy. */
const concurrency = { builtin: 2, llm: 8 } as const satisfies Record<AnalyserName, number>;

/** The labels' names for our errors. */
const outcomes = new Map<string, UploadOutcome>([
  ['RESUME_TOO_LARGE', 'too_large'],
  ['RESUME_NOT_PDF', 'not_pdf'],
  ['RESUME_ENCRYPTED', 'encrypted'],
  ['RESUME_NO_TEXT', 'no_text'],
]);

/** @throws UsageError for `llm` where the environment configures no model */
export function createAnalyser({ analyser, asOf }: Pick<Options, 'analyser' | 'asOf'>): Analyser {
  const pdf = new ResumeTextReader({ processes: 2 });
  const model = analyser === 'llm' ? configuredModel() : null;
  return {
    concurrency: concurrency[analyser],
    async readPdf(bytes) {
      const startedAt = now();
      const { outcome, text } = await extract(pdf, bytes);
      return { outcome, text, ms: Math.round(now() - startedAt) };
    },
    async readResume(text, day = asOf) {
      const { facts } = await readResume(text, { model, asOf: day, now });
      return {
        text,
        facts,
        skills: profileSkillsFrom(facts).map(({ name, score }) => ({ name, score })),
      };
    },
    async readPosting(raw) {
      const text = normaliseText(raw).slice(0, limits.postingChars);
      const { facts } = await readPosting(text, { model, now });
      return { text, facts };
    },
    close: () => pdf.close(),
  };
}

function configuredModel(): OpenAiModel {
  const config = loadModelConfig();
  if (config === null) throw new UsageError('The analyser llm needs AI_BASE_URL and AI_MODEL.');
  return new OpenAiModel(config);
}

async function extract(pdf: ResumeTextReader, bytes: Buffer): Promise<Omit<PdfReading, 'ms'>> {
  if (bytes.length > limits.resumeBytes) return { outcome: 'too_large', text: null };
  if (!looksLikePdf(bytes)) return { outcome: 'not_pdf', text: null };
  try {
    const { text } = await pdf.read(bytes);
    return { outcome: 'ok', text };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: outcomes.get(error.code) ?? 'error', text: null };
  }
}
