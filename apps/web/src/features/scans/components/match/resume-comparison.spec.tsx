import { screen, within } from '@testing-library/react';
import { aJobDetail, aNamedResume, aProfile, aResume, aScore } from '@/testing/builders';
import { ok, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { ResumeComparison } from './resume-comparison';

const other = { readyToApply: true, isReadClosely: false };
const comparison = {
  best: { number: 2, name: 'Platform' },
  others: [
    { ...other, number: 1, name: 'General', overallScore: 64, lacks: ['Kubernetes', 'on-call'] },
    { ...other, number: 3, name: 'Data', overallScore: 80, lacks: ['on-call'] },
  ],
};

describe('ResumeComparison', () => {
  it('says which resume to apply with, and what the others lack', async () => {
    const resume = aResume();
    serve('GET /users/profile', () =>
      ok(
        aProfile({
          resume,
          resumes: [
            aNamedResume({ resume }),
            aNamedResume({ number: 2, name: 'Platform', isDefault: false }),
          ],
        }),
      ),
    );
    const job = aJobDetail({
      score: aScore({ overallScore: 81 }),
      readyToApply: true,
      resumeComparison: comparison,
    });
    renderAt(<ResumeComparison job={job} comparison={comparison} />);
    const shown = within(screen.getByRole('region', { name: 'Your resumes' }));
    expect(shown.getByText('Platform fits best.')).toBeInTheDocument();
    expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'General64%lacks Kubernetes; on-call',
      'Data80%fits about as well',
    ]);
    expect(
      await shown.findByText('Apply with Platform. It fits better than your default resume.'),
    ).toBeInTheDocument();
  });
});
