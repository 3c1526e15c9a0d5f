import { type Knockout } from '@rolefit/contracts';
import { Check, CircleHelp, CircleX, type LucideIcon, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { screenTitles } from '@/lib/texts';

const looks: Record<Knockout['status'], { icon: LucideIcon; word: string; className: string }> = {
  met: { icon: Check, word: 'Met', className: 'text-accent' },
  'not-met': { icon: CircleX, word: 'Not met', className: 'text-danger' },
  unknown: { icon: CircleHelp, word: 'Your resume does not say', className: 'text-ink' },
  'not-stated': { icon: Minus, word: 'Not asked', className: 'text-muted' },
};

/** The way to where the user says what only they can tell, and back. A degree is for the resume to show. */
function AnswerLink({ kind, status, statedByUser, label }: Knockout) {
  const isStated = statedByUser !== undefined;
  const words = isStated ? 'Change your answer' : 'Answer this';
  if (kind === 'degree' || (status !== 'unknown' && !isStated)) return null;
  return (
    <Link
      to={paths.profileAnswer(kind)}
      state={{ title: screenTitles.profile, isFromMatch: true }}
      aria-label={`${words}: ${label}`}
      className="mt-1 ml-7 inline-flex items-center text-small font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
    >
      {words}
    </Link>
  );
}

/** Conditions that stand outside the number, each with the posting's line. */
export function KnockoutList({ knockouts, onSelect }: { knockouts: readonly Knockout[]; onSelect: (knockout: Knockout) => void }) {
  const asked = knockouts.filter(({ status }) => status !== 'not-stated');
  if (asked.length === 0) return <p className="text-small text-muted">The posting names no licence, permit, clearance, place, language or degree that could rule you out.</p>;
  return (
    <ul className="divide-y">
      {asked.map((knockout) => {
        const { icon: Icon, word, className } = looks[knockout.status];
        return (
          <li key={`${knockout.kind}-${knockout.label}`} className="py-3">
            <button type="button" onClick={() => onSelect(knockout)} className="flex w-full gap-3 text-left hover:text-accent-strong">
              <Icon className={`mt-1 size-4 ${className}`} aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-medium">{knockout.label}</span>
                  <span className="text-small text-muted">{word}</span>
                </span>
                {knockout.postingQuote && <q className="block truncate text-small text-muted">{knockout.postingQuote.text}</q>}
                {knockout.statedByUser !== undefined && <span className="block text-small">You stated: {knockout.statedByUser}</span>}
              </span>
            </button>
            <AnswerLink {...knockout} />
          </li>
        );
      })}
    </ul>
  );
}
