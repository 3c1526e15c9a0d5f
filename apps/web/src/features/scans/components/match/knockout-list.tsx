import { type ConditionKind, conditionKindSchema, type Knockout } from '@rolefit/contracts';
import { Check, CircleHelp, CircleX, type LucideIcon, Minus } from 'lucide-react';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { texts } from '../../match/texts';
import { QuotedLine } from './quoted-line';

const looks: Record<Knockout['status'], { icon: LucideIcon; className: string }> = {
  met: { icon: Check, className: 'text-accent' },
  'not-met': { icon: CircleX, className: 'text-danger' },
  unknown: { icon: CircleHelp, className: 'text-ink' },
  'not-stated': { icon: Minus, className: 'text-muted' },
};

type FormalKind = Exclude<Knockout['kind'], ConditionKind>;

/** The others are working conditions, which share one field of the profile. */
function isFormal(kind: Knockout['kind']): kind is FormalKind {
  return !conditionKindSchema.safeParse(kind).success;
}

/** Link to the profile field that answers this condition, and back. A degree comes from the resume only. */
function AnswerLink({ kind, status, statedByUser, label }: Knockout) {
  const isStated = statedByUser !== undefined;
  const words = isStated ? texts.changeAnswer : texts.answer;
  if (kind === 'degree' || (status !== 'unknown' && !isStated)) return null;
  return (
    <Link
      to={paths.profileAnswer(isFormal(kind) ? kind : 'condition')}
      state={{ title: screenTitles.profile, isFromMatch: true }}
      aria-label={texts.answerTo(words, label)}
      className="mt-1 ml-7 inline-flex min-h-6 items-center text-small font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
    >
      {words}
    </Link>
  );
}

interface KnockoutRowProps {
  knockout: Knockout;
  onSelect: (knockout: Knockout) => void;
}

function KnockoutRow({ knockout, onSelect }: KnockoutRowProps) {
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
            <span className="text-small text-muted">{texts.conditionStates[status]}</span>
          </span>
          <QuotedLine source={texts.fromPosting} quote={postingQuote} />
          <QuotedLine source={texts.fromResume} quote={resumeQuote} />
          {statedByUser !== undefined && (
            <span className="block text-small">{texts.youStated(statedByUser)}</span>
          )}
        </span>
      </button>
      <AnswerLink {...knockout} />
    </li>
  );
}

interface KnockoutListProps {
  /** Those that the posting sets. */
  knockouts: readonly Knockout[];
  onSelect: (knockout: Knockout) => void;
}

/** Conditions apart from the score, each with both of its lines. */
export function KnockoutList({ knockouts, onSelect }: KnockoutListProps) {
  return (
    <ul className="divide-y">
      {knockouts.map((knockout) => (
        <KnockoutRow
          key={`${knockout.kind}-${knockout.label}`}
          knockout={knockout}
          onSelect={onSelect}
        />
      ))}
    </ul>
  );
}
