import { readPosting, readResume } from '@rolefit/ai';
import { OpenAiModel, PdfTextReader } from '@rolefit/ai-adapters';
import { loadModelConfig } from '@rolefit/config';
import { AppError, limits, looksLikePdf, normaliseText } from '@rolefit/contracts';
import { profileSkillsFrom } from '@rolefit/scoring';
import { UsageError } from './options.mjs';

const now = () => performance.now();

/** What a model is asked at the same time; the built-in analyser takes turns on one processor anyway. */
const concurrency = { builtin: 2, llm: 8 };

/** What the labels call the outcomes of an upload. */
const outcomes = { RESUME_TOO_LARGE: 'too_large', RESUME_NOT_PDF: 'not_pdf', RESUME_ENCRYPTED: 'encrypted', RESUME_NO_TEXT: 'no_text' };

/**
 * The product's way from bytes to facts: `readPdf`, `readResume`, `readPosting`. Nothing is remembered, so that a second run reads again.
 * @throws UsageError for `llm` where the environment names no model
 */
export function createAnalyser({ analyser, asOf }) {
  const pdf = new PdfTextReader({ processes: 2 });
  const model = analyser === 'llm' ? configuredModel() : null;
  return {
    concurrency: concurrency[analyser],
    /** @returns `{outcome, text, ms}`; `text` is null unless the outcome is `ok` */
    async readPdf(bytes) {
      const startedAt = now();
      const { outcome, text } = await extract(pdf, bytes);
      return { outcome, text, ms: Math.round(now() - startedAt) };
    },
    /** @returns facts, and the skills that the profile would list */
    async readResume(text) {
      const { facts, reading } = await readResume(text, { model, asOf, now });
      return { text, facts, reading, skills: profileSkillsFrom(facts).map(({ name, score }) => ({ name, score })) };
    },
    async readPosting(raw) {
      const text = normaliseText(raw).slice(0, limits.postingChars);
      const { facts, reading } = await readPosting(text, { model, now });
      return { text, facts, reading };
    },
    close: () => pdf.close(),
  };
}

function configuredModel() {
  const config = loadModelConfig();
  if (config === null) throw new UsageError('The analyser llm needs AI_BASE_URL and AI_MODEL.');
  return new OpenAiModel(config);
}

async function extract(pdf, bytes) {
  if (bytes.length > limits.resumeBytes) return { outcome: 'too_large', text: null };
  if (!looksLikePdf(bytes)) return { outcome: 'not_pdf', text: null };
  try {
    const { text } = await pdf.read(bytes);
    return { outcome: 'ok', text };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { outcome: outcomes[error.code] ?? 'error', text: null };
  }
}
