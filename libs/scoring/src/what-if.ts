import { builtInLinker, caseWith, type OpenCase, type ProfileSkillInput } from '@rolefit/linking';
import { judgeKnockouts } from './knockouts/knockouts.js';
import { settledByLinks } from './knockouts/settled-by-links.js';
import { overallOf, weigh } from './points.js';
import { readinessChecks } from './readiness.js';
import { judgementOf } from './requirement-judgement.js';
import { craftOf, type Verdict, withoutSetAside } from './verdict.js';

/**
 * Whether the user would be ready to apply with an entry on their list. Gives the same result as
 * judging the whole case again, but links again only the requirements whose skills the entry counts for.
 * @param opened a case
 * @param verdict its judgement
 * @param linker the one that has made the links of the judgement
 */
export function readyWith(
  opened: OpenCase,
  verdict: Verdict,
  linker = builtInLinker,
): (entry: ProfileSkillInput) => boolean {
  // How much the posting says does not depend on the list; the craft does only through a skill that the title names.
  const isCraftFixed = opened.asks.requirements.every(
    ({ requirement, skills }) => requirement.kind !== 'title' || skills.length === 0,
  );
  const isOutOfReach = verdict.readiness.some(
    ({ rule, isMet }) => !isMet && ((rule === 'craft' && isCraftFixed) || rule === 'breadth'),
  );
  const isRuledOut = verdict.knockouts.some(
    ({ status, kind }) => status === 'not-met' && kind !== 'licence',
  );
  if (isOutOfReach || isRuledOut) return () => false;
  return (entry) => {
    const { changed: facts } = caseWith(opened, entry);
    const { conditions, setAside } = judgeKnockouts(facts);
    const links = withoutSetAside(
      linker.relink(verdict.allLinks, opened, { facts, conditions }),
      conditions,
      setAside,
    );
    const weighed = weigh(links.map(judgementOf));
    return readinessChecks({
      knockouts: settledByLinks(conditions, links),
      links,
      craft: craftOf(links),
      breadth: verdict.breadth,
      overallScore: overallOf(weighed, ({ judgement }) => judgement.credit),
    }).every(({ isMet }) => isMet);
  };
}
