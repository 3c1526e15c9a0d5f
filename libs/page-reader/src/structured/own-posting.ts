import { bareWords } from '../html/texts.js';
import { type Page } from '../page.js';
import { type StatedPosting } from './job-posting.js';
import { descriptionOf } from './posting-fields.js';
import { isBeside, isSameAddress } from './same-address.js';

/** A page with fewer words shows nothing that could speak for or against a posting: its scripts have not run, or it is a frame. */
const blankWords = 40;

/**
 * Finds the posting that the page is about. Pages state postings beside their own (related ones, results, the one shown before in an app that
 * never reloads), so a posting counts only where its address is the page's, its title stands in a heading or in the page's title,
 * or its text is on the page. Of several that hold, the next sign decides, and if none does there is no answer: never simply the first.
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

/** Signs that a posting is the page's, the surest first; each answers how strongly it holds, 0 for not at all. */
function signsOn(page: Page): ((posting: StatedPosting) => number)[] {
  const { headings } = page.captured;
  const title = bareWords(page.captured.title);
  const text = bareWords(page.text);
  // "Senior Engineer" is a heading of its own, and no way to say "Engineer".
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
    // Of "Engineer" and "Senior Engineer", both in the page's title, the longer one is meant.
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

/** Whether a posting says that it stands beside this page: one of the same title, maybe, which then needs its text to be here. */
function isOfAnother({ addresses }: StatedPosting, { captured }: Page): boolean {
  // Others are names of the data's own, as "_:posting-1".
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

/** What Markdown writes and a page does not. */
const markers = /^[^\S\r\n\u2028\u2029]*(?:#+|-|\d+\.) /gm;

/** How many of three places of the description stand on the page; one alone is a sentence that an employer writes everywhere, or a teaser. */
function shownPlaces(posting: StatedPosting, text: string): number {
  const words = bareWords(descriptionOf(posting).replace(markers, '')).split(' ');
  if (words.length < 20) return 0;
  const found = [0.2, 0.5, 0.8].filter((share) => {
    const at = Math.floor(share * (words.length - 8));
    return text.includes(words.slice(at, at + 8).join(' '));
  });
  return found.length >= 2 ? found.length : 0;
}
