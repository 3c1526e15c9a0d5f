import { type Profile } from '@rolefit/contracts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/toaster';
import { removeAllDrafts } from '@/lib/drafts';
import { profileQuery } from '@/lib/profile';
import { toast } from '@/lib/toast';
import { anId, aProfile, aSkill } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { aQueryClient, renderAt } from '@/testing/render';
import { SkillsSection } from './skills-section';

const call = 'PATCH /users/profile/skills';
const care = aSkill();
const danish = aSkill({ id: anId(701), name: 'Danish', score: 40, quote: 'Danish B1' });

function Section() {
  const { data } = useQuery(profileQuery);
  return data ? <SkillsSection profile={data} /> : null;
}

let client: QueryClient;

async function show(...skills: Profile['skills']) {
  serve('GET /users/profile', () => ok(aProfile({ skills })));
  client = aQueryClient();
  renderAt(
    <>
      <Section />
      <Toaster />
    </>,
    { client },
  );
  await screen.findByRole('heading', { name: 'Skills' });
  return userEvent.setup();
}

async function edit(...skills: Profile['skills']) {
  const user = await show(...skills);
  await user.click(screen.getByRole('button', { name: 'Edit Skills' }));
  await screen.findByRole('button', { name: 'Add skill' });
  return user;
}

const nameOf = (place: number) => screen.getByLabelText(`Name of skill ${place}`);
const scoreOf = (place: number) => screen.getByLabelText(`Score of skill ${place}`);
const messageOf = (field: HTMLElement) => {
  const described =
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  return field.getAttribute('aria-invalid') === 'true' ? described : null;
};

