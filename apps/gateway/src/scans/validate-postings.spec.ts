import { validatePostings } from './validate-postings.js';

const posting = {
  jobId: '1',
  jobDescription: 'We look for someone who knows Go.',
  companyName: 'Example Ltd',
  url: 'https://example.org/jobs/1',
};

describe('validatePostings', () => {
  it('returns each valid posting as parsed by the schema of a single scan', async () => {
    const [checked] = await validatePostings([
      { ...posting, companyName: '  Example \n Ltd ', other: 1 },
    ]);
    expect(checked).toEqual({ request: posting });
  });

  it('reports the invalid fields of each posting', async () => {
    const checked = await validatePostings([
      { ...posting, url: 'nope', companyName: 'A' },
      posting,
    ]);
    expect(checked).toEqual([
      {
        refusal: {
          outcome: 'refused',
          message: 'Company name must have at least 2 characters',
          fields: {
            companyName: 'Company name must have at least 2 characters',
            url: 'Paste a link that starts with https://',
          },
        },
      },
      { request: posting },
    ]);
  });

  it.each([null, 'text', 1, [], undefined])('refuses %j with a message for users', async (item) => {
    const [checked] = await validatePostings([item]);
    expect(checked).toMatchObject({
      refusal: { outcome: 'refused', message: expect.stringMatching(/^[A-Z].*\.?$/) },
    });
    expect(JSON.stringify(checked)).not.toMatch(/expected|received/);
  });
});
