import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, aJobsPage, anId, aProfile, aSkill } from '@/testing/builders';
import { ok, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { CommandPalette } from './command-palette';

const nurse = aJob({ _id: anId(1), title: 'Ward Nurse', companyName: 'Harbour Clinic' });
const baker = aJob({ _id: anId(2), title: 'Baker', companyName: 'Rye and Sons', score: null });

function show(onClose = jest.fn()) {
  serve('GET /jobs', ({ query }) => {
    const q = query.get('q') ?? '';
    const jobs = [nurse, baker].filter(({ title }) => title?.toLowerCase().includes(q));
    return ok(aJobsPage(jobs, { totalJobs: 2 }));
  });
  serve('GET /users/profile', () => ok(aProfile({ skills: [aSkill({ name: 'Nursing' })] })));
  renderAt(<CommandPalette onClose={onClose} />);
  return { user: userEvent.setup(), onClose };
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
    ?.textContent;

describe('CommandPalette', () => {
  it('offers screens and recent jobs, and moves among them by arrows, round the ends', async () => {
    const { user } = show();
    expect(await screen.findByRole('option', { name: /Ward Nurse/ })).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(options()).toEqual([
      'Dashboard',
      'Profile',
      'Job Scan',
      'Job Matches',
      'Saved Jobs',
      'Ward NurseHarbour Clinic · 74',
      'BakerRye and Sons',
    ]);
    expect(active()).toBe('Dashboard');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('BakerRye and Sons');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Profile');
  });

  it('searches jobs on the server once the typing rests, and skills here', async () => {
    const { user } = show();
    await screen.findByRole('option', { name: /Baker/ });
    await user.keyboard('nurs');
    expect(await screen.findByRole('option', { name: /Nursing/ })).toBeInTheDocument();
    await screen.findByText('2 results');
    expect(options()).toEqual(['Ward NurseHarbour Clinic · 74', 'Nursing80%']);
    expect(requestsTo('GET /jobs').map(({ query }) => query.get('q'))).toEqual([null, 'nurs']);
  });

  it('goes where it is told and closes', async () => {
    const { user, onClose } = show();
    await screen.findByRole('option', { name: /Baker/ });
    await user.keyboard('saved{Enter}');
    expect(await screen.findByText('At /saved-job')).toBeInTheDocument();
    expect(onClose).toHaveBeenCalled();
  });

  it.each(['deutsch', 'german', 'language'])(
    'offers the other language for "%s"',
    async (words) => {
      const { user } = show();
      await screen.findByRole('option', { name: /Baker/ });
      await user.keyboard(words);
      expect(await screen.findByRole('option', { name: 'Deutsch' })).toBeInTheDocument();
    },
  );

  it('says so when there is nothing, and closes by Escape', async () => {
    const { user, onClose } = show();
    await user.keyboard('zzz');
    expect(await screen.findByText('We couldn’t find anything for “zzz”.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
