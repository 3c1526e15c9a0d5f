import { resumeAccept } from '@rolefit/contracts';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileDropzone } from '@/components/ui/file-dropzone';
import { checkResumeFile } from '../check-file';
import { texts } from '../texts';

/** Accepts one resume by drop or file picker, and explains rejections. */
export function ResumeDropzone({
  isDisabled = false,
  onFile,
}: {
  isDisabled?: boolean;
  onFile: (file: File) => void;
}) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { drop, choose, hint, otherFormats, label } = texts.file;
  const take = (file: File) => {
    const reason = checkResumeFile(file);
    setRefusal(reason);
    if (reason === null) onFile(file);
  };
  return (
    <FileDropzone
      icon={FileUp}
      prompt={drop}
      choose={choose}
      hint={hint}
      more={otherFormats}
      label={label}
      accept={resumeAccept}
      isDisabled={isDisabled}
      error={refusal}
      className="py-12"
      onFile={take}
    />
  );
}
