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
  /** 7. Skills that one duty names, in text order; only the first of them are judged. */
  skillsPerDuty: 20,
} as const;
