import { type Job, type ScanLookup } from '@rolefit/contracts';
import { sendMessage } from '@/lib/send-message';
import { requestAccess, isAllowed } from '@/lib/host-access';
import { readServer } from '@/server-origin';
import { textHash } from '@/lib/text-hash';
import { type ScanDraft } from '@/messages';
import { type PageReader } from '@/reading/workers';
import { captureTab, readCaptured } from '../popup/page/read-tab';
import { scanFieldsSchema } from '../popup/page/use-scan-form';
import { texts as popupTexts } from '../popup/texts';
import { texts } from './texts';

/** One open tab: what can be scanned of it, or why nothing can. */
export interface OpenTab {
  readonly tabId: number;
  readonly title: string;
  readonly site: string;
  readonly scan: ScanDraft | null;
  /** In words for the user; null for one that can be scanned. */
  readonly why: string | null;
  /** What the user has scanned already: this very posting, or one that looks like it on another site; null where it is neither. */
  readonly before: { readonly likeness: ScanLookup['alike'][number]['likeness']; readonly job: Job } | null;
  /** Whether a tab before this one shows the same posting. */
  readonly isDuplicate: boolean;
}

/** All sites: the tabs' addresses are not known before they may be read, so that no shorter list can be asked for. */
const allSites = { origins: ['http://*/*', 'https://*/*'] };
/** So many are read at a time: each takes some megabytes. */
const concurrency = 4;
/** So long a tab is waited for, in milliseconds: one that loads for ever, is frozen, or has a question of its own open would hold up all the others. */
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
  const known = { tabId: id, title: title.trim() || texts.untitled, site: URL.parse(url)?.hostname ?? url, scan: null, before: null, isDuplicate: false };
  if (tab.discarded === true || tab.status === 'unloaded') return { ...known, why: texts.asleep };
  const captured = await withTimeout(captureTab(id), ms);
  if (captured === 'late') return { ...known, why: texts.silent };
  const found = captured && (await readCaptured(reader, captured));
  if (!found) return { ...known, why: texts.unreadable };
  const { reading, draft } = found;
  if (reading === null) return { ...known, why: texts.tooComplex };
  if (reading.kind !== 'posting') return { ...known, why: popupTexts.reasons[reading.reason ?? 'no-sign-of-a-posting'].title };
  if (reading.isShort) return { ...known, why: texts.short(reading.words) };
  const { title: heading, ...others } = draft.values;
  const fields = scanFieldsSchema.safeParse(heading === '' ? others : { ...others, title: heading });
  if (!fields.success) return { ...known, why: draft.values.companyName === '' ? texts.noCompany : (fields.error.issues[0]?.message ?? texts.unreadable) };
  return { ...known, title: heading || known.title, scan: fields.data, why: null, before: await lookUp(fields.data) };
}

/** What the server knows of a posting; where it can't be asked, nothing. */
async function lookUp({ url, title, companyName, jobDescription }: ScanDraft): Promise<OpenTab['before']> {
  const question = { url, companyName, textHash: await textHash(jobDescription), ...(title === undefined ? {} : { title }) };
  const { alike } = await sendMessage('scans.alike', question).catch(() => ({ alike: [] }));
  return alike[0] ?? null;
}

/** The same address, or the same text for the same company: one posting, however often it is open. */
function markDuplicates(tabs: readonly OpenTab[]): OpenTab[] {
  const seen = new Set<string>();
  return tabs.map((tab) => {
    if (tab.scan === null) return tab;
    const keys = [tab.scan.url, JSON.stringify([tab.scan.companyName, tab.scan.jobDescription])];
    const isDuplicate = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    return { ...tab, isDuplicate };
  });
}

/**
 * Reads every web page that is open, after the browser has asked the user; only within a click of theirs.
 * @param reader is ended when all are read: the page may stay open for long
 * @param ms how long each is waited for
 * @returns null where the user refuses
 */
export async function readOpenTabs(reader: PageReader, ms = tabTimeoutMs): Promise<OpenTab[] | null> {
  // First of all, or the browser no longer takes it for the user's wish.
  if (!(await chrome.permissions.request(allSites))) return null;
  const server = await readServer();
  // Rolefit's own pages show postings too, and all of them are scanned.
  const tabs = (await chrome.tabs.query({})).filter(({ id, url = '' }) => id !== undefined && /^https?:/.test(url) && URL.parse(url)?.origin !== server);
  const found: OpenTab[] = [];
  for (let at = 0; at < tabs.length; at += concurrency) found.push(...(await Promise.all(tabs.slice(at, at + concurrency).map((tab) => read(reader, tab, ms)))));
  reader.stop();
  return markDuplicates(found);
}

/** Whether all tabs may be read already: the user may have closed the page before they took that back. */
export function canReadAllSites(): Promise<boolean> {
  return chrome.permissions.contains(allSites);
}

/**
 * Gives back what was allowed to read the tabs; only within a click. Chrome takes the right to the server along with the right to all sites, so that one
 * is asked for again, which it grants without another question. Firefox leaves it, and would not let us ask so long after the click.
 */
export async function revokeAllSites(): Promise<void> {
  const server = await readServer();
  const mayAskServer = await isAllowed(server);
  await chrome.permissions.remove(allSites);
  if (mayAskServer && !(await isAllowed(server))) await requestAccess([server]);
}
