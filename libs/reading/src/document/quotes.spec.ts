import { quoteFinder, ungroundedQuotes } from './quotes.js';

describe('quoteFinder', () => {
  const text =
    'We don\u2019t just code \u2014 we\u00a0care.\n\u2022 Java\n\u2022 JavaScript and\n  more Java\nSo\u00adft hyphens, ﬁne \u201cquotes\u201d';
  const { find } = quoteFinder(text);

  it.each([
    ["we don't just code - we care.", 'We don\u2019t just code \u2014 we\u00a0care.'],
    ['JavaScript and more Java', 'JavaScript and\n  more Java'],
    ['soft hyphens, fine "quotes"', 'So\u00adft hyphens, ﬁne \u201cquotes\u201d'],
  ])('finds %j as it stands in the text', (claimed, verbatim) => {
    const quote = find(claimed);
    expect(quote?.text).toBe(verbatim);
    expect(text.slice(quote?.start, quote?.end)).toBe(verbatim);
  });

  it('prefers a line of its own and never cuts a word', () => {
    expect(find('Java')?.start).toBe(text.indexOf('Java'));
    expect(find('Script and')).toBeNull();
    expect(quoteFinder('JavaScript, Java\nJava').find('Java')?.start).toBe(17);
  });

  it('finds words that a PDF has glued or torn apart', () => {
    const glued = 'Managed a teamof twelve engineers';
    expect(quoteFinder(glued).find('managed a team of twelve')?.text).toBe(
      'Managed a teamof twelve',
    );
    expect(quoteFinder('Led the re venue team').find('Led the revenue team')?.text).toBe(
      'Led the re venue team',
    );
    expect(quoteFinder('a cat in the hat').find('acat in')).toBeNull();
    expect(quoteFinder('reorganised teams of twelve').find('organised teams of twelve')).toBeNull();
  });

  it('finds nothing that is not there', () => {
    for (const claimed of ['', '  ', 'Kotlin', 'We do not just code', '.'])
      expect(find(claimed)).toBeNull();
  });

  it('tells quotes that are not what the text says', () => {
    const good = { text: 'Java', start: text.indexOf('Java'), end: text.indexOf('Java') + 4 };
    expect(
      ungroundedQuotes(text, { skills: [{ quote: good }, { quote: { ...good, start: 0 } }] }),
    ).toHaveLength(1);
  });
});
