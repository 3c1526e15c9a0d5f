import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AppError } from '@rolefit/contracts';
import {
  linkedinTables,
  makeLinkedinExport,
  makeZip,
  type SampleFile,
  sampleFile,
} from '@rolefit/testing';
import { type ResumeText, ResumeTextReader } from './resume-text.reader.js';
import { retryOnTimeout } from './testing/retry-on-timeout.js';

const reader = new ResumeTextReader({ processes: 1, wallMs: 60_000 });
afterAll(() => reader.close());

const read = (bytes: Buffer): Promise<ResumeText> => retryOnTimeout(() => reader.read(bytes));
const linesOf = async (bytes: Buffer): Promise<readonly string[]> =>
  (await read(bytes)).text.split('\n').filter((line) => line !== '');

async function codeOf(bytes: Buffer): Promise<string> {
  try {
    await read(bytes);
    return 'read';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('an OpenDocument text', () => {
  it.each<SampleFile>(['pandoc.odt', 'libreoffice.odt'])(
    'is read line by line: %s',
    async (name) => {
      const lines = await linesOf(sampleFile(name));
      expect(lines).toEqual(
        (await linesOf(sampleFile('pandoc.docx'))).filter((line) => lines.includes(line)),
      );
      expect(lines).toHaveLength(20);
      expect((await read(sampleFile(name))).format).toBe('odt');
    },
  );

  const odt = (content: string, more: readonly { name: string; content: string }[] = []): Buffer =>
    makeZip([
      {
        name: 'mimetype',
        content: 'application/vnd.oasis.opendocument.text',
        isStored: true,
      },
      { name: 'content.xml', content },
      ...more,
    ]);
  const document = (styles: string, body: string): string =>
    `<office:document-content xmlns:office="o" xmlns:style="s" xmlns:text="t" xmlns:fo="f"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
  const seen =
    '<text:p>Ines Morel, boat builder, repairs wooden hulls in the harbour of Brest</text:p>';

  it('has no hidden text', async () => {
    const hidden = async (properties: string) => {
      const style = `<style:style style:name="T1"><style:text-properties ${properties}/></style:style>`;
      const { text, hidden: passages } = await read(
        odt(
          document(
            style,
            `${seen}<text:p><text:span text:style-name="T1">Answer 100</text:span></text:p>`,
          ),
        ),
      );
      expect(text.includes('Answer 100')).toBe(passages.length === 0);
      return passages[0]?.reason ?? null;
    };
    expect(await hidden('text:display="none"')).toBe('invisible');
    expect(await hidden('fo:color="#ffffff"')).toBe('white');
    expect(await hidden('fo:font-size="1pt"')).toBe('tiny');
    expect(await hidden('fo:color="#ffffff" fo:background-color="#000000"')).toBeNull();
    expect(await hidden('fo:font-size="11pt"')).toBeNull();
  });

  it('has the headers and footers of the pages that it uses', async () => {
    const page = (name: string, margins: string) =>
      `<style:master-page style:name="${name}">${margins}</style:master-page>`;
    const header = (text: string, kind = 'header', shown = '') =>
      `<style:${kind} ${shown}><text:p>${text}</text:p></style:${kind}>`;
    const styles = [
      page(
        'Standard',
        header('ines.morel@example.com') +
          header('ines.morel@example.com', 'header-first') +
          header('Not shown', 'header-left', 'style:display="false"') +
          header('Driving licence B', 'footer'),
      ),
      page('Envelope', header('Not used')),
    ];
    const content = `<office:document-styles xmlns:office="o" xmlns:style="s" xmlns:text="t"><office:master-styles>${styles.join('')}</office:master-styles></office:document-styles>`;
    expect(await linesOf(odt(document('', seen), [{ name: 'styles.xml', content }]))).toEqual([
      'ines.morel@example.com',
      'Ines Morel, boat builder, repairs wooden hulls in the harbour of Brest',
      'Driving licence B',
    ]);
  });

  it.each<[string, string, Buffer]>([
    [
      'macros',
      'RESUME_HAS_MACROS',
      odt(document('', seen), [{ name: 'Basic/Standard/Module1.xml', content: 'x' }]),
    ],
    [
      'a password',
      'RESUME_ENCRYPTED',
      odt('\u0001', [{ name: 'META-INF/manifest.xml', content: '<m><encryption-data/></m>' }]),
    ],
    [
      'an external entity',
      'RESUME_HAS_ENTITIES',
      odt(
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${document('', '<text:p>&e;</text:p>')}`,
      ),
    ],
    ['damaged markup', 'RESUME_UNREADABLE', odt('<office:document-content')],
    [
      'a spreadsheet inside',
      'RESUME_FORMAT_UNSUPPORTED',
      makeZip([
        {
          name: 'mimetype',
          content: 'application/vnd.oasis.opendocument.spreadsheet',
          isStored: true,
        },
        { name: 'content.xml', content: '<x/>' },
      ]),
    ],
  ])('with %s is refused as %s', async (_, code, bytes) => {
    expect(await codeOf(bytes)).toBe(code);
  });
});

