import { wholePhrase } from './whole-phrase.js';

describe('a whole phrase', () => {
  it('is the whole text where it is short enough, on one line and without a full stop', () => {
    expect(wholePhrase('Rig  and derig\nstages.', 48)).toBe('Rig and derig stages');
  });

  it.each([
    [
      'Experience with the upkeep of tower clocks, carillons and sundials in public buildings',
      'Experience with the upkeep of tower clocks',
    ],
    [
      'Sound knowledge of tower clocks and of the carillons that go with them',
      'Sound knowledge of tower clocks',
    ],
    [
      'Mehrjährige Erfahrung in der Wartung von Turmuhren und Glockenspielen',
      'Mehrjährige Erfahrung in der Wartung',
    ],
    [
      'Maîtrise de la restauration des horloges anciennes avec leurs carillons',
      'Maîtrise de la restauration',
    ],
    [
      'Experience of the restoration of seventeenth-century pendulum movements',
      'Experience of the restoration',
    ],
  ])('ends before a pause or a joining word: “%s”', (text, phrase) => {
    const cut = wholePhrase(text, 48);
    expect(cut).toBe(phrase);
    expect(text.startsWith(cut ?? '?')).toBe(true);
  });

  it('is none where the text has no place to end', () => {
    expect(wholePhrase('Donaudampfschifffahrtsgesellschaftskapitänspatentinhaber', 48)).toBeNull();
    expect(wholePhrase(`Keep ${'x'.repeat(80)}`, 48)).toBeNull();
  });
});
