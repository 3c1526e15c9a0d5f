import type * as english from './client-error-texts.js';

export const texts: typeof english.texts = {
  unreachable: 'Rolefit ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.',
  timedOut: (seconds) =>
    `Rolefit hat nicht innerhalb von ${seconds} Sekunden geantwortet. Versuch es noch einmal.`,
  notUnderstood:
    'Diese Seite versteht die Antwort von Rolefit nicht. Lade die Seite neu; hilft das nicht, versuch es später noch einmal.',
};
