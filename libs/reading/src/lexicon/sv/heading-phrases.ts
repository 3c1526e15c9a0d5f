import type { HeadingPhraseWords } from '../topics/heading-phrases.js';

export const headingPhrases: HeadingPhraseWords = {
  required: [
    String.raw`vem (?:är du|vi söker)$`,
    String.raw`vi söker dig som$`,
    String.raw`du som söker(?: (?:har|är|bör ha))?$`,
    String.raw`(?:det här söker vi|(?:vad|vem) vi söker|din bakgrund)$`,
    String.raw`(?:för att lyckas(?: .{1,20})? |det här |detta |vad )?(?:behöver du|du behöver)(?: ha)?$`,
    String.raw`(?:det här |detta )?har du med dig$`,
    String.raw`du (?:har|är|bör ha)$`,
  ].join('|'),
  preferred: String.raw`det är (?:ett plus|meriterande)\b|extra plus\b`,
  benefits: [
    String.raw`(?:det (?:här )?|vad )(?:vi )?erbjuder(?: vi)?(?: dig)?$`,
    String.raw`därför .{3,20}$`,
  ].join('|'),
  about: String.raw`så (?:ansöker|söker) du\b|låter det (?:intressant|spännande)\b`,
  duties: String.raw`vad du (?:kommer att göra|gör)\b|(?:det här |här )?kommer du att (?:göra|arbeta med)$`,
};
