import { type Resume } from '@rolefit/contracts';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/error-text';
import { useEvaluateResume } from '../api/evaluate-resume';
import { useUploadResume } from '../api/upload-resume';
import { texts } from '../texts';
import { ChosenFile } from './chosen-file';
import { ResumeDropzone } from './resume-dropzone';

const words = texts.uploadStep;

interface UploadStepProps {
  /** Id of the heading that receives the focus when the step begins. */
  headingId: string;
  /** The resume that was uploaded earlier, if any. */
  current: Resume | null;
  onDone: () => void;
}

/** First step of onboarding: choosing a file, which is uploaded and evaluated immediately. */
export function UploadStep({ headingId, current, onDone }: UploadStepProps) {
  const [file, setFile] = useState<File | null>(null);
  const evaluate = useEvaluateResume();
  const upload = useUploadResume();
  const isBusy = upload.isPending || evaluate.isPending;

  const goOn = () => {
    setFile(null);
    onDone();
  };
  const send = (chosen: File) => {
    setFile(chosen);
    // The next step shows the progress of the evaluation, or offers a retry.
    const start = () => evaluate.mutate(undefined, { onSettled: goOn });
    upload.mutate({ file: chosen }, { onSuccess: start });
  };

  return (
    <section className="space-y-6">
      <div className="space-y-1">
        <h2 id={headingId} tabIndex={-1} className="text-lead font-semibold outline-none">
          {words.title}
        </h2>
        <p className="text-muted">{words.lead}</p>
      </div>
      {file ? (
        <ChosenFile
          file={file}
          isUploading={isBusy}
          share={upload.share}
          onRemove={() => {
            setFile(null);
            upload.reset();
          }}
        />
      ) : (
        <ResumeDropzone onFile={send} />
      )}
      {file && upload.isError && (
        <Alert
          variant="destructive"
          title={words.failed}
          action={
            <Button variant="outline" size="small" onClick={() => send(file)}>
              {texts.tryAgain}
            </Button>
          }
        >
          {errorText(upload.error)}
        </Alert>
      )}
      {current && !file && (
        <Button variant="quiet" onClick={onDone} className="-ml-4 max-w-full">
          <span className="truncate">{words.goOn(current.fileName)}</span>
        </Button>
      )}
    </section>
  );
}
