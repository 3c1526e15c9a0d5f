import { type Evaluation, type Failure, isModelSetUpCode } from '@rolefit/contracts';
import { Check } from 'lucide-react';
import { Progress } from '@/components/ui/progress';
import { Spinner } from '@/components/ui/spinner';
import { useContractSentences } from '@/lib/contract-sentences';
import { formatClock } from '@/lib/format';
import { evaluationStages } from '../evaluation-stages';
import { texts } from '../texts';

/** Progress of the evaluation by stage. */
export function EvaluationProgress({
  evaluation: { status, failure },
}: {
  evaluation: Pick<Evaluation, 'status' | 'failure'>;
}) {
  const { ofFailure } = useContractSentences();
  const current = evaluationStages.findIndex((stage) => stage === status);
  return (
    <div
      role="status"
      aria-label={texts.evaluation[status]}
      className="space-y-4 rounded-card border bg-surface p-5"
    >
      <ol className="space-y-2.5">
        {evaluationStages.map((stage, index) => (
          <li
            key={stage}
            className={`flex items-center gap-3 ${index > current ? 'text-muted' : ''}`}
            {...(index === current ? { 'aria-current': 'step' as const } : {})}
          >
            <span className="grid size-5 place-items-center">
              {index < current && (
                <Check className="size-4 text-accent" aria-label={texts.stageDone} />
              )}
              {index === current && <Spinner className="size-4 text-accent" />}
              {index > current && <span className="size-1.5 rounded-full bg-control" />}
            </span>
            {texts.evaluation[stage]}
          </li>
        ))}
      </ol>
      {status === 'queued' && failure ? (
        <p className="text-small text-muted">
          {ofFailure(failure)} {failure.since && waitOf(failure, formatClock(failure.since))}
        </p>
      ) : (
        <Progress value={null} label={texts.evaluationLabel} />
      )}
    </div>
  );
}

function waitOf({ code }: Failure, since: string): string {
  return isModelSetUpCode(code) ? texts.waitsForOperatorSince(since) : texts.waitsSince(since);
}
