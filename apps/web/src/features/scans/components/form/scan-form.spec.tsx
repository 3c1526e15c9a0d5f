import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUser } from '@/lib/session';
import { aJob, anId, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { ScanForm } from './scan-form';

const call = 'POST /jobs/scan';

async function fill() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Job Description'), 'A posting of some words');
  await user.type(screen.getByLabelText('Company Name'), 'Harbour Clinic');
  await user.type(screen.getByLabelText('Job Post URL'), 'https://jobs.example.org/1');
  return user;
}

describe('ScanForm', () => {
  it('shows errors under each field while typing', async () => {
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Job Description'), 'abc');
    await user.type(screen.getByLabelText('Company Name'), 'x');
    await user.type(screen.getByLabelText('Job Post URL'), 'javascript:alert(1)');
    expect(await screen.findByText('Job Description Required')).toBeInTheDocument();
    expect(screen.getByText('Company name Required')).toBeInTheDocument();
    expect(screen.getByText('Invalid URL')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Job Description'), 'defg');
    await waitFor(() =>
      expect(screen.queryByText('Job Description Required')).not.toBeInTheDocument(),
    );
  });

  it('sends nothing while a field is invalid', async () => {
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Scan Job' }));
    expect(await screen.findByText('Invalid URL')).toBeInTheDocument();
    expect(requestsTo(call)).toHaveLength(0);
  });

  it('resets and reports the id when the scan is accepted', async () => {
    serve(call, () => ok(aJob({ _id: anId(7), status: 'queued', score: null }), 202));
    const onAccepted = jest.fn();
    renderAt(<ScanForm onAccepted={onAccepted} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Scan Job' }));
    await waitFor(() => expect(onAccepted).toHaveBeenCalledWith(anId(7)));
    expect(screen.getByLabelText('Job Description')).toHaveValue('');
    expect(screen.getByLabelText('Company Name')).toHaveValue('');
    expect(requestsTo(call)[0]?.body).toEqual({
      jobDescription: 'A posting of some words',
      companyName: 'Harbour Clinic',
      url: 'https://jobs.example.org/1',
      jobId: expect.stringMatching(/^\d{13}$/),
    });
  });

  it('shows a pending state', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (answer = resolve)));
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Scan Job' }));
    expect(await screen.findByRole('button', { name: 'Scanning...' })).toBeDisabled();
    answer(ok(aJob(), 202));
    expect(await screen.findByRole('button', { name: 'Scan Job' })).toBeEnabled();
  });

  it('keeps what is typed while the server answers', async () => {
    setUser(aUser());
    let answer: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (answer = resolve)));
    const onAccepted = jest.fn();
    const { unmount } = renderAt(<ScanForm onAccepted={onAccepted} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Scan Job' }));
    await screen.findByRole('button', { name: 'Scanning...' });
    await user.type(screen.getByLabelText('Company Name'), ' North');
    answer(ok(aJob(), 202));
    await waitFor(() => expect(onAccepted).toHaveBeenCalled());
    expect(screen.getByLabelText('Company Name')).toHaveValue('Harbour Clinic North');
    unmount();
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    expect(screen.getByLabelText('Company Name')).toHaveValue('Harbour Clinic North');
  });

  it('keeps the text after a failure and retries with the same jobId', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Scan Job' }));
    expect(await screen.findByText(/not available right now/)).toBeInTheDocument();
    expect(screen.getByLabelText('Company Name')).toHaveValue('Harbour Clinic');
    await user.click(screen.getByRole('button', { name: 'Scan Job' }));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
    const [first, second] = requestsTo(call).map(({ body }) => (body as { jobId: string }).jobId);
    expect(second).toBe(first);
  });

  it('sends a new jobId after a change', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Scan Job' }));
    expect(await screen.findByText(/not available right now/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Job Post URL'), '2');
    await user.click(screen.getByRole('button', { name: 'Scan Job' }));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
    const [first, second] = requestsTo(call).map(
      ({ body }) => body as { jobId: string; url: string },
    );
    expect(second?.url).toBe('https://jobs.example.org/12');
    expect(second?.jobId).not.toBe(first?.jobId);
  });

  describe('as a draft', () => {
    const stored = () => sessionStorage.getItem('draft:scan');
    const send = (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Scan Job' }));
    beforeEach(() => setUser(aUser()));

    it('is restored for the same user', async () => {
      const { unmount } = renderAt(<ScanForm onAccepted={jest.fn()} />);
      await fill();
      unmount();
      renderAt(<ScanForm onAccepted={jest.fn()} />);
      expect(screen.getByLabelText('Job Description')).toHaveValue('A posting of some words');
      expect(screen.getByLabelText('Job Post URL')).toHaveValue('https://jobs.example.org/1');
    });

    it('is not shown to another user', async () => {
      const { unmount } = renderAt(<ScanForm onAccepted={jest.fn()} />);
      await fill();
      unmount();
      setUser(aUser({ id: anId(901) }));
      renderAt(<ScanForm onAccepted={jest.fn()} />);
      expect(screen.getByLabelText('Job Description')).toHaveValue('');
    });

    it('is dropped when the scan is accepted after the form was left', async () => {
      let answer: (response: Response) => void = () => undefined;
      serve(call, () => new Promise((resolve) => (answer = resolve)));
      const { unmount } = renderAt(<ScanForm onAccepted={jest.fn()} />);
      await send(await fill());
      await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
      unmount();
      expect(stored()).toContain('A posting of some words');
      answer(ok(aJob({ status: 'queued', score: null }), 202));
      await waitFor(() => expect(stored()).toBeNull());
    });

    it('keeps what was typed after sending when the form was left before the scan is accepted', async () => {
      let answer: (response: Response) => void = () => undefined;
      serve(call, () => new Promise((resolve) => (answer = resolve)));
      const { unmount } = renderAt(<ScanForm onAccepted={jest.fn()} />);
      const user = await fill();
      await send(user);
      await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
      await user.type(screen.getByLabelText('Company Name'), ' North');
      unmount();
      answer(ok(aJob({ status: 'queued', score: null }), 202));
      await waitFor(() => expect(stored()).toContain('"attempt":null'));
      expect(stored()).toContain('Harbour Clinic North');
    });

    it('is dropped when the scan is accepted', async () => {
      serve(call, () => ok(aJob({ status: 'queued', score: null }), 202));
      const onAccepted = jest.fn();
      renderAt(<ScanForm onAccepted={onAccepted} />);
      await send(await fill());
      await waitFor(() => expect(onAccepted).toHaveBeenCalled());
      expect(stored()).toBeNull();
    });

    it('keeps its jobId after a failure until it is changed', async () => {
      serve(call, () => problem('SERVICE_UNAVAILABLE'));
      const { unmount } = renderAt(<ScanForm onAccepted={jest.fn()} />);
      await send(await fill());
      expect(await screen.findByText(/not available right now/)).toBeInTheDocument();
      unmount();
      renderAt(<ScanForm onAccepted={jest.fn()} />);
      await send(userEvent.setup());
      await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
      const [first, second] = requestsTo(call).map(({ body }) => (body as { jobId: string }).jobId);
      expect(second).toBe(first);
    });

    it('is empty if the stored one is invalid', () => {
      sessionStorage.setItem('draft:scan', '{"half');
      renderAt(<ScanForm onAccepted={jest.fn()} />);
      expect(screen.getByLabelText('Job Description')).toHaveValue('');
    });
  });
});
