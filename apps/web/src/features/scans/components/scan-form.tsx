import { zodResolver } from '@hookform/resolvers/zod';
import { countWords, limits, type ScanForm as ScanFormValues, scanFormSchema } from '@rolefit/contracts';
import { useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { type z } from 'zod';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input, Textarea } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { useCreateScan } from '../api/create-scan';

const empty = { jobDescription: '', companyName: '', logo: '', url: '' };

/** What was sent last, and under which id. */
interface Attempt {
  jobId: string;
  sent: string;
}

function wordHint(words: number): string | undefined {
  if (words === 0) return undefined;
  const count = words === 1 ? '1 word' : `${words.toLocaleString('en')} words`;
  return words < limits.postingMinWords ? `${count}; a score needs at least ${limits.postingMinWords}` : count;
}

/** Scans a posting that is pasted in; empties itself when the scan is accepted. */
export function ScanForm({ onAccepted }: { onAccepted: (id: string) => void }) {
  const createScan = useCreateScan();
  // A second try sends the same id, so that the server sees one scan; a posting that was changed since is another one.
  const attempt = useRef<Attempt | null>(null);
  const form = useForm<z.input<typeof scanFormSchema>, unknown, ScanFormValues>({ resolver: zodResolver(scanFormSchema), mode: 'onChange', defaultValues: empty });
  const { errors } = form.formState;
  const description = useWatch({ control: form.control, name: 'jobDescription' });

  const send = ({ logo, ...posting }: ScanFormValues) => {
    const sent = JSON.stringify({ ...posting, logo });
    if (attempt.current?.sent !== sent) attempt.current = { jobId: String(Date.now()), sent };
    createScan.mutate(
      { ...posting, ...(logo ? { logo } : {}), jobId: attempt.current.jobId },
      {
        onSuccess: ({ _id }) => {
          attempt.current = null;
          form.reset(empty);
          onAccepted(_id);
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(send)(event)} className="space-y-4">
      <Field label="Job Description" error={errors.jobDescription} hint={<span className="numbers">{wordHint(countWords(description))}</span>}>
        {(control) => <Textarea {...control} rows={12} placeholder="Paste the whole posting" {...form.register('jobDescription')} />}
      </Field>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <Field label="Company Name" error={errors.companyName}>
          {(control) => <Input {...control} autoComplete="off" {...form.register('companyName')} />}
        </Field>
        <Field label="Company Logo URL" isOptional error={errors.logo}>
          {(control) => <Input {...control} inputMode="url" autoComplete="off" {...form.register('logo')} />}
        </Field>
      </div>
      <Field label="Job Post URL" error={errors.url}>
        {(control) => <Input {...control} inputMode="url" autoComplete="off" placeholder="https://" {...form.register('url')} />}
      </Field>
      {createScan.isError && (
        <Alert variant="destructive" title="This scan was not accepted. Your text is still here.">
          {errorText(createScan.error)}
        </Alert>
      )}
      <Button type="submit" disabled={createScan.isPending}>
        <PendingLabel isPending={createScan.isPending} pending="Scanning...">
          Scan Job
        </PendingLabel>
      </Button>
    </form>
  );
}
