import {
  type Evaluation,
  failureOf,
  limits,
  type NamedResume,
  type Profile,
  type Resume,
} from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/toaster';
import { liveEvents } from '@/lib/live/live-events';
import { profileQuery } from '@/lib/profile';
import { toast } from '@/lib/toast';
import { aNamedResume, anId, aProfile, aReading, aResume } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { aQueryClient, renderAt } from '@/testing/render';
import { ResumeSection } from './resume-section';

const at = '2026-11-20T10:00:00.000Z';
const evaluation = (status: Evaluation['status']): Evaluation => ({
  status,
  failure: status === 'failed' ? failureOf('RESUME_ENCRYPTED') : null,
  updatedAt: at,
});

function named(number: number, name: string, resume: Partial<Resume> = {}): NamedResume {
  const completed = evaluation('completed');
  return aNamedResume({
    number,
    name,
    isDefault: number === 1,
    resume: aResume({ id: anId(800 + number), evaluation: completed, ...resume }),
  });
}

function Section() {
  const { data } = useQuery(profileQuery);
  return data ? <ResumeSection profile={data} /> : null;
}

/** The server's profile, which a test may change. */
let profile: Profile;
const profileOf = (...resumes: NamedResume[]) =>
  aProfile({ resume: resumes[0]?.resume ?? null, resumes });
const general = named(1, 'General');
const platform = named(2, 'Platform', { fileName: 'platform.pdf' });

async function show(...resumes: NamedResume[]) {
  profile = profileOf(...resumes);
  serve('GET /users/profile', () => ok(profile));
  serve('HEAD /resumes/x/file', () => new Response(null, { status: 404 }));
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const client = aQueryClient();
  renderAt(
    <>
      <Section />
      <Toaster />
    </>,
    { client },
  );
  await screen.findByRole('heading', { name: /^Resumes?$/ });
  return { client, user: userEvent.setup() };
}

const item = (name: string) => {
  const found = screen.getByRole('heading', { level: 3, name }).closest('li');
  if (!found) throw new Error(`There is no resume ${name}`);
  return within(found);
};
const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const toasts = () => within(screen.getByRole('region', { name: /^Notifications/ }));
const change = 'PATCH /users/profile/resumes/2';
const remove = 'DELETE /users/profile/resumes/2';
const upload = 'POST /users/profile/resume';
const evaluate = 'POST /evaluations/resume';

async function manage(name: string, action: string) {
  const shown = await show(general, platform);
  await shown.user.click(item(name).getByRole('button', { name: 'More' }));
  await shown.user.click(await item(name).findByRole('button', { name: action }));
  return shown;
}

