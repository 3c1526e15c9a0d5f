import { demoUsers } from './demo-users.ts';
import { sampleUsersLanguage, sampleUsersPage } from './sample-users-page.ts';

const backTo = 'http://127.0.0.1:4000';
const fieldsOf = new Map([['ada-demo', '<input type="hidden" name="login" value="ada-demo"/>']]);

describe('the page with the sample users', () => {
  it('has a card with the form of each user, and what their account shows', () => {
    const page = sampleUsersPage({ language: 'en', users: demoUsers, fieldsOf, backTo });
    expect(page.match(/<form /g)).toHaveLength(3);
    expect(page).toContain(
      `<form method="post" action="/login/oauth/callback">${fieldsOf.get('ada-demo')}<button`,
    );
    for (const words of ['Software engineer', 'Intensive care nurse', 'Project controller'])
      expect(page).toContain(words);
    expect(page).toContain('<a href="http://127.0.0.1:4000/login">Back to the sign-in page</a>');
  });

  it('says what to do where no app of ours asks', () => {
    const page = sampleUsersPage({ language: 'en', users: [], fieldsOf: new Map(), backTo: '' });
    expect(page).not.toContain('<form');
    expect(page).not.toContain('<a ');
    expect(page).toContain('Go back and sign in from there.');
  });

  it('writes names as text', () => {
    const users = [{ login: 'eve-demo', name: '<img src=x onerror="alert(1)">' }];
    expect(sampleUsersPage({ language: 'en', users, fieldsOf, backTo })).not.toContain(
      '<img src=x',
    );
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB,de;q=0.5', 'en'],
    ['den', 'en'],
    [undefined, 'en'],
  ])('answers %s in %s', (header, language) => {
    expect(sampleUsersLanguage(header)).toBe(language);
  });
});
