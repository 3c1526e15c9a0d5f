import { isItem, type Item, type Text, type Value } from './values.js';

/** What structured data states of a posting. */
export interface StatedPosting {
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly logo: string | undefined;
  readonly location: string | undefined;
  readonly employmentType: string | undefined;
  readonly datePosted: string | undefined;
  /** The description, and then the properties that some pages keep apart from it. */
  readonly texts: readonly { readonly property: string; readonly text: Text }[];
  /** Addresses under which the posting says that it stands. */
  readonly addresses: readonly string[];
}

/** Properties that hold part of a posting's text. Source: schema.org/JobPosting. */
const textProperties = [
  'description',
  'responsibilities',
  'qualifications',
  'skills',
  'experienceRequirements',
  'educationRequirements',
  'jobBenefits',
  'incentiveCompensation',
  'workHours',
] as const;

export function isJobPosting(item: Item): boolean {
  return item.types.includes('JobPosting');
}

/** Items that say something of themselves, by their `@id`: others may name them by that alone. */
export type Named = ReadonlyMap<string, Item>;

/** @returns the first item that has properties, of each `@id` */
export function namedItems(items: readonly Item[]): Named {
  const named = new Map<string, Item>();
  for (const item of items)
    if (item.id !== undefined && item.properties.size > 0 && !named.has(item.id))
      named.set(item.id, item);
  return named;
}

/**
 * What an item of type `JobPosting` states. Source: schema.org/JobPosting and Google's rules for it.
 * @param named looked up for the employer, its logo, and the places; each once, so that names in a circle lead nowhere
 */
export function statedPosting(item: Item, named: Named): StatedPosting {
  const organisation = resolved(first(item, 'hiringOrganization'), named);
  return {
    title: lineOf(item, 'title') ?? lineOf(item, 'name'),
    company: isItem(organisation)
      ? (lineOf(organisation, 'name') ?? lineOf(organisation, 'legalName'))
      : organisation?.line(),
    logo: isItem(organisation)
      ? (addressOf(resolved(first(organisation, 'logo'), named)) ??
        addressOf(first(organisation, 'image')))
      : undefined,
    location: placesOf(item, named),
    employmentType: linesOf(item, 'employmentType').join(', ') || undefined,
    datePosted: lineOf(item, 'datePosted'),
    texts: textProperties.flatMap((property) =>
      textsOf(item, property).map((text) => ({ property, text })),
    ),
    addresses: [
      addressOf(first(item, 'url')),
      addressOf(first(item, 'sameAs')),
      item.id,
      addressOf(first(item, 'mainEntityOfPage')),
    ].filter((each) => each !== undefined),
  };
}

/** What a value that is only a name stands for. */
function resolved(value: Value | undefined, named: Named): Value | undefined {
  return isItem(value) && value.id !== undefined && value.properties.size === 0
    ? (named.get(value.id) ?? value)
    : value;
}

function first(item: Item, property: string): Value | undefined {
  return item.properties.get(property)?.[0];
}

/** Texts of a property; an object stands for its name or its description. */
function textsOf(item: Item, property: string): Text[] {
  return (item.properties.get(property) ?? []).slice(0, 50).flatMap((value) => {
    const text = isItem(value) ? (first(value, 'name') ?? first(value, 'description')) : value;
    return text === undefined || isItem(text) ? [] : [text];
  });
}

function linesOf(item: Item, property: string): string[] {
  return textsOf(item, property)
    .map((text) => text.line())
    .filter((line) => line !== '');
}

function lineOf(item: Item, property: string): string | undefined {
  return linesOf(item, property)[0];
}

/** The address that a value is, or that an image or a page has. */
function addressOf(value: Value | undefined): string | undefined {
  if (!isItem(value)) return value?.address();
  return addressOf(first(value, 'url')) ?? addressOf(first(value, 'contentUrl')) ?? value.id;
}

function placesOf(item: Item, named: Named): string | undefined {
  const places = (item.properties.get('jobLocation') ?? []).map((place) =>
    placeOf(resolved(place, named), named),
  );
  const isRemote = linesOf(item, 'jobLocationType').some((type) => /telecommute/i.test(type));
  const from = linesOf(item, 'applicantLocationRequirements').join(', ');
  const remote = from === '' ? 'Remote' : `Remote (${from})`;
  const stated = [...new Set([...places, ...(isRemote ? [remote] : [])])].filter(
    (place) => place !== '',
  );
  return stated.slice(0, 10).join('; ') || undefined;
}

function placeOf(value: Value | undefined, named: Named): string {
  if (!isItem(value)) return value?.line() ?? '';
  const address = resolved(first(value, 'address'), named);
  if (!isItem(address)) return address?.line() ?? lineOf(value, 'name') ?? '';
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].flatMap(
    (property) => lineOf(address, property) ?? [],
  );
  return [...new Set(parts)].join(', ') || (lineOf(value, 'name') ?? '');
}
