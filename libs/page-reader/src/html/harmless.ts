/** Elements of HTML that text could call up where somebody shows it as markup; `List<String>` and `<your name>` are words. */
const tags =
  /<\/?(?:a|abbr|article|aside|audio|b|base|body|br|button|canvas|center|code|dd|details|div|dl|dt|em|embed|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|image|img|input|isindex|label|li|link|marquee|math|meta|nav|noscript|object|ol|option|p|param|pre|script|section|select|small|source|span|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|title|tr|u|ul|video|xss)(?=[\s/>])[^<>]{0,2000}(?:>|$)/gi;
/** Any name with a handler of events. */
const handlers = /<[^<>\s]{1,50}\s[^<>]{0,1000}?\bon[a-z]{3,20}\s{0,5}=[^<>]{0,1000}(?:>|$)/gi;
/** Addresses that are programs; a list of languages says "JavaScript: five years". */
const programs = /(?:\b(?:javascript|vbscript):[^\s)]{0,500}[(;%=][^\s]{0,500}|\]\(\s{0,5}(?:javascript|vbscript|data):[^\s)]{0,2000}\)?|\bdata:text\/html[^\s)]{0,2000})/gi;

/** Plain text may still spell markup or programs, shown on the page or encoded twice. Taken out, so that no later reader of the text can be made to run them. */
export function harmless(text: string): string {
  return text.replace(tags, ' ').replace(handlers, ' ').replace(programs, ' ');
}
