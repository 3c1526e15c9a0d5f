import { type ConditionKind, conditionKindSchema, type Knockout } from '@rolefit/contracts';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { texts } from '../../match/texts';

type FormalKind = Exclude<Knockout['kind'], ConditionKind>;

/** The others are working conditions, which share one field of the profile. */
function isFormal(kind: Knockout['kind']): kind is FormalKind {
  return !conditionKindSchema.safeParse(kind).success;
}

/** Link to the profile field that answers this condition, and back. A degree comes from the resume only. */
export function AnswerLink({ knockout, words }: { knockout: Knockout; words: string }) {
  const { kind, label } = knockout;
  if (kind === 'degree') return null;
  return (
    <Link
      to={paths.profileAnswer(isFormal(kind) ? kind : 'condition')}
      state={{ title: screenTitles.profile, isFromMatch: true }}
      aria-label={texts.answerTo(words, label)}
      className="inline-flex min-h-6 items-center text-small font-medium text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
    >
      {words}
    </Link>
  );
}
