import { type LucideIcon } from 'lucide-react';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { FieldMessage } from './field';

interface FileDropzoneProps {
  readonly icon: LucideIcon;
  /** Says which files may be dropped; the button to choose one follows it. */
  readonly prompt: string;
  readonly choose: string;
  readonly hint: string;
  /** A second line of the hint. */
  readonly more?: string;
  /** Accessible name of the hidden input. */
  readonly label: string;
  /** Types that the browser's file dialog offers; dropped files are not filtered. */
  readonly accept: string;
  readonly isDisabled?: boolean;
  /** Why the last file was refused. */
  readonly error?: string | null;
  readonly className?: string;
  readonly onFile: (file: File) => void;
}

/** The browser opens a file that is dropped beside the zone in place of the page, and unsaved input would be lost. */
function useNoOpeningOfFiles(): void {
  useEffect(() => {
    const keep = (event: globalThis.DragEvent) => {
      // Text may still be dragged into a field.
      if (Array.from(event.dataTransfer?.types ?? []).includes('Files')) event.preventDefault();
    };
    for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, keep);
    return () => {
      for (const type of ['dragover', 'drop'] as const) window.removeEventListener(type, keep);
    };
  }, []);
}

/** Handlers of an element that takes a dropped file, and whether one is dragged over it now. */
function useDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
      setIsOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  return { isOver, handlers };
}

/** Takes one file by drag and drop or by choice. The caller validates it and passes the error back. */
export function FileDropzone({
  icon: Icon,
  prompt,
  choose,
  hint,
  more,
  label,
  accept,
  isDisabled = false,
  error = null,
  className,
  onFile,
}: FileDropzoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useNoOpeningOfFiles();
  const take = (file: File | undefined) => {
    if (file && !isDisabled) onFile(file);
  };
  const { isOver, handlers } = useDrop(take);
  const described = { 'aria-describedby': `${id}-hint ${id}-error` };
  return (
    <div className="space-y-2">
      <div
        {...handlers}
        // Keyboards use the button inside, whose click bubbles up to here.
        onClick={() => input.current?.click()}
        className={cn(
          'rounded-card border border-dashed px-6 text-center transition-colors duration-150',
          !isDisabled && 'cursor-pointer',
          isOver
            ? 'border-accent bg-accent-soft'
            : error === null
              ? 'border-control bg-surface'
              : 'border-danger bg-surface',
          className,
        )}
      >
        <Icon className="mx-auto mb-4 size-7 text-accent" aria-hidden="true" />
        <p>
          {prompt}{' '}
          <button
            type="button"
            disabled={isDisabled}
            className="min-h-6 font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
            {...described}
          >
            {choose}
          </button>
        </p>
        <div id={`${id}-hint`} className="mt-1 text-small text-muted">
          <p>{hint}</p>
          {more && <p className="mt-1 text-balance">{more}</p>}
        </div>
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
