import { degreeAskedBy } from './degree-asked.js';
import { readPosting } from '../read-posting.js';

describe('training in a trade', () => {
  it.each([
    [
      'Staatlich anerkannte:r Erzieher:in oder Kinderpfleger:in',
      'Erzieher:in oder Kinderpfleger:in',
    ],
    ['Gelernter Elektriker mit Erfahrung in der Gebäudetechnik', 'Elektriker'],
    ['Du bist gelernte Friseurin und arbeitest gern im Team', 'Friseurin'],
    ['Sie sind ausgebildete/r Industriemechaniker/in', 'Industriemechaniker/in'],
    ['Koch oder Bäcker mit abgeschlossener Ausbildung', 'Koch oder Bäcker'],
    ['Kaufmann für Büromanagement oder vergleichbare Ausbildung', 'Kaufmann für Büromanagement'],
    ['Abgeschlossene Ausbildung zum Kfz-Mechatroniker', 'Kfz-Mechatroniker'],
  ])('%s', (sentence, field) => {
    expect(degreeAskedBy(sentence, 'required')).toMatchObject({ level: 'vocational', field });
  });

  it('has no field where the words before it name no trade', () => {
    expect(degreeAskedBy('Bewerber mit abgeschlossener Ausbildung', 'required')).toMatchObject({
      level: 'vocational',
      field: null,
    });
  });

  it.each(['Von gelernten Kollegen lernst du schnell', 'Wir sind ausgebildete Köche'])(
    'is not asked for by "%s"',
    (sentence) => {
      expect(degreeAskedBy(sentence, 'intro')).toBeNull();
    },
  );

  it('is not asked for beside the licence of the same words', async () => {
    const { facts } = await readPosting(
      'Pflegefachkraft (m/w/d)\nIhr Profil:\n- Examinierte Pflegefachkraft (m/w/d)',
    );
    expect(facts.licences).toMatchObject([{ name: 'Registered nurse' }]);
    expect(facts.education).toEqual([]);
  });
});
