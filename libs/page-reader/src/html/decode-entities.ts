import { Parser } from 'htmlparser2';

const entity = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});/i;

/**
 * Decodes entities, including those encoded two or three times: `R&amp;amp;D` is R&D. Tags stay
 * unchanged.
 */
export function decodeEntities(text: string): string {
  let result = text;
  for (let round = 0; round < 3 && entity.test(result); round += 1) result = decodedOnce(result);
  return result;
}

/**
 * Uses the parser, which knows all 2,231 names: a second table would be larger than the rest of
 * this library.
 */
function decodedOnce(text: string): string {
  const parts: string[] = [];
  new Parser({ ontext: (part) => parts.push(part) }).end(text.replaceAll('<', '&lt;'));
  return parts.join('');
}
