import { readResume } from '../read-resume.js';

async function employersOf(history: string): Promise<(string | null)[]> {
  const { facts } = await readResume(`Ida Holm\n\nExperience\n${history}`, { asOf: '2026-11-21' });
  return facts.roles.map(({ employer }) => employer);
}

describe('an employer above its role', () => {
  it('is named there if what is beside the title may be a department', async () => {
    const employers = await employersOf(
      'Dale House, Hull\nStaff Nurse, Renal Ward (20 beds)   May 2020 - Present\n- Cares for six patients a shift\n\nElm Point West, Leeds\nStaff Nurse, Surgical Ward   June 2016 - April 2020\n- Dressed wounds\n',
    );
    expect(employers).toEqual(['Dale House', 'Elm Point West']);
  });

  it('is named there also if the dates have a line of their own', async () => {
    const employers = await employersOf(
      'Dale House, Hull\nStaff Nurse, Renal Ward\nMay 2020 - Present\n- Cares for six patients a shift\n\nElm Point West, Leeds\nStaff Nurse, Surgical Ward\nJune 2016 - April 2020\n- Dressed wounds\n',
    );
    expect(employers).toEqual(['Dale House', 'Elm Point West']);
  });

  it('is not named there if an organisation is beside the title', async () => {
    const employers = await employersOf(
      'Bright Path, Hull\nStaff Nurse, Elm Hospital   May 2020 - Present\n- Cares for six patients a shift\n',
    );
    expect(employers).toEqual(['Elm Hospital']);
  });

  it('is not the last line of the role above', async () => {
    const employers = await employersOf(
      'Staff Nurse, Dale House, Hull   May 2020 - Present\nWound Care, Dialysis\nStaff Nurse, Elm Point   June 2016 - April 2020\nMedication, Discharge\n',
    );
    expect(employers).toEqual(['Dale House', 'Elm Point']);
  });
});
