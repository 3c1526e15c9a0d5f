/** A user of the GitHub emulator. */
export interface DemoUser {
  readonly login: string;
  readonly name: string;
  readonly email: string;
  readonly location: string;
  readonly bio: string;
}

const ada = {
  login: 'ada-demo',
  name: 'Ada Okafor',
  email: 'ada@rolefit.example',
  location: 'Lisbon',
  bio: 'Software engineer who likes small, quiet systems.',
};
const bruno = {
  login: 'bruno-demo',
  name: 'Bruno Keller',
  email: 'bruno@rolefit.example',
  location: 'Zurich',
  bio: 'Intensive care nurse on the way into clinical research.',
};
const chiara = {
  login: 'chiara-demo',
  name: 'Chiara Rossi',
  email: 'chiara@rolefit.example',
  location: 'Bologna',
  bio: 'Project controller, twelve years between spreadsheets and people.',
};

/**
 * The users one can sign in as without a GitHub account. The emulator numbers them in this order and accounts are tied to the number, so new users
 * go at the end.
 */
export const demoUsers: readonly [DemoUser, ...DemoUser[]] = [ada, bruno, chiara];

/**
 * More users for tests that share one Rolefit: `sets` times the three demo users, with the logins `ada-01`, `bruno-01`, `chiara-01`, `ada-02`, …
 * They have the names of the demo users, so that a screen looks the same for all of them.
 */
export function testUsers(sets: number): DemoUser[] {
  return Array.from({ length: sets }, (_, index) => String(index + 1).padStart(2, '0')).flatMap(
    (number) =>
      demoUsers.map((user) => {
        const login = `${user.login.replace('-demo', '')}-${number}`;
        return { ...user, login, email: `${login}@rolefit.example` };
      }),
  );
}
