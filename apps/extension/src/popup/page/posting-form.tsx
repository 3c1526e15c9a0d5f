import { useEffect, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { sendMessage } from '@/lib/send-message';
import { primaryButton } from '@/lib/control-styles';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { type BackgroundState } from '@/messages';
import { type Judge } from '@/reading/workers';
import { AlikeNotice } from '../alike/alike-notice';
import { useAlike } from '../alike/use-alike';
import { PostingScore } from '../early-score/posting-score';
import { useEarlyScore } from '../early-score/use-early-score';
import { texts } from '../texts';
import { type PageDraft } from './page-draft';
import { ScanFields } from './scan-fields';
import {
  type ScanFields as Fields,
  scanFieldsSchema,
  type ScanForm,
  showRefusal,
  useScanForm,
} from './use-scan-form';

/** Debounce delay before the typed text is looked up and scored. */
const debounceMs = 500;

/** The form's values, debounced; null unless they are valid. */
function useDebouncedPosting({ control }: ScanForm): Fields | null {
  const values = useWatch({ control });
  const settled = useDebouncedValue(JSON.stringify(values), debounceMs);
  return useMemo(() => {
    const { title, ...others } = JSON.parse(settled);
    const parsed = scanFieldsSchema.safeParse(title === '' ? others : { ...others, title });
    return parsed.success ? parsed.data : null;
  }, [settled]);
}

interface PostingFormProps {
  draft: PageDraft;
  state: BackgroundState;
  judge: Judge;
  /** Validates on mount: for a posting that was read incompletely. */
  isValidatedImmediately: boolean;
}

/** Form with the posting read from the page, to review and queue, together with earlier scans and an estimate. */
export function PostingForm({ draft, state, judge, isValidatedImmediately }: PostingFormProps) {
  const form = useScanForm(draft.values);
  const { isSubmitting, errors } = form.formState;
  const { trigger } = form;
  const [jobId, setJobId] = useState<string | null>(null);
  useEffect(() => {
    if (isValidatedImmediately) void trigger(['jobDescription', 'companyName']);
  }, [isValidatedImmediately, trigger]);

  const posting = useDebouncedPosting(form);
  const isSignedIn = state.session.status === 'signed-in';
  const alike = useAlike(
    posting && isSignedIn
      ? {
          url: posting.url,
          title: posting.title,
          companyName: posting.companyName,
          jobDescription: posting.jobDescription,
        }
      : null,
  );
  const early = useEarlyScore(judge, posting?.jobDescription ?? null, isSignedIn);
  const scanned = state.scans?.find((scan) => scan.jobId === jobId);

  async function queue(scan: Fields): Promise<void> {
    try {
      setJobId((await sendMessage('outbox.add', { scan })).jobId);
    } catch (error) {
      showRefusal(form, error);
    }
  }

  return (
    // `display: contents`, so that the bar below can stick to the bottom of the popup.
    <form
      className="contents"
      noValidate
      onSubmit={(event) => void form.handleSubmit(queue)(event)}
    >
      <AlikeNotice
        server={state.server.origin}
        scans={state.scans}
        alike={alike.filter(({ job }) => job.jobId !== jobId)}
      />
      <ScanFields
        form={form}
        origins={draft.origins}
        pageUrl={draft.values.url}
        cut={draft.cut}
        isPart={draft.isPart}
      />
      <PostingScore early={early} final={scanned?.score?.overallScore ?? null} />
      {errors.root && (
        <p role="alert" className="text-small text-danger">
          {errors.root.message}
        </p>
      )}
      <div className="sticky top-13 bottom-0 z-10 -mx-4 flex items-center gap-3 border-y bg-paper px-4 py-2.5">
        <button type="submit" className={primaryButton} disabled={isSubmitting || jobId !== null}>
          {isSubmitting ? texts.scanning : texts.scan}
        </button>
        <p role="status" className="min-w-0 flex-1 text-small text-muted">
          {jobId !== null && texts.queued}
        </p>
      </div>
    </form>
  );
}
