import { linesOf } from '../parse-skills.js';
import { splitList } from '../spelling.js';
import { titleFamilies } from '../titles.js';
import { allOccupations, occupationsIn } from './occupations.js';
import { titleKeys } from './title-phrases.js';
import { deTitles } from './titles/de.js';
import { enTitles } from './titles/en.js';
import { esTitles } from './titles/es.js';
import { frTitles } from './titles/fr.js';
import { svTitles } from './titles/sv.js';

const idsOf = (title: string) => occupationsIn(title).map(({ id }) => id);

describe('the lexicon of occupations', () => {
  const all = allOccupations();

  it('has each occupation once, with a known family, a zone and typical work', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, family, zone, work, isGeneral } of all) {
      expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      if (family !== null)
        expect([id, titleFamilies]).toEqual([id, expect.arrayContaining([family])]);
      expect([id, [1, 2, 3, 4, 5].includes(zone)]).toEqual([id, true]);
      expect([id, work.length >= (isGeneral ? 6 : 15)]).toEqual([id, true]);
      expect([id, new Set(work).size]).toEqual([id, work.length]);
    }
  });

  it.each([
    ['English', enTitles],
    ['German', deTitles],
    ['French', frTitles],
    ['Spanish', esTitles],
    ['Swedish', svTitles],
  ])('has titles for every occupation in %s', (_, lines) => {
    const titled = linesOf(lines).map((line) => line.split('|').map((part) => part.trim()));
    expect(titled.map(([id]) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    for (const [id, titles = ''] of titled)
      expect([id, splitList(titles).every((title) => titleKeys(title).length > 0)]).toEqual([
        id,
        true,
      ]);
  });
});

describe('the occupations of a title', () => {
  it.each([
    ['Senior Accountant', 'accountant'],
    ['Registered Nurse, Night Shift', 'registered-nurse'],
    ['Krankenschwester', 'registered-nurse'],
    ['Verkäuferin im Einzelhandel', 'retail-sales-associate'],
    ['Help Desk Technician', 'help-desk-technician'],
  ])('are found in %s', (title, id) => {
    expect(idsOf(title)).toContain(id);
  });

  it('are the same for both genders', () => {
    for (const [one, other] of [
      ['Buchhalter', 'Buchhalterin'],
      ['vendeur', 'vendeuse'],
      ['Camarero', 'Camarera'],
    ] as const)
      expect(idsOf(one)).toEqual(idsOf(other));
  });

  it('are found without the last noun where it is used for others', () => {
    expect(idsOf('Accounts Payable Executive')).toContain('accounts-payable-clerk');
  });

  it.each([
    ['a general title by a word of it', 'Customer Support Intern', 'disability-support-worker'],
    [
      'a general title by a word of it',
      'Grain Storage Foundation Associate',
      'geotechnical-engineer',
    ],
    ['a leader for somebody who is none', 'Customer Service Rep', 'customer-service-manager'],
    [
      'a personal assistant for an assisting manager',
      'Assistant Bakery Manager',
      'executive-assistant',
    ],
    ['another language', 'Harvest Officer', 'military-supervisor'],
  ])('do not take %s: %s', (_, title, id) => {
    expect(idsOf(title)).not.toContain(id);
  });

  it.each([
    ['Director of Human Resources', 'hr-manager'],
    ['Supervisor, Housekeeping', 'housekeeping-supervisor'],
    ['Head of Business Development', 'business-development-manager'],
  ])('are found where the words are turned: %s', (title, id) => {
    expect(idsOf(title)).toContain(id);
  });

  it('take what stands in brackets for an addition', () => {
    expect(idsOf('Payroll (Weekly) Clerk')).toContain('payroll-specialist');
    expect(idsOf('Pastry Chef (Team Leader)')[0]).toBe('pastry-chef');
  });

  it('include those that somebody in training prepares for', () => {
    expect(idsOf('Civil Engineering Intern')).toContain('civil-engineer');
  });

  it('put a trade before a general title', () => {
    expect(occupationsIn('Assistant Restaurant Manager').map(({ isGeneral }) => isGeneral)[0]).toBe(
      false,
    );
  });

  it.each(['Company Name, City', 'Social Engage Sales', ''])('are no trade in %j', (title) => {
    expect(idsOf(title)).not.toContain('social-worker');
    expect(idsOf(title)).not.toContain('city-clerk');
  });
});
