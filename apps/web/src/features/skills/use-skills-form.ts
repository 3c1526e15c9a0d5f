import { zodResolver } from '@hookform/resolvers/zod';
import { newSkill, type Skill, type SkillInput, skillsUpdateSchema } from '@rolefit/contracts';
import { useCallback, useEffect, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { removeDraft, saveDraft, readDraft } from '@/lib/drafts';
import { fingerprint, type SkillLine, skillsDraft, skillsDraftOf } from './skill-draft';

const inputsOf = (lines: readonly SkillLine[]): SkillInput[] =>
  lines.map(({ name, score }) => ({ name, score: score ?? NaN }));

/** Initial values: the draft, or the list. */
function initialValues(userId: string, skills: readonly Skill[]) {
  const draft = skillsDraftOf(readDraft(skillsDraft, userId));
  return draft
    ? { base: draft.base, skills: inputsOf(draft.skills), isDraft: true }
    : { base: fingerprint(skills), skills: inputsOf(skills), isDraft: false };
}

/** The list of skills as a form with a stored draft. Every change validates the whole list, because duplicates concern several lines. */
export function useSkillsForm(userId: string, skills: readonly Skill[]) {
  const [initial, setInitial] = useState(() => initialValues(userId, skills));
  const form = useForm({
    resolver: zodResolver(skillsUpdateSchema),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    defaultValues: { skills: initial.skills },
  });
  const { control, register, subscribe, trigger, reset, setFocus } = form;
  const { fields, prepend, remove } = useFieldArray({ control, name: 'skills' });

  useEffect(() => {
    let last = JSON.stringify(initial.skills);
    if (initial.isDraft) void trigger();
    return subscribe({
      formState: { values: true },
      callback: ({ values: { skills: lines } }) => {
        // The callback also runs for changes of other form state, such as errors.
        const now = JSON.stringify(lines);
        if (now === last) return;
        last = now;
        if (fingerprint(lines) === initial.base) removeDraft(skillsDraft);
        else saveDraft(skillsDraft, userId, { base: initial.base, skills: lines });
        void trigger();
      },
    });
  }, [subscribe, trigger, userId, initial]);

  const add = () => {
    prepend(newSkill, { shouldFocus: false });
    // Select the name, so that it can be overwritten.
    requestAnimationFrame(() => setFocus('skills.0.name', { shouldSelect: true }));
  };
  const startOver = useCallback(() => {
    const fresh = {
      base: fingerprint(skills),
      skills: inputsOf(skills),
      isDraft: false,
    };
    setInitial(fresh);
    reset({ skills: fresh.skills });
    // Replacing the lines counts as a change to the former list; drop the draft of it.
    removeDraft(skillsDraft);
  }, [reset, skills]);

  return { form, register, fields, add, remove, startOver, base: initial.base };
}
