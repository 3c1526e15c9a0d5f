import { deleteConfirmation, noUpdatableDataMessage } from './form-messages.js';
import * as english from './resume-refusals.js';
import * as german from './resume-refusals.de.js';

/** What messages say a length of. */
const things: Readonly<Record<string, string>> = {
  'A line': 'Eine Zeile',
  Bio: 'Der Text über dich',
  Clearance: 'Die Überprüfung',
  'Company name': 'Der Firmenname',
  'Job Description': 'Die Stellenbeschreibung',
  Licence: 'Die Zulassung',
  Location: 'Der Ort',
  Name: 'Der Name',
  Note: 'Die Notiz',
  Place: 'Der Ort',
  'Skill name': 'Der Name der Kenntnis',
  'The employer': 'Die Firma',
  'The requirement': 'Die Anforderung',
  'The subject': 'Das Fach',
  'The title': 'Der Titel',
  Title: 'Der Titel',
};

/** A function, so that it does not matter in which order a browser runs the files of a build. */
const whole = (): Readonly<Record<string, string>> => ({
  [english.resumeRefusedMessage]: german.resumeRefusedMessage,
  [english.oldWordMessage]: german.oldWordMessage,
  [english.resumeTooLargeMessage]: german.resumeTooLargeMessage,
  [english.resumeEmptyMessage]: german.resumeEmptyMessage,
  [deleteConfirmation.message]: `Gib zur Bestätigung ${deleteConfirmation.word} ein`,
  [noUpdatableDataMessage]: 'Es gibt nichts zu ändern.',
  'Choose a country': 'Wähl ein Land',
  'Choose a language': 'Wähl eine Sprache',
  'Choose a month and a year': 'Wähl Monat und Jahr',
  'Choose at least one thing that the token may do':
    'Wähl mindestens eine Sache, die das Token darf',
  'Invalid URL': 'Das ist kein gültiger Link',
  'Enter an e-mail address such as ada@example.org':
    'Gib eine E-Mail-Adresse ein, zum Beispiel ada@example.org',
  'Invalid email': 'Das ist keine gültige E-Mail-Adresse',
  'Job Description Required': 'Die Stellenbeschreibung fehlt',
  'Logo URL is too long': 'Der Link zum Logo ist zu lang',
  'Name Required': 'Der Name fehlt',
  'Name the condition': 'Nenn die Bedingung',
  'Paste a link that starts with https://': 'Füg einen Link ein, der mit https:// beginnt',
  'Send at least one posting': 'Sende mindestens eine Anzeige',
  'This is already in the list': 'Das steht schon in der Liste',
  'This skill is already in the list': 'Diese Kenntnis steht schon in der Liste',
  'Title must not be empty': 'Der Titel darf nicht leer sein',
  'Unknown field': 'Unbekanntes Feld',
});

const thing = (name: string) => things[name] ?? name;
const number = (digits: string) => digits.replaceAll(',', '.');

type Given = readonly [first: string, second: string, third: string];

const patterns: readonly (readonly [RegExp, (given: Given) => string])[] = [
  [
    /^(.+) must be (\d+) to ([\d,]+) characters$/,
    ([name, from, to]) => `${thing(name)} muss ${from} bis ${number(to)} Zeichen haben`,
  ],
  [
    /^(.+) must be at most ([\d,]+) characters$/,
    ([name, most]) => `${thing(name)} darf höchstens ${number(most)} Zeichen haben`,
  ],
  [
    /^(.+) must have at least (\d+) characters$/,
    ([name, least]) => `${thing(name)} muss mindestens ${least} Zeichen haben`,
  ],
  [
    /^Score must be a whole number from 0 to (\d+)$/,
    ([most]) => `Die Stärke muss eine ganze Zahl von 0 bis ${most} sein`,
  ],
  [/^Search for at most (\d+) characters$/, ([most]) => `Such nach höchstens ${most} Zeichen`],
  [/^A token can last 1 to (\d+) days$/, ([most]) => `Ein Token kann 1 bis ${most} Tage gelten`],
  [/^At most (\d+) entries$/, ([most]) => `Höchstens ${most} Einträge`],
  [/^At most (\d+) skills$/, ([most]) => `Höchstens ${most} Kenntnisse`],
  [
    /^Send at most (\d+) postings at once$/,
    ([most]) => `Sende höchstens ${most} Anzeigen auf einmal`,
  ],
];

/** A message of validation in German; null for one that users of our screens never see, such as about a parameter's name. */
export function germanValidation(message: string): string | null {
  const messages = whole();
  const known = Object.hasOwn(messages, message) ? messages[message] : undefined;
  if (known !== undefined) return known;
  for (const [pattern, write] of patterns) {
    const [match, first = '', second = '', third = ''] = pattern.exec(message) ?? [];
    if (match !== undefined) return write([first, second, third]);
  }
  return null;
}
