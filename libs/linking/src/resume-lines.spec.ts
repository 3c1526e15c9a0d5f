import { aResumeFacts, aRole, aStatement, aTitle } from '@rolefit/testing';
import { contentWords } from './words.js';
import { resumeLines, wordingIn } from './resume-lines.js';

/** A text that names no skill. */
function asked(text: string) {
  const words = [...new Set(contentWords(text))];
  return { words, stems: words };
}

function compare(text: string, ...lines: string[]) {
  const facts = aResumeFacts({ statements: lines.map((line) => aStatement(line)) });
  return wordingIn(resumeLines(facts), asked(text));
}

describe('comparing a requirement with the lines of a resume', () => {
  it('finds the line that shares most, and calls the same words the same', () => {
    const found = compare('Sharpen wide chisels', 'Sang in a choir', 'Sharpened wide chisels');
    expect(found.best?.quote.text).toBe('Sharpened wide chisels');
    expect(found.similarity).toBeCloseTo(1);
  });

  it('counts rare words more than common ones', () => {
    const text = 'Experience with falcons';
    expect(compare(text, 'Experience with cats').similarity).toBeLessThan(
      compare(text, 'Hunting with falcons').similarity,
    );
  });

  it('counts a short line that says it more than a long one that mentions it', () => {
    const long = 'Tamed falcons, baked bread, tuned organs, painted decks and swept chimneys';
    expect(compare('Tame falcons', long).similarity).toBeLessThan(
      compare('Tame falcons', 'Tamed falcons daily').similarity,
    );
  });

  it('does not find a line of one common word close to everything', () => {
    expect(compare('Experience with falcons', 'Experience').similarity).toBeLessThan(0.3);
  });

  it('finds nothing in other words, or where nothing is asked', () => {
    const nothing = { similarity: 0, shared: 0, covered: 0, best: null };
    expect(compare('Tame wild falcons', 'Sang in a choir')).toEqual(nothing);
    expect(compare('', 'Sang in a choir')).toEqual(nothing);
  });

  it('counts words that name a skill beside others of the same line, but not as wording', () => {
    const words = contentWords('Train striped falcons');
    const lines = resumeLines(
      aResumeFacts({ statements: [aStatement('Falcons'), aStatement('Striped falcons')] }),
    );
    const found = wordingIn(lines, { words, stems: contentWords('striped') });
    expect(found.shared).toBe(2);
    expect(found.best?.quote.text).toBe('Striped falcons');
    expect(wordingIn(lines, { words, stems: [] })).toMatchObject({ similarity: 0, best: null });
  });

  it('reads titles and the headline too, and knows which role a line is of', () => {
    const lines = resumeLines(
      aResumeFacts({
        roles: [aRole('Baker'), aRole('Falconer')],
        headline: aTitle('Organ tuner'),
      }),
    );
    expect(wordingIn(lines, asked('Falconer')).best?.role).toBe(1);
    expect(wordingIn(lines, asked('Organ tuner')).best).toMatchObject({
      role: null,
      quote: { text: 'Organ tuner' },
    });
  });

  it('never finds fewer words in common for one more line', () => {
    const demand = 'Administrative policy, equipment safety and report of zebras and falcons';
    const telling = 'Administrative policy, equipment, safety, report';
    const rare = 'Zebras, falcons';
    expect(compare(demand, telling, rare).shared).toBeGreaterThanOrEqual(
      compare(demand, telling).shared,
    );
  });
});
