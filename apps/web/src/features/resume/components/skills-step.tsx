import { type Profile } from '@rolefit/contracts';
import { Sparkles, Upload } from 'lucide-react';
import { type ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { isEvaluating } from '@/lib/profile';
import { useCompleteOnboarding } from '../api/complete-onboarding';
import { useEvaluateResume } from '../api/evaluate-resume';
import { EvaluationProgress } from './evaluation-progress';

interface SkillsStepProps {
  profile: Profile;
  /** The skills that were found. */
  skills: ReactNode;
  onBack: () => void;
  onFinished: () => void;
}

/** Second step of onboarding: what the resume shows. */
export function SkillsStep({ profile, skills, onBack, onFinished }: SkillsStepProps) {
  const evaluate = useEvaluateResume();
  const complete = useCompleteOnboarding();
  const evaluation = profile.resume?.evaluation ?? null;
  const isRunning = isEvaluating(evaluation?.status);
  const error = evaluate.error ?? complete.error;

  return (
    <section className="space-y-6">
      <div className="space-y-1">
        <h2 className="text-lead font-semibold">Add Your Skills</h2>
        <p className="text-muted">Each skill is backed by a line of your resume. You can change all of them later.</p>
      </div>
      <Button variant={evaluation?.status === 'completed' ? 'outline' : 'primary'} disabled={isRunning || evaluate.isPending} onClick={() => evaluate.mutate()}>
        <PendingLabel isPending={isRunning || evaluate.isPending} pending="Analyze Resume using AI">
          <Sparkles aria-hidden="true" /> Analyze Resume using AI
        </PendingLabel>
      </Button>
      {isRunning && evaluation && <EvaluationProgress status={evaluation.status} />}
      {evaluation?.status === 'failed' && (
        <Alert
          variant="destructive"
          title="We could not read this resume"
          action={
            <Button variant="outline" size="small" onClick={onBack}>
              <Upload aria-hidden="true" /> Upload another file
            </Button>
          }
        >
          {evaluation.failure?.message}
        </Alert>
      )}
      {evaluation?.status === 'completed' && skills}
      {error && <Alert variant="destructive">{errorText(error)}</Alert>}
      <div className="flex justify-between gap-3">
        <Button variant="outline" disabled={complete.isPending} onClick={onBack}>
          Back
        </Button>
        <Button variant={evaluation?.status === 'completed' ? 'primary' : 'outline'} disabled={complete.isPending} onClick={() => complete.mutate(undefined, { onSuccess: onFinished })}>
          <PendingLabel isPending={complete.isPending} pending="saving...">
            Finish
          </PendingLabel>
        </Button>
      </div>
    </section>
  );
}
