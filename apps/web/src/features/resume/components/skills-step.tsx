import { type Profile } from '@rolefit/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { isEvaluating } from '@/lib/profile';
import { useCompleteOnboarding } from '../api/complete-onboarding';
import { useEvaluateResume } from '../api/evaluate-resume';
import { followEvaluationInToasts } from '../evaluation-toasts';
import { texts } from '../texts';
import { EvaluationProgress } from './evaluation-progress';
import { FailedEvaluation } from './failed-evaluation';

const words = texts.skillsStep;

interface SkillsStepProps {
  /** Id of the heading that receives the focus when the step begins. */
  headingId: string;
  profile: Profile;
  /** Skills found in the resume. */
  skills: ReactNode;
  onBack: () => void;
}

/** Second step of onboarding: the result of the evaluation. */
export function SkillsStep({ headingId, profile, skills, onBack }: SkillsStepProps) {
  const client = useQueryClient();
  const evaluate = useEvaluateResume();
  const complete = useCompleteOnboarding();
  const evaluation = profile.resume?.evaluation ?? null;
  const isRunning = isEvaluating(evaluation?.status) || evaluate.isPending;
  const isRead = evaluation?.status === 'completed';
  const start = () => evaluate.mutate();
  const finish = () =>
    complete.mutate(undefined, {
      onSuccess: () => {
        // The outcome is still relevant on the next screen.
        if (isRunning) followEvaluationInToasts(client);
      },
    });

  return (
    <section className="space-y-6">
      <div className="space-y-1">
        <h2 id={headingId} tabIndex={-1} className="text-lead font-semibold outline-none">
          {words.title}
        </h2>
        <p className="text-muted">{words.lead}</p>
      </div>
      {evaluation === null && (
        <Button disabled={isRunning} onClick={start}>
          <PendingLabel isPending={isRunning} pending={words.analyze}>
            {words.analyze}
          </PendingLabel>
        </Button>
      )}
      {evaluation && isEvaluating(evaluation.status) && (
        <EvaluationProgress evaluation={evaluation} />
      )}
      {evaluation?.status === 'failed' && (
        <FailedEvaluation
          evaluation={evaluation}
          isBusy={isRunning}
          onTryAgain={start}
          onOtherFile={onBack}
        />
      )}
      {isRead && skills}
      {evaluate.isError && (
        <Alert variant="destructive" title={words.notStarted}>
          {errorText(evaluate.error)}
        </Alert>
      )}
      {complete.isError && (
        <Alert variant="destructive" title={words.notFinished}>
          {errorText(complete.error)}
        </Alert>
      )}
      <Button
        variant={isRead ? 'primary' : 'outline'}
        disabled={complete.isPending}
        onClick={finish}
      >
        <PendingLabel isPending={complete.isPending} pending={words.saving}>
          {isRead ? words.finish : words.later}
        </PendingLabel>
      </Button>
    </section>
  );
}
