import { caseEndpoints, type JobDetail } from '@rolefit/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { judgeLocally } from '@/lib/judge/judge-locally';
import { scanKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';
import { disputeOf } from '../dispute';
import { texts } from '../texts';

function offer(name: string, content: object): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

async function download(client: QueryClient, scanId: string, id: string): Promise<boolean> {
  const input = await api.call(caseEndpoints.getCase, { params: { id: scanId } });
  const correction = input.corrections.find((one) => one.id === id);
  const job = client.getQueryData<JobDetail>(scanKeys.detail(scanId));
  const corrections = input.corrections.filter((one) => one !== correction);
  const match = await judgeLocally({ ...input, corrections });
  if (!correction || !job || match === null) return false;
  offer(`rolefit-dispute-${id.slice(-8)}.json`, disputeOf(correction, job, match));
  return true;
}

/** Downloads a corrected verdict as a file from which the maintainers can make a test. */
export function useDownloadDispute(scanId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => download(client, scanId, id),
    onSuccess: (isSaved) => {
      if (!isSaved) toast.error(texts.notDownloaded);
    },
    onError: (error) => toast.error(texts.notDownloaded, { description: errorText(error) }),
  });
}
