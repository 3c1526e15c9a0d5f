import { readResume } from '../read-resume.js';

async function heldIn(line: string) {
  const { facts } = await readResume(
    `Ana Ruiz\n\nSummary\n${line}\n\nExperience\nDriver, Quay Couriers\n2018 - 2022\n`,
    { asOf: '2026-01-01' },
  );
  return facts.conditions.map(({ topic, amount }) => [topic, amount]);
}

describe('a resume', () => {
  it.each([
    ['Willing to travel up to 50 %.', ['travel', 50]],
    ['Available nights and able to work any hours.', ['nights', null]],
    ['Clean driving record.', ['driving-record', 0]],
    ['Own car.', ['own-vehicle', null]],
    [
      'Loaded trailers at the depot. Rotating days and nights. Trained two drivers.',
      ['nights', null],
    ],
    ['Able to lift 50 lbs.', ['lifting', 23]],
    ['Reisebereitschaft vorhanden.', ['travel', null]],
    ['Disponible le week-end.', ['weekends', null]],
    ['Disponibilidad para trabajar en turnos rotativos.', ['shifts', null]],
  ])('states it: %s', async (line, held) => {
    expect(await heldIn(line)).toEqual([held]);
  });

  it.each([
    'Worked night shifts on a surgical ward.',
    'Planned the weekend shifts of twelve nurses.',
    'Not willing to travel.',
    'Packed orders on a night shift. Willing to learn.',
    'Supervised staff of 18 years and older.',
    'Ran background checks on new drivers.',
  ])('does not state it: %s', async (line) => {
    expect(await heldIn(line)).toEqual([]);
  });
});
