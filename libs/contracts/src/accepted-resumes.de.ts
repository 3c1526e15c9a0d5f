export const otherResumes =
  'OpenDocument (.odt), Text, Markdown, JSON Resume, Europass (.xml) und LinkedIn-Export (.zip)';

export const acceptedResumes = `PDF, Word (.docx), ${otherResumes}`;

export const resumeRefusedMessage = `Nur ${acceptedResumes}, bis 5 MB.`;

export const oldWordMessage =
  'Das ist ein altes Dokumentformat (.doc oder .rtf). Öffne es in deinem Textprogramm, speicher es als .docx oder PDF und lade das hoch.';

export const resumeTooLargeMessage =
  'Diese Datei ist größer als 5 MB. Speicher sie mit weniger oder kleineren Bildern und lade das hoch.';

export const resumeEmptyMessage =
  'Diese Datei ist leer. Speicher deinen Lebenslauf noch einmal und lade ihn hoch.';
