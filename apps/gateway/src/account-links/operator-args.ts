export const usage = `Usage: npm run sign-in-link [-- OPTIONS]

  --for NAME   the account to sign in to, by its name, e-mail address or login (default: the owner)
  --data DIR   folder with the data of the Rolefit that is running (default .local)
`;

/** What the operator asks for. */
export interface OperatorRequest {
  /** Name, e-mail address or login of an account; null for the owner. */
  readonly account: string | null;
  /** At a start: a setup link or advice, but no sign-in link. */
  readonly isStart: boolean;
}

/** Parses the command line; null for one that is not understood. */
export function readOperatorArgs(args: readonly string[]): OperatorRequest | null {
  const [option, value, ...rest] = args;
  if (option === undefined) return { account: null, isStart: false };
  if (option === '--at-start' && value === undefined) return { account: null, isStart: true };
  if (option === '--for' && value !== undefined && value.trim() !== '' && rest.length === 0)
    return { account: value.trim(), isStart: false };
  return null;
}
