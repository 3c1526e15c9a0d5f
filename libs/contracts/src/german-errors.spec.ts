import { errorCodes, errorFamilies } from './error-codes.js';
import { errorCodeList, errorNames } from './error-names.js';
import { germanErrors, germanFamilies } from './german-errors.js';

describe('the German messages of errors', () => {
  it.each(errorCodeList)('%s is another text than the English one, and a sentence', (code) => {
    expect(germanErrors[code]).not.toBe(errorCodes[code].message);
    expect(germanErrors[code]).toMatch(/^[A-ZÄÖÜ].*\.$/);
  });

  it.each(errorNames)('%s has a title of its own', (name) => {
    // "Conflict" aside, no title is the same word in both languages.
    expect(germanFamilies[name]).not.toBe(errorFamilies[name].title);
  });
});