describe('SkillsSection', () => {
  // Preloads the lazy chunk; compiling it takes seconds on a cold machine.
  beforeAll(() => import('./skills-editor'));
  afterEach(() => act(() => toast.dismiss()));

  it('shows an empty state', async () => {
    await show();
    expect(screen.getByText('No Skills Found!')).toBeInTheDocument();
  });

  it('tells proven skills from mentioned ones and from those of the user', async () => {
    await show(
      aSkill({ id: anId(810), name: 'React', score: 90 }),
      aSkill({ id: anId(811), name: 'Docker', score: 35 }),
      aSkill({ id: anId(812), name: 'Figma', score: 40 }),
      aSkill({ id: anId(813), name: 'Rust', score: 20, source: 'user', quote: null }),
    );
    const namesIn = (title: string) =>
      within(screen.getByRole('region', { name: title }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(namesIn('Proven')).toEqual(['React 90%', 'Figma 40%']);
    expect(namesIn('Mentioned')).toEqual(['Docker 35%']);
    expect(namesIn('Added by you')).toEqual(['Rust 20%']);
  });

  it('shows the first skills of a group, and all on request', async () => {
    const many = Array.from({ length: 17 }, (_, index) =>
      aSkill({ id: anId(800 + index), name: `Skill ${index}`, score: 80 }),
    );
    const broughtIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const user = await show(...many);
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(screen.queryByText('Skill 13')).not.toBeInTheDocument();
    await user.click(
      screen.getByRole('button', { name: 'Show all 17 proven skills', expanded: false }),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(17);
    await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    expect(broughtIntoView).toHaveBeenLastCalledWith({ block: 'nearest' });
    cleanup();
    await show(...many.slice(1));
    expect(screen.getAllByRole('listitem')).toHaveLength(16);
    expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
  });

  it('saves the list, shows it immediately and confirms when the server has it', async () => {
    let answer: (response: Response) => void = () => undefined;
    serve(call, () => new Promise((resolve) => (answer = resolve)));
    const user = await edit(care, danish);
    await user.clear(scoreOf(1));
    await user.type(scoreOf(1), '95');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('95%');
    expect(screen.queryByText('Skills saved.')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(requestsTo(call)[0]?.body).toEqual({
        skills: [
          { name: 'Wound care', score: 95 },
          { name: 'Danish', score: 40 },
        ],
      }),
    );
    answer(ok(aProfile({ skills: [{ ...care, score: 95, source: 'user' }, danish] })));
    expect(await screen.findByText('Skills saved.')).toBeInTheDocument();
    cleanup();
    await show(care);
    expect(screen.getByRole('button', { name: 'Edit Skills' })).toBeInTheDocument();
  });

  it('rolls back a failed save, shows the error, and keeps the input', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    const user = await edit(care);
    await user.clear(scoreOf(1));
    await user.type(scoreOf(1), '95');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Your skills weren’t saved\..*isn’t available right now/,
    );
    expect(scoreOf(1)).toHaveValue(95);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('80%')).toBeInTheDocument();
  });

  it('rolls back to the newest list if another arrived during the save', async () => {
    let refuse: () => void = () => undefined;
    serve(
      call,
      () => new Promise((resolve) => (refuse = () => resolve(problem('REQUEST_RATE_LIMITED')))),
    );
    const user = await edit(care);
    await user.clear(scoreOf(1));
    await user.type(scoreOf(1), '95');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    // Simulates the event of a finished evaluation.
    serve('GET /users/profile', () => ok(aProfile({ skills: [care, danish] })));
    await act(() => client.invalidateQueries());
    refuse();
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Danish')).toBeInTheDocument();
  });

  it('adds a skill with default name and score, selected for overwriting', async () => {
    serve(call, () => ok(aProfile()));
    const user = await edit(care);
    await user.click(screen.getByRole('button', { name: 'Add skill' }));
    expect([nameOf(1), scoreOf(1)].map((field) => (field as HTMLInputElement).value)).toEqual([
      'new skill',
      '5',
    ]);
    await waitFor(() => expect(nameOf(1)).toHaveFocus());
    await user.keyboard('Palliative care');
    await user.click(screen.getByRole('button', { name: 'Remove skill 2' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(requestsTo(call)[0]?.body).toEqual({
        skills: [{ name: 'Palliative care', score: 5 }],
      }),
    );
  });

  it('closes without a call if nothing changed', async () => {
    const user = await edit(danish, care);
    expect(nameOf(1)).toHaveValue('Danish');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await screen.findByRole('button', { name: 'Edit Skills' });
    expect(requestsTo(call)).toHaveLength(0);
  });

  it('marks both duplicates until either is changed', async () => {
    const user = await edit(care, danish);
    await user.clear(nameOf(2));
    await user.type(nameOf(2), 'wound CARE');
    await waitFor(() =>
      expect([messageOf(nameOf(1)), messageOf(nameOf(2))]).toEqual([
        'This skill is already in the list',
        'This skill is already in the list',
      ]),
    );
    await user.type(nameOf(1), ' at home');
    await waitFor(() => expect([messageOf(nameOf(1)), messageOf(nameOf(2))]).toEqual([null, null]));
  });

  it('shows errors below name and score', async () => {
    const user = await edit(care);
    await user.clear(nameOf(1));
    await user.clear(scoreOf(1));
    await waitFor(() =>
      expect([messageOf(nameOf(1)), messageOf(scoreOf(1))]).toEqual([
        'Skill name must be 1 to 50 characters',
        'Score must be a whole number from 0 to 100',
      ]),
    );
    await user.type(scoreOf(1), '0');
    await waitFor(() => expect(messageOf(scoreOf(1))).toBeNull());
    expect(messageOf(nameOf(1))).toBe('Skill name must be 1 to 50 characters');
  });

  it('restores valid and invalid input after a reload, and nothing after a logout', async () => {
    const user = await edit(care);
    await user.clear(nameOf(1));
    await user.clear(scoreOf(1));
    await user.type(scoreOf(1), '101');
    cleanup();
    await show(care);
    expect(await screen.findByLabelText('Score of skill 1')).toHaveValue(101);
    await waitFor(() => expect([messageOf(nameOf(1)), messageOf(scoreOf(1))]).not.toContain(null));
    cleanup();
    removeAllDrafts();
    await show(care);
    expect(screen.getByRole('button', { name: 'Edit Skills' })).toBeInTheDocument();
  });

  it('warns if the list has changed, and loads the new one on request', async () => {
    const user = await edit(care);
    await user.type(nameOf(1), '!');
    cleanup();
    await show(care, danish);
    expect(await screen.findByText('Your skills have changed since you began')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Begin again with the new list' }));
    expect([nameOf(1), nameOf(2)].map((field) => (field as HTMLInputElement).value)).toEqual([
      'Wound care',
      'Danish',
    ]);
    expect(screen.queryByText('Your skills have changed since you began')).not.toBeInTheDocument();
    cleanup();
    await show(care, danish);
    expect(await screen.findByRole('button', { name: 'Edit Skills' })).toBeInTheDocument();
  });
});
