import { limits } from '@rolefit/contracts';
import { cleanFileName, fileDisposition } from './file-name.js';

describe('cleanFileName', () => {
  it.each([
    ['Ada Example.pdf', 'Ada Example.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\Ada\\cv.pdf', 'cv.pdf'],
    ['Zoe\u0308.pdf', 'Zoë.pdf'],
    ['cv\u0000\r\n\u007f.pdf', 'cv.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['half \ud800 pair.pdf', 'half \ufffd pair.pdf'],
    ['.htaccess', 'htaccess'],
    ['  ', 'resume'],
    ['/', 'resume'],
    ['..', 'resume'],
    [undefined, 'resume'],
  ])('sanitises %j to %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean);
  });

  it('truncates a long name without cutting its extension or a surrogate pair', () => {
    for (const letter of ['x', '😀', 'ä😀']) {
      const name = cleanFileName(`${letter.repeat(300)}.pdf`);
      expect(name.length).toBeLessThanOrEqual(limits.resumeFileNameChars);
      expect(name).toMatch(/\.pdf$/);
      expect(name.isWellFormed()).toBe(true);
    }
  });
});

describe('fileDisposition', () => {
  it.each([
    ['cv.pdf', `inline; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
    ['Zoë (1).pdf', `inline; filename="Zo_ (1).pdf"; filename*=UTF-8''Zo%C3%AB%20%281%29.pdf`],
    ['a"b\\c%.pdf', `inline; filename="a_b_c_.pdf"; filename*=UTF-8''a%22b%5Cc%25.pdf`],
  ])('encodes %j for every browser', (name, header) => {
    expect(fileDisposition(name, 'pdf')).toBe(header);
  });

  it.each([
    ['cv.docx', 'docx', 'cv.docx'],
    ['cv.pdf', 'docx', 'cv.pdf.docx'],
    ['notes.exe', 'text', 'notes.exe.txt'],
  ] as const)('has %s of the format %s saved as %s', (name, format, saved) => {
    expect(fileDisposition(name, format)).toBe(
      `attachment; filename="${saved}"; filename*=UTF-8''${saved}`,
    );
  });
});
