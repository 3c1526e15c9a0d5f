import { resumeAccept } from '@rolefit/contracts';
import { Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field';
import { PendingLabel } from '@/components/ui/pending-label';
import { checkResumeFile } from '../check-file';
import { texts } from '../texts';

interface ReuploadProps {
  isUploading: boolean;
  /** The resume's name; null if it is the only one. */
  name?: string | null;
  /** Id of the heading with the name. */
  headingId?: string | undefined;
  onFile: (file: File) => void;
}

/** Replaces the current file; errors are shown below. */
export function Reupload({ isUploading, name = null, headingId, onFile }: ReuploadProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const take = (file: File | undefined) => {
    if (!file) return;
    const reason = checkResumeFile(file);
    setRefusal(reason);
    if (reason === null) onFile(file);
  };
  return (
    <>
      <Button
        variant="outline"
        size="small"
        disabled={isUploading}
        aria-describedby={headingId === undefined ? errorId : `${headingId} ${errorId}`}
        onClick={() => input.current?.click()}
      >
        <PendingLabel isPending={isUploading} pending={texts.file.uploading}>
          <Upload aria-hidden="true" />{' '}
          {name === null ? texts.section.reupload : texts.several.newVersion}
        </PendingLabel>
      </Button>
      <input
        ref={input}
        type="file"
        accept={resumeAccept}
        aria-label={name === null ? texts.section.newFile : texts.several.newFileOf(name)}
        aria-invalid={refusal !== null}
        aria-describedby={errorId}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <FieldMessage
        id={errorId}
        error={refusal === null ? undefined : { message: refusal }}
        className="order-last w-full"
      />
    </>
  );
}
