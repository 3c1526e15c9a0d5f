import { errorCodes } from '@rolefit/contracts';
import {
  type ScriptedBehaviour,
  ScriptedModelServer,
  type ScriptedRequest,
} from '@rolefit/model/testing';
import { makePdf, postings, resumes } from '@rolefit/testing';
import { type Page } from 'playwright-core';
import { call, scan, scanIs } from './support/api.js';
import { type Visitor } from './support/browser.js';
import { card, signInWithResume } from './support/journey.js';
import { ownProduct } from './support/product.js';
import { modelName } from './support/scripted-model.js';
import { flaws, forgetShifts, unsteady, watchShifts } from './support/viewport-checks.js';
import { waitUntil } from './support/wait-until.js';

const line = 'Built the customer portal with React, TypeScript and Redux for 400,000 customers';
const invented = 'Twenty years of quantum telepathy';

/** Claims that the resume shows every requirement, the first two by a line that is not in it. */
function shownByOneLine({ input }: ScriptedRequest): ScriptedBehaviour {
  const numbers = [...input.matchAll(/^(\d+)\. \[/gm)].map(([, number]) => Number(number));
  const evidence = numbers.map((requirement, at) => ({
    requirement,
    verdict: 'shown',
    quotes: [at < 2 ? invented : line],
  }));
  return { kind: 'answer', output: { evidence } };
}

type Answer = (request: ScriptedRequest) => ScriptedBehaviour | Promise<ScriptedBehaviour>;

describe('a match that a model reads closely', () => {
  let model: ScriptedModelServer;
  let answer: Answer = shownByOneLine;
  beforeAll(async () => {
    model = await ScriptedModelServer.start((request) => answer(request));
  });
  const product = ownProduct(() => ({
    env: {
      AI_BASE_URL: model.baseUrl,
      AI_API_KEY: 'scripted',
      AI_MODEL: modelName,
      AI_READS: 'links',
      AI_CONCURRENT_CALLS: 'unlimited',
    },
  }));
  afterAll(() => model?.close());

  let ada: Visitor;
  let page: Page;
  beforeAll(async () => {
    ada = await product.arrive();
    page = ada.page;
    await watchShifts(page);
    await signInWithResume(ada, product.users.ada, makePdf(resumes.software));
  });
  beforeEach(() => {
    answer = shownByOneLine;
  });

  let texts = 0;
  /** Scans a posting that has not been read closely, and in which word matching finds little. */
  const scanFor = (companyName: string) =>
    scan(ada, `${postings.nurse}\n\nClose ${++texts}`, { companyName });
  const noteOn = (tab: Page) => tab.getByRole('region', { name: 'Close reading' });
  const aboutOn = (tab: Page) => tab.getByRole('region', { name: 'About this score' });

  /** Holds back the answer. @returns a function that releases it */
  function held(): () => void {
    let letOut: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      letOut = resolve;
    });
    answer = async (request) => {
      await gate;
      return shownByOneLine(request);
    };
    return letOut;
  }

  it('is an estimate first, which is replaced live and explained', async () => {
    const letOut = held();
    await ada.goto('/job-match');
    await ada.markPage();
    const id = await scanFor('Estimated Ltd');
    const shown = card(ada, 'Estimated Ltd');
    await shown.getByText('Estimate', { exact: true }).waitFor();
    await shown.getByText('Reading closely…').waitFor();
    const { score: estimate } = await scanIs(ada, id, 'completed');
    const detail = await page.context().newPage();
    await detail.goto(`${product.rolefit.url}/job-match/${id}`);
    await noteOn(detail).getByText('This score is an estimate by word matching.').waitFor();
    await detail
      .getByRole('img', {
        name: new RegExp(`^Overall score ${estimate!.overallScore} .*estimate$`),
      })
      .waitFor();
    for (const tab of [page, detail]) {
      await tab.bringToFront();
      expect(await flaws(tab)).toEqual([]);
    }
    await page.bringToFront();
    await forgetShifts(page);

    letOut();
    await shown.getByText('Estimate', { exact: true }).waitFor({ state: 'hidden' });
    await shown.getByText(/: \d+ lines /).waitFor();
    expect(await unsteady(page)).toEqual([]);
    expect(await ada.isStillTheSamePage()).toBe(true);
    await noteOn(detail)
      .getByText(`Read closely by the AI model ${modelName}.`, { exact: false })
      .waitFor();
    const job = await call(ada, 'getScan', { id });
    const { overallScore } = job.score!;
    expect(overallScore).toBeGreaterThan(estimate!.overallScore);
    expect(job.points.reduce((sum, { points }) => sum + points, 0)).toBe(overallScore);
    const { found, rejectedClaims } = job.closeReading!.effect!;
    expect(await shown.innerText()).toContain(`${overallScore}: ${found} lines`);
    expect(await noteOn(detail).innerText()).toContain(
      `${overallScore}: ${found} lines that word matching missed`,
    );
    expect(rejectedClaims).toBeGreaterThanOrEqual(2);
    await noteOn(detail)
      .getByText(`${rejectedClaims} claims without a source were dropped.`, { exact: false })
      .waitFor();
    await detail.getByRole('heading', { name: 'How is this calculated?' }).click();
    await aboutOn(detail)
      .getByText(/The close reading took 1 call to a model: [\d,]+ tokens, /)
      .waitFor();
    await detail.bringToFront();
    expect(await flaws(detail)).toEqual([]);
    expect(await detail.getByText(invented).count()).toBe(0);
    await detail.close();
  });

  it('stays an estimate if the model refuses, with the reason', async () => {
    answer = () => ({ kind: 'refusal' });
    await ada.goto('/job-match');
    const id = await scanFor('Refused Ltd');
    await card(ada, 'Refused Ltd').getByText('Couldn’t be read closely').waitFor();
    await card(ada, 'Refused Ltd').getByText('Estimate', { exact: true }).waitFor();
    await ada.goto(`/job-match/${id}`);
    await noteOn(page)
      .getByText('This match couldn’t be read closely, so its score is an estimate.')
      .waitFor();
    await noteOn(page).getByText(errorCodes.MODEL_REFUSED.message).waitFor();
    expect(await noteOn(page).getByRole('button').count()).toBe(0);
  });

  it('is read again on request if the answer was unusable', async () => {
    answer = () => ({ kind: 'text', text: 'Sure! Here is a poem about ferries.' });
    const id = await scanFor('Poem Ltd');
    await ada.goto(`/job-match/${id}`);
    await noteOn(page).getByText(errorCodes.MODEL_ANSWER_INVALID.message).waitFor();
    expect(await flaws(page)).toEqual([]);
    answer = shownByOneLine;
    await noteOn(page).getByRole('button', { name: 'Read closely again' }).click();
    await noteOn(page)
      .getByText(`Read closely by the AI model ${modelName}.`, { exact: false })
      .waitFor();
    await waitUntil('the note has the focus', () =>
      noteOn(page).evaluate((note) => note === document.activeElement),
    );
  });
});
