import { type Highlights, type Job } from '@rolefit/contracts';
import { conditionName, capitalised } from './words';
import { texts } from './texts';

const namesShown = 2;

function requirementsReason({ requirements, missing, missingCount }: Highlights) {
  const required = missing.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const named = required.slice(0, namesShown);
  // Beyond the names that are known, those that are left are not all required.
  const more = missing.length < missingCount ? 0 : required.length - named.length;
  return [
    ...(requirements === undefined || requirements.of === 0
      ? []
      : [texts.requirements(requirements)]),
    ...(named.length === 0 ? [] : [texts.misses(named, more)]),
  ];
}

function conditionsReason({ conditions }: Highlights): string[] {
  const named = (status: string) =>
    conditions.filter((one) => one.status === status).map(({ ask }) => conditionName(ask));
  const [contradicted] = named('not-met');
  if (contradicted !== undefined) return [texts.ruledOutBy(contradicted)];
  const open = named('unknown');
  return open.length === 0 ? [] : [texts.asksFor(open.slice(0, namesShown))];
}

/**
 * Why a match is worth an application or not, in short phrases: "meets all 3 requirements", "asks for a work permit for Germany".
 * @param threshold the score from which it can be Applicable; if given, the distance of one that is not comes first
 * @returns an empty list before there are highlights
 */
export function reasonsOf(job: Job, threshold?: number): string[] {
  const { highlights, score, readyToApply } = job;
  const short =
    threshold === undefined || score === null || readyToApply === true
      ? null
      : threshold - score.overallScore;
  const reasons = [
    ...(short === null ? [] : [short > 0 ? texts.pointsShort(short) : texts.notApplicable]),
    ...(highlights ? [...requirementsReason(highlights), ...conditionsReason(highlights)] : []),
  ];
  return reasons.map((reason, index) => (index === 0 ? capitalised(reason) : reason));
}
