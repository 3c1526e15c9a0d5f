import { marked } from 'marked';
import { hiddenLimits } from '../../hidden-text.ts';
import { type ExtractedText, unpagedText } from '../extracted-text.ts';
import { plainCharacters } from '../plain-characters.ts';
import { markdownText } from './markdown-text.ts';

const comment = /<!--[\s\S]*?(?:-->|$)/g;

/** The text of a Markdown file without its notation. Comments, which nobody sees in the document, are reported as hidden. */
export function extractMarkdown(bytes: Uint8Array): ExtractedText {
  const source = new TextDecoder().decode(bytes);
  const hidden = (source.match(comment) ?? [])
    .map((text) => text.replace(/^<!--|-->$/g, '').trim())
    .filter((text) => text !== '')
    .slice(0, hiddenLimits.passages)
    .map((text) => ({
      reason: 'invisible' as const,
      page: null,
      text: text.slice(0, hiddenLimits.chars),
    }));
  const text = markdownText(marked.lexer(source.replace(comment, '')));
  return unpagedText(plainCharacters(text), hidden);
}
