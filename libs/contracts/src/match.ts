import { z } from 'zod/mini';
import { importanceSchema, quoteSchema, requirementKindSchema } from './facts/index.js';
import { closeReadingEffectSchema } from './close-reading.js';
import { correctionRefSchema, setAsideSchema } from './corrections/correction-ref.js';
import { knockoutKindSchema } from './knockout-kind.js';
import { limits } from './limits.js';
import { linkVerdictSchema } from './link-verdict.js';
import { subScoreKeySchema } from './sub-score.js';

const percent = z.int().check(z.minimum(0), z.maximum(100));

/** Index of the related line of `recommendations`, if any. */
const recommendation = z.optional(z.int().check(z.minimum(0)));

/**
 * All scores of a match: integers from 0 to 100, or null for sub-scores that the posting does not
 * ask for.
 */
export const scoreSchema = z.object({
  overallScore: percent,
  skillsScore: z.nullable(percent),
  experienceScore: z.nullable(percent),
  responsibilitiesScore: z.nullable(percent),
  titleScore: z.nullable(percent),
  educationScore: z.nullable(percent),
  languageScore: z.nullable(percent),
  /**
   * The overall score as an interval: the less the posting says, the wider. Absent in matches of judges before `judge-7`.
   */
  range: z.optional(z.object({ low: percent, high: percent })),
});
export type Score = z.infer<typeof scoreSchema>;

/** What a verdict rests on. */
export const linkBasisSchema = z.enum([
  'same-skill',
  'broader-skill',
  'related-skill',
  'years',
  'role-title',
  'degree',
  'language',
  'licence',
  'wording',
  /** The user's own statement. */
  'stated',
  /** A model, or a user's agent, that has read both texts closely. */
  'model',
  'none',
]);
export type LinkBasis = z.infer<typeof linkBasisSchema>;

/**
 * One judged requirement. The `points` of a match sum to its `overallScore`, the `pointsPossible`
 * to 100.
 */
export const matchPointSchema = z.object({
  subScore: subScoreKeySchema,
  /** The requirement in a few words: "TypeScript", "5 years of experience". */
  label: z.string(),
  importance: importanceSchema,
  /** Share of the requirement that is met, 0 to 1. */
  credit: z.number().check(z.minimum(0), z.maximum(1)),
  points: percent,
  pointsPossible: percent,
  /** One sentence that explains the credit. */
  reason: z.string(),
  postingQuote: quoteSchema,
  resumeQuote: z.nullable(quoteSchema),
  /** The related skill that earned partial credit. */
  via: z.nullable(z.string()),
  /** Id and kind of the requirement; absent in matches of judges before `judge-7`. */
  requirementId: z.optional(z.string()),
  kind: z.optional(requirementKindSchema),
  verdict: z.optional(linkVerdictSchema),
  by: z.optional(linkBasisSchema),
  /** How sure the verdict is, 0 to 1. */
  confidence: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** Present if the user has corrected it. */
  correction: z.optional(correctionRefSchema),
  recommendation,
});
export type MatchPoint = z.infer<typeof matchPointSchema>;

/** A matched or missing skill. `credit` 0 to 1. */
export const matchSkillSchema = z.object({
  name: z.string(),
  importance: importanceSchema,
  credit: z.number().check(z.minimum(0), z.maximum(1)),
  postingQuote: quoteSchema,
  resumeQuote: z.nullable(quoteSchema),
  via: z.nullable(z.string()),
});
export type MatchSkill = z.infer<typeof matchSkillSchema>;

/**
 * A condition outside the score. `unknown`: required, but neither resume nor answers mention it.
 */
export const knockoutSchema = z.object({
  kind: knockoutKindSchema,
  label: z.string(),
  status: z.enum(['met', 'not-met', 'not-stated', 'unknown']),
  postingQuote: z.nullable(quoteSchema),
  resumeQuote: z.nullable(quoteSchema),
  /**
   * The user's statement that decides it, in words that follow "You stated: "; absent if the resume
   * decides or nothing does.
   */
  statedByUser: z.optional(z.string()),
  /** Present if the user has corrected it. */
  correction: z.optional(correctionRefSchema),
  recommendation,
});
export type Knockout = z.infer<typeof knockoutSchema>;

/** One of the conditions behind `readyToApply`, with its distance. */
export const readinessCheckSchema = z.object({
  rule: z.enum(['knockouts', 'required-skills', 'craft', 'breadth', 'overall']),
  isMet: z.boolean(),
  /** Sentence with the rule and the distance. */
  text: z.string(),
});
export type ReadinessCheck = z.infer<typeof readinessCheckSchema>;

/** Kinds of requirements and resume entries with a limit on how many are judged. */
export const notJudgedKinds = [
  'skills',
  'experience',
  'duties',
  'requirements',
  'education',
  'languages',
  'licences',
  'clearances',
  'work-permits',
  'places',
  'roles',
  'lines',
] as const;

/**
 * Requirements of a posting, or entries of a resume, that were left out because they exceed the
 * limit.
 */
export const notJudgedSchema = z.object({
  of: z.enum(['posting', 'resume']),
  what: z.enum(notJudgedKinds),
  /** How many were judged (the most important ones). */
  judged: z.int().check(z.minimum(1)),
  /** How many were left out. */
  leftOut: z.int().check(z.minimum(1)),
  /** The first of those that were left out. */
  names: z.array(z.string()).check(z.maxLength(limits.notJudgedNames)),
});
export type NotJudged = z.infer<typeof notJudgedSchema>;

/** The complete judgement of one resume and one posting. */
export const matchSchema = z.object({
  /** Version of the judging rules. */
  judge: z.string(),
  score: scoreSchema,
  points: z.array(matchPointSchema),
  matchSkills: z.array(matchSkillSchema),
  missingSkills: z.array(matchSkillSchema),
  knockouts: z.array(knockoutSchema),
  readyToApply: z.boolean(),
  readiness: z.array(readinessCheckSchema),
  /** What the score rests on; absent in matches of judges before `judge-7`. */
  breadth: z.optional(
    z.object({
      /** Requirements of the posting. */
      requirements: z.int().check(z.minimum(0)),
      /** Of these, those of which more than their words is known. */
      understood: z.int().check(z.minimum(0)),
    }),
  ),
  scanSummary: z.string(),
  /** Lines ordered by their possible points. */
  recommendations: z.array(z.string()),
  /** Absent if everything was judged, which is the normal case. */
  notJudged: z.optional(z.array(notJudgedSchema).check(z.minLength(1))),
  /** Absent if the user has set nothing aside. */
  setAside: z.optional(z.array(setAsideSchema).check(z.minLength(1))),
  /** Absent if the evidence was found by word matching alone. */
  closeReading: z.optional(closeReadingEffectSchema),
});
export type Match = z.infer<typeof matchSchema>;
