import { subScoreKeys } from '@rolefit/contracts';
import {
  creditCorners,
  dutyCredits,
  educationCredits,
  evidenceScores,
  experienceCredits,
  fieldOfWorkWeight,
  fieldSimilarity,
  fullSkillsWeight,
  importanceWeights,
  judgeVersion,
  judgingLimits,
  kindWeights,
  languageCredits,
  matchedCredit,
  readyThresholds,
  recommendationLimits,
  relationCredits,
  scoreBands,
  subScoreTexts,
  subScoreWeights,
  titleCredits,
  titleSkillWeight,
} from '@rolefit/scoring';
import { type ExampleMatch, judgeExample, postingText, resumeText } from './example.ts';
import { percent, table } from './markdown.ts';

/** The text of docs/scoring.md: the numbers are the scoring constants, the example is read and judged when the page is written. */
export async function scoringPage(): Promise<string> {
  const match = await judgeExample();
  return (
    [
      head(),
      weights(),
      skills(),
      otherSubScores(),
      outside(),
      rounding(),
      judgedMost(),
      example(match),
    ].join('\n\n') + '\n'
  );
}

function head(): string {
  return `# How a score comes about

<!-- Made by \`npm run docs\` from libs/scoring/src/weights.ts; a test keeps it so. Change the constants, not this page. -->

Reading and judging are two things. An analyser *reads*: it turns a resume and a posting into facts, each with a quoted line of its text. Then
plain code *judges* those facts (rules of version \`${judgeVersion}\`): no model, no chance, no clock. The same facts give the same score, to the bit, wherever it runs.`;
}

function weights(): string {
  const rows = subScoreKeys.map((key) => [
    subScoreTexts[key].label,
    `\`${key}\``,
    subScoreWeights[key],
    subScoreTexts[key].explanation,
  ]);
  return `## Six sub-scores

${table(['what', 'key', 'weight', 'how'], rows)}

What a posting does not ask is \`null\`, not zero: the other weights are scaled up in proportion. Within a sub-score something required weighs
${importanceWeights.required / importanceWeights.preferred} times as much as something preferred; skills that stand in one line of the posting share the weight of one. Skills have all their points from the weight of ${fullSkillsWeight / importanceWeights.required} required tools on; fewer have proportionally less. In words: ${scoreBands.map(({ from, word }) => `${word} from ${from}`).join(', ')}.`;
}

function skills(): string {
  const corners = creditCorners
    .map(({ score, credit }) => `${score} earns ${percent(credit)}`)
    .join(', ');
  const near = relationCredits.near
    .map((share, step) => `${percent(share)} at ${step === 0 ? 'one step' : `${step + 1} steps`}`)
    .join(', ');
  return `## Skills

A skill of the resume has a strength, from the kind of line that shows it:

${table(
  ['evidence', 'strength'],
  [
    ['named in a list or a summary', evidenceScores.listed],
    ['shown in a project, a certificate or education', evidenceScores.shown],
    ['used in a role without dates', evidenceScores.undatedRole],
    [
      'used in a dated role',
      `${evidenceScores.datedRole}, and up to ${evidenceScores.years} more for years (all from ${evidenceScores.fullYears} years on), up to ${evidenceScores.recency} for recency (nothing after ${evidenceScores.forgottenYears} years)`,
    ],
    ['a certificate that one holds', evidenceScores.certificate],
  ],
)}

Strength becomes credit along straight lines: ${corners}. Saying a thing twice adds nothing. What you state yourself counts as you state it.
A skill that includes the one asked for earns ${percent(relationCredits.implied)} of its credit, one that is close to it ${near}. Methods and fields
of knowledge weigh ${percent(kindWeights.practice)} of a tool, soft skills ${percent(kindWeights.soft)}; a skill that the posting's title names weighs ${titleSkillWeight} times another.
Alternatives ("AWS, Azure or GCP") count once, by the best. From ${percent(matchedCredit)} credit on a skill is listed as matched.`;
}

