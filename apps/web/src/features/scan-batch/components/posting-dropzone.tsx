import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { texts } from '../texts';

interface PostingDropzoneProps {
  isDisabled: boolean;
  onFile: (file: File) => void;
}

/** Takes a CSV or JSON file by drop or by choice. */
export function PostingDropzone({ isDisabled, onFile }: PostingDropzoneProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const take = (file: File | undefined) => {
    if (file && !isDisabled) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn('flex flex-col items-center justify-center rounded-card border border-dashed px-6 py-8 text-center transition-colors duration-150', isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface')}
    >
      <FileSpreadsheet className="mb-4 size-7 text-accent" aria-hidden="true" />
      <p>
        {texts.file.drop}{' '}
        <button type="button" disabled={isDisabled} onClick={() => input.current?.click()} className="min-h-6 font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong" aria-describedby={hintId}>
          {texts.file.choose}
        </button>
      </p>
      <p id={hintId} className="mt-1 text-small text-muted">
        {texts.file.hint}
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        aria-label={texts.file.label}
        disabled={isDisabled}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
    </div>
  );
}
