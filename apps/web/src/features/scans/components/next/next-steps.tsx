import { type Next } from '@rolefit/contracts';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '@/lib/session';
import { ApplyNext } from './apply-next';
import { InProgress } from './in-progress';
import { OpenQuestions } from './open-questions';

/** The answer of the dashboard: what to apply to, what to answer, and what is in progress. */
export function NextSteps({ next }: { next: Next }) {
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  return (
    <>
      <ApplyNext next={next} />
      <div className="grid items-start gap-4 empty:hidden wide:grid-cols-2">
        <OpenQuestions questions={next.questions} userId={userId} />
        <InProgress next={next} />
      </div>
    </>
  );
}
