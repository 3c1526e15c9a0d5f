import type { EducationLevel, Importance, SubScoreKey } from '@rolefit/contracts';

/**
 * Every number of the judge, once, each with its reason. The FAQ and the detail page render their explanations from here, so a number
 * that changes here changes there; raise `judgeVersion` in the same commit.
 * All credits are shares from 0 to 1, all weights are relative, unless a name says otherwise.
 */

/** Version of the judging rules, stored with each match: a match of another version is judged anew. */
export const judgeVersion = 'judge-1';

/**
 * What each sub-score weighs in the overall score, in points of 100 when all are asked. What a posting does not ask is left out and the
 * rest is scaled up to 100. Source: DECISIONS §4; a start, to be tuned on labelled pairs.
 */
export const subScoreWeights = {
  /** The most concrete part of a posting and the one most often checked first. */
  skillsScore: 40,
  /** Time shows depth that a list of skills cannot. */
  experienceScore: 20,
  /** What one would do all day; less than skills, since wording varies more than names do. */
  responsibilitiesScore: 20,
  /** A former title says a lot in few words, but employers name the same work differently. */
  titleScore: 8,
  /** Seldom decides where experience is shown; a degree that the law demands is a knockout anyway. */
  educationScore: 7,
  /** Seldom asked; a language that is required is a knockout too. */
  languageScore: 5,
} as const satisfies Record<SubScoreKey, number>;

/** How the screens name and explain each sub-score. */
export const subScoreTexts = {
  skillsScore: { label: 'Skills', explanation: 'The skills the posting names, against those your resume shows or you added.' },
  experienceScore: { label: 'Experience', explanation: 'The years it asks for, against the dated months of your roles; overlapping months count once.' },
  responsibilitiesScore: { label: 'Responsibilities', explanation: 'The duties of the role, against lines of your resume that show similar work.' },
  titleScore: { label: 'Title', explanation: 'The kind and the level of the role, against the roles you held.' },
  educationScore: { label: 'Education', explanation: 'The degree and field it asks for, against those you name.' },
  languageScore: { label: 'Languages', explanation: 'The languages and levels it asks for, against those you name.' },
} as const satisfies Record<SubScoreKey, { label: string; explanation: string }>;

/** What one requirement weighs against another of the same sub-score. Source: DECISIONS §4. */
export const importanceWeights = { required: 3, preferred: 1 } as const satisfies Record<Importance, number>;

/** A soft skill weighs this share of another skill: everybody claims them, and a resume can hardly prove them. */
export const softSkillWeight = 0.2;

/** The word for an overall score, from the given score on. Source: the words of the screens; 60 agrees with `readyThresholds`. */
export const scoreBands = [
  { from: 75, word: 'strong' },
  { from: 60, word: 'good' },
  { from: 40, word: 'partial' },
  { from: 0, word: 'weak' },
] as const;

/** When a match counts as ready to apply. Source: DECISIONS §4. */
export const readyThresholds = { overallPercent: 60, requiredSkillsPercent: 70 } as const;

/**
 * From this credit on a skill counts as matched; below it, as missing. Between the most that a merely close skill earns (0.5) and the least
 * that one earns which a listed skill implies (0.63): what is only close is named as such, and not as found.
 */
export const matchedCredit = 0.6;

/**
 * Strength of the evidence for a skill, 0 to 100: the `score` of a profile skill.
 * The steps say what kind of evidence there is; years and recency only add to a dated role.
 */
export const evidenceScores = {
  /** Named in a list or a summary: a claim. */
  listed: 35,
  /** Shown in a project, a certificate or education: done once, at least. */
  shown: 45,
  /** Used in a role whose dates we do not know. */
  undatedRole: 50,
  /** A certificate that the resume names, wherever it does: one holds it or not, and no role shows it in use. */
  certificate: 80,
  /** Used in a dated role: the least that such a role earns. */
  datedRole: 55,
  /** Added in full from `fullYears` of use on; nobody asks how the sixth year differs from the fifth. */
  years: 25,
  fullYears: 5,
  /** Added in full when used within the last year, fading to nothing at `forgottenYears`. */
  recency: 20,
  forgottenYears: 10,
} as const;

