import { askForAccess, isAllowed } from '@/lib/host-access';
import { readServer } from '@/lib/server-origin';
import { type ScanDraft } from '@/messages';
import { readTab } from '../popup/page/read-tab';
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
}

/** All sites: the tabs' addresses are not known before they may be read, so that no shorter list can be asked for. */
const allSites = { origins: ['http://*/*', 'https://*/*'] };
/** So many are read at a time: each takes some megabytes. */
const atOnce = 4;

async function read(tab: chrome.tabs.Tab): Promise<OpenTab> {
  const { id = -1, title = '', url = '' } = tab;
  const known = { tabId: id, title: title.trim() || texts.untitled, site: URL.parse(url)?.hostname ?? url };
  if (tab.discarded === true || tab.status === 'unloaded') return { ...known, scan: null, why: texts.asleep };
  const found = await readTab(id);
  if (!found) return { ...known, scan: null, why: texts.unreadable };
  const { reading, draft } = found;
  if (reading.kind !== 'posting') return { ...known, scan: null, why: popupTexts.reasons[reading.reason ?? 'no-sign-of-a-posting'].title };
  if (reading.isShort) return { ...known, scan: null, why: texts.short(reading.words) };
  const { title: heading, ...others } = draft.values;
  const fields = scanFieldsSchema.safeParse(heading === '' ? others : { ...others, title: heading });
  if (!fields.success) return { ...known, scan: null, why: draft.values.companyName === '' ? texts.noCompany : (fields.error.issues[0]?.message ?? texts.unreadable) };
  return { ...known, title: heading || known.title, scan: fields.data, why: null };
}

/**
 * Reads every web page that is open, after the browser has asked the user; only within a click of theirs.
 * @returns null where the user refuses
 */
export async function readOpenTabs(): Promise<OpenTab[] | null> {
  // First of all, or the browser no longer takes it for the user's wish.
  if (!(await chrome.permissions.request(allSites))) return null;
  const tabs = (await chrome.tabs.query({})).filter(({ id, url }) => id !== undefined && /^https?:/.test(url ?? ''));
  const found: OpenTab[] = [];
  for (let at = 0; at < tabs.length; at += atOnce) found.push(...(await Promise.all(tabs.slice(at, at + atOnce).map(read))));
  return found;
}

/**
 * Gives back what was allowed to read the tabs; only within a click. The browser takes the right to the server along with the right to all sites, so
 * that one is asked for again, which Chrome grants without another question.
 */
export async function giveBack(): Promise<void> {
  const server = await readServer();
  const mayAskServer = await isAllowed(server);
  await chrome.permissions.remove(allSites);
  if (mayAskServer) await askForAccess([server]);
}
