import { selectAll } from 'css-select';
import { type AnyNode, type Element } from 'domhandler';
import { removeSubsets } from 'domutils';
import { dayField, descriptionField, lineField, logoField } from '../fields/clean.js';
import { toMarkdown } from '../html/markdown.js';
import { lineOf } from '../html/texts.js';
import { type Page } from '../page.js';
import { type FieldSource, type PostingFields } from '../page-reading.js';

/**
 * Knowledge about the mark-up of one site. Hooks are CSS selectors in order of preference; the first that finds something counts. They are names that the site's
 * own code or other people's readers rely on (ids, test ids, block names), never generated classes.
 */
export interface Site {
  readonly name: string;
  /** Host names with their subdomains, for pages that the site serves itself. */
  readonly hosts: readonly string[];
  /** Paths of these hosts under which postings stand, where the site has pages of other kinds. */
  readonly paths?: RegExp;
  /** Whether companies show its pages in frames of their own ones. */
  readonly isFramed?: true;
  /** Mark-up that only this site makes, for its pages in another one's frame or under a company's own address. */
  readonly mark?: string;
  /** What holds the open posting where a page shows several, as beside a list of results. */
  readonly pane?: readonly string[];
  readonly title?: readonly string[];
  readonly company?: readonly string[];
  readonly logo?: readonly string[];
  readonly location?: readonly string[];
  readonly employmentType?: readonly string[];
  readonly datePosted?: readonly string[];
  /** All elements that match the first selector with a match make up the description. */
  readonly description?: readonly string[];
  /** Names that only the open posting's text bears: looked for on the whole page where its pane holds no description. */
  readonly descriptionApart?: readonly string[];
  /** Cards of results: a page with these and without a description is a list. */
  readonly cards?: string;
  /** Takes off what the site writes around a value. */
  tidy?(field: 'title' | 'company' | 'location', text: string): string;
  /** The title as the page's title names it, where the mark-up does not. */
  titleOf?(page: Page): string | undefined;
  /** The company as the address or the page's title names it, where the mark-up does not. */
  companyOf?(page: Page): string | undefined;
  /** The posting's own address, where the page's is that of a search. */
  addressOf?(page: Page): string | undefined;
}

/** What a site's hooks found. */
export interface SiteReading {
  readonly fields: Partial<PostingFields>;
  readonly address: string | undefined;
  readonly isList: boolean;
}

export function hasHost(site: Site, hostname: string): boolean {
  return site.hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Whether the page is this site's. */
export function isAt(site: Site, page: Page): boolean {
  const { hostname, pathname } = page.url;
  return (
    (hasHost(site, hostname) && (site.paths?.test(pathname) ?? true)) ||
    (site.mark !== undefined && selectAll(site.mark, page.document).length > 0)
  );
}

/** Reads a page of `site` by its hooks. */
export function readSite(site: Site, page: Page): SiteReading {
  const fields = fieldsOf(site, page);
  const isOpen = fields.description !== undefined && fields.title !== undefined;
  return {
    fields,
    address: isOpen ? site.addressOf?.(page) : undefined,
    isList: !isOpen && site.cards !== undefined && selectAll(site.cards, page.document).length > 0,
  };
}

function fieldsOf(site: Site, page: Page): Partial<PostingFields> {
  const pane = find(site.pane, [page.document]);
  const roots = pane?.elements.slice(0, 1) ?? page.document.children;
  const source: FieldSource = `site:${site.name}`;
  const at = (selectors: readonly string[] | undefined) => find(selectors, roots);
  const line = (field: 'title' | 'company' | 'location' | 'employmentType') => {
    const found = at(site[field]);
    const text = found && textOf(found.elements[0]);
    return lineField(
      field,
      text === undefined || field === 'employmentType' ? text : tidied(site, field, text),
      source,
      found?.selector ?? '',
    );
  };
  const [description, logo, date] = [
    at(site.description) ?? find(site.descriptionApart, [page.document]),
    at(site.logo),
    at(site.datePosted),
  ];
  return {
    title: line('title') ?? lineField('title', site.titleOf?.(page), source, 'title'),
    company: line('company') ?? lineField('company', site.companyOf?.(page), source, 'address'),
    logo: logoField(pictureOf(logo?.elements[0]), page.base, source, logo?.selector ?? ''),
    location: line('location'),
    employmentType: line('employmentType'),
    datePosted: dayField(
      date?.elements[0]?.attribs['datetime'] ?? date?.elements[0]?.attribs['content'],
      source,
      date?.selector ?? '',
    ),
    description:
      description &&
      descriptionField(
        toMarkdown(removeSubsets(description.elements)),
        source,
        description.selector,
      ),
  };
}

function find(
  selectors: readonly string[] | undefined,
  roots: readonly AnyNode[],
): { selector: string; elements: Element[] } | undefined {
  for (const selector of selectors ?? []) {
    const elements = selectAll<AnyNode, Element>(selector, [...roots]).slice(0, 100);
    if (elements.some((element) => textOf(element) !== ''))
      return { selector, elements: elements.filter((element) => textOf(element) !== '') };
  }
  return undefined;
}

/** An element's text; a picture stands for its name. */
function textOf(element: Element | undefined): string {
  if (element === undefined) return '';
  if (element.name === 'img')
    return element.attribs['alt'] ?? element.attribs['title'] ?? element.attribs['src'] ?? '';
  return element.attribs['content'] ?? lineOf(element);
}

/** Of a picture that is loaded late, the address that it will have. */
function pictureOf(element: Element | undefined): string | undefined {
  const attribs: Readonly<Record<string, string>> = element?.attribs ?? {};
  return [
    attribs['data-delayed-url'],
    attribs['data-ghost-url'],
    attribs['src'],
    attribs['content'],
  ].find((address) => address !== undefined && !address.startsWith('data:'));
}

function tidied(site: Site, field: 'title' | 'company' | 'location', text: string): string {
  return (site.tidy?.(field, text) ?? text).trim();
}
