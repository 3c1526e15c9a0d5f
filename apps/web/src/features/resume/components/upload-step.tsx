import { type Resume } from '@rolefit/contracts';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
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

/** First step of onboarding: uploading a file. */
export function UploadStep({ headingId, current, onDone }: UploadStepProps) {
  const [file, setFile] = useState<File | null>(null);
  const upload = useUploadResume();

  const next = () => {
    if (!file) return;
    upload.mutate(
      { file },
      {
        onSuccess: () => {
          setFile(null);
          onDone();
        },
      },
    );
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
          isUploading={upload.isPending}
          share={upload.share}
          onRemove={() => {
            setFile(null);
            upload.reset();
          }}
        />
      ) : (
        <ResumeDropzone onFile={setFile} />
      )}
      {file && upload.isError && (
        <Alert variant="destructive" title={words.failed}>
          {errorText(upload.error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {current && !file ? (
          <Button variant="quiet" onClick={onDone} className="-ml-4 max-w-full">
            <span className="truncate">{words.goOn(current.fileName)}</span>
          </Button>
        ) : (
          <span />
        )}
        <Button disabled={!file || upload.isPending} onClick={next}>
          <PendingLabel isPending={upload.isPending} pending={texts.file.uploading}>
            {words.next}
          </PendingLabel>
        </Button>
      </div>
    </section>
  );
}
