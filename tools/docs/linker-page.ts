import {
  confidences,
  creditCorners,
  educationCredits,
  evidenceCap,
  evidenceScores,
  experienceCredits,
  fewWords,
  fieldSimilarity,
  languageCredits,
  linkWeights,
  matchedCredit,
  noiseUpTo,
  occupationStrength,
  proofShare,
  relationCredits,
  wordingLimits,
} from '@rolefit/linking';
import { percent, table } from './markdown.ts';

/** The sections of docs/scoring.md on how evidence is found for a requirement. */
export function linker(): string[] {
  return [features(), words(), skills(), work(), facts(), certain()];
}

const kindReasons = {
  title: 'the craft; a career has to show it',
  licence: 'few have it, and without a line nobody is taken to',
  experience: 'the years and the career decide',
  education: 'next to nothing without a degree that can be compared',
  language: 'next to nothing without a level that can be compared',
  skill: 'nothing either way: what is named decides',
  duty: 'duties are told in other words than resumes use',
  other: 'only its words are known',
  soft: 'claimed by nearly all who apply, and seldom told in a line',
} as const satisfies Record<keyof typeof linkWeights.kind, string>;

function signed(weight: number): string {
  return weight < 0 ? `−${-weight}` : `+${weight}`;
}

function features(): string {
  const { kind, ...weights } = linkWeights;
  return `## How a requirement is linked to its evidence

Degrees, languages and licences are compared by level or name. For everything else a linear model adds up what speaks for the requirement. Each feature is between 0 and 1, and the sum, cut to between 0 and 1, is the credit.
A part that names skills or years is credited by these alone, each weighing as much as one rare word. Without a line of the resume or a statement of the user there is no credit, except for a language in which the whole resume is written.

${table(
  ['feature', 'adds up to', 'reason'],
  [
    [
      'words in common with the closest line (cosine)',
      signed(weights.similarity),
      'the line says much the same',
    ],
    [
      `telling words in common with one line (all from ${wordingLimits.manyWords} on)`,
      signed(weights.common),
      'several rare words seldom meet by chance, least of all beside the name of a skill',
    ],
    [
      `length (all from a word weight of ${wordingLimits.longWeight} on)`,
      signed(weights.length),
      'long requirements are harder to meet in full',
    ],
    [
      'names skills',
      signed(weights.namesSkills),
      'a named skill is more exact than plain words; the next line makes up for it',
    ],
    ['named skills that are shown', signed(weights.skills), 'what is asked for by name'],
    ['required years that dated roles show', signed(weights.years), 'time shows depth'],
    [
      'both texts read like the same occupations (cosine)',
      signed(weights.profile),
      'what a resume tells of its work, whatever its titles are',
    ],
    [
      'same fields of work',
      signed(weights.fields),
      'who works in the field has done most of what it asks for',
    ],
    [
      'closest occupation held',
      signed(weights.occupation),
      'titles prove what their holders typically do',
    ],
    [
      'preparation that the occupation needs',
      signed(weights.zone),
      'professions that need long preparation are entered from fewer others; those that need little earn as much',
    ],
  ],
)}

Each kind of requirement starts from what any resume is worth for it:

${table(
  ['kind', 'starts at', 'reason'],
  Object.entries(kind).map(([name, weight]) => [
    name,
    signed(weight),
    kindReasons[name as keyof typeof kindReasons],
  ]),
)}

A career alone makes a requirement likely, but only a line that says so shows it. What words, years and the career earn is therefore at most ${evidenceCap.career}, and ${evidenceCap.similarity} times the similarity, ${evidenceCap.common} times the telling words in common and ${evidenceCap.years} times the years more.
Titles and soft skills are exempt: the career is what shows them.

A long demand is not shown by one word. Unless a line says more than one in ${Math.round(1 / fewWords.share)} of its telling words, or as many of its skills and years are shown, it earns at most ${fewWords.most}. Each of these counts as one word here; titles, soft skills and texts in two languages are exempt.
A credit of up to ${noiseUpTo} is noise, since any two texts share something, and earns nothing; from there to a half the line is steeper.

The numbers are a logistic regression on the labelled verdicts of real pairs, with whole postings held out, made linear between a chance of 20% (no credit) and 70% (full credit).`;
}

function words(): string {
  return `## Words

Words are compared by their stems. Words that postings of all professions share ("experience", "team") weigh 0.1, 0.35 or 0.65 of a rare one. Words below ${wordingLimits.tellingFrom} are too common to count as evidence.
A line weighs at least ${wordingLimits.lineWeightMin}, so that a line of one common word isn't close to everything. From a similarity of ${wordingLimits.quoteFrom} on a line is worth quoting.`;
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
A skill that includes the one asked for earns ${percent(relationCredits.implied)} of its credit, one that is close to it ${near}.
Alternatives ("AWS, Azure or GCP") count once, by the best. From ${percent(matchedCredit)} credit on a skill is listed as matched.`;
}

function work(): string {
  const { undated, first, fullMonths, freshYears, forgottenYears, forgotten } = occupationStrength;
  return `## Work that a title proves

An occupation proves the skills that its holders use: a title earns ${percent(proofShare.work)} of what a line would that says so, and ${percent(proofShare.unnamedTool)} for a tool that no line names. It proves ${percent(first)} of that in its first month and everything from ${fullMonths} months on, ${percent(undated)} without dates.
It fades between ${freshYears} and ${forgottenYears} years after its end to ${percent(forgotten)}.

Every line of both texts belongs to fields of work (sales, nursing, accounting …) by the skills and words that it names. The similarity of the two profiles is a cosine: it earns nothing up to ${fieldSimilarity.none}, since any two texts share something,
and everything from ${fieldSimilarity.full} on. A text with fewer than three telling lines has no profile.`;
}

function facts(): string {
  const ladder = (shares: readonly number[]) => shares.map(percent).join(', ');
  return `## Years, degrees and languages

- **Years**: months of dated roles, overlapping ones once, over the months asked for; or the years that the resume states for a skill in words, where those are more. A role of the same kind counts fully, of a related kind ${percent(experienceCredits.relatedFamily)};
  any other by the asked skills that it used, at most ${percent(experienceCredits.bySkills)}.
- **Education**: by steps below the level asked for ${ladder(educationCredits.below)}; in a neighbouring field ${percent(educationCredits.relatedField)}, without a field ${percent(educationCredits.unnamedField)}, in another field ${percent(educationCredits.otherField)}. Where equivalent experience is allowed it earns ${percent(educationCredits.equivalent)}.
- **Languages**: by steps below the level asked for ${ladder(languageCredits.below)}; named without a level ${percent(languageCredits.unnamedLevel)}.`;
}

function certain(): string {
  return `## How sure a verdict is

Each verdict says what it rests on and how sure that is, between 0 and 1. A level that is compared is surer than words that are alike.

${table(['rests on', 'sure'], Object.entries(confidences))}`;
}
