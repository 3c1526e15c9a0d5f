import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from 'playwright-core';
import { until } from '../client.ts';
import { type PostingDraft } from '../posting-draft.ts';
import { signInPage } from '../sign-in-page.ts';
import { type Board, openBoard } from './board.ts';
import { ExtensionBrowser } from './extension-browser.ts';

const size = { width: 1280, height: 800 };

/** Postings that the demo account has not scanned. */
const postings: readonly PostingDraft[] = [
  {
    title: 'Front-end Developer',
    company: 'Tidewater Tickets',
    place: 'Hamburg',
    about:
      'Tidewater sells the tickets of forty ferry lines. Our team of nine builds the screens that two million travellers book on.',
    duties: [
      'Build accessible screens with React and TypeScript',
      'Write automated tests for what you build',
      'Measure loading times and improve them',
    ],
    required: [
      '3 years of experience with React',
      'TypeScript',
      'Experience with Jest or Playwright',
      'Fluent English',
    ],
    preferred: ['GraphQL', 'Figma'],
  },
  {
    title: 'Full-stack Engineer',
    company: 'Alder & Finch',
    place: 'Remote in Europe',
    about: 'Alder & Finch makes the software that small theatres plan their seasons with.',
    duties: [
      'Develop services in Node.js and screens in React',
      'Look after the PostgreSQL database',
      'Talk with the theatres that use what you build',
    ],
    required: ['4 years of experience with Node.js', 'React', 'PostgreSQL', 'Docker'],
    preferred: ['Kubernetes'],
  },
  {
    title: 'Web Developer',
    company: 'Northlight Museum',
    place: 'Oslo',
    about:
      'The museum shows its collection to the whole world, and wants that to work for everybody.',
    duties: [
      'Build accessible pages with HTML, CSS and JavaScript',
      'Turn designs from Figma into components',
      'Review the code of two colleagues',
    ],
    required: ['HTML, CSS and JavaScript', 'Experience with accessibility, WCAG 2.1', 'Git'],
    preferred: ['Vue.js', 'Norwegian'],
  },
];

interface StorePictureOptions {
  readonly chromePath: string;
  readonly url: string;
  readonly dir: string;
}

/** @returns the files in the order of the store's gallery */
export async function takeStorePictures({
  chromePath,
  url,
  dir,
}: StorePictureOptions): Promise<string[]> {
  mkdirSync(dir, { recursive: true });
  const files = [
    '1-what-was-read.png',
    '2-already-scanned.png',
    '3-open-tabs.png',
    '4-web-client.png',
  ].map((name) => join(dir, name));
  const [read = '', alreadyScanned = '', openTabs = '', webClient = ''] = files;
  const board = await openBoard(postings);
  try {
    const browser = await ExtensionBrowser.open(chromePath, size, url);
    try {
      const page = await browser.context.newPage();
      await signInPage(page, url, 'ada-demo');
      await page.goto(board.url(0));
      await connect(browser, page);
      await takePopupPictures(browser, page, { read, alreadyScanned });
      await takeTabsPicture(browser, board, openTabs);
      await takeClientPicture(page, url, webClient);
    } finally {
      await browser.close();
    }
  } finally {
    await board.close();
  }
  return files;
}

async function connect(browser: ExtensionBrowser, page: Page): Promise<void> {
  const popup = await browser.openPopup(page);
  const opened = browser.context.waitForEvent('page');
  await popup.press('Connect');
  const login = await opened;
  await until('the login page has closed itself', () => login.isClosed());
  await browser.closePopups();
}

async function takePopupPictures(
  browser: ExtensionBrowser,
  page: Page,
  files: { read: string; alreadyScanned: string },
): Promise<void> {
  const first = await browser.openPopup(page);
  await first.shows('First estimate');
  // The popup closes as soon as another page comes to the front.
  const read = await first.picture();
  await first.press('Scan');
  await first.shows('Match score');
  await browser.closePopups();
  await compose(page, read, files.read);
  const again = await browser.openPopup(page);
  await again.shows('You have scanned this posting');
  await again.shows('First estimate');
  await compose(page, await again.picture(), files.alreadyScanned);
  await browser.closePopups();
}

/** The page with the popup where the browser shows it: below the buttons at the right. */
async function compose(page: Page, popup: string, path: string): Promise<void> {
  const background = (await page.screenshot()).toString('base64');
  const canvas = await page.context().newPage();
  await canvas.setViewportSize(size);
  await canvas.setContent(`<body style="margin:0;background:url(data:image/png;base64,${background})">
    <img src="data:image/png;base64,${popup}" style="position:fixed;top:8px;right:24px;max-height:784px;border-radius:10px;box-shadow:0 0 0 1px #0002,0 12px 40px #0006"></body>`);
  await canvas.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await canvas.screenshot({ path });
  await canvas.close();
}

async function takeTabsPicture(
  browser: ExtensionBrowser,
  board: Board,
  path: string,
): Promise<void> {
  for (const index of [1, 2]) await (await browser.context.newPage()).goto(board.url(index));
  const tabs = await browser.context.newPage();
  await tabs.goto(browser.address('tabs.html'));
  await tabs.getByRole('button', { name: 'Read open tabs' }).click();
  await tabs.getByRole('button', { name: 'Scan 2 postings' }).waitFor();
  await tabs.screenshot({ path });
}

async function takeClientPicture(page: Page, url: string, path: string): Promise<void> {
  await page.bringToFront();
  await page.goto(`${url}/job-match`);
  await page.getByText('Tidewater Tickets').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // News of the scan may arrive after the list, as a toast over its rows.
  const toast = page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('listitem')
    .first();
  await toast.waitFor({ timeout: 3_000 }).catch(() => undefined);
  await toast.waitFor({ state: 'hidden' });
  await page.screenshot({ path });
}
