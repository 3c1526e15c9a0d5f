import { isCarLicence, isSameCredential, isTelling } from './same-credential.js';

describe('the licence to drive a car', () => {
  it.each(["Driver's license", 'Category B licence', 'Driving licence class B'])('is %s', (name) =>
    expect(isCarLicence(name)).toBe(true),
  );

  it.each(['Driving licence class CE', 'Category D1 licence', 'Registered nurse', 'Valid licence'])(
    'is not %s',
    (name) => expect(isCarLicence(name)).toBe(false),
  );
});

describe('the category of a driving licence', () => {
  it.each([
    ['Category C+E licence', 'Category C+E licence'],
    ['Cat. CE licence', 'Category C+E licence'],
    ['Category C licence', 'Category C+E licence'],
    ['Category B licence', 'Category C licence'],
    ["Driver's license", 'Category B licence'],
    ["Driver's license", 'Driving licence class C'],
    ['Driving licence class B', 'Driving licence class CE'],
    ['Category C licence', 'Driving licence class CE'],
  ])('%s is met by %s', (asked, held) => {
    expect(isSameCredential(asked, held)).toBe(true);
  });

  it.each([
    ['Category C+E licence', 'Category C licence'],
    ['Category C licence', 'Category B licence'],
    ['Category D licence', 'Category C licence'],
    ['Driving licence class CE', 'Driving licence class B'],
  ])('%s is not met by %s', (asked, held) => {
    expect(isSameCredential(asked, held)).toBe(false);
  });

  it('is enough to tell a licence from others', () => {
    expect(isTelling('Category C licence')).toBe(true);
    expect(isTelling('Valid licence')).toBe(false);
  });
});
