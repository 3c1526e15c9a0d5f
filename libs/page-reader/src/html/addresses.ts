import { limits } from '@rolefit/contracts';

/** Characters of markup or of another scheme within an address, which no valid address contains. */
const suspicious = /[<>"]|(?:javascript|vbscript|data):/i;

/** The absolute http(s) address that `given` means on a page at `base`; undefined for other schemes and malformed addresses. */
export function webAddress(given: string | undefined, base: string): string | undefined {
  const text = given?.trim() ?? '';
  if (
    text === '' ||
    text.length > limits.urlChars ||
    suspicious.test(text.replace(/\s+/g, '')) ||
    !URL.canParse(text, base)
  )
    return undefined;
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || url.hostname === '') return undefined;
  url.username = '';
  url.password = '';
  return url.href.length <= limits.urlChars ? url.href : undefined;
}
