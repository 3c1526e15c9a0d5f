import { ungroundedQuotes } from '@rolefit/ai';
import { scoreMatch } from '@rolefit/scoring';

/**
 * What must hold for every pair whatever its labels say. Each figure counts the pairs that break it.
 */
export const properties = {
  needs: ['gold', 'fit.grid.jsonl'],
  async run({ data, readings }) {
    const pairs = await pairsOf(data, readings);
    const predictions = pairs.map(({ id, resume, posting }) => ({ id, broken: Object.keys(laws).filter((name) => !laws[name]({ resume, posting, match: judge(posting, resume.facts, resume.skills) })) }));
    const figures = Object.keys(laws).map((name) => ({ figure: name, value: predictions.filter(({ broken }) => broken.includes(name)).length, max: 0 }));
    return { predictions, figures: [{ figure: 'pairs', value: pairs.length }, ...figures] };
  },
};

async function pairsOf(data, readings) {
  const [resumes, postings] = ['resumes', 'postings'].map((folder) => new Map(data.manifest(folder).files.map(({ id, file }) => [id, file])));
  const pairs = await readings.each(data.lines('gold', 'fit.grid.jsonl'), async ({ resume, posting }) => ({
    id: `${resume} ${posting}`,
    resume: await readings.resume(resumes.get(resume)),
    posting: await readings.posting(postings.get(posting)),
  }));
  return pairs.filter(({ resume, posting }) => resume !== null && posting.isJudged);
}

function judge(posting, facts, skills) {
  return scoreMatch({ posting: posting.facts, resume: facts, skills: skills.map((skill) => ({ ...skill, source: 'resume' })) });
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const scoreWith = ({ posting, resume }, skills) => judge(posting, resume.facts, skills).score.overallScore;
const reversed = (facts) => ({ ...facts, skills: facts.skills.toReversed().map((skill) => ({ ...skill, evidence: skill.evidence.toReversed() })), statements: facts.statements.toReversed(), education: facts.education.toReversed(), languages: facts.languages.toReversed() });

const laws = {
  'points do not sum to the score': ({ match }) => sum(match.points.map(({ points }) => points)) === match.score.overallScore,
  'a quote is not what its text says': ({ resume, posting, match }) =>
    ungroundedQuotes(resume.text, resume.facts).length === 0 &&
    ungroundedQuotes(posting.text, posting.facts).length === 0 &&
    match.points.every(({ postingQuote, resumeQuote }) => holds(posting.text, postingQuote) && (resumeQuote === null || holds(resume.text, resumeQuote))),
  'facts in another order judge otherwise': ({ resume, posting, match }) => JSON.stringify(judge(posting, reversed(resume.facts), resume.skills.toReversed())) === JSON.stringify(match),
  'letter case or repetition of a skill changes the score': (pair) =>
    scoreWith(pair, [...pair.resume.skills.map((skill) => ({ ...skill, name: skill.name.toUpperCase() })), ...pair.resume.skills]) === pair.match.score.overallScore,
  'one more skill lowers the score': (pair) =>
    pair.match.missingSkills.every(({ name }) => scoreWith(pair, [...pair.resume.skills, { name, score: 80 }]) >= pair.match.score.overallScore),
  'one skill less raises the score': (pair) => pair.resume.skills.every((_, at) => scoreWith(pair, pair.resume.skills.toSpliced(at, 1)) <= pair.match.score.overallScore),
};

function holds(text, { text: quoted, start, end }) {
  return text.slice(start, end) === quoted;
}
