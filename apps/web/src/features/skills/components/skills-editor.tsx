import { zodResolver } from '@hookform/resolvers/zod';
import { newSkill, type Skill, skillsUpdateSchema } from '@rolefit/contracts';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { toast } from '@/lib/toast';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { useUpdateSkills } from '../api/update-skills';

interface SkillsEditorProps {
  skills: readonly Skill[];
  onDone: () => void;
}

/** Adds, removes and changes skills; what the user says wins over what was read. */
export function SkillsEditor({ skills, onDone }: SkillsEditorProps) {
  const update = useUpdateSkills();
  const form = useForm({
    resolver: zodResolver(skillsUpdateSchema),
    mode: 'onChange',
    defaultValues: { skills: skills.map(({ name, score }) => ({ name, score })) },
  });
  const { fields, prepend, remove } = useFieldArray({ control: form.control, name: 'skills' });
  const { errors } = form.formState;
  const save = form.handleSubmit((values) =>
    update.mutate(values, {
      onSuccess: () => {
        toast.success('Skills saved.');
        onDone();
      },
    }),
  );

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="space-y-4">
      <Button variant="outline" size="small" onClick={() => prepend(newSkill)}>
        <Plus aria-hidden="true" /> Add skill
      </Button>
      <ul className="space-y-2">
        {fields.map((field, index) => {
          const error = errors.skills?.[index]?.name ?? errors.skills?.[index]?.score;
          return (
            <li key={field.id} className="space-y-1">
              <div className="flex gap-2">
                <Input aria-label={`Name of skill ${index + 1}`} aria-invalid={Boolean(errors.skills?.[index]?.name)} className="scroll-mb-24" {...form.register(`skills.${index}.name`)} />
                <div className="w-24 shrink-0">
                  <Input
                    aria-label={`Score of skill ${index + 1}`}
                    aria-invalid={Boolean(errors.skills?.[index]?.score)}
                    type="number"
                    min={0}
                    max={100}
                    className="numbers scroll-mb-24"
                    {...form.register(`skills.${index}.score`, { valueAsNumber: true })}
                  />
                </div>
                <Button variant="quiet" size="icon" aria-label={`Remove skill ${index + 1}`} onClick={() => remove(index)}>
                  <X aria-hidden="true" />
                </Button>
              </div>
              {error && (
                <p role="alert" className="text-small text-danger">
                  {error.message || 'This field is invalid'}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {/* In sight beside a list of any length: a new skill stands at its top. */}
      <div className="sticky bottom-0 -mx-6 -mb-6 space-y-3 rounded-b-card border-t bg-surface px-6 py-4">
        {update.isError && <Alert variant="destructive">{errorText(update.error)}</Alert>}
        <div className="flex gap-3">
          <Button type="submit" disabled={update.isPending}>
            <PendingLabel isPending={update.isPending} pending="saving...">
              Save Changes
            </PendingLabel>
          </Button>
          <Button variant="outline" disabled={update.isPending} onClick={onDone}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  );
}
