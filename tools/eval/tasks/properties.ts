import { ungroundedQuotes } from '@rolefit/reading';
import { type Quote, type ResumeFacts } from '@rolefit/contracts';
import { type PostingReading, type ResumeReading } from '../analyser.ts';
import { pairSchema } from '../labels.ts';
import { judge } from '../readings.ts';
import { type Task, type TaskContext } from '../task.ts';
import { filesById } from './fit.ts';

interface Pair {
  readonly id: string;
  readonly resume: ResumeReading;
  readonly posting: PostingReading;
}

interface JudgedPair extends Pair {
  readonly match: ReturnType<typeof judge>;
}

/** Invariants that must hold for every pair, whatever its labels say. Each figure counts the pairs that violate one. */
export const properties: Task = {
  needs: ['gold', 'fit.grid.jsonl'],
  async run(context) {
    const pairs = await pairsOf(context);
    const predictions = pairs.map((pair) => {
      const judged = { ...pair, match: judge(pair.posting, pair.resume, pair.resume.skills) };
      return {
        id: pair.id,
        broken: invariants.filter(({ holds }) => !holds(judged)).map(({ violation }) => violation),
      };
    });
    const figures = invariants.map(({ violation }) => ({
      figure: violation,
      value: predictions.filter(({ broken }) => broken.includes(violation)).length,
      max: 0,
    }));
    return { predictions, figures: [{ figure: 'pairs', value: pairs.length }, ...figures] };
  },
};

async function pairsOf({ data, readings }: TaskContext): Promise<Pair[]> {
  const [resumeFile, postingFile] = [filesById(data, 'resumes'), filesById(data, 'postings')];
  const pairs = await readings.each(
    data.lines(pairSchema, 'gold', 'fit.grid.jsonl'),
    async ({ resume, posting }) => ({
      id: `${resume} ${posting}`,
      resume: await readings.resume(resumeFile(resume)),
      posting: await readings.posting(postingFile(posting)),
    }),
  );
  return pairs.flatMap(({ id, resume, posting }) =>
    resume !== null && posting.isJudged ? [{ id, resume, posting }] : [],
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const scoreWith = ({ posting, resume }: Pair, skills: ResumeReading['skills']) =>
  judge(posting, resume, skills).score.overallScore;
const isVerbatim = (text: string, { text: quoted, start, end }: Quote) =>
  text.slice(start, end) === quoted;
const reversed = (facts: ResumeFacts): ResumeFacts => ({
  ...facts,
  skills: facts.skills
    .toReversed()
    .map((skill) => ({ ...skill, evidence: skill.evidence.toReversed() })),
  statements: facts.statements.toReversed(),
  education: facts.education.toReversed(),
  languages: facts.languages.toReversed(),
});

const invariants: readonly {
  readonly violation: string;
  readonly holds: (pair: JudgedPair) => boolean;
}[] = [
  {
    violation: 'points do not sum to the score',
    holds: ({ match }) =>
      sum(match.points.map(({ points }) => points)) === match.score.overallScore,
  },
  {
    violation: 'a quote is not what its text says',
    holds: ({ resume, posting, match }) =>
      ungroundedQuotes(resume.text, resume.facts).length === 0 &&
      ungroundedQuotes(posting.text, posting.facts).length === 0 &&
      match.points.every(
        ({ postingQuote, resumeQuote }) =>
          isVerbatim(posting.text, postingQuote) &&
          (resumeQuote === null || isVerbatim(resume.text, resumeQuote)),
      ),
  },
  {
    violation: 'facts in another order judge otherwise',
    holds: ({ resume, posting, match }) =>
      JSON.stringify(
        judge(posting, { facts: reversed(resume.facts) }, resume.skills.toReversed()),
      ) === JSON.stringify(match),
  },
  {
    violation: 'letter case or repetition of a skill changes the score',
    holds: (pair) =>
      scoreWith(pair, [
        ...pair.resume.skills.map((skill) => ({ ...skill, name: skill.name.toUpperCase() })),
        ...pair.resume.skills,
      ]) === pair.match.score.overallScore,
  },
  {
    violation: 'one more skill lowers the score',
    holds: (pair) =>
      pair.match.missingSkills.every(
        ({ name }) =>
          scoreWith(pair, [...pair.resume.skills, { name, score: 80 }]) >=
          pair.match.score.overallScore,
      ),
  },
  {
    violation: 'one skill less raises the score',
    holds: (pair) =>
      pair.resume.skills.every(
        (_, at) =>
          scoreWith(pair, pair.resume.skills.toSpliced(at, 1)) <= pair.match.score.overallScore,
      ),
  },
];
