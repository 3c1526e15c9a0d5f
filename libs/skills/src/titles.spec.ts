import { titleFamilyLines } from './title-families.js';
import { familyRelation, titleFamilies, titleFamily, titleSeniority } from './titles.js';

describe('titleFamily', () => {
  it.each([
    ['Senior Java Developer', 'software-engineering'],
    ['Software Engineers', 'software-engineering'],
    ['Data Engineer', 'data'],
    ['Site Reliability Engineer II', 'devops'],
    ['Mechanical Engineer', 'engineering'],
    ['Registered Nurse (ICU)', 'nursing'],
    ['Staff Accountant', 'accounting'],
    ['Product Owner', 'product'],
    ['Human Resources Specialist', 'human-resources'],
    ['Krankenschwester', 'nursing'],
    ['Customer Service Representative', 'customer-service'],
    ['CDL Truck Driver', 'transport'],
  ])('places %s', (title, family) => {
    expect(titleFamily(title)).toBe(family);
  });

  it('answers null where no word tells', () => {
    expect(titleFamily('Wizard of Light Bulb Moments')).toBeNull();
    expect(titleFamily('')).toBeNull();
  });
});

describe('titleSeniority', () => {
  it.each([
    ['Senior Engineer', 'senior'],
    ['Sr. Engineer', 'senior'],
    ['Engineering Intern', 'intern'],
    ['Lead Developer', 'lead'],
    ['Junior Buyer', 'junior'],
    ['VP of Sales', 'executive'],
    ['Engineer II', 'mid'],
    ['Internal Auditor', null],
    ['Software Engineer', null],
  ])('reads %s as %s', (title, rung) => {
    expect(titleSeniority(title)).toBe(rung);
  });
});

describe('familyRelation', () => {
  it('knows the same, the related and strangers, both ways round', () => {
    expect(familyRelation('data', 'data')).toBe('same');
    expect(familyRelation('data', 'software-engineering')).toBe('related');
    expect(familyRelation('software-engineering', 'data')).toBe('related');
    expect(familyRelation('nursing', 'devops')).toBeNull();
    expect(familyRelation('nobody', 'nobody')).toBeNull();
  });

  it('relates only families that exist', () => {
    const related = titleFamilyLines.trim().split('\n').flatMap((line) => (line.split('|')[2] ?? '').split(',').map((id) => id.trim()));
    expect(related.filter((id) => id !== '' && !titleFamilies.includes(id))).toEqual([]);
    for (const family of titleFamilies) expect(familyRelation(family, family)).toBe('same');
    expect(titleFamilies.length).toBeGreaterThan(30);
  });
});

describe('titleFamily of longer titles', () => {
  it.each([
    ['DevOps Engineer (Java, AWS)', 'devops'],
    ['Software Development Engineer II', 'software-engineering'],
    ['Business Developer', 'sales'],
    ['Warehouse Manager', 'logistics'],
    ['nursing', 'nursing'],
    ['(Data Analyst)', 'data'],
  ])('places %s', (title, family) => {
    expect(titleFamily(title)).toBe(family);
  });
});
