import { type JobDetail, scanDetailEndpoints } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** SHA-256 of a text, lower-case hex; undefined in an insecure context, where browsers offer no Web Crypto. */
async function hashOf(text: string): Promise<string | undefined> {
  if (!window.isSecureContext) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The user's other scans with the same text, the same URL, or the same title and company. */
export function alikeQuery({ _id: id, url, title, companyName, jobDescription }: JobDetail) {
  const compared = {
    ...(url === '' ? {} : { url }),
    companyName,
    ...(title === null ? {} : { title }),
  };
  return queryOptions({
    queryKey: scanKeys.alike(id, compared),
    queryFn: async ({ signal }) => {
      const textHash = await hashOf(jobDescription);
      const { alike } = await api.call(scanDetailEndpoints.lookUpScans, {
        body: { ...compared, ...(textHash === undefined ? {} : { textHash }) },
        signal,
      });
      return alike.filter(({ job }) => job._id !== id);
    },
  });
}
