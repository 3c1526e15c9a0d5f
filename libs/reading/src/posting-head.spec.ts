import { limits } from '@rolefit/contracts';
import { readPostingHead } from './posting-head.js';

describe('readPostingHead', () => {
  it.each([
    ['Community Nurse\nNorthlight Care, Harbour District\n\nWe visit people.', 'Northlight Care'],
    ['Senior Front-end Developer\nHarbourlight Software\nBergen', 'Harbourlight Software'],
    ['Sous Chef at Blue Anchor\n\nYou run the line.', 'Blue Anchor'],
    ['Pflegefachkraft (m/w/d)\nArbeitgeber: Klinikum Nord\n\nAufgaben', 'Klinikum Nord'],
    ['Truck Driver\n\nHelms & Sons is looking for a driver.', 'Helms & Sons'],
    ['Accountant\n\nYou keep the books.\n\nAbout Fjordbank\nWe are a bank.', 'Fjordbank'],
  ])('finds the company: %j', (text, company) => {
    expect(readPostingHead(text).company).toBe(company);
  });

  it.each([
    'Warehouse Worker\nFull-time, 40 hours\n\nYou pick orders.',
    'Warehouse Worker\nRequirements\n- A forklift licence',
    'Warehouse Worker\n\nAbout the team\nWe are ten.',
    'Bilingual Technical Recruiter\n\nWe believe that services should be easy to use.',
    '',
  ])('guesses no company where none is named: %j', (text) => {
    expect(readPostingHead(text).company).toBe('');
  });

  it('finds the title and the first secure link, without what follows it', () => {
    expect(
      readPostingHead(
        'Sous Chef\nBlue Anchor\n\nApply at http://old.example or (https://jobs.example/7?x=1).\nhttps://other.example',
      ),
    ).toEqual({ title: 'Sous Chef', company: 'Blue Anchor', url: 'https://jobs.example/7?x=1' });
  });

  it('reads a text of any length in linear time, within the limits', () => {
    const head = readPostingHead(`Chef\n${'A'.repeat(limits.postingChars * 2)}`);
    expect(head.company.length).toBeLessThanOrEqual(limits.companyNameChars);
  });
});
