import type * as english from './job-scan-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  ways: 'Wie viele Anzeigen',
  one: 'Eine Anzeige',
  many: 'Viele auf einmal',
  title: 'Stelle prüfen',
  lead: 'Füg eine Stellenanzeige ein und sieh, wie gut sie zu dir passt.',
  firstTitle: 'Füg deine erste Anzeige ein',
  firstLead:
    'Irgendeine Stelle, die dich interessiert. Du bekommst eine Punktzahl und die Zeilen dahinter.',
  manyTitle: 'Viele Stellen prüfen',
  manyLead: 'Füg bis zu 100 Anzeigen ein oder lade sie hoch, sieh die Liste durch, dann prüf sie.',
};
