import { merged } from './merge.js';

describe('merged words', () => {
  it('form one group in which words of several languages occur once', () => {
    const groups = [{ and: 'and|&' }, { and: 'und|&' }];
    expect(merged({ and: '' }, groups)).toEqual({ and: '(?:and|&|und)' });
  });

  it('keep alternatives within groups, classes and after a backslash together', () => {
    const groups = [{ or: String.raw`(?:a|b) c|[|(]d|e\|f` }, { or: 'b) c|e' }];
    expect(merged({ or: '' }, groups).or).toBe(String.raw`(?:(?:a|b) c|[|(]d|e\|f|b) c|e)`);
  });

  it('match nothing where no language has any', () => {
    const { or } = merged({ or: '' }, [{ or: '' }, {}]);
    expect(new RegExp(or, 'u').test('')).toBe(false);
  });

  it('join lists and groups, and keep the first number', () => {
    const whole = { names: {}, heads: [''], numbers: {} };
    const groups = [
      { names: { en: ['English'] }, heads: ['cook'], numbers: { six: 6 } },
      {
        names: { en: ['anglais'], fr: ['français'] },
        heads: ['chef'],
        numbers: { six: 7, dix: 10 },
      },
    ];
    expect(merged(whole, groups)).toEqual({
      names: { en: ['English', 'anglais'], fr: ['français'] },
      heads: ['cook', 'chef'],
      numbers: { six: 6, dix: 10 },
    });
  });
});
