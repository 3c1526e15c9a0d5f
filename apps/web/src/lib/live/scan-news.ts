import { type EventPayload } from '@rolefit/contracts';
import { scoreBands } from '@rolefit/scoring';
import { readContractSentences } from '../contract-sentences';
import { paths } from '../paths';
import { openPage } from '../routing/open-page';
import { screenTitles } from '../texts';
import { readToasts, toast } from '../toast';
import { texts } from './texts';

const toastId = 'scan-news';

/** Scans that the visible toast tells of. */
const told = new Set<string>();

/** The list shows what its scans come to, and so do the match and the form for many. */
function isLookingAt(id: string): boolean {
  const { pathname, search } = location;
  const isMany = pathname === paths.jobScan && new URLSearchParams(search).has('many');
  return isMany || pathname === paths.jobMatch || pathname === paths.jobMatchDetail(id);
}

const viewMatch = (id: string) => ({
  label: texts.viewMatch,
  onClick: () => openPage(paths.jobMatchDetail(id), screenTitles.jobMatchDetail),
});

/** Whether the toast is to tell of several scans: a storm of them is one toast. */
function isOneOfMany(id: string): boolean {
  if (!readToasts().some((shown) => shown.id === toastId)) told.clear();
  told.add(id);
  return told.size > 1;
}

function tellMany(): void {
  toast.success(texts.scannedMany(told.size), {
    id: toastId,
    action: {
      label: texts.seeMatches,
      onClick: () => openPage(paths.jobMatch, screenTitles.jobMatch),
    },
  });
}

/** Announces the outcome of a scan on any screen but those that show it. */
export function tellScanned({
  _id: id,
  status,
  title,
  overallScore,
}: EventPayload<'scan.completed'>): void {
  // A scan that waits for a resume is news only once that is read.
  if (status === 'waiting-for-resume' || isLookingAt(id)) return;
  if (isOneOfMany(id)) return tellMany();
  const name = title ?? texts.untitled;
  const options = { id: toastId, action: viewMatch(id) };
  if (overallScore === null) toast(texts.notScored(name), options);
  else {
    const band = scoreBands.find(({ from }) => overallScore >= from)?.word ?? 'weak';
    toast.success(texts.scanned(name, overallScore, texts.bands[band]), options);
  }
}

/** Announces that a scan has failed, likewise. */
export function tellFailed({ _id: id, failure }: EventPayload<'scan.failed'>): void {
  if (isLookingAt(id)) return;
  if (isOneOfMany(id)) return tellMany();
  toast.error(texts.scanFailed, {
    id: toastId,
    description: readContractSentences().ofFailure(failure),
    action: viewMatch(id),
  });
}
