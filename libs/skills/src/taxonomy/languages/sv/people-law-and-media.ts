/** Swedish aliases, one skill a line, marks as `aliasesOf` says: people, office; soft skills. */
export const peopleLawAndMedia = `
// business/human-resources
hr-administration | personaladministration
recruiting | rekrytering
workforce-planning | bemanningsplanering
labor-law | arbetsrätt
employee-development | kompetensutveckling av personal
// business/office-and-administration
office-administration | kontorsadministration, administrativa uppgifter, kontorsarbete, administrativt arbete
scheduling | schemaläggning
staff-scheduling | personalplanering
appointment-scheduling | tidsbokning
calendar-management | kalenderhantering
data-entry | datainmatning, dataregistrering, registrering av data
filing | arkivering
correspondence | korrespondens
minute-taking | protokollföring
travel-arrangements | resebokning, resebokningar
report-writing | rapportskrivning
mail-handling | posthantering
microsoft-office | Officepaketet, Office-paketet, MS Officepaketet
computer-literacy | datorvana, god datorvana, datakunskap
// business/soft-skills
communication | kommunikationsförmåga, kommunikativ förmåga
teamwork | samarbetsförmåga, lagarbete, teamarbete
problem-solving | problemlösning, problemlösningsförmåga, lösningsorienterad
organizational-skills | organisationsförmåga
attention-to-detail | noggrannhet, noggrann
flexibility | flexibilitet
working-under-pressure | stresstålig, stresstålighet
independent-working | självständigt arbete, självgående, arbeta självständigt
ownership-and-accountability | ansvarstagande
reliability | pålitlighet, pålitlig
punctuality | punktlighet
customer-focus | kundorienterad, kundfokus, serviceinriktad
conflict-resolution | konflikthantering
mentoring | handledning
negotiation | förhandlingsförmåga, förhandlingsvana
`;
