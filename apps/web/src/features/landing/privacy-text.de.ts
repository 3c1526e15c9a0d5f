import { limits } from '@rolefit/contracts';
import { type LegalSection, type LegalText } from './legal-text';
import { type Retention } from '@rolefit/contracts';

const resumeMegabytes = limits.resumeBytes / (1024 * 1024);

const responsible: LegalSection = {
  id: 'responsible',
  title: 'Wer verantwortlich ist',
  parts: [
    'Rolefit ist Software, die alle auf einem eigenen Rechner betreiben können. Alle Daten bleiben auf dem Server, auf dem du gerade bist, bis auf das, was ein Modell lesen darf (siehe unten). Wer diesen Server betreibt, ist dafür verantwortlich und beantwortet deine Fragen. Dahinter steht keine Firma, an die deine Daten gehen, und diese Software meldet sich bei niemandem.',
    'Betreibst du sie für dich selbst auf deinem eigenen Rechner, bist das du, und niemand sonst hat deine Daten.',
  ],
};

const stored: LegalSection = {
  id: 'stored',
  title: 'Was gespeichert wird',
  parts: [
    [
      '**Deine Anmeldung.** Vom Anbieter, über den du dich anmeldest: seine Nummer für dich, dein Benutzername, Name, E-Mail-Adresse, ob der Anbieter sie bestätigt hat, und die Adresse deines Bildes. Meldest du dich mit einem Link an, deine E-Mail-Adresse; bis der Link benutzt oder abgelaufen ist, wird sie mit ihm aufbewahrt. Meldest du dich über einen zweiten Anbieter an, der für dieselbe E-Mail-Adresse bürgt, führen beide zum selben Konto. Nie dein Passwort und kein Recht an etwas anderem in jenem Konto: Die Erlaubnis wird einmal benutzt, bei der Anmeldung, und nicht aufbewahrt.',
      '**Dein Profil.** Was du dort schreibst: Name, E-Mail-Adresse, Ort, Website, ein paar Worte über dich und deine Antworten auf die Fragen, die nur du beantworten kannst, etwa zur Arbeitserlaubnis.',
      `**Dein Lebenslauf.** Jede Datei, die du hochlädst (bis ${resumeMegabytes} MB), ihr Text und die Angaben, die daraus gelesen wurden, jede mit ihrer Zeile. Dateien sind nicht öffentlich: Sie öffnen sich über einen signierten Link, der bald abläuft und mit deiner Abmeldung endet.`,
      '**Deine Kenntnisse.** Die gelesenen, die von dir ergänzten oder geänderten und die Namen der entfernten, damit sie nicht von allein wiederkommen.',
      '**Deine Ergebnisse.** Text, Link, Firma und Titel jeder Anzeige, ihre Punktzahl mit den Zeilen dahinter, was ein genauer Vergleich durch ein Modell oder deinen Agenten gefunden hat, ob du sie gemerkt hast, ihr Status und deine Notizen.',
      '**Deine Sitzungen.** Für jeden Browser und jede Erweiterung, in der du angemeldet bist: die Namen von Browser und System, etwa Firefox auf Windows; wann du dich dort angemeldet hast; und wann die Anmeldung zuletzt erneuert wurde, bis zu hundert Mal zurück, woran du siehst, wann sie benutzt wurde. Keine Internetadresse und nichts sonst, was ein Browser von sich sagt. Die Tokens selbst sind nicht auf dem Server gespeichert.',
      '**Deine Zugriffstokens.** Für jedes Token, das du für einen Agenten oder ein Skript erstellst: Name, Rechte, die ersten Zeichen, wann es erstellt und zuletzt benutzt wurde und wann es endet. Das Token selbst ist nicht auf dem Server gespeichert.',
      '**Deine Passkeys.** Für jeden: Name, öffentlicher Schlüssel und Kennung, der Hostname, auf dem er funktioniert, wie Browser ihn erreichen, wie oft er unterschrieben hat, soweit er zählt, wann er hinzugefügt und wann er zuletzt benutzt wurde. Der private Schlüssel bleibt auf deinem Gerät oder in deinem Passwortmanager.',
      '**Was mit deinem Konto geschah.** Wann du dich an- und abgemeldet, ein Zugriffstoken erstellt, zuerst benutzt oder widerrufen, einen Passkey hinzugefügt oder entfernt, deine Daten exportiert, dein Konto gelöscht oder zurückgeholt hast, und wann eine Anmeldung endete, weil ihr Token kopiert wurde. Keine Adressen, Texte oder Tokens.',
      '**Wie viel du abrufst.** Damit niemand verbraucht, was für alle da ist, werden Aufrufe gezählt, nach der Nummer deines Kontos und der Internetadresse, von der sie kommen. Ein Zähler ist nach spätestens einem Tag weg, und die Adresse mit ihm.',
      '**Ein Eintrag zu jedem Lesen.** Welche Regeln oder welches Modell gelesen hat, wie lange es dauerte und was es kostete.',
    ],
  ],
};

