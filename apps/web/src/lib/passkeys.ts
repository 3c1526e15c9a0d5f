/** Whether this browser can use passkeys on this page. */
export const knowsPasskeys = (): boolean =>
  window.isSecureContext && typeof window.PublicKeyCredential === 'function';

/** The code of the authenticator, fetched for a click. */
export const loadAuthenticator = () => import('@simplewebauthn/browser');

/** Fetched as soon as the button is pointed at or focused: browsers want the authenticator called soon after the click. */
export const prefetchAuthenticator = () => void loadAuthenticator().catch(() => undefined);

/** What came of asking the authenticator. */
export type AuthenticatorProblem = 'cancelled' | 'known' | 'unable';

/** Names of errors by WebAuthn Level 3 §5.1.3 and §5.1.4. Browsers report a person who cancels and a time limit alike. */
const problems: ReadonlyMap<string, AuthenticatorProblem> = new Map([
  ['NotAllowedError', 'cancelled'],
  ['AbortError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['ConstraintError', 'unable'],
  ['NotReadableError', 'unable'],
  ['NotSupportedError', 'unable'],
  ['SecurityError', 'unable'],
  ['UnknownError', 'unable'],
]);

/** @returns null for an error that is not the authenticator's */
export function authenticatorProblem(error: Error): AuthenticatorProblem | null {
  return problems.get(error.name) ?? null;
}
