import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMatchSkill, aPoint } from '@/testing/builders';
import { pointEvidence } from '../../evidence';
import { SkillAnalysis } from './skill-analysis';

const groupOf = (name: string) =>
  within(screen.getByRole('region', { name: `Skills: ${name}` }))
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('SkillAnalysis', () => {
  it('groups skills by what was found, required ones first', () => {
    render(
      <SkillAnalysis
        skills={[
          aMatchSkill({ name: 'Suturing', importance: 'preferred' }),
          aMatchSkill(),
          aMatchSkill({ name: 'Danish', credit: 0 }),
          aMatchSkill({ name: 'WebGL', importance: 'preferred', credit: 0.4, via: 'Canvas' }),
        ]}
        points={[]}
        onSelect={jest.fn()}
      />,
    );
    expect(groupOf('Found')).toEqual([
      'Wound care (required): show its lines',
      // The visible word is hidden from the accessible name, which has it.
      'Suturing preferred (preferred): show its lines',
    ]);
    expect(groupOf('Partly')).toEqual(['WebGL via Canvas preferred (preferred): show its lines']);
    expect(groupOf('Missing')).toEqual(['Danish (required): show its lines']);
  });

  it('says of a skill what its point says', () => {
    render(
      <SkillAnalysis
        skills={[aMatchSkill({ credit: 0.4 })]}
        points={pointEvidence([aPoint({ verdict: 'not-found', credit: 0 })])}
        onSelect={jest.fn()}
      />,
    );
    expect(groupOf('Missing')).toEqual(['Wound care (required): show its lines']);
    expect(screen.queryByRole('region', { name: 'Skills: Partly' })).not.toBeInTheDocument();
  });

  it('says so of a posting that names no skill', () => {
    render(<SkillAnalysis skills={[]} points={[]} onSelect={jest.fn()} />);
    expect(screen.getByText(/names no skill we know/)).toBeInTheDocument();
  });

  it('links to the lines of a skill', async () => {
    const onSelect = jest.fn();
    const skill = aMatchSkill();
    render(<SkillAnalysis skills={[skill]} points={[]} onSelect={onSelect} />);
    await userEvent.setup().click(screen.getByRole('button', { name: /Wound care/ }));
    expect(onSelect).toHaveBeenCalledWith(skill);
  });
});
