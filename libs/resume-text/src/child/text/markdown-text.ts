import type { Token, Tokens } from 'marked';

const inside = (token: Token): readonly Token[] =>
  'tokens' in token && Array.isArray(token.tokens) ? token.tokens : [];

/** The visible text of a phrase. */
function phraseText(token: Token): string {
  switch (token.type) {
    case 'br':
      return '\n';
    case 'image':
      return '';
    case 'html':
      return token.raw.replace(/<[^<>]*>/g, '').replace(/^\s+$/, ' ');
    case 'checkbox':
      return '';
    default:
      return inside(token).length > 0
        ? phrasesText(inside(token))
        : 'text' in token
          ? plain(String(token.text))
          : token.raw;
  }
}

/** Decodes entities, which marked leaves as they are. */
const plain = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&');

const phrasesText = (tokens: readonly Token[]): string => tokens.map(phraseText).join('');

function listLines({ items }: Tokens.List): readonly string[] {
  return items.flatMap(({ tokens }) => {
    const [first = '', ...rest] = blockLines(tokens).filter((line) => line !== '');
    return [`- ${first}`, ...rest];
  });
}

function tableLines({ header, rows }: Tokens.Table): readonly string[] {
  return [header, ...rows].map((cells) =>
    cells.map(({ tokens }) => phrasesText(tokens)).join('\t'),
  );
}

function linesOf(token: Token): readonly string[] {
  switch (token.type) {
    case 'heading':
      return ['', ...phrasesText(inside(token)).split('\n')];
    case 'list':
      return listLines(token as Tokens.List);
    case 'table':
      return ['', ...tableLines(token as Tokens.Table), ''];
    case 'blockquote':
      return blockLines(inside(token));
    case 'space':
    case 'hr':
      return [''];
    case 'code':
      return ['', ...String(token.text).split('\n'), ''];
    default:
      return phraseText(token).split('\n');
  }
}

function blockLines(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(linesOf);
}

/** The text of a Markdown document: headings on lines of their own, items of lists with a dash, cells of tables separated by tabs. */
export function markdownText(tokens: readonly Token[]): string {
  return blockLines(tokens)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
