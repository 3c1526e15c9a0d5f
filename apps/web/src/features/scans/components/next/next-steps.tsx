import { type Next } from '@rolefit/contracts';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '@/lib/session';
import { useSteadyPresence } from '../../next/use-steady-presence';
import { ApplyNext } from './apply-next';
import { InProgress } from './in-progress';
import { OpenQuestions } from './open-questions';

/** The answer of the dashboard: what to apply to, what to answer, and what is in progress. */
export function NextSteps({ next }: { next: Next }) {
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  const hasQuestions = useSteadyPresence(next.questions.length > 0);
  const hasProgress = useSteadyPresence(next.inProgress.length > 0);
  return (
    <>
      <ApplyNext next={next} />
      {(hasQuestions || hasProgress) && (
        <div className="grid gap-4 empty:hidden wide:has-[>:nth-child(2)]:grid-cols-2">
          {hasQuestions && <OpenQuestions questions={next.questions} userId={userId} />}
          {hasProgress && <InProgress next={next} />}
        </div>
      )}
    </>
  );
}
