import { type Job } from '@rolefit/contracts';
import { useEffect, useRef, useState } from 'react';
import { sendMessage } from '@/lib/send-message';
import { type BackgroundState } from '@/messages';
import { matchUrl } from './match-url';
import { type ScanFields, type ScanForm, showRefusal } from './use-scan-form';

interface Queued {
  readonly jobId: string;
  readonly isSaved: boolean;
}

/** Queues the posting, and opens its match where it was saved too, as soon as the server has it. */
export function useQueue(
  form: ScanForm,
  { server, scans }: Pick<BackgroundState, 'server' | 'scans'>,
) {
  const [queued, setQueued] = useState<Queued | null>(null);
  const scanned: Job | undefined =
    queued === null ? undefined : scans?.find(({ jobId }) => jobId === queued.jobId);
  const url = queued?.isSaved && scanned ? matchUrl(server.origin, scanned) : null;
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (url === null || opened.current === url) return;
    opened.current = url;
    void chrome.tabs.create({ url });
  }, [url]);

  const queue = (isSaved: boolean) =>
    form.handleSubmit(async (scan: ScanFields) => {
      try {
        const { jobId } = await sendMessage('outbox.add', isSaved ? { scan, isSaved } : { scan });
        setQueued({ jobId, isSaved });
      } catch (error) {
        showRefusal(form, error);
      }
    });
  return { queued, scanned, queue };
}
