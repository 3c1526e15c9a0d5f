import { type JobDetail } from '@rolefit/contracts';

/** By what the posting was read, and what was thrown away. */
export function ReadingNote({ reading }: { reading: NonNullable<JobDetail['reading']> }) {
  const { analyser, model, rejectedClaims } = reading;
  return (
    <p className="border-t pt-4 text-small text-muted">
      Read by {model ?? `the built-in analyser (${analyser})`}
      {rejectedClaims > 0 && `; ${rejectedClaims} ${rejectedClaims === 1 ? 'claim' : 'claims'} without a line in the text ${rejectedClaims === 1 ? 'was' : 'were'} dropped`}. The score itself is
      calculated, never guessed.
    </p>
  );
}
