import { errorCodes } from '@rolefit/contracts';
import { signInProblem } from './sign-in-problem';

const problem = (query: string) => signInProblem(new URLSearchParams(query));

describe('signInProblem', () => {
  it('says when to come back to whoever signed in too often', () => {
    expect(problem('error=REQUEST_RATE_LIMITED&wait=100')).toBe('Too many sign-ins came from your network. Try again in 2 minutes.');
  });

  it.each(['', '&wait=', '&wait=-3', '&wait=soon', '&wait=999999'])('believes no wait such as "%s"', (wait) => {
    expect(problem(`error=REQUEST_RATE_LIMITED${wait}`)).toBe(errorCodes.REQUEST_RATE_LIMITED.message);
  });

  it('says nothing where nothing went wrong, and what it can where it does not know what', () => {
    expect(problem('')).toBeNull();
    expect(problem('error=NONSENSE&wait=60')).toBe(errorCodes.SIGN_IN_REFUSED.message);
  });
});
