import { limits, type EducationLevel, type Importance, type SubScoreKey } from '@rolefit/contracts';
import type { SkillKind } from '@rolefit/skills';

/**
 * Every number of the judge, once, each with its reason. The FAQ and the detail page render their explanations from here, so a number
 * that changes here changes there; raise `judgeVersion` in the same commit.
 * All credits are shares from 0 to 1, all weights are relative, unless a name says otherwise.
 */

/** Version of the judging rules, stored with each match: a match of another version is judged anew. */
export const judgeVersion = 'judge-4';

/**
 * What each sub-score weighs in the overall score, in points of 100 when all are asked. What a posting does not ask is left out and the
 * rest is scaled up to 100. Source: DECISIONS §4 as the start; tuned on labelled pairs (ADR 0008).
 */
export const subScoreWeights = {
  /** The most concrete part of a posting and the one most often checked first. */
  skillsScore: 55,
  /** Time shows depth that a list of skills cannot. */
  experienceScore: 13,
  /** What one would do all day; less than skills, since wording varies more than names do. */
  responsibilitiesScore: 12,
  /** A former title says a lot in few words, but employers name the same work differently. */
  titleScore: 11,
  /** Seldom decides where experience is shown; a degree that the law demands is a knockout anyway. */
  educationScore: 4,
  /** Seldom asked; a language that is required is a knockout too. */
  languageScore: 5,
} as const satisfies Record<SubScoreKey, number>;

/** How the screens name and explain each sub-score. */
export const subScoreTexts = {
  skillsScore: {
    label: 'Skills',
    explanation: 'The skills the posting names, against those your resume shows or you added.',
  },
  experienceScore: {
    label: 'Experience',
    explanation:
      'The years it asks for, against the dated months of your roles; overlapping months count once.',
  },
  responsibilitiesScore: {
    label: 'Responsibilities',
    explanation: 'The duties of the role, against lines of your resume that show similar work.',
  },
  titleScore: {
    label: 'Title',
    explanation: 'The kind and the level of the role, against the roles you held.',
  },
  educationScore: {
    label: 'Education',
    explanation: 'The degree and field it asks for, against those you name.',
  },
  languageScore: {
    label: 'Languages',
    explanation: 'The languages and levels it asks for, against those you name.',
  },
} as const satisfies Record<SubScoreKey, { label: string; explanation: string }>;

/**
 * What one requirement weighs against another of the same sub-score. Skills that stand in one line of the posting share the weight of one: a line that
 * lists ten tools asks for most of one thing, not for ten. Source: DECISIONS §4; lines by measuring (ADR 0008).
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

/** A skill that the taxonomy does not know: a product as likely as a phrase. */
export const unknownKindWeight = 0.7;

/** A skill that the posting's title names ("Java Developer") weighs so many times another: it is what the job is. */
export const titleSkillWeight = 2;

/** The word for an overall score, from the given score on. Source: the words of the screens; 63 agrees with `readyThresholds`. */
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
 * Strength of the evidence for a skill, 0 to 100: the `score` of a profile skill.
 * The steps say what kind of evidence there is; years and recency only add to a dated role.
 */
export const evidenceScores = {
  /** Named in a list or a summary: a claim. */
  listed: 35,
  /** Shown in a project, a certificate or education: done once, at least. */
  shown: 40,
  /** Used in a role whose dates we do not know. */
  undatedRole: 42,
  /** A certificate that the resume names, wherever it does: one holds it or not, and no role shows it in use. */
  certificate: 85,
  /** Used in a dated role: the least that such a role earns. */
  datedRole: 45,
  /** Added in full from `fullYears` of use on; nobody asks how the sixth year differs from the fifth. */
  years: 25,
  fullYears: 5,
  /** Added in full when used within the last year, fading to nothing at `forgottenYears`. */
  recency: 30,
  forgottenYears: 8,
} as const;

/**
 * What a skill of a given score earns: straight lines between these corners, so that no single point of score makes a jump.
 * 35 (only listed) earns 60 %: probably true, not shown. 85 (a dated role of some length and not long ago) earns all of it.
 */
export const creditCorners = [
  { score: 0, credit: 0 },
  { score: 35, credit: 0.6 },
  { score: 85, credit: 1 },
] as const;

/**
 * What a user would state of a skill that they have used in a dated role of some length and not long ago: the least score that earns all of
 * it. The insights ask what each missing skill would change if it were there at this score.
 */
export const statedSkillScore = creditCorners[2].score;

/** What having one skill earns for another. */
export const relationCredits = {
  /** Whoever has the one has the other (React implies JavaScript), but the resume does not say its name. */
  implied: 0.9,
  /** By steps: one step (Vue and React) means learning it in weeks; two steps, a head start; further, nothing. */
  near: [0.4, 0.15],
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
  skillShare: 0.8,
  /** The skills are in the resume, but in other lines than the one that is quoted. */
  skillsElsewhere: 0.8,
  /**
   * Weighted share of words in common that counts: below the first nothing, from the second on all. Two people seldom put one thing in the same words.
   * It is a share of the shorter of both texts, but of no fewer than `wordsLeast`, so that a long duty may be met by a short line.
   */
  wordsFrom: 0.1,
  wordsFull: 0.5,
  wordsLeast: 4,
  /** A word that stands in any posting ("team", "support") weighs this share of a telling one. */
  genericWord: 0.25,
  /** With a single telling word in common, words earn at most this: "security" alone may be guards or firewalls. */
  oneWordCap: 0.2,
} as const;

/** How former roles count for the title. */
export const titleCredits = {
  sameFamily: 1,
  relatedFamily: 0.5,
  /** Share that the skills decide which the title names ("Java Developer"); the rest is the kind of role. */
  specialtyShare: 0.4,
  /** The former title does not name such a skill, but the role used it. */
  specialtyUsed: 0.5,
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
  /** By steps of the European framework below the asked level; further down, nothing. */
  below: [1, 0.6, 0.3, 0.1],
  /** The resume names the language without a level. */
  unnamedLevel: 0.8,
  /** The resume names no such language but is written in it. */
  writtenIn: 0.8,
} as const;

/** How many recommendations are given at most, and the fewest points that are worth a line. */
export const recommendationLimits = { lines: 8, pointsMin: 0.5 } as const;

/**
 * How much is judged at most: a posting or a resume of any length then costs a bounded amount of time. Each number is about three times the most that
 * any of 418 real postings and 168 real resumes has, which stands behind it. What is beyond is cut from the least important end, required before
 * preferred and earlier before later, and the match lists it as not judged.
 */
export const judgingLimits = {
  posting: {
    /** 54. */
    skills: limits.judgedSkills,
    /** 6. Years asked for in several skills of one line are one ask. */
    experience: 20,
    /** 25. */
    duties: 75,
    /** 3. */
    education: 10,
    /** 5. */
    languages: 20,
    /** 3. */
    licences: 20,
    /** 1. */
    clearances: 10,
    /** 1. */
    workPermits: 20,
    /** 3. */
    places: 20,
  },
  resume: {
    /** 16. */
    roles: 50,
    /** 75. */
    lines: 300,
    /** 4. */
    education: 20,
    /** 5. */
    languages: 20,
    /** 4. */
    licences: 20,
    /** 1. */
    clearances: 10,
    /** 1. */
    workPermits: 20,
    /** 1. */
    places: 20,
  },
  /** 7. Skills that one duty names, in text order; a duty that names more is judged by the first of them. */
  skillsPerDuty: 20,
} as const;
