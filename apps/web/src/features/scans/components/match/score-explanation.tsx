import { type ReactNode, Suspense, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { texts } from '../../match/texts';

/** Disclosure that explains how scores are made; its content is loaded on demand. */
export function ScoreExplanation({ explanation }: { explanation: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      size="text"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={texts.howMadeTitle}
      description={texts.howMadeLead}
      trigger={
        <button
          type="button"
          className="rounded-control text-small text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
        >
          {texts.howMade}
        </button>
      }
    >
      <div
        tabIndex={0}
        role="region"
        aria-label={texts.howMadeTitle}
        className="overflow-y-auto px-5 py-5 text-muted"
      >
        <Suspense>{explanation}</Suspense>
      </div>
    </Dialog>
  );
}
