import { type DisplayLanguage } from '@rolefit/contracts';
import { type CDPSession, type Page } from 'playwright-core';

const locales: Readonly<Record<DisplayLanguage, string>> = { en: 'en-US', de: 'de-DE' };
const sessions = new WeakMap<Page, CDPSession>();

/** From the next load on the browser of this page prefers this language. */
export async function prefer(page: Page, language: DisplayLanguage): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent,
    acceptLanguage: locales[language],
  });
}
