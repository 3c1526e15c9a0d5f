import { bareWords } from '../html/texts.js';
import { type Page } from '../page.js';
import { type StatedPosting } from './job-posting.js';
import { descriptionOf } from './posting-fields.js';
import { isBeside, isSameAddress } from './same-address.js';

/**
 * A page with fewer words shows too little evidence for or against a posting: its scripts have not
 * run, or it is a frame.
 */
const blankWords = 40;

/**
 * Finds the posting that the page is about. Pages also contain data of other postings (related
 * ones, results, the previous one in a single-page app), so a posting counts only if its address is
 * the page's, its title is a heading or in the page's title, or its text is on the page. Among
 * several the next criterion decides, and if none does the result is undefined: never simply the
 * first.
 */
export function ownPosting(
  postings: readonly StatedPosting[],
  page: Page,
): StatedPosting | undefined {
  let held = [...postings];
  let isSure = false;
  for (const sign of signsOn(page)) {
    const strengths = held.map(sign);
    const most = Math.max(0, ...strengths);
    if (most === 0) continue;
    held = held.filter((_, index) => strengths[index] === most);
    isSure = true;
    if (held.length === 1) break;
  }
  const [first] = held;
  if (first === undefined || held.slice(1).some((each) => !isSamePosting(each, first)))
    return undefined;
  const isBlank = bareWords(page.text).split(' ').length < blankWords;
  return isSure || isBlank ? first : undefined;
}

/**
 * Criteria that a posting is the page's, the most certain first; each returns its strength, 0 for
 * none.
 */
function signsOn(page: Page): ((posting: StatedPosting) => number)[] {
  const { headings } = page.captured;
  const title = bareWords(page.captured.title);
  const text = bareWords(page.text);
  // "Senior Engineer" is a different heading from "Engineer".
  const longer = headings
    .map((heading) => bareWords(heading.text))
    .filter((words) => words !== '' && ` ${title} `.includes(` ${words} `));
  const isShorter = (words: string) =>
    longer.some((heading) => heading !== words && ` ${heading} `.includes(` ${words} `));
  const names = (levels: (level: number) => boolean) =>
    new Set(
      headings.filter(({ level }) => levels(level)).map((heading) => bareWords(heading.text)),
    );
  const [first, all] = [names((level) => level === 1), names(() => true)];
  const wordsOf = (posting: StatedPosting) => bareWords(posting.title ?? '');
  return [
    ({ addresses }) => (addresses.some((address) => isPageAddress(address, page)) ? 1 : 0),
    (posting) => (first.has(wordsOf(posting)) && !isOfAnother(posting, page) ? 1 : 0),
    (posting) => (all.has(wordsOf(posting)) && !isOfAnother(posting, page) ? 1 : 0),
    // Of "Engineer" and "Senior Engineer", both in the page's title, the longer one matches.
    (posting) =>
      wordsOf(posting) !== '' &&
      ` ${title} `.includes(` ${wordsOf(posting)} `) &&
      !isShorter(wordsOf(posting)) &&
      !isOfAnother(posting, page)
        ? wordsOf(posting).length
        : 0,
    (posting) => shownPlaces(posting, text),
  ];
}

function isPageAddress(address: string, { captured, base }: Page): boolean {
  if (isSameAddress(address, captured.url)) return true;
  const canonical = captured.canonicalUrl;
  if (canonical === undefined || !URL.canParse(canonical, base)) return false;
  const { href } = new URL(canonical, base);
  return isSameAddress(address, href) && !isBeside(href, captured.url);
}

/**
 * Whether a posting belongs to a sibling page: possibly one with the same title, which then needs
 * its text on this page.
 */
function isOfAnother({ addresses }: StatedPosting, { captured }: Page): boolean {
  // Other values are internal identifiers such as "_:posting-1".
  return addresses.some(
    (address) => /^(?:https?:)?\//i.test(address) && isBeside(address, captured.url),
  );
}

function isSamePosting(one: StatedPosting, other: StatedPosting): boolean {
  return (
    bareWords(one.title ?? '') === bareWords(other.title ?? '') &&
    descriptionOf(one) === descriptionOf(other)
  );
}

/** Markers that Markdown adds to the page's text. */
const markers = /^[^\S\r\n\u2028\u2029]*(?:#+|-|\d+\.) /gm;

/**
 * How many of three samples of the description occur on the page; a single one may be a boilerplate
 * sentence of the employer, or a teaser.
 */
function shownPlaces(posting: StatedPosting, text: string): number {
  const words = bareWords(descriptionOf(posting).replace(markers, '')).split(' ');
  if (words.length < 20) return 0;
  const found = [0.2, 0.5, 0.8].filter((share) => {
    const at = Math.floor(share * (words.length - 8));
    return text.includes(words.slice(at, at + 8).join(' '));
  });
  return found.length >= 2 ? found.length : 0;
}
