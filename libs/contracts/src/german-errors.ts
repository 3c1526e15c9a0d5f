import { type ErrorCode, type ErrorName } from './error-names.js';
import { limits } from './limits.js';
import * as resumes from './resume-refusals.de.js';

type ModelErrorCode = Extract<ErrorCode, `MODEL_${string}`>;
type ResumeErrorCode = Extract<ErrorCode, `RESUME${string}`>;
type Messages<Code extends ErrorCode> = Readonly<Record<Code, string>>;

const tryLater = 'Nichts ist verloren; versuch es in ein paar Minuten noch einmal.';
const goesOn = 'Sobald er antwortet, machen wir automatisch weiter.';
const operatorOnly =
  'Das kann nur der Betreiber dieses Servers ändern; was wartet, geht dann automatisch weiter.';

const ofModels: Messages<ModelErrorCode> = {
  MODEL_UNAVAILABLE: `Der KI-Dienst hat nicht geantwortet. ${tryLater}`,
  MODEL_RATE_LIMITED: `Der KI-Dienst ist ausgelastet. ${tryLater}`,
  MODEL_BUDGET_SPENT:
    'Das KI-Budget für heute ist aufgebraucht. Morgen machen wir automatisch weiter.',
  MODEL_ANSWER_INVALID:
    'Die Antwort des KI-Dienstes war nicht zu gebrauchen. Nichts ist verloren; versuch es noch einmal.',
  MODEL_ANSWER_CUT:
    'Die Antworten des KI-Dienstes brachen vor dem Ende ab. Nichts ist verloren; der Betreiber dieses Servers kann längere Antworten erlauben.',
  MODEL_REFUSED: 'Der KI-Dienst wollte diesen Text nicht lesen.',
  MODEL_TEXT_TOO_LONG: 'Dieser Text ist zu lang für den KI-Dienst dieses Servers.',
  MODEL_MISCONFIGURED: `Der KI-Dienst dieses Servers ist nicht richtig eingerichtet. ${operatorOnly}`,
  MODEL_NOT_FOUND: `Das KI-Modell dieses Servers gibt es beim Anbieter nicht. ${operatorOnly}`,
  MODEL_KEY_REJECTED: `Der KI-Dienst nimmt den Schlüssel dieses Servers nicht an. ${operatorOnly}`,
  MODEL_UNPAID: `Der KI-Dienst dieses Servers ist nicht bezahlt. ${operatorOnly}`,
  MODEL_NOT_CONFIGURED:
    'Auf diesem Server ist kein KI-Modell für einen genauen Vergleich eingerichtet. Die Punktzahl beruht allein auf Regeln.',
  MODEL_AWAY: `Der KI-Dienst ist gerade nicht erreichbar. ${goesOn}`,
  MODEL_BUSY: `Der KI-Dienst nimmt gerade keine weiteren Anfragen an. ${goesOn}`,
};

const ofResumes: Messages<ResumeErrorCode> = {
  RESUME_NOT_FOUND: 'Diesen Lebenslauf haben wir nicht gefunden.',
  RESUME_NAME_TAKEN: 'Du hast schon einen Lebenslauf mit diesem Namen. Wähl einen anderen Namen.',
  RESUMES_FULL: `Du kannst ${limits.resumesPerUser} Lebensläufe haben. Entfern einen, oder lade eine neue Version hoch.`,
  RESUME_NEEDED:
    'Deine Ergebnisse brauchen einen gelesenen Lebenslauf. Lade einen anderen hoch und lass ihn auswerten, bevor du diesen entfernst.',
  RESUME_NOT_READ:
    'Wir haben noch keinen Lebenslauf von dir gelesen. Lass einen auswerten, dann siehst du hier, was wir gelesen haben.',
  RESUME_MISSING: 'Lade zuerst deinen Lebenslauf hoch.',
  RESUME_FILE_MISSING: 'Wähl eine Datei zum Hochladen aus.',
  RESUME_FORMAT_UNSUPPORTED: `Diese Art von Datei können wir nicht lesen. ${resumes.resumeRefusedMessage}`,
  RESUME_OLD_WORD: resumes.oldWordMessage,
  RESUME_ARCHIVE_UNKNOWN:
    'Dieses ZIP-Archiv ist weder ein Dokument noch ein LinkedIn-Export. Entpack es und lade den Lebenslauf daraus hoch.',
  RESUME_UNPACKS_TOO_LARGE:
    'Diese Datei enthält entpackt weit mehr als ein Lebenslauf, darum haben wir sie nicht geöffnet. Speicher deinen Lebenslauf als PDF und lade das hoch.',
  RESUME_HAS_MACROS:
    'Dieses Dokument enthält Makros, die wir nicht annehmen. Speicher es als .docx ohne Makros oder als PDF und lade das hoch.',
  RESUME_HAS_ENTITIES:
    'Diese Datei legt einen Dokumenttyp fest (DOCTYPE), in dem sich Schädliches verbergen kann, darum haben wir sie nicht gelesen. Speicher deinen Lebenslauf als PDF und lade das hoch.',
  RESUME_TOO_LARGE: resumes.resumeTooLargeMessage,
  RESUME_UPLOAD_SLOW:
    'Deine Datei kam zu langsam an, darum haben wir abgebrochen. Prüf deine Verbindung und versuch es noch einmal.',
  RESUME_ENCRYPTED:
    'Diese Datei ist mit einem Passwort geschützt. Speicher sie ohne Passwort und lade sie noch einmal hoch.',
  RESUME_NO_TEXT:
    'In dieser Datei haben wir keinen Text gefunden und auch in den Bildern keinen erkannt. Exportier deinen Lebenslauf aus dem Programm, in dem du ihn geschrieben hast, oder scanne ihn gerade und mit 300 dpi, und lade das hoch.',
  RESUME_UNREADABLE:
    'Diese Datei ist beschädigt oder unvollständig, wir konnten sie nicht lesen. Exportier sie neu und lade die neue Datei hoch.',
  RESUME_TOO_COMPLEX:
    'Diese Datei zu lesen dauert zu lange. Speicher deinen Lebenslauf als einfacheres PDF, mit viel Text und wenig Grafik, und lade das hoch.',
  RESUME_FILE_LOST:
    'Die Datei dieses Lebenslaufs haben wir nicht gefunden. Lade sie noch einmal hoch.',
};

