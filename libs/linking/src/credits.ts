import { type EducationLevel, provenSkillScore } from '@rolefit/contracts';

/**
 * What kinds of evidence are worth, each number with its reason: shares from 0 to 1 unless the name says otherwise. Raise `judgeVersion` in the
 * commit that changes one.
 */

/**
 * Credit by similarity (cosine) of the fields of work, linear between these values. Any two texts share
 * something, such as customers or an office; no two share everything.
 */
export const fieldSimilarity = { none: 0.3, full: 0.65 } as const;

/**
 * From this credit on a skill counts as matched; below it, as missing. Between the most that a merely close skill earns (0.4) and the least
 * that one earns which a listed skill implies (0.54): a related skill is shown as related, not as found.
 */
export const matchedCredit = 0.52;

/**
 * Strength of the evidence for a skill, 0 to 100: the `score` of a profile skill. The steps reflect
 * the kind of evidence; years and recency only add to a dated role.
 */
export const evidenceScores = {
  /** Named in a list or a summary: a claim. */
  listed: 35,
  /** Shown in a project, a certificate or education: used at least once. */
  shown: provenSkillScore,
  /** Used in a role without known dates. */
  undatedRole: 42,
  /**
   * A certificate named anywhere in the resume: one either holds it or not, and no role shows it in
   * use.
   */
  certificate: 85,
  /** Used in a dated role: the minimum for such a role. */
  datedRole: 45,
  /** Added in full from `fullYears` of use on; further years make no difference to employers. */
  years: 25,
  fullYears: 5,
  /** Added in full if used within the last year, fading to zero at `forgottenYears`. */
  recency: 30,
  forgottenYears: 8,
} as const;

/**
 * Credit by skill score, linear between these corners, so that no single point of score causes a
 * jump. 35 (only listed) earns 60 %: probably true, not shown. 85 (a recent dated role of some
 * length) earns everything.
 */
export const creditCorners = [
  { score: 0, credit: 0 },
  { score: 35, credit: 0.6 },
  { score: 85, credit: 1 },
] as const;

/** Credit that one skill earns for another. */
export const relationCredits = {
  /**
   * Having the one implies the other (React implies JavaScript), but the resume does not name it.
   */
  implied: 0.9,
  /**
   * By steps: one step (Vue and React) takes weeks to learn; two steps give a head start; further
   * skills earn nothing.
   */
  near: [0.4, 0.15],
} as const;

/** How well a role counts as required experience. */
export const experienceCredits = {
  sameFamily: 1,
  /** A neighbouring profession with mostly similar daily work. */
  relatedFamily: 0.6,
  /**
   * The kind of role is unknown or different, but it used the required skills: at most this, in
   * full from `enoughSkills` on.
   */
  bySkills: 0.6,
  enoughSkills: 3,
  /**
   * The skill is on the resume and the role is of the right kind, but the role's lines do not name
   * it.
   */
  skillElsewhere: 0.5,
  /**
   * The required field is neither a known skill nor a known profession: a role of the posting's own
   * kind counts in part.
   */
  unknownField: 0.6,
  /** An internship or apprenticeship: learning the work, not yet doing all of it. */
  inTraining: 0.5,
  /** A role without a sign of leading others, where years of leading are asked for. */
  notLeading: 0.15,
  /** The field's words are in the role's lines, not in its title. */
  byWords: 0.8,
  /** The field is a profession, and a role of another one mentions it: a line shows some of that work, not years of it. */
  mentioned: 0.4,
} as const;

/** How degrees count. */
export const educationCredits = {
  /** By number of levels below the required one, from 0. One level below earns less than half, so that it does not count as shown; levels beyond the list earn nothing. */
  below: [1, 0.4, 0.1],
  /** The level is met in another field. Readers of labelled pairs accept hardly any: a degree in psychology is none in engineering. */
  otherField: 0.25,
  /** A neighbouring field, or none named: the condition stays open, so the requirement is only partly met. */
  relatedField: 0.6,
  unnamedField: 0.7,
  /** "Or equivalent experience": years in roles of this kind that earn `equivalent`. */
  equivalent: 0.9,
  equivalentYears: {
    secondary: 1,
    vocational: 2,
    associate: 2,
    bachelor: 4,
    master: 6,
    doctorate: 8,
  } satisfies Record<EducationLevel, number>,
} as const;

/** How languages count. */
export const languageCredits = {
  /**
   * By levels of the European framework (CEFR) below the required one; further down earns nothing.
   */
  below: [1, 0.6, 0.3, 0.1],
  /** The resume names the language without a level: the condition stays open, so the requirement is only partly met. */
  unnamedLevel: 0.7,
  /** The resume does not name the language but is written in it. */
  writtenIn: 0.8,
} as const;
