import { limits, type Resume } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { resumeFileKeys } from '@/lib/query-keys';

async function fetchLastModified(url: string, signal: AbortSignal): Promise<string> {
  const { ok, status, headers } = await fetch(api.resolveUrl(url), {
    method: 'HEAD',
    signal: AbortSignal.any([signal, AbortSignal.timeout(limits.callTimeoutMs)]),
  });
  if (!ok) throw new Error(`HEAD answered ${status}`);
  return new Date(headers.get('last-modified') ?? '').toISOString();
}

/** When the resume file was last modified, from its header; null if it is missing. Each version is a separate file, so this never changes. */
export function lastModifiedQuery({ id, url }: Resume) {
  return queryOptions({
    queryKey: resumeFileKeys.lastModified(id),
    queryFn: async ({ signal }) => {
      try {
        return await fetchLastModified(url, signal);
      } catch (error) {
        // eslint-disable-next-line no-console -- the specification (§8) wants this failure in the console; as `info`, because the upload time is a fallback
        if (!signal.aborted) console.info('Resume metadata', error);
        return null;
      }
    },
    staleTime: Infinity,
  });
}
