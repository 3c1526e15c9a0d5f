import { lazyPart } from '@/lib/lazy-part';

/** Loaded after the first render: there is nothing to announce before a scan has finished. */
export const ScanAnnouncements = lazyPart(
  async () =>
    (await import('@/features/scans/components/list/scan-announcements')).ScanAnnouncements,
);
