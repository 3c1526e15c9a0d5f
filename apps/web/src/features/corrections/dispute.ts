import { type Correction, type JobDetail, type Match, wordsKey } from '@rolefit/contracts';

/** Number of lines before and after the disputed one that are included: a heading often decides how a sentence is read. */
const linesBefore = 4;
const linesAfter = 2;

/** A disputed verdict as a test case for the maintainers: the quoted lines, the verdict of the judge and the user's ruling. */
export interface Dispute {
  readonly format: 'rolefit-dispute-1';
  readonly judge: string;
  readonly analyser: string | null;
  readonly posting: { readonly words: string; readonly around: string };
  readonly ours: {
    readonly verdict: string | null;
    readonly by: string | null;
    readonly reason: string | null;
    readonly resumeLine: string | null;
  };
  readonly yours: Correction['ruling'];
}

function around(text: string, words: string): string {
  const lines = text.split('\n');
  const wanted = wordsKey(words);
  const at = lines.findIndex((line) => {
    const key = wordsKey(line);
    return key !== '' && (key.includes(wanted) || wanted.includes(key));
  });
  return at === -1
    ? words
    : lines.slice(Math.max(0, at - linesBefore), at + linesAfter + 1).join('\n');
}

/**
 * Contains nothing of the resume but the lines that were quoted or chosen.
 * @param match as judged without the correction
 */
export function disputeOf(
  { ruling, words }: Correction,
  { jobDescription, reading }: Pick<JobDetail, 'jobDescription' | 'reading'>,
  { judge, points, knockouts }: Match,
): Dispute {
  const isAbout = (quote: { readonly text: string } | null) =>
    quote !== null && wordsKey(quote.text) === wordsKey(words);
  const point = points.find(({ postingQuote }) => isAbout(postingQuote));
  const condition = knockouts.find(({ postingQuote }) => isAbout(postingQuote));
  return {
    format: 'rolefit-dispute-1',
    judge,
    analyser: reading?.analyser ?? null,
    posting: { words, around: around(jobDescription, words) },
    ours: {
      verdict: point?.verdict ?? condition?.status ?? null,
      by: point?.by ?? null,
      reason: point?.reason ?? null,
      resumeLine: (point ?? condition)?.resumeQuote?.text ?? null,
    },
    yours: ruling,
  };
}
