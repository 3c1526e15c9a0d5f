import { type ScanDraft } from '@/messages';

/** Runs in the page: takes down what it says. It is sent there as text, so it uses nothing from outside of itself. */
function takeDown(): { title: string; company: string; text: string; url: string } {
  const main = document.querySelector<HTMLElement>('main, [role="main"], article') ?? document.body;
  const heading = document.querySelector<HTMLElement>('h1');
  return {
    title: (heading?.innerText ?? document.title).trim().slice(0, 200),
    company: (document.querySelector('meta[property="og:site_name"]')?.getAttribute('content') ?? window.location.hostname).trim().slice(0, 200),
    text: main.innerText.trim().slice(0, 50_000),
    url: window.location.href,
  };
}

/** Reads the page of the tab in front, which the user's click on our button has lent us. @returns null where it can't be read: a page of the browser's own */
export async function readTab(): Promise<ScanDraft | null> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined) return null;
  try {
    const [answer] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: takeDown });
    if (!answer?.result) return null;
    const { title, company, text, url } = answer.result;
    return { jobDescription: text, companyName: company, url, ...(title === '' ? {} : { title }) };
  } catch {
    return null;
  }
}
