import { makePdf, postings, resumes } from '@rolefit/testing';
import { call, scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { signInWithResume } from './support/journey.js';
import { sharedProduct } from './support/product.js';
import { waitUntil } from './support/wait-until.js';

const employers = ['Harbourlight', 'Northwind Tools', 'Fern and Moss'];
/** The front-end posting of another employer; the resume does not show GraphQL, which it asks for. */
const frontEndAt = (company: string) => postings.frontend.replace('About us', `About ${company}`);

const gardener = `Gardener
Greenfield Parks

We look after the parks of the town all year round, in any weather, and plant four thousand bulbs each autumn.

What you will do
- Mow lawns, prune hedges and plant flower beds
- Maintain mowers, trimmers and other garden machines

Requirements
- Gardening
- First aid certificate
- Lawn mowing and hedge trimming
- Knowledge of plants and soil
- Driving licence class B`;

describe('what-ifs', () => {
  const product = sharedProduct();
  let ada: Visitor;
  let frontEnd: string;
  let garden: string;

  beforeAll(async () => {
    ada = await product.arrive();
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
    const ids: string[] = [];
    for (const companyName of employers)
      ids.push(await scan(ada, frontEndAt(companyName), { companyName }));
    const gardens = [gardener, `${gardener}\n- Greenhouse experience`];
    for (const text of gardens)
      ids.push(await scan(ada, text, { companyName: 'Greenfield Parks' }));
    for (const id of ids) await scanIs(ada, id, 'completed');
    [frontEnd = '', , , garden = ''] = ids;
  });

  /** The links to the resume's file are signed anew every minute. */
  const withoutSignatures = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replace(/\?session=.*$/, '') : value;
  const stored = async () => ({
    profile: JSON.stringify(await call(ada, 'getProfile'), withoutSignatures),
    answers: await call(ada, 'getAnswers'),
    corrections: await call(ada, 'getCorrections'),
    scores: (await call(ada, 'listScans')).jobs.map(({ _id, score }) => [_id, score]),
  });

  it('move all scans on the dashboard, offer nothing of another profession, and store nothing', async () => {
    const before = await stored();
    const { page } = ada;
    await ada.goto('/dashboard');
    const panel = page.getByRole('region', { name: 'What if…' });
    await panel.getByRole('button', { name: 'Try it' }).click();
    const graphql = panel.getByRole('switch', { name: 'GraphQL' });
    await graphql.waitFor();
    const offered = await panel.getByRole('switch').allTextContents();
    const others = await panel.getByRole('option').allTextContents();
    expect([...offered, ...others].join()).not.toMatch(/garden|first aid|lawn|hedge|plants/i);
    await graphql.press('Space');
    await panel.getByRole('switch', { name: 'GraphQL', checked: true }).waitFor();
    await panel
      .getByRole('status')
      .filter({ hasText: /^With GraphQL: .*3 scores rise\.$/ })
      .waitFor();
    const rows = panel.getByRole('listitem').filter({ hasText: '→' });
    await rows.nth(2).waitFor();
    expect(await rows.count()).toBe(3);
    await panel.getByRole('button', { name: 'Switch all off' }).click();
    await panel.getByRole('switch', { name: 'GraphQL', checked: false }).waitFor();
    await panel.getByText('Switch something on').waitFor();
    await rows.first().waitFor({ state: 'detached' });
    expect(await stored()).toEqual(before);
  });

  it('show what a match would come to, as it does once the skill is really added', async () => {
    const { page } = ada;
    await ada.goto(`/job-match/${frontEnd}`);
    await page.getByRole('heading', { name: 'What if I had…' }).click();
    await page.getByRole('switch', { name: 'GraphQL' }).click();
    const status = page.getByRole('status').filter({ hasText: /^With GraphQL/ });
    await status.getByText('It would also lift 2 other scans.').waitFor();
    const promised = Number(/With GraphQL: (\d+)/.exec((await status.textContent()) ?? '')?.[1]);
    const { skills } = await call(ada, 'getProfile');
    const list = skills.map(({ name, score }) => ({ name, score }));
    await call(ada, 'updateSkills', {
      body: { skills: [...list, { name: 'GraphQL', score: 85 }] },
    });
    await waitUntil('the match is judged again', async () => {
      const { score } = await call(ada, 'getScan', { id: frontEnd });
      return score?.overallScore === promised;
    });
  });

  it('are not offered for a match of another profession', async () => {
    const { page } = ada;
    await ada.goto(`/job-match/${garden}`);
    await page.getByRole('heading', { name: 'What to do' }).waitFor();
    expect(await page.getByRole('heading', { name: 'What if' }).count()).toBe(0);
    const { offers, scans } = await call(ada, 'getWhatIf', { query: { scan: garden } });
    expect(JSON.stringify(offers)).not.toMatch(/garden|first aid|lawn|hedge/i);
    expect(scans.map(({ _id }) => _id)).not.toContain(garden);
  });
});
