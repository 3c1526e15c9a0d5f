import { degreeAskedBy } from './degree-asked.js';

describe('the degree that a sentence asks for', () => {
  it.each([
    [
      "Bachelor's or master's degree in mechanical engineering",
      'bachelor',
      'mechanical engineering',
    ],
    ['BSc or MSc in Biology', 'bachelor', 'Biology'],
    ["Bachelor's degree in nursing or master's degree in public health", 'bachelor', 'nursing'],
    ["Bachelor's degree (Master's preferred) in economics", 'bachelor', 'economics'],
    ['Masterstudium der Betriebswirtschaft', 'master', 'Betriebswirtschaft'],
    [
      'Abgeschlossenes Studium (Bachelor/Master) der Sozialen Arbeit',
      'bachelor',
      'Sozialen Arbeit',
    ],
    ['Bachelorabschluss in Wirtschaftsinformatik', 'bachelor', 'Wirtschaftsinformatik'],
    ['Hochschulstudium im Bereich Maschinenbau oder vergleichbar', 'bachelor', 'Maschinenbau'],
    ['Licence ou Master en comptabilité', 'bachelor', 'comptabilité'],
    ['Titulaire d’un Master 2 en gestion', 'master', 'gestion'],
    ['Grado o máster en ingeniería mecánica', 'bachelor', 'ingeniería mecánica'],
    ['Titulación universitaria en Derecho', 'bachelor', 'Derecho'],
    ['Kandidat- eller masterexamen i ekonomi', 'bachelor', 'ekonomi'],
    ['High school diploma or bachelor’s degree in hospitality', 'secondary', null],
  ])('%s', (sentence, level, field) => {
    expect(degreeAskedBy(sentence, 'required')).toMatchObject({ level, field });
  });
});
