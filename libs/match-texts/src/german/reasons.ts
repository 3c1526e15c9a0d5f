import type { LinkVerdict, ReasonValues } from '@rolefit/contracts';
import type { NameOf, TextsFor } from '../texts.js';
import { listOf, monthsInWords, quoted, someLabels, years } from './amounts.js';
import { languageName } from './names.js';
import { degrees, languageWithLevel } from './phrases.js';

const sameWords = {
  shown: 'Eine Zeile deines Lebenslaufs sagt fast dasselbe.',
  partly: 'Eine Zeile deines Lebenslaufs sagt einen Teil davon.',
  'not-found': 'Nur entfernt verwandte Zeile in deinem Lebenslauf.',
  contradicted: 'Dein Lebenslauf sagt etwas anderes.',
} as const satisfies Record<LinkVerdict, string>;

const closeWords = {
  ...sameWords,
  shown:
    'Keine Zeile sagt genau das, aber die ähnlichste und deine Berufserfahrung sprechen dafür.',
  partly: 'Keine Zeile sagt genau das. Diese kommt am nächsten.',
} as const satisfies Record<LinkVerdict, string>;

const closeReading = {
  shown: 'Beim genauen Lesen in der zitierten Zeile gefunden.',
  partly: 'Beim genauen Lesen teilweise in der zitierten Zeile gefunden.',
  'not-found': 'Auch beim genauen Lesen fand sich keine Zeile, die das zeigt.',
  contradicted: 'Beim genauen Lesen fand sich eine Zeile, die das Gegenteil sagt.',
} as const satisfies Record<LinkVerdict, string>;

const roles = {
  shown: (role: string) => `${role} ist genau diese Art von Arbeit.`,
  partly: (role: string) => `${role} ist mit dieser Arbeit verwandt.`,
  'not-found': (role: string) => `${role} ist nur entfernt verwandt.`,
  contradicted: () => 'Dein Lebenslauf sagt etwas anderes.',
} as const satisfies Record<LinkVerdict, (role: string) => string>;

const traits = {
  shown: (source: string) => `${source} macht das wahrscheinlich.`,
  partly: (source: string) => `${source} spricht zum Teil dafür.`,
  'not-found': (source: string) => `${source} sagt wenig darüber.`,
  contradicted: () => 'Dein Lebenslauf sagt etwas anderes.',
} as const satisfies Record<LinkVerdict, (source: string) => string>;

const work = {
  shown: 'Die zitierte Zeile zeigt genau diese Art von Arbeit.',
  partly: 'Die zitierte Zeile zeigt verwandte Arbeit.',
  'not-found': 'Die zitierte Zeile ist nur entfernt verwandt.',
  contradicted: 'Dein Lebenslauf sagt etwas anderes.',
} as const satisfies Record<LinkVerdict, string>;

const byTitle = {
  named: (title: string) =>
    `Im Lebenslauf genannt, und deine Stelle als ${title} zeigt es im Einsatz.`,
  shown: (title: string) => `Deine Stelle als ${title} belegt es, auch wenn keine Zeile es nennt.`,
  suggested: (title: string) =>
    `Deine Stelle als ${title} spricht dafür, aber keine Zeile nennt es.`,
} as const;

const asksFor = (amount: number) => `Gefordert: ${years(amount)}.`;

