import type { Gutter } from './layout/gutters.ts';
import type { Block, PageColumns, PageLayout } from './layout/reading-order.ts';
import { blocksText } from './page-text.ts';
import type { ReadPage } from './read-page.ts';

/** If the narrower column has at least this share of the other's width, they are newspaper columns, which are read page by page. */
const newspaper = 0.75;

const phrasesOf = (blocks: readonly Block[]): Block['phrases'] =>
  blocks.flatMap(({ phrases }) => phrases);

function widthOf(blocks: readonly Block[]): number {
  const phrases = phrasesOf(blocks);
  return (
    Math.max(...phrases.map(({ right }) => right)) - Math.min(...phrases.map(({ left }) => left))
  );
}

/** True for a column beside a wider one: a sidebar, which may continue on the next page. */
function hasSidebar({ left, right }: PageColumns): boolean {
  const [one, other] = [widthOf(left), widthOf(right)];
  return Math.min(one, other) < newspaper * Math.max(one, other);
}

const shares = (one: Gutter, other: Gutter): boolean =>
  one.left < other.right && one.right > other.left;

/** The columns of a page that continues those of the previous page; a page with one column continues the column of its side. */
function goingOn(before: PageColumns, page: PageLayout): PageColumns | null {
  if (page.columns) return shares(before.gutter, page.columns.gutter) ? page.columns : null;
  const phrases = phrasesOf(page.head);
  const at = (before.gutter.left + before.gutter.right) / 2;
  if (phrases.every(({ left }) => left > at))
    return { gutter: before.gutter, left: [], right: page.head };
  return phrases.every(({ right }) => right <= at)
    ? { gutter: before.gutter, left: page.head, right: [] }
    : null;
}

/** Appends a page to the pages whose columns it continues. */
function append(
  whole: PageLayout & { readonly columns: PageColumns },
  page: PageLayout,
  columns: PageColumns,
): PageLayout & { readonly columns: PageColumns } {
  return {
    head: page.columns ? [...whole.head, ...page.head] : whole.head,
    columns: {
      gutter: columns.gutter,
      left: [...whole.columns.left, ...columns.left],
      right: [...whole.columns.right, ...columns.right],
    },
    foot: [...whole.foot, ...page.foot],
  };
}

function hasColumns(layout: PageLayout): layout is PageLayout & { readonly columns: PageColumns } {
  return layout.columns !== null;
}

/** Joins neighbouring pages whose sidebars and main columns continue from page to page, so that the other column does not split a section. */
function joinColumns(pages: readonly PageLayout[]): readonly PageLayout[] {
  const joined: PageLayout[] = [];
  for (const page of pages) {
    const last = joined.at(-1);
    const columns =
      last && hasColumns(last) && hasSidebar(last.columns) ? goingOn(last.columns, page) : null;
    if (last && hasColumns(last) && columns)
      joined[joined.length - 1] = append(last, page, columns);
    else joined.push(page);
  }
  return joined;
}

/** The text of neighbouring pages. */
function joinWritten(pages: readonly ReadPage[]): string {
  if (pages.some(({ layout }) => layout === null))
    return pages.map(({ text }) => text).join('\n\n');
  return joinColumns(pages.flatMap(({ layout }) => (layout ? [layout] : [])))
    .map(({ head, columns, foot }) =>
      blocksText([...head, ...(columns?.left ?? []), ...(columns?.right ?? []), ...foot]),
    )
    .join('\n\n');
}

/**
 * The text of a document from its pages.
 * @param recognised pages read by OCR, which have no layout and so interrupt the columns of the others
 */
export function joinPages(
  pages: readonly ReadPage[],
  recognised: ReadonlySet<ReadPage> = new Set(),
): string {
  const runs: ReadPage[][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before && !recognised.has(page) && !recognised.has(before)) last.push(page);
    else runs.push([page]);
  }
  return runs.map(joinWritten).join('\n\n');
}
