import {
  oldWordMessage,
  otherResumes,
  resumeEmptyMessage,
  resumeRefusedMessage,
  resumeTooLargeMessage,
} from '@rolefit/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anId, aProfile, aResume } from '@/testing/builders';
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
    expect(requestsTo(call)).toHaveLength(0);
  });

  it.each(['resume.doc', 'Resume.RTF'])('says how to convert %s', (name) => {
    renderAt(<UploadStep headingId="step" current={null} onDone={jest.fn()} />);
    drop(new File(['x'], name, { type: 'application/msword' }));
    expect(screen.getByRole('alert')).toHaveTextContent(oldWordMessage);
  });

  it('uploads a chosen file at once, has it evaluated, and only then continues', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (answer = resolve)));
    const evaluation = { status: 'queued', failure: null, updatedAt: '2026-11-20T10:00:00.000Z' };
    serve('POST /evaluations/resume', () => ok({ resumeId: anId(800), evaluation }, 202));
    const onDone = jest.fn();
    renderAt(<UploadStep headingId="step" current={null} onDone={onDone} />);
    drop(aPdf());
    expect(await screen.findByText('resume.pdf')).toBeInTheDocument();
    expect(screen.getByText('0.27 MB')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove resume.pdf' })).toBeDisabled();
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    expect(onDone).not.toHaveBeenCalled();
    answer(ok(aProfile({ resume: aResume() })));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect((requestsTo(call)[0]?.body as FormData).get('resume')).toBeInstanceOf(File);
    expect(requestsTo('POST /evaluations/resume')).toHaveLength(1);
  });

  it('continues where the evaluation does not start, which the next step offers', async () => {
    serve(call, () => ok(aProfile({ resume: aResume() })));
    serve('POST /evaluations/resume', () => problem('SERVICE_UNAVAILABLE'));
    const onDone = jest.fn();
    renderAt(<UploadStep headingId="step" current={null} onDone={onDone} />);
    choose(aPdf());
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  it('shows the server’s error when the upload fails, and lets the file be sent again or removed', async () => {
    serve(call, () => problem('RESUME_FORMAT_UNSUPPORTED'));
    const onDone = jest.fn();
    renderAt(<UploadStep headingId="step" current={null} onDone={onDone} />);
    const user = userEvent.setup();
    choose(aPdf());
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t read this kind of file.');
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Remove resume.pdf' }));
    expect(screen.queryByText('resume.pdf')).not.toBeInTheDocument();
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
