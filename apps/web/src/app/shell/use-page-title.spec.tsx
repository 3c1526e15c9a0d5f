import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { usePageTitle } from './use-page-title';

function Title() {
  return <p>{usePageTitle()}</p>;
}

const showAt = (entry: string | { pathname: string; state: unknown }) =>
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Title />
    </MemoryRouter>,
  );

describe('usePageTitle', () => {
  it.each([
    ['/dashboard', 'Dashboard'],
    ['/profile', 'Profile'],
    ['/job-scan', 'Job Scan'],
    ['/job-match', 'Job Matches'],
    ['/job-match/', 'Job Matches'],
    ['/job-match/01890a5d-ac96-774b-8cce-000000000001', 'Job Match Details'],
    ['/saved-job', 'Saved Jobs'],
    ['/somewhere-else', 'Rolefit'],
  ])('says at %s what its links say: %s', (path, title) => {
    showAt(path);
    expect(screen.getByText(title)).toBeInTheDocument();
  });

  it('says what the link said', () => {
    showAt({ pathname: '/job-match/1', state: { title: 'Something else' } });
    expect(screen.getByText('Something else')).toBeInTheDocument();
  });
});
