import { acceptedResumes } from './accepted-resumes.de.js';

export const resumeRefusedMessage = `Nur ${acceptedResumes}, bis 5 MB.`;

export const oldWordMessage =
  'Das ist ein altes Dokumentformat (.doc oder .rtf). Öffne es in deinem Textprogramm, speicher es als .docx oder PDF und lade das hoch.';

export const resumeTooLargeMessage =
  'Diese Datei ist größer als 5 MB. Speicher sie mit weniger oder kleineren Bildern und lade das hoch.';

export const resumeEmptyMessage =
  'Diese Datei ist leer. Speicher deinen Lebenslauf noch einmal und lade ihn hoch.';
