import { z } from 'zod';
import { type PostingFacts } from '@rolefit/contracts';
import { type PostingReading, type ResumeReading } from '../analyser.ts';
import { type Task } from '../task.ts';

const unlabelledSchema = z.looseObject({ id: z.string(), text: z.string() });
const postingSchema = z.looseObject({ kind: z.literal('posting'), file: z.string() });
const pairSchema = z.looseObject({ kind: z.literal('pair'), resume: z.string() });

/** The resumes were written until then. */
const asOf = '2018-12-31';

/** Words by which a sentence asks something of the reader, whatever else it says. */
const asks =
  /\b(?:must|required|requires|minimum|at least|ability to|able to|experience (?:in|with|as)|knowledge of|proficien\w+|familiar(?:ity)? with|degree in|years? of)\b/i;
/** What looks like the span of a role or of studies. */
const dateRange =
  /(?:19|20)\d{2}\s*(?:-|–|—|to|until)\s*(?:(?:\p{L}+\s|\d{1,2}\/)?(?:19|20)\d{2}|present|current|now)/giu;
const bullet = /^\s*(?:[-*•·●▪]|o(?=\s))\s+/gmu;

function sentencesOf(text: string): { start: number; end: number; text: string }[] {
  return [...text.matchAll(/[^\n.!?]+[.!?]?/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  }));
}

/** Sentences that ask something in so many words, and those of them that no requirement quotes. */
function askingSentences({ text, facts }: PostingReading): { asking: number; lost: number } {
  const asking = sentencesOf(text).filter((sentence) => asks.test(sentence.text));
  const lost = asking.filter(
    ({ start, end }) =>
      !facts.requirements.some(({ quote }) => quote.start < end && start < quote.end),
  );
  return { asking: asking.length, lost: lost.length };
}

/** Skills of a posting that are in none of its requirements. */
function strayingSkills({ skills, requirements }: PostingFacts): number {
  return skills.filter(
    ({ quote }) =>
      !requirements.some((one) => one.quote.start < quote.end && quote.start < one.quote.end),
  ).length;
}

const wordsOf = ({ requirements }: PostingFacts) =>
  new Set(requirements.map(({ quote }) => quote.text.replace(/\W+/gu, ' ').trim().toLowerCase()));

/** Share of requirements that are the same with and without bullets, by their words. */
function sameShare(a: PostingFacts, b: PostingFacts): number {
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const all = new Set([...one, ...other]);
  return all.size === 0 ? 1 : [...one].filter((words) => other.has(words)).length / all.size;
}

function mean(numbers: readonly number[]): number | null {
  return numbers.length === 0
    ? null
    : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function rolesPerRange(resumes: readonly ResumeReading[]): number | null {
  const ranges = resumes.reduce((sum, { text }) => sum + [...text.matchAll(dateRange)].length, 0);
  return share(
    resumes.reduce((sum, { facts }) => sum + facts.roles.length + facts.education.length, 0),
    ranges,
  );
}

/** Counts that need no labels, so that nothing can be tuned to a list. */
export const counts: Task = {
  needs: ['pairs', 'unlabelled.jsonl'],
  async run({ data, readings }) {
    const texts = data.lines(unlabelledSchema, 'pairs', 'unlabelled.jsonl');
    const postings = await readings.each(texts, ({ text }) => readings.postingText(text));
    const sentences = postings.map(askingSentences);
    const gold = data.lines(z.union([postingSchema, pairSchema]), 'pairs', 'gold.jsonl');
    const bulleted = gold
      .flatMap((line) => (line.kind === 'posting' ? [data.text('pairs', line.file)] : []))
      .map((text) => ({ plain: text.replace(bullet, ''), listed: asList(text) }));
    const same = await readings.each(bulleted, async ({ plain, listed }) =>
      sameShare(
        (await readings.postingText(plain)).facts,
        (await readings.postingText(listed)).facts,
      ),
    );
    const ids = new Set(gold.flatMap((line) => (line.kind === 'pair' ? [line.resume] : [])));
    const resumes = await readings.each([...ids], async (id) => {
      const text = await readings.pdfText('pairs', 'resumes', `${id}.pdf`);
      return text === null ? [] : [await readings.resumeText(text, asOf)];
    });
    const asking = sentences.reduce((sum, one) => sum + one.asking, 0);
    const skills = postings.reduce((sum, { facts }) => sum + facts.skills.length, 0);
    return {
      predictions: texts.map(({ id }, at) => ({ id, ...sentences[at] })),
      figures: [
        {
          figure: 'asking sentences without a requirement',
          value: share(
            sentences.reduce((sum, one) => sum + one.lost, 0),
            asking,
          ),
        },
        { figure: 'requirements the same with and without bullets', value: mean(same) },
        { figure: 'roles and studies per range of dates', value: rolesPerRange(resumes.flat()) },
        {
          figure: 'skills that no requirement names',
          value: share(
            postings.reduce((sum, { facts }) => sum + strayingSkills(facts), 0),
            skills,
          ),
        },
        {
          figure: 'requirements a posting',
          value: mean(postings.map(({ facts }) => facts.requirements.length)),
        },
        {
          figure: 'understood',
          value: mean(
            postings.flatMap(({ facts }) =>
              facts.requirements.map(({ understood }) => Number(understood)),
            ),
          ),
        },
      ],
    };
  },
};

const listItemWords = 30;

/** The text with a bullet before each line that may be an item of a list. */
function asList(text: string): string {
  return text
    .replace(bullet, '')
    .split('\n')
    .map((line, at) =>
      at > 0 &&
      line.trim() !== '' &&
      !line.trim().endsWith(':') &&
      line.trim().split(/\s+/u).length > 2 &&
      line.split(/\s+/u).length <= listItemWords
        ? `- ${line.trim()}`
        : line,
    )
    .join('\n');
}
