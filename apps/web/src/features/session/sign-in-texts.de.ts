import type * as english from './sign-in-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  signIn: {
    screen: 'Anmelden',
    title: 'Finde mit Rolefit die Stelle, die passt.',
    lead: 'Melde dich mit Github an, lade deinen Lebenslauf hoch und sieh sofort, welche Stellen zu dir passen.',
    leadWithoutGithub:
      'Melde dich an, lade deinen Lebenslauf hoch und sieh sofort, welche Stellen zu dir passen.',
    problem: 'Du bist nicht angemeldet',
    tooMany: (wait) =>
      `Aus deinem Netz kamen zu viele Anmeldungen. Versuch es in ${wait} noch einmal.`,
    expired: 'Deine Sitzung ist abgelaufen. Melde dich an und mach da weiter, wo du warst.',
    staysInExtension: {
      title: 'Du bist in diesem Browser abgemeldet',
      text: 'Die Browser-Erweiterung ist noch angemeldet. Melde dich dort ab, oder melde dich hier an und meld sie in deinem Profil unter Geräte ab.',
    },
    invitedOnly:
      'Dieser Server ist nur für eingeladene Personen. Bitte die Person, der er gehört, um eine Einladung.',
    forExtension: 'Melde dich an, um die Browser-Erweiterung zu verbinden.',
    with: (provider) => `Mit ${provider} anmelden`,
    names: { github: 'Github', google: 'Google' },
    loading: 'Die Anmeldemöglichkeiten werden geladen',
    ways: 'Die Anmeldemöglichkeiten',
    demo: 'Demo: Wähl auf der nächsten Seite eine Beispielperson. Ein echtes Konto ist nicht im Spiel.',
    noProviderTitle: 'Zum Anmelden brauchst du einen Link',
    noProvider:
      'Hast du ein Konto, erstell auf einem Gerät, auf dem du angemeldet bist, im Profil unter „Geräte“ einen Link. Hast du keins, lass dich einladen. Wer dieses Rolefit betreibt, bekommt einen Link mit: npm run sign-in-link.',
    agreement:
      'Mit der Anmeldung stimmst du den [Nutzungsbedingungen](/terms) zu. In der [Datenschutzerklärung](/privacy) steht, was gespeichert wird und wer es liest.',
  },
  extension: {
    screen: 'Erweiterung verbinden',
    steps: {
      waiting: {
        title: 'Die Browser-Erweiterung wird verbunden',
        text: 'Du bist angemeldet. Wir warten auf die Antwort der Erweiterung.',
      },
      silent: {
        title: 'Die Erweiterung hat noch nicht geantwortet',
        text: 'Du bist angemeldet. Öffne die Rolefit-Erweiterung in diesem Browser und klick auf Verbinden. Hast du sie nicht installiert, mach ohne sie weiter.',
      },
      connecting: {
        title: 'Die Browser-Erweiterung wird verbunden',
        text: 'Du bist angemeldet. Das dauert nur einen Moment.',
      },
      failed: {
        title: 'Die Erweiterung ist nicht verbunden',
        text: 'Du bist angemeldet, die Erweiterung aber nicht.',
      },
      connected: {
        title: 'Verbunden. Du kannst diesen Tab schließen.',
        text: 'Die Erweiterung bleibt angemeldet, bis du dich in ihr abmeldest oder sie in deinem Profil unter Geräte abmeldest. Dieser Tab schließt sich in ein paar Sekunden automatisch.',
      },
      leftOpen: {
        title: 'Verbunden. Du kannst diesen Tab schließen.',
        text: 'Die Erweiterung bleibt angemeldet, bis du dich in ihr abmeldest oder sie in deinem Profil unter Geräte abmeldest. Dein Browser lässt diesen Tab offen: Schließ ihn, oder mach hier weiter.',
      },
    },
    goOnWithout: 'Ohne die Erweiterung weiter',
    toDashboard: 'Zur Übersicht',
  },
};