const reading = (readsHere: string): LegalSection => ({
  id: 'reading',
  title: 'Wer deine Texte liest',
  parts: [
    'Lebenslauf und Anzeigen werden entweder nach eingebauten Regeln gelesen, die Teil des Servers sind, sodass nichts ihn verlässt; oder von einem Sprachmodell, das der Betreiber eingerichtet hat. Ein solches Modell kann beide auch Zeile für Zeile vergleichen, für eine genauere Punktzahl.',
    readsHere,
    'Bevor ein Text an ein Modell außerhalb geht, werden **Name, E-Mail-Adresse, Telefonnummer, Anschrift, Links und Geburtsdatum** durch Platzhalter wie [NAME_1] **ersetzt**; ist die Antwort da, werden sie wieder eingesetzt. Regeln finden diese Angaben, bei ungewöhnlicher Gestaltung kann also eine übersehen werden. Der übrige Text, etwa Firmen, Stellen und Schulen, geht an das Modell. Die Datei selbst nie, ebenso wenig dein Profil, deine Antworten oder deine Notizen. Was der Anbieter eines Modells aufbewahrt, ist Sache zwischen ihm und dem Betreiber dieses Servers; frag dort nach.',
    '**Ein eigener Agent** liest, was sein Zugriffstoken erlaubt, auch deinen Lebenslauf und deine Anzeigen, und sein Modell mit ihm. Welches Modell das ist und was dessen Anbieter aufbewahrt, liegt bei dir und deinem Agenten.',
    'Ein Modell liest nur. Die Punktzahl wird auf dem Server nach festen Regeln berechnet, aus Angaben, die wörtlich in deinen Texten stehen.',
  ],
});

const sharing: LegalSection = {
  id: 'sharing',
  title: 'Was andere sehen können',
  parts: [
    'Nichts von dir. Jeder Lebenslauf, jedes Ergebnis und jede Punktzahl gehört zu einem Konto und wird keinem anderen gezeigt. Firmen erfahren nicht, dass du dir eine Anzeige angesehen hast: Rolefit nimmt mit niemandem Kontakt auf und bewirbt sich nirgends.',
    'Eine Anzeige, die zwei Personen mit genau demselben Text prüfen, wird einmal gelesen, und die Angaben daraus dienen beiden. Sie sagen, was die Anzeige sagt, und nicht, wer sie geprüft hat, und werden mit dem letzten Ergebnis zu diesem Text gelöscht. Wer denselben Text später prüft, kann bemerken, dass er schon gelesen war, weil es keine Zeit brauchte.',
    'Nichts wird verkauft, es gibt keine Werbung, und mit deinen Daten wird hier kein Modell trainiert.',
  ],
};

