import { deflateSync } from 'node:zlib';
import { namedGlyphs } from './named-glyphs.js';

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n<< ${dictionary} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const span = (letters: string, code: string): string =>
  `/Span<</ActualText ${letters} >> BDC\n7.9 0 Td <${code}> Tj\nEMC\n`;

describe('namedGlyphs', () => {
  it('finds the letters of ligatures, compressed or not', () => {
    expect([...namedGlyphs(stream('/Length 9', Buffer.from(span('(fi)', '007F'))))]).toEqual([
      [127, 'fi'],
    ]);
    expect([
      ...namedGlyphs(
        stream('/Filter /FlateDecode', deflateSync(span('<FEFF006600660069>', '0101'))),
      ),
    ]).toEqual([[257, 'ffi']]);
  });

  it('accepts no words, and no letters on which two fonts disagree', () => {
    expect(namedGlyphs(stream('', Buffer.from(span('(Ignore)', '007F')))).size).toBe(0);
    expect(
      namedGlyphs(stream('', Buffer.from(span('(fi)', '007F') + span('(fl)', '007F')))).size,
    ).toBe(0);
  });

  it('skips streams that unpack to more than any page', () => {
    expect(
      namedGlyphs(
        stream(
          '/Filter /FlateDecode',
          deflateSync(
            Buffer.concat([Buffer.from(span('(fi)', '007F')), Buffer.alloc(8 * 1024 * 1024, ' ')]),
          ),
        ),
      ).size,
    ).toBe(0);
  });
});
