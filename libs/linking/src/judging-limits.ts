import { limits } from '@rolefit/contracts';

/**
 * Upper bounds that keep the cost of judging a posting or resume of any length bounded. Each is
 * about three times the maximum (in the comment behind it) among 418 real postings and 168 real
 * resumes. The least important facts are cut, preferred before required and later before earlier,
 * and the match lists them as not judged.
 */
export const judgingLimits = {
  posting: {
    /** 54. */
    skills: limits.judgedSkills,
    /** 6. Years required in several skills of one line are one requirement. */
    experience: 20,
    /** 48. */
    requirements: 80,
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
    /** 150. */
    lines: 400,
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
} as const;
