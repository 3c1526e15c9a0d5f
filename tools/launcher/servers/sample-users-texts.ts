/** Texts of the page on which a sample user is chosen. */
const english = {
  title: 'Choose a sample user',
  lead: 'This Rolefit runs on your own machine, so you need no account and no password. Everything works as it does for real users.',
  signInAs: (name: string) => `Sign in as ${name}`,
  people: {
    ada: {
      work: 'Software engineer',
      shows: 'Scored jobs of several professions, and saved jobs at every stage.',
    },
    bruno: { work: 'Intensive care nurse', shows: 'A resume and no scans yet: paste a posting.' },
    chiara: { work: 'Project controller', shows: 'A new account: starts with a resume.' },
  },
  seed: 'All three are new until <code>npm run seed</code> fills in their samples.',
  back: 'Back to the sign-in page',
  invalidTitle: 'This page doesn’t work on its own',
  invalid: 'Rolefit has to open it. Go back and sign in from there.',
};

const german: typeof english = {
  title: 'Wähl eine Beispielperson',
  lead: 'Dieses Rolefit läuft auf deinem eigenen Rechner: Du brauchst kein Konto und kein Passwort. Alles funktioniert wie sonst auch.',
  signInAs: (name) => `Als ${name} anmelden`,
  people: {
    ada: {
      work: 'Softwareentwicklung',
      shows: 'Bewertete Stellen aus mehreren Berufen, gespeicherte Stellen in jedem Stand.',
    },
    bruno: {
      work: 'Intensivpflege',
      shows: 'Ein Lebenslauf und noch keine Stellen: Füg eine Anzeige ein.',
    },
    chiara: { work: 'Projektcontrolling', shows: 'Ein neues Konto: beginnt mit dem Lebenslauf.' },
  },
  seed: 'Alle drei sind neu, bis <code>npm run seed</code> ihre Beispiele anlegt.',
  back: 'Zurück zur Anmeldung',
  invalidTitle: 'Diese Seite funktioniert so nicht',
  invalid: 'Nur Rolefit kann sie öffnen. Geh zurück und melde dich von dort an.',
};

export const sampleUsersTexts = { en: english, de: german } as const;
