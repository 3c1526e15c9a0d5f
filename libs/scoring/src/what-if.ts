import { caseWith, type OpenCase } from './case.js';
import { linkRequirement, type Link } from './links/link.js';
import { judgementOf } from './links/requirement-judgement.js';
import { overallOf, weigh } from './points.js';
import type { ProfileSkillInput } from './profile-skill.js';
import { readinessChecks } from './readiness.js';
import { firmEvidence, type Verdict } from './verdict.js';

/**
 * Whether the user would be ready to apply with an entry on their list. Gives the same result as
 * judging the whole case again, but links again only the requirements whose skills the entry counts for.
 * @param opened a case
 * @param verdict its judgement
 */
export function readyWith(
  opened: OpenCase,
  verdict: Verdict,
): (entry: ProfileSkillInput) => boolean {
  // Neither what the title names nor how much the posting says depends on the list.
  const isOutOfReach = verdict.readiness.some(
    ({ rule, isMet }) => !isMet && (rule === 'craft' || rule === 'breadth'),
  );
  const isRuledOut = verdict.knockouts.some(
    ({ status, kind }) => status === 'not-met' && kind !== 'licence',
  );
  if (isOutOfReach || isRuledOut) return () => false;
  return (entry) => {
    const { changed } = caseWith(opened, entry);
    const firm = firmEvidence(changed);
    const links = verdict.links.map((link): Link => {
      const isTouched =
        link.firm !== null ||
        link.ask.requirement.kind === 'licence' ||
        firm.years.length > 0 ||
        link.ask.skills.some((group) =>
          group.some((want) => changed.related(want) !== opened.related(want)),
        );
      return isTouched ? linkRequirement(link.ask, changed, firm) : link;
    });
    const weighed = weigh(links.map((link) => judgementOf(link, changed)));
    return readinessChecks({
      knockouts: firm.conditions,
      craft: links.find(({ ask }) => ask.requirement.kind === 'title') ?? null,
      breadth: verdict.breadth,
      overallScore: overallOf(weighed, ({ judgement }) => judgement.credit),
    }).every(({ isMet }) => isMet);
  };
}