function otherSubScores(): string {
  const ladder = (shares: readonly number[]) => shares.map(percent).join(', ');
  return `## The others

- **Experience**: months of dated roles, overlapping ones once, over the months asked for; or the years that the resume states for a skill in words, where those are more. A role of the same kind counts fully, of a related kind ${percent(experienceCredits.relatedFamily)};
  any other by the asked skills that it used, at most ${percent(experienceCredits.bySkills)}.
- **Responsibilities**: each duty, and each requirement that only its words tell, against the line of the resume that supports it best. Where a duty names skills they decide ${percent(dutyCredits.skillShare)}, the wording the rest;
  words begin to count at ${percent(dutyCredits.wordsFrom)} in common and count fully at ${percent(dutyCredits.wordsFull)}; a single telling word earns at most ${percent(dutyCredits.oneWordCap)}.
- **Title**: the same kind of role ${percent(titleCredits.sameFamily)}, a related one ${percent(titleCredits.relatedFamily)}; the level decides ${percent(titleCredits.seniorityShare)} where the title names one
  (rungs below: ${ladder(titleCredits.below)}), and skills that it names ${percent(titleCredits.specialtyShare)}. After ${titleCredits.freshYears} years a role fades to ${percent(titleCredits.faded)}.
- **Field of work**, part of the title's sub-score with ${fieldOfWorkWeight} points of its own: every line of both texts belongs to fields of work (sales, nursing, accounting …) by the skills and words that it names. The similarity of the two profiles is a cosine;
  it earns nothing up to ${fieldSimilarity.none} and everything from ${fieldSimilarity.full} on. A text with fewer than three telling lines has no profile, and the field is not judged.
- **Education**: by steps below the level asked for ${ladder(educationCredits.below)}; in another field ${percent(educationCredits.otherField)}. Where equivalent experience is allowed it earns ${percent(educationCredits.equivalent)}.
- **Languages**: by steps below the level asked for ${ladder(languageCredits.below)}; named without a level ${percent(languageCredits.unnamedLevel)}.`;
}

function outside(): string {
  return `## Outside the number

Licence, clearance, work permit, place, language and degree are conditions: met, not met (only where a line of the resume, or an answer of yours, contradicts the posting), not stated, or unknown.

**Applicable** means: no condition is not met, at least ${readyThresholds.requiredSkillsPercent}% of the required skills, by weight, are matched (or none is asked for), among them those that the title names, and the score is at least ${readyThresholds.overallPercent}.
At most ${recommendationLimits.lines} recommendations follow, those that would bring most first.`;
}

function rounding(): string {
  return `## Points

Each requirement weighs its share of 100 points, and earns its credit times that. Points are rounded by largest remainder, so they sum to the score
exactly; what is earned and what is lost are rounded apart, so a requirement that is met shows all of its points. No single judgement can move the score by more than its own points.`;
}

function judgedMost(): string {
  const { posting, resume } = judgingLimits;
  return `## How much is judged

Of a posting at most ${posting.skills} skills, ${posting.duties} duties, ${posting.experience} lengths of experience, ${posting.languages} languages and ${posting.education} degrees are judged, and of a resume the first ${resume.roles} roles and ${resume.lines} lines:
about three times the most that real ones have. Required goes before preferred, and earlier before later. What is left out is listed with the match as \`notJudged\`, by kind and number with the first few names.`;
}

function example(match: ExampleMatch): string {
  const rows = match.points.map(
    ({ subScore, label, points, pointsPossible, reason, resumeQuote }) => [
      subScoreTexts[subScore].label,
      label,
      `${points} of ${pointsPossible}`,
      reason,
      resumeQuote === null ? '–' : `“${resumeQuote.text.replaceAll('\n', ' ')}”`,
    ],
  );
  return `## A worked example

The posting:

\`\`\`text
${postingText}
\`\`\`

The resume, read on 1 January 2026:

\`\`\`text
${resumeText}
\`\`\`

${table(['sub-score', 'asked', 'points', 'why', 'line of the resume'], rows)}

The points sum to **${match.points.reduce((sum, { points }) => sum + points, 0)}**, the overall score. ${match.readyToApply ? 'Applicable' : 'Not applicable'}: ${match.readiness.map(({ text }) => text).join(' ')}

> ${match.scanSummary}

What would raise it:

${match.recommendations.map((line) => `- ${line}`).join('\n')}`;
}
