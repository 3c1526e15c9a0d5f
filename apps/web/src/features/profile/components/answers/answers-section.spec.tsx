import {
  type Answers,
  answersUpdateSchema,
  applyAnswers,
  type ConditionTopic,
} from '@rolefit/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { AnswersSection } from './answers-section';

const update = 'PATCH /users/profile/answers';

/** A server that stores the answers. */
function keep(answers: Answers = {}): void {
  let kept = answers;
  serve('GET /users/profile/answers', () => ok(kept));
  serve(update, ({ body }) => {
    kept = applyAnswers(kept, answersUpdateSchema.parse(body));
    return ok(kept);
  });
}

/** A server whose postings ask for these conditions. */
function ask(conditions: readonly ConditionTopic[]): void {
  serve('GET /users/profile/answers/asked', () => ok({ conditions }));
}

async function open(title: RegExp, at = '/profile') {
  renderAt(<AnswersSection />, { at });
  const user = userEvent.setup();
  const opener = await screen.findByRole('button', { name: title });
  if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener);
  // The form is a lazy chunk.
  await screen.findByRole('button', { name: 'Add' });
  return { user, opener };
}

const bodies = () => requestsTo(update).map(({ body }) => body);

describe('AnswersSection', () => {
  // Preloads the lazy chunk; compiling it takes seconds on a cold machine.
  beforeAll(() => import('./answer-form'));

  it('shows an empty state with the purpose of the answers', async () => {
    keep();
    const { opener } = await open(/^Work permits/);
    expect(opener).toHaveAccessibleName('Work permits Not answered');
    expect(
      screen.getByText('Some postings require the right to work in a country without a sponsor.'),
    ).toBeVisible();
    expect(requestsTo(update)).toEqual([]);
  });

  it('adds a country by name with the keyboard and shows it immediately', async () => {
    keep();
    const { user, opener } = await open(/^Work permits/);
    await user.tab();
    await user.keyboard('germ{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Germany' })).toBeInTheDocument();
    expect(
      screen.getByRole('combobox', { name: 'Add a country where you may work' }),
    ).toHaveFocus();
    await user.keyboard('FR{Enter}');
    expect(opener).toHaveAccessibleName('Work permits Germany and France');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(bodies()).toEqual([
      { workPermits: { items: ['DE'], isComplete: false } },
      { workPermits: { items: ['DE', 'FR'], isComplete: false } },
    ]);
  });

  it.each([
    ['Atlantis', 'Choose a country'],
    ['united', 'Choose a country'],
    ['Germany', 'This is already in the list'],
    ['', 'Choose a country'],
  ])('rejects "%s" with an error under the field and keeps the input', async (text, message) => {
    keep({ workPermits: { items: ['DE'], isComplete: false } });
    const { user } = await open(/^Work permits/);
    const field = screen.getByRole('combobox', { name: 'Add a country where you may work' });
    if (text) await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveValue(text);
    expect(requestsTo(update)).toEqual([]);
  });

  it.each([
    [/^Work permits/, 'Add a country where you may work', 'Atlantis', 'Choose a country', 'Norway'],
    [
      /^Work permits/,
      'Add a country where you may work',
      'Germany',
      'This is already in the list',
      'Norway',
    ],
    [/^Licences/, 'Add a licence', 'cpr', 'This is already in the list', 'cpr, class 2'],
    [
      /^Licences/,
      'Add a licence',
      'x'.repeat(101),
      'Licence must be 1 to 100 characters',
      'Driving',
    ],
  ])('validates the field of %p while typing', async (title, label, wrong, message, right) => {
    keep({
      workPermits: { items: ['DE'], isComplete: false },
      licences: { items: ['CPR'], isComplete: false },
    });
    const { user } = await open(title);
    const field = screen.getByLabelText(label);
    await user.click(field);
    await user.paste(wrong);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(message);
    await user.clear(field);
    await user.paste(right);
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription('');
    expect(requestsTo(update)).toEqual([]);
  });

  it('shows no error for an incomplete name', async () => {
    keep({ workPermits: { items: ['NE'], isComplete: false } });
    const { user } = await open(/^Work permits/);
    const field = screen.getByLabelText('Add a country where you may work');
    // Niger is in the list, but Nigeria is still possible.
    for (const letter of 'Niger') {
      await user.type(field, letter);
      expect(field).toBeValid();
    }
    await user.clear(field);
    expect(field).toBeValid();
  });

  it('restores unsaved input, and nothing once it was added', async () => {
    keep();
    const { user } = await open(/^Licences/);
    await user.type(screen.getByLabelText('Add a licence'), 'Registered Nu');
    cleanup();
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(await screen.findByLabelText('Add a licence')).toHaveValue('Registered Nu');
    expect(screen.queryByLabelText('Add a clearance')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Add a licence'), 'rse{Enter}');
    await screen.findByText('Saved');
    cleanup();
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(await screen.findByRole('button', { name: /^Licences/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('offers to retry a change that was lost when the page was left', async () => {
    keep({ licences: { items: ['CPR'], isComplete: false } });
    serve(update, () => new Promise(() => undefined));
    const { user } = await open(/^Licences/);
    await user.type(screen.getByLabelText('Add a licence'), 'Registered Nurse{Enter}');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    cleanup();
    keep({ licences: { items: ['CPR'], isComplete: false } });
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(
      await screen.findByText(
        'Your last change here didn’t get through; your answer is as it was before.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(
      await screen.findByRole('button', { name: 'Licences CPR · Registered Nurse' }),
    ).toBeInTheDocument();
    await screen.findByText('Saved');
    cleanup();
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(await screen.findByRole('button', { name: /^Licences/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('offers no retry if only the response was lost', async () => {
    keep({ licences: { items: ['CPR'], isComplete: false } });
    serve(update, () => new Promise(() => undefined));
    const { user } = await open(/^Licences/);
    await user.click(screen.getByLabelText('That’s all I have'));
    await waitFor(() => expect(bodies()).toHaveLength(1));
    cleanup();
    keep({ licences: { items: ['CPR'], isComplete: true } });
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(await screen.findByRole('button', { name: 'Licences Only CPR' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('keeps the focus near a removed entry', async () => {
    keep({ licences: { items: ['CPR', 'Registered Nurse'], isComplete: false } });
    const { user } = await open(/^Licences/);
    screen.getByRole('button', { name: 'Remove CPR' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Registered Nurse' })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByLabelText('Add a licence')).toHaveFocus();
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({ licences: { items: [], isComplete: false } }),
    );
  });

  it('lets an empty list be declared complete', async () => {
    keep();
    const { user, opener } = await open(/^Security clearances/);
    await user.click(screen.getByLabelText('I have no clearance'));
    expect(opener).toHaveAccessibleName('Security clearances None');
    expect(bodies()).toEqual([{ clearances: { items: [], isComplete: true } }]);
  });

  it('asks for places of work, and disables "only these" for an empty list', async () => {
    keep();
    const { user, opener } = await open(/^Places/);
    const only = screen.getByLabelText('Only these suit me');
    expect(only).toBeDisabled();
    await user.type(
      screen.getByLabelText('Add a place where you would work'),
      'Berlin, Germany{Enter}',
    );
    await user.click(screen.getByLabelText('Remote'));
    await user.click(only);
    expect(opener).toHaveAccessibleName('Places Only Berlin, Germany · Remote');
    await user.click(screen.getByRole('button', { name: 'Remove Berlin, Germany' }));
    await user.click(screen.getByLabelText('Remote'));
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({
        places: { items: [], arrangements: [], canRelocate: false, isComplete: false },
      }),
    );
    expect(opener).toHaveAccessibleName('Places Not answered');
  });

  it('adds a language with its level, which can be changed', async () => {
    keep();
    const { user, opener } = await open(/^Languages/);
    await user.type(screen.getByLabelText('Add a language that you speak'), 'German');
    await user.selectOptions(screen.getByLabelText('Level'), 'B2, upper intermediate');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(opener).toHaveAccessibleName('Languages German B2');
    await user.selectOptions(screen.getByLabelText('Level of German'), 'C1, advanced');
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({
        languages: { items: [{ code: 'de', level: 'C1' }], isComplete: false },
      }),
    );
    expect(screen.getByLabelText('Level')).toHaveValue('');
  });

  it('rolls back a refused change, shows the error, and retries', async () => {
    keep({ licences: { items: ['CPR'], isComplete: false } });
    serve(update, () => problem('SERVICE_UNAVAILABLE'));
    const { user, opener } = await open(/^Licences/);
    await user.type(screen.getByLabelText('Add a licence'), 'Registered Nurse{Enter}');
    expect(
      await screen.findByText('This wasn’t saved; your answer is as it was before.'),
    ).toBeInTheDocument();
    expect(opener).toHaveAccessibleName('Licences CPR');
    serve(update, ({ body }) => ok(body));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(opener).toHaveAccessibleName('Licences CPR · Registered Nurse');
  });

  it('shows the server’s state after two refused changes', async () => {
    keep({ licences: { items: ['CPR'], isComplete: false } });
    const answers: (() => void)[] = [];
    serve(
      update,
      () => new Promise((resolve) => answers.push(() => resolve(problem('REQUEST_RATE_LIMITED')))),
    );
    const { user, opener } = await open(/^Licences/);
    for (const name of ['Registered Nurse', 'Midwife'])
      await user.type(screen.getByLabelText('Add a licence'), `${name}{Enter}`);
    expect(opener).toHaveAccessibleName('Licences CPR · Registered Nurse · Midwife');
    for (const count of [1, 2]) {
      await waitFor(() => expect(answers).toHaveLength(count));
      answers.at(-1)?.();
    }
    expect(
      await screen.findByText('This wasn’t saved; your answer is as it was before.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveAccessibleName('Licences CPR'));
  });

  it('offers no retry for a change that succeeded while another was pending', async () => {
    keep();
    const { user } = await open(/^Licences/);
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    let kept: Answers = {};
    serve(update, async ({ body }) => {
      await isReleased;
      kept = applyAnswers(kept, answersUpdateSchema.parse(body));
      return ok(kept);
    });
    await user.click(screen.getByLabelText('I have no licence'));
    await user.click(screen.getByRole('button', { name: /^Security clearances/ }));
    await user.click(await screen.findByLabelText('I have no clearance'));
    release();
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(await screen.findAllByText('Saved')).toHaveLength(2);
    cleanup();
    // Both have been changed on another device since.
    keep({
      licences: { items: ['CPR'], isComplete: false },
      clearances: { items: ['SC'], isComplete: false },
    });
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(await screen.findByRole('button', { name: /^Licences/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(
      screen.queryByText(/^Your last change here did not get through/),
    ).not.toBeInTheDocument();
  });

  it('answers each working condition on its own, and takes an answer back', async () => {
    keep({ conditions: { items: [{ topic: 'nights', isMet: false, amount: null }] } });
    ask(['lifting']);
    renderAt(<AnswersSection />, { at: '/profile#answer-condition' });
    const opener = await screen.findByRole('button', { name: /^Working conditions/ });
    expect(opener).toHaveAccessibleName('Working conditions Night work: No');
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Lifting'), 'Up to 25 kg');
    expect(opener).toHaveAccessibleName('Working conditions Night work: No · Lifting: Up to 25 kg');
    await user.selectOptions(screen.getByLabelText('Night work'), 'Not answered');
    await waitFor(() =>
      expect(bodies().at(-1)).toEqual({
        conditions: { items: [{ topic: 'lifting', isMet: true, amount: 25 }] },
      }),
    );
  });

  describe('working conditions', () => {
    const openConditions = async () => {
      renderAt(<AnswersSection />, { at: '/profile#answer-condition' });
      await screen.findByText('Other conditions');
    };
    const visibleTopics = () =>
      screen
        .getAllByRole('combobox')
        .filter((select) => !select.closest('details:not([open])'))
        .map((select) => select.closest('label')?.querySelector('span')?.textContent);

    it('ask about what the scanned postings ask for and what was answered, and fold the others', async () => {
      keep({ conditions: { items: [{ topic: 'heights', isMet: true, amount: null }] } });
      ask(['travel', 'nights']);
      await openConditions();
      expect(visibleTopics()).toEqual(['Travel', 'Night work', 'Work at heights']);
      await userEvent.setup().click(screen.getByText('Other conditions'));
      expect(visibleTopics()).toHaveLength(18);
    });

    it('stay where they are while they are answered', async () => {
      keep();
      ask(['travel']);
      await openConditions();
      const user = userEvent.setup();
      await user.click(screen.getByText('Other conditions'));
      await user.selectOptions(screen.getByLabelText('Overtime'), 'Yes');
      expect(await screen.findByText('Saved')).toBeInTheDocument();
      expect(screen.getByLabelText('Overtime').closest('details')).not.toBeNull();
    });

    it('are all folded without a posting that asks for one', async () => {
      keep();
      ask([]);
      await openConditions();
      expect(screen.getByText(/^None of the postings you scanned/)).toBeVisible();
      expect(screen.getAllByRole('combobox').map((one) => one.closest('details')?.open)).toEqual(
        Array.from({ length: 18 }, () => false),
      );
    });

    it('are all shown if what the postings ask for cannot be loaded', async () => {
      keep();
      serve('GET /users/profile/answers/asked', () => problem('SERVICE_UNAVAILABLE'));
      renderAt(<AnswersSection />, { at: '/profile#answer-condition' });
      expect(await screen.findAllByRole('combobox')).toHaveLength(18);
      expect(screen.queryByText('Other conditions')).toBeNull();
    });
  });

  it('opens and focuses the answer in the URL fragment', async () => {
    keep();
    const { opener } = await open(/^Places/, '/profile#answer-place');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /^Licences/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('shows a load error', async () => {
    serve('GET /users/profile/answers', () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<AnswersSection />, { at: '/profile' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load your answers.');
    keep();
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Work permits/ })).toBeInTheDocument();
  });
});
