import { readPosting, readResume } from '@rolefit/reading';
import { countWords, normaliseLine, normaliseText } from '@rolefit/contracts';
import { readPage } from '@rolefit/page-reader';
import { findSkillMentions } from '@rolefit/skills';
import { redact } from '../../libs/reading/src/redaction/redact.js';
import { cpuMs } from './growth.ts';

/** Every entry point that parses untrusted text, by name. */
export const readers: Readonly<Record<string, (text: string) => unknown>> = {
  form: (text) => [normaliseText(text), normaliseLine(text), countWords(text)],
  skills: (text) => findSkillMentions(text),
  posting: (text) => readPosting(normaliseText(text)),
  resume: (text) => readResume(normaliseText(text), { asOf: '2026-11-01' }),
  redaction: (text) => [redact(text, 'posting'), redact(text, 'resume')],
  page: (text) =>
    readPage({
      url: 'https://bread.example/jobs/7',
      title: text.slice(0, 1_000),
      html: `<title>${text.slice(0, 1_000)}</title><h1>Baker</h1><main><p>${text}</p></main><script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Baker', description: text })}</script>`,
      headings: [{ level: 1, text: 'Baker' }],
      truncated: false,
    }),
};

/** CPU time of reading a text, in milliseconds: the minimum of some tries. */
export async function timeOf(
  read: (text: string) => unknown,
  text: string,
  tries = 1,
): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < tries; turn++) {
    const start = cpuMs();
    await read(text);
    least = Math.min(least, cpuMs() - start);
  }
  return least;
}
