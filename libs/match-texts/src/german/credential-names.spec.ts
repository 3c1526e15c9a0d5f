import { germanCredential } from './credential-names.js';

it.each([
  ["Driver's license", 'Führerschein'],
  ['Driving licence class CE', 'Führerschein Klasse CE'],
  ['CPA', 'CPA'],
  ['Valid driver’s license required', 'Valid driver’s license required'],
])('names %s as "%s"', (name, german) => {
  expect(germanCredential(name)).toBe(german);
});
