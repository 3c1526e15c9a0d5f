import { contentWords } from './words.js';
import { tellingWeight, weightOf } from './word-weights.js';

const weightOfWord = (word: string) => weightOf(contentWords(word));

describe('how much a word tells about the work', () => {
  it.each([
    ['English', 'experience', 'forklift'],
    ['German', 'Erfahrung', 'Gabelstapler'],
    ['French', 'expérience', 'menuiserie'],
    ['Spanish', 'experiencia', 'carpintería'],
    ['Swedish', 'erfarenhet', 'snickeri'],
  ])('is little for a word of any posting and all for the name of work, in %s', (_, any, own) => {
    expect(weightOfWord(any)).toBeLessThan(0.3);
    expect(weightOfWord(own)).toBe(1);
  });

  it('falls in steps from what few postings say to what all say', () => {
    const weights = ['surgery', 'database', 'customer', 'team'].map(weightOfWord);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(new Set(weights).size).toBe(weights.length);
  });

  it('is the same for all forms of a word', () => {
    expect(new Set(['manage', 'manages', 'managing', 'managed'].map(weightOfWord)).size).toBe(1);
  });

  it('is little for a number', () => {
    expect(tellingWeight('2024')).toBeLessThan(0.3);
  });

  it('adds up over the words of a sentence, and is nothing for none', () => {
    const words = contentWords('forklift surgery');
    expect(weightOf(words)).toBe(words.reduce((sum, word) => sum + tellingWeight(word), 0));
    expect(weightOf([])).toBe(0);
  });
});
