import { type Page } from '../page.js';
import { type FieldSource, type PostingFields } from '../page-reading.js';
import { fieldsOf } from './posting-fields.js';
import { isJobPosting, namedItems, statedPosting } from './job-posting.js';
import { jsonLdItems } from './json-ld.js';
import { microdataItems, rdfaItems } from './marked-items.js';
import { ownPosting } from './own-posting.js';
import { isItem, type Item } from './values.js';

/** The structured data of a page. */
export interface Structured {
  /** Fields of the page's main posting, by syntax in order of trust; empty without one. */
  readonly own: readonly Partial<PostingFields>[];
  /** Address stated by the main posting. */
  readonly address: string | undefined;
  /** Number of postings in the syntax that has most of them. */
  readonly postings: number;
  /** Types of all items, without vocabulary. */
  readonly types: ReadonlySet<string>;
  /** Names of the organisations behind the page, as stated by it. */
  readonly organisations: readonly string[];
}

/** Maximum number of postings compared with the page; results pages have some 50. */
const mostPostings = 300;

/** Reads JSON-LD, microdata and RDFa. */
export function readStructured(page: Page): Structured {
  const languages: [FieldSource, Item[]][] = [
    ['json-ld', jsonLdItems(page.document)],
    ['microdata', microdataItems(page.document)],
    ['rdfa', rdfaItems(page.document)],
  ];
  const read = languages.map(([source, items]) => {
    const named = namedItems(items);
    const postings = items
      .filter((item) => isJobPosting(item) && item.properties.size > 0)
      .slice(0, mostPostings)
      .map((item) => statedPosting(item, named));
    const own = ownPosting(postings, page);
    return { postings: postings.length, own, fields: own && fieldsOf(own, page.base, source) };
  });
  const items = languages.flatMap(([, each]) => each);
  return {
    own: read.flatMap(({ fields }) => fields ?? []),
    address: read.flatMap(({ own }) => own?.addresses[0] ?? [])[0],
    postings: Math.max(...read.map(({ postings }) => postings)),
    types: new Set(items.flatMap(({ types }) => types)),
    organisations: organisationsIn(items),
  };
}

function organisationsIn(items: readonly Item[]): string[] {
  const names = items
    .filter(({ types }) =>
      types.some((type) =>
        /^(?:Organization|Corporation|LocalBusiness|NGO|GovernmentOrganization|EducationalOrganization)$/.test(
          type,
        ),
      ),
    )
    .flatMap(namesOf);
  // Employers of postings may differ from the page's organisation; they occur again among the
  // items.
  for (const employer of items
    .filter(isJobPosting)
    .flatMap(({ properties }) => properties.get('hiringOrganization') ?? [])) {
    const at = isItem(employer) ? names.indexOf(namesOf(employer)[0] ?? '') : -1;
    if (at >= 0) names.splice(at, 1);
  }
  return [...new Set(names)];
}

function namesOf({ properties }: Item): string[] {
  const name = properties.get('name')?.[0];
  return name === undefined || isItem(name) ? [] : [name.line()];
}
