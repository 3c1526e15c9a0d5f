import { skillByName } from '@rolefit/skills';
import { lexicon } from '../lexicon/all-languages.js';
import { matches } from './pattern-matches.js';
import type { PersonalData } from './personal-data-kinds.js';

const email = /(?<![\w.+-])[\w.+-]{1,64}\s?[@\uff20]\s?[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gu;
/**
 * "peter (at) acme dot com", "max[at]acme.com"; with spaces or without brackets only if a domain's
 * dot follows.
 */
const { personalData } = lexicon;
const at = String.raw`[([{]\s?(?:${personalData.at}|@)\s?[)\]}]`;
const dot = String.raw`(?:\s?[([{]\s?(?:${personalData.dot}|\.)\s?[)\]}]\s?|\s${personalData.dot}\s|\.(?=\w))`;
const spelledEmail = new RegExp(
  String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:${at}[\w-]{1,63}|\s?${at}\s?[\w-]{1,63}(?=${dot})|\s${personalData.at}\s[\w-]{1,63}(?=\s${personalData.dotBetweenSpaces}\s))(?:${dot}[\w-]{1,63}){0,4}`,
  'giu',
);

const link =
  /(?:https?:\/\/|www\.)[^\s<>"')\]]{2,200}|(?<![\w@.-])[\w-]{2,40}\.(?:com|org|net|io|dev|me|edu|co|de|fr|es|ch|uk|ca|app|tech|info|xyz)(?:\.[a-z]{2})?(?:\/[^\s<>"')\]|,;]{0,160})?(?![\w@])/giu;

const phone =
  /(?<![\p{L}\p{N}.,$€£/-])(?:\+|00)?\(?\d(?:[\s().\u2010\u2011-]{0,2}\d){7,15}(?![\p{L}\p{N}/%])/gu;
/**
 * German forms: "0171/1234567", "0171 – 123 45 67", "+49 171 / 1234567". An area code has three
 * digits or more, which excludes "01/2019 – 03/2020".
 */
const slashedPhone =
  /(?<![\p{L}\p{N}.,$€£/-])(?:(?:\+|00)\d{1,3}\s?[./-]?\s?(?:\(0\)\s?)?\(?\d{1,5}\)?|\(?0[1-9]\d{1,4}\)?)\s?[/\u2010-\u2015-]\s?\d{1,9}(?:[\s./\u2010-\u2015-]{1,3}\d{1,6}){0,5}(?![\p{L}\p{N}/%])/gu;

const years = /\b(?:19|20)\d\d\b/g;
const wholeDate = /^\(?\d{1,2}[.-]\d{1,2}[.-](?:19|20)\d\d$/;

function isPhone(words: string): boolean {
  const digits = words.replace(/\D/g, '').length;
  // Two years are a time span, whatever separates them.
  return (
    digits >= 8 &&
    digits <= 15 &&
    (words.match(years)?.length ?? 0) < 2 &&
    !wholeDate.test(words) &&
    (digits >= 9 || /^[+(0]/.test(words))
  );
}

const messenger = `(?:telegram|skype|whats ?app|we ?chat|weixin|signal|discord|viber|threema|snapchat|instagram|twitter|facebook|mastodon|kakao(?: ?talk)?|line id|icq|xing|linkedin|github|gitlab|tg|${personalData.messengers})`;
const idWord = String.raw`(?:\s?${personalData.accounts})?`;
/** "Telegram @mjob", "Skype: peter.doe", "Skype live:mjob", "微信：abc_123", "QQ 12345678". */
const handle = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}])(?:${messenger}${idWord}\\s?(?:[:：]\\s?@?|\\s@|\\s?live:|[:：]\\s?live:)|live:|\\bqq${idWord}\\s?[:：]?\\s?(?=\\d))([a-z\\d][\\w.:#-]{2,38}\\w)(?=\\s?(?:$|[\\s|,;·•)]|[.!?](?:\\s|$)))`,
  'gimu',
);
const handleChars = 4;
const everyday = new RegExp(`^${personalData.notAccounts}$`, 'iu');

/** Mail addresses, links, phone numbers and account names in a text. */
export function contactData(text: string): PersonalData[] {
  const wordsOf = ({ start, end }: PersonalData): string => text.slice(start, end);
  return [
    ...matches(text, email, 'EMAIL'),
    ...matches(text, spelledEmail, 'EMAIL'),
    ...matches(text, link, 'LINK').filter((found) => skillByName(wordsOf(found)) === undefined),
    ...[phone, slashedPhone]
      .flatMap((pattern) => matches(text, pattern, 'PHONE'))
      .filter((found) => isPhone(wordsOf(found))),
    ...matches(text, handle, 'HANDLE').filter(
      (found) =>
        found.end - found.start >= handleChars &&
        skillByName(wordsOf(found)) === undefined &&
        !everyday.test(wordsOf(found)),
    ),
  ];
}
