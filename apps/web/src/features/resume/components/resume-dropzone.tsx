import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileDropzone } from '@/components/ui/file-dropzone';
import { checkResumeFile } from '../check-file';

/** Takes one PDF by drop or by choice; says why it does not take another. */
export function ResumeDropzone({ onFile }: { onFile: (file: File) => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = (file: File) => {
    const reason = checkResumeFile(file);
    setRefusal(reason);
    if (reason === null) onFile(file);
  };
  return (
    <div className="space-y-2">
      <FileDropzone
        icon={FileUp}
        prompt="Drop your resume here or"
        choose="select a file"
        hint="PDF only, max 5MB"
        label="Resume file"
        accept="application/pdf"
        className="py-12"
        onFile={take}
      />
      {refusal && (
        <p role="alert" className="text-small text-danger">
          {refusal}
        </p>
      )}
    </div>
  );
}
