import { errorCodes } from '@rolefit/contracts';
import { signInProblem } from './sign-in-problem';

const problem = (query: string) => signInProblem(new URLSearchParams(query));

describe('signInProblem', () => {
  it('states when to retry after a rate limit', () => {
    expect(problem('error=REQUEST_RATE_LIMITED&wait=100')).toBe(
      'Too many sign-ins came from your network. Try again in 2 minutes.',
    );
  });

  it.each(['', '&wait=', '&wait=-3', '&wait=soon', '&wait=999999'])(
    'ignores an invalid wait such as "%s"',
    (wait) => {
      expect(problem(`error=REQUEST_RATE_LIMITED${wait}`)).toBe(
        errorCodes.REQUEST_RATE_LIMITED.message,
      );
    },
  );

  it('returns null without an error, and a general message for an unknown one', () => {
    expect(problem('')).toBeNull();
    expect(problem('error=NONSENSE&wait=60')).toBe(errorCodes.SIGN_IN_REFUSED.message);
  });
});
