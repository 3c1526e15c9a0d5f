import { type Page } from 'playwright-core';
import { violations, violationsOfPopup } from './support/accessibility.js';
import { ExtensionJourney } from './support/extension-journey.js';
import { boardPage, listPage, plainPage, shopPage, structuredPage } from './support/job-board.js';
import { accountantPosting, frontendPosting, nursePosting } from './support/job-board-postings.js';
import { card, openScreen } from './support/journey.js';
import { prefer } from './support/language.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const patientMs = 60_000;

describe('scanning with the browser extension', () => {
  const extension = new ExtensionJourney(sharedProduct, {
    '/structured': structuredPage(frontendPosting),
    '/elsewhere': structuredPage({
      ...frontendPosting,
      text: `${frontendPosting.text}\n\nApply until the end of the month.`,
    }),
    '/board': boardPage(nursePosting),
    '/plain': plainPage({
      ...frontendPosting,
      title: 'Front-end Developer',
      company: 'Quayside Web',
    }),
    '/both': structuredPage({
      ...frontendPosting,
      title: 'Port Web Developer',
      company: 'Port Ltd',
    }),
    '/accountant': structuredPage(accountantPosting),
    '/list': listPage(['Cook', 'Baker', 'Welder', 'Nurse']),
    '/shop': shopPage,
    '/short': structuredPage({
      title: 'Night Nurse',
      company: 'Small Clinic',
      text: 'We are hiring a nurse.\nRequirements: experience. Apply now.',
    }),
  });
  beforeAll(async () => {
    await extension.chooseServer();
    await extension.connect(await extension.openPopup('/structured'));
  });

  it.each([
    ['with structured data', '/structured', frontendPosting.title, frontendPosting.company],
    ['of a known board', '/board', nursePosting.title, nursePosting.company],
    ['without any markup', '/plain', 'Front-end Developer', 'Quayside Web'],
  ])(
    'scans a page %s, and shows its score in popup and web client',
    async (_, path, title, company) => {
      const popup = await extension.openPopup(path);
      await popup.shows('Save & open match');
      await popup.press('Edit');
      expect(await popup.value('Title')).toBe(title);
      expect(await popup.value('Company')).toBe(company);
      await popup.press('Scan');
      await popup.shows('View match');
      const done = await waitUntil(
        'the scan is done',
        async () =>
          (await extension.scans()).find(
            (scan) => scan.title === title && scan.status === 'completed',
          ),
        patientMs,
      );
      await popup.shows(new RegExp(`${title}[^]*${done.score?.overallScore}%`));
      await openScreen(extension.ada, 'Dashboard');
      await openScreen(extension.ada, 'Job Matches');
      await card(extension.ada, done.companyName)
        .filter({ hasText: `${done.score?.overallScore}%` })
        .first()
        .waitFor();
    },
  );

  it('scores in a worker, stays responsive and says so if that takes too long, and uses a new worker for the next text', async () => {
    const popup = await extension.openPopup('/structured');
    await popup.shows('First estimate');
    await popup.press('Edit');
    await popup.showWorkers();
    expect(await extension.browser.workers()).toEqual(['judge', 'page reader']);
    // Simulates a text that never finishes: the worker's thread never processes its next message.
    await (
      await extension.browser.worker('judge')
    ).evaluate('void setTimeout(() => { for (;;); })');
    await popup.evaluate('globalThis.ticks = 0; void setInterval(() => { ticks += 1; }, 20)');
    await popup.fill('Job description', `${frontendPosting.text}\n\nA line more.`);
    await popup.shows('Estimating');
    const before = await popup.evaluate<number>('ticks');
    await popup.shows('This posting is too complex to score here.');
    expect((await popup.evaluate<number>('ticks')) - before).toBeGreaterThan(20);
    expect(await popup.evaluate('document.querySelector("button[type=submit]").disabled')).toBe(
      false,
    );
    await extension.expectAccessible(popup);
    await popup.fill('Job description', `${frontendPosting.text}\n\nAnother line.`);
    await popup.shows('First estimate');
    await extension.browser.closePopups();
    await waitUntil(
      'no worker is left',
      async () => (await extension.browser.workers()).length === 0,
      patientMs,
    );
  });

  it('shows in popup and web client that a posting resembles one scanned on another site', async () => {
    const [before] = (await extension.scans()).filter(
      ({ title, companyName }) =>
        title === frontendPosting.title && companyName === frontendPosting.company,
    );
    await extension.tab.goto(extension.board.url('/elsewhere').replace('127.0.0.1', 'localhost'));
    const popup = await extension.browser.clickButton(extension.tab);
    await popup.shows(`Looks like “${frontendPosting.title}”, which you scanned on 127.0.0.1`);
    await popup.shows(`${before?.score?.overallScore}%`);
    await extension.expectAccessible(popup);
    await popup.press('Scan');
    const other = await waitUntil(
      'the other one is done',
      async () =>
        (await extension.scans()).find(
          ({ url, status }) => url.includes('localhost') && status === 'completed',
        ),
      patientMs,
    );
    for (const [shown, alike, site] of [
      [other, before, '127.0.0.1'],
      [before, other, 'localhost'],
    ] as const) {
      await extension.ada.goto(`/job-match/${shown?._id}`);
      // A second page shows the same text under another company's name.
      const notice = extension.ada.page
        .getByRole('region', { name: 'Also among your scans' })
        .getByRole('listitem')
        .filter({ hasText: `Looks like the same posting on ${site}` });
      await notice.getByText(`${alike?.score?.overallScore}%`).waitFor();
      expect(await notice.getByRole('link').getAttribute('href')).toBe(`/job-match/${alike?._id}`);
      expect(await violations(extension.ada.page)).toEqual([]);
    }
  });

  it('scans and saves by one click, and opens the match', async () => {
    const popup = await extension.openPopup('/both');
    await popup.shows('First estimate');
    const opened = extension.browser.context.waitForEvent('page');
    await popup.press('Save & open match');
    const match = await opened;
    await match.waitForURL(/\/job-match\/[0-9a-f-]+$/);
    await match.getByRole('heading', { level: 1, name: 'Port Web Developer' }).waitFor();
    const saved = (await extension.scans()).find(({ title }) => title === 'Port Web Developer');
    expect(saved?.saved).toMatchObject({ stage: 'saved' });
    expect(match.url()).toContain(String(saved?._id));
    await match.close();
  });

  it('fits into 360 by 560 pixels, the score first', async () => {
    const popup = await extension.openPopup('/accountant');
    await popup.shows('First estimate');
    const size = await popup.evaluate<Record<string, number>>(`(() => {
      const bottomOf = (found) => Math.round(found.getBoundingClientRect().bottom);
      return {
        width: document.querySelector('#root > div').offsetWidth,
        height: document.querySelector('#root > div').offsetHeight,
        score: bottomOf(document.querySelector('[role=img]')),
        scans: document.querySelectorAll('#last-scans ~ ul > li').length,
      };
    })()`);
    expect(size['width']).toBe(360);
    expect(size['scans']).toBe(3);
    expect(size['score']).toBeLessThan(220);
    expect(size['height']).toBeLessThanOrEqual(560);
    await extension.expectAccessible(popup);
  });

  it('keeps the Scan button in view, and is accessible in light and dark', async () => {
    const popup = await extension.openPopup('/structured');
    await popup.shows('You have scanned this posting');
    const isInSight = `(() => {
      const button = document.querySelector('button[type=submit]');
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return { height: innerHeight <= 600, isSeen: bottom <= innerHeight && button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)) };
    })()`;
    for (const place of ['0', 'document.body.scrollHeight']) {
      await popup.evaluate(`scrollTo(0, ${place})`);
      expect(await popup.evaluate(isInSight)).toEqual({ height: true, isSeen: true });
    }
    await extension.expectAccessible(popup);
    for (const [path, says] of [
      ['/short', 'of at least 40'],
      ['/list', 'A list of postings'],
      ['/shop', 'Not a posting'],
    ] as const) {
      const other = await extension.openPopup(path);
      await other.shows(says);
      expect([path, await violationsOfPopup(other)]).toEqual([path, []]);
    }
    const options = await extension.browser.context.newPage();
    await options.goto(extension.browser.url('options.html'));
    const save = async (address: string, says: string) => {
      await options.getByLabel('Address of your server').fill(address);
      await options.getByRole('button', { name: 'Save' }).click();
      await options.getByText(says).waitFor();
    };
    for (const [address, says] of [
      [
        'http://extension.product.rolefit.example',
        'Only a server on this computer may do without https.',
      ],
      [extension.product.rolefit.url, 'Saved. The extension may speak with this server.'],
    ] as const) {
      await save(address, says);
      for (const colorScheme of ['dark', 'light'] as const) {
        await options.emulateMedia({ colorScheme });
        expect([says, await violations(options)]).toEqual([says, []]);
      }
    }
    await options.close();
  });

  it.each(['popup', 'options', 'tabs'])(
    'speaks German where the browser does, accessibly: %s',
    async (name) => {
      const page = await extension.browser.context.newPage();
      await prefer(page, 'de');
      await page.goto(extension.browser.url(`${name}.html`));
      await page.locator('html[lang=de]').getByRole('button').first().waitFor();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page)).toEqual([]);
      }
      await page.close();
    },
  );

  const opened: Page[] = [];
  // An open page would wake the background as soon as it is terminated.
  afterEach(async () => {
    for (const tab of opened.splice(0)) await tab.close();
  });

  it('scans the postings of all open tabs, and shows earlier scans and the result of each', async () => {
    const before = await extension.scans();
    // None of the tabs that other tests left open shows a posting.
    await extension.tab.goto('about:blank');
    for (const path of ['/accountant', '/accountant', '/list', '/shop', '/board']) {
      opened.push(await extension.browser.context.newPage());
      await opened.at(-1)?.goto(extension.board.url(path));
    }
    await extension.browser.allowAllSites();
    const page = await extension.browser.context.newPage();
    opened.push(page);
    await page.goto(extension.browser.url('tabs.html'));
    await page.getByRole('button', { name: 'Read open tabs' }).click();
    const rows = page.getByRole('listitem');
    const [first, again] = [
      rows.filter({ hasText: accountantPosting.title }).first(),
      rows.filter({ hasText: accountantPosting.title }).nth(1),
    ];
    await first.getByRole('checkbox', { checked: true }).waitFor();
    await again.getByText('The same posting as in a tab above.').waitFor();
    await again.getByRole('checkbox', { checked: false }).waitFor();
    await rows.filter({ hasText: 'All jobs' }).getByText('A list of postings').waitFor();
    await rows.filter({ hasText: 'Blue kettle' }).getByText('Not a posting').waitFor();
    const done = before.find(({ title }) => title === nursePosting.title);
    await rows
      .filter({ hasText: nursePosting.title })
      .filter({ hasText: `${done?.score?.overallScore}%` })
      .getByText(/You have scanned this/)
      .waitFor();
    await rows
      .filter({ hasText: nursePosting.title })
      .getByRole('checkbox', { checked: false })
      .waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    const places = opened.map((tab) => tab.url());
    await page.getByRole('button', { name: 'Scan 1 posting' }).click();
    await first.getByText(/\d%/).waitFor({ timeout: 2 * patientMs });
    const titles = (await extension.scans()).map(({ title }) => title);
    expect(titles.filter((title) => title === accountantPosting.title)).toHaveLength(1);
    expect(titles).toHaveLength(before.length + 1);
    expect(opened.map((tab) => tab.url())).toEqual(places);
    await page.getByRole('button', { name: 'Revoke access' }).click();
    await page.getByText('Rolefit may read all sites now.').waitFor({ state: 'detached' });
    expect(await extension.browser.allowed()).toEqual([`${extension.product.rolefit.url}/*`]);
  });
});
