import {
  errorCodes,
  type Evaluation,
  failureOf,
  type Profile,
  type Resume,
  type Skill,
  resumeRefusedMessage,
} from '@rolefit/contracts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/toaster';
import { liveEvents } from '@/lib/live/live-events';
import { profileQuery, withResumes } from '@/lib/profile';
import { toast } from '@/lib/toast';
import { anId, aProfile, aResume, aSkill } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { aQueryClient, renderAt } from '@/testing/render';
import { ResumeSection } from './resume-section';

const at = '2026-11-20T10:00:00.000Z';
const evaluation = (
  status: Evaluation['status'],
  failure: Evaluation['failure'] = null,
): Evaluation => ({ status, failure, updatedAt: at });
const failed = evaluation('failed', failureOf('RESUME_ENCRYPTED'));

const fileSays = (lastModified: string | null, status = 200) =>
  serve(
    'HEAD /resumes/x/file',
    () =>
      new Response(null, {
        status,
        headers: lastModified === null ? {} : { 'last-modified': lastModified },
      }),
  );

function Section() {
  const { data } = useQuery(profileQuery);
  return data ? <ResumeSection profile={data} /> : null;
}

/** The server's profile, which a test may change. */
let profile: Profile;

async function show(
  resume: Partial<Resume> | null,
  skills: readonly Skill[] = [],
  client: QueryClient = aQueryClient(),
) {
  profile = aProfile({ resume: resume && aResume(resume), skills: [...skills] });
  serve('GET /users/profile', () => ok(profile));
  const shown = renderAt(
    <>
      <Section />
      <Toaster />
    </>,
    { client },
  );
  await screen.findByRole('heading', { name: 'Resume' });
  return { ...shown, client, user: userEvent.setup() };
}

const toasts = () => within(screen.getByRole('region', { name: /^Notifications/ }));
const former = 'Your scores and skills still rest on the last resume that we could read.';
const evaluateCall = 'POST /evaluations/resume';
const uploadCall = 'POST /users/profile/resume';

