import { type ExtractedText, unpagedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';

/** The text of a text file, which is already UTF-8 here. */
export function extractPlainText(bytes: Uint8Array): ExtractedText {
  return unpagedText(plainCharacters(new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')));
}
