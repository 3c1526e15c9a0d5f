import { tokenise } from './tokens.js';

// Trades that are also common surnames in English, German, French and Spanish.
const surnames = new Set(
  'baker cook butler dean barber singer packer mason carpenter farmer gardener porter sailor miner butcher painter author guard judge driver fisher hunter potter cooper weaver tailor marshall mayor roofer glazier joiner tiler koch richter maurer backer schreiner zimmerer gartner forster winzer maler schlosser boulanger facteur marin maestro pastor guerrero herrero'.split(
    ' ',
  ),
);

// Words that precede a title, never a surname.
const titleWords = new Set(
  'head line lead senior junior assistant night day pastry sous master apprentice chief private truck bus taxi van delivery lorry security stone brick sign car house school hotel restaurant kitchen personal executive prep short order opera jazz backing district high court associate academic landscape market freelance certified professional experienced trained qualified'.split(
    ' ',
  ),
);

/**
 * Whether a short line may be a person's name although its last word is a trade: "Sarah Baker", but
 * not "Head Baker". For redaction, which must not mistake a name for a title.
 */
export function mayBeName(words: string): boolean {
  const keys = tokenise(words).map(({ key }) => key);
  if (keys.length < 2 || keys.length > 4 || /\d/.test(words)) return false;
  return (
    surnames.has(keys.at(-1) ?? '') &&
    !keys.slice(0, -1).some((key) => titleWords.has(key) || surnames.has(key))
  );
}
