import type { Quote } from '@rolefit/contracts';
import { comparedFacts, matchedCredit, type OpenCase, overlaps } from '@rolefit/linking';
import type { Verdict } from '../verdict.js';

/** A line of a posting that lacks nothing but years. */
export interface YearsLine {
  /** Place among the requirements of the case. */
  readonly at: number;
  readonly quote: Quote;
  readonly years: number;
}

/** The requirements that the user would meet with more years: all that they name besides is found, and the user has said nothing about them. */
export function yearsLines(opened: OpenCase, { allLinks, skills }: Verdict): YearsLine[] {
  const { experience } = opened.asks;
  if (experience.length === 0) return [];
  const compared = comparedFacts(opened).years;
  return allLinks.flatMap(({ requirement, credit, correction }, at) => {
    const { quote, kind } = requirement;
    const asked = experience.filter((ask) => overlaps(ask.quote, quote));
    const isShort = compared.some((fact) => fact.credit < 1 && overlaps(fact.postingQuote, quote));
    const isAllElseFound = skills
      .filter(({ isSoft, postingQuote }) => !isSoft && overlaps(postingQuote, quote))
      .every((skill) => skill.credit >= matchedCredit);
    const isOfYears = kind === 'experience' && correction === undefined && credit < 1;
    return isOfYears && isShort && isAllElseFound
      ? [{ at, quote, years: Math.max(...asked.map(({ years }) => years)) }]
      : [];
  });
}
