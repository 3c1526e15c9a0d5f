import type { WhatIfOffer } from '@rolefit/contracts';
import { builtInLinker, caseWithFacts, closeLinker, openCase } from '@rolefit/linking';
import { judgeKnockouts } from '../knockouts/knockouts.js';
import { settledByLinks } from '../knockouts/settled-by-links.js';
import type { MatchInput } from '../match-input.js';
import { isInTheWay } from '../readiness.js';
import { judgeCase, type Verdict, withoutSetAside } from '../verdict.js';
import { addedFacts } from './added-facts.js';
import { type YearsLine, yearsLines } from './years.js';

/** What offers can change of a verdict. */
export interface ChangeableState {
  /** Of each requirement, in thousandths. */
  readonly credits: readonly number[];
  /** Of each condition: 1 where it stands in the way of applying. */
  readonly blocked: readonly number[];
}

function stateOf({ links, knockouts }: Pick<Verdict, 'links' | 'knockouts'>): ChangeableState {
  return {
    credits: links.map(({ credit }) => Math.round(credit * 1_000)),
    blocked: knockouts.map((condition) => Number(isInTheWay(condition, links))),
  };
}

/** A judged case, with what it would come to with offers. */
export interface JudgedCase {
  readonly opened: ReturnType<typeof openCase>;
  readonly verdict: Verdict;
  readonly lines: readonly YearsLine[];
  readonly state: ChangeableState;
  /**
   * By the same rules as judging everything again.
   * @param touched places of the requirements that depend on the offers: only these are linked again
   */
  readonly stateWith: (
    offers: readonly WhatIfOffer[],
    touched: ReadonlySet<number>,
  ) => ChangeableState;
}

/** Judges a case in order to judge it again with offers. */
export function judgeForOffers(input: MatchInput): JudgedCase {
  const { posting, resume, skills, answers, corrections, closeReading } = input;
  const linker = closeReading ? closeLinker(closeReading.evidence) : builtInLinker;
  const opened = openCase(posting, resume, skills, answers, corrections);
  const verdict = judgeCase(opened, linker);
  const lines = yearsLines(opened, verdict);
  const metBy = (years: number) =>
    lines.filter((line) => line.years <= years).map(({ quote }) => quote);
  const stateWith: JudgedCase['stateWith'] = (offers, touched) => {
    const facts = caseWithFacts(opened, addedFacts(input, offers, metBy));
    const { conditions, setAside } = judgeKnockouts(facts);
    const allLinks = linker.relinkAt(verdict.allLinks, touched, { facts, conditions });
    const links = withoutSetAside(allLinks, conditions, setAside);
    return stateOf({ links, knockouts: settledByLinks(conditions, links) });
  };
  return { opened, verdict, lines, state: stateOf(verdict), stateWith };
}
