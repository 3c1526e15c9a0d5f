import {
  type AppError,
  type DisplayLanguage,
  errorCodes,
  errorFamilies,
  germanErrors,
  germanFamilies,
  germanValidation,
} from '@rolefit/contracts';

/** The words of a problem document. */
interface ProblemWords {
  readonly title: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
}

/** A detail says more than the code; where it has no translation, the message of the code is better than another language. */
function germanMessage({ code, message }: AppError): string {
  return message === errorCodes[code].message
    ? germanErrors[code]
    : (germanValidation(message) ?? germanErrors[code]);
}

/** What a problem document says, in the language of the request. */
export function wordsOf(error: AppError, language: DisplayLanguage): ProblemWords {
  const { family, message, fields } = error;
  if (language === 'en') return { title: errorFamilies[family].title, message, fields };
  return {
    title: germanFamilies[family],
    message: germanMessage(error),
    fields:
      fields &&
      Object.fromEntries(
        Object.entries(fields).map(([path, words]) => [path, germanValidation(words) ?? words]),
      ),
  };
}
