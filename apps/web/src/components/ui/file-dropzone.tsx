import { type LucideIcon } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { FieldMessage } from './field';

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
  /** Why the last file was not taken. */
  readonly error?: string | null;
  readonly className?: string;
  readonly onFile: (file: File) => void;
}

/** A file that misses the zone by a finger would be opened in place of the page, and what was typed there would be gone. */
function useNoOpeningOfFiles(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      // Text that is dragged into a field goes its way.
      if (Array.from(event.dataTransfer?.types ?? []).includes('Files')) event.preventDefault();
    };
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, keep);
    return () => {
      for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, keep);
    };
  }, []);
}

/** Takes one file by drop or by choice, unchecked; what is wrong with it stands below. */
export function FileDropzone({ icon: Icon, prompt, choose, hint, label, accept, isDisabled = false, error = null, className, onFile }: FileDropzoneProps) {
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useNoOpeningOfFiles();
  const take = (file: File | undefined) => {
    if (file && !isDisabled) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const described = { 'aria-describedby': `${id}-hint ${id}-error` };
  return (
    <div className="space-y-2">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={({ currentTarget, relatedTarget }) => setIsOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))}
        onDrop={drop}
        // The button inside is the way for keyboards; its click arrives here too.
        onClick={() => input.current?.click()}
        className={cn(
          'rounded-card border border-dashed px-6 text-center transition-colors duration-150',
          !isDisabled && 'cursor-pointer',
          isOver ? 'border-accent bg-accent-soft' : error === null ? 'border-control bg-surface' : 'border-danger bg-surface',
          className,
        )}
      >
        <Icon className="mx-auto mb-4 size-7 text-accent" aria-hidden="true" />
        <p>
          {prompt}{' '}
          <button type="button" disabled={isDisabled} className="min-h-6 font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong" {...described}>
            {choose}
          </button>
        </p>
        <p id={`${id}-hint`} className="mt-1 text-small text-muted">
          {hint}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        aria-invalid={error !== null}
        {...described}
        disabled={isDisabled}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file can be chosen again after it was removed or corrected.
          event.target.value = '';
        }}
      />
      <FieldMessage id={`${id}-error`} error={error === null ? undefined : { message: error }} />
    </div>
  );
}
