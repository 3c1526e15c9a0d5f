/** The texts of the example on the start page, in each language of the client; made up. */
export const exampleTexts = {
  en: {
    posting: `Community Nurse
Northlight Care, Harbour District

Northlight Care visits people at home who would otherwise have to stay in hospital. You plan your own route with a small team and know your patients by name.

What you will do
- Assess wounds and plan their treatment with the family doctor
- Give injections and infusions at home
- Teach relatives how to help
- Keep the electronic patient record up to date

Requirements
- At least 3 years of experience in nursing
- Wound care
- Patient education
- Electronic health records
- Danish at B2 or better

Nice to have
- Stoma care
- Lymphatic drainage`,
    resume: `Mara Lindqvist
Registered Nurse

Experience

Community Nurse, Northshore Home Care
March 2022 – Present
- Nursing care at home for eight to ten patients a day; assess chronic wounds and plan their treatment with family doctors
- Wound care, infusions and injections at home
- Document every visit in electronic health records

Ward Nurse, St. Brigid Hospital
August 2018 – February 2022
- Surgical ward with 24 beds, responsible for medication administration
- Patient education: taught patients and relatives how to help before they went home

Education
Bachelor of Nursing, 2018

Languages
Swedish (native), English (C1), Danish (B1)`,
  },
  de: {
    posting: `Pflegefachkraft (m/w/d) ambulante Pflege
Nordlicht Pflegedienst, Hafenviertel

Der Nordlicht Pflegedienst besucht Menschen zu Hause, die sonst im Krankenhaus bleiben müssten. Ein kleines Team, kurze Wege, und alle kennen sich mit Namen.

Deine Aufgaben
- Wunden beurteilen und die Behandlung mit der Hausarztpraxis planen
- Injektionen und Infusionen zu Hause geben
- Angehörige anleiten, wie sie helfen können
- Die elektronische Patientenakte aktuell halten

Anforderungen
- Mindestens 3 Jahre Berufserfahrung in der Pflege
- Wundversorgung
- Patientenschulung
- Elektronische Patientenakte
- Dänisch mindestens B2

Von Vorteil
- Stomaversorgung
- Lymphdrainage`,
    resume: `Mara Lindqvist
Pflegefachkraft

Berufserfahrung

Pflegefachkraft, Nordküste Ambulante Pflege
03/2022 – heute
- Pflege zu Hause für acht bis zehn Patienten am Tag; chronische Wunden beurteilt und die Behandlung mit Hausarztpraxen geplant
- Wundversorgung, Infusionen und Injektionen zu Hause
- Jeden Besuch in der elektronischen Patientenakte dokumentiert

Pflegefachkraft, Sankt-Brigid-Krankenhaus
08/2018 – 02/2022
- Chirurgische Station mit 24 Betten, verantwortlich für die Medikamentengabe
- Patientenschulung: Patienten und Angehörige vor der Entlassung angeleitet, wie sie helfen können

Ausbildung
Bachelor Pflege, 2018

Sprachen
Schwedisch (Muttersprache), Englisch (C1), Dänisch (B1)`,
  },
} as const;
