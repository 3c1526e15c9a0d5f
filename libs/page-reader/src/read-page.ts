import { countWords, limits } from '@rolefit/contracts';
import { type CapturedPage } from './captured-page.js';
import { descriptionField, lineField } from './clean-fields.js';
import { webAddress } from './html/addresses.js';
import { toMarkdown } from './html/markdown.js';
import { lineOf } from './html/texts.js';
import { mainBlock } from './main-block.js';
import { metaOf } from './meta.js';
import { openPage, type Page } from './page.js';
import { type PageReading, type PostingFields, type ReadingReason } from './page-reading.js';
import { isJobPosting, statedPosting } from './structured/job-posting.js';
import { jsonLdItems } from './structured/json-ld.js';
import { ownPosting } from './structured/own-posting.js';
import { fieldsOf } from './structured/posting-fields.js';

/**
 * Reads a captured page into a posting, field by field: each from the most trustworthy source that has it. Pure, and needs no document: the same
 * answer in a browser, in a service worker and on a server.
 * @param captured what `capturePage` took; parse it with `capturedPageSchema` where it comes from elsewhere
 */
export function readPage(captured: CapturedPage): PageReading {
  const page = openPage(captured);
  const visibleText = lineOf(page.document);
  const items = jsonLdItems(page.document);
  const postings = items.filter(isJobPosting).map(statedPosting);
  const own = ownPosting(postings, page, visibleText);
  if (own !== undefined) return posting(page, [fieldsOf(own, page.base, 'json-ld'), fromShown(page)]);
  if (postings.length > 1) return noPosting(page, 'list', 'several-postings');
  if (visibleText === '') return noPosting(page, 'other', 'empty');
  const shown = fromShown(page);
  return hasSign(page, visibleText) ? posting(page, [shown]) : noPosting(page, 'other', 'no-sign-of-a-posting');
}

/** Fields from what the page shows and what its head says. */
function fromShown(page: Page): Partial<PostingFields> {
  const meta = metaOf(page);
  const heading = page.captured.headings.find(({ level }) => level === 1);
  const block = mainBlock(page.document);
  return {
    title: lineField('title', heading?.text, 'heading', 'h1') ?? lineField('title', meta.get('og:title') ?? page.captured.title, 'meta', 'og:title'),
    company: lineField('company', meta.get('og:site_name'), 'meta', 'og:site_name'),
    description: block && descriptionField(toMarkdown(block), 'main-block', block.name),
  };
}

const signs = /\b(?:responsibilit|qualification|requirement|apply|salary|benefits|experience)/i;

function hasSign({ captured }: Page, visibleText: string): boolean {
  return /\/(?:jobs?|careers?|positions?|vacanc\w+|join)\b/i.test(captured.url) && signs.test(visibleText);
}

function posting(page: Page, sources: readonly Partial<PostingFields>[]): PageReading {
  const fields = sources.reduceRight<PostingFields>((under, over) => ({ ...under, ...stated(over) }), { url: urlOf(page) });
  const words = countWords(fields.description?.value ?? '');
  return { kind: 'posting', fields, words, isShort: words < limits.postingMinWords };
}

function stated(fields: Partial<PostingFields>): Partial<PostingFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}

function noPosting(page: Page, kind: 'list' | 'other', reason: ReadingReason): PageReading {
  return { kind, reason, fields: { url: urlOf(page) }, words: 0, isShort: true };
}

function urlOf({ captured, base }: Page): PostingFields['url'] {
  const canonical = webAddress(captured.canonicalUrl, base);
  const isOwn = canonical !== undefined && new URL(canonical).hostname === new URL(captured.url).hostname;
  return isOwn ? { value: canonical, source: 'meta', detail: 'canonical' } : { value: webAddress(captured.url, captured.url) ?? captured.url, source: 'meta', detail: 'address' };
}
