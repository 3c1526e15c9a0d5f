import { segmentText } from './highlight';

const text = 'React and TypeScript, five years.';

describe('segmentText', () => {
  it('returns pieces that join to the text, even if ranges overlap', () => {
    const segments = segmentText(
      text,
      [
        { key: 'a', start: 0, end: 20 },
        { key: 'b', start: 10, end: 20 },
        { key: 'c', start: 15, end: 33 },
      ],
      { text: '', start: 4, end: 12 },
    );
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    for (const { start, text: piece } of segments)
      expect(text.slice(start, start + piece.length)).toBe(piece);
  });

  it('lists the shortest range first', () => {
    const segments = segmentText(
      text,
      [
        { key: 'long', start: 0, end: 20 },
        { key: 'short', start: 10, end: 20 },
      ],
      null,
    );
    expect(segments.map(({ keys }) => keys)).toEqual([['long'], ['short', 'long'], []]);
  });

  it('marks exactly the pieces of the active range', () => {
    const segments = segmentText(text, [{ key: 'a', start: 0, end: 5 }], {
      text: 'React and TypeScript',
      start: 0,
      end: 20,
    });
    expect(
      segments
        .filter(({ isActive }) => isActive)
        .map((segment) => segment.text)
        .join(''),
    ).toBe('React and TypeScript');
  });

  it('returns a text without ranges as one piece', () => {
    expect(segmentText(text, [], null)).toEqual([{ start: 0, text, keys: [], isActive: false }]);
    expect(
      segmentText('', [], null)
        .map((segment) => segment.text)
        .join(''),
    ).toBe('');
  });

  it('ignores ranges outside of the text', () => {
    const segments = segmentText('short', [{ key: 'a', start: 2, end: 99 }], null);
    expect(segments.map((segment) => segment.text)).toEqual(['sh', 'ort']);
  });
});
