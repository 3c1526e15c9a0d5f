import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { DataExport } from './data-export';

const call = 'GET /users/profile/export';
const megabyte = 1024 * 1024;
const headers = {
  'content-disposition': 'attachment; filename="rolefit-my-data-2026-11-22.zip"',
  'content-type': 'application/zip',
};

describe('DataExport', () => {
  const user = userEvent.setup();
  let saved: { name: string; file: Blob }[];
  let made: Blob;

  beforeEach(() => {
    saved = [];
    URL.createObjectURL = (file) => {
      made = file as Blob;
      return 'blob:data';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, file: made });
    });
    renderAt(<DataExport />, { at: '/profile' });
  });
  afterEach(() => jest.restoreAllMocks());

  const start = () => user.click(screen.getByRole('button', { name: 'Download my data' }));

  /** A streaming response whose chunks the test sends, and that is aborted with its request. */
  function slowFile() {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    serve(call, () => new Response(readable, { headers }));
    return writable.getWriter();
  }

  const send = (file: WritableStreamDefaultWriter<Uint8Array>, megabytes: number) =>
    act(() => file.write(new Uint8Array(megabytes * megabyte)));

  it('shows progress, saves the file under its name, and announces completion', async () => {
    const file = slowFile();
    await start();
    expect(await screen.findByRole('button', { name: 'Downloading...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await send(file, 2);
    expect(await screen.findByText('2.00 MB downloaded')).toBeVisible();
    await send(file, 1);
    expect(await screen.findByText('3.00 MB downloaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Downloading...' }));
    expect(requestsTo(call)).toHaveLength(1);
    expect(saved).toEqual([]);
    await file.close();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Your data is downloaded.'),
    );
    expect(saved.map(({ name, file: { size } }) => [name, size])).toEqual([
      ['rolefit-my-data-2026-11-22.zip', 3 * megabyte],
    ]);
  });

  it('moves the focus if Cancel had it when the download ended', async () => {
    const file = slowFile();
    await start();
    await user.tab();
    expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    await send(file, 1);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await file.close();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Download my data' })).toHaveFocus(),
    );
  });

  it('discards an interrupted download, shows an error, and succeeds on retry', async () => {
    const file = slowFile();
    await start();
    await send(file, 1);
    await file.abort(new TypeError('terminated'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t download your data.');
    expect(saved).toEqual([]);
    serve(call, () => new Response('whole', { headers }));
    await start();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the server’s error', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    await start();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Rolefit isn’t available right now. Nothing is lost; please try again in a moment.',
    );
  });

  it('aborts on Cancel without a file or an error and restores the focus', async () => {
    const file = slowFile();
    await start();
    await send(file, 1);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Download my data' })).toHaveFocus();
    await file.close().catch(() => undefined);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('Your data is downloaded.')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
