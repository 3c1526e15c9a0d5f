import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../demo/client.mjs';
import { signInPage } from '../demo/sign-in-page.mjs';
import { rootDir } from '../paths.mjs';
import { openBoard } from './board.mjs';

const size = { width: 1280, height: 800 };
const extensionDir = join(rootDir, 'apps', 'extension', 'dist', 'chrome');

/** Postings that the demo account has not scanned. */
const postings = [
  {
    title: 'Front-end Developer', company: 'Tidewater Tickets', place: 'Hamburg',
    about: 'Tidewater sells the tickets of forty ferry lines. Our team of nine builds the screens that two million travellers book on.',
    duties: ['Build accessible screens with React and TypeScript', 'Write automated tests for what you build', 'Measure loading times and improve them'],
    required: ['3 years of experience with React', 'TypeScript', 'Experience with Jest or Playwright', 'Fluent English'], preferred: ['GraphQL', 'Figma'],
  },
  {
    title: 'Full-stack Engineer', company: 'Alder & Finch', place: 'Remote in Europe',
    about: 'Alder & Finch makes the software that small theatres plan their seasons with.',
    duties: ['Develop services in Node.js and screens in React', 'Look after the PostgreSQL database', 'Talk with the theatres that use what you build'],
    required: ['4 years of experience with Node.js', 'React', 'PostgreSQL', 'Docker'], preferred: ['Kubernetes'],
  },
  {
    title: 'Web Developer', company: 'Northlight Museum', place: 'Oslo',
    about: 'The museum shows its collection to the whole world, and wants that to work for everybody.',
    duties: ['Build accessible pages with HTML, CSS and JavaScript', 'Turn designs from Figma into components', 'Review the code of two colleagues'],
    required: ['HTML, CSS and JavaScript', 'Experience with accessibility, WCAG 2.1', 'Git'], preferred: ['Vue.js', 'Norwegian'],
  },
];

/** What a popup that the browser shows to no test driver as a page is spoken with by. */
async function attach(cdp, targetId) {
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  let calls = 0;
  const send = (method, params = {}) => {
    const id = ++calls;
    const answered = new Promise((resolve, reject) => {
      const hear = ({ sessionId: from, message }) => {
        const answer = JSON.parse(message);
        if (from !== sessionId || answer.id !== id) return;
        cdp.off('Target.receivedMessageFromTarget', hear);
        if (answer.error) reject(new Error(answer.error.message));
        else resolve(answer.result);
      };
      cdp.on('Target.receivedMessageFromTarget', hear);
    });
    return cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) }).then(() => answered);
  };
  const evaluate = async (expression) => (await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true, userGesture: true })).result.value;
  return {
    shows: (text) => until(`the popup shows ${text}`, () => evaluate(`document.body?.innerText.includes(${JSON.stringify(text)}) ?? false`)),
    press: (name) => until(`${name} is pressed`, () => evaluate(`(() => { const found = [...document.querySelectorAll('button')].find((one) => one.innerText === ${JSON.stringify(name)} && !one.disabled); found?.click(); return found !== undefined; })()`)),
    picture: async () => {
      await evaluate('document.fonts.ready.then(() => scrollTo(0, 0))');
      return (await send('Page.captureScreenshot', { format: 'png' })).data;
    },
  };
}

/** The page as it is, with the popup where the browser shows it: below the buttons at the right. */
async function compose(page, popup, path) {
  const behind = (await page.screenshot()).toString('base64');
  const desk = await page.context().newPage();
  await desk.setViewportSize(size);
  await desk.setContent(`<body style="margin:0;background:url(data:image/png;base64,${behind})">
    <img src="data:image/png;base64,${popup}" style="position:fixed;top:8px;right:24px;max-height:784px;border-radius:10px;box-shadow:0 0 0 1px #0002,0 12px 40px #0006"></body>`);
  await desk.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await desk.screenshot({ path });
  await desk.close();
}

/** @returns the files, by their place in the store's row */
export async function takeStorePictures({ chromePath, url, dir }) {
  const { chromium } = await import('playwright-core');
  mkdirSync(dir, { recursive: true });
  const profile = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-store-browser-'));
  const board = await openBoard(postings);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromePath,
    viewport: size,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    ignoreDefaultArgs: ['--disable-extensions'],
    args: ['--no-sandbox', '--enable-unsafe-extension-debugging', `--load-extension=${extensionDir}`],
  });
  const files = [];
  const file = (name) => {
    files.push(join(dir, name));
    return join(dir, name);
  };
  try {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 60_000 }));
    const id = new URL(worker.url()).host;
    const own = (path) => `chrome-extension://${id}/${path}`;
    const cdp = await context.browser().newBrowserCDPSession();
    await worker.evaluate((server) => chrome.storage.local.set({ server }), url);
    const browserPage = await context.newPage();
    await browserPage.goto('chrome://extensions');
    // What the browser would ask the user, answered beforehand: its question cannot be pressed.
    for (const host of [`${url}/*`, 'http://*/*', 'https://*/*']) await browserPage.evaluate(([extension, pattern]) => chrome.developerPrivate.addHostPermission(extension, pattern), [id, host]);
    await browserPage.close();
    const page = await context.newPage();
    await signInPage(page, url, 'ada-demo');

    const openPopup = async (tab) => {
      await tab.bringToFront();
      const { targetInfos } = await cdp.send('Target.getTargets', { filter: [{ type: 'tab' }] });
      await cdp.send('Extensions.triggerAction', { id, targetId: targetInfos.find((target) => target.url === tab.url()).targetId });
      const found = async () => (await cdp.send('Target.getTargets')).targetInfos.find(({ type, url: at }) => type === 'page' && at.startsWith(own('popup.html')));
      return attach(cdp, (await until('the popup is open', found)).targetId);
    };
    const closePopups = async () => {
      for (const { type, url: at, targetId } of (await cdp.send('Target.getTargets')).targetInfos) if (type === 'page' && at.startsWith(own('popup.html'))) await cdp.send('Target.closeTarget', { targetId });
    };

    await page.goto(board.url(0));
    const connecting = await openPopup(page);
    const opened = context.waitForEvent('page');
    await connecting.press('Connect');
    const login = await opened;
    await until('the login page has closed itself', () => login.isClosed());
    await closePopups();
    const first = await openPopup(page);
    await first.shows('First estimate');
    // A popup ends as soon as anything else comes to the front.
    const read = await first.picture();
    await first.press('Scan');
    await first.shows('Match score');
    await closePopups();
    await compose(page, read, file('1-what-was-read.png'));
    const again = await openPopup(page);
    await again.shows('You have scanned this posting');
    await compose(page, await again.picture(), file('2-already-scanned.png'));
    await closePopups();

    for (const at of [1, 2]) await (await context.newPage()).goto(board.url(at));
    const tabs = await context.newPage();
    await tabs.goto(own('tabs.html'));
    await tabs.getByRole('button', { name: 'Read open tabs' }).click();
    await tabs.getByRole('button', { name: 'Scan 2 postings' }).waitFor();
    await tabs.screenshot({ path: file('3-open-tabs.png') });

    await page.bringToFront();
    await page.goto(`${url}/job-match`);
    await page.getByText('Tidewater Tickets').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: file('4-web-client.png') });
  } finally {
    await context.close();
    await board.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return files;
}
