import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { texts } from '../texts';
import { type Trial } from '../use-trial';
import { SampleChips } from './sample-chips';

const ids = { posting: 'try-posting', problem: 'try-problem' } as const;

/** Scores a pasted posting against a sample resume, without an account. */
export function TrialForm({ trial }: { trial: Trial }) {
  const { text, sample, isWorking, problem } = trial;
  return (
    <form
      noValidate
      className="space-y-4"
      onFocus={trial.prepare}
      onSubmit={(event) => {
        event.preventDefault();
        trial.score();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.requestSubmit();
      }}
    >
      <div className="space-y-1.5">
        <label htmlFor={ids.posting} className="block text-small font-medium">
          {texts.posting}
        </label>
        <Textarea
          id={ids.posting}
          rows={5}
          value={text}
          placeholder={texts.placeholder}
          aria-invalid={problem !== null}
          aria-describedby={ids.problem}
          className="block resize-y"
          onChange={({ target }) => trial.write(target.value)}
          // The text is in the field only after this event.
          onPaste={({ currentTarget }) => setTimeout(() => trial.paste(currentTarget.value))}
        />
        <FieldMessage
          id={ids.problem}
          error={problem === null ? undefined : { message: problem }}
        />
      </div>
      <SampleChips chosen={sample} onChoose={trial.choose} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="large" disabled={isWorking}>
          <PendingLabel isPending={isWorking} pending={texts.submitting}>
            {texts.submit}
          </PendingLabel>
        </Button>
        <p className="text-small text-muted">{texts.promise}</p>
      </div>
    </form>
  );
}
