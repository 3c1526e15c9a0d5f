import { type ScanLookup } from '@rolefit/contracts';
import { useEffect, useState } from 'react';
import { sendMessage } from '@/lib/send-message';
import { textHash } from '@/lib/text-hash';

/** Fields that postings are compared by. */
export interface AlikeQuestion {
  readonly url: string;
  readonly title: string | undefined;
  readonly companyName: string;
  readonly jobDescription: string;
}

const nothing: ScanLookup['alike'] = [];

/** The user's scans that are similar to this posting; empty until the server has answered. Refetched when the posting changes. */
export function useAlike(question: AlikeQuestion | null): ScanLookup['alike'] {
  const key = question === null ? null : JSON.stringify(question);
  const [found, setFound] = useState<{ key: string; alike: ScanLookup['alike'] } | null>(null);
  useEffect(() => {
    if (key === null) return undefined;
    let isOver = false;
    const { url, title, companyName, jobDescription }: AlikeQuestion = JSON.parse(key);
    void (async () => {
      const { alike } = await sendMessage('scans.alike', {
        url,
        companyName,
        textHash: await textHash(jobDescription),
        ...(title === undefined ? {} : { title }),
      });
      if (!isOver) setFound({ key, alike });
    })().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [key]);
  return found !== null && found.key === key ? found.alike : nothing;
}
