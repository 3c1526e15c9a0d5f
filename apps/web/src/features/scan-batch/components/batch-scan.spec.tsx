import { workerInProcess } from '@rolefit/timed-worker/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/toaster';
import { setUser } from '@/lib/session';
import { toast } from '@/lib/toast';
import { aJob, anId, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { readBytes } from '../read-postings';
import { BatchScan } from './batch-scan';

const call = 'POST /jobs/scan/batch';
const posting = (number: number, url = `https://jobs.example.org/${number}`) =>
  `Company: Clinic ${number}\nURL: ${url}\n\nNurse ${number} wanted`;
const sent = (nth = 0) =>
  (
    requestsTo(call)[nth]?.body as {
      postings: { companyName: string; url: string; jobId: string }[];
    }
  ).postings;
const accepted = (n: number) => ({
  outcome: 'accepted' as const,
  job: aJob({ _id: anId(n), status: 'queued', score: null }),
});
const answer = (items: readonly { outcome: string }[]) => {
  const count = (outcome: string) => items.filter((item) => item.outcome === outcome).length;
  return ok(
    {
      items,
      accepted: count('accepted'),
      alreadyThere: count('already-there'),
      refused: count('refused'),
    },
    202,
  );
};

async function paste(text: string) {
  const user = userEvent.setup();
  fireEvent.change(screen.getByLabelText('Paste postings'), { target: { value: text } });
  await user.click(screen.getByRole('button', { name: /^Add \d/ }));
  return user;
}

const row = (number: number) => within(screen.getAllByRole('listitem')[number - 1]!);

beforeEach(() => {
  toast.dismiss();
  setUser(aUser());
});

describe('BatchScan', () => {
  it('shows each pasted posting with its errors', async () => {
    renderAt(<BatchScan />);
    await paste([posting(1), posting(2, 'no address'), 'abc'].join('\n---\n'));
    await waitFor(() => expect(screen.getByRole('heading', { name: '3 postings' })).toHaveFocus());
    expect(screen.getByLabelText('Company of posting 1')).toHaveValue('Clinic 1');
    expect(row(1).getByText('Nurse 1 wanted')).toBeInTheDocument();
    expect(row(1).getByText('Too short')).toBeInTheDocument();
    expect(screen.getByLabelText('URL of posting 2')).toHaveAccessibleDescription(
      'Paste a link that starts with https://',
    );
    expect(row(2).getByText('Needs a fix')).toBeInTheDocument();
    expect(row(3).getByText('Job Description Required')).toBeInTheDocument();
    expect(screen.getByLabelText('Paste postings')).toHaveValue('');
  });

  it('sends valid postings, keeps the others for correction, and links to the matches', async () => {
    serve(call, ({ body }) =>
      answer((body as { postings: unknown[] }).postings.map((_, place) => accepted(place + 1))),
    );
    renderAt(<BatchScan />);
    const user = await paste([posting(1), posting(2, 'no address'), posting(3)].join('\n---\n'));
    await user.click(screen.getByRole('button', { name: 'Scan 2 postings' }));
    expect(await screen.findByText('2 accepted')).toBeInTheDocument();
    expect(sent().map(({ companyName }) => companyName)).toEqual(['Clinic 1', 'Clinic 3']);
    await waitFor(() => expect(screen.getByText('2 accepted').closest('[tabindex]')).toHaveFocus());
    await user.click(screen.getByText('Show the 2 sent postings'));
    const done = within(screen.getByRole('list', { name: 'Sent postings' }));
    expect(done.getByText('Clinic 1 · Accepted')).toBeInTheDocument();
    expect(done.getByRole('link', { name: 'View Nurse 1 wanted' })).toHaveAttribute(
      'href',
      `/job-match/${anId(1)}`,
    );

    expect(screen.getByRole('heading', { name: '1 posting' })).toBeInTheDocument();
    const url = screen.getByLabelText('URL of posting 1');
    expect(url).toHaveValue('no address');
    await user.clear(url);
    await user.type(url, 'https://jobs.example.org/2');
    await user.click(screen.getByRole('button', { name: 'Scan 1 posting' }));
    expect(await screen.findByText('3 accepted')).toBeInTheDocument();
    expect(sent(1).map(({ companyName }) => companyName)).toEqual(['Clinic 2']);
    await user.click(screen.getByRole('link', { name: 'See your matches' }));
    expect(screen.getByText('At /job-match')).toBeInTheDocument();
  });

  it('keeps refused postings with the server’s message until they are changed', async () => {
    serve(call, () =>
      answer([
        accepted(1),
        {
          outcome: 'refused',
          message: 'Paste a link that starts with https://',
          fields: { url: 'This address is taken' },
        } as never,
        { outcome: 'already-there', job: aJob({ _id: anId(3) }) } as never,
      ]),
    );
    renderAt(<BatchScan />);
    const user = await paste([posting(1), posting(2), posting(3)].join('\n---\n'));
    await user.click(screen.getByRole('button', { name: 'Scan 3 postings' }));
    expect(await screen.findByText('1 accepted, 1 already there, 1 refused')).toBeInTheDocument();
    expect(screen.getByText('Clinic 3 · Already there')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1 posting' })).toBeInTheDocument();
    expect(screen.getByText('Refused')).toBeInTheDocument();
    expect(screen.getByLabelText('Company of posting 1')).toHaveValue('Clinic 2');
    expect(screen.getByLabelText('URL of posting 1')).toHaveAccessibleDescription(
      'This address is taken',
    );
    await user.type(screen.getByLabelText('URL of posting 1'), '2');
    expect(screen.getByLabelText('URL of posting 1')).not.toHaveAccessibleDescription();
    expect(screen.getByRole('button', { name: 'Scan 1 posting' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Hide this' }));
    expect(screen.queryByText(/accepted/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: '1 posting' })).toHaveFocus());
  });

  it('has capacity for another hundred once the first are accepted', async () => {
    serve(call, ({ body }) =>
      answer((body as { postings: unknown[] }).postings.map((_, place) => accepted(place + 1))),
    );
    renderAt(<BatchScan />);
    const user = await paste(
      Array.from({ length: 100 }, (_, number) => posting(number)).join('\n---\n'),
    );
    await user.click(screen.getByRole('button', { name: 'Scan 100 postings' }));
    expect(await screen.findByText('100 accepted')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^\d+ postings?$/ })).not.toBeInTheDocument();
    await paste([posting(200), posting(201)].join('\n---\n'));
    expect(screen.getByRole('heading', { name: '2 postings' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('mentions only outcomes that occurred', async () => {
    serve(call, () => answer([{ outcome: 'already-there', job: aJob({ _id: anId(1) }) } as never]));
    renderAt(<BatchScan />);
    const user = await paste(posting(1));
    await user.click(screen.getByRole('button', { name: 'Scan 1 posting' }));
    expect(await screen.findByRole('heading', { name: '1 already there' })).toBeInTheDocument();
  });

  it('restores a removed posting in its place beside accepted ones', async () => {
    serve(call, () => answer([accepted(1)]));
    renderAt(
      <>
        <BatchScan />
        <Toaster />
      </>,
    );
    const user = await paste(
      [posting(1), posting(2, 'no address'), posting(3, 'no address')].join('\n---\n'),
    );
    await user.click(screen.getByRole('button', { name: 'Scan 1 posting' }));
    expect(await screen.findByText('1 accepted')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove posting 1' }));
    expect(screen.getByLabelText('Company of posting 1')).toHaveValue('Clinic 3');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Company of posting 1')).toHaveValue('Clinic 2');
    expect(screen.getByLabelText('Company of posting 2')).toHaveValue('Clinic 3');
  });

  it('keeps everything when sending fails, and retries with the same ids', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<BatchScan />);
    const user = await paste([posting(1), posting(2)].join('\n---\n'));
    await user.click(screen.getByRole('button', { name: 'Scan 2 postings' }));
    expect(await screen.findByText(/isn’t available right now/)).toBeInTheDocument();
    expect(screen.getByLabelText('Company of posting 2')).toHaveValue('Clinic 2');
    await user.click(screen.getByRole('button', { name: 'Scan 2 postings' }));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
    expect(sent(1).map(({ jobId }) => jobId)).toEqual(sent(0).map(({ jobId }) => jobId));
  });

  it('restores list and text after a reload, for the same user only', async () => {
    const { unmount } = renderAt(<BatchScan />);
    await paste(posting(1));
    fireEvent.change(screen.getByLabelText('Paste postings'), { target: { value: 'Begun' } });
    unmount();
    const again = renderAt(<BatchScan />);
    expect(screen.getByLabelText('Company of posting 1')).toHaveValue('Clinic 1');
    expect(screen.getByLabelText('Paste postings')).toHaveValue('Begun');
    again.unmount();
    setUser(aUser({ id: anId(901) }));
    renderAt(<BatchScan />);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Paste postings')).toHaveValue('');
  });

  it('keeps unaccepted postings only, even if the page was left before the answer', async () => {
    let respond: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (respond = resolve)));
    const { unmount } = renderAt(<BatchScan />);
    const user = await paste([posting(1), posting(2, 'no address')].join('\n---\n'));
    await user.click(screen.getByRole('button', { name: 'Scan 1 posting' }));
    expect(screen.getByLabelText('Company of posting 2')).toBeDisabled();
    unmount();
    respond(answer([accepted(1)]));
    await waitFor(() =>
      expect(sessionStorage.getItem('draft:scan-batch')).not.toContain('Clinic 1'),
    );
    renderAt(<BatchScan />);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByLabelText('Company of posting 1')).toHaveValue('Clinic 2');
  });

  it('removes a posting and moves the focus', async () => {
    renderAt(<BatchScan />);
    const user = await paste([posting(1), posting(2)].join('\n---\n'));
    await user.click(screen.getByRole('button', { name: 'Remove posting 1' }));
    expect(screen.getByLabelText('Company of posting 1')).toHaveValue('Clinic 2');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove posting 1' })).toHaveFocus(),
    );
  });

  it('clears the list and restores it', async () => {
    renderAt(
      <>
        <BatchScan />
        <Toaster />
      </>,
    );
    const user = await paste([posting(1), posting(2)].join('\n---\n'));
    await user.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByLabelText('Company of posting 1')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Company of posting 2')).toHaveValue('Clinic 2');
  });

  it('allows corrections of text, title and logo', async () => {
    renderAt(<BatchScan />);
    const user = await paste('Company: Clinic\nhttps://jobs.example.org/1\nabc');
    await user.click(screen.getByRole('button', { name: 'Edit the text of posting 1' }));
    await user.type(screen.getByLabelText('Text of posting 1'), ' and more');
    await user.type(screen.getByLabelText('Title of posting 1'), 'Nurse');
    expect(row(1).getByText('Too short')).toBeInTheDocument();
    expect(row(1).getByText('Nurse')).toBeInTheDocument();
  });

  it('marks duplicates', async () => {
    renderAt(<BatchScan />);
    await paste([posting(1), posting(1)].join('\n---\n'));
    expect(row(2).getByText('The same as posting 1: it will be scanned once.')).toBeInTheDocument();
  });

  it('adds a hundred and leaves the rest in the field', async () => {
    renderAt(<BatchScan />);
    await paste(Array.from({ length: 102 }, (_, number) => posting(number)).join('\n---\n'));
    expect(screen.getByRole('heading', { name: '100 postings' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('2 more are still in the field');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Paste postings').value).toMatch(
      /^Company: Clinic 100\n[^]+---[^]+Clinic 101\n/,
    );
  });

  it('reads a selected file and explains why another is rejected', async () => {
    renderAt(<BatchScan startFileReader={() => workerInProcess(readBytes)} />);
    const user = userEvent.setup();
    const file = (text: string, name: string) =>
      Object.assign(new File([text], name), {
        arrayBuffer: async () => new TextEncoder().encode(text).buffer,
      });
    await user.upload(
      screen.getByLabelText('File of postings'),
      file('company,link\nA,b', 'a.csv'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'one of them has to be jobDescription',
    );
    await user.upload(
      screen.getByLabelText('File of postings'),
      file('company,link,description\nA-Clinic,https://a.example,"Nurse,\nnights"', 'b.csv'),
    );
    expect(await screen.findByLabelText('Company of posting 1')).toHaveValue('A-Clinic');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('warns if the browser cannot store the list', async () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderAt(<BatchScan />);
    await paste(posting(1));
    expect(await screen.findByText(/too large for the browser to keep/)).toBeInTheDocument();
    set.mockRestore();
  });
});