/** Why a requirement earned its credit. */
export const reasonsIn = (name: NameOf): TextsFor<ReasonValues> => ({
  'skill-found': () => 'In einer deiner letzten Stellen gefunden.',
  'skill-found-earlier': () => 'Gefunden, aber nicht in einer aktuellen, datierten Stelle.',
  'skill-named': () => 'In deinem Lebenslauf genannt.',
  'skill-listed': ({ name: skill }) => `Nur aufgezählt: Keine Stelle zeigt ${skill} im Einsatz.`,
  'skill-stated': ({ name: skill, score, isInResume }) =>
    `Von dir ergänzt: ${skill} mit ${score}.${isInResume ? ' Auch dein Lebenslauf nennt es.' : ''}`,
  'skill-missing': ({ name: skill }) =>
    `Weder in deinem Lebenslauf noch in deinen Kenntnissen gefunden: ${skill}.`,
  'skill-close': ({ name: skill, held }) =>
    `Nicht gefunden: ${skill}. ${held} ist verwandt und zählt teilweise.`,
  'skill-included': ({ in: held }) =>
    `Nicht ausdrücklich genannt, aber in ${quoted(held)} enthalten.`,
  'skill-covered': ({ by }) => `Durch ${listOf(by.map(quoted))} abgedeckt.`,
  'skill-in-parts': ({ parts }) =>
    `Nicht ausdrücklich genannt, aber Teile davon: ${listOf(parts)}.`,
  'skill-by-title': ({ title, is }) => byTitle[is](quoted(title)),
  'skills-found': (some) => `Dein Lebenslauf zeigt: ${someLabels(some, name)}.`,
  'skills-missing': (some) => `In deinem Lebenslauf nicht gefunden: ${someLabels(some, name)}.`,
  'same-words': ({ verdict }) => sameWords[verdict],
  'close-words': ({ verdict }) => closeWords[verdict],
  'similar-work': ({ verdict, title, isTrait }) => {
    const role = title === null ? null : `Deine Stelle als ${quoted(title)}`;
    if (isTrait) return traits[verdict](role ?? 'Die zitierte Zeile');
    return role === null ? work[verdict] : roles[verdict](role);
  },
  'close-reading': ({ verdict }) => closeReading[verdict],
  contradicted: () => 'Dein Lebenslauf sagt etwas anderes.',
  'rest-missing': () => 'Den Rest dieser Anforderung haben wir nicht gefunden.',
  'nothing-found': () => 'Das haben wir in deinem Lebenslauf nicht gefunden.',
  'licence-named': () => 'In deinem Lebenslauf genannt.',
  stated: () => 'Von dir angegeben.',
  'said-to-have': () => 'Du hast angegeben, dass du das mitbringst.',
  'years-dated': ({ months, isPartial, asked }) =>
    isPartial
      ? `Deine datierten Stellen ergeben ${monthsInWords(months)}, verwandte Stellen anteilig gezählt. ${asksFor(asked)}`
      : `Deine datierten Stellen ergeben ${monthsInWords(months)}. ${asksFor(asked)}`,
  'years-stated': ({ months, skill, asked }) =>
    `Dein Lebenslauf nennt ${monthsInWords(months)} ${skill}. ${asksFor(asked)}`,
  'years-missing': ({ asked }) =>
    `Wir haben keine datierten Stellen gefunden, die das zeigen. ${asksFor(asked)}`,
  'degree-found': ({ hasField }) =>
    hasField
      ? 'Dein Lebenslauf nennt einen Abschluss auf diesem Niveau und in diesem Fach.'
      : 'Dein Lebenslauf nennt einen Abschluss auf diesem Niveau.',
  'degree-lower': ({ held, asked }) =>
    `In deinem Lebenslauf: ${degrees[held]}. Gefordert: ${degrees[asked]}.`,
  'degree-in-other-field': () =>
    'Das Niveau passt, aber das Fach ist ein anderes oder nicht genannt.',
  'degree-missing': () => 'Einen solchen Abschluss haben wir in deinem Lebenslauf nicht gefunden.',
  'degree-by-experience': ({ months }) =>
    `Vergleichbare Erfahrung zählt hier auch. Deine datierten Stellen zeigen davon ${monthsInWords(months)}.`,
  'language-found': (language) => `Dein Lebenslauf nennt ${languageWithLevel(language)}.`,
  'language-stated': (language) => `Von dir angegeben: ${languageWithLevel(language)}.`,
  'language-without-level': ({ code, isStated }) =>
    isStated
      ? `Von dir angegeben: ${languageName(code)}, ohne Niveau.`
      : `Dein Lebenslauf nennt ${languageName(code)} ohne Niveau.`,
  'language-lower': ({ code, level, asked, isStated }) =>
    isStated
      ? `Von dir angegeben: ${languageName(code)} ${level}. Gefordert: ${asked}.`
      : `Dein Lebenslauf nennt ${languageName(code)} ${level}. Gefordert: ${asked}.`,
  'language-written': ({ code, isListed }) =>
    isListed
      ? `Dein Lebenslauf ist auf ${languageName(code)} geschrieben.`
      : `Dein Lebenslauf ist auf ${languageName(code)} geschrieben, nennt die Sprache aber nicht.`,
  'language-missing': ({ code }) =>
    `${languageName(code)} haben wir in deinem Lebenslauf nicht gefunden.`,
  'only-languages-stated': ({ languages }) =>
    languages.length === 0
      ? 'Du hast keine weitere Sprache angegeben.'
      : `Du hast nur ${listOf(languages.map(languageWithLevel))} angegeben.`,
});