const browser: LegalSection = {
  id: 'browser',
  title: 'Was dein Browser aufbewahrt',
  parts: [
    [
      '**rolefit_session**, ein Cookie, mit dem du bis zu 30 Tage nach deinem letzten Besuch angemeldet bleibst, insgesamt ein halbes Jahr; kein Skript kann es lesen.',
      '**rolefit_sign_in**, ein Cookie für die zehn Minuten, die eine Anmeldung dauern darf, oder die 15 Minuten, die ein Link per E-Mail gilt, oder die fünf Minuten, die du für einen Passkey brauchen darfst.',
      '**rolefit_invitation**, ein Cookie, das sich 15 Minuten lang merkt, welche Einladung du geöffnet hast. Ist Rolefit über HTTPS erreichbar, beginnen diese drei Namen mit __Secure-, und der nächste mit __Host-.',
      '**language**, ein Cookie, das sich ein Jahr lang merkt, zu welcher Sprache du gewechselt hast.',
      '**sidebar_state**, ein Cookie, das sich sieben Tage lang merkt, ob die Seitenleiste offen ist.',
      'Im Speicher dieser Website: ein Token, das Minuten gilt, und die Farben, die du gewählt hast; bis du den Tab schließt, wie weit du gescrollt hattest und ob du aus der Erweiterung kamst; und bis es dir gesagt wurde, dass du die Erweiterung verbunden hast. Was du begonnen und nicht gesendet hast, etwa eine Anzeige oder eine Notiz, bleibt dort, bis du den Tab schließt oder dich abmeldest. Eine Anzeige, die du vor der Anmeldung auf der Startseite prüfst, wird in deinem Browser gelesen, nirgendwohin gesendet und bleibt dort eine Stunde.',
    ],
    'Nichts davon verfolgt dich irgendwohin. Es gibt keine Statistik, keine Tracker und keine Schriften oder Skripte von anderswo. Zwei Arten von Bildern kommen von dort, wo sie liegen: dein eigenes von deinem Anmeldedienst und das Logo einer Firma von der Adresse, die die Anzeige nennt; jene Server sehen, dass ein Browser danach fragt.',
  ],
};

const extension: LegalSection = {
  id: 'extension',
  title: 'Die Browser-Erweiterung',
  parts: [
    'Sie spricht mit dem Server, den du in ihren Einstellungen gewählt hast, und mit niemandem sonst, und liest eine Seite nur, wenn du dort auf ihren Knopf klickst oder sie alle offenen Tabs lesen lässt.',
    [
      '**Wenn du auf „Scan“ klickst,** gehen Text, Link, Firma, Titel und Logo-Adresse, die sie dir zeigt, an den Server, als hättest du sie hier eingefügt.',
      '**Vorher,** wenn du angemeldet bist und die Seite eine Anzeige ist, gehen ihre Adresse, ihr Titel und die Firma mit einem Fingerabdruck des Textes an den Server, um herauszufinden, ob du sie schon geprüft hast. Die Frage wird beantwortet und nicht gespeichert.',
      '**Für ihre erste Schätzung** holt sie, was aus deinem Lebenslauf gelesen wurde, deine Kenntnisse und deine Antworten und bewertet in deinem Browser. Das bleibt im Arbeitsspeicher, bis du dich abmeldest oder den Browser schließt.',
      '**Auf deinem Rechner** bewahrt sie die Adresse des Servers auf, ihre eigene Anmeldung und die Anzeigen, die auf das Senden warten, bis sie gesendet sind. Mit der Abmeldung endet die Anmeldung auch auf dem Server.',
      '**Das Logo einer Firma** wird nur gezeigt, wenn es von der Website kommt, auf der du bist.',
    ],
    'Sie hat keine Statistik und führt keine Liste der Seiten, die du besuchst. [So bekommst du sie](/extension)',
  ],
};

