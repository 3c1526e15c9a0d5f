import { type CapturedPage, capturedPageSchema, type PageReading } from '@rolefit/page-reader';
import { type PageReader } from '@/reading/workers';
import { draftOf, draftOfUnread, type PageDraft } from './page-draft';

/** A tab's page, and what the form starts with. */
export interface ReadTab {
  /** Where the page stands, whatever it says of its address. */
  readonly address: string;
  /** Null where reading it took too long and was stopped. */
  readonly reading: PageReading | null;
  readonly draft: PageDraft;
}

/**
 * Captures the page of one tab that we may access: by the user's click on our button, or by the permission for its site.
 * @returns null where the browser forbids it, as for its own pages, extension stores and files
 */
export async function captureTab(tabId: number): Promise<CapturedPage | null> {
  const answers = await chrome.scripting.executeScript({ target: { tabId }, files: ['capture.js'] }).catch(() => []);
  const captured = capturedPageSchema.safeParse(answers[0]?.result);
  return captured.success ? captured.data : null;
}

/**
 * Reads a captured page in the reader's worker.
 * @returns null where the reader itself failed
 */
export async function readCaptured(reader: PageReader, captured: CapturedPage): Promise<ReadTab | null> {
  const outcome = await reader.run(captured);
  if (outcome.state === 'done') return { address: captured.url, reading: outcome.result, draft: draftOf(captured, outcome.result) };
  return outcome.state === 'too-complex' ? { address: captured.url, reading: null, draft: draftOfUnread(captured) } : null;
}

/** Reads the page in front, which the user's click on our button lets us access. */
export async function readFrontTab(reader: PageReader): Promise<ReadTab | null> {
  // The reader's code is fetched from disk while the page is captured.
  reader.prepare();
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const captured = tab?.id === undefined ? null : await captureTab(tab.id);
  return captured && readCaptured(reader, captured);
}
