import type { english } from './texts';

export const german: typeof english = {
  heading: 'Rolefit: Einstellungen',
  server: 'Adresse deines Servers',
  serverHint: 'Wo du dich bei Rolefit anmeldest. Die Erweiterung spricht nur mit diesem Server.',
  save: 'Speichern',
  saved: 'Gespeichert. Die Erweiterung darf mit diesem Server sprechen.',
  refused:
    'Gespeichert, aber der Browser hat den Zugriff auf diesen Server gesperrt. Speichere noch einmal und erlaube ihn.',
};
