import { type ReactNode } from 'react';

interface DialogHeadingProps {
  /** The dialog is labelled by `<id>-title` and described by `<id>-description`. */
  id: string;
  title: string;
  description: ReactNode;
}

/** Title of a dialog, and the sentence that says what it is for. */
export function DialogHeading({ id, title, description }: DialogHeadingProps) {
  return (
    <div className="min-w-0 space-y-1">
      <h2 id={`${id}-title`} className="text-lead font-semibold">
        {title}
      </h2>
      <p id={`${id}-description`} className="break-words text-muted">
        {description}
      </p>
    </div>
  );
}
