import { type Correction } from '@rolefit/contracts';
import { texts } from './texts';

/** A correction in a few words. */
export function rulingInWords(correction: Correction): string {
  const { ruling } = texts;
  switch (correction.ruling.type) {
    case 'have': {
      const { line } = correction.ruling;
      return line === null ? ruling.have : ruling.haveLine(line);
    }
    case 'not-required':
      return ruling.notRequired;
    case 'misread': {
      const { text, importance } = correction.ruling;
      return text === null ? ruling.importance(importance) : ruling.misread(text);
    }
    case 'remove':
      return ruling.removed;
    case 'edit':
      return ruling.edited(
        'title' in correction.ruling
          ? correction.ruling.title
          : texts.fact.levels[correction.ruling.level],
      );
  }
}
