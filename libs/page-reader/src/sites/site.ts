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
  /** Host names, including their subdomains, of pages served by the site itself. */
  readonly hosts: readonly string[];
  /** Paths of postings on these hosts, if the site has pages of other kinds. */
  readonly paths?: RegExp;
  /** Whether companies embed its pages in frames. */
  readonly isFramed?: true;
  /**
   * Mark-up specific to this site, to recognise its pages in a frame or under a company's own
   * address.
   */
  readonly mark?: string;
  /** Container of the open posting on a page with several, such as a list of results. */
  readonly pane?: readonly string[];
  readonly title?: readonly string[];
  readonly company?: readonly string[];
  readonly logo?: readonly string[];
  readonly location?: readonly string[];
  readonly employmentType?: readonly string[];
  readonly datePosted?: readonly string[];
  /** All elements that match the first matching selector form the description. */
  readonly description?: readonly string[];
  /**
   * Selectors specific to the open posting's text: used on the complete page if its pane contains
   * no description.
   */
  readonly descriptionApart?: readonly string[];
  /** Result cards: a page with these and without a description is a list. */
  readonly cards?: string;
  /** Removes the site's additions to a value. */
  tidy?(field: 'title' | 'company' | 'location', text: string): string;
  /** The title from the page's title, if the mark-up has none. */
  titleOf?(page: Page): string | undefined;
  /** The company from the address or the page's title, if the mark-up has none. */
  companyOf?(page: Page): string | undefined;
  /** The posting's own address, if the page's is that of a search. */
  addressOf?(page: Page): string | undefined;
}

/** Result of a site's selectors. */
export interface SiteReading {
  readonly fields: Partial<PostingFields>;
  readonly address: string | undefined;
  readonly isList: boolean;
}

export function hasHost(site: Site, hostname: string): boolean {
  return site.hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Whether the page belongs to this site. */
export function isAt(site: Site, page: Page): boolean {
  const { hostname, pathname } = page.url;
  return (
    (hasHost(site, hostname) && (site.paths?.test(pathname) ?? true)) ||
    (site.mark !== undefined && selectAll(site.mark, page.document).length > 0)
  );
}

/** Reads a page of `site` by its selectors. */
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

/** An element's text; a picture is replaced by its alternative text. */
function textOf(element: Element | undefined): string {
  if (element === undefined) return '';
  if (element.name === 'img')
    return element.attribs['alt'] ?? element.attribs['title'] ?? element.attribs['src'] ?? '';
  return element.attribs['content'] ?? lineOf(element);
}

/** For a lazily loaded picture, its final address. */
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