const retention = (periods: Retention): LegalSection => ({
  id: 'retention',
  title: 'Wie lange es aufbewahrt wird',
  parts: [
    [
      '**Ergebnisse** bleiben, bis du sie löschst. Löschst du eins, ist es sofort weg; nur die Meldung an deine offenen Seiten, dass es fertig war, mit Titel und Punktzahl, kann noch ein paar Minuten in einer Warteschlange liegen.',
      `**Alles andere,** also Profil, Antworten, Kenntnisse und Lebenslauf, bleibt, solange dein Konto besteht. Von deinem Lebenslauf bleiben die neuesten ${limits.resumeVersions} Versionen, und ältere, solange eine Punktzahl auf ihnen beruht.`,
      `**Ein Konto, das du löschst,** ist sofort verborgen, mit allem darin, alle Sitzungen enden, und die Zugriffstokens sind widerrufen. So bleibt es ${periods.deletedAccountDays} Tage: Meldest du dich in dieser Zeit an, kannst du alles wiederherstellen. Danach wird alles endgültig gelöscht: Lebensläufe mit ihren Dateien, Ergebnisse, Profil und Sitzungen und was aus Anzeigen gelesen wurde, die nur du geprüft hattest. Es bleibt nur ein Eintrag, dass ein Konto gelöscht wurde, wann, und wie viele Ergebnisse und Lebensläufe es hatte; wessen, steht nicht darin.`,
      `**Sitzungen** enden, wenn du dich abmeldest, dort oder von einem anderen Gerät aus, wenn du dein Konto löschst, oder 30 Tage nach der letzten Benutzung, spätestens 180 Tage nach der Anmeldung. Ab ${limits.sessionsPerUser} gleichzeitigen endet die am längsten unbenutzte. Was von einer Sitzung bleibt, wird ${periods.endedSessionDays} Tage nach ihrem Ende entfernt.`,
      '**Passkeys** bleiben, bis du sie entfernst oder dein Konto endgültig gelöscht wird.',
      '**Zugriffstokens** bleiben, bis du sie widerrufst oder dein Konto löschst.',
      `**Was mit deinem Konto geschah,** bleibt ${periods.auditDays} Tage. Wird dein Konto endgültig gelöscht, entfernen wir seine Nummer aus diesen Einträgen; sie zeigen dann nicht mehr, um wen es ging.`,
      '**Protokolle des Servers** halten fest, was aufgerufen wurde, wann, unter welcher Kontonummer und mit welchem Ausgang. Sie enthalten keinen Text von Lebensläufen oder Anzeigen, kein Token und keine E-Mail-Adresse. Wie lange Protokolle, Sicherungen und frühere Versionen gespeicherter Dateien bleiben, bestimmt der Betreiber.',
    ],
  ],
});

const choices = (periods: Retention): LegalSection => ({
  id: 'choices',
  title: 'Was du tun kannst',
  parts: [
    [
      '**Ansehen.** Dein Profil zeigt, was aus deinem Lebenslauf gelesen wurde, Zeile für Zeile; jedes Ergebnis zeigt die Zeilen hinter jedem Punkt.',
      '**Berichtigen.** Ändere dein Profil und deine Kenntnisse; was du selbst angibst, geht vor dem, was gelesen wurde.',
      '**Mitnehmen.** Deine [Übersicht](/dashboard) exportiert alle Ergebnisse als eine Datei, mit Punktzahlen, Kenntnissen und Notizen, und dein [Profil](/profile) öffnet deinen Lebenslauf und lädt alles, was über dich aufbewahrt wird, als eine ZIP-Datei herunter.',
      `**Löschen.** Jedes Ergebnis auf seiner Seite; das ganze Konto am Ende deines [Profils](/profile). ${periods.deletedAccountDays} Tage lang kannst du es dir anders überlegen.`,
      '**Abmelden.** Damit endet die Anmeldung dieses Browsers. Dein [Profil](/profile) nennt jedes Gerät, auf dem du angemeldet bist, und meldet ein beliebiges, alle anderen oder alle ab. Darunter stehen die Zugriffstokens, die enden, wenn du sie widerrufst.',
      '**Fragen.** Das Gesetz gibt dir vielleicht weitere Rechte. Wer diesen Server betreibt, ist dafür zuständig.',
    ],
    'Diese Fassung ist eine Übersetzung. Weicht sie ab, gilt die englische.',
  ],
});

/**
 * The privacy policy in German. It must match the code.
 * @param readsHere names the analyser or model of this server; empty while unknown
 * @param periods retention periods of this server
 */
export const privacyText = (readsHere: string, periods: Retention): LegalText => ({
  title: 'Datenschutzerklärung',
  updated: '2026-11-28',
  lead: 'Dein Lebenslauf gehört dir. Er wird mit Anzeigen verglichen und für nichts anderes benutzt.',
  sections: [
    responsible,
    stored,
    reading(readsHere),
    sharing,
    browser,
    extension,
    retention(periods),
    choices(periods),
  ],
});
