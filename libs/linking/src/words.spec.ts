import { contentWords, isGeneric, stem } from './words.js';

describe('stem', () => {
  it.each([
    ['manage', 'managed', 'manager', 'managing', 'management'],
    ['design', 'designs', 'designed', 'designer', 'designing'],
    ['document', 'documents', 'documented', 'documentation'],
    ['plan', 'plans', 'planned', 'planning', 'planner'],
    ['family', 'families'],
    ['class', 'classes'],
    ['patient', 'patients'],
    ['administer', 'administers', 'administered', 'administering', 'administration'],
    ['monitor', 'monitors', 'monitored', 'monitoring'],
  ])('brings the forms of "%s" together', (...forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1);
  });

  it.each([
    ['operate', 'opera'],
    ['care', 'car'],
    ['universal', 'university'],
  ])('keeps "%s" and "%s" apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe('contentWords', () => {
  it('drops words that say nothing, folds accents and keeps what distinguishes', () => {
    expect(contentWords('We are looking after the Café and its C++ code')).toEqual([
      'look',
      'cafe',
      'c++',
      'code',
    ]);
  });

  it('reads scripts without blanks in pairs', () => {
    expect(contentWords('数据分析')).toEqual(['数据', '据分', '分析']);
  });

  it('knows words of any posting in each of their forms', () => {
    expect(
      ['maintain', 'maintained', 'maintains', 'teams', 'supporting', 'managed', 'solutions'].map(
        (word) => isGeneric(stem(word)),
      ),
    ).toEqual(Array(7).fill(true));
    expect(isGeneric(stem('patients'))).toBe(false);
  });
});
