import { type Job } from '@rolefit/contracts';
import { ArrowRight } from 'lucide-react';
import { outlineButton, primaryButton } from '@/lib/control-styles';
import { texts } from '../texts';
import { matchUrl } from './match-url';

interface ScanBarProps {
  server: string;
  /** What this popup has queued; null if nothing yet. */
  queued: { readonly isSaved: boolean } | null;
  /** The scan that came of it, once the server has it. */
  scanned: Job | undefined;
  isSubmitting: boolean;
  onScan: () => void;
}

/** The two ways to scan, and afterwards the way to the match. Always in view. */
export function ScanBar({ server, queued, scanned, isSubmitting, onScan }: ScanBarProps) {
  const isDisabled = isSubmitting || queued !== null;
  return (
    <div className="sticky top-13 bottom-0 z-10 -mx-4 border-y bg-paper px-4 py-2.5">
      {scanned ? (
        <a
          href={matchUrl(server, scanned)}
          target="_blank"
          rel="noreferrer"
          className={`${primaryButton} w-full`}
        >
          {texts.viewMatch} <ArrowRight aria-hidden="true" className="size-4" />
        </a>
      ) : (
        <div className="flex gap-2">
          <button type="submit" className={`${primaryButton} flex-1`} disabled={isDisabled}>
            {isSubmitting ? texts.scanning : texts.saveAndOpen}
          </button>
          <button
            type="button"
            className={`${outlineButton} h-10`}
            disabled={isDisabled}
            onClick={onScan}
          >
            {texts.scan}
          </button>
        </div>
      )}
      <p role="status" className="pt-1.5 text-small text-muted empty:hidden">
        {queued !== null && !scanned && (queued.isSaved ? texts.queuedToSave : texts.queued)}
        {scanned && scanned.score === null && texts.statuses[scanned.status]}
      </p>
    </div>
  );
}
