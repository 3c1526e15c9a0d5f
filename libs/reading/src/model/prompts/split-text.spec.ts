import { splitText } from './split-text.js';

const joinsBack = (text: string, pieces: readonly string[]) => expect(pieces.join('')).toBe(text);

describe('splitText', () => {
  it('leaves a short text whole', () => {
    expect(splitText('Skills\nJava', [0], 100)).toEqual(['Skills\nJava']);
  });

  it('cuts before the last section in reach', () => {
    const text = `${'a'.repeat(40)}\nSkills\n${'b'.repeat(30)}\nEducation\n${'c'.repeat(60)}`;
    const sections = [text.indexOf('Skills'), text.indexOf('Education')];
    const pieces = splitText(text, sections, 100);
    expect(pieces.map((piece) => piece.split('\n')[0])).toEqual(['a'.repeat(40), 'Education']);
    joinsBack(text, pieces);
  });

  it('cuts between paragraphs, lines, sentences or words where no section begins', () => {
    for (const border of ['\n\n', '\n', '. ', ' ']) {
      const text = Array.from({ length: 20 }, (_, at) => `word${at}word${at}`).join(border);
      const pieces = splitText(text, [], 60);
      expect(pieces.length).toBeGreaterThan(3);
      for (const piece of pieces.slice(0, -1)) expect(piece.endsWith(border)).toBe(true);
      joinsBack(text, pieces);
    }
  });

  it('splits no character', () => {
    const text = '😀'.repeat(50);
    const pieces = splitText(text, [], 21);
    for (const piece of pieces) expect(piece.isWellFormed()).toBe(true);
    joinsBack(text, pieces);
  });
});