/** The messages of `errorCodes` in German. */
export const germanErrors: Messages<ErrorCode> = {
  REQUEST_INVALID: 'Etwas an den gesendeten Angaben ist nicht gültig.',
  REQUEST_NOT_JSON: 'Die Anfrage ist kein gültiges JSON.',
  REQUEST_TOO_LARGE: 'Die Anfrage ist zu groß.',
  REQUEST_TOO_SLOW:
    'Was du gesendet hast, kam zu langsam an, darum haben wir nicht weiter gewartet. Prüf deine Verbindung und versuch es noch einmal.',
  REQUEST_UNSUPPORTED_TYPE: 'Diese Art von Inhalt geht hier nicht.',
  REQUEST_RATE_LIMITED: 'Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.',
  NO_UPDATABLE_DATA: 'Es gibt nichts zu ändern.',
  SKILLS_DUPLICATE: 'Jede Kenntnis kann nur einmal in der Liste stehen.',

  SESSION_MISSING: 'Melde dich an, um weiterzumachen.',
  SESSION_EXPIRED: 'Deine Sitzung ist abgelaufen. Melde dich neu an.',
  SESSION_INVALID: 'Deine Sitzung ist nicht gültig. Melde dich neu an.',
  SESSION_COOKIE_REQUIRED:
    'Um die Erweiterung zu verbinden, musst du in diesem Browser bei Rolefit angemeldet sein. Melde dich ab und wieder an und verbinde sie dann noch einmal.',
  SESSION_NOT_FOUND: 'Dieses Gerät haben wir nicht gefunden. Vielleicht ist es schon abgemeldet.',
  SIGN_IN_STATE_INVALID:
    'Diese Anmeldung hat zu lange gedauert oder wurde woanders begonnen. Versuch es noch einmal.',
  SIGN_IN_REFUSED: 'Die Anmeldung wurde nicht abgeschlossen. Versuch es noch einmal.',
  SIGN_IN_PROVIDER_DOWN: 'Der Anmeldedienst antwortet gerade nicht. Versuch es gleich noch einmal.',
  SIGN_IN_LINK_EXPIRED: 'Dieser Link ist abgelaufen. Lass dir einen neuen geben.',
  SIGN_IN_LINK_USED: 'Dieser Link wurde schon benutzt. Jeder Link funktioniert einmal.',
  SIGN_IN_LINK_REPLACED: 'Du hast seitdem einen neueren Link angefordert. Nur der neueste gilt.',
  SIGN_IN_LINK_UNKNOWN:
    'Dieser Link funktioniert nicht. Vielleicht ist er unvollständig oder zu alt.',
  SIGN_IN_LINK_UNCONFIRMED:
    'Dieser Link wurde in einem anderen Browser angefordert. Melde dich nur damit an, wenn du das warst.',
  OWNER_ONLY:
    'Nur wem dieses Rolefit gehört, kann andere einladen, entfernen und sehen, wer ein Konto hat.',
  PERSON_NOT_FOUND:
    'Diese Person haben wir nicht gefunden. Vielleicht ist ihr Konto schon gelöscht.',
  PERSON_IS_OWNER: 'Wem dieses Rolefit gehört, kann nicht entfernt werden.',
  INVITATION_REQUIRED:
    'Dieser Server ist nur für eingeladene Personen. Bitte die Person, der er gehört, um eine Einladung.',
  INVITATION_NOT_FOUND:
    'Diese Einladung haben wir nicht gefunden. Vielleicht ist sie schon angenommen oder zurückgezogen.',
  INVITATIONS_FULL: `Du kannst ${limits.openInvitations} offene Einladungen haben. Zieh welche zurück, die du nicht mehr brauchst.`,
  TOKEN_INVALID:
    'Dieses Zugriffstoken ist nicht gültig. Vielleicht wurde es widerrufen; erstell in deinem Profil ein neues.',
  TOKEN_EXPIRED: 'Dieses Zugriffstoken ist abgelaufen. Erstell in deinem Profil ein neues.',
  TOKEN_REQUIRED: 'Agenten verbinden sich mit einem Zugriffstoken. Erstell eins in deinem Profil.',
  TOKEN_REFUSED:
    'Das geht mit einem Zugriffstoken nicht. Melde dich bei Rolefit an und mach es selbst.',
  TOKEN_SCOPE_MISSING:
    'Dieses Zugriffstoken erlaubt das nicht. Erstell in deinem Profil eins mit mehr Rechten.',
  TOKEN_NOT_FOUND:
    'Dieses Zugriffstoken haben wir nicht gefunden. Vielleicht wurde es schon widerrufen.',
  SIGN_IN_TOO_OLD:
    'Melde dich zum Schutz deines Kontos zuerst neu an. Danach hast du 15 Minuten, um zu ändern, wie du dich anmeldest.',
  PASSKEY_EXPIRED:
    'Das hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Versuch es noch mal.',
  PASSKEY_REFUSED:
    'Dieser Passkey funktioniert hier nicht. Vielleicht wurde er entfernt; melde dich auf einem anderen Weg an.',
  PASSKEY_COPIED:
    'Dieser Passkey wurde anscheinend kopiert und funktioniert deshalb nicht mehr. Melde dich auf einem anderen Weg an, entfern ihn und füg einen neuen hinzu.',
  PASSKEY_NOT_FOUND: 'Diesen Passkey haben wir nicht gefunden. Vielleicht wurde er schon entfernt.',
  PASSKEY_NEEDED:
    'Dieser Passkey ist dein einziger Weg, dich anzumelden. Füg einen anderen hinzu, bevor du ihn entfernst.',
  PASSKEYS_FULL: 'Mehr Passkeys gehen nicht. Entfern einen, den du nicht mehr benutzt.',
  TOKENS_FULL: 'Mehr Zugriffstokens gehen nicht. Widerruf eins, das du nicht mehr benutzt.',
  CORRECTION_NOT_FOUND:
    'Diese Korrektur haben wir nicht gefunden. Vielleicht wurde sie schon rückgängig gemacht.',
  CORRECTIONS_FULL: `Du kannst ${limits.correctionsPerUser} Korrekturen haben. Mach einige rückgängig, die du nicht mehr brauchst.`,
  ORIGIN_REFUSED: 'Diese Anfrage kam von einer Website, die das nicht darf.',
  ACCOUNT_DELETED: 'Dieses Konto ist gelöscht. Stell es wieder her, um weiterzumachen.',
  LINK_EXPIRED: 'Dieser Link ist abgelaufen. Öffne die Datei noch einmal von deinem Profil aus.',

  ROUTE_NOT_FOUND: 'Unter dieser Adresse gibt es nichts.',
  SCAN_NOT_FOUND: 'Dieses Ergebnis haben wir nicht gefunden.',
  PROFILE_NOT_FOUND: 'Dieses Profil haben wir nicht gefunden.',

  POSTING_TOO_COMPLEX:
    'Diese Anzeige zu lesen dauert zu lange. Kopier nur die Stellenbeschreibung, ohne den Rest der Seite, und prüf die.',
  SCAN_NOT_SAVED:
    'Diese Stelle ist nicht mehr unter deinen gemerkten. Merk sie dir neu, um sie zu ändern.',
  SCANS_WAITING:
    'Es warten so viele Prüfungen, wie wir für ein Konto aufbewahren. Versuch es noch einmal, wenn einige fertig sind.',
  QUEUE_FULL: `Gerade warten mehr Prüfungen, als Rolefit annehmen kann. ${tryLater}`,
  SCAN_CONFLICT: 'Diese Prüfung läuft noch.',

  EVIDENCE_SUPERSEDED: 'Inzwischen wurden neuere Belege gesendet und haben diese ersetzt.',
  MATCH_NOT_READY: 'Hier gibt es noch kein Ergebnis. Versuch es noch einmal, wenn es fertig ist.',

  ...ofModels,
  ...ofResumes,

  SERVICE_UNAVAILABLE:
    'Rolefit ist gerade nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.',
  INTERNAL:
    'Bei uns ist etwas schiefgegangen. Was du gespeichert hast, ist noch da; versuch es noch einmal.',
};

/** The titles of `errorFamilies` in German. */
export const germanFamilies: Readonly<Record<ErrorName, string>> = {
  VALIDATIONERROR: 'Angaben nicht gültig',
  AUTHERROR: 'Nicht angemeldet',
  FORBIDDEN: 'Nicht erlaubt',
  NOTFOUND: 'Nicht gefunden',
  TIMEOUT: 'Zeit überschritten',
  CONFLICT: 'Konflikt',
  TOOLARGE: 'Zu groß',
  UNSUPPORTEDTYPE: 'Art von Inhalt nicht unterstützt',
  UNPROCESSABLE: 'Geht gerade nicht',
  RATELIMITED: 'Zu viele Anfragen',
  UNAVAILABLE: 'Nicht verfügbar',
  INTERNAL: 'Interner Fehler',
};
