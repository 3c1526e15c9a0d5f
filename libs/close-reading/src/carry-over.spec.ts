import { aRequirement } from '@rolefit/testing';
import { carryOver } from './carry-over.js';

const sewing = aRequirement('Sewing', { id: 'r1', kind: 'skill' });
const carving = aRequirement('Carving', { id: 'r2', kind: 'skill' });
const requirements = [sewing, carving];
const resumeText = 'Profile\nSewed costumes for ten years\nPainted backdrops';
const at = resumeText.indexOf('Sewed');
const shown = {
  kind: 'skill' as const,
  requirement: 'Sewing',
  verdict: 'shown' as const,
  quotes: [{ text: 'Sewed costumes', start: at, end: at + 'Sewed costumes'.length }],
};
const missing = {
  kind: 'skill' as const,
  requirement: 'Carving',
  verdict: 'not-found' as const,
  quotes: [],
};
const earlier = { resumeText, evidence: [shown, missing] };

describe('an earlier reading', () => {
  it('holds for the same text', () => {
    expect(carryOver(requirements, resumeText, earlier)).toEqual({
      evidence: [shown, missing],
      toRead: [],
    });
  });

  it('keeps what is shown by lines that have only moved, and reads again what a new line may show', () => {
    const edited = `New at the top\n${resumeText}`;
    const { evidence, toRead } = carryOver(requirements, edited, earlier);
    expect(toRead).toEqual([carving]);
    expect(evidence).toHaveLength(1);
    const [quote] = evidence[0]!.quotes;
    expect(edited.slice(quote!.start, quote!.end)).toBe('Sewed costumes');
  });

  it('reads again what was shown by lines that are gone, and nothing else', () => {
    const shorter = 'Profile\nPainted backdrops';
    expect(carryOver(requirements, shorter, earlier)).toEqual({
      evidence: [missing],
      toRead: [sewing],
    });
  });

  it('reads requirements that it has not seen', () => {
    const lifting = aRequirement('Lifting', { id: 'r3', kind: 'skill' });
    expect(carryOver([...requirements, lifting], resumeText, earlier).toRead).toEqual([lifting]);
    expect(carryOver(requirements, resumeText, null).toRead).toEqual(requirements);
  });
});
