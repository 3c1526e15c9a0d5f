import { redact } from './redact.js';
import { allSamples, developerResume } from './testing/samples.js';

describe('redact', () => {
  it('gives the original back, whatever the text', () => {
    for (const text of [...Object.values(allSamples), '', 'My template says [NAME_1] and a@b.co', 'call +1 (555) 010-9999 now']) {
      for (const kind of ['resume', 'posting'] as const) {
        const redacted = redact(text, kind);
        expect(redacted.restore(redacted.text)).toBe(text);
      }
    }
  });

  it('keeps skills, spans of time and figures', () => {
    const { text } = redact('Jo Doe\nNode.js and ASP.NET, 2015 - 2019, 01/2019 - 03/2020, 2019-01 - 2020-03\nSaved 1,200,000 EUR for 12 000 customers', 'resume');
    expect(text).toContain('Node.js and ASP.NET, 2015 - 2019, 01/2019 - 03/2020, 2019-01 - 2020-03');
    expect(text).toContain('1,200,000 EUR');
  });

  it('replaces the same words by the same token', () => {
    const { text } = redact('write to a@b.org or to a@b.org, not to c@d.org', 'posting');
    expect(text).toBe('write to [EMAIL_1] or to [EMAIL_1], not to [EMAIL_2]');
  });

  it('does not take a role or a heading for a name', () => {
    expect(redact('Senior Developer\nWork Experience\nBuilt things', 'resume').text).toBe('Senior Developer\nWork Experience\nBuilt things');
    expect(redact(developerResume, 'resume').text).toContain('Backend Developer');
  });
});
