import { type NamedResume } from '@rolefit/contracts';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { useChangeResume } from '../api/change-resume';
import { nameProblem } from '../resume-name';
import { texts } from '../texts';
import { NameField } from './name-field';

const words = texts.several;

/** Form for renaming a resume. */
export function RenameResume({ named, onDone }: { named: NamedResume; onDone: () => void }) {
  const [name, setName] = useState(named.name);
  const change = useChangeResume(named.number);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (nameProblem(name) || change.isPending) return;
    change.mutate({ name }, { onSuccess: onDone });
  };
  return (
    <form noValidate onSubmit={save} className="space-y-2">
      <NameField
        name={name}
        error={change.error}
        isFocused
        onChange={(changed) => {
          setName(changed);
          change.reset();
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={change.isPending}>
          <PendingLabel isPending={change.isPending} pending={words.saving}>
            {words.save}
          </PendingLabel>
        </Button>
        <Button variant="quiet" size="small" disabled={change.isPending} onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
