import { degreeAskedBy } from './degree-asked.js';
import { readPosting } from '../read-posting.js';

async function askedOf(line: string) {
  const { facts } = await readPosting(`Mitarbeiter (m/w/d)\nIhr Profil:\n- ${line}`);
  return facts;
}

describe('training in a trade', () => {
  it.each([
    [
      'Staatlich anerkannte:r Erzieher:in oder Kinderpfleger:in',
      'Erzieher:in oder Kinderpfleger:in',
    ],
    ['Gelernter Elektriker mit Erfahrung in der Gebäudetechnik', 'Elektriker'],
    ['Gelernter Elektriker, Führerschein Klasse B', 'Elektriker'],
    ['Gelernter Koch von Vorteil', 'Koch'],
    ['Wir suchen einen gelernten Koch', 'Koch'],
    ['Du bist gelernter Koch, zuverlässig und teamfähig', 'Koch'],
    ['Du bist gelernte Friseurin und arbeitest gern im Team', 'Friseurin'],
    ['Als gelernter Koch kennst du dich in der Küche aus', 'Koch'],
    ['Gelernte Kauffrau im Einzelhandel', 'Kauffrau im Einzelhandel'],
    ['Gelernter Tischler, Schreiner oder Zimmerer', 'Tischler, Schreiner oder Zimmerer'],
    ['Gelernter Maler und Lackierer', 'Maler und Lackierer'],
    [
      'Gelernter Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik',
      'Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik',
    ],
    ['Sie sind ausgebildete/r Industriemechaniker/in', 'Industriemechaniker/in'],
    ['Koch oder Bäcker mit abgeschlossener Ausbildung', 'Koch oder Bäcker'],
    ['Du bist Koch (m/w/d) mit abgeschlossener Ausbildung', 'Koch'],
    ['Kaufmann für Büromanagement oder vergleichbare Ausbildung', 'Kaufmann für Büromanagement'],
  ])('%s', (sentence, field) => {
    expect(degreeAskedBy(sentence, 'required')).toMatchObject({ level: 'vocational', field });
  });

  it('has no field where the words before it name no trade', () => {
    expect(degreeAskedBy('Bewerber mit abgeschlossener Ausbildung', 'required')).toMatchObject({
      level: 'vocational',
      field: null,
    });
  });

  it('is asked for outside of a list where the reader is addressed', () => {
    expect(degreeAskedBy('Du bist gelernter Koch und suchst etwas Neues.', 'intro')).toMatchObject({
      field: 'Koch',
    });
  });

  it.each([
    ['Wir sind ausgebildete Köche', 'intro'],
    ['Du bist noch im Studium und suchst einen Nebenjob?', 'intro'],
    ['Unterstützung der examinierten Pflegekräfte', 'required'],
    ['Erfahrung als Koch oder vergleichbare Ausbildung', 'required'],
  ] as const)('is not asked for by "%s"', (sentence, section) => {
    expect(degreeAskedBy(sentence, section)).toBeNull();
  });

  it.each([
    'Gelernter Koch oder Quereinsteiger',
    'Koch mit abgeschlossener Ausbildung oder erfahrene Küchenhilfe',
    'Quereinsteiger oder gelernter Koch',
  ])('is one of several ways in: %s', (sentence) => {
    expect(degreeAskedBy(sentence, 'required')).toMatchObject({
      field: 'Koch',
      orEquivalent: true,
    });
  });

  it('is not asked for beside the licence of the same words', async () => {
    const { licences, education } = await askedOf('Examinierte Pflegefachkraft (m/w/d)');
    expect(licences).toMatchObject([{ name: 'Registered nurse' }]);
    expect(education).toEqual([]);
  });

  it('leaves its words no skill of their own', async () => {
    const { education, skills } = await askedOf('Gelernter Maler und Lackierer');
    expect(education).toHaveLength(1);
    expect(skills).toEqual([]);
  });
});
