import { type Knockout } from '@rolefit/contracts';
import { Check, CircleHelp, CircleX, type LucideIcon, Minus } from 'lucide-react';
import { type ReactNode } from 'react';
import { texts } from '../../match/texts';
import { AnswerLink } from './answer-link';
import { QuotedLine } from './quoted-line';

const looks: Record<Knockout['status'], { icon: LucideIcon; className: string }> = {
  met: { icon: Check, className: 'text-accent' },
  'not-met': { icon: CircleX, className: 'text-danger' },
  unknown: { icon: CircleHelp, className: 'text-ink' },
  'not-stated': { icon: Minus, className: 'text-muted' },
};

/** The status of a condition in words. The resume may mention a condition without settling it: a degree in a related field. */
function stateOf({ status, resumeQuote, statedByUser }: Knockout): string {
  if (status === 'unknown' && statedByUser !== undefined) return texts.answerLeavesOpen;
  return status === 'unknown' && resumeQuote !== null
    ? texts.leftOpen
    : texts.conditionStates[status];
}

/** The way to answer a condition, or to change the answer. */
function ownAnswerLink(knockout: Knockout) {
  const isStated = knockout.statedByUser !== undefined;
  if (knockout.status !== 'unknown' && !isStated) return null;
  return (
    <p className="mt-1 ml-7">
      <AnswerLink knockout={knockout} words={isStated ? texts.changeAnswer : texts.answer} />
    </p>
  );
}

interface KnockoutRowProps {
  knockout: Knockout;
  onSelect: (knockout: Knockout) => void;
  /** The question in place; null where the user can't be asked here. */
  answer: ReactNode;
  /** Further controls. */
  action?: ReactNode;
}

function KnockoutRow({ knockout, onSelect, answer, action }: KnockoutRowProps) {
  const { status, label, postingQuote, resumeQuote, statedByUser } = knockout;
  const { icon: Icon, className } = looks[status];
  return (
    <li className="py-3">
      <button
        type="button"
        onClick={() => onSelect(knockout)}
        className="flex w-full gap-3 rounded-control text-left hover:text-accent-strong pointer-coarse:min-h-11"
      >
        <Icon className={`mt-1 size-4 ${className}`} aria-hidden="true" />
        <span className="min-w-0 flex-1 space-y-0.5">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-medium break-words">{label}</span>
            <span className="text-small text-muted">{stateOf(knockout)}</span>
          </span>
          <QuotedLine source={texts.fromPosting} quote={postingQuote} />
          <QuotedLine source={texts.fromResume} quote={resumeQuote} />
          {statedByUser !== undefined && (
            <span className="block">{texts.youStated(statedByUser)}</span>
          )}
        </span>
      </button>
      {answer ?? ownAnswerLink(knockout)}
      {action && <div className="mt-2 ml-7">{action}</div>}
    </li>
  );
}

interface KnockoutListProps {
  /** Those that the posting sets. */
  knockouts: readonly Knockout[];
  onSelect: (knockout: Knockout) => void;
  /** A question in place of the link to the profile. */
  answerOf?: (knockout: Knockout) => ReactNode;
  actionOf?: ((knockout: Knockout) => ReactNode) | undefined;
}

/** Conditions apart from the score, each with both of its lines. */
export function KnockoutList({ knockouts, onSelect, answerOf, actionOf }: KnockoutListProps) {
  return (
    <ul className="divide-y">
      {knockouts.map((knockout) => (
        <KnockoutRow
          key={`${knockout.kind}-${knockout.label}`}
          knockout={knockout}
          onSelect={onSelect}
          answer={answerOf?.(knockout) ?? null}
          action={actionOf?.(knockout)}
        />
      ))}
    </ul>
  );
}
