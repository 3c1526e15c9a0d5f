import { fieldProfile } from './field-profile.js';

const text = 'Reconciled bank accounts\nPosted journal entries\nClosed the general ledger';

function linesOf(words: readonly string[]) {
  return words.map((line) => {
    const start = text.indexOf(line);
    return { words: line, start, end: start + line.length, skillIds: [], counts: 1 };
  });
}

describe('the fields of work of a text', () => {
  const fields = fieldProfile(text, linesOf(text.split('\n')));

  it('are a vector of length 1, the heaviest first', () => {
    const squares = fields.reduce((sum, { weight }) => sum + weight ** 2, 0);
    expect(squares).toBeCloseTo(1, 2);
    expect(fields.map(({ weight }) => weight)).toEqual(
      fields.map(({ weight }) => weight).toSorted((a, b) => b - a),
    );
    expect(fields[0]?.field).toBe('accounting');
  });

  it('quote the text', () => {
    for (const { quote } of fields) expect(text.slice(quote.start, quote.end)).toBe(quote.text);
  });

  it('do not depend on the order of the lines', () => {
    const turned = fieldProfile(text, linesOf(text.split('\n').toReversed()));
    expect(turned.map(({ field, weight }) => [field, weight])).toEqual(
      fields.map(({ field, weight }) => [field, weight]),
    );
  });

  it('are none where fewer than three lines tell of work', () => {
    expect(fieldProfile(text, linesOf(['Posted journal entries']))).toEqual([]);
  });
});
