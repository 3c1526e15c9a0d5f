import {
  conditionKindSchema,
  type ConditionAsk,
  type HighlightedPlace,
  type Highlights,
  type Knockout,
  type Label,
  limits,
  type Match,
  type PostingFacts,
  type Quote,
  type StoredMatch,
} from '@rolefit/contracts';
import { countryOf, isEverydayTool } from '@rolefit/linking';
import { wordingsOfLabel } from '@rolefit/match-texts';
import { skillByName } from '@rolefit/skills';

type Condition = Highlights['conditions'][number];

/**
 * A condition of the match has the quote of the fact that it judges. One line may state several, such as nights and weekends: these are told apart by
 * their names.
 */
function factOf<Fact extends { readonly quote: Quote }>(
  facts: readonly Fact[],
  { postingQuote, label }: Knockout,
  nameOf?: (fact: Fact) => Label,
): Fact | undefined {
  const stated = facts.filter(
    ({ quote }) => quote.start === postingQuote?.start && quote.end === postingQuote.end,
  );
  const named = nameOf && stated.find((fact) => wordingsOfLabel(nameOf(fact)).includes(label));
  return named ?? stated[0];
}

/** The country that is named, or the only one of the places of work. */
function countryMeant(country: string | null, { places }: PostingFacts): string | null {
  const all = new Set(places.flatMap(({ place }) => countryOf(place ?? '') ?? []));
  const [only] = all;
  return country ?? (all.size === 1 ? (only ?? null) : null);
}

function placesAsked(posting: PostingFacts, knockout: Knockout): ConditionAsk | null {
  const offer = factOf(posting.places, knockout);
  if (!offer) return null;
  const places = [...new Set(posting.places.flatMap(({ place }) => place ?? []))];
  return places.length === 0 ? null : { type: 'place', places, arrangement: offer.arrangement };
}

const asks: Readonly<
  Record<string, (posting: PostingFacts, knockout: Knockout) => ConditionAsk | null>
> = {
  licence: (_posting, { label }) => ({ type: 'licence', name: label }),
  clearance: (_posting, { label }) => ({ type: 'clearance', name: label }),
  'work-permit': (posting, knockout) => ({
    type: 'work-permit',
    country: countryMeant(factOf(posting.workPermits, knockout)?.country ?? null, posting),
  }),
  language: (posting, knockout) => {
    const fact = factOf(posting.languages, knockout, ({ code, level }) => ({
      code: 'language',
      values: { code, level },
    }));
    return fact ? { type: 'language', code: fact.code, level: fact.level } : null;
  },
  degree: (posting, knockout) => {
    const fact = factOf(posting.education, knockout);
    return fact ? { type: 'degree', level: fact.level, field: fact.field } : null;
  },
  place: placesAsked,
};

function askOfWork(posting: PostingFacts, knockout: Knockout): ConditionAsk | null {
  const fact = factOf(posting.conditions, knockout, ({ topic, amount }) => ({
    code: 'condition',
    values: { topic, amount },
  }));
  return fact ? { type: 'work', topic: fact.topic, amount: fact.amount } : null;
}

function conditionOf(knockout: Knockout, posting: PostingFacts): Condition | null {
  const { status, kind } = knockout;
  if (status === 'not-stated') return null;
  const isOfWork = conditionKindSchema.safeParse(kind).success;
  const ask = isOfWork ? askOfWork(posting, knockout) : asks[kind]?.(posting, knockout);
  return ask ? { status, ask } : null;
}

function placeOf({ places }: PostingFacts): HighlightedPlace | null {
  const first = places.find(({ place }) => place !== null) ?? places[0];
  return first ? { name: first.place, arrangement: first.arrangement } : null;
}

/** Nobody decides by virtues that no resume proves, or by tools that are learned in a day. */
function isWorthNaming(name: string): boolean {
  const skill = skillByName(name);
  return skill?.kind !== 'soft' && !isEverydayTool(skill?.id ?? null);
}

/** Not those that are found in part: a list has no space to say so. */
function missingOf({ missingSkills }: Match): Highlights['missing'] {
  const skills = missingSkills
    .filter(({ name, credit }) => credit === 0 && isWorthNaming(name))
    .map(({ name, importance }) => ({ name, isRequired: importance === 'required' }));
  return [
    ...skills.filter(({ isRequired }) => isRequired),
    ...skills.filter(({ isRequired }) => !isRequired),
  ];
}

/** A posting may set the same condition in two of its sentences. */
function conditionsOf({ knockouts }: Match, posting: PostingFacts): Condition[] {
  const conditions = knockouts.flatMap((knockout) => conditionOf(knockout, posting) ?? []);
  const byAsk = new Map(conditions.map((condition) => [JSON.stringify(condition.ask), condition]));
  return [...byAsk.values()].slice(0, limits.highlightedConditions);
}

/** As the summary counts them, so that a list never contradicts the match. */
function requirementsOf({ messages }: StoredMatch): NonNullable<Highlights['requirements']> {
  const counted = messages?.summary.find((sentence) => sentence.code === 'requirements-shown');
  const { shown = 0, partly = 0, asked = 0 } = counted?.values ?? {};
  return { shown, partly, of: asked };
}

/** What lists show of a match besides its score. The conditions of a match quote the facts of the posting, from which their data are taken. */
export function highlightsOf(match: StoredMatch, posting: PostingFacts): Highlights {
  const required = ({ importance }: { importance: string }) => importance === 'required';
  const shown = match.matchSkills.filter(required).length;
  const missing = missingOf(match);
  return {
    place: placeOf(posting),
    requiredSkills: { shown, of: shown + match.missingSkills.filter(required).length },
    requirements: requirementsOf(match),
    missing: missing.slice(0, limits.highlightedSkills),
    missingCount: missing.length,
    conditions: conditionsOf(match, posting),
  };
}
