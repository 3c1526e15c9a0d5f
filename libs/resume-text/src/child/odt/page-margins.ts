import { newMarginText } from '../page-margin-text.ts';
import { allAt, elementsOf } from '../structured/xml-tree.ts';

const attribute = (element: Element, name: string): string =>
  Array.from(element.attributes).find(({ localName }) => localName === name)?.value ?? '';

/** The master page that is used by default. */
const standard = 'Standard';

/** The master pages in use, and those that follow them. */
function usedPages(content: Element, styles: Element): readonly Element[] {
  const pages = new Map(
    allAt(styles, 'master-styles', 'master-page').map((page) => [attribute(page, 'name'), page]),
  );
  const used = new Set<Element>();
  const use = (name: string): void => {
    const page = pages.get(name);
    if (!page || used.has(page)) return;
    used.add(page);
    use(attribute(page, 'next-style-name'));
  };
  for (const style of allAt(content, 'automatic-styles', 'style'))
    use(attribute(style, 'master-page-name'));
  use(standard);
  return [...used];
}

/** The headers or footers of an OpenDocument text that are shown. */
export function pageMargins(
  kind: 'header' | 'footer',
  content: Element,
  styles: Element,
): readonly Element[] {
  const names = [kind, `${kind}-first`, `${kind}-left`];
  const isNew = newMarginText();
  return usedPages(content, styles)
    .flatMap(elementsOf)
    .filter(
      (margin) => names.includes(margin.localName) && attribute(margin, 'display') !== 'false',
    )
    .filter(({ textContent }) => isNew(textContent));
}
