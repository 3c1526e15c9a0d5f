import type { AdviceValues } from '@rolefit/contracts';
import type { NameOf, TextsFor } from '../texts.js';
import { listOf, points, quoted } from './amounts.js';
import { languageName } from './names.js';

function showSkills({ how, labels }: AdviceValues['show-skills'], name: NameOf): string {
  const names = labels.map(name);
  switch (how) {
    case 'use':
      return `Schon mit ${listOf(names, 'oder')} gearbeitet? Zeig es in einer Stelle.`;
    case 'know':
      return `Erfahrung mit ${listOf(names, 'oder')}? Zeig sie in einer Stelle.`;
    case 'hold': {
      const proof = names.length === 1 ? 'den Nachweis' : 'die Nachweise';
      return `Du hast ${listOf(names)}? Nenn ${proof} mit Datum.`;
    }
  }
}

function moreOf({ skills, field, occupation }: AdviceValues['add-roles']): string {
  if (skills.length > 0) return `Erfahrung mit ${listOf(skills)}`;
  if (occupation !== null) return `Erfahrung als ${occupation}`;
  return field === null ? 'Erfahrung dieser Art' : `Erfahrung im Bereich ${field}`;
}

/** What to do about a requirement or a condition. */
export const adviceIn = (name: NameOf): TextsFor<AdviceValues> => ({
  'show-in-role': ({ name: skill, isTool }) =>
    isTool
      ? `Nur aufgezählt: ${skill}. Zeig in einer Stelle, wofür du es eingesetzt hast.`
      : `Nur aufgezählt: ${skill}. Zeig es in einer Stelle mit Zeitraum.`,
  'say-in-role': ({ label, title }) =>
    title === null
      ? `Gehörte ${name(label)} zu einer deiner Stellen? Dann schreib es dort dazu.`
      : `Gehörte ${name(label)} zu deiner Arbeit als ${title}? Dann schreib es dort dazu.`,
  'name-beside': ({ name: skill, held }) => `Du kannst ${skill}? Nenn es neben ${held}.`,
  'show-skills': (values) => showSkills(values, name),
  'name-licence': ({ occupation }) =>
    `Du bist als ${occupation} zugelassen? Nenn die Zulassung mit Datum.`,
  'name-similar-role': () =>
    'Du hattest schon eine ähnliche Stelle? Ergänze sie mit Titel und Zeitraum.',
  'add-roles': (subject) => `Mehr ${moreOf(subject)}? Ergänze diese Stellen mit Zeitraum.`,
  'name-degree': ({ hasOther }) =>
    hasOther
      ? 'Du hast einen Abschluss, der besser passt? Ergänze ihn mit Fach und Jahr.'
      : 'Du hast diesen oder einen ähnlichen Abschluss? Ergänze ihn mit Fach und Jahr.',
  'name-language': ({ code }) => `${languageName(code)}? Ergänze es mit deinem Niveau.`,
  'raise-language': ({ code, in: where }) =>
    where === 'answers'
      ? `Dein ${languageName(code)} ist besser als angegeben? Ändere das Niveau in deinen Antworten.`
      : `Dein ${languageName(code)} ist besser, als dein Lebenslauf sagt? Gib das Niveau an.`,
  'add-line': ({ work }) => `Schon gemacht? Ergänze eine Zeile zu ${quoted(work)}.`,
  'state-condition': ({ kind, label }) =>
    kind === 'place'
      ? `${name(label)}: Wenn das für dich passt, schreib es in deinen Lebenslauf.`
      : `${name(label)}: Falls vorhanden, ergänze es in deinem Lebenslauf.`,
  'points-to-gain': ({ points: amount }) => `Bis zu +${points(amount)}.`,
  'may-decide': () => 'Ändert die Punktzahl nicht, kann aber den Ausschlag geben.',
});
