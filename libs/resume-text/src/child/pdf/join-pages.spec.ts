import { joinPages } from './join-pages.js';
import { layOut } from './layout/reading-order.js';
import { layoutText } from './page-text.js';
import { linesAt, phrasesOf, type DrawnPhrase } from '../../testing/phrases-of.js';

function page(
  ...drawn: readonly (readonly DrawnPhrase[])[]
): Parameters<typeof joinPages>[0][number] {
  const layout = layOut(phrasesOf(drawn.flat()));
  return { layout, text: layoutText(layout), hidden: [], hasPictures: false, isPictured: false };
}

const wide = (name: string, count: number): readonly DrawnPhrase[] =>
  linesAt(
    250,
    100,
    ...Array.from(
      { length: count },
      (_, index) => `${name} ${index}: what was done there in this role`,
    ),
  );
const narrow = (name: string): readonly DrawnPhrase[] =>
  linesAt(40, 107, ...['a', 'b', 'c', 'd'].map((line) => `${name} ${line}`));

describe('joinPages', () => {
  it('continues a column on the next page before the other one begins', () => {
    const text = joinPages([
      page(narrow('skills'), wide('first', 5)),
      page(narrow('courses'), wide('second', 5)),
      page(wide('third', 3)),
    ]);
    const places = ['skills a', 'courses a', 'first 0', 'second 0', 'third 0'].map((start) =>
      text.indexOf(start),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('reads columns of equal width page by page', () => {
    const column = (name: string, x: number, y: number): readonly DrawnPhrase[] =>
      linesAt(
        x,
        y,
        ...Array.from({ length: 5 }, (_, index) => `${name} ${index}: text that fills a column`),
      );
    const text = joinPages([
      page(column('one', 40, 100), column('two', 320, 107)),
      page(column('three', 40, 100), column('four', 320, 107)),
    ]);
    const places = ['one 0', 'two 0', 'three 0', 'four 0'].map((start) => text.indexOf(start));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
