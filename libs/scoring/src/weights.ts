import { type EducationLevel, type Importance, type SubScoreKey } from '@rolefit/contracts';
import type { SkillKind } from '@rolefit/skills';

/**
 * The weights, credits and thresholds of the judge, each with its reason. The FAQ and the detail page render
 * their explanations from here; raise `judgeVersion` in the commit that changes a number. Unless
 * the name says otherwise, credits are shares from 0 to 1 and weights are relative.
 */

/**
 * Version of the judging rules, stored with each match; matches of another version are judged
 * again.
 */
export const judgeVersion = 'judge-6';

/**
 * Points of each sub-score out of 100 if all apply. Sub-scores that a posting does not ask for are
 * omitted and the rest is scaled up to 100. Source: DECISIONS §4 as the start; tuned on labelled
 * pairs (ADR 0008).
 */
export const subScoreWeights = {
  /** The most concrete part of a posting and usually checked first. */
  skillsScore: 55,
  /** Time shows depth that a list of skills cannot. */
  experienceScore: 13,
  /** The daily work; less than skills, since wording varies more than names do. */
  responsibilitiesScore: 12,
  /** A former title is informative, but employers name the same work differently. */
  titleScore: 11,
  /** Seldom decides once experience is shown; a degree demanded by law is a knockout anyway. */
  educationScore: 4,
  /** Seldom required; a required language is a knockout too. */
  languageScore: 5,
} as const satisfies Record<SubScoreKey, number>;

/**
 * The skills have all their points from this weight on, which is four required tools; fewer have
 * proportionally less, so that a posting that names one skill does not rest on it.
 */
export const fullSkillsWeight = 12;

/**
 * Further points of the title's sub-score if posting and resume both say what field their work is in.
 * Recruiters look at it first: of everything measured, it orders candidates best. Source: labelled pairs
 * (ADR 0033).
 */
export const fieldOfWorkWeight = 40;

/**
 * Credit by similarity (cosine) of the fields of work, linear between these values. Any two texts share
 * something, such as customers or an office; no two share everything.
 */
export const fieldSimilarity = { none: 0.3, full: 0.65 } as const;

/**
 * Relative weight of requirements within a sub-score. Skills in one line of the posting share the
 * weight of one: a line that lists ten tools asks for variations of one thing. Source: DECISIONS
 * §4; lines by measuring (ADR 0008).
 */
export const importanceWeights = { required: 3, preferred: 1 } as const satisfies Record<
  Importance,
  number
>;

/**
 * Weight of a skill by its kind, relative to a tool: verifiable skills weigh more than those of degree, and a soft skill hardly
 * anything, since everybody claims it and a resume cannot prove it.
 */
export const kindWeights = {
  technology: 1,
  tool: 1,
  certificate: 1,
  method: 0.7,
  knowledge: 0.7,
  practice: 0.7,
  soft: 0.15,
} as const satisfies Record<SkillKind, number>;

/** A skill that the taxonomy does not know: as likely a product as a phrase. */
export const unknownKindWeight = 0.7;

/**
 * Weight factor of a skill named in the posting's title ("Java Developer"), the core of the job.
 */
export const titleSkillWeight = 2;

/**
 * The word for an overall score from the given score on. Source: the words of the screens; 63
 * agrees with `readyThresholds`.
 */
export const scoreBands = [
  { from: 75, word: 'strong' },
  { from: 63, word: 'good' },
  { from: 40, word: 'partial' },
  { from: 0, word: 'weak' },
] as const;

/**
 * When a match counts as ready to apply. Postings ask for more than those have who get the jobs: a careful reader calls resumes a strong fit that show
 * little more than half of the requirements. Source: DECISIONS §4 as the start; tuned on labelled pairs (ADR 0008).
 */
export const readyThresholds = { overallPercent: 63, requiredSkillsPercent: 50 } as const;

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
  shown: 40,
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

/**
 * A typical self-rating for a skill used in a recent dated role of some length: the lowest score
 * with full credit. The insights show how each missing skill at this score would change the result.
 */
export const statedSkillScore = creditCorners[2].score;

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
  bySkills: 0.8,
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
  /** The field's words are in the role's lines, not in its title. */
  byWords: 0.8,
} as const;

/** How a duty is compared with the lines of a resume. */
export const dutyCredits = {
  /**
   * Share of skills in the result if a duty names any; the rest is words. Names are more reliable
   * than wording.
   */
  skillShare: 0.8,
  /** The skills are in the resume, but not in the quoted line. */
  skillsElsewhere: 0.8,
  /**
   * Weighted share of common words that counts: none below the first value, full credit from the
   * second on, since people seldom describe the same work in the same words. It is a share of the
   * shorter text, but of no fewer than `wordsLeast` words, so that a short line may match a long
   * duty.
   */
  wordsFrom: 0.1,
  wordsFull: 0.5,
  wordsLeast: 4,
  /** A word found in any posting ("team", "support") weighs this share of a distinctive one. */
  genericWord: 0.25,
  /**
   * With a single distinctive word in common, words earn at most this: "security" alone may mean
   * guards or firewalls.
   */
  oneWordCap: 0.2,
} as const;

/** How former roles count for the title. */
export const titleCredits = {
  sameFamily: 1,
  relatedFamily: 0.5,
  /** Share of the skills that the title names ("Java Developer"); the rest is the role family. */
  specialtyShare: 0.4,
  /** The former title does not name the skill, but the role used it. */
  specialtyUsed: 0.5,
  /** Share of the seniority, if the title names one; the rest is the role family. */
  seniorityShare: 0.3,
  /**
   * By levels below the required one; further down earns nothing. Higher seniority is no deficit.
   */
  below: [1, 0.6, 0.3],
  /**
   * A role that ended keeps its full value for `freshYears`, then fades to `faded` over as many
   * years again.
   */
  freshYears: 8,
  faded: 0.6,
} as const;

/** How degrees count. */
export const educationCredits = {
  /** By levels below the required one; further down earns nothing. */
  below: [1, 0.5, 0.2],
  /** The level is met in another or an unnamed field. */
  otherField: 0.6,
  unnamedField: 0.8,
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
  /** The resume names the language without a level. */
  unnamedLevel: 0.8,
  /** The resume does not name the language but is written in it. */
  writtenIn: 0.8,
} as const;

/** Maximum number of recommendations, and the fewest points that are worth a line. */
export const recommendationLimits = { lines: 8, pointsMin: 0.5 } as const;
