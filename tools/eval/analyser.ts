import { readClosely } from '@rolefit/close-reading';
import { type LanguageModel, readPosting, readResume } from '@rolefit/reading';
import { looksLikePdf } from '@rolefit/resume-format';
import { ResumeTextReader } from '@rolefit/resume-text';
import { OpenAiModel } from '@rolefit/model';
import { loadModelConfig, type ModelConfig } from '@rolefit/config';
import {
  AppError,
  type CloseReading,
  limits,
  normaliseText,
  type PostingFacts,
  type ResumeFacts,
} from '@rolefit/contracts';
import { type ProfileSkillInput, profileSkillsFrom } from '@rolefit/scoring';
import { type DataSet } from './data-set.ts';
import { type AnalyserName, type Options, UsageError } from './options.ts';
import { labelledPairs } from './replay/labelled-pairs.ts';
import { type ReplayServer, startReplay } from './replay/replay.server.ts';

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
  /** Whether a model finds the evidence. */
  readonly readsClosely: boolean;
  readPdf(bytes: Buffer): Promise<PdfReading>;
  /** @param day what "present" means in it, as YYYY-MM-DD; by default the one of the options */
  readResume(text: string, day?: string): Promise<ResumeReading>;
  readPosting(raw: string): Promise<PostingReading>;
  /** Null for the built-in analyser, which links by rules. */
  readClosely(posting: PostingReading, resume: ResumeReading): Promise<CloseReading | null>;
  close(): Promise<void>;
}

const now = () => performance.now();

/** Requests in parallel. The built-in analyser runs on one core anyway; two keep the PDF processes busy. */
const concurrency = { builtin: 2, llm: 8 } as const satisfies Record<AnalyserName, number>;

/** The labels' names for our errors. */
const outcomes = new Map<string, UploadOutcome>([
  ['RESUME_TOO_LARGE', 'too_large'],
  ['RESUME_FORMAT_UNSUPPORTED', 'not_pdf'],
  ['RESUME_ENCRYPTED', 'encrypted'],
  ['RESUME_NO_TEXT', 'no_text'],
]);

/** @throws UsageError for `llm` where the environment configures no model */
export async function createAnalyser(
  { analyser, asOf, replay }: Pick<Options, 'analyser' | 'asOf' | 'replay'>,
  data: DataSet,
): Promise<Analyser> {
  const pdf = new ResumeTextReader({ processes: 2 });
  const server = analyser === 'llm' && replay !== null ? await replayOf(data, pdf, replay) : null;
  const reader = analyser === 'llm' ? modelFor(server) : null;
  const model = reader?.reads === 'links' ? null : (reader?.model ?? null);
  return {
    concurrency: concurrency[analyser],
    readsClosely: reader !== null && reader.reads !== 'facts',
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
    async readClosely({ facts: posting }, { text: resumeText }) {
      if (reader === null || reader.reads === 'facts') return null;
      const { closeReading } = await readClosely(
        { posting, resumeText },
        { model: reader.model, now },
      );
      return closeReading;
    },
    async close() {
      await pdf.close();
      await server?.close();
    },
  };
}

interface ModelReader {
  readonly model: LanguageModel;
  readonly reads: ModelConfig['reads'];
}

function modelFor(server: ReplayServer | null): ModelReader {
  const config =
    server === null
      ? loadModelConfig()
      : loadModelConfig({ AI_BASE_URL: server.baseUrl, AI_MODEL: 'replay', AI_READS: 'links' });
  if (config === null) throw new UsageError('The analyser llm needs AI_BASE_URL and AI_MODEL.');
  return { model: new OpenAiModel(config), reads: config.reads };
}

async function replayOf(
  data: DataSet,
  pdf: ResumeTextReader,
  share: number,
): Promise<ReplayServer> {
  const folder = 'pairs';
  const pairs = await labelledPairs(
    data,
    folder,
    async (id) => (await extract(pdf, data.bytes(folder, 'resumes', `${id}.pdf`))).text,
  );
  return startReplay(pairs, share);
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
