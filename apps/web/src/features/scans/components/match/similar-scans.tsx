import { type JobDetail } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@/lib/lazy-part';
import { alikeQuery } from '../../api/look-up-scan';

/** Loaded only if there are such scans. */
const SimilarScanList = lazyPart(async () => (await import('./similar-scan-list')).SimilarScanList);

/** Other scans of possibly the same posting, mostly from other sites, for the user to compare. Renders nothing if there are none or the request fails. */
export function SimilarScans({ job }: { job: JobDetail }) {
  const { data: alike = [] } = useQuery(alikeQuery(job));
  return alike.length > 0 && <SimilarScanList alike={alike} />;
}
