import { skillByName } from '@rolefit/skills';
import { isCredential, isWholeName, wordingOf } from './skill-wording.js';

const named = (name: string) => ({ name, skillId: skillByName(name)?.id ?? null });

describe('a skill in a sentence', () => {
  it.each([
    ['Administer medication', 'Medication administration'],
    ['triage patients', 'patient triage'],
    ['interpret ECGs', 'ECG interpretation'],
  ])('is a noun where the posting has a verb: “%s”', (asked, noun) => {
    expect(wordingOf(named(asked))).toBe(noun);
  });

  it.each(['k8s', 'Liasse fiscale', 'Kubernetes', 'Falconry'])(
    'keeps the word of the posting otherwise: “%s”',
    (asked) => {
      expect(wordingOf(named(asked))).toBe(asked);
    },
  );

  it('is held where it is a certificate or a licence', () => {
    const held = ['Driver CPC', 'Crane licence', 'Zertifikat für Höhenarbeit', 'Welder passport'];
    expect(held.filter((name) => !isCredential(named(name)))).toEqual([]);
    expect(
      ['Docker', 'Falconry', 'Discard handling'].filter((name) => isCredential(named(name))),
    ).toEqual([]);
  });
});

describe('a name outside the taxonomy', () => {
  it.each([
    ['Operators Code', 'Knowledge of the Crane Operators Code'],
    ['Crane Operators', 'Knowledge of the Crane Operators Code'],
    ['Bau', 'Kenntnisse im Bau- und Planungsrecht'],
    ['some Zorbing', 'Experience of some Zorbing'],
    ['Net', 'Knowledge of Net'],
  ])('is a piece of a longer one, or none: “%s”', (name, sentence) => {
    expect(isWholeName({ name, skillId: null }, sentence)).toBe(false);
  });

  it.each([
    ['Falconry', 'Solid Falconry skills'],
    ['Crane Operators Code', 'Knowledge of the Crane Operators Code'],
    ['ZRX', 'Experience with ZRX'],
    ['glass blowing', 'Expérience: glass blowing'],
  ])('is whole: “%s”', (name, sentence) => {
    expect(isWholeName({ name, skillId: null }, sentence)).toBe(true);
  });

  it('is not doubted where the taxonomy knows it', () => {
    expect(isWholeName(named('Docker'), 'Knowledge of the Big Docker Suite')).toBe(true);
  });
});
