import { zodResolver } from '@hookform/resolvers/zod';
import {
  countWords,
  limits,
  type ScanForm as ScanFormValues,
  scanFormSchema,
} from '@rolefit/contracts';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { type z } from 'zod/mini';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { sessionAtom } from '@/lib/session';
import { useCreateScan } from '../../api/create-scan';
import {
  emptyPosting,
  readScanDraft,
  saveScanDraft,
  type ScanDraft,
  snapshotOf,
} from '../../scan-draft';
import { texts as allTexts } from '../../texts';

const { form: texts } = allTexts;

function wordHint(words: number): string | undefined {
  if (words === 0) return undefined;
  return words < limits.postingMinWords ? texts.tooFewWords(words) : texts.words(words);
}

type ScanFormApi = UseFormReturn<z.input<typeof scanFormSchema>, unknown, ScanFormValues>;

function ScanFormFields({ form }: { form: ScanFormApi }) {
  const { errors } = form.formState;
  const description = useWatch({ control: form.control, name: 'jobDescription' });
  return (
    <>
      <Field
        label={texts.jobDescription}
        error={errors.jobDescription}
        hint={<span className="numbers">{wordHint(countWords(description))}</span>}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={12}
            placeholder={texts.wholePosting}
            {...form.register('jobDescription')}
          />
        )}
      </Field>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field label={texts.companyName} error={errors.companyName}>
          {(control) => <Input {...control} autoComplete="off" {...form.register('companyName')} />}
        </Field>
        <Field label={texts.logo} isOptional error={errors.logo}>
          {(control) => (
            <Input {...control} inputMode="url" autoComplete="off" {...form.register('logo')} />
          )}
        </Field>
      </div>
      <Field label={texts.url} error={errors.url}>
        {(control) => (
          <Input
            {...control}
            inputMode="url"
            autoComplete="off"
            placeholder={texts.urlStart}
            {...form.register('url')}
          />
        )}
      </Field>
    </>
  );
}

/** Scans a pasted posting. Keeps a draft until the scan is accepted, then resets. */
export function ScanForm({ onAccepted }: { onAccepted: (id: string) => void }) {
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  const createScan = useCreateScan(userId);
  const [begun] = useState(() => readScanDraft(userId));
  // A retry sends the same id, so that the server deduplicates it; an edited posting gets a new one.
  const attempt = useRef<ScanDraft['attempt']>(begun.attempt);
  const form = useForm<z.input<typeof scanFormSchema>, unknown, ScanFormValues>({
    resolver: zodResolver(scanFormSchema),
    mode: 'onChange',
    defaultValues: begun.values,
  });
  const { subscribe } = form;
  const keep = useCallback(
    (values: z.input<typeof scanFormSchema>) =>
      saveScanDraft(userId, { values: { ...emptyPosting, ...values }, attempt: attempt.current }),
    [userId],
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  const send = ({ logo, ...posting }: ScanFormValues) => {
    const sent = snapshotOf(form.getValues());
    if (attempt.current?.sent !== sent) attempt.current = { jobId: String(Date.now()), sent };
    keep(form.getValues());
    createScan.mutate(
      { ...posting, ...(logo ? { logo } : {}), jobId: attempt.current.jobId },
      {
        onSuccess: ({ _id }) => {
          attempt.current = null;
          // If the user has typed since, the text belongs to the next posting.
          if (snapshotOf(form.getValues()) === sent) form.reset(emptyPosting);
          onAccepted(_id);
        },
      },
    );
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="space-y-4"
    >
      <ScanFormFields form={form} />
      {createScan.isError && (
        <Alert variant="destructive" title={texts.refused}>
          {errorText(createScan.error)}
        </Alert>
      )}
      <Button type="submit" disabled={createScan.isPending}>
        <PendingLabel isPending={createScan.isPending} pending={texts.submitting}>
          {texts.submit}
        </PendingLabel>
      </Button>
    </form>
  );
}
