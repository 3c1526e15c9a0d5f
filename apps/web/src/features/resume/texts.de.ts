import { limits, otherResumes } from '@rolefit/contracts';
import { formatCode, formatDateOf, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

const evaluate = 'Lebenslauf auswerten';

type Description = Parameters<typeof english.texts.reading.described>[0];

const readBy = ({ language, asOf, model }: Description) => {
  const [day, who] = [formatDateOf(asOf), model ?? 'die eingebauten Regeln'];
  return language === null
    ? `gelesen am ${day} durch ${who}`
    : `Sprache: ${formatCode('language', language)}, gelesen am ${day} durch ${who}`;
};

export const texts: Translation<typeof english.texts> = {
  evaluate,
  tryAgain: 'Noch einmal versuchen',
  evaluation: {
    queued: 'In der Warteschlange',
    extracting: 'Die Datei wird geöffnet',
    reading: 'Dein Lebenslauf wird gelesen',
    completed: 'Fertig',
    failed: 'Fehlgeschlagen',
  },
  evaluationLabel: 'Auswertung',
  waitsSince: (time) => `Wartet seit ${time}; wir versuchen es alle paar Minuten noch einmal.`,
  waitsForOperatorSince: (time) => `Wartet seit ${time}.`,
  stageDone: 'Fertig',
  unreadable: 'Diesen Lebenslauf konnten wir nicht lesen',
  file: {
    drop: 'Zieh deinen Lebenslauf hierher oder',
    choose: 'wähl eine Datei aus',
    hint: 'PDF (auch gescannt) oder Word (.docx), bis 5 MB',
    otherFormats: `Auch ${otherResumes}`,
    label: 'Datei mit dem Lebenslauf',
    remove: (name) => `${name} entfernen`,
    upload: 'Hochladen',
    uploading: 'Wird hochgeladen …',
  },
  uploadStep: {
    title: 'Lade deinen Lebenslauf hoch',
    lead: 'Wir lesen den Text und bewahren die Datei für dich auf. Niemand sonst kann sie öffnen.',
    failed: 'Das Hochladen hat nicht geklappt',
    goOn: (fileName) => `Weiter mit ${fileName}`,
  },
  skillsStep: {
    title: 'Sieh deine Kenntnisse durch',
    lead: 'Jede Kenntnis stammt aus einer Zeile deines Lebenslaufs. Du kannst sie jederzeit ändern.',
    analyze: 'Meinen Lebenslauf lesen',
    notStarted: 'Wir konnten nicht anfangen, deinen Lebenslauf zu lesen',
    notFinished: 'Wir konnten dein Profil nicht fertig einrichten',
    otherFile: 'Andere Datei hochladen',
    finish: 'Passt so',
    later: 'Weiter, ohne zu warten',
    saving: 'Wird gespeichert …',
  },
  section: {
    title: 'Lebenslauf',
    titleSeveral: 'Lebensläufe',
    none: 'Hier ist noch kein Lebenslauf. Lade einen hoch, und jede Anzeige bekommt eine Punktzahl.',
    reupload: 'Neu hochladen',
    newFile: 'Neue Datei mit dem Lebenslauf',
    open: 'Öffnen',
    lastUpdated: 'Zuletzt geändert',
    notEvaluated: 'Dieser Lebenslauf ist noch nicht gelesen',
    notEvaluatedThen:
      'Lass ihn auswerten, dann siehst du hier seine Kenntnisse und bekommst Punktzahlen.',
    former:
      'Deine Punktzahlen und Kenntnisse beruhen noch auf dem letzten Lebenslauf, den wir lesen konnten.',
    scanTitle: 'Aus einem Scan gelesen',
    scan: 'Diese Datei enthält Bilder von Text. Einzelne Buchstaben können falsch sein, und schon einer kann eine Kenntnis verdecken. Sieh unter „Was wir gelesen haben“ nach. Hast du den Lebenslauf auch als Dokument, lade lieber das hoch.',
    hiddenTitle: 'Diese Datei enthält versteckten Text',
    hidden: (count) =>
      pluralOf(count, {
        one: 'Wir haben eine Stelle gefunden, die niemand sehen kann, und sie nicht gelesen. Du siehst sie unter „Was wir gelesen haben“.',
        other:
          'Wir haben # Stellen gefunden, die niemand sehen kann, und sie nicht gelesen. Du siehst sie unter „Was wir gelesen haben“.',
      }),
  },
  several: {
    lead: 'Bewirbst du dich auf verschiedene Arten von Stellen, gib jeder einen eigenen Lebenslauf: Jede Anzeige wird mit allen verglichen, und du siehst, welcher am besten passt. Passen zwei gleich gut, nehmen wir den Standard.',
    default: 'Standard',
    newVersion: 'Neue Version',
    newFileOf: (name) => `Neue Datei für ${name}`,
    more: 'Mehr',
    rename: 'Umbenennen',
    makeDefault: 'Als Standard festlegen',
    isDefaultNow: (name) => `${name} ist jetzt dein Standard-Lebenslauf.`,
    notChanged: 'Dein Lebenslauf wurde nicht geändert.',
    remove: 'Entfernen',
    removing: 'Wird entfernt …',
    removed: (name) => `${name} wurde entfernt.`,
    removeTitle: (name) => `${name} entfernen?`,
    removeText:
      'Deine Anzeigen werden mit deinen anderen Lebensläufen neu bewertet, und die Datei mit allen Versionen wird gelöscht. Das lässt sich nicht rückgängig machen.',
    removeDefaultText:
      'Deine Anzeigen werden mit deinen anderen Lebensläufen neu bewertet, einer davon wird zum Standard, und die Datei mit allen Versionen wird gelöscht. Das lässt sich nicht rückgängig machen.',
    name: 'Name',
    nameHint: 'Steht bei deinen Ergebnissen, zum Beispiel „Pflege“',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    cancel: 'Abbrechen',
    add: 'Weiteren Lebenslauf hinzufügen',
    submit: 'Lebenslauf hinzufügen',
    full: `Du hast ${limits.resumesPerUser} Lebensläufe, mehr geht nicht. Entfern einen, um einen anderen hinzuzufügen.`,
  },
  reading: {
    title: 'Was wir gelesen haben',
    titleOf: (name) => `Was wir gelesen haben: ${name}`,
    description: 'Dein Lebenslauf, wie Rolefit ihn gelesen hat.',
    loading: 'Wird geladen …',
    what: 'Was wir aus deinem Lebenslauf gelesen haben,',
    described: (description) =>
      [
        description.fileName,
        ...(description.pages === null
          ? []
          : [pluralOf(description.pages, { one: '1 Seite', other: '# Seiten' })]),
        readBy(description),
        ...(description.isScan ? ['aus einem Scan gelesen, Buchstaben können falsch sein'] : []),
        ...(description.isSearched
          ? []
          : ['versteckter Text wurde nicht gesucht; werte ihn neu aus, um das zu prüfen']),
      ].join(' · '),
    formerFailed: (fileName) =>
      `Das ist der letzte Lebenslauf, den wir lesen konnten. ${fileName} war nicht lesbar.`,
    formerWaits: (fileName) =>
      `Das ist der letzte Lebenslauf, den wir gelesen haben. ${fileName} ist noch nicht gelesen.`,
    notRead: {
      title: 'Noch nicht gelesen',
      then: 'Sobald dein Lebenslauf ausgewertet ist, siehst du hier den Text, wie wir ihn gelesen haben, und jede Angabe, die wir darin gefunden haben.',
      evaluate,
    },
    underWay: {
      title: 'Wir lesen ihn gerade',
      then: 'Was wir aus deinem Lebenslauf lesen, steht gleich hier.',
    },
  },
  toasts: {
    notUploaded: 'Diese Datei wurde nicht hochgeladen.',
    uploaded: 'Lebenslauf hochgeladen 🎉',
    evaluating: 'Lebenslauf wird ausgewertet …',
    waits: 'Dein Lebenslauf wartet darauf, gelesen zu werden.',
    evaluated: 'Lebenslauf ausgewertet 🎉',
    failed: 'Etwas ist schiefgegangen.',
    failedNamed: (name, message) => `${name}: ${message}`,
  },
};
