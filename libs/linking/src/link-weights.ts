import type { LinkVerdict, RequirementKind } from '@rolefit/contracts';

/**
 * The numbers of the built-in linker: how much each feature, between 0 and 1, adds to the credit of a requirement. Source: a logistic
 * regression on the labelled verdicts of real pairs, with whole postings held out, between a chance of .2 (no credit) and .7 (full credit), where
 * the curve is nearly straight (ADR 0034). Raise `judgeVersion` in the commit that changes one.
 */
export const linkWeights = {
  /** What any resume is worth for a requirement of each kind: soft skills are claimed by all, licences by few. */
  kind: {
    title: -0.23,
    licence: -0.76,
    experience: -0.2,
    education: -0.04,
    language: -0.04,
    skill: 0.01,
    duty: -0.1,
    other: -0.14,
    soft: 0.51,
  } as const satisfies Record<Exclude<RequirementKind, 'condition'>, number>,
  /** Cosine of the words that name no skill with the closest line. */
  similarity: 0.8,
  /** Telling words in common with one line, those that name skills included: a line that names the skill and its use says more than a list of skills. */
  common: 0.56,
  /** Long requirements are harder to meet in full. */
  length: -0.4,
  /** A requirement that names skills is more exact than one in plain words. */
  namesSkills: -0.41,
  /** How far the named skills are shown. */
  skills: 0.95,
  /** Required years that the dated roles show. */
  years: 0.35,
  /** How close the career is to the posting: see `Career`. */
  profile: 0.75,
  fields: 0.37,
  occupation: 0.28,
  /** Professions that need long preparation are entered from fewer others. */
  zone: -0.28,
} as const;

/**
 * The most that a requirement can earn by its words, years and the career: a career alone makes it likely, but only a line that says so shows it.
 * Titles are exempt: the career is what shows them. It makes soft skills more likely than a craft, but shows them no more.
 */
export const evidenceCap = {
  career: 0.45,
  softByCareer: 0.74,
  similarity: 1.5,
  common: 0.75,
  years: 0.5,
} as const;

/**
 * A demand of many words is shown at most in part, short of half, unless a line says more than a seventh of its telling words or as many of
 * its skills and years are shown (each is asked for as one word): one word in common seldom means the same work. In two languages words cannot be the same.
 */
export const fewWords = { share: 1 / 7, most: 0.49 } as const;

/** Credits up to this one are set to zero, since any two texts share something; a half stays a half, and the line between is steeper. */
export const noiseUpTo = 0.05;

/** The most that a licence or certificate earns where no line names one. */
export const uncertifiedMost = 0.25;

/** Minimum credit of a title for a role of the same occupation; for a related occupation it is multiplied by their similarity. */
export const sameWorkShare = 0.8;

/** A career from this closeness on is of the posting's field of work (see `isOwnField`). */
export const ownFieldFrom = 0.4;

/** How words are compared. */
export const wordingLimits = {
  /** Words below this weight (0 to 1) are too common to count as evidence. */
  tellingFrom: 0.3,
  /** Number of shared telling words from which on their feature is 1. */
  manyWords: 4,
  /** The least weight of a line, so that a line of one common word is not close to everything. */
  lineWeightMin: 1,
  /** Summed word weight of a requirement that counts as long. */
  longWeight: 12,
  /** From this similarity on a line is worth quoting. */
  quoteFrom: 0.12,
} as const;

/** When a line says the same as a requirement; see `saysTheSame`. Chosen by reading some forty pairs of lines; credits do not depend on it. */
export const sameMeaning = {
  /** Least cosine with the line. */
  similarity: 0.35,
  /** Or the least share of the requirement's words in the line. */
  share: 0.5,
  /** A smaller share is enough if this many telling words are among them. */
  tellingWords: 3,
  shareWithTelling: 0.3,
} as const;

/**
 * What an occupation proves is a little less certain than a line that says so. A tool that no line names is much less certain: the same
 * work is done with many.
 */
export const proofShare = { work: 0.9, unnamedTool: 0.6 } as const;

/** How firmly an occupation was held, by the dates of its roles. */
export const occupationStrength = {
  /** Roles without dates, or the headline alone. */
  undated: 0.7,
  /** Strength after one month. */
  first: 0.5,
  /** Months after which the strength is full: by then a holder has done all of the typical work. */
  fullMonths: 18,
  freshYears: 5,
  forgottenYears: 15,
  /** Strength that remains after `forgottenYears`, as a share. */
  forgotten: 0.5,
} as const;

/** A verdict by credit: `shown` is what a reader would call met. */
export const verdictCredits = { shown: 0.75, partly: 0.25 } as const;

/** Credit by the verdict of a close reading. Source: LEDGER 4. */
export const closeReadingCredits = {
  shown: 1,
  partly: 0.5,
  'not-found': 0,
  contradicted: 0,
} as const satisfies Record<LinkVerdict, number>;

/** How sure a link is, 0 to 1, by what it rests on. */
export const confidences = {
  stated: 0.9,
  'same-skill': 0.9,
  'broader-skill': 0.8,
  'related-skill': 0.6,
  years: 0.8,
  degree: 0.9,
  language: 0.9,
  licence: 0.95,
  'role-title': 0.7,
  wording: 0.5,
  model: 0.9,
  none: 0.6,
} as const;
