import { type WhatIf, type WhatIfMatch, type WhatIfOffer } from '@rolefit/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anId } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { setMedia } from '@/testing/media';
import { renderAt } from '@/testing/render';
import { WhatIfOfMatch } from './what-if-of-match';
import { WhatIfPanel } from './what-if-panel';

const call = 'GET /jobs/what-if';

// jsdom has no animations.
beforeEach(() => setMedia((query) => query === '(prefers-reduced-motion: reduce)'));

const skill = (name: string): WhatIfOffer => ({ kind: 'skill', key: name, name, of: 'skill' });

/** A title that is shown, and two requirements of the same weight: the first is met. */
function aMatch(match: Partial<WhatIfMatch>): WhatIfMatch {
  return {
    weights: [0, 0, 0],
    credits: [1_000, 600, 0],
    craft: 0,
    isBroad: true,
    isRuledOut: false,
    requirements: [],
    conditions: [],
    ...match,
  };
}

const [first, second, third] = [anId(1), anId(2), anId(3)];

/** Kubernetes and GraphQL together meet what neither meets alone; German settles a condition. */
const whatIf: WhatIf = {
  offers: [
    skill('GraphQL'),
    skill('Kubernetes'),
    { kind: 'language', code: 'de', level: 'B2' },
    { kind: 'years', years: 5 },
    skill('Elm'),
  ],
  weights: [3],
  scans: [
    {
      _id: first,
      title: 'Front-end Developer',
      companyName: 'Harbourlight',
      match: aMatch({ requirements: [{ at: 2, on: [0, 1], values: [0, 100, 200, 1_000] }] }),
    },
    {
      _id: second,
      title: null,
      companyName: 'Fern and Moss',
      match: aMatch({
        credits: [1_000, 1_000, 500],
        requirements: [{ at: 2, on: [1], values: [500, 800] }],
        conditions: [{ on: [2], values: [1, 0] }],
      }),
    },
    {
      _id: third,
      title: 'Web Developer',
      companyName: '',
      match: aMatch({ requirements: [{ at: 1, on: [3, 4], values: [600, 700, 650, 700] }] }),
    },
  ],
  over: 12,
};

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const movers = () => rows().filter((text) => text?.includes('→'));
const toggle = (name: string) => screen.findByRole('switch', { name });

async function openPanel(data = whatIf) {
  serve(call, () => ok(data));
  renderAt(<WhatIfPanel />);
  await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
}

describe('WhatIfPanel', () => {
  it('asks for nothing until it is opened', async () => {
    serve(call, () => ok(whatIf));
    renderAt(<WhatIfPanel />);
    expect(requestsTo(call)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    expect(screen.getByRole('heading', { name: 'What if…' })).toHaveFocus();
    await toggle('GraphQL');
    expect(requestsTo(call)).toHaveLength(1);
  });

  it('offers first what helps most, with what it changes alone', async () => {
    await openPanel();
    await toggle('Kubernetes');
    const switches = screen.getAllByRole('switch').map(({ textContent }) => textContent);
    expect(switches).toEqual([
      'Kubernetes1 more Applicable, 2 scores rise',
      'German B21 more Applicable',
      'GraphQL1 score rises',
      '5 years of experience1 score rises',
      'Elm1 score rises',
    ]);
  });

  it('shows what several come to together, the scans that turn Applicable first', async () => {
    await openPanel();
    await userEvent.click(await toggle('GraphQL'));
    await userEvent.click(await toggle('Kubernetes'));
    await userEvent.click(await toggle('German B2'));
    expect(screen.getByRole('status')).toHaveTextContent(
      'With GraphQL, Kubernetes, and German B2: 2 more would be Applicable, 2 scores rise.',
    );
    expect(movers()).toEqual([
      'Front-end DeveloperHarbourlight53 → 87from 53 to 87 would be Applicable',
      'Untitled postingFern and Moss83 → 93from 83 to 93 would be Applicable',
    ]);
    expect(screen.getByRole('link', { name: /GraphQL/ })).toHaveAttribute('href', '/profile');
    expect(screen.getByRole('link', { name: /profile: German B2/ })).toHaveAttribute(
      'href',
      '/profile#answer-language',
    );
  });

  it('takes three at once, and all off again', async () => {
    await openPanel();
    for (const name of ['GraphQL', 'Kubernetes', 'German B2'])
      await userEvent.click(await toggle(name));
    const elm = await toggle('Elm');
    await userEvent.click(elm);
    expect(elm).toHaveAttribute('aria-disabled', 'true');
    expect(elm).not.toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Switch all off' }));
    expect(screen.getByRole('status')).toHaveTextContent('Switch something on');
    expect(movers()).toEqual([]);
    expect(requestsTo(call)).toHaveLength(1);
  });

  it('says that there is nothing to try', async () => {
    await openPanel({ offers: [], weights: [], scans: [], over: 0 });
    await screen.findByText(/^Nothing to try yet/);
  });

  it('can be loaded again', async () => {
    serve(call, () => problem('INTERNAL'));
    renderAt(<WhatIfPanel />);
    await userEvent.click(screen.getByRole('button', { name: 'Try it' }));
    const retry = await screen.findByRole('button', { name: /retry/i });
    serve(call, () => ok(whatIf));
    await userEvent.click(retry);
    await toggle('GraphQL');
  });
});

describe('WhatIfOfMatch', () => {
  const renderFor = (scanId: string) => {
    serve(call, () => ok(whatIf));
    renderAt(<WhatIfOfMatch scanId={scanId} ring={(score) => <p>Ring of {score}</p>} />);
  };

  it('shows the score, the rules and how many other scans would rise', async () => {
    renderFor(first);
    await userEvent.click(await toggle('Kubernetes'));
    const status = within(screen.getByRole('status'));
    status.getByText('With Kubernetes: 60 instead of 53.');
    status.getByText('It would also lift 1 other scan.');
    expect(screen.getByText('Ring of 60')).toBeInTheDocument();
    expect(screen.getByText('The score is high enough')).toBeInTheDocument();
    expect(requestsTo(call)[0]?.query.get('scan')).toBe(first);
    await userEvent.click(screen.getByRole('button', { name: 'Switch all off' }));
    expect(screen.getByText('As you are: 53.')).toBeInTheDocument();
    expect(screen.getByText('The score is too low')).toBeInTheDocument();
  });

  it('offers only what changes this match', async () => {
    renderFor(third);
    await toggle('Elm');
    expect(screen.getAllByRole('switch')).toHaveLength(2);
  });

  it('offers nothing for a match of another profession', async () => {
    renderFor(anId(9));
    await screen.findByText(/^Nothing that we could offer/);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});
