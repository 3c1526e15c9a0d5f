import { type ConditionAsk, type JobDetail, type Knockout } from '@rolefit/contracts';

type Asked = Pick<JobDetail, 'knockouts' | 'highlights'>;

const formalTypes: ReadonlySet<string> = new Set<ConditionAsk['type']>([
  'licence',
  'clearance',
  'work-permit',
  'place',
  'language',
  'degree',
]);

/** Conditions of work share one type. */
function typeOf({ kind }: Knockout): string {
  return formalTypes.has(kind) ? kind : 'work';
}

/**
 * What the conditions of a match ask, as data that an answer can be made of. Match and highlights list them in the same order; without those of which the
 * highlights lack some, as in matches of earlier versions.
 */
export function conditionAsks({ knockouts, highlights }: Asked): Map<Knockout, ConditionAsk> {
  const asks = new Map<Knockout, ConditionAsk>();
  const asked = knockouts.filter(({ status }) => status !== 'not-stated');
  for (const type of new Set(asked.map(typeOf))) {
    const own = asked.filter((one) => typeOf(one) === type);
    const data = (highlights?.conditions ?? []).filter(({ ask }) => ask.type === type);
    if (own.length !== data.length) continue;
    own.forEach((knockout, place) => {
      const ask = data[place]?.ask;
      if (ask) asks.set(knockout, ask);
    });
  }
  return asks;
}
