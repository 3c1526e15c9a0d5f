import { zodResolver } from '@hookform/resolvers/zod';
import { type Profile, profileFieldsSchema } from '@rolefit/contracts';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { dropDraft, keepDraft, readDraft } from '@/lib/drafts';
import { errorText } from '@/lib/error-text';
import { aboutDraft, aboutValuesOf } from '../about-draft';
import { useUpdateProfile } from '../api/update-profile';
import { profileFields } from '../profile-fields';

interface AboutFormProps {
  profile: Profile;
  onDone: () => void;
}

/** Changes the profile; sends only what changed. */
export function AboutForm({ profile, onDone }: AboutFormProps) {
  const update = useUpdateProfile();
  const form = useForm({
    resolver: zodResolver(profileFieldsSchema),
    mode: 'onChange',
    defaultValues: Object.fromEntries(profileFields.map(({ name }) => [name, profile[name] ?? undefined])),
  });
  const { errors, dirtyFields } = form.formState;
  const { setValue, subscribe } = form;
  // A session that runs out, or a reload, takes nothing that was typed.
  useEffect(() => {
    const kept = aboutValuesOf(readDraft(aboutDraft, profile.id));
    for (const { name } of profileFields) if (kept[name] !== undefined) setValue(name, kept[name], { shouldDirty: true, shouldValidate: true });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(aboutDraft, profile.id, values) });
  }, [setValue, subscribe, profile.id]);
  const done = () => {
    dropDraft(aboutDraft);
    onDone();
  };

  const save = form.handleSubmit((values) => {
    const changes = Object.fromEntries(profileFields.flatMap(({ name }) => (dirtyFields[name] ? [[name, values[name]]] : [])));
    if (Object.keys(changes).length === 0) return done();
    update.mutate(changes, { onSuccess: done });
  });

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="space-y-2">
      {profileFields.map(({ name, label }) => (
        <Field key={name} label={label} error={errors[name]}>
          {(control) => (
            // A field that was never filled may stay empty.
            <Input {...control} {...form.register(name, { setValueAs: (value: unknown) => (value === '' && profile[name] === null ? undefined : value) })} />
          )}
        </Field>
      ))}
      {update.isError && <Alert variant="destructive">{errorText(update.error)}</Alert>}
      <div className="flex gap-3 pt-2">
        <Button type="submit" disabled={update.isPending}>
          <PendingLabel isPending={update.isPending} pending="Updating...">
            Update
          </PendingLabel>
        </Button>
        <Button variant="outline" disabled={update.isPending} onClick={done}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
