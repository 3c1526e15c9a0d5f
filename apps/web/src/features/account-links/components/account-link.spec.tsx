import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '@/lib/session';
import { aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { AccountLink } from './account-link';

const token = 'A'.repeat(43);
const check = 'POST /auth/link';
const use = 'POST /auth/link/session';
const open = () => renderAt(<AccountLink token={token} />, { at: '/link' });
const used = () => requestsTo(use).map(({ body }) => body);

describe('AccountLink', () => {
  it.each([
    ['expired', 'This link has expired'],
    ['used', 'This link has been used'],
    ['replaced', 'There is a newer link'],
    ['unknown', 'This link doesn’t work'],
  ])('says what has become of a link that is %s', async (status, title) => {
    serve(check, () => ok({ status }));
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute(
      'href',
      '/login',
    );
  });

  it('asks nothing about what cannot be a link', () => {
    renderAt(<AccountLink token="half" />, { at: '/link' });
    expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeInTheDocument();
    expect(requestsTo(check)).toHaveLength(0);
  });

  it.each([
    ['setup', null, 'Welcome to your Rolefit'],
    ['invitation', 'Olga', 'Olga invites you to Rolefit'],
    ['invitation', null, 'You are invited to Rolefit'],
  ])('asks for the name of a new account (%s, by %s)', async (kind, name, title) => {
    serve(check, () => ok({ status: 'open', kind, name }));
    serve(use, () => problem('SERVICE_UNAVAILABLE'));
    open();
    const user = userEvent.setup();
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Name must be 1 to 80 characters');
    expect(used()).toEqual([]);
    await user.type(screen.getByLabelText('Your name'), ' Gül  Yılmaz ');
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Your account wasn’t created')).toBeInTheDocument();
    expect(used()).toEqual([{ token, name: 'Gül Yılmaz' }]);
  });

  it.each([
    ['invitation', 1],
    ['setup', 0],
  ])('offers other ways to create the account of an %s: %i', async (kind, offered) => {
    serve(check, () => ok({ status: 'open', kind, name: null }));
    renderAt(<AccountLink token={token} otherWays={<p>Another way</p>} />, { at: '/link' });
    await screen.findByRole('button', { name: 'Create account' });
    expect(screen.queryAllByText('Another way')).toHaveLength(offered);
  });

  it('names the account of a device link, and signs in by a press only', async () => {
    serve(check, () => ok({ status: 'open', kind: 'device', name: 'Olga' }));
    serve(use, () => problem('SERVICE_UNAVAILABLE'));
    open();
    expect(await screen.findByText(/signs this browser in as Olga/)).toBeInTheDocument();
    expect(used()).toEqual([]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Sign in as Olga' }));
    expect(await screen.findByText('You aren’t signed in yet')).toBeInTheDocument();
    expect(used()).toEqual([{ token }]);
  });

  it('warns a signed-in user that the link signs them out of their account', async () => {
    signIn('token', aUser({ name: 'Jordan' }));
    serve(check, () => ok({ status: 'open', kind: 'device', name: 'Mallory' }));
    open();
    expect(await screen.findByText(/This browser is signed in as Jordan/)).toBeInTheDocument();
  });
});
