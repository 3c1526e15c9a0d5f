import { canBeJudged } from '@rolefit/scoring';
import { inParallel } from './in-parallel.mjs';

/**
 * Reads each item of a data folder once, whichever task asks first: pairs share their resumes and postings, so a thousand pairs cost
 * no more readings than their items.
 */
export function createReadings(data, analyser) {
  const kept = new Map();
  const once = (key, read) => {
    if (!kept.has(key)) kept.set(key, read());
    return kept.get(key);
  };
  const readings = {
    each: (items, work) => inParallel(items, analyser.concurrency, work),
    pdf: (file) => once(`pdf ${file}`, () => analyser.readPdf(data.bytes('resumes', file))),
    /** Null for a file that is refused or has no text. */
    resume: (file) =>
      once(`resume ${file}`, async () => {
        const { text } = await readings.pdf(file);
        return text === null ? null : analyser.readResume(text);
      }),
    resumeText: (text) => analyser.readResume(text),
    posting: (file) => once(`posting ${file}`, () => readings.postingText(data.text('postings', file))),
    async postingText(text) {
      const posting = await analyser.readPosting(text);
      return { ...posting, isJudged: canBeJudged(posting.facts) };
    },
  };
  return readings;
}
