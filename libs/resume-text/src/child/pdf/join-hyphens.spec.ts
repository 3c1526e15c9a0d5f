import { joinHyphens } from './join-hyphens.js';

describe('joinHyphens', () => {
  it('joins a word that a line end has cut in two', () => {
    expect(joinHyphens('web applica-\ntion, tested\nwell')).toBe('web application,\ntested\nwell');
    expect(joinHyphens('web applica\u00ad\ntion')).toBe('web application\n');
  });

  it('keeps the hyphen of a compound', () => {
    expect(joinHyphens('a front-\nend developer')).toBe('a front-end\ndeveloper');
    expect(joinHyphens('an angel-\nfunded firm, angel-funded')).toBe(
      'an angel-funded\nfirm, angel-funded',
    );
  });

  it('drops the hyphen where the text writes the word without one', () => {
    expect(joinHyphens('Subsystem tests of each sub-\nsystem')).toBe(
      'Subsystem tests of each subsystem\n',
    );
  });

  it('leaves lines alone that end in a dash', () => {
    expect(joinHyphens('2017 -\npresent')).toBe('2017 -\npresent');
    expect(joinHyphens('COVID-\n19')).toBe('COVID-\n19');
  });
});
