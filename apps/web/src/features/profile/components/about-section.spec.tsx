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
  // Preloads the lazy chunk; compiling it takes seconds on a cold machine.
  beforeAll(() => import('./about-form'));
  it('shows a dash for empty fields and the blog as a link', () => {
    renderAt(<About profile={aProfile({ blogLink: 'https://ada.example/notes', email: null })} />);
    expect(screen.getAllByText('-')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'https://ada.example/notes' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('restores unsaved input after the page was left', async () => {
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

  it('restores changed fields only, and keeps changes made elsewhere', async () => {
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

  it('closes without a call if nothing changed, and sends changed fields only', async () => {
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

  it('shows an error and keeps the form', async () => {
    serve(call, () => problem('SERVICE_UNAVAILABLE'));
    const user = await edit();
    await user.type(screen.getByLabelText('Bio'), 'Nurse');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/isn’t available right now/);
    expect(screen.getByLabelText('Bio')).toHaveValue('Nurse');
  });

  it('requires at least one field of a new user, on every change', async () => {
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
