import { type Profile, type Resume } from '@rolefit/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ExternalLink, RotateCw } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Progress } from '@/components/ui/progress';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { formatFullDate, formatWhen } from '@/lib/format';
import { isEvaluating } from '@/lib/profile';
import { toast } from '@/lib/toast';
import { useEvaluateResume } from '../api/evaluate-resume';
import { lastModifiedQuery } from '../api/last-modified';
import { useUploadResume } from '../api/upload-resume';
import { followEvaluationInToasts } from '../evaluation-toasts';
import { texts } from '../texts';
import { FileRow } from './chosen-file';
import { EvaluationState } from './evaluation-state';
import { ReadingDialog } from './reading/reading-dialog';
import { Reupload } from './reupload';

const words = texts.section;

// Lazy: nearly all users here have a resume.
const ResumeDropzone = lazy(async () => ({
  default: (await import('./resume-dropzone')).ResumeDropzone,
}));

function LastUpdated({ resume }: { resume: Resume }) {
  const { data: lastModified } = useQuery(lastModifiedQuery(resume));
  // The upload time, until or unless the header provides a better one.
  const when = lastModified ?? resume.uploadedAt;
  return (
    <p className="text-small text-muted">
      {words.lastUpdated}{' '}
      <time dateTime={when} title={formatFullDate(when)}>
        {formatWhen(when)}
      </time>
    </p>
  );
}

/** The resume: its file, the outcome of its evaluation, and its replacement. */
export function ResumeSection({
  profile: { resume, skills },
}: {
  profile: Pick<Profile, 'resume' | 'skills'>;
}) {
  const client = useQueryClient();
  const { mutate: evaluate, isPending } = useEvaluateResume({ hasToasts: true });
  const status = resume?.evaluation?.status;
  useEffect(() => {
    if (isEvaluating(status)) followEvaluationInToasts(client);
  }, [status, client]);
  const start = () => evaluate();
  // In this case the error message contains the retry button.
  const canTryAgain = resume?.evaluation?.failure?.retryable === true;
  const upload = useUploadResume({
    onUploaded: () =>
      toast.success(texts.toasts.uploaded, { action: { label: texts.evaluate, onClick: start } }),
    onFailed: (error) => toast.error(texts.toasts.notUploaded, { description: errorText(error) }),
  });
  const replace = (file: File) => upload.mutate(file);

  return (
    <Card className="space-y-5 p-6">
      <h2 className="text-lead font-semibold">{words.title}</h2>
      {!resume && (
        <>
          <p className="text-muted">{words.none}</p>
          <Suspense fallback={<div className="h-48" />}>
            <ResumeDropzone isDisabled={upload.isPending} onFile={replace} />
          </Suspense>
        </>
      )}
      {resume && <FileRow name={resume.fileName} sizeBytes={resume.sizeBytes} />}
      {upload.isPending && <Progress value={upload.share * 100} label={texts.file.upload} />}
      {resume && (
        <>
          {/* Skills from a resume imply a completed evaluation: of this file earlier, or of a former one. */}
          <EvaluationState
            resume={resume}
            hasFormerReading={skills.some(({ source }) => source === 'resume')}
            isBusy={isPending}
            onEvaluate={start}
          />
          <div className="flex flex-wrap items-center gap-3">
            <Button asChild variant="outline" size="small">
              <a href={api.resolveUrl(resume.url)} target="_blank" rel="noopener noreferrer">
                {words.open} <ExternalLink aria-hidden="true" />
              </a>
            </Button>
            <ReadingDialog resume={resume} onEvaluate={start} />
            <Reupload isUploading={upload.isPending} onFile={replace} />
            {!isEvaluating(status) && !canTryAgain && (
              <Button
                variant={status === undefined ? 'primary' : 'quiet'}
                size="small"
                disabled={isPending}
                onClick={start}
              >
                <RotateCw aria-hidden="true" /> {texts.evaluate}
              </Button>
            )}
          </div>
          <LastUpdated resume={resume} />
        </>
      )}
    </Card>
  );
}
