import { type RequirementKind, type SubScoreKey, subScoreKeys } from '@rolefit/contracts';
import { judgingLimits, verdictCredits } from '@rolefit/linking';
import {
  judgeVersion,
  rankDecay,
  readyThresholds,
  recommendationLimits,
  requirementWeights,
  scoreBands,
  scoreRange,
  subScoreTexts,
} from '@rolefit/scoring';
import { type ExampleMatch, judgeExample, postingText, resumeText } from './example.ts';
import { linker } from './linker-page.ts';
import { percent, table } from './markdown.ts';

/** The text of docs/scoring.md: the numbers are the scoring constants, the example is read and judged when the page is written. */
export async function scoringPage(): Promise<string> {
  const match = await judgeExample();
  return (
    [
      head(),
      requirements(),
      ...linker(),
      certainty(),
      outside(),
      rounding(),
      judgedMost(),
      example(match),
    ].join('\n\n') + '\n'
  );
}

function head(): string {
  return `# How a score comes about

<!-- Made by \`npm run docs\` from libs/scoring/src/weights.ts and libs/linking/src/{link-weights,credits}.ts; a test keeps it so. Change the constants, not this page. -->

Reading and judging are two things. An analyser *reads*: it turns a resume and a posting into facts, each with a quoted line of its text. Then
plain code *judges* those facts (rules of version \`${judgeVersion}\`): no model, no chance, no clock. The same facts give the same score, to the bit, wherever it runs.`;
}

const kindsOf: Readonly<Record<SubScoreKey, readonly RequirementKind[]>> = {
  skillsScore: ['skill', 'licence', 'other', 'soft'],
  experienceScore: ['experience'],
  responsibilitiesScore: ['duty'],
  titleScore: ['title'],
  educationScore: ['education'],
  languageScore: ['language'],
};

function requirements(): string {
  const { must, nice, duty } = requirementWeights;
  const rows = subScoreKeys.map((key) => [
    subScoreTexts[key].label,
    `\`${key}\``,
    kindsOf[key].join(', '),
    subScoreTexts[key].explanation,
  ]);
  return `## Requirements

Every demand of the posting is one requirement: a sentence or item that asks something of the candidate. For each one the line of the resume that shows it is looked for. The score is what is shown of what is asked:

    score = 100 × Σ weight × credit ÷ Σ weight

A must weighs ${must}, a wish ${nice} and a duty of the role ${duty}. Requirements of the same demand are ranked: the craft that the title names first, then licences, years, degrees, languages, skills, and soft skills last.
Each one weighs ${percent(1 - rankDecay)} less than the one before. In words: ${scoreBands.map(({ from, word }) => `${word} from ${from}`).join(', ')}.

A verdict says what was found: *shown* from ${percent(verdictCredits.shown)} credit on, *partly* from ${percent(verdictCredits.partly)} on, *not found* below that. *Contradicted* earns nothing: the resume or an answer says otherwise.

The six sub-scores are the same sum over the requirements of some kinds. A sub-score is \`null\`, not zero, where the posting asks for nothing of these kinds.

${table(['what', 'key', 'kinds', 'how'], rows)}`;
}

function certainty(): string {
  const { least, few } = scoreRange;
  const rows = [1, readyThresholds.understood, 10, 25].map((understood) => [
    understood,
    `± ${Math.round(least + few / Math.sqrt(understood))}`,
  ]);
  return `## How sure a score is

A score has a range: ${least} points either way, and ${few} more divided by the square root of the number of requirements that were understood. A requirement is understood if more than its words is known: its skills, years, level or field.
On labelled pairs, four in five labels lie within it.

${table(['requirements understood', 'range'], rows)}`;
}

function outside(): string {
  return `## Outside the number

Licence, clearance, work permit, place, language and degree are conditions: met, not met (only where a line of the resume, or an answer of yours, contradicts the posting), not stated, or unknown.
One that is a requirement too, such as a licence or a language, earns points like any other, and decides outside the number.

**Applicable** means: no condition is not met, the resume or your answers mention each licence and language that the posting requires (a licence to drive a car excepted), the craft that the title names earns at least ${percent(readyThresholds.craftCredit)}, at least ${readyThresholds.understood} requirements are understood, and the score is at least ${readyThresholds.overallPercent}.
At most ${recommendationLimits.lines} recommendations follow: first what the resume has and only shows badly, then what would bring most points, and last the conditions that it leaves open.`;
}

function rounding(): string {
  return `## Points

Each requirement weighs its share of 100 points, and earns its credit times that. Points are rounded by largest remainder, so they sum to the score
exactly; what is earned and what is lost are rounded apart, so a requirement that is met shows all of its points. No single judgement can move the score by more than its own points.`;
}

function judgedMost(): string {
  const { posting, resume } = judgingLimits;
  return `## How much is judged

Of a posting at most ${posting.requirements} requirements, ${posting.skills} skills, ${posting.experience} lengths of experience, ${posting.languages} languages and ${posting.education} degrees are judged, and of a resume the first ${resume.roles} roles and ${resume.lines} lines:
about three times the most that real ones have. The most decisive requirements go first, required before preferred, and earlier before later. What is left out is listed with the match as \`notJudged\`, by kind and number with the first few names.`;
}

function example(match: ExampleMatch): string {
  const rows = match.points.map(
    ({ subScore, label, points, pointsPossible, verdict, reason, resumeQuote }) => [
      subScoreTexts[subScore].label,
      label,
      `${points} of ${pointsPossible}`,
      verdict?.replace('-', ' ') ?? '–',
      reason,
      resumeQuote === null ? '–' : `“${resumeQuote.text.replaceAll('\n', ' ')}”`,
    ],
  );
  const range = match.score.range
    ? ` It lies between ${match.score.range.low} and ${match.score.range.high}.`
    : '';
  return `## A worked example

The posting:

\`\`\`text
${postingText}
\`\`\`

The resume, read on 1 January 2026:

\`\`\`text
${resumeText}
\`\`\`

${table(['sub-score', 'asked', 'points', 'verdict', 'why', 'line of the resume'], rows)}

The points sum to **${match.points.reduce((sum, { points }) => sum + points, 0)}**, the overall score.${range} ${match.readyToApply ? 'Applicable' : 'Not applicable'}: ${match.readiness.map(({ text }) => text).join(' ')}

> ${match.scanSummary}

What would raise it:

${match.recommendations.map((line) => `- ${line}`).join('\n')}`;
}
