import { type Job, type ScanLookup } from '@rolefit/contracts';
import { sendMessage } from '@/lib/send-message';
import { isAllowed, requestAccess } from '@/lib/host-access';
import { readServer } from '@/server-origin';
import { textHash } from '@/lib/text-hash';
import { type ScanDraft } from '@/messages';
import { type PageReader } from '@/reading/workers';
import { captureTab, readCaptured } from '../popup/page/read-tab';
import { scanFieldsSchema } from '../popup/page/use-scan-form';
import { texts as popupTexts } from '../popup/texts';
import { texts } from './texts';

/** An open tab with the posting to scan, or the reason why there is none. */
export interface OpenTab {
  readonly tabId: number;
  readonly title: string;
  readonly site: string;
  readonly scan: ScanDraft | null;
  /** A text for the user; null if the tab can be scanned. */
  readonly why: string | null;
  /** An earlier scan of this posting, or of a similar one on another site; null if there is none. */
  readonly before: {
    readonly likeness: ScanLookup['alike'][number]['likeness'];
    readonly job: Job;
  } | null;
  /** Whether an earlier tab shows the same posting. */
  readonly isDuplicate: boolean;
}

/** All sites: the URLs of tabs are unknown without permission, so a narrower list cannot be requested. */
const allSites = { origins: ['http://*/*', 'https://*/*'] };
/** Number of tabs read concurrently; each takes a few megabytes. */
const concurrency = 4;
/** Timeout per tab, in milliseconds: one that never finishes loading, is frozen or shows a dialog would block the others. */
const tabTimeoutMs = 30_000;

async function withTimeout<Result>(answer: Promise<Result>, ms: number): Promise<Result | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

async function read(reader: PageReader, tab: chrome.tabs.Tab, ms: number): Promise<OpenTab> {
  const { id = -1, title = '', url = '' } = tab;
  const known = {
    tabId: id,
    title: title.trim() || texts.untitled,
    site: URL.parse(url)?.hostname ?? url,
    scan: null,
    before: null,
    isDuplicate: false,
  };
  if (tab.discarded === true || tab.status === 'unloaded') return { ...known, why: texts.asleep };
  const captured = await withTimeout(captureTab(id), ms);
  if (captured === 'late') return { ...known, why: texts.silent };
  const found = captured && (await readCaptured(reader, captured));
  if (!found) return { ...known, why: texts.unreadable };
  const { reading, draft } = found;
  if (reading === null) return { ...known, why: texts.tooComplex };
  if (reading.kind !== 'posting')
    return { ...known, why: popupTexts.reasons[reading.reason ?? 'no-sign-of-a-posting'].title };
  if (reading.isShort) return { ...known, why: texts.short(reading.words) };
  const { title: heading, ...others } = draft.values;
  const fields = scanFieldsSchema.safeParse(
    heading === '' ? others : { ...others, title: heading },
  );
  if (!fields.success)
    return {
      ...known,
      why: fields.error.issues[0]?.message ?? texts.unreadable,
    };
  return {
    ...known,
    title: heading || known.title,
    scan: fields.data,
    why: null,
    before: await lookUp(fields.data),
  };
}

/** Looks for earlier scans of a posting; null if the server cannot be reached. */
async function lookUp({
  url,
  title,
  companyName,
  jobDescription,
}: ScanDraft): Promise<OpenTab['before']> {
  const question = {
    url,
    companyName,
    textHash: await textHash(jobDescription),
    ...(title === undefined ? {} : { title }),
  };
  const { alike } = await sendMessage('scans.alike', question).catch(() => ({ alike: [] }));
  return alike[0] ?? null;
}

/** Postings are duplicates if they share the URL, or the text and the company. */
function markDuplicates(tabs: readonly OpenTab[]): OpenTab[] {
  const seen = new Set<string>();
  return tabs.map((tab) => {
    if (tab.scan === null) return tab;
    const { url } = tab.scan;
    const keys = [
      ...(url ? [url] : []),
      JSON.stringify([tab.scan.companyName, tab.scan.jobDescription]),
    ];
    const isDuplicate = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return { ...tab, isDuplicate };
  });
}

/**
 * Reads all open web pages after requesting permission, which browsers allow only in response to a user gesture.
 * @param reader stopped at the end, because the tabs page may stay open for long
 * @param ms timeout per tab
 * @returns null if the user refuses
 */
export async function readOpenTabs(
  reader: PageReader,
  ms = tabTimeoutMs,
): Promise<OpenTab[] | null> {
  // Must come first: after another await the browser no longer sees a user gesture.
  if (!(await chrome.permissions.request(allSites))) return null;
  const server = await readServer();
  // Rolefit's own pages show postings that have been scanned already.
  const tabs = (await chrome.tabs.query({})).filter(
    ({ id, url = '' }) =>
      id !== undefined && /^https?:/.test(url) && URL.parse(url)?.origin !== server,
  );
  const found: OpenTab[] = [];
  for (let at = 0; at < tabs.length; at += concurrency)
    found.push(
      ...(await Promise.all(tabs.slice(at, at + concurrency).map((tab) => read(reader, tab, ms)))),
    );
  reader.stop();
  return markDuplicates(found);
}

/** Whether the permission for all sites is still granted, for example because the page was closed before the user revoked it. */
export function canReadAllSites(): Promise<boolean> {
  return chrome.permissions.contains(allSites);
}

/**
 * Revokes the permission for all sites; needs a user gesture. Chrome then drops the permission for the server as well, so it is requested again,
 * which Chrome grants without a prompt. Firefox keeps it, and would reject a request so long after the gesture.
 */
export async function revokeAllSites(): Promise<void> {
  const server = await readServer();
  const mayAskServer = await isAllowed(server);
  await chrome.permissions.remove(allSites);
  if (mayAskServer && !(await isAllowed(server))) await requestAccess([server]);
}
