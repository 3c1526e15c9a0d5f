import { FileUp } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { checkResumeFile } from '../check-file';

interface ResumeDropzoneProps {
  onFile: (file: File) => void;
  isDisabled?: boolean;
}

/** Takes one PDF by drop or by choice; says why it does not take another. */
export function ResumeDropzone({ onFile, isDisabled = false }: ResumeDropzoneProps) {
  const [isOver, setIsOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const take = (file: File | undefined) => {
    if (!file) return;
    const reason = checkResumeFile(file);
    setRefusal(reason);
    if (reason === null) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) take(event.dataTransfer.files[0]);
  };

  return (
    <div className="space-y-2">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn('rounded-card border border-dashed px-6 py-12 text-center transition-colors duration-150', isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface')}
      >
        <FileUp className="mx-auto mb-4 size-7 text-accent" aria-hidden="true" />
        <p>
          Drop your resume here or{' '}
          <button type="button" disabled={isDisabled} onClick={() => input.current?.click()} className="min-h-6 font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong" aria-describedby={hintId}>
            select a file
          </button>
        </p>
        <p id={hintId} className="mt-1 text-small text-muted">
          PDF only, max 5MB
        </p>
        <input
          ref={input}
          type="file"
          accept="application/pdf"
          aria-label="Resume file"
          disabled={isDisabled}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </div>
      {refusal && (
        <p role="alert" className="text-small text-danger">
          {refusal}
        </p>
      )}
    </div>
  );
}
