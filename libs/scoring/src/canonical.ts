import type { PostingFacts, Quote, ResumeFacts } from '@rolefit/contracts';

/** Compares by UTF-16 units: the same everywhere, whatever the language of the machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Quoted {
  readonly quote: Quote;
  readonly name?: string;
}

/** Text order; what stands at one place goes by its content. */
function byQuote(a: Quoted, b: Quoted): number {
  return a.quote.start - b.quote.start || a.quote.end - b.quote.end || compareText(a.name ?? '', b.name ?? '') || compareText(JSON.stringify(a), JSON.stringify(b));
}

function sorted<Item extends Quoted>(items: readonly Item[]): Item[] {
  return [...items].sort(byQuote);
}

/**
 * The same facts in text order. Sums of fractions depend on their order in the last bit, so the judge sorts first: facts in any order
 * then judge the same to the bit.
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
  };
}

/** The same facts in text order, with what points to roles following them. See `canonicalPosting`. */
export function canonicalResume(resume: ResumeFacts): ResumeFacts {
  const order = resume.roles.map((role, index) => ({ ...role, index })).sort((a, b) => byQuote(a, b));
  const moved = new Map(order.map(({ index }, position) => [index, position]));
  const follow = <Item extends { readonly role: number | null }>(item: Item): Item => ({
    ...item,
    role: item.role === null ? null : (moved.get(item.role) ?? null),
  });
  return {
    ...resume,
    roles: order.map(({ index: _, ...role }) => role),
    skills: resume.skills
      .map((skill) => ({ ...skill, evidence: sorted(skill.evidence.map(follow)) }))
      .sort((a, b) => compareText(a.name, b.name) || compareText(a.skillId ?? '', b.skillId ?? '') || compareText(JSON.stringify(a), JSON.stringify(b))),
    statements: sorted(resume.statements.map(follow)),
    education: sorted(resume.education),
    languages: sorted(resume.languages),
    licences: sorted(resume.licences),
    clearances: sorted(resume.clearances),
    workPermits: sorted(resume.workPermits),
    places: sorted(resume.places),
  };
}
