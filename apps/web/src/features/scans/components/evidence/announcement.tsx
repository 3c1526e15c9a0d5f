import { type Evidence, type PointEvidence } from '../../evidence';
import { absentInResume } from './quote-pair';
import { texts } from './texts';

function reasonOf(evidence: Evidence | PointEvidence): string {
  return 'point' in evidence ? evidence.point.reason : '';
}

/** Announces the two highlighted lines to screen readers. Silent until the user selects something. */
export function Announcement({ chosen }: { chosen: Evidence | null }) {
  const quoted = (words: string | undefined, absent: string) =>
    words === undefined ? absent : texts.quoted(words);
  return (
    <p aria-live="polite" className="sr-only">
      {chosen &&
        texts.chosen(
          chosen.label,
          reasonOf(chosen),
          quoted(chosen.postingQuote?.text, texts.postingSilent),
          quoted(chosen.resumeQuote?.text, absentInResume(chosen, texts.resumeSilent)),
        )}
    </p>
  );
}
