import { useEffect, useId, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDebouncedValue } from '@/lib/use-debounced-value';
import { type BackgroundState } from '@/messages';
import { type Judge } from '@/reading/workers';
import { AlikeNotice } from '../alike/alike-notice';
import { useAlike } from '../alike/use-alike';
import { PostingScore } from '../early-score/posting-score';
import { useEarlyScore } from '../early-score/use-early-score';
import { texts } from '../texts';
import { type PageDraft } from './page-draft';
import { PostingHead } from './posting-head';
import { ScanBar } from './scan-bar';
import { ScanFields } from './scan-fields';
import { useQueue } from './use-queue';
import {
  type ScanFields as Fields,
  scanFieldsSchema,
  type ScanForm,
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

/** What the user should know of the text before they scan it. */
function Notes({
  form: { formState },
  draft: { cut, isPart },
}: {
  form: ScanForm;
  draft: PageDraft;
}) {
  const isCut = cut.includes('jobDescription') && !formState.dirtyFields.jobDescription;
  return (
    <>
      {isCut && <p className="text-small text-muted">{texts.cut}</p>}
      {isPart && <p className="text-small text-muted">{texts.part}</p>}
    </>
  );
}

/** The posting read from the page: what it is, how well it fits, and the ways to scan it. Its fields are behind "Edit", unless something is wrong with them. */
export function PostingForm({ draft, state, judge, isValidatedImmediately }: PostingFormProps) {
  const form = useScanForm(draft.values);
  const { isSubmitting, errors } = form.formState;
  const { trigger } = form;
  const fieldsId = useId();
  const [wantsFields, setWantsFields] = useState(!isValidatedImmediately);
  const isEditing = wantsFields || Object.keys(errors).some((name) => name !== 'root');
  const { queued, scanned, queue } = useQueue(form, state);
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

  return (
    // `display: contents`, so that the bar below can stick to the bottom of the popup.
    <form className="contents" noValidate onSubmit={(event) => void queue(true)(event)}>
      <PostingHead
        form={form}
        fieldsId={fieldsId}
        isEditing={isEditing}
        // A field stays open while it is corrected.
        onEdit={() => setWantsFields(!isEditing)}
      />
      <PostingScore
        early={early}
        final={scanned?.score?.overallScore ?? null}
        hasEarlierScore={alike.some(({ likeness, job }) => likeness === 'text' && job.score)}
      />
      <AlikeNotice
        server={state.server.origin}
        scans={state.scans}
        alike={alike.filter(({ job }) => job.jobId !== queued?.jobId)}
      />
      <div id={fieldsId} hidden={!isEditing}>
        <ScanFields
          form={form}
          origins={draft.origins}
          pageUrl={draft.values.url}
          cut={draft.cut}
        />
      </div>
      <Notes form={form} draft={draft} />
      {errors.root && (
        <p role="alert" className="text-small text-danger">
          {errors.root.message}
        </p>
      )}
      <ScanBar
        server={state.server.origin}
        queued={queued}
        scanned={scanned}
        isSubmitting={isSubmitting}
        onScan={() => void queue(false)()}
      />
    </form>
  );
}
