import { streamText, type TextRun } from './stream-text.js';

/** A run of 10 pt text, 5 pt a character. */
function run(
  str: string,
  x: number,
  y: number,
  options: Partial<TextRun> & { size?: number } = {},
): TextRun {
  const { size = 10, ...rest } = options;
  return {
    str,
    dir: 'ltr',
    width: (str.length * size) / 2,
    transform: [size, 0, 0, size, x, y],
    fontName: 'f1',
    hasEOL: false,
    ...rest,
  };
}

describe('streamText', () => {
  it('breaks the line where the text moves down, and leaves an empty one at a larger step', () => {
    expect(
      streamText([run('Skills', 50, 700), run('React', 50, 688), run('Education', 50, 640)]),
    ).toBe('Skills\nReact\n\nEducation');
  });

  it('breaks the line where the text goes back to the left', () => {
    expect(
      streamText([run('ROWAN HARBOUR', 60, 744, { size: 26 }), run('HEAD GARDENER', 60, 735)]),
    ).toBe('ROWAN HARBOUR\nHEAD GARDENER');
  });

  it('separates the columns of one line by a tab', () => {
    expect(streamText([run('Developer', 50, 700), run('2017 - 2021', 400, 700)])).toBe(
      'Developer\t2017 - 2021',
    );
  });

  it('puts a space where there is room for one, and none between touching runs', () => {
    expect(streamText([run('Node', 50, 700), run('.js', 70, 700), run('and', 88, 700)])).toBe(
      'Node.js and',
    );
  });

  it('joins letters that kerning has separated', () => {
    expect(
      streamText([run('int', 50, 700), run(' ', 65, 700, { width: 1 }), run('erests', 66, 700)]),
    ).toBe('interests');
    expect(
      streamText([run('Agile PM', 50, 700), run(' ', 90, 700, { width: 1 }), run('C', 91, 700)]),
    ).toBe('Agile PM C');
  });

  it('joins letter-spaced words', () => {
    expect(streamText([run('E D U C A T I O N', 50, 700)])).toBe('EDUCATION');
    expect(streamText([run('C, R or a b test', 50, 700)])).toBe('C, R or a b test');
  });

  it('reads a rotated page like any other', () => {
    const up = (str: string, x: number, y: number): TextRun =>
      run(str, x, y, { transform: [0, 10, -10, 0, x, y] });
    expect(
      streamText([up('Skills', 100, 50), up('React', 112, 50), up('TypeScript', 112, 80)]),
    ).toBe('Skills\nReact TypeScript');
  });

  it('leaves the spacing of right-to-left scripts to pdf.js', () => {
    const rtl = (str: string, x: number): TextRun => run(str, x, 700, { dir: 'rtl' });
    expect(streamText([rtl('العربية', 160), rtl(' ', 277), rtl('الخطوط', 288)])).toBe(
      'العربية الخطوط',
    );
  });
});