/**
 * What a skill of a given score earns: straight lines between these corners, so that no single point of score makes a jump.
 * 35 (only listed) earns 70 %: probably true, not shown. 70 (a dated role of some length or some recency) earns all of it.
 */
export const creditCorners = [
  { score: 0, credit: 0 },
  { score: 35, credit: 0.7 },
  { score: 70, credit: 1 },
] as const;

/** What having one skill earns for another. */
export const relationCredits = {
  /** Whoever has the one has the other (React implies JavaScript), but the resume does not say its name. */
  implied: 0.9,
  /** By steps: one step (Vue and React) means learning it in weeks; two steps, a head start; further, nothing. */
  near: [0.5, 0.25],
} as const;

/** How well a role counts as experience in what a posting asks for. */
export const experienceCredits = {
  sameFamily: 1,
  /** A neighbouring profession: most of the days were alike. */
  relatedFamily: 0.6,
  /** The kind of role is unknown or another, but the asked skills were used in it: at most this, in full from `enoughSkills` on. */
  bySkills: 0.8,
  enoughSkills: 3,
  /** The skill is on the resume, and the role is of the right kind, but the role's lines do not name it. */
  skillElsewhere: 0.5,
  /** The asked field is neither a skill nor a profession we know: a role of the posting's own kind counts in part. */
  unknownField: 0.6,
  /** The field's words stand in the role's lines, not in its title. */
  byWords: 0.8,
} as const;

/** How a duty is held against the lines of a resume. */
export const dutyCredits = {
  /** Share of skills in the verdict where a duty names any; the rest is words. Names are surer than wording. */
  skillShare: 0.65,
  /** The skills are in the resume, but in other lines than the one that is quoted. */
  skillsElsewhere: 0.6,
  /** Weighted share of the duty’s words that a line must have: below the first nothing, from the second on all. Two people seldom put one thing in the same words. */
  wordsFrom: 0.1,
  wordsFull: 0.5,
  /** A word that stands in any posting ("team", "support") weighs this share of a telling one. */
  genericWord: 0.25,
  /** With a single telling word in common, words earn at most this: "security" alone may be guards or firewalls. */
  oneWordCap: 0.2,
} as const;

/** How former roles count for the title. */
export const titleCredits = {
  sameFamily: 1,
  relatedFamily: 0.5,
  /** Share that the level decides, where the title names one; the rest is the kind of role. */
  seniorityShare: 0.3,
  /** By rungs below the asked level; further down, nothing. More senior is no lack. */
  below: [1, 0.6, 0.3],
  /** A role that ended keeps its worth for `freshYears`, then fades to `faded` over as many years again. */
  freshYears: 8,
  faded: 0.6,
} as const;

/** How degrees count. */
export const educationCredits = {
  /** By steps below the asked level; further down, nothing. */
  below: [1, 0.5, 0.2],
  /** The level is met in another field, or in a field the resume does not name. */
  otherField: 0.6,
  unnamedField: 0.8,
  /** "Or equivalent experience": years in roles of this kind that earn `equivalent`. */
  equivalent: 0.9,
  equivalentYears: { secondary: 1, vocational: 2, associate: 2, bachelor: 4, master: 6, doctorate: 8 } satisfies Record<EducationLevel, number>,
} as const;

/** How languages count. */
export const languageCredits = {
  /** By steps of the European framework below the asked level; further down, nothing. */
  below: [1, 0.6, 0.3, 0.1],
  /** The resume names the language without a level. */
  unnamedLevel: 0.8,
  /** The resume names no such language but is written in it. */
  writtenIn: 0.8,
} as const;

/** How many recommendations are given at most, and the fewest points that are worth a line. */
export const recommendationLimits = { lines: 8, pointsMin: 0.5 } as const;
