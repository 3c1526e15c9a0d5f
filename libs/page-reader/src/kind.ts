import { limits } from '@rolefit/contracts';
import { type Page } from './page.js';
import { type PageReading, type ReadingReason } from './page-reading.js';
import { type MainText } from './shown/main-text.js';
import { isJobAddress } from './shown/signs.js';
import { type SiteReading } from './sites/site.js';
import { type Structured } from './structured/structured.js';

/**
 * Types of pages that are not postings. Articles are not included: some systems label every page as
 * one. Source: schema.org.
 */
const otherTypes = [
  'Product',
  'Recipe',
  'Event',
  'Movie',
  'Book',
  'Course',
  'VideoObject',
  'SoftwareApplication',
  'MusicAlbum',
  'Hotel',
  'Restaurant',
  'FAQPage',
  'QAPage',
  'ProfilePage',
  'Person',
];
const articleTypes = ['Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'HowTo'];

/**
 * A page that links to this many other postings is a results page, unless it has the sections of a
 * posting.
 */
const resultLinks = 3;
/** With more links per hundred words even sections are teasers of results. */
const linksForHundredWords = 4;

/**
 * Number of signals that a page needs, with and without a heading for duties or requirements. Tuned
 * on our own pages; see `kind.spec.ts`.
 */
const enough = { withCore: 3, withoutCore: 4, short: 2 } as const;

type Verdict = Pick<PageReading, 'kind' | 'reason'>;

/**
 * Whether a page is a posting, a list of them, or something else. Structured data and site rules
 * decide directly; for other pages the text does.
 */
export function kindOf(
  page: Page,
  structured: Structured,
  site: SiteReading | undefined,
  main: MainText,
): Verdict {
  if (
    structured.own.length > 0 ||
    (site?.fields.title !== undefined && site.fields.description !== undefined)
  )
    return { kind: 'posting' };
  if (main.isSelected) return { kind: 'posting' };
  if (site?.isList === true || structured.types.has('SearchResultsPage')) return list();
  if (main.words === 0 && structured.postings === 0) return other('empty');
  const isResults =
    main.jobLinks >= resultLinks &&
    (!main.signs.hasCore || (100 * main.jobLinks) / main.words > linksForHundredWords);
  if (isResults) return list();
  const strangeness = strangenessOf(page, structured);
  const isJobPage = isJobAddress(page.captured.url);
  const count = main.signs.count + (isJobPage ? 1 : 0) - strangeness;
  if (isEnough(main, count, isJobPage)) return { kind: 'posting' };
  if (structured.postings > 1) return list();
  return other(strangeness > 0 ? 'something-else' : 'no-sign-of-a-posting');
}

function isEnough({ words, signs }: MainText, count: number, isJobPage: boolean): boolean {
  if (words < limits.postingMinWords) return isJobPage && words > 0 && count >= enough.short;
  return count >= (signs.hasCore ? enough.withCore : enough.withoutCore);
}

/** Evidence against a posting, in signals. */
function strangenessOf({ meta }: Page, { types }: Structured): number {
  const type = meta.get('og:type')?.toLowerCase() ?? '';
  const isOther =
    otherTypes.some((each) => types.has(each)) ||
    /^(?:product|video|music|book|profile)\b/.test(type);
  const isArticle = articleTypes.some((each) => types.has(each)) || type === 'article';
  return (isOther ? 3 : 0) + (isArticle ? 2 : 0);
}

function list(): Verdict {
  return { kind: 'list', reason: 'several-postings' };
}

function other(reason: ReadingReason): Verdict {
  return { kind: 'other', reason };
}
