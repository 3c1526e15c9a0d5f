import { validatePostings } from './validate-postings.js';

const posting = { jobId: '1', jobDescription: 'We look for someone who knows Go.', companyName: 'Example Ltd', url: 'https://example.org/jobs/1' };

describe('checking the postings of a batch', () => {
  it('lets each that is right through, as the schema of a single scan makes it', async () => {
    const [checked] = await validatePostings([{ ...posting, companyName: '  Example \n Ltd ', other: 1 }]);
    expect(checked).toEqual({ request: posting });
  });

  it('tells for each that is wrong which fields are to blame', async () => {
    const checked = await validatePostings([{ ...posting, url: 'nope', companyName: 'A' }, posting]);
    expect(checked).toEqual([{ refusal: { outcome: 'refused', message: 'Company name Required', fields: { companyName: 'Company name Required', url: 'Invalid URL' } } }, { request: posting }]);
  });

  it.each([null, 'text', 1, [], undefined])('refuses %j in words for a user', async (item) => {
    const [checked] = await validatePostings([item]);
    expect(checked).toMatchObject({ refusal: { outcome: 'refused', message: expect.stringMatching(/^[A-Z].*\.?$/) } });
    expect(JSON.stringify(checked)).not.toMatch(/expected|received/);
  });
});
