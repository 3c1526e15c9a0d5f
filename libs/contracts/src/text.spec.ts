import { countWords, normaliseLine, normaliseText } from './text.js';

describe('normaliseText', () => {
  it('gives one form to line ends, accents and control characters', () => {
    expect(normaliseText('a\r\nb\rc\u2029d\u0000\u001b\ufeffe\u0301')).toBe('a\nb\nc\ndé');
  });

  it('keeps tabs, and changes nothing when run twice', () => {
    const once = normaliseText('x\ty\u0007\ud800z');
    expect(once).toContain('x\ty');
    expect(normaliseText(once)).toBe(once);
  });

  it('takes out what only says where a line may break, and makes one kind of space of many', () => {
    expect(normaliseText('Kuber\u00adnetes, Type\u200bScript, Fin\u200cance, Re\u2060act')).toBe(
      'Kubernetes, TypeScript, Finance, React',
    );
    expect(normaliseText('5\u00a0years\u202fof\u2009work')).toBe('5 years of work');
    expect(normaliseText('2019\u20102021, part\u2011time')).toBe('2019-2021, part-time');
    expect(normaliseText('o\ufb03ce, \ufb01nance, work\ufb02ow')).toBe('office, finance, workflow');
  });

  it('lets no text turn around what stands beside it', () => {
    expect(normaliseText('Harbour\u202elight\u202d Ltd')).toBe('Harbourlight Ltd');
  });

  it('keeps the joiners that shape what is seen', () => {
    for (const text of ['👩‍💻 team', 'می‌خواهم', 'क्‍ष'])
      expect(normaliseText(text)).toBe(text.normalize('NFC'));
  });

  it('repairs UTF-8 that was read as Windows-1252', () => {
    expect(normaliseText('the team\u00e2\u20ac\u2122s work \u00e2\u20ac\u201c 2014')).toBe(
      'the team’s work – 2014',
    );
    expect(normaliseText('2014 \u00ef\u00bc Current\u00c2 ')).toBe('2014 : Current ');
    expect(normaliseText('Âge, pâte, naïve')).toBe('Âge, pâte, naïve');
  });

  it('composes accents that a sign stood between, so that a second run finds nothing', () => {
    for (const sign of ['\u0000', '\u00ad', '\u200b']) {
      const once = normaliseText(`cafe${sign}\u0301`);
      expect(once).toBe('caf\u00e9');
      expect(normaliseText(once)).toBe(once);
    }
  });

  it('leaves no half surrogate pair, which JSON and PostgreSQL would refuse', () => {
    expect(normaliseText('a\ud83db').isWellFormed()).toBe(true);
  });
});

describe('normaliseLine', () => {
  it.each([
    ['  Senior\t Engineer\r\n(remote) ', 'Senior Engineer (remote)'],
    ['cafe\u0301', 'caf\u00e9'],
    ['a\u0000b\ud800', 'ab\ufffd'],
    ['\u200b\u0000\ufeff \u2060', ''],
    ['👩‍💻 team', '👩‍💻 team'],
  ])('makes one line in one form of %j', (text, line) => {
    expect(normaliseLine(text)).toBe(line);
    expect(normaliseLine(line)).toBe(line);
  });
});

describe('countWords', () => {
  it.each([
    ['', 0],
    ['one', 1],
    ['C++ and Node.js, 5+ years', 5],
    ["don't  stop\n\nnow", 3],
    ['- • * —', 0],
    ['软件工程师', 3],
  ])('counts %j as %i', (text, count) => {
    expect(countWords(text)).toBe(count);
  });
});
