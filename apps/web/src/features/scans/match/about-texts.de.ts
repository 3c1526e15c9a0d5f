import { pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './about-texts';

export const texts: Translation<typeof english.texts> = {
  title: 'Über diese Punktzahl',
  readByModel: (model, seconds) => `Gelesen von ${model} in ${seconds}.`,
  readByRules: (seconds) => `Gelesen nach den eingebauten Regeln in ${seconds}.`,
  readBuiltin: (seconds) =>
    `Gelesen nach den eingebauten Regeln in ${seconds}. Nichts ging an ein Modell.`,
  awaitsModel:
    'Das Modell war nicht erreichbar. Es liest die Anzeige, sobald es kann; die Punktzahl kann sich dann ändern.',
  calls: (count, effort) =>
    pluralOf(count, {
      one: `Diese Anzeige zu lesen brauchte 1 Aufruf eines Modells: ${effort}.`,
      other: `Diese Anzeige zu lesen brauchte # Aufrufe eines Modells: ${effort}.`,
    }),
  tokens: (count) => pluralOf(count, { one: '1 Token', other: '# Tokens' }),
  rejected: (count) =>
    pluralOf(count, {
      one: '1 Behauptung ohne Zeile im Text wurde verworfen.',
      other: '# Behauptungen ohne Zeile im Text wurden verworfen.',
    }),
  namedResume: (name, fileName) => `„${name}“ (${fileName})`,
  judged: (when, resume, uploaded) => `Bewertet: ${when}, mit ${resume}, hochgeladen: ${uploaded}.`,
};
