import { FileSpreadsheet } from 'lucide-react';
import { FileDropzone } from '@/components/ui/file-dropzone';
import { texts } from '../texts';

interface PostingDropzoneProps {
  isDisabled: boolean;
  onFile: (file: File) => void;
}

/** Accepts a CSV or JSON file by drop or file picker. */
export function PostingDropzone({ isDisabled, onFile }: PostingDropzoneProps) {
  const { drop, choose, hint, label } = texts.file;
  return (
    <FileDropzone
      icon={FileSpreadsheet}
      prompt={drop}
      choose={choose}
      hint={hint}
      label={label}
      accept=".csv,.tsv,.txt,.json,text/csv,application/json"
      isDisabled={isDisabled}
      className="flex flex-col items-center justify-center py-8"
      onFile={onFile}
    />
  );
}
