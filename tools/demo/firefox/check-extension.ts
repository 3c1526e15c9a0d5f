import assert from 'node:assert/strict';
import { until } from '../client.ts';
import { type PostingDraft } from '../posting-draft.ts';
import { openBoard } from '../store/board.ts';
import { installExtension } from './driven-extension.ts';
import { openFirefox } from './firefox.ts';

const posting: PostingDraft = {
  title: 'Front-end Developer',
  company: 'Tidewater Tickets',
  place: 'Hamburg',
  about: 'Tidewater sells the tickets of forty ferry lines.',
  duties: [
    'Build accessible screens with React and TypeScript',
    'Write automated tests for what you build',
  ],
  required: ['3 years of experience with React', 'TypeScript', 'Fluent English'],
  preferred: ['Figma'],
};

/** Uses the Firefox build in a real Firefox as a user does. @throws Error that names the step that failed */
export async function checkExtension({
  url,
  say,
}: {
  readonly url: string;
  readonly say: (line: string) => void;
}): Promise<void> {
  const board = await openBoard([posting]);
  const firefox = await openFirefox();
  try {
    const extension = await installExtension(firefox);
    const options = await extension.open(extension.address('options.html'));
    await extension.shows(options, 'Address of your server');
    await firefox.evaluate(
      options,
      `(() => { const field = document.querySelector('input'); Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(url)}); field.dispatchEvent(new Event('input', { bubbles: true })); })()`,
    );
    await extension.press(options, 'Save');
    await extension.shows(options, 'Saved. The extension may speak with this server.');
    assert.deepEqual(await extension.allowed(options), ['http://127.0.0.1/*']);
    say('options: the server is chosen and allowed');

    const page = await extension.open(board.url(0));
    await extension.clickButton(page);
    await extension.popupHolds(posting.title);
    await extension.popupHolds(posting.company);
    say('popup: the page is read');

    await extension.pressInPopup('Connect');
    const login = await until(
      'the login page is open',
      async () =>
        (await extension.tabs()).find((tab) => tab.url.startsWith(`${url}/login`))?.context,
    );
    await extension.follow(login, 'a', 'Sign in with Github');
    await extension.follow(login, 'button', 'ada-demo');
    await until('the login page has closed itself', async () =>
      (await extension.tabs()).every(({ context }) => context !== login),
    );
    await extension.clickButton(page);
    await extension.popupShows('Signed in as');
    say('handshake: connected');

    await extension.pressInPopup('Scan');
    await extension.popupShows('View match');
    // A live event of the server says that the scan waits for a resume.
    await extension.popupShows('Waiting for your resume');
    say('scan: sent once, and followed live');

    const many = await extension.open(extension.address('tabs.html'));
    await extension.press(many, 'Read open tabs');
    await extension.shows(many, 'You have scanned this posting');
    await extension.press(many, 'Revoke access');
    await until(
      'the right to all sites is given back',
      async () => JSON.stringify(await extension.allowed(many)) === '["http://127.0.0.1/*"]',
    );
    say('open tabs: read, known again, and the right given back');
  } finally {
    await firefox.close();
    await board.close();
  }
}
