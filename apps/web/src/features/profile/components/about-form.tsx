import { zodResolver } from '@hookform/resolvers/zod';
import { limits, type Profile, profileUpdateSchema } from '@rolefit/contracts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field, FieldMessage } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { removeDraft, saveDraft, readDraft } from '@/lib/drafts';
import { errorText } from '@/lib/error-text';
import { aboutDraft, type AboutValues, aboutValuesOf } from '../about-draft';
import { useUpdateProfile } from '../api/update-profile';
import { type ProfileField, profileFields } from '../profile-fields';
import { texts } from '../texts';

interface AboutFormProps {
  profile: Profile;
  onDone: () => void;
}

/** `autocomplete` and keyboard type of each field. */
const inputs = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  location: { autoComplete: 'off' },
  blogLink: { autoComplete: 'url', inputMode: 'url', placeholder: texts.blogExample },
} as const;

function useAboutForm(profile: Profile) {
  const [initial] = useState<AboutValues>(() =>
    Object.fromEntries(profileFields.map((name) => [name, profile[name] ?? undefined])),
  );
  const form = useForm({
    resolver: zodResolver(profileUpdateSchema),
    mode: 'onChange',
    defaultValues: initial,
  });
  const { setValue, setFocus, subscribe } = form;
  // Restores the draft after a reload or an expired session, and stores further changes.
  useEffect(() => {
    const draft = readDraft(aboutDraft, profile.id);
    const stored = aboutValuesOf(draft);
    for (const name of profileFields)
      if (stored[name] !== undefined)
        setValue(name, stored[name], { shouldDirty: true, shouldValidate: true });
    // Without a draft the user has just opened the form, so focus it.
    if (draft === null) setFocus(profileFields[0]);
    // Store only changed fields, because others may have been changed elsewhere.
    const keep = (values: AboutValues) =>
      saveDraft(
        aboutDraft,
        profile.id,
        Object.fromEntries(
          profileFields.flatMap((name) =>
            values[name] === initial[name] ? [] : [[name, values[name]]],
          ),
        ),
      );
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [setValue, setFocus, subscribe, profile.id, initial]);
  return form;
}

/** Edits the profile; sends only changed fields. */
export function AboutForm({ profile, onDone }: AboutFormProps) {
  const update = useUpdateProfile();
  const form = useAboutForm(profile);
  const { errors, dirtyFields, isSubmitted } = form.formState;
  const values = useWatch({ control: form.control });
  const [hasChanged, setHasChanged] = useState(false);
  // The form revalidates single fields on change; cross-field rules need a full validation.
  const isEmpty = profileFields.every((name) => !values[name] && !errors[name]);
  const nothing =
    isEmpty && (hasChanged || isSubmitted)
      ? profileUpdateSchema.safeParse({}).error?.issues[0]
      : undefined;
  const register = (name: ProfileField) =>
    // A field without a value may stay empty.
    form.register(name, {
      setValueAs: (value: unknown) => (value === '' && profile[name] === null ? undefined : value),
    });
  const done = () => {
    removeDraft(aboutDraft);
    onDone();
  };
  const save = form.handleSubmit((checked) => {
    const changes: AboutValues = Object.fromEntries(
      profileFields.flatMap((name) => (dirtyFields[name] ? [[name, checked[name]]] : [])),
    );
    if (Object.keys(changes).length === 0) return done();
    update.mutate(changes, { onSuccess: onDone });
  });

  return (
    <form
      noValidate
      onChange={() => setHasChanged(true)}
      onSubmit={(event) => void save(event)}
      className="space-y-4"
    >
      {profileFields.map((name) =>
        name === 'bio' ? (
          <Field
            key={name}
            label={texts.fields.bio}
            error={errors.bio}
            hint={
              <span className="numbers">
                {texts.bioLength(values.bio?.length ?? 0, limits.bioChars)}
              </span>
            }
          >
            {(control) => (
              <Textarea {...control} {...register('bio')} rows={3} autoComplete="off" />
            )}
          </Field>
        ) : (
          <Field key={name} label={texts.fields[name]} error={errors[name]}>
            {(control) => <Input {...control} {...inputs[name]} {...register(name)} />}
          </Field>
        ),
      )}
      <FieldMessage id="about-nothing" error={nothing} />
      {update.isError && <Alert variant="destructive">{errorText(update.error)}</Alert>}
      <div className="flex gap-3 pt-2">
        <Button type="submit" disabled={update.isPending}>
          <PendingLabel isPending={update.isPending} pending={texts.updating}>
            {texts.update}
          </PendingLabel>
        </Button>
        <Button variant="outline" disabled={update.isPending} onClick={done}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
