import { type CloseReadingState } from '@rolefit/contracts';
import { RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useContractSentences } from '@/lib/contract-sentences';
import { useReadClosely } from '../../api/read-closely';
import { detailNote } from '../../close-reading/detail-note';
import { texts } from '../../close-reading/detail-texts';
import { FormerScore } from '../former-score';

interface CloseReadingNoteProps {
  id: string;
  closeReading: CloseReadingState;
  /** The overall score that is shown. */
  score: number;
  /** Whether the user has several resumes. */
  hasSeveral?: boolean;
  /** Whether this server has a model for close readings. */
  canBeRead: boolean;
}

/** The progress of a close reading, and what it changed. */
export function CloseReadingNote({
  id,
  closeReading,
  score,
  hasSeveral = false,
  canBeRead,
}: CloseReadingNoteProps) {
  const readAgain = useReadClosely(id, closeReading);
  const note = useRef<HTMLElement>(null);
  const { ofFailure } = useContractSentences();
  const { failure } = closeReading;
  const { from, lead, more, canReadAgain } = detailNote(
    closeReading,
    score,
    failure && ofFailure(failure),
    hasSeveral,
  );
  const askAgain = () => {
    readAgain.mutate();
    // The button disappears when pressed.
    note.current?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label={texts.title}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      <div role="status" className="min-w-0 flex-1 basis-64 space-y-1">
        <p className="numbers font-medium">
          {from !== null && <FormerScore from={from} />}
          {lead}
        </p>
        <p className="break-words text-muted">{more.join(' ')}</p>
      </div>
      {canBeRead && canReadAgain && (
        <Button variant="outline" size="small" onClick={askAgain}>
          <RotateCw aria-hidden="true" /> {texts.readAgain}
        </Button>
      )}
    </section>
  );
}
