import { readPosting } from '../read-posting.js';
import { isOnlyDenial } from './only-denial.js';

describe('a sentence that only denies', () => {
  it.each([
    'No experience needed',
    'No experience needed, we have our own school',
    'Knowledge of Epic is not required',
    'Knowledge of Epic is irrelevant, our ward works on paper',
    'Experience with patient lifts is not required for this role.',
    'You will never have to touch Kubernetes',
    'You do not need a driving licence',
    'No prior experience with forklifts is expected.',
    'Knowing our software does not matter',
    'Kenntnisse in SAP werden nicht benötigt',
    'Berufserfahrung ist nicht erforderlich.',
    'Pas besoin de permis',
    'No PCV licence?',
    'No experience needed, we train you',
    'No experience necessary – full training provided',
    'No experience necessary, full on-the-job training given, our crew is friendly.',
    'We will teach you, no experience needed',
    'Experience is not required as you will be fully trained',
    'Berufserfahrung ist nicht erforderlich, wir arbeiten Sie gründlich ein',
    'Pas besoin d’expérience, nous vous formons',
    'No es necesaria experiencia, te formamos',
    'Erfarenhet krävs inte, du får en gedigen utbildning',
  ])('asks for nothing: %s', (sentence) => {
    expect(isOnlyDenial(sentence)).toBe(true);
  });

  it.each([
    'Good references',
    'Own car, no licence needed',
    'No licence needed, own car',
    'No licence needed, own car, no experience needed',
    'A degree is not required but good references are',
    'A degree is irrelevant if you can show good references',
    'No nonsense, hard work required',
    'Experience is not required but a plus',
    'Must not be afraid of heights',
    'Never late for a shift',
    'No experience needed, we train you, own car',
    'No experience needed, you train our new drivers',
    'No degree needed, completed nursing training',
  ])('may ask for something: %s', (sentence) => {
    expect(isOnlyDenial(sentence)).toBe(false);
  });

  it.each(['Requirements', 'Your tasks'])('is no point of a match, under “%s”', async (heading) => {
    const { facts } = await readPosting(
      `Baker\n\nOld Mill Bakery needs a baker.\n\n${heading}\n- Bake bread every morning\n- Knowledge of Epic is irrelevant\n- You will never have to touch Kubernetes\n- No experience in baking needed, full training provided\n- Full training provided\n- Keep the kitchen clean\n`,
    );
    expect(facts.requirements.map(({ quote }) => quote.text)).toEqual([
      'Baker',
      'Bake bread every morning',
      'Keep the kitchen clean',
    ]);
    expect(facts.fields.map(({ quote }) => quote.text).join()).not.toContain('Kubernetes');
  });
});
