import { DOMParser } from '@xmldom/xmldom';
import { Refusal } from '../refusal.ts';

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Parses markup. @throws Refusal unreadable if it is damaged */
export function parseXml(markup: string): Element {
  const fail = (reason: string): never => {
    throw new Refusal('unreadable', reason.slice(0, 200));
  };
  const document = new DOMParser({
    errorHandler: { warning: () => undefined, error: fail, fatalError: fail },
  }).parseFromString(markup, 'text/xml');
  return document?.documentElement ?? fail('no element');
}

/** The elements inside an element. */
export const elementsOf = (element: Element): readonly Element[] =>
  Array.from(element.childNodes).filter(isElement);

/** The elements on a path of local names below an element: `allAt(cv, 'WorkExperienceList', 'WorkExperience')`. */
export function allAt(element: Element, ...path: readonly string[]): readonly Element[] {
  return path.reduce<readonly Element[]>(
    (found, name) =>
      found.flatMap((each) => elementsOf(each).filter(({ localName }) => localName === name)),
    [element],
  );
}

/** The text of the first element on a path; undefined if there is none. */
export function textAt(
  element: Element | undefined,
  ...path: readonly string[]
): string | undefined {
  return (
    element &&
    allAt(element, ...path)[0]
      ?.textContent?.replace(/\s+/g, ' ')
      .trim()
  );
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of a description that is written as HTML, with a dash before each item of a list. */
export function textOfHtml(html: string | undefined): string | undefined {
  return html
    ?.replace(/\s+/g, ' ')
    .replace(/<li\b[^<>]{0,500}>/gi, '\n- ')
    .replace(/<(?:br|\/p|\/div|\/ul|\/ol|\/h\d)\b[^<>]{0,500}>/gi, '\n')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/&#(\d{1,6});/g, (_, code: string) =>
      String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== '-')
    .join('\n');
}
