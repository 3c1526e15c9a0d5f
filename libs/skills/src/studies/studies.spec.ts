import { deStudies } from './de.js';
import { enStudies } from './en.js';
import { esStudies } from './es.js';
import { frStudies } from './fr.js';
import { studiesIn } from './studies.js';
import { svStudies } from './sv.js';

const idsOf = (lines: string) =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.split('|')[0]?.trim());

describe('fields of study', () => {
  it('are the same in all languages', () => {
    for (const lines of [deStudies, frStudies, esStudies, svStudies])
      expect(idsOf(lines)).toEqual(idsOf(enStudies));
  });

  it.each([
    ['BWL', 'Business Administration'],
    ['Betriebswirtschaft', 'Betriebswirtschaftslehre'],
    ['Maschinenbau', 'mechanical engineering'],
    ['droit des affaires', 'Law'],
    ['Sozialen Arbeit', 'trabajo social'],
    ['Wirtschaftsinformatik', 'datavetenskap'],
  ])('%s is %s', (one, other) => {
    expect(studiesIn(one).some((id) => studiesIn(other).includes(id))).toBe(true);
  });

  it('are told apart', () => {
    expect(studiesIn('Human Resource Management')).toEqual(['human-resources']);
    expect(studiesIn('Psychologie')).not.toEqual(studiesIn('Soziologie'));
    expect(studiesIn('something else')).toEqual([]);
  });
});
