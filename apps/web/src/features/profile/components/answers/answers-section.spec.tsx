import { type Answers, answersUpdateSchema, applyAnswers } from '@rolefit/contracts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { AnswersSection } from './answers-section';

const update = 'PATCH /users/profile/answers';

/** A server that keeps what it is sent. */
function keep(answers: Answers = {}): void {
  let kept = answers;
  serve('GET /users/profile/answers', () => ok(kept));
  serve(update, ({ body }) => {
    kept = applyAnswers(kept, answersUpdateSchema.parse(body));
    return ok(kept);
  });
}

async function open(title: RegExp, at = '/profile') {
  renderAt(<AnswersSection />, { at });
  const user = userEvent.setup();
  const opener = await screen.findByRole('button', { name: title });
  if (opener.getAttribute('aria-expanded') === 'false') await user.click(opener);
  // Its form is fetched when it is opened.
  await screen.findByRole('button', { name: 'Add' });
  return { user, opener };
}

const bodies = () => requestsTo(update).map(({ body }) => body);

describe('AnswersSection', () => {
  // What is fetched when it is opened is there at once; a cold machine takes seconds to compile it.
  beforeAll(() => import('./answer-form'));

  it('says that nothing was said yet, and why it asks', async () => {
    keep();
    const { opener } = await open(/^Work permits/);
    expect(opener).toHaveAccessibleName('Work permits Not answered');
    expect(screen.getByText('Some postings require the right to work in a country without a sponsor.')).toBeVisible();
    expect(requestsTo(update)).toEqual([]);
  });

  it('takes a country by its name, by keyboard alone, and shows it at once', async () => {
    keep();
    const { user, opener } = await open(/^Work permits/);
    await user.tab();
    await user.keyboard('germ{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Germany' })).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Add a country where you may work' })).toHaveFocus();
    await user.keyboard('FR{Enter}');
    expect(opener).toHaveAccessibleName('Work permits Germany and France');
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(bodies()).toEqual([{ workPermits: { items: ['DE'], isComplete: false } }, { workPermits: { items: ['DE', 'FR'], isComplete: false } }]);
  });

  it.each([
    ['Atlantis', 'Choose a country'],
    ['united', 'Choose a country'],
    ['Germany', 'This is already in the list'],
    ['', 'Choose a country'],
  ])('refuses "%s" under the field, and keeps what was written', async (text, message) => {
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
    [/^Work permits/, 'Add a country where you may work', 'Germany', 'This is already in the list', 'Norway'],
    [/^Licences/, 'Add a licence', 'cpr', 'This is already in the list', 'cpr, class 2'],
    [/^Licences/, 'Add a licence', 'x'.repeat(101), 'Licence must be 1 to 100 characters', 'Driving'],
  ])('says below the field of %p what is wrong while it is typed, until it is right', async (title, label, wrong, message, right) => {
    keep({ workPermits: { items: ['DE'], isComplete: false }, licences: { items: ['CPR'], isComplete: false } });
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

  it('says nothing of a name that is still being written', async () => {
    keep({ workPermits: { items: ['NE'], isComplete: false } });
    const { user } = await open(/^Work permits/);
    const field = screen.getByLabelText('Add a country where you may work');
    // Niger is in the list, but so may Nigeria be.
    for (const letter of 'Niger') {
      await user.type(field, letter);
      expect(field).toBeValid();
    }
    await user.clear(field);
    expect(field).toBeValid();
  });

  it('comes back with what was being typed, and with nothing once it was added', async () => {
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
    expect(await screen.findByRole('button', { name: /^Licences/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('offers a change again that the page went away with', async () => {
    keep({ licences: { items: ['CPR'], isComplete: false } });
    serve(update, () => new Promise(() => undefined));
    const { user } = await open(/^Licences/);
    await user.type(screen.getByLabelText('Add a licence'), 'Registered Nurse{Enter}');
    await waitFor(() => expect(bodies()).toHaveLength(1));
    cleanup();
    keep({ licences: { items: ['CPR'], isComplete: false } });
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(await screen.findByText('Your last change here did not get through; your answer is as it was before.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Licences CPR · Registered Nurse' })).toBeInTheDocument();
    await screen.findByText('Saved');
    cleanup();
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(await screen.findByRole('button', { name: /^Licences/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('says nothing of a change that came through, though its answer did not', async () => {
    keep({ licences: { items: ['CPR'], isComplete: false } });
    serve(update, () => new Promise(() => undefined));
    const { user } = await open(/^Licences/);
    await user.click(screen.getByLabelText('That is all I have'));
    await waitFor(() => expect(bodies()).toHaveLength(1));
    cleanup();
    keep({ licences: { items: ['CPR'], isComplete: true } });
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(await screen.findByRole('button', { name: 'Licences Only CPR' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the keyboard near what was removed', async () => {
    keep({ licences: { items: ['CPR', 'Registered Nurse'], isComplete: false } });
    const { user } = await open(/^Licences/);
    screen.getByRole('button', { name: 'Remove CPR' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Registered Nurse' })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByLabelText('Add a licence')).toHaveFocus();
    await waitFor(() => expect(bodies().at(-1)).toEqual({ licences: { items: [], isComplete: false } }));
  });

  it('lets an empty list be all there is', async () => {
    keep();
    const { user, opener } = await open(/^Security clearances/);
    await user.click(screen.getByLabelText('That is all I have: no clearance'));
    expect(opener).toHaveAccessibleName('Security clearances None');
    expect(bodies()).toEqual([{ clearances: { items: [], isComplete: true } }]);
  });

  it('asks where and how somebody would work, and "only these" is nothing without them', async () => {
    keep();
    const { user, opener } = await open(/^Places/);
    const only = screen.getByLabelText('Only these suit me');
    expect(only).toBeDisabled();
    await user.type(screen.getByLabelText('Add a place where you would work'), 'Berlin, Germany{Enter}');
    await user.click(screen.getByLabelText('Remote'));
    await user.click(only);
    expect(opener).toHaveAccessibleName('Places Only Berlin, Germany · Remote');
    await user.click(screen.getByRole('button', { name: 'Remove Berlin, Germany' }));
    await user.click(screen.getByLabelText('Remote'));
    await waitFor(() => expect(bodies().at(-1)).toEqual({ places: { items: [], arrangements: [], canRelocate: false, isComplete: false } }));
    expect(opener).toHaveAccessibleName('Places Not answered');
  });

  it('takes a language with its level, and lets the level change', async () => {
    keep();
    const { user, opener } = await open(/^Languages/);
    await user.type(screen.getByLabelText('Add a language that you speak'), 'German');
    await user.selectOptions(screen.getByLabelText('Level'), 'B2, upper intermediate');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(opener).toHaveAccessibleName('Languages German B2');
    await user.selectOptions(screen.getByLabelText('Level of German'), 'C1, advanced');
    await waitFor(() => expect(bodies().at(-1)).toEqual({ languages: { items: [{ code: 'de', level: 'C1' }], isComplete: false } }));
    expect(screen.getByLabelText('Level')).toHaveValue('');
  });

  it('takes back what the server refuses, says why, and tries again', async () => {
    keep({ licences: { items: ['CPR'], isComplete: false } });
    serve(update, () => problem('SERVICE_UNAVAILABLE'));
    const { user, opener } = await open(/^Licences/);
    await user.type(screen.getByLabelText('Add a licence'), 'Registered Nurse{Enter}');
    expect(await screen.findByText('This was not saved; your answer is as it was before.')).toBeInTheDocument();
    expect(opener).toHaveAccessibleName('Licences CPR');
    serve(update, ({ body }) => ok(body));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(opener).toHaveAccessibleName('Licences CPR · Registered Nurse');
  });

  it('shows what the server has where it refuses two changes in a row', async () => {
    keep({ licences: { items: ['CPR'], isComplete: false } });
    const answers: (() => void)[] = [];
    serve(update, () => new Promise((resolve) => answers.push(() => resolve(problem('REQUEST_RATE_LIMITED')))));
    const { user, opener } = await open(/^Licences/);
    for (const name of ['Registered Nurse', 'Midwife']) await user.type(screen.getByLabelText('Add a licence'), `${name}{Enter}`);
    expect(opener).toHaveAccessibleName('Licences CPR · Registered Nurse · Midwife');
    for (const count of [1, 2]) {
      await waitFor(() => expect(answers).toHaveLength(count));
      answers.at(-1)?.();
    }
    expect(await screen.findByText('This was not saved; your answer is as it was before.')).toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveAccessibleName('Licences CPR'));
  });

  it('offers no change again that came through while another waited', async () => {
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
    await user.click(screen.getByLabelText('That is all I have: no licence'));
    await user.click(screen.getByRole('button', { name: /^Security clearances/ }));
    await user.click(await screen.findByLabelText('That is all I have: no clearance'));
    release();
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(await screen.findAllByText('Saved')).toHaveLength(2);
    cleanup();
    // Since then both were changed on another device.
    keep({ licences: { items: ['CPR'], isComplete: false }, clearances: { items: ['SC'], isComplete: false } });
    renderAt(<AnswersSection />, { at: '/profile' });
    expect(await screen.findByRole('button', { name: /^Licences/ })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText(/^Your last change here did not get through/)).not.toBeInTheDocument();
  });

  it('opens where the address points to, and leads there with the keyboard', async () => {
    keep();
    const { opener } = await open(/^Places/, '/profile#answer-place');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: /^Licences/ })).toHaveAttribute('aria-expanded', 'false');
  });

  it('says that the answers could not be loaded', async () => {
    serve('GET /users/profile/answers', () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<AnswersSection />, { at: '/profile' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We could not load your answers.');
    keep();
    await userEvent.setup().click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^Work permits/ })).toBeInTheDocument();
  });
});
