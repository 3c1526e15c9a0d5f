import { readPosting } from '../read-posting.js';
import { readResume } from '../read-resume.js';

const asOf = '2026-11-27';

async function licencesOf(line: string): Promise<string[]> {
  const { facts } = await readResume(
    `Nora Blake\nProgram Coordinator\n\nExperience\nProgram Coordinator, State College, 2018 – 2024\n- ${line}`,
    { asOf },
  );
  return facts.licences.map(({ name }) => name);
}

describe('licences in the work of a resume', () => {
  it.each([
    'Supervised 12 registered nurses and two CDL drivers',
    'Coordinated 8 Advanced Practice Registered Nurse (APRN) programs',
    'Taught infection control to LPN students',
    'Scheduled licensed practical nurses',
    'Worked closely with a certified nursing assistant',
    'Led a team of 12 registered nurses',
    'Reported to the attending registered nurse',
  ])('are those of others: %s', async (line) => {
    expect(await licencesOf(line)).toEqual([]);
  });

  it.each([
    ['Led a team of 12 as a registered nurse', 'Registered nurse'],
    ['Managed a caseload of 20 and kept RN license active', 'Registered nurse'],
    ['One of six registered nurses on nights', 'Registered nurse'],
    ['Supervising Registered Nurse on nights', 'Registered nurse'],
    ['Lead ICU Registered Nurse', 'Registered nurse'],
    ['RN team lead', 'Registered nurse'],
    ['RN staff on a medical ward', 'Registered nurse'],
    ['Oversaw 40 residents under my LPN license', 'Licensed practical nurse'],
    ['Trained in CPR', 'CPR'],
    ['Training – CPR and first aid', 'CPR'],
    ['Led audits and obtained CPA in 2019', 'CPA'],
    ['Scheduled deliveries and drove with a CDL', "Commercial driver's license"],
    ['Coordinated care for 30 residents, CNA', 'Certified nursing assistant'],
    ['Completed CNA program at Lincoln Tech', 'Certified nursing assistant'],
    ['Certified Nursing Assistant on a ward of 24', 'Certified nursing assistant'],
    ['Renewed BLS and kept the ward safe', 'BLS'],
  ])('are held: %s', async (line, name) => {
    expect(await licencesOf(line)).toContain(name);
  });

  it('are no skills of the person who only supervises their holders', async () => {
    const { facts } = await readResume(
      'Nora Blake\n\nExperience\nCoordinator, State College, 2018 – 2024\n- Supervised 12 registered nurses',
      { asOf },
    );
    expect(facts.skills.map(({ skillId }) => skillId)).not.toContain('registered-nurse');
  });

  it('are neither asked for nor skills in a posting whose team holds them', async () => {
    const { facts } = await readPosting(
      'Ward Manager\nRequirements:\n- Must supervise 12 registered nurses\n- BLS certification',
    );
    expect(facts.licences.map(({ name }) => name)).toEqual(['BLS']);
    expect(facts.skills.map(({ skillId }) => skillId)).not.toContain('registered-nurse');
  });

  it.each([
    ['Ability to lead a team and hold an active RN license', 'Registered nurse'],
    ['RNs with at least one year of experience', 'Registered nurse'],
    ['CDL drivers with two years of experience', "Commercial driver's license"],
    ['Experience supervising staff, with a valid teaching license', 'Teaching license'],
  ])('are asked for by a posting: %s', async (line, name) => {
    const { facts } = await readPosting(`Team member\nRequirements:\n- ${line}`);
    expect(facts.licences.map((one) => one.name)).toEqual([name]);
  });
});
