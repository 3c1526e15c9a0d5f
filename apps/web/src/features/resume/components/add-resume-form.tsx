import { type NamedResume, type Profile } from '@rolefit/contracts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { useEvaluateResume } from '../api/evaluate-resume';
import { useUploadResume } from '../api/upload-resume';
import { nameProblem, proposeName } from '../resume-name';
import { texts } from '../texts';
import { ChosenFile } from './chosen-file';
import { NameField } from './name-field';
import { ResumeDropzone } from './resume-dropzone';

const words = texts.several;

interface AddResumeFormProps {
  resumes: readonly NamedResume[];
  onAdded: () => void;
  onCancel: () => void;
}

/** Uploads another resume under a name; its evaluation starts automatically. */
function useAddResume(resumes: readonly NamedResume[]) {
  const { mutate: evaluate } = useEvaluateResume({ hasToasts: true });
  return useUploadResume({
    onUploaded: (profile: Profile) => {
      const isNew = ({ number }: NamedResume) => !resumes.some((one) => one.number === number);
      const added = profile.resumes.find(isNew);
      if (added) evaluate(added.number);
    },
  });
}

/** Asks for the file and the name of another resume. */
export function AddResumeForm({ resumes, onAdded, onCancel }: AddResumeFormProps) {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const upload = useAddResume(resumes);
  const choose = (chosen: File) => {
    setFile(chosen);
    setName(
      proposeName(
        chosen.name,
        resumes.map((one) => one.name),
      ),
    );
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (file === null || nameProblem(name) || upload.isPending) return;
    upload.mutate({ file, name }, { onSuccess: onAdded });
  };
  return (
    <form noValidate aria-labelledby={id} onSubmit={send} className="space-y-4 border-t pt-5">
      <h3 id={id} className="font-semibold">
        {words.add}
      </h3>
      {resumes.length === 1 && <p className="text-muted">{words.lead}</p>}
      {file === null ? (
        <ResumeDropzone onFile={choose} />
      ) : (
        <>
          <ChosenFile
            file={file}
            isUploading={upload.isPending}
            share={upload.share}
            onRemove={() => {
              setFile(null);
              upload.reset();
            }}
          />
          <NameField
            name={name}
            error={upload.error}
            isFocused
            onChange={(changed) => {
              setName(changed);
              if (upload.isError) upload.reset();
            }}
          />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {file && (
          <Button type="submit" disabled={upload.isPending}>
            <PendingLabel isPending={upload.isPending} pending={texts.file.uploading}>
              {words.submit}
            </PendingLabel>
          </Button>
        )}
        <Button variant="quiet" disabled={upload.isPending} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
