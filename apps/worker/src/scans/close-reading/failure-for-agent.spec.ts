import { failureOf } from '@rolefit/contracts';
import { failureForAgent } from './failure-for-agent.js';

describe('failureForAgent', () => {
  it('sends the user to the agent instead of offering to ask the model', () => {
    expect(failureForAgent('SERVICE_UNAVAILABLE')).toEqual({
      code: 'SERVICE_UNAVAILABLE',
      message: 'What your agent sent couldn’t be judged. Ask your agent to send it again.',
      retryable: false,
    });
  });

  it('keeps a reason that sending it again does not change', () => {
    expect(failureForAgent('SCAN_NOT_FOUND')).toEqual(failureOf('SCAN_NOT_FOUND'));
  });
});
