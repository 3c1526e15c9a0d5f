import { capturePage } from '@rolefit/page-reader';

/** Called by the last statement of the built script, whose value is the result of `chrome.scripting.executeScript`. */
export function capture(): ReturnType<typeof capturePage> {
  return capturePage(document);
}
