import type * as english from './extension-text';
import { type Translation } from '@/lib/translation';

export const extensionText: Translation<typeof english.extensionText> = {
  title: 'Die Rolefit-Erweiterung',
  lead: 'Ein Klick auf einer beliebigen Stellenanzeige, und die Prüfung läuft. Die Punktzahl kommt dorthin zurück, wo du bist.',
  fromStore: 'Installieren',
  fromStoreHint: 'Öffnet die Seite des Stores in einem neuen Tab.',
  byHand: {
    title: 'Von Hand installieren',
    lead: 'Noch in keinem Store, oder du kannst keinen benutzen? Du kannst sie selbst in deinen Browser laden.',
    get: 'Die Datei für deinen Browser bekommst du von der Person, die diesen Server betreibt.',
    own: 'Du betreibst diesen Server?',
    ownThen:
      'Dieser Befehl legt für jeden Browser einen Ordner und eine ZIP-Datei in apps/extension/dist an.',
    command: 'npm run extension',
    browsers: [
      {
        name: 'Chrome, Edge, Brave und andere Chromium-Browser',
        steps: [
          'Entpack rolefit-chrome-….zip in einen Ordner, der bleibt, wo er ist.',
          'Öffne chrome://extensions und schalte den **Entwicklermodus** ein.',
          'Klick auf **Entpackte Erweiterung laden** und wähl den Ordner.',
          'Hefte Rolefit über das Puzzleteil neben der Adresszeile an.',
        ],
      },
      {
        name: 'Firefox 140 oder neuer',
        steps: [
          'Öffne about:debugging#/runtime/this-firefox.',
          'Klick auf **Temporäres Add-on laden…** und wähl rolefit-firefox-….zip.',
          'Firefox behält eine Erweiterung aus einer Datei, bis du ihn schließt; aus einem Store bleibt sie.',
        ],
      },
    ],
  },
  connect: {
    title: 'Verbinden',
    steps: (server) => [
      `Klick auf den Rolefit-Knopf, öffne die Einstellungen und gib die Adresse dieses Servers ein: **${server}**. Der Browser fragt, ob die Erweiterung mit ihm sprechen darf.`,
      'Klick noch einmal auf den Rolefit-Knopf und dann auf **Connect**. Du meldest dich hier an, und die Erweiterung bekommt eine eigene Sitzung, die in deinem Profil steht und dort beendet werden kann.',
      'Öffne eine Anzeige und klick auf den Knopf. Was gelesen wurde, siehst du, bevor etwas gesendet wird.',
    ],
  },
  rights: {
    title: 'Was sie darf',
    points: [
      'Sie liest eine Seite nur, wenn du dort auf ihren Knopf klickst, und sendet nichts, bevor du auf „Scan“ klickst; nur fragt sie, wenn du angemeldet bist, diesen Server, ob du die Anzeige schon geprüft hast. Was dabei mitgeht, steht in der [Datenschutzerklärung](/privacy#extension).',
      'Von sich aus hat sie kein Recht an einer Website. Um alle offenen Tabs auf einmal zu prüfen, fragt sie danach, und du kannst es wieder entziehen, wenn sie gelesen sind.',
      'Was du offline oder abgemeldet prüfst, wartet in deinem Browser und wird einmal gesendet.',
    ],
  },
};
