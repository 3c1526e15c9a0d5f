import { zodResolver } from '@hookform/resolvers/zod';
import { countWords, limits, scanFormSchema, scanTitleSchema } from '@rolefit/contracts';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { z } from 'zod/mini';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { sessionAtom } from '@/lib/session';
import { useCreateScan } from '../../api/create-scan';
import { readPasted } from '../../paste/read-pasted';
import {
  beginScanDraft,
  emptyPosting,
  saveScanDraft,
  type ScanDraft,
  snapshotOf,
} from '../../scan-draft';
import { DetailChips, type DetailName } from './detail-chips';
import { usePastedDetails } from './use-pasted-details';
import { texts } from './texts';

function isTitle(title: string): boolean {
  return title.trim() === '' || scanTitleSchema.safeParse(title).success;
}

const formSchema = z.extend(z.omit(scanFormSchema, { logo: true }), {
  title: z.string().check(z.refine(isTitle, texts.titleTooLong())),
});
type FormInput = z.input<typeof formSchema>;
type FormValues = z.output<typeof formSchema>;

function wordHint(words: number): string | undefined {
  if (words === 0) return undefined;
  return words < limits.postingMinWords ? texts.tooFewWords(words) : texts.words(words);
}

type ScanFormApi = UseFormReturn<FormInput, unknown, FormValues>;

interface FieldsProps {
  form: ScanFormApi;
  onPaste: (text: string) => void;
  onDetail: (name: DetailName, value: string) => void;
}

function ScanFormFields({ form, onPaste, onDetail }: FieldsProps) {
  const { errors } = form.formState;
  const [description = '', title = '', companyName = '', url = ''] = useWatch({
    control: form.control,
    name: ['jobDescription', 'title', 'companyName', 'url'],
  });
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
            autoFocus
            placeholder={texts.wholePosting}
            // The text is in the field only after this event.
            onPaste={({ currentTarget }) => setTimeout(() => onPaste(currentTarget.value))}
            {...form.register('jobDescription')}
          />
        )}
      </Field>
      <DetailChips values={{ title, companyName, url }} errors={errors} onChange={onDetail} />
    </>
  );
}

interface ScanFormProps {
  onAccepted: (id: string) => void;
  /** Reads a pasted text, by default in a Web Worker. */
  readText?: typeof readPasted;
}

/** Scans a pasted posting. Keeps a draft until the scan is accepted, then resets. */
export function ScanForm({ onAccepted, readText = readPasted }: ScanFormProps) {
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  const createScan = useCreateScan(userId);
  const [begun] = useState(() => beginScanDraft(userId));
  // A retry sends the same id, so that the server deduplicates it; an edited posting gets a new one.
  const attempt = useRef<ScanDraft['attempt']>(begun.attempt);
  const form = useForm<FormInput, unknown, FormValues>({
    resolver: zodResolver(formSchema),
    mode: 'onChange',
    defaultValues: begun.values,
  });
  const { subscribe } = form;
  const details = usePastedDetails(
    (name, value) => form.setValue(name, value, { shouldValidate: true }),
    readText,
    begun.isTried ? begun.values.jobDescription : null,
  );
  const keep = useCallback(
    (values: FormInput) =>
      saveScanDraft(userId, { values: { ...emptyPosting, ...values }, attempt: attempt.current }),
    [userId],
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe, keep],
  );

  const send = ({ title, ...posting }: FormValues) => {
    const sent = snapshotOf(form.getValues());
    if (attempt.current?.sent !== sent) attempt.current = { jobId: String(Date.now()), sent };
    keep(form.getValues());
    // The server reads the title too, and better where a model reads: only the user's own overrides it.
    const own = title.trim() !== '' && details.written.current.has('title') ? { title } : {};
    createScan.mutate(
      { ...posting, ...own, jobId: attempt.current.jobId },
      {
        onSuccess: ({ _id }) => {
          attempt.current = null;
          // If the user has typed since, the text belongs to the next posting.
          if (snapshotOf(form.getValues()) === sent) {
            form.reset(emptyPosting);
            details.forget();
          }
          onAccepted(_id);
        },
      },
    );
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
          event.currentTarget.requestSubmit();
      }}
      className="space-y-4"
    >
      <ScanFormFields
        form={form}
        onPaste={(text) => void details.read(text)}
        onDetail={(name, value) => {
          details.written.current.add(name);
          form.setValue(name, value, { shouldValidate: true });
        }}
      />
      {createScan.isError && (
        <Alert variant="destructive" title={texts.refused}>
          {errorText(createScan.error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" disabled={createScan.isPending}>
          <PendingLabel isPending={createScan.isPending} pending={texts.submitting}>
            {texts.submit}
          </PendingLabel>
        </Button>
        <p className="text-small text-muted pointer-coarse:hidden">{texts.submitKeys}</p>
      </div>
    </form>
  );
}
