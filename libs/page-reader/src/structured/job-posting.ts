import { isItem, type Item, type Text, type Value } from './values.js';

/** A posting as stated by structured data. */
export interface StatedPosting {
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly logo: string | undefined;
  readonly location: string | undefined;
  readonly employmentType: string | undefined;
  readonly datePosted: string | undefined;
  /** The description, followed by the properties that some pages state separately. */
  readonly texts: readonly { readonly property: string; readonly text: Text }[];
  /** Addresses that the posting states for itself. */
  readonly addresses: readonly string[];
}

/** Properties that contain part of a posting's text. Source: schema.org/JobPosting. */
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

/** Items with properties, by their `@id`, which other items may use as a reference. */
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
 * The properties of an item of type `JobPosting`. Source: schema.org/JobPosting and Google's rules
 * for it.
 * @param named resolves references to the employer, its logo, and the places; each is followed
 * once, so that cycles end
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

/** Resolves a value that is only a reference. */
function resolved(value: Value | undefined, named: Named): Value | undefined {
  return isItem(value) && value.id !== undefined && value.properties.size === 0
    ? (named.get(value.id) ?? value)
    : value;
}

function first(item: Item, property: string): Value | undefined {
  return item.properties.get(property)?.[0];
}

/** Texts of a property; for an object its name or description. */
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

/** The address in a value: a string, or that of an image or a page. */
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
