import { type JobDetail } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** SHA-256 of a text, lower-case hex; undefined where a browser gives no such sums, as on a plain address of another computer. */
async function hashOf(text: string): Promise<string | undefined> {
  if (!window.isSecureContext) return undefined;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The user's other scans that are like this one: of the same text, the same address, or the same title at the same company. */
export function alikeQuery({ _id: id, url, title, companyName, jobDescription }: JobDetail) {
  const compared = { url, companyName, ...(title === null ? {} : { title }) };
  return queryOptions({
    queryKey: scanKeys.alike(id, compared),
    queryFn: async ({ signal }) => {
      const textHash = await hashOf(jobDescription);
      const { alike } = await api.call('lookUpScans', { body: { ...compared, ...(textHash === undefined ? {} : { textHash }) }, signal });
      return alike.filter(({ job }) => job._id !== id);
    },
  });
}
