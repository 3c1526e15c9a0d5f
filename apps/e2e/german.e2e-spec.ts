import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { type Visitor } from './support/browser.js';
import { breakOff } from './support/network.js';
import { sharedProduct } from './support/product.js';

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

describe('in German', () => {
  const product = sharedProduct();
  let ada: Visitor;
  beforeAll(async () => {
    ada = await product.arrive({ locale: 'de-DE' });
  });

  it('a browser gets from the landing page to a match, switches to English and back', async () => {
    const { page } = ada;
    await ada.goto('/');
    expect(await languageOf(page)).toBe('de');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Anmelden' }).click();
    await page.getByRole('link', { name: 'Mit Github anmelden' }).click();
    await page.getByRole('button', { name: product.users.ada }).click();
    await page.getByText('Zieh deinen Lebenslauf hierher oder').waitFor();

    await page.locator('input[type=file]').setInputFiles({
      name: 'lebenslauf.pdf',
      mimeType: 'application/pdf',
      buffer: makePdf(resumes.software),
    });
    await page.getByRole('heading', { name: 'Sieh deine Kenntnisse durch' }).waitFor();
    await page.getByRole('button', { name: 'Passt so' }).click();
    await page.getByLabel('Stellenbeschreibung').fill(postings.frontend);
    await page.getByRole('button', { name: 'Stelle prüfen' }).click();
    await page.waitForURL(/\/job-match\/.+/);
    await page.getByRole('img', { name: /^Insgesamt \d+ von 100 Punkten/ }).waitFor();
    await page
      .getByText(/^Passt (sehr gut|gut|teilweise)\./)
      .first()
      .waitFor();
    const match = ada.path;

    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('img', { name: /^Overall score \d+ of 100/ }).waitFor();
    expect([await languageOf(page), ada.path]).toEqual(['en', match]);
    await page
      .getByText(/^(Strong|Good|Partial) match\./)
      .first()
      .waitFor();

    // The choice holds in a browser that prefers German, on public pages too.
    await ada.goto('/privacy');
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: 'Datenschutzerklärung' }).waitFor();
    expect(await languageOf(page)).toBe('de');
  });

  it('the landing page shows pictures of the product in its language', async () => {
    const { page } = ada;
    const files = async (): Promise<string[]> => {
      await ada.goto('/');
      const pictures = page.locator('#how-it-works img');
      const addresses = await pictures.evaluateAll((all) =>
        all.map((one) => (one as HTMLImageElement).src),
      );
      return addresses.map((address) => address.slice(address.lastIndexOf('/') + 1));
    };
    const german = await files();
    await page.getByRole('button', { name: 'English' }).click();
    await page.locator('html[lang=en]').waitFor();
    const english = await files();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.locator('html[lang=de]').waitFor();
    // Names contain a digest of the content.
    expect([german.length, english.length, new Set([...german, ...english]).size]).toEqual([
      3, 3, 6,
    ]);
  });

  it('says what is wrong, and keeps what was typed through the switch', async () => {
    const { page } = ada;
    await ada.goto('/job-scan');
    const text = page.getByLabel('Stellenbeschreibung');
    await page.getByRole('button', { name: 'Stelle prüfen' }).click();
    await page.getByText('Die Stellenbeschreibung fehlt').waitFor();
    await text.fill('Ein Text, der noch nicht fertig ist');
    await page.getByRole('button', { name: 'English' }).click();
    expect(await page.getByLabel('Job Description').inputValue()).toBe(
      'Ein Text, der noch nicht fertig ist',
    );
    await page.getByRole('button', { name: 'Deutsch' }).click();
    expect(await text.inputValue()).toBe('Ein Text, der noch nicht fertig ist');
    await text.fill('');
  });

  it('says in German that a field is wrong where the sentences of fields cannot be fetched', async () => {
    const { page } = ada;
    const end = await breakOff(page, /\/german-sentences-[^/]*\.js$/);
    await ada.goto('/job-scan');
    await page.getByRole('button', { name: 'Stelle prüfen' }).click();
    await page.getByText('Diese Angabe ist nicht gültig').waitFor();
    end();
    ada.expectProblem(/ERR_FAILED.*\/assets\/german-sentences-/);
  });
});
