import { useEffect } from 'react';
import { sendMessage } from '@/lib/send-message';
import { outlineButton, primaryButton } from '@/lib/control-styles';
import { type OutboxItem } from '@/messages';
import { type DraftField, draftFields } from '../page/page-draft';
import { ScanFields } from '../page/scan-fields';
import { type ScanFields as Fields, showRefusal, useScanForm } from '../page/use-scan-form';
import { texts } from '../texts';

function valuesOf({ scan }: OutboxItem): Record<DraftField, string> {
  return {
    title: scan.title ?? '',
    companyName: scan.companyName,
    jobDescription: scan.jobDescription,
    url: scan.url,
    logo: scan.logo ?? '',
  };
}

/** Form to correct a scan that the server refused, with its messages under the fields. */
export function CorrectScan({ item, onDone }: { item: OutboxItem; onDone: () => void }) {
  const form = useScanForm(valuesOf(item));
  const { setError } = form;
  useEffect(() => {
    const problems = item.problem?.fields ?? {};
    for (const name of draftFields)
      if (problems[name] !== undefined) setError(name, { message: problems[name] });
  }, [item, setError]);

  async function save(scan: Fields): Promise<void> {
    try {
      await sendMessage('outbox.change', { jobId: item.jobId, scan });
      onDone();
    } catch (error) {
      showRefusal(form, error);
    }
  }

  const { isSubmitting, errors } = form.formState;
  return (
    <form
      aria-label={texts.correctTitle}
      noValidate
      className="space-y-3 rounded-card border bg-surface p-3"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <ScanFields form={form} pageUrl={item.scan.url} />
      {errors.root && (
        <p role="alert" className="text-small text-danger">
          {errors.root.message}
        </p>
      )}
      <div className="flex gap-2">
        <button type="submit" className={primaryButton} disabled={isSubmitting}>
          {isSubmitting ? texts.saving : texts.save}
        </button>
        <button type="button" className={`${outlineButton} h-10`} onClick={onDone}>
          {texts.cancel}
        </button>
      </div>
    </form>
  );
}
