import { plainGlyph } from './plain-glyphs.js';

describe('plainGlyph', () => {
  it('decomposes ligatures and letter forms', () => {
    expect(['ﬁ', 'ﬄ', 'ĳ', 'ﻼ', '⽤', 'Ａ'].map((text) => plainGlyph(text, 'Lato'))).toEqual([
      'fi',
      'ffl',
      'ij',
      'لا',
      '用',
      'A',
    ]);
  });

  it('reads old-style digits and small capitals', () => {
    expect(['\uf732', '\uf730', '\uf761'].map((text) => plainGlyph(text, 'AGaramondExp'))).toEqual([
      '2',
      '0',
      'a',
    ]);
  });

  it('drops icons and invisible marks, and keeps bullets', () => {
    expect(plainGlyph('e', 'FontAwesome5Free-Solid')).toBe('');
    expect(plainGlyph('\ue0b7', 'Lato')).toBe('');
    expect(plainGlyph('\u200b', 'Lato')).toBe('');
    expect(plainGlyph('\u0000', 'Lato')).toBe('');
    expect(plainGlyph('\uf0b7', 'Symbol')).toBe('•');
    expect(plainGlyph('§', 'Wingdings-Regular')).toBe('•');
    expect(plainGlyph('§', 'Lato')).toBe('§');
  });
});
