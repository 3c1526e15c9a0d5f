import { limits, type Skill, type SkillsUpdate } from '@rolefit/contracts';
import { Plus } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { removeDraft } from '@/lib/drafts';
import { errorText } from '@/lib/error-text';
import { fingerprint, skillsDraft } from '../skill-draft';
import { texts } from '../texts';
import { useSkillsForm } from '../use-skills-form';
import { SkillRow } from './skill-row';

interface SkillsEditorProps {
  userId: string;
  skills: readonly Skill[];
  /** Error of the last attempt to save. */
  error: Error | null;
  onSave: (wanted: SkillsUpdate) => void;
  onClose: () => void;
}

/** Adds, removes and changes skills. The user's entries override those from the resume. */
export function SkillsEditor({ userId, skills, error, onSave, onClose }: SkillsEditorProps) {
  const { form, register, fields, add, remove, startOver, base } = useSkillsForm(userId, skills);
  const { errors } = form.formState;
  const adder = useRef<HTMLButtonElement>(null);
  const close = () => {
    removeDraft(skillsDraft);
    onClose();
  };
  const save = form.handleSubmit((wanted) =>
    fingerprint(wanted.skills) === base && base === fingerprint(skills) ? close() : onSave(wanted),
  );
  const removeAt = useCallback(
    (index: number) => {
      remove(index);
      // The button is removed with its row; focus the top of the list.
      adder.current?.focus();
    },
    [remove],
  );

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="space-y-4">
      <p className="max-w-prose text-muted">{texts.scoreHint}</p>
      {fingerprint(skills) !== base && (
        <Alert
          title={texts.changedMeanwhile}
          action={
            <Button variant="outline" size="small" onClick={startOver}>
              {texts.takeNew}
            </Button>
          }
        >
          {texts.changedMeanwhileThen}
        </Alert>
      )}
      <Button
        ref={adder}
        variant="outline"
        size="small"
        className="scroll-mb-24"
        disabled={fields.length >= limits.skillsPerProfile}
        onClick={add}
      >
        <Plus aria-hidden="true" /> {texts.add}
      </Button>
      {fields.length === 0 && <p className="text-muted">{texts.emptyList}</p>}
      <ul className="space-y-2">
        {fields.map((field, index) => (
          <SkillRow
            key={field.id}
            index={index}
            register={register}
            nameError={errors.skills?.[index]?.name}
            scoreError={errors.skills?.[index]?.score}
            onRemove={removeAt}
          />
        ))}
      </ul>
      {/* Sticky, because new skills are added at the top of a list of any length. */}
      <div className="sticky bottom-0 -mx-6 -mb-6 space-y-3 rounded-b-card border-t bg-surface px-6 py-4">
        {error && (
          <Alert variant="destructive" title={texts.notSaved}>
            {errorText(error)}
          </Alert>
        )}
        <div className="flex gap-3">
          <Button type="submit">{texts.save}</Button>
          <Button variant="outline" onClick={close}>
            {texts.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
