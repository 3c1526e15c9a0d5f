import { type LucideIcon } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';

interface FileDropzoneProps {
  readonly icon: LucideIcon;
  /** What may be dropped here; the button with the other way follows it. */
  readonly prompt: string;
  readonly choose: string;
  readonly hint: string;
  /** Name of the input, which is not seen. */
  readonly label: string;
  /** Types that the browser's file window offers; what is dropped may be anything. */
  readonly accept: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
  readonly onFile: (file: File) => void;
}

/** Takes one file by drop or by choice, unchecked. */
export function FileDropzone({ icon: Icon, prompt, choose, hint, label, accept, isDisabled = false, className, onFile }: FileDropzoneProps) {
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
      className={cn('rounded-card border border-dashed px-6 text-center transition-colors duration-150', isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface', className)}
    >
      <Icon className="mx-auto mb-4 size-7 text-accent" aria-hidden="true" />
      <p>
        {prompt}{' '}
        <button type="button" disabled={isDisabled} onClick={() => input.current?.click()} className="min-h-6 font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong" aria-describedby={hintId}>
          {choose}
        </button>
      </p>
      <p id={hintId} className="mt-1 text-small text-muted">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        disabled={isDisabled}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again after it was removed or corrected.
          event.target.value = '';
        }}
      />
    </div>
  );
}
