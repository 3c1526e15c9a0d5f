/**
 * HTML elements that could take effect if the text were shown as markup; `List<String>` and `<your
 * name>` are plain text.
 */
const names =
  'a|abbr|article|aside|audio|b|base|body|br|button|canvas|center|code|dd|details|div|dl|dt|em|embed|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|image|img|input|isindex|label|li|link|marquee|math|meta|nav|noscript|object|ol|option|p|param|pre|script|section|select|small|source|span|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|title|tr|u|ul|video|xss';
const attributes = String.raw`(?:[^<>"']|"[^"]{0,500}"|'[^']{0,500}'){0,500}`;
const tags = new RegExp(`</?(?:${names})(?=[\\s/>])${attributes}>`, 'gi');
const anyTag = new RegExp(`</?(?:${names})(?=[\\s/>])[^<>]{0,2000}>`, 'i');
/** Any other name with an event handler. */
const handlers = new RegExp(`<[a-z][^<>\\s]{0,50}\\s${attributes}>`, 'gi');
/** A remaining start tag without an end. */
const starts = new RegExp(`<(?=/?(?:${names})(?![a-z0-9-]))`, 'gi');
/** Executable addresses, as opposed to "JavaScript: five years" in a list of languages. */
const programs =
  /(?:\b(?:javascript|vbscript):[^\s)]{0,500}[(;%=][^\s]{0,500}|\]\(\s{0,5}(?:javascript|vbscript|data):[^\s)]{0,2000}\)?|\bdata:text\/html[^\s)]{0,2000})/gi;

/**
 * Plain text may still contain markup or script URLs, shown on the page or encoded twice. They are
 * removed, so that no later consumer of the text can be made to execute them. Removal may form new
 * markup, so it is repeated, and remaining starts of tags are broken by a space.
 */
export function harmless(text: string): string {
  let result = text;
  for (let round = 0; round < 4; round += 1) {
    const before = result;
    result = result
      .replace(tags, ' ')
      .replace(handlers, (tag) => (/\bon[a-z]{3,20}\s{0,5}=/i.test(tag) ? ' ' : tag))
      .replace(programs, ' ');
    if (result === before) break;
  }
  return result
    .replace(starts, '< ')
    .replace(/\bon([a-z]{3,20})(?=\s{0,5}=\s{0,5}["'\w]{1,20}\()/gi, 'on $1');
}

/** Whether a text is markup, as opposed to text with less-than and greater-than signs. */
export function isMarkup(text: string): boolean {
  return anyTag.test(text);
}