describe('several resumes', () => {
  afterEach(() => {
    act(() => toast.dismiss());
    jest.restoreAllMocks();
  });

  it('are listed by name in the order in which they were added, the default one marked', async () => {
    await show({ ...platform, isDefault: true }, { ...general, isDefault: false });
    expect(names()).toEqual(['General', 'Platform']);
    expect(item('Platform').getByText('Default')).toBeInTheDocument();
    expect(item('General').queryByText('Default')).not.toBeInTheDocument();
    expect(screen.getByText(/every scan is compared with all of them/)).toBeInTheDocument();
  });

  it('have buttons that name the resume they belong to', async () => {
    await show(general, platform);
    for (const button of [
      item('Platform').getByRole('link', { name: 'Open' }),
      ...item('Platform').getAllByRole('button'),
    ])
      expect(button).toHaveAccessibleDescription(/^Platform/);
  });

  it('are read, replaced and evaluated each by its number', async () => {
    const { user } = await show(general, platform);
    serve('GET /users/profile/resume/reading', () => ok(aReading({ resumeId: anId(802) })));
    await user.click(item('Platform').getByRole('button', { name: 'What we read' }));
    await screen.findByRole('dialog', { name: 'What we read: Platform' });
    await user.keyboard('{Escape}');
    serve(upload, () => ok(profile));
    serve(evaluate, () => ok({ resumeId: anId(802), evaluation: evaluation('completed') }, 202));
    fireEvent.change(screen.getByLabelText('New file for Platform'), {
      target: { files: [new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' })] },
    });
    await toasts().findByText(/^Resume Uploaded/);
    await user.click(item('Platform').getByRole('button', { name: 'More' }));
    await user.click(await item('Platform').findByRole('button', { name: 'Evaluate Resume' }));
    await toasts().findByText(/^Resume Evaluated/);
    const asked = ['GET /users/profile/resume/reading', upload, evaluate].map((call) =>
      requestsTo(call).map(({ query }) => query.get('resume')),
    );
    // Once by the upload and once by hand.
    expect(asked).toEqual([['2'], ['2'], ['2', '2']]);
  });

  it('show the progress of each, and one toast until all have been read', async () => {
    const { client } = await show(
      general,
      named(2, 'Platform', { evaluation: evaluation('queued') }),
      named(3, 'Data', { evaluation: evaluation('queued') }),
    );
    await toasts().findByText('Evaluating Resume...');
    act(() => liveEvents['resume.progress'](client, { resumeId: anId(803), status: 'reading' }));
    await item('Data').findByRole('status', { name: 'Reading your resume' });
    expect(item('Platform').getByRole('status')).toHaveAccessibleName('Queued');
    const become = (second: Evaluation['status'], third: Evaluation['status']) => {
      profile = profileOf(
        general,
        named(2, 'Platform', { evaluation: evaluation(second) }),
        named(3, 'Data', { evaluation: evaluation(third) }),
      );
      act(() => liveEvents['resume.evaluated'](client, { resumeId: anId(803), skillCount: 1 }));
    };
    become('queued', 'completed');
    await waitFor(() => expect(item('Data').queryByRole('status')).not.toBeInTheDocument());
    expect(toasts().getByText('Evaluating Resume...')).toBeInTheDocument();
    become('failed', 'completed');
    expect(await toasts().findByText(/^Platform: /)).toBeInTheDocument();
  });

  it('can be renamed, with what is wrong beside the field', async () => {
    const { user } = await manage('Platform', 'Rename');
    const field = screen.getByLabelText('Name');
    await user.clear(field);
    expect(screen.getByRole('alert')).toHaveTextContent('Name must be 1 to 40 characters');
    await user.type(field, 'General');
    serve(change, () => problem('RESUME_NAME_TAKEN'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You already have a resume with this name.',
    );
    await user.type(field, ' two');
    serve(change, () => ok((profile = profileOf(general, named(2, 'General two')))));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'General two' })).toHaveFocus();
    expect(requestsTo(change).map(({ body }) => body)).toEqual([
      { name: 'General' },
      { name: 'General two' },
    ]);
  });

  it('can become the default one', async () => {
    serve(change, () =>
      ok((profile = profileOf({ ...platform, isDefault: true }, { ...general, isDefault: false }))),
    );
    await manage('Platform', 'Make default');
    await toasts().findByText('Platform is your default resume now.');
    expect(item('Platform').getByText('Default')).toBeInTheDocument();
    expect(names()).toEqual(['General', 'Platform']);
    expect(requestsTo(change)[0]?.body).toEqual({ isDefault: true });
    expect(screen.getByRole('heading', { name: 'Platform' })).toHaveFocus();
  });

  it('are removed after a confirmation that says what happens', async () => {
    const { user } = await manage('Platform', 'Remove');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Platform?' }));
    expect(
      dialog.getByText(/Your scans will be judged again with your other resumes/),
    ).toBeVisible();
    serve(remove, () => problem('RESUME_NEEDED'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Your scans need a resume/);
    serve(remove, () => ok((profile = profileOf(general))));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await toasts().findByText('Platform was removed.');
    expect(screen.getByRole('heading', { level: 2, name: 'Resume' })).toHaveFocus();
    expect(screen.queryByText('platform.pdf')).not.toBeInTheDocument();
  });

  describe('are added', () => {
    const choose = async (fileName: string) => {
      const shown = await show(general);
      await shown.user.click(screen.getByRole('button', { name: 'Add another resume' }));
      const form = within(await screen.findByRole('form', { name: 'Add another resume' }));
      fireEvent.change(form.getByLabelText('Resume file'), {
        target: { files: [new File(['%PDF-'], fileName, { type: 'application/pdf' })] },
      });
      return { ...shown, form };
    };

    it('under a name that is taken from the file, and evaluated by themselves', async () => {
      const { user, form } = await choose('platform_engineer.pdf');
      const field = await form.findByLabelText('Name');
      expect(field).toHaveValue('platform engineer');
      expect(field).toHaveFocus();
      await user.clear(field);
      await user.type(field, 'Platform');
      serve(upload, () => ok((profile = profileOf(general, platform))));
      serve(evaluate, () => ok({ resumeId: anId(802), evaluation: evaluation('completed') }, 202));
      await user.click(form.getByRole('button', { name: 'Add resume' }));
      await screen.findByRole('heading', { name: 'Platform' });
      await waitFor(() => expect(requestsTo(evaluate)).toHaveLength(1));
      expect(requestsTo(upload)[0]?.query.get('name')).toBe('Platform');
      expect(requestsTo(evaluate)[0]?.query.get('resume')).toBe('2');
      expect(screen.getByRole('heading', { name: 'Resumes' })).toHaveFocus();
    });

    it('with the server’s refusal beside the name, whose file stays chosen', async () => {
      const { user, form } = await choose('platform.pdf');
      serve(upload, () => problem('RESUME_NAME_TAKEN'));
      await user.click(await form.findByRole('button', { name: 'Add resume' }));
      expect(await form.findByRole('alert')).toHaveTextContent(
        'You already have a resume with this name.',
      );
      expect(form.getByText('platform.pdf')).toBeInTheDocument();
    });

    it('or not, which returns to the button', async () => {
      const { user, form } = await choose('platform.pdf');
      await user.click(form.getByRole('button', { name: 'Cancel' }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Add another resume' })).toHaveFocus(),
      );
    });

    it(`up to ${limits.resumesPerUser}`, async () => {
      await show(
        ...Array.from({ length: limits.resumesPerUser }, (_, at) => named(at + 1, `No. ${at}`)),
      );
      expect(screen.getByText(/^You have 5 resumes, which is the maximum\./)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
    });
  });
});
