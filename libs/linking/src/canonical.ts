import type { OccupationWeight, PostingFacts, Quote, ResumeFacts } from '@rolefit/contracts';

/** Compares by UTF-16 code units: the result does not depend on the machine's locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Quoted {
  readonly quote: Quote;
  readonly name?: string;
}

/** Text order, with the content as tie-breaker. */
function byQuote(a: Quoted, b: Quoted): number {
  return (
    a.quote.start - b.quote.start ||
    a.quote.end - b.quote.end ||
    compareText(a.name ?? '', b.name ?? '') ||
    compareText(JSON.stringify(a), JSON.stringify(b))
  );
}

function inOrder<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): boolean {
  return items.every((item, index) => {
    const before = items[index - 1];
    return before === undefined || compare(before, item) <= 0;
  });
}

/**
 * Facts usually arrive in text order; copying them for every posting would be a large part of the
 * cost.
 */
function sorted<Item extends Quoted>(items: Item[]): Item[] {
  return inOrder(items, byQuote) ? items : [...items].sort(byQuote);
}

function byWeight(a: OccupationWeight, b: OccupationWeight): number {
  return b.weight - a.weight || compareText(a.occupation, b.occupation);
}

function heaviestFirst(profile: OccupationWeight[]): OccupationWeight[] {
  return inOrder(profile, byWeight) ? profile : [...profile].sort(byWeight);
}

/**
 * Facts in text order. Floating-point sums depend on the order of their terms, so the judge sorts
 * first: facts in any order give bit-identical scores.
 */
export function canonicalPosting(posting: PostingFacts): PostingFacts {
  return {
    ...posting,
    skills: sorted(posting.skills),
    experience: sorted(posting.experience),
    duties: sorted(posting.duties),
    education: sorted(posting.education),
    languages: sorted(posting.languages),
    licences: sorted(posting.licences),
    clearances: sorted(posting.clearances),
    workPermits: sorted(posting.workPermits),
    places: sorted(posting.places),
    conditions: sorted(posting.conditions),
    requirements: sorted(posting.requirements),
    fields: sorted(posting.fields),
    occupations: sorted(posting.occupations),
    occupationProfile: heaviestFirst(posting.occupationProfile),
  };
}

type ResumeSkill = ResumeFacts['skills'][number];

function bySkill(a: ResumeSkill, b: ResumeSkill): number {
  return (
    compareText(a.name, b.name) ||
    compareText(a.skillId ?? '', b.skillId ?? '') ||
    compareText(JSON.stringify(a), JSON.stringify(b))
  );
}

/** Roles in text order, with all role indices updated. */
function withRolesInOrder(resume: ResumeFacts): ResumeFacts {
  if (inOrder(resume.roles, byQuote)) return resume;
  const order = resume.roles
    .map((role, index) => ({ role, index }))
    .sort((a, b) => byQuote(a.role, b.role));
  const moved = new Map(order.map(({ index }, position) => [index, position]));
  const follow = <Item extends { readonly role: number | null }>(item: Item): Item => ({
    ...item,
    role: item.role === null ? null : (moved.get(item.role) ?? null),
  });
  return {
    ...resume,
    roles: order.map(({ role }) => role),
    skills: resume.skills.map((skill) => ({ ...skill, evidence: skill.evidence.map(follow) })),
    statements: resume.statements.map(follow),
    occupations: resume.occupations.map((one) => ({
      ...one,
      roles: one.roles.map((role) => moved.get(role) ?? role).sort((a, b) => a - b),
    })),
  };
}

/** Facts in text order, with role indices updated. See `canonicalPosting`. */
export function canonicalResume(resume: ResumeFacts): ResumeFacts {
  const facts = withRolesInOrder(resume);
  return {
    ...facts,
    skills: facts.skills
      .map((skill) =>
        inOrder(skill.evidence, byQuote) ? skill : { ...skill, evidence: sorted(skill.evidence) },
      )
      .sort(bySkill),
    statements: sorted(facts.statements),
    education: sorted(facts.education),
    languages: sorted(facts.languages),
    licences: sorted(facts.licences),
    clearances: sorted(facts.clearances),
    workPermits: sorted(facts.workPermits),
    places: sorted(facts.places),
    conditions: sorted(facts.conditions),
    fields: sorted(facts.fields),
    occupations: sorted(facts.occupations),
    occupationProfile: heaviestFirst(facts.occupationProfile),
  };
}
