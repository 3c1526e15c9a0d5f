import { redact } from './redact.js';
import { allSamples, developerResume } from '../testing/samples.js';

describe('redact', () => {
  it('gives the original back, whatever the text', () => {
    for (const text of [
      ...Object.values(allSamples),
      '',
      'My template says [NAME_1] and a@b.co',
      'call +1 (555) 010-9999 now',
    ]) {
      for (const kind of ['resume', 'posting'] as const) {
        const redacted = redact(text, kind);
        expect(redacted.restore(redacted.text)).toBe(text);
      }
    }
  });

  it('keeps skills, spans of time and figures', () => {
    const { text } = redact(
      'Jo Doe\nNode.js and ASP.NET, 2015 - 2019, 01/2019 - 03/2020, 2019-01 - 2020-03\nSaved 1,200,000 EUR for 12 000 customers',
      'resume',
    );
    expect(text).toContain(
      'Node.js and ASP.NET, 2015 - 2019, 01/2019 - 03/2020, 2019-01 - 2020-03',
    );
    expect(text).toContain('1,200,000 EUR');
  });

  it('replaces the same words by the same token', () => {
    const { text } = redact('write to a@b.org or to a@b.org, not to c@d.org', 'posting');
    expect(text).toBe('write to [EMAIL_1] or to [EMAIL_1], not to [EMAIL_2]');
  });

  it.each(['Sarah Baker', 'THOMAS COOK', 'Anna-Lena Koch', 'Dr. José Pastor'])(
    'takes %s for a name although it ends in a trade',
    (name) => {
      expect(
        redact(`${name}\nSenior Developer\n\nExperience\nBuilt things`, 'resume').text,
      ).toMatch(/^(?:Dr\. )?\[NAME_1\]\nSenior Developer/);
    },
  );

  it('does not take a role or a heading for a name', () => {
    expect(redact('Senior Developer\nWork Experience\nBuilt things', 'resume').text).toBe(
      'Senior Developer\nWork Experience\nBuilt things',
    );
    expect(redact(developerResume, 'resume').text).toContain('Backend Developer');
  });

  it.each([
    [
      'a name before contact data on one line',
      'Jo Marlin\tEmail: jo@example.org\n\nSkills\nJava',
      /^\[NAME_1\]\t/,
      'Marlin',
    ],
    [
      'a single name',
      'Zorina\nWelder\n\nExperience\nZorina welded',
      /^\[NAME_1\]\nWelder/,
      'Zorina',
    ],
    ['a short name in Chinese characters', '王小明\n教育背景\n王小明', /^\[NAME_1\]\n/, '王小明'],
    [
      'names of accounts',
      'Jo Marlinspike\njmarlinspike85\n@blue_heron\nhttps://github.com/blue_heron\n\nSkills\nJava',
      /Skills\nJava$/,
      'heron',
    ],
    [
      'an account that holds the surname',
      'Jo Marlinspike\njmarlinspike85\n\nSkills\nJava',
      /Skills\nJava$/,
      'marlinspike',
    ],
    [
      'a birth date without a label',
      'Jo Marlin\n14 March 1987\n\nExperience\nCook, 2019 - 2021',
      /Cook, 2019 - 2021$/,
      '1987',
    ],
    ['a surname in capitals', 'Jo Marlin\n\nSkills\nJava\n\nMARLIN, page 2', /page 2$/, 'MARLIN'],
  ])('replaces %s', (_, text, shape, secret) => {
    const redacted = redact(text, 'resume');
    expect(redacted.text).toMatch(shape);
    expect(redacted.text).not.toContain(secret);
    expect(redacted.restore(redacted.text)).toBe(text);
  });

  it.each([
    ['Ada Lovelace', 'A D A  L O V E L A C E'],
    ['Ada Lovelace', 'A D A   L O V E L A C E'],
    ['Ada Lovelace', 'A D A L O V E L A C E'],
    ['Ada Lovelace', 'a d a  l o v e l a c e'],
    ['Ada Lovelace', 'A\u00a0D\u00a0A\u2003L\u00a0O\u00a0V\u00a0E\u00a0L\u00a0A\u00a0C\u00a0E'],
    ['Ada Lovelace', 'A  D  A     L  O  V  E  L  A  C  E'],
    ['Ada Lovelace', 'AD A LOV ELACE'],
    ['Ada Lovelace', 'A.D.A. L.O.V.E.L.A.C.E'],
    ['Ada Lovelace', 'L O V E L A C E'],
    ['Ada Lovelace', 'L o v e l a c e'],
    ['Ada M. Lovelace', 'A D A  M .  L O V E L A C E'],
    ['ADA LOVELACE', 'A d a  L o v e l a c e'],
    ['Dr. José Pastor', 'J O S É  P A S T O R'],
    ['Anna-Lena Koch', 'A N N A - L E N A  K O C H'],
    ['Conor O’Brien', 'C O N O R  O ’ B R I E N'],
    ['Uta Weißbach', 'U T A  W E I S S B A C H'],
    ['Li Na', 'L I  N A'],
    ['A D A  L O V E L A C E', 'A D A   L O V E L A C E'],
    ['A D A L O V E L A C E', 'A D A  L O V E L A C E'],
    ['王小明', '王 小 明'],
  ])('replaces the name %s also spaced as %j', (name, spaced) => {
    const lines = Array.from({ length: 12 }, (_, index) => `- Wrote service ${index} in Java`);
    const text = `${name}\n\nExperience\n${lines.join('\n')}\n${spaced}\nPage 2, ${spaced}\nSkills\nR, C, D A X`;
    const redacted = redact(text, 'resume');
    expect(redacted.text).toMatch(
      /Java\n(?:\[NAME_\d+\]\s*)+\nPage 2, (?:\[NAME_\d+\]\s*)+\nSkills\nR, C, D A X$/,
    );
    expect(redacted.restore(redacted.text)).toBe(text);
  });

  it.each([
    ['Jo Li', 'Un joli site'],
    ['Al Lin', 'All in all'],
    ['Ada Lovelace', 'A D A M'],
    ['Ada Lovelace', 'Programs in ada'],
    ['Sarah Baker', 'Work as a baker'],
  ])('does not take letters within other words for %s: %j', (name, line) => {
    const text = redact(`${name}\n\nExperience\n- ${line}`, 'resume').text;
    expect(text).toBe(`[NAME_1]\n\nExperience\n- ${line}`);
  });

  it('leaves names of skills alone that are names of accounts as well', () => {
    expect(
      redact('Jo Marlin\nhttps://github.com/react\n\nSkills\nReact, Java', 'resume').text,
    ).toContain('React, Java');
  });
});
