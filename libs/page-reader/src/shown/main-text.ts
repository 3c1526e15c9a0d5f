import { countWords, limits } from '@rolefit/contracts';
import { descriptionField } from '../fields/clean.js';
import { toMarkdown } from '../html/markdown.js';
import { bareWords } from '../html/texts.js';
import { type Page } from '../page.js';
import { type ReadField } from '../page-reading.js';
import { countJobLinks } from './job-links.js';
import { mainBlock } from './main-block.js';
import { postingSigns, type PostingSigns } from './signs.js';
import { removeSurroundings } from './surroundings.js';

/** The main text of a page without navigation and other boilerplate, and its kind. */
export interface MainText {
  readonly description: ReadField | undefined;
  readonly words: number;
  readonly signs: PostingSigns;
  /** Other postings that the text links to. */
  readonly jobLinks: number;
  /** Whether it is the user's selection. */
  readonly isSelected: boolean;
}

/**
 * Reads the main text. The user's selection wins if it is long enough to be a posting. Removes the
 * boilerplate from the page's tree.
 * @param title is removed from the start of the text
 */
export function readMainText(page: Page, title: string | undefined): MainText {
  removeSurroundings(page.document);
  const block = mainBlock(page.document);
  const selection = page.captured.selection ?? '';
  const isSelected = countWords(selection) >= limits.postingMinWords;
  const markdown = isSelected ? selection : withoutTitle(block ? toMarkdown([block]) : '', title);
  return {
    description: descriptionField(
      markdown,
      'main-block',
      isSelected ? 'selection' : nameOf(block?.attribs, block?.name),
    ),
    words: countWords(markdown.slice(0, 2 * limits.postingChars)),
    signs: postingSigns(markdown),
    jobLinks: countJobLinks(page.document, page.base, page.captured.url),
    isSelected,
  };
}

function withoutTitle(markdown: string, title: string | undefined): string {
  const [line = '', ...rest] = markdown.split('\n');
  return title !== undefined &&
    /^#+ /.test(line) &&
    bareWords(line.replace(/^#+/, '')) === bareWords(title)
    ? rest.join('\n').trim()
    : markdown;
}

/** `main`, `div#content`. */
function nameOf(attributes: Readonly<Record<string, string>> = {}, name = ''): string {
  const id = attributes['id'] ?? '';
  return /^[\w-]{1,50}$/.test(id) ? `${name}#${id}` : name;
}
