/**
 * The people one can be without a GitHub account. The emulator numbers them in this order and an account is tied to the
 * number: only ever add at the end.
 */
export const demoUsers = [
  { login: 'ada-demo', name: 'Ada Okafor', email: 'ada@rolefit.example', location: 'Lisbon', bio: 'Software engineer who likes small, quiet systems.' },
  { login: 'bruno-demo', name: 'Bruno Keller', email: 'bruno@rolefit.example', location: 'Zurich', bio: 'Project controller, twelve years between spreadsheets and people.' },
  { login: 'chiara-demo', name: 'Chiara Rossi', email: 'chiara@rolefit.example', location: 'Bologna', bio: 'Intensive care nurse on the way into clinical research.' },
];

/**
 * More people for tests that share one Rolefit: `sets` times the three demo users, with the logins `ada-01`, `bruno-01`, `chiara-01`, `ada-02`, …
 * Their names are those of the demo users, so a screen looks the same for all of them.
 */
export function testUsers(sets) {
  return Array.from({ length: sets }, (_, index) => String(index + 1).padStart(2, '0')).flatMap((number) =>
    demoUsers.map((user) => {
      const login = `${user.login.replace('-demo', '')}-${number}`;
      return { ...user, login, email: `${login}@rolefit.example` };
    }),
  );
}
