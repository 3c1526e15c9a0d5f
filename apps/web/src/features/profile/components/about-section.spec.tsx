import { type Profile } from '@rolefit/contracts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProfile, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { useAboutEditing } from '../use-about-editing';
import { AboutSection } from './about-section';

const call = 'PUT /users/profile';
const oslo = aProfile({ location: 'Oslo' });

function About({ profile = oslo }: { profile?: Profile }) {
  const [isEditing, setIsEditing] = useAboutEditing(profile.id);
  return (
    <>
      <button onClick={() => setIsEditing(true)}>Edit</button>
      <AboutSection profile={profile} isEditing={isEditing} onDone={() => setIsEditing(false)} />
    </>
  );
}

async function edit(profile = oslo) {
  renderAt(<About profile={profile} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await screen.findByLabelText('Location');
  return user;
}

describe('AboutSection', () => {
  // What is fetched when it is opened is there at once; a cold machine takes seconds to compile it.
  beforeAll(() => import('./about-form'));
  it('shows a dash for what is empty, and the blog as a link', () => {
    renderAt(<About profile={aProfile({ blogLink: 'https://ada.example/notes', email: null })} />);
    expect(screen.getAllByText('-')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'https://ada.example/notes' })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('keeps what was typed when the page goes away before it was saved', async () => {
    const user = await edit();
    await user.clear(screen.getByLabelText('Location'));
    await user.type(screen.getByLabelText('Location'), 'Bergen');
    cleanup();
    renderAt(<About />);
    expect(await screen.findByLabelText('Location')).toHaveValue('Bergen');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Oslo')).toBeInTheDocument();
    cleanup();
    renderAt(<About />);
    expect(screen.queryByLabelText('Location')).not.toBeInTheDocument();
    expect(requestsTo(call)).toHaveLength(0);
  });

  it('brings back only what was typed: what was changed elsewhere meanwhile stays', async () => {
    const user = await edit();
    await user.type(screen.getByLabelText('Bio'), 'Nurse');
    cleanup();
    renderAt(<About profile={aProfile({ location: 'Bergen' })} />);
    expect(await screen.findByLabelText('Bio')).toHaveValue('Nurse');
    expect(screen.getByLabelText('Location')).toHaveValue('Bergen');
    serve(call, () => ok(aProfile({ location: 'Bergen', bio: 'Nurse' })));
    serve('GET /auth/me', () => ok(aUser()));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByText('Bergen');
    expect(requestsTo(call).map(({ body }) => body)).toEqual([{ bio: 'Nurse' }]);
  });

  it('leaves where nothing was changed, and sends only what was', async () => {
    const user = await edit();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(screen.queryByLabelText('Location')).not.toBeInTheDocument();
    expect(requestsTo(call)).toHaveLength(0);

    serve(call, () => ok(aProfile({ location: 'Oslo', bio: 'Nurse' })));
    serve('GET /auth/me', () => ok(aUser()));
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('Bio'), 'Nurse');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByText('Oslo');
    expect(requestsTo(call).map(({ body }) => body)).toEqual([{ bio: 'Nurse' }]);
  });

  it('says why nothing was saved, and keeps the form as it is', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    const user = await edit();
    await user.type(screen.getByLabelText('Bio'), 'Nurse');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/not available right now/);
    expect(screen.getByLabelText('Bio')).toHaveValue('Nurse');
  });

  it('wants at least one field of who has said nothing yet, on every change', async () => {
    const user = await edit(aProfile({ name: null }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Location'), 'O');
    await user.clear(screen.getByLabelText('Location'));
    expect(screen.getByRole('alert')).toHaveTextContent('No updatable data found!');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(screen.getByRole('alert')).toHaveTextContent('No updatable data found!');
    await user.type(screen.getByLabelText('Location'), 'Oslo');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(requestsTo(call)).toHaveLength(0);
  });
});
