import { AppError } from '@rolefit/contracts';
import {
  makeDocx,
  makePdf,
  makeWordResume,
  makeZip,
  resumes,
  sampleFile,
  wordBody,
  type ZippedFile,
} from '@rolefit/testing';
import { detectResumeFormat, edgeBytes, edgesOf } from './detect-resume-format.js';

function outcomeOf(bytes: Buffer): string {
  try {
    return detectResumeFormat(edgesOf(bytes));
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = (...files: readonly ZippedFile[]): Buffer => makeZip(files);
const a = (name: string): ZippedFile => ({ name, content: 'x' });

describe('detectResumeFormat', () => {
  it.each<[string, Buffer, string]>([
    ['a PDF', makePdf(resumes.nurse), 'pdf'],
    ['a Word document of pandoc', sampleFile('pandoc.docx'), 'docx'],
    ['a Word document of LibreOffice', sampleFile('libreoffice.docx'), 'docx'],
    [
      'a Word document with a comment behind its end',
      Buffer.concat([makeWordResume(['Ada']), Buffer.alloc(90, 'x')]),
      'docx',
    ],
    ['a text', Buffer.from(resumes.nurse.join('\n')), 'text'],
    ['a text of Windows, which is no UTF-8', Buffer.from('Müller, Köln', 'latin1'), 'text'],
    ['a text in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('Ada Müller')]), 'text'],
    ['a text with a byte order mark', Buffer.from('\ufeffAda Müller'), 'text'],
    [
      'a text that is cut within a letter where we stop looking',
      Buffer.from(`${'x'.repeat(edgeBytes - 1)}ü`),
      'text',
    ],
    ['a Markdown file', sampleFile('resume.md'), 'markdown'],
    ['a text with a line of signs', Buffer.from('Ada\n####\n* * *\nC# and F#'), 'text'],
  ])('knows %s', (_, bytes, format) => {
    expect(outcomeOf(bytes)).toBe(format);
  });

  it.each<[string, Buffer, string]>([
    ['nothing', Buffer.alloc(0), 'RESUME_FORMAT_UNSUPPORTED'],
    ['a picture', Buffer.from('GIF89a\u0001\u0000\u0001'), 'RESUME_FORMAT_UNSUPPORTED'],
    ['a program', Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), 'RESUME_FORMAT_UNSUPPORTED'],
    ['a web page', Buffer.from('<!doctype html><p>Ada'), 'RESUME_FORMAT_UNSUPPORTED'],
    [
      'a spreadsheet',
      zip(a('[Content_Types].xml'), a('xl/workbook.xml')),
      'RESUME_FORMAT_UNSUPPORTED',
    ],
    ['a document of the old kind', sampleFile('libreoffice.doc'), 'RESUME_OLD_WORD'],
    ['a document in RTF', Buffer.from('{\\rtf1\\ansi Ada}'), 'RESUME_OLD_WORD'],
    [
      'an Office file with a password',
      Buffer.concat([ole, Buffer.alloc(3_000), utf16('EncryptedPackage'), Buffer.alloc(3_000)]),
      'RESUME_ENCRYPTED',
    ],
    [
      'an archive with a password',
      zip({ name: 'word/document.xml', content: 'x', isEncrypted: true }),
      'RESUME_ENCRYPTED',
    ],
    [
      'a Word document with macros',
      makeDocx(wordBody(''), [a('word/vbaProject.bin')]),
      'RESUME_HAS_MACROS',
    ],
    ['an archive with a document in it', zip(a('cv.pdf')), 'RESUME_ARCHIVE_UNKNOWN'],
    [
      'an archive in an archive',
      zip({ name: 'inner.zip', content: makeWordResume(['Ada']) }),
      'RESUME_ARCHIVE_UNKNOWN',
    ],
    ['an empty archive', makeZip([]), 'RESUME_ARCHIVE_UNKNOWN'],
    [
      'an archive that says it unpacks to gigabytes',
      makeDocx(wordBody(''), [{ ...a('word/media/1.png'), claimedBytes: 3e9 }]),
      'RESUME_UNPACKS_TOO_LARGE',
    ],
    [
      'an archive of thousands of files',
      zip(...Array.from({ length: 2_001 }, (_, index) => a(`word/${index}`))),
      'RESUME_UNPACKS_TOO_LARGE',
    ],
    ['half a Word document', makeWordResume(resumes.nurse).subarray(0, 900), 'RESUME_UNREADABLE'],
    [
      'an archive whose directory is elsewhere',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2_000), makeZip([a('x')])]),
      'RESUME_UNREADABLE',
    ],
  ])('rejects %s', (_, bytes, code) => {
    expect(outcomeOf(bytes)).toBe(code);
  });

  it('is not misled by other content in the file', () => {
    expect(outcomeOf(zip({ name: 'x', content: '%PDF-1.7', isStored: true }))).toBe(
      'RESUME_ARCHIVE_UNKNOWN',
    );
  });
});
