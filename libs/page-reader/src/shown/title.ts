import { lineField } from '../fields/clean.js';
import { bareWords } from '../html/texts.js';
import { type Page } from '../page.js';
import { type ReadField } from '../page-reading.js';

/** Separators between a title and the names of a site or a company, with surrounding spaces. */
export const separators = /(?<!\s)\s+[|·•–—:»›\-@]\s+|(?:(?<!\s)\s+)?[|»›]\s*/;

/**
 * The visible title: the first heading that is repeated in the page's title, at the highest level
 * that has one; else the first `h1`. Some sites repeat their name in a heading and in every title,
 * so it does not count if another heading is repeated as well.
 */
export function shownTitle(page: Page): ReadField | undefined {
  const { headings } = page.captured;
  const stated = [page.meta.get('og:title') ?? '', page.captured.title].map(bareWords);
  const site = new Set(
    [
      page.meta.get('og:site_name') ?? '',
      page.meta.get('application-name') ?? '',
      page.url.hostname.replace(/^www\./, ''),
    ].map(bareWords),
  );
  const repeated = [1, 2, 3].flatMap((level) =>
    headings.filter(
      (heading) =>
        heading.level === level &&
        isRepeated(heading.text, stated) &&
        !site.has(bareWords(heading.text)),
    ),
  )[0];
  const heading =
    repeated ?? headings.find(({ level, text }) => level === 1 && !site.has(bareWords(text)));
  return (
    (heading && lineField('title', heading.text, 'heading', `h${heading.level}`)) ??
    lineField('title', headTitle(page), 'meta', page.meta.has('og:title') ? 'og:title' : 'title')
  );
}

function isRepeated(text: string, stated: readonly string[]): boolean {
  const words = bareWords(text);
  return words !== '' && stated.some((title) => ` ${title} `.includes(` ${words} `));
}

/** The page's title in its metadata, without the site's name after it. */
function headTitle({ meta, captured }: Page): string {
  const title = meta.get('og:title') ?? captured.title;
  return title.split(separators).find((part) => bareWords(part) !== '') ?? title;
}