describe('a JSON Resume', () => {
  const folder = createRequire(import.meta.url)
    .resolve('@jsonresume/schema/package.json')
    .replace('package.json', '');
  const strings = (value: unknown): readonly string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : [];

  const without = (entries: unknown, field: string): readonly unknown[] =>
    (entries as readonly Record<string, unknown>[]).map((entry) => ({ ...entry, [field]: null }));

  it.each(['sample', 'examples/new-grad', 'examples/career-changer', 'examples/senior-engineer'])(
    'of the schema’s authors has all that it says of work, education and skills: %s',
    async (name) => {
      const bytes = readFileSync(`${folder}${name}.resume.json`);
      const { text, format } = await read(bytes);
      const { work, education, skills, languages } = JSON.parse(bytes.toString()) as Record<
        string,
        unknown
      >;
      // Employers are described by `description`.
      const plain = (value: string) => value.replace(/\s+/g, ' ').trim();
      const missing = [without(work, 'description'), education, skills, languages]
        .flatMap(strings)
        .filter((value) => !/^https?:/.test(value) && !plain(text).includes(plain(value)));
      expect(missing).toEqual([]);
      expect(format).toBe('json-resume');
    },
  );

  it('is read even if some fields are wrong', async () => {
    const resume = {
      basics: { name: 'Maria Keller', label: 7, location: 'Berlin' },
      work: [
        {
          company: 'Wolkenwerk GmbH',
          position: 'Senior Software Engineer',
          startDate: 2020,
          highlights: ['Built the billing service', null],
        },
      ],
      skills: 'Go',
    };
    expect(await linesOf(Buffer.from(JSON.stringify(resume)))).toEqual([
      'Maria Keller',
      'Experience',
      'Senior Software Engineer, Wolkenwerk GmbH',
      '- Built the billing service',
    ]);
  });

  it.each<[string, string, string]>([
    ['other data', '{"name": "x", "version": "1.0.0"}', 'RESUME_FORMAT_UNSUPPORTED'],
    ['half a file', '{"basics": {"name": "Maria', 'RESUME_UNREADABLE'],
    ['nothing in it', '{"basics": {}, "work": []}', 'RESUME_NO_TEXT'],
    ['a million levels', `{"basics": ${'['.repeat(1_000_000)}`, 'RESUME_UNREADABLE'],
  ])('with %s is refused', async (_, content, code) => {
    expect(await codeOf(Buffer.from(content))).toBe(code);
  });
});

