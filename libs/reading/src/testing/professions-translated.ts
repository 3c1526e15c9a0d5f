import type { Profession } from './professions.js';

/** Professions in other languages than English; see `professions.ts`. */

const bookkeeping: Profession = {
  resume: `Annegret Hollmann
Buchhalterin

Berufserfahrung

Finanzbuchhalterin, Nordwind Energie GmbH
03/2018 - heute
- Monatsabschlüsse nach HGB erstellt und Konten in SAP abgestimmt
- Umsatzsteuervoranmeldungen und Kreditorenbuchhaltung bearbeitet

Buchhalterin, Mühlbach & Partner
08/2012 - 02/2018
- Lohnbuchhaltung für 120 Mitarbeiter in DATEV durchgeführt

Ausbildung
Bachelor in Betriebswirtschaft, Hochschule Umstadt, 2012

Kenntnisse
<SAP; DATEV; Microsoft Excel; Lohnbuchhaltung; Controlling>

Sprachen
Deutsch (Muttersprache), Englisch (B2)
`,
  posting: `Finanzbuchhalter (m/w/d)

Ihre Aufgaben
- Erstellung der Monatsabschlüsse und Abstimmung der Konten
- Bearbeitung der Umsatzsteuervoranmeldungen
- Unterstützung der Wirtschaftsprüfer

Ihr Profil
- Mindestens 3 Jahre Berufserfahrung in der Buchhaltung
- Gute Kenntnisse in <SAP; Microsoft Excel; DATEV>
- Erfahrung mit <Lohnbuchhaltung; Controlling>
- Gute Englischkenntnisse

Wünschenswert
- <Power BI; IFRS>
`,
};

const kitchen: Profession = {
  resume: `Baptiste Morvan
Cuisinier

Expérience professionnelle

Chef de partie, Restaurant Le Phare
mars 2019 - aujourd'hui
- Préparation des poissons et des sauces pour quatre-vingts couverts
- Gestion des stocks et contrôle des règles HACCP

Commis de cuisine, Brasserie du Port
septembre 2015 - février 2019
- Préparation des entrées et de la pâtisserie

Formation
CAP cuisine, Lycée hôtelier de Brévant, 2015

Compétences
<pâtisserie; gestion des stocks; HACCP; boucherie>

Langues
Français (langue maternelle), anglais (B1)
`,
  posting: `Chef de partie (H/F)

Vos missions
- Préparer les plats de la carte avec le chef
- Gérer les stocks et les commandes
- Former les commis

Profil recherché
- Au moins 2 ans d'expérience en cuisine
- Connaissance des règles <HACCP; gestion des stocks; pâtisserie>
- Anglais courant

Atouts
- <Boucherie; sommellerie>
`,
};

/** All of them, by name. */
export const translatedProfessions = { bookkeeping, kitchen } as const satisfies Record<
  string,
  Profession
>;
