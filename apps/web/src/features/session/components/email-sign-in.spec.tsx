import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { renderAt } from '@/testing/render';
import { EmailLink } from './email-link';
import { EmailSignIn } from './email-sign-in';

const token = 'A'.repeat(43);

describe('EmailSignIn', () => {
  const renderForm = (search = '', emailLinks: 'mail' | 'inbox' = 'mail') =>
    renderAt(<EmailSignIn search={new URLSearchParams(search)} emailLinks={emailLinks} />, {
      at: '/login',
    });
  const send = async (address: string) => {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('E-mail'), address);
    await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  };

  it('asks for a link with what has to survive, and moves the focus to what comes next', async () => {
    serve('POST /auth/email', () => ok(null, 202));
    renderForm('source=extension&returnTo=/job-match');
    await send(' Ada@Example.org ');
    const heading = await screen.findByRole('heading', { name: 'Check your e-mail' });
    expect(heading.parentElement).toHaveFocus();
    expect(screen.queryByText('Mail goes to the local inbox.')).not.toBeInTheDocument();
    expect(requestsTo('POST /auth/email').map(({ body }) => body)).toEqual([
      { email: 'ada@example.org', source: 'extension', returnTo: '/job-match' },
    ]);
  });

  it('leads to the inbox where mails are kept', async () => {
    serve('POST /auth/email', () => ok(null, 202));
    renderForm('', 'inbox');
    await send('ada@example.org');
    expect(await screen.findByRole('link', { name: 'Open the inbox' })).toHaveAttribute(
      'href',
      '/inbox',
    );
  });

  it('says what is wrong before it asks the server, and what the server says', async () => {
    serve('POST /auth/email', () => problem('REQUEST_RATE_LIMITED'));
    renderForm();
    await send('ada@');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter an e-mail address such as');
    expect(requestsTo('POST /auth/email')).toHaveLength(0);
    await send('example.org');
    expect(await screen.findByText('We couldn’t send the link')).toBeInTheDocument();
  });
});

describe('EmailLink', () => {
  it.each([
    ['expired', 'This link has expired'],
    ['used', 'This link has been used'],
    ['replaced', 'There is a newer link'],
    ['unknown', 'This link doesn’t work'],
  ])('says what has become of a link that is %s, and offers a new one', async (status, title) => {
    serve('POST /auth/email/link', () => ok({ status }));
    renderAt(<EmailLink token={token} />, { at: '/sign-in' });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/login');
  });

  it('asks nothing about what cannot be a link', () => {
    renderAt(<EmailLink token="half" />, { at: '/sign-in' });
    expect(screen.getByRole('heading', { name: 'This link doesn’t work' })).toBeInTheDocument();
    expect(requestsTo('POST /auth/email/link')).toHaveLength(0);
  });

  it.each([
    [true, 'Almost there'],
    [false, 'Did you ask for this link?'],
  ])('signs in by a press only; asked in this browser: %s', async (isSameBrowser, title) => {
    serve('POST /auth/email/link', () =>
      ok({ status: 'open', email: 'ada@example.org', isSameBrowser }),
    );
    serve('POST /auth/email/session', () => problem('SERVICE_UNAVAILABLE'));
    renderAt(<EmailLink token={token} />, { at: '/sign-in' });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(requestsTo('POST /auth/email/session')).toHaveLength(0);
    await userEvent
      .setup()
      .click(screen.getByRole('button', { name: 'Sign in as ada@example.org' }));
    expect(await screen.findByText('You aren’t signed in yet')).toBeInTheDocument();
    expect(requestsTo('POST /auth/email/session').map(({ body }) => body)).toEqual([
      { token, isConfirmed: !isSameBrowser },
    ]);
  });

  it('leads a stranger to the login page, which says that an invitation is needed', async () => {
    serve('POST /auth/email/link', () =>
      ok({ status: 'open', email: 'ada@example.org', isSameBrowser: true }),
    );
    serve('POST /auth/email/session', () => problem('INVITATION_REQUIRED'));
    renderAt(<EmailLink token={token} />, { at: '/sign-in' });
    await userEvent.setup().click(await screen.findByRole('button', { name: /^Sign in as/ }));
    expect(await screen.findByText('At /login?error=INVITATION_REQUIRED')).toBeInTheDocument();
    expect(requestsTo('POST /auth/email/link')).toHaveLength(1);
  });
});
