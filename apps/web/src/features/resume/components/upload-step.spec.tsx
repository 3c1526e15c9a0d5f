import {
  oldWordMessage,
  otherResumes,
  resumeEmptyMessage,
  resumeRefusedMessage,
  resumeTooLargeMessage,
} from '@rolefit/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProfile, aResume } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { UploadStep } from './upload-step';

const call = 'POST /users/profile/resume';
const aPdf = (name = 'resume.pdf', bytes = 284_311) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Resume file'), { target: { files: [file] } });
const drop = (file: File) =>
  fireEvent.drop(screen.getByText(/Drop your resume/), { dataTransfer: { files: [file] } });

describe('UploadStep', () => {
  it.each([
    ['another type', resumeRefusedMessage, new File(['x'], 'photo.png', { type: 'image/png' })],
    ['over 5 MB', resumeTooLargeMessage, aPdf('big.pdf', 5 * 1024 * 1024 + 1)],
    ['empty', resumeEmptyMessage, aPdf('empty.pdf', 0)],
  ])('rejects a file that is %s with an error under the dropzone', (_, reason, file) => {
    renderAt(<UploadStep headingId="step" current={null} onDone={jest.fn()} />);
    drop(file);
    expect(screen.getByRole('alert')).toHaveTextContent(reason);
    expect(screen.getByLabelText('Resume file')).toHaveAccessibleDescription(
      `PDF (also scanned) or Word (.docx), up to 5 MB Also ${otherResumes} ${reason}`,
    );
    expect(screen.getByLabelText('Resume file')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'select a file' })).toHaveAccessibleDescription(
      expect.stringContaining(reason),
    );
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    drop(aPdf());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['resume.doc', 'Resume.RTF'])('says how to convert %s', (name) => {
    renderAt(<UploadStep headingId="step" current={null} onDone={jest.fn()} />);
    drop(new File(['x'], name, { type: 'application/msword' }));
    expect(screen.getByRole('alert')).toHaveTextContent(oldWordMessage);
  });

  it('accepts a dropped PDF, shows name and size, and lets it be removed', async () => {
    renderAt(<UploadStep headingId="step" current={null} onDone={jest.fn()} />);
    drop(aPdf());
    expect(screen.getByText('resume.pdf')).toBeInTheDocument();
    expect(screen.getByText('0.27 MB')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove resume.pdf' }));
    expect(screen.queryByText('resume.pdf')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('continues only after the upload', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (answer = resolve)));
    const onDone = jest.fn();
    renderAt(<UploadStep headingId="step" current={null} onDone={onDone} />);
    choose(aPdf());
    await userEvent.setup().click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
    expect(onDone).not.toHaveBeenCalled();
    answer(ok(aProfile({ resume: aResume() })));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((requestsTo(call)[0]?.body as FormData).get('resume')).toBeInstanceOf(File);
  });

  it('shows the server’s error when the upload fails', async () => {
    serve(call, () => problem('RESUME_FORMAT_UNSUPPORTED'));
    const onDone = jest.fn();
    renderAt(<UploadStep headingId="step" current={null} onDone={onDone} />);
    choose(aPdf());
    await userEvent.setup().click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot read this kind of file.');
    expect(onDone).not.toHaveBeenCalled();
  });

  it('continues with an existing resume', async () => {
    const onDone = jest.fn();
    renderAt(
      <UploadStep headingId="step" current={aResume({ fileName: 'mine.pdf' })} onDone={onDone} />,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Continue with mine.pdf' }));
    expect(onDone).toHaveBeenCalled();
  });
});
