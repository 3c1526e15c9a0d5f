import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMatchSkill } from '@/testing/builders';
import { SkillAnalysis } from './skill-analysis';

describe('SkillAnalysis', () => {
  it('shows for each skill whether it is required and whether it was found', () => {
    render(
      <SkillAnalysis
        matched={[
          aMatchSkill(),
          aMatchSkill({ name: 'WebGL', importance: 'preferred', credit: 0.4, via: 'Canvas' }),
          aMatchSkill({ name: 'Suturing', credit: 0.9 }),
        ]}
        missing={[
          aMatchSkill({ name: 'Danish', credit: 0 }),
          aMatchSkill({ name: 'Triage', credit: 0.15, via: 'Nursing' }),
        ]}
        onSelect={jest.fn()}
      />,
    );
    expect(
      screen.getByRole('button', { name: /Wound care \(required, matched\)/ }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', {
        name: /WebGL partly, via Canvas \(preferred, partly matched\)/,
      }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /Suturing mostly \(required, partly matched\)/ }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /Danish \(required, not found\)/ }),
    ).toBeInTheDocument();
    expect(
      screen.getByRole('button', {
        name: /Triage a little, via Nursing \(required, partly matched\)/,
      }),
    ).toBeInTheDocument();
  });

  it('puts required skills first', () => {
    render(
      <SkillAnalysis
        matched={[
          aMatchSkill({ name: 'Nice', importance: 'preferred' }),
          aMatchSkill({ name: 'Must' }),
        ]}
        missing={[]}
        onSelect={jest.fn()}
      />,
    );
    expect(
      screen.getAllByRole('button').map((button) => button.textContent?.split('(')[0]?.trim()),
    ).toEqual(['Must', 'Nice']);
    expect(screen.getByText('We found every skill this posting asks for.')).toBeInTheDocument();
  });

  it('says one thing only of a posting that names no skill', () => {
    render(<SkillAnalysis matched={[]} missing={[]} onSelect={jest.fn()} />);
    expect(screen.getByText(/names no skill that we know/)).toBeInTheDocument();
    expect(screen.queryByText(/We found every skill/)).not.toBeInTheDocument();
    expect(screen.queryByText(/We could not find any/)).not.toBeInTheDocument();
  });

  it('links to the lines of a skill', async () => {
    const onSelect = jest.fn();
    const skill = aMatchSkill();
    render(<SkillAnalysis matched={[skill]} missing={[]} onSelect={onSelect} />);
    await userEvent.setup().click(screen.getByRole('button', { name: /Wound care/ }));
    expect(onSelect).toHaveBeenCalledWith(skill);
  });
});
