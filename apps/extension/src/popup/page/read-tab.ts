import { capturePage, capturedPageSchema, type PageReading } from '@rolefit/page-reader';
import { draftOf, type PageDraft } from './page-draft';

/** A tab's page, read, and what the form starts with. */
export interface ReadTab {
  /** Where the page stands, whatever it says of its address. */
  readonly address: string;
  readonly reading: PageReading;
  readonly draft: PageDraft;
}

/**
 * Reads the page of one tab, which must have lent itself to us: by the user's click on our button, or by the permission for its site.
 * @returns null where it can't be read: a page of the browser's own, a store, a file
 */
export async function readTab(tabId: number): Promise<ReadTab | null> {
  // What judges a page is large beside the rest: it is fetched from disk while the page is taken down.
  const [{ readPage }, answers] = await Promise.all([import('./reader'), chrome.scripting.executeScript({ target: { tabId }, func: capturePage }).catch(() => [])]);
  const captured = capturedPageSchema.safeParse(answers[0]?.result);
  if (!captured.success) return null;
  const reading = readPage(captured.data);
  return { address: captured.data.url, reading, draft: draftOf(captured.data, reading) };
}

/** Reads the page in front, which the user's click on our button has lent us. */
export async function readFrontTab(): Promise<ReadTab | null> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab?.id === undefined ? null : readTab(tab.id);
}
