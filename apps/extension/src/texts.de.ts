import type { english } from './texts';

export const german: typeof english = {
  noAnswer: 'Die Erweiterung antwortet nicht. Schließ dieses Fenster und öffne es noch einmal.',
  serverInvalid: 'Gib eine Adresse wie https://rolefit.example ein.',
  serverInsecure: 'Nur ein Server auf diesem Rechner darf ohne https auskommen.',
  notConnected: 'Verbinde die Erweiterung zuerst mit deinem Konto.',
  notAllowed:
    'Der Browser hat den Zugriff auf den Server gesperrt. Erlaube ihn in den Einstellungen.',
  offline: 'Wir erreichen den Server nicht. Was noch wartet, wird gesendet, sobald es wieder geht.',
  busy: 'Der Server ist ausgelastet. Was noch wartet, wird gleich gesendet.',
  busyUntil: (time) =>
    `Der Server nimmt gerade nichts mehr an. Was noch wartet, wird automatisch gesendet, frühestens ${time}.`,
  expired: 'Du bist abgemeldet. Verbinde dich noch einmal, dann wird gesendet, was noch wartet.',
  connectingTitle: 'Fast verbunden',
  connectingWhy:
    'Deine Anmeldung ist hier gespeichert. Sie wird abgeschlossen, sobald der Server erreichbar ist.',
  diskFull:
    'Der Browser hat keinen Platz mehr, um das zu speichern. Schaff Platz auf dem Datenträger und versuch es noch einmal.',
  somethingWrong: 'In der Erweiterung ist etwas schiefgegangen. Versuch es noch einmal.',
};
