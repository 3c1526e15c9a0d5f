import { isDate } from './dates.js';

it('detects lines that contain only a date or period', () => {
  for (const text of [
    '2019',
    '2017 – today',
    'Jan. 2015 - März 2018',
    '03/2012 – 04/2014',
    'seit 2019',
    '2015年3月–至今',
    'juin 2011 à août 2014',
    'Present',
  ])
    expect([text, isDate(text)]).toEqual([text, true]);
  for (const text of ['Porto', '2nd place', 'ISO 9001 audits', 'Windows 2000', 'May', '12 staff'])
    expect([text, isDate(text)]).toEqual([text, false]);
});
