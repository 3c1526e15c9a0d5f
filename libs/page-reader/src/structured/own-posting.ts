import { plainLine } from '../html/texts.js';
import { type Page } from '../page.js';
import { descriptionOf } from './posting-fields.js';
import { type StatedPosting } from './job-posting.js';
import { isSameAddress } from './same-address.js';

/**
 * Finds the posting that the page is about. Pages state postings beside their own (related ones, results, the one shown before in an app that
 * never reloads), so a posting counts only where its address is the page's, its title stands in a heading or in the page's title,
 * or its text is on the page. Of several that hold the next sign decides, and if none does there is no answer: never simply the first.
 * @param visibleText the page's text on one line
 */
export function ownPosting(postings: readonly StatedPosting[], page: Page, visibleText: string): StatedPosting | undefined {
  const { captured } = page;
  const signs: ((posting: StatedPosting) => boolean)[] = [
    ({ addresses }) => addresses.some((address) => isPageAddress(address, page)),
    ({ title }) => captured.headings.some(({ level, text }) => level === 1 && isSameName(title, text)),
    ({ title }) => captured.headings.some(({ text }) => isSameName(title, text)),
    ({ title }) => title !== undefined && bare(captured.title).includes(bare(plainLine(title))),
    (posting) => isShown(posting, visibleText),
  ];
  let held = [...postings];
  let isSure = false;
  for (const sign of signs) {
    const holding = held.filter(sign);
    if (holding.length === 0) continue;
    held = holding;
    isSure = true;
    if (held.length === 1) break;
  }
  const [first] = held;
  if (first === undefined) return undefined;
  if (held.length > 1 && held.some((each) => !isSamePosting(each, first))) return undefined;
  // Before its scripts have run, a page shows nothing that could speak for or against its only posting.
  return isSure || isBlank(visibleText) ? first : undefined;
}

function isPageAddress(address: string, { captured, base }: Page): boolean {
  if (isSameAddress(address, captured.url)) return true;
  const canonical = captured.canonicalUrl;
  return canonical !== undefined && URL.canParse(canonical, base) && isSameAddress(address, new URL(canonical, base).href);
}

function isSamePosting(one: StatedPosting, other: StatedPosting): boolean {
  return plainLine(one.title ?? '') === plainLine(other.title ?? '') && descriptionOf(one) === descriptionOf(other);
}

function isSameName(title: string | undefined, heading: string): boolean {
  const [one, other] = [bare(plainLine(title ?? '')), bare(heading)];
  return one !== '' && one === other;
}

function bare(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim();
}

/** Whether words of the description stand on the page: three places of it are looked for, since teasers show the first line only. */
function isShown(posting: StatedPosting, visibleText: string): boolean {
  const words = bare(descriptionOf(posting)).split(' ');
  if (words.length < 20) return false;
  const text = bare(visibleText);
  const found = [0.2, 0.5, 0.8].filter((share) => {
    const at = Math.floor(share * (words.length - 8));
    return text.includes(words.slice(at, at + 8).join(' '));
  });
  return found.length >= 2;
}

function isBlank(text: string): boolean {
  return bare(text).split(' ').length < 40;
}
