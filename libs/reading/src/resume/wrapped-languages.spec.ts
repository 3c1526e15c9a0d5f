import { readResumeBuiltin } from './read.js';

const languagesOf = async (lines: string) =>
  (
    await readResumeBuiltin(
      `Nora Quill\n\nSKILLS\n${lines}\n\nEXPERIENCE\nBaker, Miller Bros, Hull\n2019 - 2024\n- Baked bread`,
      '2026-01-15',
    )
  ).languages.map(({ code, level }) => [code, level]);

describe('a language whose level is on the next line', () => {
  it.each([
    ['Sourdough, pastry, cake decoration, Portuguese\n(conversational), first aid', 'pt', 'B1'],
    ['Sauerteig, Feingebäck, Portugiesisch\n(fließend), Erste Hilfe', 'pt', 'C1'],
  ])('is read with it: %j', async (lines, code, level) => {
    expect(await languagesOf(lines)).toEqual([[code, level]]);
  });

  it.each([
    'Sourdough, pastry, Portuguese\n\n(conversational)',
    'Portuguese pastry\n(conversational tone)',
  ])('is none in %j', async (lines) => {
    expect(await languagesOf(lines)).toEqual([]);
  });
});
