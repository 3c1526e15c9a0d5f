import { limits } from '@rolefit/contracts';
import { nameProblem, proposeName } from './resume-name';

describe('proposeName', () => {
  it.each([
    ['Platform.pdf', 'Platform'],
    ['ada_lovelace-Platform engineer.v2.docx', 'ada lovelace Platform engineer v2'],
    ['.pdf', ''],
    ['no ending', 'no ending'],
  ])('makes a name of %s', (fileName, name) => {
    expect(proposeName(fileName, [])).toBe(name);
  });

  it('avoids names of other resumes, ignoring case', () => {
    expect(proposeName('resume.pdf', ['Resume'])).toBe('resume 2');
    expect(proposeName('resume.pdf', ['Resume', 'RESUME 2'])).toBe('resume 3');
  });

  it('is never longer than a name may be', () => {
    const fileName = `${'word '.repeat(20)}.pdf`;
    const first = proposeName(fileName, []);
    const second = proposeName(fileName, [first]);
    expect(second).toMatch(/ 2$/);
    for (const name of [first, second]) {
      expect(name.length).toBeLessThanOrEqual(limits.resumeNameChars);
      expect(nameProblem(name)).toBeUndefined();
    }
  });
});

describe('nameProblem', () => {
  it.each(['', '   ', 'x'.repeat(limits.resumeNameChars + 1)])('rejects “%s”', (name) => {
    expect(nameProblem(name)?.message).toBe(
      `Name must be 1 to ${limits.resumeNameChars} characters`,
    );
  });
});
