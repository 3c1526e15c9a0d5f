import { countWords, limits } from '@rolefit/contracts';
import { type CapturedPage } from './captured-page.js';
import { lineField } from './fields/clean.js';
import { joinFields } from './fields/join.js';
import { kindOf } from './kind.js';
import { openPage, type Page } from './page.js';
import { type PageReading, type PostingFields } from './page-reading.js';
import { postingAddress } from './posting-address.js';
import { companyInText } from './shown/company-in-text.js';
import { shownCompany } from './shown/company.js';
import { readMainText } from './shown/main-text.js';
import { shownTitle } from './shown/title.js';
import { framedPage, readBySite } from './sites/index.js';
import { readStructured, type Structured } from './structured/structured.js';

/**
 * Reads a captured page into a posting: each field from the most trustworthy source that has it.
 * Pure and without a DOM: the same result in a browser, in a service worker and on a server.
 * @param captured result of `capturePage`; parse it with `capturedPageSchema` if it comes from
 * elsewhere
 */
export function readPage(captured: CapturedPage): PageReading {
  const page = openPage(captured);
  const { isWhole } = page;
  const structured = readStructured(page);
  const site = readBySite(page);
  const shown = shownFields(page, [...structured.own, site?.fields ?? {}], structured);
  const frame = framedPage(page);
  // Last, since it removes the boilerplate from the tree.
  const main = readMainText(page, shown.title?.value);
  const verdict = kindOf(page, structured, site, main);
  const url = postingAddress(page, site?.address);
  const isFramed =
    verdict.kind === 'other' && verdict.reason !== 'something-else' && frame !== undefined;
  if (isFramed)
    return {
      kind: 'other',
      reason: 'in-a-frame',
      frame,
      fields: { url },
      isWhole,
      words: 0,
      isShort: true,
    };
  if (verdict.kind !== 'posting')
    return { ...verdict, fields: { url }, isWhole, words: 0, isShort: true };
  const fields = withCompany({
    ...joinFields([
      ...structured.own,
      site?.fields ?? {},
      shown,
      { description: main.description },
    ]),
    url,
  });
  const words = countWords(fields.description?.value ?? '');
  return { kind: 'posting', fields, isWhole, words, isShort: words < limits.postingMinWords };
}

/** Falls back to the text if no other source names the company. */
function withCompany(fields: PostingFields): PostingFields {
  if (fields.company !== undefined || fields.description === undefined) return fields;
  const { value, source } = fields.description;
  const company = lineField('company', companyInText(value), source, 'description');
  return company ? { ...fields, company } : fields;
}

/** Fields from headings and metadata that no better source has. */
function shownFields(
  page: Page,
  better: readonly Partial<PostingFields>[],
  { organisations }: Structured,
): Partial<PostingFields> {
  const title = shownTitle(page);
  const known = better.find((fields) => fields.title)?.title ?? title;
  return { title, company: shownCompany(page, known?.value, organisations) };
}
