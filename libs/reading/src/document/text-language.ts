/**
 * Words so common that a few lines identify the language, and headings of resumes; chosen to be
 * absent in the other three languages.
 */
const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    'the and of to with for you our is are will have be this that from your we or as at experience education skills summary present employment references'.split(
      ' ',
    ),
  ),
  de: new Set(
    'und der die das mit für wir sie ist ein eine von zu auf bei ihre sich oder werden nicht dich deine berufserfahrung ausbildung kenntnisse sprachen sprachkenntnisse werdegang lebenslauf heute bis seit deutsch englisch'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le la les et des du pour vous nous une dans avec est sur au aux votre notre ou qui expérience expériences professionnelle professionnelles formation compétences langues depuis français anglais'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las y del para con una que en por su nuestro tu como más experiencia al es laboral formación idiomas habilidades educación actualidad hasta desde español inglés'.split(
      ' ',
    ),
  ),
};

// A text with a lower share of stop words is a list of names, or in another language.
const minShare = 0.06;
const sampleWords = 2_000;

// Names and products stay in Latin letters in Chinese texts too.
const hanShare = 0.15;

function isChinese(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > letters * hanShare && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

/**
 * The language of a text by its stop words, Chinese by its script.
 * @returns `en`, `de`, `fr`, `es`, `zh`, or null if unclear
 */
export function textLanguage(text: string): string | null {
  if (isChinese(text.slice(0, 4_000))) return 'zh';
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, sampleWords) ?? [];
  if (words.length < 5) return null;
  const counts = Object.entries(stopWords)
    .map(([code, known]) => ({ code, count: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = counts;
  if (
    !first ||
    !second ||
    first.count / words.length < minShare ||
    first.count < second.count * 1.2
  )
    return null;
  return first.code;
}
