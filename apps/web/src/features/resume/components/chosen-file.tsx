import { FileText, X } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { formatFileSize } from '@/lib/format';
import { texts } from '../texts';

interface FileRowProps {
  name: string;
  sizeBytes: number;
  children?: ReactNode;
}

/** A file with name and size. */
export function FileRow({ name, sizeBytes, children }: FileRowProps) {
  return (
    <div className="flex items-center gap-3.5">
      <FileText className="size-6 text-accent" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="numbers text-small text-muted">{formatFileSize(sizeBytes)}</p>
      </div>
      {children}
    </div>
  );
}

interface ChosenFileProps {
  file: File;
  isUploading: boolean;
  /** Upload progress, 0 to 1. */
  share: number;
  onRemove: () => void;
}

/** The selected file, before or during the upload. */
export function ChosenFile({ file, isUploading, share, onRemove }: ChosenFileProps) {
  return (
    <div className="space-y-4 rounded-card border bg-surface p-5">
      <FileRow name={file.name} sizeBytes={file.size}>
        <Button
          variant="quiet"
          size="icon"
          aria-label={texts.file.remove(file.name)}
          disabled={isUploading}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </Button>
      </FileRow>
      {isUploading && <Progress value={share * 100} label={texts.file.upload} />}
    </div>
  );
}
