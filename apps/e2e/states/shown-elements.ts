import { type Page } from 'playwright-core';

/** A heading with exactly these words. */
export const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { name, exact: true });

/** The scan at Harbourlight Software in a list. */
export const aCard = (page: Page) =>
  page
    .getByRole('main')
    .locator('tbody tr, ul > li')
    .filter({ hasText: 'Harbourlight Software' })
    .getByText('Harbourlight Software');
