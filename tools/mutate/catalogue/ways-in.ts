import type { Mutant } from '../mutant.ts';

const passkeys = 'apps/gateway/src/passkeys';
const signIn = [`${passkeys}/passkey-sign-in.int-spec.ts`];
const own = [`${passkeys}/passkeys.int-spec.ts`];
const repository = 'libs/database/src/passkeys/passkeys.repository.ts';
const oidc = 'apps/gateway/src/auth/providers/oidc.client';

/** Passkeys, and an OpenID Connect provider of the operator's. */
export const waysIn: readonly Mutant[] = [
  {
    id: 'passkey-challenge-not-used-up',
    file: `${passkeys}/passkey-challenges.ts`,
    replace: 'redis.getdel(this.keyOf(challenge))',
    by: 'redis.get(this.keyOf(challenge))',
    project: 'int',
    tests: signIn,
    titles: ['is answered once', 'is used up by a wrong answer'],
    harm: 'Who has recorded the answer of an authenticator signs in with it again.',
  },
  {
    id: 'passkey-challenge-of-any-browser',
    file: `${passkeys}/passkey-challenges.ts`,
    replace: 'return stored === textOf(purpose);',
    by: 'return stored !== null;',
    project: 'int',
    tests: signIn,
    titles: ['of another browser signs nobody in'],
    harm: 'An attacker’s answer signs a victim in to the attacker’s account.',
  },
  {
    id: 'passkey-counter-ignored',
    file: repository,
    replace: '(signatures < $3::bigint OR',
    by: '(signatures <> $3::bigint OR',
    project: 'int',
    tests: signIn,
    titles: ['whose counter lags behind'],
    harm: 'A copied security key goes on working unnoticed.',
  },
  {
    id: 'passkey-only-way-in-removed',
    file: repository,
    replace: '!(await hasOtherWayIn(manager, { userId, id }, others))',
    // Still called, since the compiler refuses a function that nobody calls.
    by: '!(await hasOtherWayIn(manager, { userId, id }, others)) && false',
    project: 'int',
    tests: own,
    titles: ['is not the only way in'],
    harm: 'People lock themselves out of their accounts.',
  },
  {
    id: 'passkey-added-by-an-old-sign-in',
    file: 'apps/gateway/src/auth/sessions/sessions.service.ts',
    replace: 'session.ageMs > recentMs',
    by: 'session.ageMs < 0',
    project: 'int',
    tests: own,
    titles: ['requires a sign-in of the last 15 minutes'],
    harm: 'Who finds an unlocked browser adds a way in of their own.',
  },
  {
    id: 'oidc-email-unverified',
    file: `${oidc}.ts`,
    replace: 'isEmailVerified: isVerified === true',
    by: 'isEmailVerified: isVerified !== false',
    project: 'unit',
    tests: [`${oidc}.spec.ts`],
    harm: 'Who merely claims a victim’s address gets the victim’s account.',
  },
  {
    id: 'oidc-subject-without-issuer',
    file: `${oidc}.ts`,
    replace: 'subject: `${issuer}#${sub}`',
    by: 'subject: sub',
    project: 'unit',
    tests: [`${oidc}.spec.ts`],
    harm: 'After a change of the provider, somebody with the same number gets another’s account.',
  },
];