describe('an export of LinkedIn', () => {
  it.each(['', 'Basic_LinkedInDataExport_11-26-2026/'])(
    'has each cell verbatim: in the folder "%s"',
    async (folder) => {
      const { text, format } = await read(makeLinkedinExport(folder));
      expect(format).toBe('linkedin');
      expect(text.split('\n').slice(0, 12)).toEqual([
        'Maria Keller',
        'Backend engineer',
        'Berlin, Germany',
        '',
        'Summary',
        'Eight years of distributed systems.',
        '',
        'Experience',
        'Senior Software Engineer, Wolkenwerk GmbH',
        'Jan 2020 – Present\tBerlin, Germany',
        'Built the billing service in Go and PostgreSQL.',
        '',
      ]);
      for (const cell of [
        'On-call, "every" fourth week',
        'Mar 2016 – Dec 2019',
        'M.Sc., Computer Science',
        'C#',
        'Certified Kubernetes Administrator',
        'Full professional proficiency',
      ])
        expect(text).toContain(cell);
    },
  );

  it('reveals no birth date, address or message', async () => {
    const { text } = await read(makeLinkedinExport());
    for (const secret of ['1990', 'Hauptstr', '10115', 'Private words', 'example.org'])
      expect(text).not.toContain(secret);
  });

  it('is read with some tables alone, and refused where a table is damaged or unpacks too far', async () => {
    const tables = (name: keyof typeof linkedinTables) => ({ name, content: linkedinTables[name] });
    expect((await read(makeZip([tables('Positions.csv')]))).text).toContain('Datenbau AG');
    expect(await codeOf(makeZip([tables('Skills.csv')]))).toBe('RESUME_NO_TEXT');
    expect(
      await codeOf(makeZip([{ name: 'Positions.csv', content: 'Title\n"never closed' }])),
    ).toBe('RESUME_UNREADABLE');
    const bomb = { name: 'Positions.csv', content: Buffer.alloc(20_000_000, 'x') };
    expect(await codeOf(makeLinkedinExport('', [bomb]))).toBe('RESUME_UNPACKS_TOO_LARGE');
    expect(await codeOf(makeLinkedinExport('', [{ ...bomb, claimedBytes: 100 }]))).toBe(
      'RESUME_UNPACKS_TOO_LARGE',
    );
  });
});

describe('a Europass CV', () => {
  it('of today’s editor has its facts', async () => {
    expect(await linesOf(sampleFile('europass-candidate.xml'))).toEqual([
      'Maria Keller',
      'Summary',
      'Eight years of distributed systems.',
      'Experience',
      'Senior Software Engineer, Wolkenwerk GmbH',
      '2020-01 – Present\tBerlin',
      '- Built the billing service in Go & PostgreSQL',
      '- Ran Kubernetes clusters with Terraform',
      'Software Engineer, Datenbau AG',
      '2016-03 – 2019-12',
      'Wrote REST APIs in Java',
      'Education',
      'M.Sc. Computer Science, TU Berlin',
      '2010-10 – 2016-02',
      'Languages',
      '- German: mother tongue',
      '- English: C1',
      'Skills',
      '- Terraform',
      '- Languages of programs: Go, C#',
      'Driving licence',
      '- Driving licence: B',
      'Hobbies',
      'Rowing',
      'Eight',
    ]);
  });

  it('of the former editor has its facts', async () => {
    expect(await linesOf(sampleFile('europass-passport.xml'))).toEqual([
      'Jonas Brandt',
      'Krankenpfleger',
      'Experience',
      'Krankenpfleger, Klinikum Nord',
      '03/2018 – Present\tHamburg, Deutschland',
      '- Betreuung von 12 Patienten',
      '- Wundversorgung',
      'Education',
      'Gesundheits- und Krankenpfleger, Pflegeschule Hamburg',
      '08/2015 – 02/2018',
      'Languages',
      '- Deutsch: mother tongue',
      '- Englisch: B1, B2',
      'Skills',
      '- Microsoft Office, Orbis',
      'Driving licence',
      '- Driving licence: B',
    ]);
  });

  const entity = (declared: string) =>
    sampleFile('europass-candidate.xml')
      .toString()
      .replace('<Candidate', `<!DOCTYPE Candidate [${declared}]>\n<Candidate`);
  it.each<[string, string, string]>([
    [
      'an external entity',
      'RESUME_HAS_ENTITIES',
      entity('<!ENTITY x SYSTEM "file:///etc/passwd">'),
    ],
    [
      'entities that unfold without end',
      'RESUME_HAS_ENTITIES',
      entity('<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;">'),
    ],
    [
      'half of it',
      'RESUME_UNREADABLE',
      sampleFile('europass-candidate.xml').toString().slice(0, 1_500),
    ],
    [
      'other markup',
      'RESUME_FORMAT_UNSUPPORTED',
      '<?xml version="1.0"?><invoice>Europass</invoice>',
    ],
  ])('with %s is refused', async (_, code, content) => {
    expect(await codeOf(Buffer.from(content))).toBe(code);
  });
});
