import { type Evaluation, type Skill } from '@rolefit/contracts';
import { screen } from '@testing-library/react';
import { aResume, aSkill } from '@/testing/builders';
import { renderAt } from '@/testing/render';
import { ResumeSection } from './resume-section';

const failed: Evaluation = {
  status: 'failed',
  failure: { code: 'RESUME_ENCRYPTED', message: 'This PDF is protected by a password.', retryable: false },
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const show = (evaluation: Evaluation, skills: readonly Skill[]) => renderAt(<ResumeSection profile={{ resume: aResume({ version: 2, evaluation }), skills: [...skills] }} />);
const line = 'Your scores and skills still rest on the last resume that we could read.';

describe('ResumeSection', () => {
  it('says what scores and skills rest on when the newest resume could not be read', () => {
    show(failed, [aSkill()]);
    expect(screen.getByRole('alert')).toHaveTextContent('This PDF is protected by a password.');
    expect(screen.getByText(line)).toBeInTheDocument();
  });

  it.each([
    ['no resume was read before', failed, [aSkill({ source: 'user', quote: null })]],
    ['the newest one was read', { ...failed, status: 'completed', failure: null }, [aSkill()]],
  ] as const)('says nothing of it where %s', (_, evaluation, skills) => {
    show(evaluation, skills);
    expect(screen.queryByText(line)).not.toBeInTheDocument();
  });

  it('tells of hidden text in the newest resume once it was read, and only then', () => {
    const completed: Evaluation = { ...failed, status: 'completed', failure: null };
    const told = () => screen.queryByText(/We found 2 passages that nobody can see and did not read them/);
    const { unmount } = renderAt(<ResumeSection profile={{ resume: aResume({ hiddenPassages: 2, evaluation: completed }), skills: [] }} />);
    expect(told()).toBeInTheDocument();
    unmount();
    renderAt(<ResumeSection profile={{ resume: aResume({ hiddenPassages: 2, evaluation: { ...completed, status: 'reading' } }), skills: [] }} />);
    expect(told()).not.toBeInTheDocument();
  });
});