describe('ResumeSection', () => {
  beforeEach(() => fileSays('Fri, 20 Nov 2026 10:00:00 GMT'));
  afterEach(() => act(() => toast.dismiss()));

  it('shows when the file was last modified, from its header', async () => {
    fileSays('Tue, 05 Mar 2024 12:00:00 GMT');
    await show({});
    expect(await screen.findByText('Mar 5, 2024')).toHaveAttribute(
      'datetime',
      '2024-03-05T12:00:00.000Z',
    );
    expect(requestsTo('HEAD /resumes/x/file')).toHaveLength(1);
  });

  it.each([
    ['says nothing', null, 200],
    ['cannot be asked', null, 404],
  ] as const)(
    'falls back to the upload time if the file %s, and logs it',
    async (_, header, status) => {
      const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
      fileSays(header, status);
      await show({ uploadedAt: '2024-01-02T12:00:00.000Z' });
      await waitFor(() => expect(info).toHaveBeenCalledWith('Resume metadata', expect.any(Error)));
      expect(screen.getByText('Jan 2, 2024')).toBeInTheDocument();
      info.mockRestore();
    },
  );

  it('accepts a first resume', async () => {
    await show(null);
    serve(uploadCall, () => ok(aProfile({ resume: aResume({ fileName: 'mine.pdf' }) })));
    serve(evaluateCall, () => problem('SERVICE_UNAVAILABLE'));
    fireEvent.drop(await screen.findByText(/Drop your resume/), {
      dataTransfer: { files: [new File(['%PDF-'], 'mine.pdf', { type: 'application/pdf' })] },
    });
    expect(await screen.findByText('mine.pdf')).toBeInTheDocument();
    await waitFor(() => expect(requestsTo(evaluateCall)).toHaveLength(1));
  });

  it.each(
    (
      [
        'RESUME_ENCRYPTED',
        'RESUME_NO_TEXT',
        'RESUME_UNREADABLE',
        'RESUME_TOO_COMPLEX',
        'RESUME_FILE_LOST',
        'MODEL_UNAVAILABLE',
      ] as const
    ).map((code) => [code]),
  )('explains %s', async (code) => {
    await show({ evaluation: evaluation('failed', failureOf(code)) });
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText(errorCodes[code].message)).toBeInTheDocument();
    expect(alert.queryByRole('button', { name: 'Try again' }) !== null).toBe(
      failureOf(code).retryable,
    );
  });

  it('explains that scores and skills come from an earlier resume', async () => {
    const { unmount } = await show({ version: 2, evaluation: failed }, [aSkill()]);
    expect(screen.getByText(former)).toBeInTheDocument();
    unmount();
    await show({ version: 2, evaluation: null }, [aSkill()]);
    expect(screen.getByText('This resume hasn’t been read yet')).toBeInTheDocument();
    expect(screen.getByText(former)).toBeInTheDocument();
  });

  it.each([
    ['no resume was read before', failed, [aSkill({ source: 'user', quote: null })]],
    ['the newest one was read', evaluation('completed'), [aSkill()]],
  ] as const)('omits that if %s', async (_, state, skills) => {
    await show({ version: 2, evaluation: state }, skills);
    expect(screen.queryByText(former)).not.toBeInTheDocument();
  });

  it('mentions hidden text of the newest resume once it has been read', async () => {
    const told = () =>
      screen.queryByText(/We found 2 passages that nobody can see and didn’t read them/);
    const { unmount } = await show({ hiddenPassages: 2, evaluation: evaluation('completed') });
    expect(told()).toBeInTheDocument();
    unmount();
    await show({ hiddenPassages: 2, evaluation: null });
    expect(told()).not.toBeInTheDocument();
  });

  it('says that the newest resume was read from a scan', async () => {
    const told = () => screen.queryByText('Read from a scan');
    const { unmount } = await show({ readAs: 'scan', evaluation: evaluation('completed') });
    expect(told()).toBeInTheDocument();
    unmount();
    await show({ readAs: 'text', evaluation: evaluation('completed') });
    expect(told()).not.toBeInTheDocument();
  });

  it('shows why a file was rejected below the button', async () => {
    await show({ evaluation: evaluation('completed') });
    fireEvent.change(screen.getByLabelText('New resume file'), {
      target: { files: [new File(['x'], 'photo.png', { type: 'image/png' })] },
    });
    expect(screen.getByRole('alert')).toHaveTextContent(resumeRefusedMessage);
    expect(screen.getByRole('button', { name: /Reupload/ })).toHaveAccessibleDescription(
      resumeRefusedMessage,
    );
  });

  describe('its toasts', () => {
    const event = (
      client: QueryClient,
      name: 'resume.evaluated' | 'resume.failed' | 'resume.progress',
      payload: object,
    ) => act(() => liveEvents[name](client, payload));
    const become = (state: Evaluation) =>
      (profile = withResumes(profile, (resume) => ({ ...resume, evaluation: state })));

    async function evaluate() {
      const shown = await show({ evaluation: null });
      serve(evaluateCall, () => {
        become(evaluation('queued'));
        return ok({ resumeId: anId(800), evaluation: evaluation('queued') }, 202);
      });
      await shown.user.click(screen.getByRole('button', { name: 'Evaluate Resume' }));
      await toasts().findByText('Evaluating Resume...');
      await screen.findByRole('status', { name: 'Queued' });
      return shown;
    }

    it('lead from upload to evaluation and last until its event', async () => {
      const { client } = await show({ evaluation: evaluation('completed') });
      serve(uploadCall, () =>
        ok((profile = aProfile({ resume: aResume({ id: anId(801), version: 2 }) }))),
      );
      serve(evaluateCall, () => {
        become(evaluation('queued'));
        return ok({ resumeId: anId(801), evaluation: evaluation('queued') }, 202);
      });
      fireEvent.change(screen.getByLabelText('New resume file'), {
        target: { files: [new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' })] },
      });
      await toasts().findByText('Resume Uploaded successfully 🎉');
      await toasts().findByText('Evaluating Resume...');
      await screen.findByRole('status', { name: 'Queued' });
      become(evaluation('completed'));
      event(client, 'resume.evaluated', { resumeId: anId(801), skillCount: 0 });
      expect(await toasts().findByText('Resume Evaluated successfully 🎉')).toBeInTheDocument();
      expect(toasts().queryByText('Evaluating Resume...')).not.toBeInTheDocument();
    });

    it('show the outcome on any screen', async () => {
      const { client, unmount } = await evaluate();
      unmount();
      renderAt(<Toaster />, { client });
      expect(toasts().getByText('Evaluating Resume...')).toBeInTheDocument();
      become(failed);
      event(client, 'resume.failed', { resumeId: anId(800), failure: failed.failure });
      expect(await toasts().findByText('Something went wrong!')).toBeInTheDocument();
      expect(toasts().getByText(errorCodes.RESUME_ENCRYPTED.message)).toBeInTheDocument();
    });

    it('explain a delay, and show when the evaluation continues', async () => {
      const { client } = await evaluate();
      const { message } = errorCodes.MODEL_AWAY;
      expect(toasts().queryByText(message)).not.toBeInTheDocument();
      event(client, 'resume.progress', {
        resumeId: anId(800),
        status: 'queued',
        failure: { code: 'MODEL_AWAY', message, retryable: false },
      });
      expect(await toasts().findByText('Your resume is waiting to be read.')).toBeInTheDocument();
      expect(toasts().getByText(message)).toBeInTheDocument();
      expect(toasts().queryByText('Evaluating Resume...')).not.toBeInTheDocument();
      event(client, 'resume.progress', { resumeId: anId(800), status: 'reading' });
      expect(await toasts().findByText('Evaluating Resume...')).toBeInTheDocument();
      expect(toasts().queryByText(message)).not.toBeInTheDocument();
    });

    it('are of the newest file if that replaces the one being read', async () => {
      await evaluate();
      serve(evaluateCall, () => problem('SERVICE_UNAVAILABLE'));
      serve(uploadCall, () =>
        ok((profile = aProfile({ resume: aResume({ id: anId(801), version: 2 }) }))),
      );
      fireEvent.change(screen.getByLabelText('New resume file'), {
        target: { files: [new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' })] },
      });
      await toasts().findByText('Resume Uploaded successfully 🎉');
      await waitFor(() =>
        expect(toasts().queryByText('Evaluating Resume...')).not.toBeInTheDocument(),
      );
      expect(toasts().getByText('Something went wrong!')).toBeInTheDocument();
    });

    it('show why an evaluation could not be started', async () => {
      const { user } = await show({ evaluation: null });
      serve(evaluateCall, () => problem('SERVICE_UNAVAILABLE'));
      await user.click(screen.getByRole('button', { name: 'Evaluate Resume' }));
      expect(await toasts().findByText('Something went wrong!')).toBeInTheDocument();
      expect(toasts().getByText(/isn’t available right now/)).toBeInTheDocument();
    });
  });
});
