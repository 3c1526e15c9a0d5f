import { limits } from './limits.js';
import { scanRequestSchema } from './scan-request.js';

const valid = {
  jobDescription: 'We need a baker.',
  companyName: 'Bakery',
  url: 'https://example.org/jobs/1',
  jobId: '1763700000000',
};

/** Messages by path, as the gateway's filter returns them. */
function messages(input: unknown): Record<string, string> {
  const parsed = scanRequestSchema.safeParse(input);
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('scan request', () => {
  it('needs neither company nor address', () => {
    const { companyName: _company, url: _url, ...text } = valid;
    expect(scanRequestSchema.parse(text)).toEqual({ ...text, companyName: '', url: '' });
    expect(scanRequestSchema.parse({ ...text, companyName: ' ', url: ' ' })).toEqual({
      ...text,
      companyName: '',
      url: '',
    });
  });

  it('takes what the form sends', () => {
    expect(scanRequestSchema.parse(valid)).toEqual(valid);
  });

  it.each([
    [{ jobDescription: undefined }, { jobDescription: 'Job Description Required' }],
    [{ jobDescription: '    \n x  ' }, { jobDescription: 'Job Description Required' }],
    [{ jobDescription: 'abcd' }, { jobDescription: 'Job Description Required' }],
    [{ companyName: 'A' }, { companyName: 'Company name must have at least 2 characters' }],
    [{ url: 'not a url' }, { url: 'Paste a link that starts with https://' }],
    [{ jobId: '' }, { jobId: 'jobId Required' }],
  ])('says what is wrong for %j', (change, expected) => {
    expect(messages({ ...valid, ...change })).toEqual(expected);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript://example.org/%0aalert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https:example.org',
    'https://',
    'http://exa mple.org',
    'https://example.org\\@evil.org',
    'https://example.org/\u0000',
    'https://example.org/\ud800',
    `https://example.org/${'x'.repeat(limits.urlChars)}`,
  ])('refuses %s as the address of a posting', (url) => {
    expect(messages({ ...valid, url })).toEqual({ url: 'Paste a link that starts with https://' });
  });

  it.each([
    'https://example.org',
    'http://127.0.0.1:8080/a?b=c#d',
    'https://münchen.example/stelle',
    'HTTPS://EXAMPLE.ORG/',
  ])('takes %s as the address of a posting', (url) => {
    expect(messages({ ...valid, url })).toEqual({});
  });

  it('does not check a logo as a URL, as specified', () => {
    expect(messages({ ...valid, logo: 'anything' })).toEqual({});
  });

  it('normalises the text before it measures it', () => {
    expect(
      scanRequestSchema.parse({ ...valid, jobDescription: '  a\r\nb\u0000c\u2028d ' })
        .jobDescription,
    ).toBe('a\nbc\nd');
  });
});

describe('lines of a scan request', () => {
  it('are stored in one form, without what PostgreSQL refuses', () => {
    const odd = {
      jobId: 'cafe\u0301\u0000',
      companyName: ' Acme\u0000\r\nLtd ',
      logo: 'a\u0000b',
      title: 'Baker\ud800\t(day)',
    };
    expect(scanRequestSchema.parse({ ...valid, ...odd })).toMatchObject({
      jobId: 'caf\u00e9',
      companyName: 'Acme Ltd',
      logo: 'ab',
      title: 'Baker\ufffd (day)',
    });
  });

  it.each(['jobId', 'title'])('are missing where nothing of %s is left', (name) => {
    expect(Object.keys(messages({ ...valid, [name]: '\u0000\u200b' }))).toEqual([name]);
  });
});
