import { containsPhrase, contentWords, isGeneric, stem } from './words.js';

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

describe('containsPhrase', () => {
  const has = (text: string, phrase: string) =>
    containsPhrase(contentWords(text), contentWords(phrase));

  it('finds the words in any order', () => {
    expect(has('Interpreted every arterial blood gas', 'arterial blood gas interpretation')).toBe(
      true,
    );
    expect(has('Assessed wounds and changed dressings', 'wound assessment')).toBe(true);
  });

  it('allows a word between three or more, and none between two', () => {
    expect(has('Arterial and venous blood gas', 'arterial blood gas')).toBe(true);
    expect(has('Wounds, falls and risk assessed', 'wound assessment')).toBe(false);
  });

  it('needs every word', () => {
    expect(has('Took blood gas samples', 'arterial blood gas')).toBe(false);
    expect(has('Took blood gas samples', '')).toBe(false);
  });
});
