import { type Page } from 'playwright-core';

const tokens = [
  {
    id: '01890a5d-ac96-774b-8cce-000000000701',
    name: 'Claude Code on my laptop',
    hint: 'rolefit_pat_x7Kd',
    scopes: ['scans:read', 'scans:write', 'evidence:write', 'resume:read'],
    createdAt: '2026-11-02T09:00:00.000Z',
    expiresAt: '2027-01-31T09:00:00.000Z',
    lastUsedAt: '2026-11-24T18:20:00.000Z',
  },
  {
    id: '01890a5d-ac96-774b-8cce-000000000702',
    name: 'Tailoring script',
    hint: 'rolefit_pat_Qm2_',
    scopes: ['scans:read'],
    createdAt: '2026-03-12T09:00:00.000Z',
    expiresAt: '2026-06-10T09:00:00.000Z',
    lastUsedAt: null,
  },
];

/** Two access tokens, one of which has expired. A third is created without storing it. */
export const withAccessTokens = async (page: Page): Promise<void> => {
  await page.route('**/api/v1/auth/tokens', (route) => {
    const [first] = tokens;
    const data =
      route.request().method() === 'POST'
        ? { ...first, name: 'My agent', token: `rolefit_pat_${'x7Kd9'.repeat(8)}Ab3` }
        : { tokens };
    return route.fulfill({ json: { isSuccess: true, message: 'OK', data } });
  });
};

/** Creates a token, which is then shown once. */
export const createAccessToken = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My agent');
  await dialog.getByRole('button', { name: 'Create token' }).click();
};

/** Opens the instructions for connecting an agent. */
export const openConnection = async (page: Page): Promise<void> => {
  await page.getByText('Connect an agent').click();
  await page.getByRole('heading', { name: 'Access tokens' }).scrollIntoViewIfNeeded();
};
