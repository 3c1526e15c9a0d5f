import type { CloseReading, CloseReadingEffect, LinkVerdict } from '@rolefit/contracts';
import { builtInLinker, type Case, type Link } from '@rolefit/linking';
import { judgeLinks, type Verdict } from './verdict.js';

const strengths = {
  contradicted: 0,
  'not-found': 0,
  partly: 1,
  shown: 2,
} as const satisfies Record<LinkVerdict, number>;

/**
 * What a close reading changed, compared with the links by rules alone.
 * @param verdict by the links of the close reading
 */
export function closeReadingEffect(
  facts: Case,
  { allLinks, links, knockouts }: Verdict,
  { reader, rejectedClaims }: CloseReading,
): CloseReadingEffect {
  const byRules = builtInLinker.link({ facts, conditions: knockouts });
  const isJudged = (_: Link, at: number) => links.some((link) => link === allLinks[at]);
  const read = allLinks.flatMap((link, at) => {
    const before: Link | undefined = byRules[at];
    return isJudged(link, at) && link.by === 'model' && before !== undefined
      ? [strengths[link.verdict] - strengths[before.verdict]]
      : [];
  });
  return {
    reader,
    rejectedClaims,
    requirementsRead: read.length,
    estimate: judgeLinks(byRules.filter(isJudged), knockouts).score.overallScore,
    found: read.filter((change) => change > 0).length,
    unfounded: read.filter((change) => change < 0).length,
  };
}
