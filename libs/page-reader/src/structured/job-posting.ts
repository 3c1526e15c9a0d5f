import { type Item, type Value } from './json-ld.js';

/** Texts of a posting as structured data states them, markup and entities as they came. */
export interface StatedPosting {
  readonly title: string | undefined;
  readonly company: string | undefined;
  readonly logo: string | undefined;
  readonly location: string | undefined;
  readonly employmentType: string | undefined;
  readonly datePosted: string | undefined;
  /** The description, and then the properties that some pages keep apart from it. */
  readonly texts: readonly { readonly property: string; readonly text: string }[];
  /** Addresses under which the posting says that it stands. */
  readonly addresses: readonly string[];
}

/** Properties of a posting that hold part of its text. Source: schema.org/JobPosting. */
const textProperties = ['responsibilities', 'qualifications', 'skills', 'experienceRequirements', 'educationRequirements', 'jobBenefits', 'incentiveCompensation', 'workHours'] as const;

export function isJobPosting(item: Item): boolean {
  return item.types.includes('JobPosting');
}

/** What an item of type `JobPosting` states. Source: schema.org/JobPosting and Google's rules for it. */
export function statedPosting(item: Item): StatedPosting {
  const organisation = valueOf(item, 'hiringOrganization');
  return {
    title: textOf(item, 'title') ?? textOf(item, 'name'),
    company: typeof organisation === 'string' ? organisation : organisation && (textOf(organisation, 'name') ?? textOf(organisation, 'legalName')),
    logo: isItem(organisation) ? imageOf(valueOf(organisation, 'logo') ?? valueOf(organisation, 'image')) : undefined,
    location: locationOf(item),
    employmentType: textsOf(item, 'employmentType').join(', ') || undefined,
    datePosted: textOf(item, 'datePosted'),
    texts: ['description', ...textProperties].flatMap((property) => {
      const text = textsOf(item, property).join('\n\n');
      return text === '' ? [] : [{ property, text }];
    }),
    addresses: [textOf(item, 'url'), textOf(item, 'sameAs'), item.id, addressOf(valueOf(item, 'mainEntityOfPage'))].filter((each) => each !== undefined),
  };
}

function isItem(value: Value | undefined): value is Item {
  return value !== undefined && typeof value !== 'string';
}

function valueOf(item: Item, property: string): Value | undefined {
  return item.properties.get(property)?.[0];
}

function textOf(item: Item, property: string): string | undefined {
  return textsOf(item, property)[0];
}

/** Texts of a property; an object stands for its name or description. */
function textsOf(item: Item, property: string): string[] {
  return (item.properties.get(property) ?? []).flatMap((value) => {
    const text = typeof value === 'string' ? value : (textOf(value, 'name') ?? textOf(value, 'description') ?? '');
    return text.trim() === '' ? [] : [text];
  });
}

function imageOf(value: Value | undefined): string | undefined {
  return isItem(value) ? (textOf(value, 'url') ?? textOf(value, 'contentUrl') ?? value.id) : value;
}

function addressOf(value: Value | undefined): string | undefined {
  return isItem(value) ? (value.id ?? textOf(value, 'url')) : value;
}

function locationOf(item: Item): string | undefined {
  const places = (item.properties.get('jobLocation') ?? []).map(placeOf);
  const isRemote = textsOf(item, 'jobLocationType').some((type) => /telecommute/i.test(type));
  const named = [...new Set([...places, ...(isRemote ? ['Remote'] : [])].filter((place) => place !== ''))];
  return named.slice(0, 10).join('; ') || undefined;
}

function placeOf(value: Value): string {
  if (!isItem(value)) return value;
  const address = valueOf(value, 'address');
  if (!isItem(address)) return address ?? textOf(value, 'name') ?? '';
  const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map((property) => textOf(address, property) ?? '');
  return [...new Set(parts.filter((part) => part !== ''))].join(', ') || (textOf(value, 'name') ?? '');
}
