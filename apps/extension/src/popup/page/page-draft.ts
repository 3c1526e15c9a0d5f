import { limits } from '@rolefit/contracts';
import { type CapturedPage, type PageReading, type ReadField } from '@rolefit/page-reader';
import { type Origin } from './sources';

/** Form fields in order. */
export const draftFields = ['title', 'companyName', 'jobDescription', 'url', 'logo'] as const;
export type DraftField = (typeof draftFields)[number];

/** Initial values of the form, each with its source; empty if the page does not state one. */
export interface PageDraft {
  readonly values: Readonly<Record<DraftField, string>>;
  readonly origins: Readonly<Record<DraftField, Origin>>;
  /** Fields that were truncated to the limit of a scan. */
  readonly cut: readonly DraftField[];
  /** Whether the page was too large to be read completely. */
  readonly isPart: boolean;
}

/** Initial value of a field. */
interface Found {
  readonly value: string;
  readonly source: Origin;
  readonly detail?: string;
  readonly isCut?: boolean;
}

const nothing = { value: '', source: 'missing' } as const;

/** Draft for a page whose reading timed out: its URL, heading and the user's selection. */
export function draftOfUnread(captured: CapturedPage): PageDraft {
  const address = new URL(captured.url);
  address.username = '';
  address.password = '';
  return draftOf(captured, {
    kind: 'other',
    fields: { url: { value: address.href, source: 'meta' } },
    isWhole: true,
    words: 0,
    isShort: true,
  });
}

/** Turns a reading into the initial values of the form. On a page without a posting, or with a short one, the user's selection becomes the description. */
export function draftOf(
  captured: CapturedPage,
  { kind, fields, isShort, isWhole }: PageReading,
): PageDraft {
  const heading = captured.headings
    .find(({ level }) => level === 1)
    ?.text.slice(0, limits.postingTitleChars);
  const shown: ReadField | undefined =
    kind !== 'posting' && heading !== undefined ? { value: heading, source: 'heading' } : undefined;
  const selected =
    isShort && captured.selection !== undefined
      ? {
          value: captured.selection.slice(0, limits.postingChars),
          source: 'selection' as const,
          isCut: captured.selection.length > limits.postingChars,
        }
      : undefined;
  const found: Partial<Record<DraftField, Found>> & { readonly url: Found } = {
    title: fields.title ?? shown,
    companyName: fields.company,
    jobDescription: selected ?? fields.description,
    url: fields.url,
    logo: fields.logo,
  };
  const wasCut = draftFields.filter((name) => found[name]?.isCut === true);
  const each = <Value>(pick: (field: Found) => Value) => ({
    title: pick(found.title ?? nothing),
    companyName: pick(found.companyName ?? nothing),
    jobDescription: pick(found.jobDescription ?? nothing),
    url: pick(found.url),
    logo: pick(found.logo ?? nothing),
  });
  return {
    values: each(({ value }) => value),
    origins: each(({ source, detail }) => (detail === 'selection' ? 'selection' : source)),
    cut: wasCut,
    isPart: !isWhole,
  };
}
