import { relationBetween, skillByName } from '@rolefit/skills';
import { aHeldOccupation, anOccupation, aQuote, aRole } from '@rolefit/testing';
import { roleSpan } from './months.js';
import { closestOccupation, heldWork, proofOfSkill } from './held-occupations.js';

const asOf = '2026-06-01';
type Dates = readonly [start: string | null, end: string | null];

/** How firmly an occupation is held after roles with these dates. */
function strength(...dates: readonly Dates[]): number {
  const roles = dates.map(([start, end]) => aRole('Nurse', { start, end }));
  const [work] = heldWork(
    { asOf, roles, occupations: [aHeldOccupation('nurse', { roles: roles.map((_, at) => at) })] },
    roles.map((role) => roleSpan(role, asOf)),
  );
  return work?.strength ?? -1;
}

function work(id: string, skillIds: string[], isGeneral = false, end = '2026-05') {
  const occupation = aHeldOccupation(id, { skillIds, isGeneral, quote: aQuote(`Title of ${id}`) });
  const spans = [roleSpan(aRole(id, { start: '2015-01', end }), asOf)];
  return heldWork({ asOf, roles: [], occupations: [occupation] }, spans);
}

describe('how firmly an occupation is held', () => {
  it('grows by the months in it until everything typical has been done', () => {
    const months = ['2025-06', '2025-01', '2024-06'].map((start) => strength([start, '2026-05']));
    expect(strength(['2026-05', '2026-05'])).toBeLessThan(months[0] ?? 0);
    expect(months[0]).toBeLessThan(months[1] ?? 0);
    expect(months[2]).toBe(1);
    expect(strength(['2014-01', '2026-05'])).toBe(1);
  });

  it('counts overlapping months once, and those of several roles together', () => {
    const once = strength(['2025-06', '2025-12']);
    expect(strength(['2025-06', '2025-12'], ['2025-06', '2025-12'])).toBe(once);
    expect(strength(['2024-06', '2024-12'], ['2025-06', '2025-12'])).toBeGreaterThan(once);
  });

  it('fades after some years, but never to nothing', () => {
    const ended = [2025, 2022, 2017, 2012, 1995].map((year) =>
      strength([`${year - 4}-01`, `${year}-12`]),
    );
    expect(ended[0]).toBe(ended[1]);
    expect(ended[2]).toBeLessThan(ended[1] ?? 0);
    expect(ended[3]).toBeLessThan(ended[2] ?? 0);
    expect(ended[4]).toBeGreaterThan(0);
  });

  it('is neither full nor nothing without dates', () => {
    expect(strength([null, null])).toBeGreaterThan(0);
    expect(strength([null, null])).toBeLessThan(1);
    expect(strength()).toBe(strength([null, null]));
  });
  it('never becomes weaker by one more role', () => {
    expect(strength([null, null], ['2026-05', '2026-05'])).toBeGreaterThanOrEqual(
      strength([null, null]),
    );
  });
});

describe('what a title proves', () => {
  it('is the work that everybody in it does, with the title', () => {
    expect(proofOfSkill(work('nurse', ['nursing', 'wound-care']), 'wound-care')).toMatchObject({
      share: 1,
      quote: aQuote('Title of nurse'),
    });
  });

  it('is in part what is close to that work, and nothing else', () => {
    const [react, vue] = ['React', 'Vue.js'].map((name) => skillByName(name)?.id ?? '');
    expect(relationBetween(vue ?? '', react ?? '')?.kind).toBe('near');
    const near = proofOfSkill(work('web-developer', [vue ?? '']), react ?? '');
    expect(near.share).toBeGreaterThan(0);
    expect(near.share).toBeLessThan(1);
    expect(proofOfSkill(work('nurse', ['nursing']), 'joinery')).toMatchObject({
      share: 0,
      quote: null,
    });
    expect(proofOfSkill(work('nurse', ['nursing']), null).share).toBe(0);
  });

  it('is less long after', () => {
    const share = (end: string) =>
      proofOfSkill(work('nurse', ['nursing'], false, end), 'nursing').share;
    expect(share('2016-12')).toBeLessThan(share('2026-05'));
  });
});

describe('the closest occupation', () => {
  const nurse = anOccupation('nurse', { skillIds: ['nursing', 'wound-care'] });

  it('is the one that shares most of the work', () => {
    const held = [
      ...work('joiner', ['joinery']),
      ...work('midwife', ['nursing', 'births']),
      ...work('carer', ['nursing', 'births', 'cooking', 'cleaning']),
    ];
    expect(closestOccupation([nurse], held).quote?.text).toBe('Title of midwife');
    expect(closestOccupation([nurse], work('joiner', ['joinery']))).toMatchObject({
      share: 0,
      quote: null,
    });
  });

  it('counts the same occupation in full, whatever it is known to prove', () => {
    expect(closestOccupation([anOccupation('nurse')], work('nurse', [])).share).toBe(1);
  });

  it('counts what all managers do less towards a craft, but not towards management', () => {
    const manager = work('manager', ['nursing', 'wound-care'], true);
    const trade = work('head-nurse', ['nursing', 'wound-care']);
    expect(closestOccupation([nurse], manager).share).toBeLessThan(
      closestOccupation([nurse], trade).share,
    );
    expect(closestOccupation([{ ...nurse, isGeneral: true }], manager).share).toBe(
      closestOccupation([{ ...nurse, isGeneral: true }], trade).share,
    );
  });
});
