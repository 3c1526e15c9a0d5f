import type { WhatIfOffer } from '@rolefit/contracts';
import {
  asksForCondition,
  caseWithFacts,
  type Condition,
  isPureStatement,
  type OpenCase,
  overlaps,
} from '@rolefit/linking';
import type { Verdict } from '../verdict.js';
import { addedFacts, statedEntry } from './added-facts.js';
import type { YearsLine } from './years.js';

/** The offers that requirements and conditions may depend on, by their places. */
export interface Dependencies {
  readonly requirements: readonly ReadonlySet<number>[];
  readonly conditions: readonly ReadonlySet<number>[];
}

interface Touched {
  readonly requirements: readonly number[];
  readonly conditionKinds: readonly Condition['kind'][];
}

const nothing: Touched = { requirements: [], conditionKinds: [] };

function touchedBySkill(opened: OpenCase, name: string): Touched {
  if (!isPureStatement(opened, statedEntry(name))) return nothing;
  const added = addedFacts({}, [{ kind: 'skill', key: '', name, of: 'skill' }], () => []);
  const { related, credentials } = caseWithFacts(opened, added);
  // Lookups give the same list as long as nothing in it changes.
  const requirements = opened.asks.requirements.flatMap(({ skills }, at) =>
    skills.flat().some((want) => related(want) !== opened.related(want)) ? [at] : [],
  );
  const isCredential = opened.posting.licences.some((licence) => {
    const want = { name: licence.name, skillId: null };
    return credentials(want) !== opened.credentials(want);
  });
  return { requirements, conditionKinds: isCredential ? ['licence', 'clearance'] : [] };
}

function touchedByLanguage(opened: OpenCase, code: string): Touched {
  if (!opened.posting.languages.some((asked) => asked.code === code)) return nothing;
  const requirements = opened.asks.requirements.flatMap(({ requirement }, at) =>
    requirement.kind === 'language' ? [at] : [],
  );
  return { requirements, conditionKinds: ['language'] };
}

function touchedBy(offer: WhatIfOffer, opened: OpenCase, lines: readonly YearsLine[]): Touched {
  switch (offer.kind) {
    case 'skill':
      return touchedBySkill(opened, offer.name);
    case 'language':
      return touchedByLanguage(opened, offer.code);
    case 'years': {
      const met = lines.filter(({ years }) => years <= offer.years);
      return { requirements: met.map(({ at }) => at), conditionKinds: [] };
    }
    default:
      return { requirements: [], conditionKinds: ['place'] };
  }
}

/**
 * What each requirement and condition of a case may depend on. A condition and a requirement of the same words may settle each other, so each depends on what
 * the other depends on.
 */
export function dependenciesOf(
  offers: readonly WhatIfOffer[],
  opened: OpenCase,
  { allLinks, knockouts }: Verdict,
  lines: readonly YearsLine[],
): Dependencies {
  const touched = offers.map((offer) => touchedBy(offer, opened, lines));
  const direct = allLinks.map(
    (_, at) =>
      new Set(touched.flatMap((one, offer) => (one.requirements.includes(at) ? [offer] : []))),
  );
  const conditions = knockouts.map((condition) => {
    const { postingQuote, kind } = condition;
    const own = touched.flatMap((one, offer) => (one.conditionKinds.includes(kind) ? [offer] : []));
    const ofLines = allLinks.flatMap(({ requirement }, at) =>
      postingQuote !== null && overlaps(requirement.quote, postingQuote)
        ? [...(direct[at] ?? [])]
        : [],
    );
    return new Set([...own, ...ofLines]);
  });
  const requirements = allLinks.map(({ requirement }, at) => {
    const ofConditions = knockouts.flatMap((condition, index) =>
      asksForCondition(requirement, condition) ? [...(conditions[index] ?? [])] : [],
    );
    return new Set([...(direct[at] ?? []), ...ofConditions]);
  });
  return { requirements, conditions };
}
