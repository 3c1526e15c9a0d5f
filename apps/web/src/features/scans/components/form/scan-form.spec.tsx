import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUser } from '@/lib/session';
import { keepTriedPosting, readTriedPosting } from '@/lib/tried-posting';
import { aJob, anId, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { emptyPosting, saveScanDraft } from '../../scan-draft';
import { ScanForm } from './scan-form';

const call = 'POST /jobs/scan';

async function fill() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Job Description'), 'A posting of some words');
  await write(user, 'Company', 'Harbour Clinic');
  await write(user, 'Link', 'https://jobs.example.org/1');
  return user;
}

const chip = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^(${name}:|Add a ${name})`, 'i') });

/** What a detail says, as a chip or as a field. */
const detail = (name: string) =>
  screen.queryByLabelText<HTMLInputElement>(name)?.value ?? chip(name).textContent;

/** Opens a detail and writes into it. */
async function write(user: ReturnType<typeof userEvent.setup>, name: string, text: string) {
  await user.click(screen.queryByLabelText(name) ?? chip(name));
  await user.type(screen.getByLabelText(name), text);
}

describe('ScanForm', () => {
  it('shows errors under each field while typing', async () => {
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Job Description'), 'abc');
    await write(user, 'Company', 'x');
    await write(user, 'Link', 'javascript:alert(1)');
    expect(await screen.findByText('Job Description Required')).toBeInTheDocument();
    expect(screen.getByText('Company name must have at least 2 characters')).toBeInTheDocument();
    expect(screen.getByText('Paste a link that starts with https://')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Job Description'), 'defg');
    await waitFor(() =>
      expect(screen.queryByText('Job Description Required')).not.toBeInTheDocument(),
    );
  });

  it('sends nothing while a field is invalid', async () => {
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Scan job' }));
    expect(await screen.findByText('Job Description Required')).toBeInTheDocument();
    expect(requestsTo(call)).toHaveLength(0);
  });

  it('begins in the field of the text, needs nothing else, and scans by Ctrl+Enter', async () => {
    serve(call, () => ok(aJob({ _id: anId(7), status: 'queued', score: null }), 202));
    const onAccepted = jest.fn();
    renderAt(<ScanForm onAccepted={onAccepted} />);
    expect(screen.getByLabelText('Job Description')).toHaveFocus();
    const user = userEvent.setup();
    await user.keyboard('A posting of some words{Control>}{Enter}{/Control}');
    await waitFor(() => expect(onAccepted).toHaveBeenCalledWith(anId(7)));
    expect(requestsTo(call)[0]?.body).toMatchObject({ companyName: '', url: '' });
  });

  it('begins with the posting that was tried before the sign-in, reads its details, and makes it a draft', async () => {
    keepTriedPosting('Sous Chef\nBlue Anchor');
    setUser(aUser());
    const head = { title: 'Sous Chef', company: 'Blue Anchor', url: '' };
    renderAt(<ScanForm onAccepted={jest.fn()} readText={() => Promise.resolve(head)} />);
    expect(screen.getByLabelText('Job Description')).toHaveValue('Sous Chef\nBlue Anchor');
    await waitFor(() => expect(detail('Company')).toContain('Blue Anchor'));
    expect(readTriedPosting()).toBeNull();
    cleanup();
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    expect(screen.getByLabelText('Job Description')).toHaveValue('Sous Chef\nBlue Anchor');
  });

  it('leaves what the user has begun to write, whatever was tried', () => {
    setUser(aUser());
    saveScanDraft(aUser().id, {
      values: { ...emptyPosting, jobDescription: 'Mine' },
      attempt: null,
    });
    keepTriedPosting('Sous Chef\nBlue Anchor');
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    expect(screen.getByLabelText('Job Description')).toHaveValue('Mine');
  });

  it('fills in what a pasted text says, and leaves what the user has written', async () => {
    serve(call, () => ok(aJob({ status: 'queued', score: null }), 202));
    const onAccepted = jest.fn();
    const head = { title: 'Sous Chef', company: 'Blue Anchor', url: 'https://jobs.example/7' };
    renderAt(<ScanForm onAccepted={onAccepted} readText={() => Promise.resolve(head)} />);
    const user = userEvent.setup();
    await write(user, 'Company', 'Blue Anchor Ltd');
    await user.click(screen.getByLabelText('Job Description'));
    await user.paste('Sous Chef\nBlue Anchor');
    expect(
      await screen.findByRole('button', { name: 'Title: Sous Chef. Edit' }),
    ).toBeInTheDocument();
    expect(detail('Company')).toContain('Blue Anchor Ltd');
    await user.click(screen.getByRole('button', { name: 'Scan job' }));
    await waitFor(() => expect(onAccepted).toHaveBeenCalled());
    // The server reads the title itself.
    expect(requestsTo(call)[0]?.body).toEqual({
      jobDescription: 'Sous Chef\nBlue Anchor',
      companyName: 'Blue Anchor Ltd',
      url: 'https://jobs.example/7',
      jobId: expect.any(String),
    });
  });

  it('sends a title that the user has written', async () => {
    serve(call, () => ok(aJob({ status: 'queued', score: null }), 202));
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    const user = await fill();
    await write(user, 'Title', 'Chef');
    await user.click(screen.getByRole('button', { name: 'Scan job' }));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    expect(requestsTo(call)[0]?.body).toMatchObject({ title: 'Chef' });
  });

  it('resets and reports the id when the scan is accepted', async () => {
    serve(call, () => ok(aJob({ _id: anId(7), status: 'queued', score: null }), 202));
    const onAccepted = jest.fn();
    renderAt(<ScanForm onAccepted={onAccepted} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Scan job' }));
    await waitFor(() => expect(onAccepted).toHaveBeenCalledWith(anId(7)));
    expect(screen.getByLabelText('Job Description')).toHaveValue('');
    expect(detail('Company')).toBe('');
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
    await user.click(screen.getByRole('button', { name: 'Scan job' }));
    expect(await screen.findByRole('button', { name: 'Scanning...' })).toBeDisabled();
    answer(ok(aJob(), 202));
    expect(await screen.findByRole('button', { name: 'Scan job' })).toBeEnabled();
  });

  it('keeps what is typed while the server answers', async () => {
    setUser(aUser());
    let answer: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (answer = resolve)));
    const onAccepted = jest.fn();
    const { unmount } = renderAt(<ScanForm onAccepted={onAccepted} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Scan job' }));
    await screen.findByRole('button', { name: 'Scanning...' });
    await write(user, 'Company', ' North');
    answer(ok(aJob(), 202));
    await waitFor(() => expect(onAccepted).toHaveBeenCalled());
    expect(screen.getByLabelText('Company')).toHaveValue('Harbour Clinic North');
    unmount();
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    expect(detail('Company')).toContain('Harbour Clinic North');
  });

  it('keeps the text after a failure and retries with the same jobId', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Scan job' }));
    expect(await screen.findByText(/isn’t available right now/)).toBeInTheDocument();
    expect(detail('Company')).toContain('Harbour Clinic');
    await user.click(screen.getByRole('button', { name: 'Scan job' }));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
    const [first, second] = requestsTo(call).map(({ body }) => (body as { jobId: string }).jobId);
    expect(second).toBe(first);
  });

  it('sends a new jobId after a change', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<ScanForm onAccepted={jest.fn()} />);
    const user = await fill();
    await user.click(screen.getByRole('button', { name: 'Scan job' }));
    expect(await screen.findByText(/isn’t available right now/)).toBeInTheDocument();
    await write(user, 'Link', '2');
    await user.click(screen.getByRole('button', { name: 'Scan job' }));
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
      user.click(screen.getByRole('button', { name: 'Scan job' }));
    beforeEach(() => setUser(aUser()));

    it('is restored for the same user', async () => {
      const { unmount } = renderAt(<ScanForm onAccepted={jest.fn()} />);
      await fill();
      unmount();
      renderAt(<ScanForm onAccepted={jest.fn()} />);
      expect(screen.getByLabelText('Job Description')).toHaveValue('A posting of some words');
      expect(detail('Link')).toContain('https://jobs.example.org/1');
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
      await write(user, 'Company', ' North');
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
      expect(await screen.findByText(/isn’t available right now/)).toBeInTheDocument();
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
