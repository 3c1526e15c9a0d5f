import { type Profile, resumeRefusedMessage } from '@rolefit/contracts';
import { ExternalLink, RotateCw, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from '@/lib/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PendingLabel } from '@/components/ui/pending-label';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { formatFullDate, formatWhen } from '@/lib/format';
import { isEvaluating } from '@/lib/profile';
import { useEvaluateResume } from '../api/evaluate-resume';
import { useUploadResume } from '../api/upload-resume';
import { checkResumeFile } from '../check-file';
import { passagesInWords } from '../hidden-words';
import { useEvaluationToast } from '../use-evaluation-toast';
import { FileRow } from './chosen-file';
import { EvaluationProgress } from './evaluation-progress';
import { ReadingDialog } from './reading-dialog';

function Reupload({ onUploaded }: { onUploaded: () => void }) {
  const upload = useUploadResume();
  const [isRefused, setIsRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    const isFine = checkResumeFile(file) === null;
    setIsRefused(!isFine);
    if (isFine) upload.mutate(file, { onSuccess: onUploaded, onError: (error) => toast.error(errorText(error)) });
  };
  return (
    <>
      <Button variant="outline" size="small" disabled={upload.isPending} onClick={() => input.current?.click()}>
        <PendingLabel isPending={upload.isPending} pending="Uploading...">
          <Upload aria-hidden="true" /> Reupload
        </PendingLabel>
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/pdf"
        aria-label="New resume file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {isRefused && (
        <p role="alert" className="w-full text-small text-danger">
          {resumeRefusedMessage}
        </p>
      )}
    </>
  );
}

/** The resume: its file, how its evaluation went, and a way to replace it. */
export function ResumeSection({ profile }: { profile: Pick<Profile, 'resume' | 'skills'> }) {
  const { resume, skills } = profile;
  // A skill that was read can only come from a resume that was: this one before, or one before it.
  const hasFormerReading = skills.some(({ source }) => source === 'resume');
  const { mutate: evaluate, isPending } = useEvaluateResume();
  const evaluation = resume?.evaluation ?? null;
  useEvaluationToast(evaluation);
  const start = () => evaluate(undefined, { onError: (error) => toast.error(errorText(error)) });
  const offerEvaluation = () => {
    toast.success('Resume Uploaded successfully 🎉', { action: { label: 'Evaluate Resume', onClick: start } });
  };
  return (
    <Card className="space-y-5 p-6">
      <h2 className="text-lead font-semibold">Resume</h2>
      {resume ? <FileRow name={resume.fileName} sizeBytes={resume.sizeBytes} /> : <p className="text-muted">No resume yet. Upload one to get scores.</p>}
      {evaluation && isEvaluating(evaluation.status) && <EvaluationProgress status={evaluation.status} />}
      {evaluation?.status === 'failed' && (
        <Alert variant="destructive" title="We could not read this resume">
          {evaluation.failure?.message}
          {hasFormerReading && <p>Your scores and skills still rest on the last resume that we could read.</p>}
        </Alert>
      )}
      {resume && evaluation?.status === 'completed' && resume.hiddenPassages > 0 && (
        <Alert title="This file has hidden text">{passagesInWords(resume.hiddenPassages)} See “What we read”.</Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {resume && (
          <Button asChild variant="outline" size="small">
            <a href={api.resolveUrl(resume.url)} target="_blank" rel="noopener noreferrer">
              Open <ExternalLink aria-hidden="true" />
            </a>
          </Button>
        )}
        {resume && <ReadingDialog resume={resume} onEvaluate={start} />}
        <Reupload onUploaded={offerEvaluation} />
        {resume && !isEvaluating(evaluation?.status) && (
          <Button variant={evaluation === null ? 'primary' : 'quiet'} size="small" disabled={isPending} onClick={start}>
            <RotateCw aria-hidden="true" /> Evaluate Resume
          </Button>
        )}
      </div>
      {resume && (
        <p className="text-small text-muted">
          Last updated{' '}
          <time dateTime={resume.uploadedAt} title={formatFullDate(resume.uploadedAt)}>
            {formatWhen(resume.uploadedAt)}
          </time>
        </p>
      )}
    </Card>
  );
}
