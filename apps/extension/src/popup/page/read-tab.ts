import { type CapturedPage, capturedPageSchema, type PageReading } from '@rolefit/page-reader';
import { type PageReader } from '@/reading/workers';
import { draftOf, draftOfUnread, type PageDraft } from './page-draft';

/** A tab's page and the initial values of the form. */
export interface ReadTab {
  /** The actual URL of the page, whatever it claims as its canonical one. */
  readonly address: string;
  /** Null if reading it timed out. */
  readonly reading: PageReading | null;
  readonly draft: PageDraft;
}

/**
 * Captures the page of a tab that the extension may access: after a click on its button, or with permission for the site.
 * @returns null if the browser forbids it, as for its own pages, extension stores and files
 */
export async function captureTab(tabId: number): Promise<CapturedPage | null> {
  const answers = await chrome.scripting
    .executeScript({ target: { tabId }, files: ['capture.js'] })
    .catch(() => []);
  const captured = capturedPageSchema.safeParse(answers[0]?.result);
  return captured.success ? captured.data : null;
}

/**
 * Reads a captured page in the reader's worker.
 * @returns null if the reader itself failed
 */
export async function readCaptured(
  reader: PageReader,
  captured: CapturedPage,
): Promise<ReadTab | null> {
  const outcome = await reader.run(captured);
  if (outcome.state === 'done')
    return {
      address: captured.url,
      reading: outcome.result,
      draft: draftOf(captured, outcome.result),
    };
  return outcome.state === 'too-complex'
    ? { address: captured.url, reading: null, draft: draftOfUnread(captured) }
    : null;
}

/** Reads the active tab, which the user's click on the extension's button grants access to. */
export async function readFrontTab(reader: PageReader): Promise<ReadTab | null> {
  // Loads the reader's code while the page is being captured.
  reader.prepare();
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const captured = tab?.id === undefined ? null : await captureTab(tab.id);
  return captured && readCaptured(reader, captured);
}
