import { limits } from '@rolefit/contracts';
import { type CapturedPage, type PageReading, type ReadField } from '@rolefit/page-reader';
import { type Origin } from './sources';

/** The fields of the form, in its order. */
export const draftFields = ['title', 'companyName', 'jobDescription', 'url', 'logo'] as const;
export type DraftField = (typeof draftFields)[number];

/** What the form starts with: each field as it was read, and where from; one that the page does not state is empty. */
export interface PageDraft {
  readonly values: Readonly<Record<DraftField, string>>;
  readonly origins: Readonly<Record<DraftField, Origin>>;
  /** Fields whose end was cut off, because a scan takes no more. */
  readonly cut: readonly DraftField[];
  /** Whether the page was too large to be read whole. */
  readonly isPart: boolean;
}

/** What a field starts with. */
interface Found {
  readonly value: string;
  readonly source: Origin;
  readonly detail?: string;
  readonly isCut?: boolean;
}

const nothing = { value: '', source: 'missing' } as const;

/** For a page that took too long to read: where it stands, its heading, and what the user has selected on it. */
export function draftOfUnread(captured: CapturedPage): PageDraft {
  const address = new URL(captured.url);
  address.username = '';
  address.password = '';
  return draftOf(captured, { kind: 'other', fields: { url: { value: address.href, source: 'meta' } }, isWhole: true, words: 0, isShort: true });
}

/**
 * Turns what was read into what the form starts with. On a page that is no posting, or too short for one, what the user has selected there counts
 * as the description: they point at it.
 */
export function draftOf(captured: CapturedPage, { kind, fields, isShort, isWhole }: PageReading): PageDraft {
  const heading = captured.headings.find(({ level }) => level === 1)?.text.slice(0, limits.postingTitleChars);
  const shown: ReadField | undefined = kind !== 'posting' && heading !== undefined ? { value: heading, source: 'heading' } : undefined;
  const selected = isShort && captured.selection !== undefined ? { value: captured.selection.slice(0, limits.postingChars), source: 'selection' as const, isCut: captured.selection.length > limits.postingChars } : undefined;
  const found: Partial<Record<DraftField, Found>> & { readonly url: Found } = { title: fields.title ?? shown, companyName: fields.company, jobDescription: selected ?? fields.description, url: fields.url, logo: fields.logo };
  const wasCut = draftFields.filter((name) => found[name]?.isCut === true);
  const each = <Value>(pick: (field: Found) => Value) => ({
    title: pick(found.title ?? nothing),
    companyName: pick(found.companyName ?? nothing),
    jobDescription: pick(found.jobDescription ?? nothing),
    url: pick(found.url),
    logo: pick(found.logo ?? nothing),
  });
  return { values: each(({ value }) => value), origins: each(({ source, detail }) => (detail === 'selection' ? 'selection' : source)), cut: wasCut, isPart: !isWhole };
}
