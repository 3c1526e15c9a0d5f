/** German aliases, one skill a line, marks as `aliasesOf` says: people, law, public service, office, media, design; soft skills. */
export const peopleLawAndMedia = `
// business/certificates
chartered-accountant | Wirtschaftsprüfer^
bilanzbuchhalter | geprüfter Bilanzbuchhalter
// business/communication-and-pr
public-relations | Öffentlichkeitsarbeit
media-relations | Pressearbeit, Medienarbeit
press-releases | Pressetexte, Pressemitteilungen
corporate-communications | Unternehmenskommunikation
internal-communications | interne Kommunikation
multicultural-communication | interkulturelle Kompetenz
// business/fashion-and-interior
pattern-making | Schnitterstellung
clothing-alterations | Änderungsschneiderei, Kleidungsänderungen
interior-design | Raumgestaltung, Innenausstattung, Innenarchitektur
// business/graphic-design
graphic-design | Grafikgestaltung, Mediengestaltung, visuelle Gestaltung, Grafik-Design, Grafikdesign
layout-design | Satz und Layout, Layoutgestaltung
illustration | Illustrationen, Illustrieren
photo-retouching | Bildbearbeitung
3d-modeling | 3D-Modellierung
typography | Schriftgestaltung, Typografie
// business/human-resources
human-resources | Personalarbeit, Personalabteilung, Personalwesen, Personalmanagement
hr-administration | Personalverwaltung, Personaladministration, Personalsachbearbeitung
recruiting | Bewerbermanagement, Personalauswahl, Personalbeschaffung, Personalgewinnung, Rekrutierung
talent-acquisition | Talentgewinnung, Talentakquise
candidate-interviewing | Bewerbungsgespräche, Vorstellungsgespräche führen
onboarding | Einarbeitung neuer Kollegen, Einarbeitung neuer Mitarbeiter
employee-relations | Arbeitsbeziehungen, Mitarbeiterbindung
union-relations | Betriebsrat
performance-management | Mitarbeiterbeurteilung, Leistungsbeurteilung
performance-appraisals | Mitarbeitergespräche
employee-development | Mitarbeiterentwicklung, Personalentwicklung
workforce-planning | Personalplanung, Personaleinsatzplanung
compensation-and-benefits | Vergütungssysteme, Vergütungsmanagement
training-delivery | Schulung von Mitarbeitern, Durchführung von Schulungen, Mitarbeiterschulungen, Trainings durchführen, Mitarbeiterschulung, Schulungen
on-the-job-training | Ausbildung von Lehrlingen
diversity-and-inclusion | Vielfalt und Inklusion, Inklusion
labor-law | Tarifrecht, Arbeitsrecht
// business/law
legal-research | juristische Recherche, rechtliche Analyse, Rechtsrecherche
legal-drafting | Vertragserstellung, Vertragsentwürfe, Erstellung von Verträgen, Schriftsätze
contract-drafting | Vertragsgestaltung
litigation | Rechtsstreitigkeiten, gerichtliche Vertretung, Prozessführung
legal-advice | juristische Beratung, Rechtsberatung
intellectual-property | Patentrecht, Markenrecht, Urheberrecht, geistiges Eigentum
contract-law | Vertragsrecht
criminal-law | Strafrecht
constitutional-law | Verfassungsrecht
immigration-law | Ausländerrecht, Migrationsrecht
corporate-law | Unternehmensrecht, Gesellschaftsrecht, Wirtschaftsrecht
commercial-law | Handelsrecht
civil-law | bürgerliches Recht, Zivilrecht
family-law | Familienrecht
estate-law | Erbrecht
administrative-law | Verwaltungsrecht
environmental-law | Umweltrecht
bankruptcy-law | Insolvenzrecht
antitrust-law | Kartellrecht
privacy-law | Datenschutzrecht
international-law | Völkerrecht
eu-law | Europarecht
law | Rechtskenntnisse, juristische Kenntnisse, Rechtswissenschaft, Rechtswissenschaften
// business/music-and-performing-arts
musicology | Musikwissenschaft
theatre-studies | Theaterwissenschaft
// business/office-and-administration
office-administration | Büroverwaltung, Sekretariatsaufgaben, Sachbearbeitung, Verwaltungsaufgaben, allgemeine Bürotätigkeiten, administrative Aufgaben, Sekretariatstätigkeiten, administrative Tätigkeiten, Verwaltungstätigkeiten, Büroorganisation, Bürotätigkeiten, Sekretariat
clerical-work | Büroarbeit, Bürotätigkeit
office-management | Büroleitung, Büromanagement
executive-assistance | Assistenz der Geschäftsführung
scheduling | Einsatzplanung, Terminplanung
calendar-management | Kalenderführung, Terminkoordination, Terminmanagement
appointment-scheduling | Terminabstimmung, Terminvereinbarung, Terminvergabe
staff-scheduling | Dienstplangestaltung, Dienstplanung, Schichtplanung
data-entry | Datenpflege, Erfassung von Daten, Dateneingabe, Datenerfassung
typing | Maschinenschreiben, Schreibarbeiten, Zehnfingersystem
record-keeping | Aktenverwaltung, Dokumentenverwaltung, Registratur, Aktenführung
filing | Aktenablage
document-management | Dokumentenmanagement
archiving | Archivierung
correspondence | Geschäftskorrespondenz, Korrespondenz, Schriftverkehr
minute-taking | Protokollerstellung, Protokollführung
meeting-preparation | Vorbereitung von Besprechungen, Sitzungsvorbereitung, Besprechungsvorbereitung
travel-arrangements | Organisation von Dienstreisen, Reiseplanung, Reiseorganisation
report-writing | Verfassen von Berichten, Berichterstellung, Berichtswesen, Erstellung von Berichten
mail-handling | Posteingang, Postein- und -ausgang, Postbearbeitung
mail-sorting | Briefsortierung
mail-delivery | Briefzustellung
office-supplies-management | Büromaterialbestellung, Bestellung von Büromaterial
spreadsheet-work | Tabellenkalkulation
reception | Empfangstätigkeit
word-processing | Textverarbeitung
microsoft-office | MS-Office-Paket, Office-Kenntnisse, Office-Programme, gängige Office-Anwendungen, Office-Paket, MS-Office-Kenntnisse, Office-Anwendungen
excel | Pivot-Tabellen
computer-literacy | Computerkenntnisse, IT-Kenntnisse, EDV-Anwenderkenntnisse, EDV-Kenntnisse, PC-Kenntnisse
// business/photo-film-and-audio
photography | Fotografieren, Fotografie
photo-editing | Fotobearbeitung
video-production | Videoproduktion
video-editing | Videoschnitt, Videobearbeitung
audio-engineering | Audiotechnik, Tontechnik
stage-lighting | Lichttechnik, Bühnenbeleuchtung
set-design | Bühnenbild
// business/public-service-and-policy
policy-analysis | Politikberatung, politische Analyse
program-evaluation | Programmevaluation, Evaluierung von Programmen
grant-management | Fördermittel, Fördermittelanträge, Drittmittelverwaltung, Drittmittelakquise
grant-writing | Förderanträge
fundraising | Spendenakquise, Spendensammlung
public-administration | öffentlichen Verwaltung, Verwaltungswesen, öffentliche Verwaltung, Verwaltungswissenschaft
local-government | Kommunalverwaltung
// business/publishing-and-media
journalism | journalistische Erfahrung, Redaktion, Journalismus
book-publishing | Verlagswesen
// business/soft-skills
communication | Kommunikationsfähigkeiten, kommunikative Fähigkeiten, kommunikativ, Kommunikationsgeschick, Kommunikationsfähigkeit, Kommunikationsstärke, kommunikationsstark
verbal-communication | mündliche Kommunikation
interpersonal-skills | zwischenmenschliche Fähigkeiten, Kontaktfreude, Einfühlungsvermögen im Umgang, soziale Kompetenz, Sozialkompetenz
relationship-building | Beziehungsaufbau
listening-skills | Zuhören
active-listening | aktives Zuhören
empathy | einfühlsam, Einfühlungsvermögen
patience | geduldig, Geduld
courtesy | Höflichkeit, Freundlichkeit, gepflegtes Erscheinungsbild, freundliches Auftreten
teamwork | Teamorientierung, Zusammenarbeit im Team, Teamfähigkeit, Teamarbeit, teamfähig, Teamgeist, Teamplayer
collaboration | kollegiale Zusammenarbeit, Zusammenarbeit, Kooperationsfähigkeit
cross-functional-collaboration | interdisziplinäre Zusammenarbeit
leadership | Führungskompetenzen, Führungserfahrung, Führungskompetenz, Führungsqualitäten, Führungsstärke
team-leadership | Leitung eines Teams, Teamleitung, Teamführung
influencing | Überzeugungskraft
mentoring | fachliche Anleitung, Anleitung von Auszubildenden, Praxisanleitung
coaching | Mitarbeitercoaching, Coachingerfahrung
problem-solving | Problemlösungsfähigkeit, lösungsorientiertes Denken, lösungsorientierte Arbeitsweise, Problemlösung, Problemlösungskompetenz, lösungsorientiert, Problemlösefähigkeit
troubleshooting | Fehlersuche, Fehlerbehebung
critical-thinking | analytischen Fähigkeiten, analytische Denkweise, kritisches Denken
analytical-skills | analytisches Denken, analytische Fähigkeiten, analytisches Denkvermögen
strategic-thinking | strategisches Denkvermögen, strategisches Denken
numeracy | Zahlenverständnis, Zahlenaffinität
decision-making | Entscheidungsstärke, Entscheidungsfähigkeit, Entscheidungsfreude, Entscheidungsfindung
time-management | Zeiteinteilung, Prioritäten setzen, Priorisierung, Zeitmanagement
prioritization | Prioritätensetzung
multitasking | Multitaskingfähigkeit, Multitasking-Fähigkeit, Belastbarkeit und Multitasking
organizational-skills | Organisationsvermögen, organisatorische Fähigkeiten, selbstständige und strukturierte Arbeitsweise, gut organisiert, Organisationstalent, Organisationsfähigkeit, Organisationsgeschick, strukturierte Arbeitsweise
planning-skills | Planungskompetenz, Planungsgeschick
attention-to-detail | Gewissenhaftigkeit, Liebe zum Detail, genaue Arbeitsweise, gewissenhafte Arbeitsweise, Sorgfalt, sorgfältige Arbeitsweise, Genauigkeit, Detailgenauigkeit
adaptability | Anpassungsfähigkeit
flexibility | zeitliche Flexibilität, Flexibilität
resilience | Durchhaltevermögen
working-under-pressure | Arbeiten unter Zeitdruck, Belastbarkeit, belastbar, Stressresistenz
creativity | Einfallsreichtum, kreatives Denken, Kreativität
innovation | Innovationsfähigkeit
willingness-to-learn | Weiterbildungsbereitschaft, Lernbereitschaft, lernbereit, Lernfähigkeit
initiative | Selbstständigkeit, Selbständigkeit, Eigeninitiative, Initiativbereitschaft
self-motivation | Motivation und Engagement, Selbstmotivation, Eigenmotivation
independent-working | eigenständiges Arbeiten, eigenständige Arbeitsweise, selbstständiges Arbeiten, selbständiges Arbeiten, selbstständige Arbeitsweise, selbständige Arbeitsweise, eigenverantwortliches Arbeiten, Eigenverantwortung
ownership-and-accountability | Verantwortungsbewusstsein
work-ethic | Pflichtbewusstsein, Arbeitsmoral, Einsatzbereitschaft, Leistungsbereitschaft
reliability | Zuverlässigkeit, zuverlässig, Zuverlässige Arbeitsweise
punctuality | Pünktlichkeit, pünktlich
integrity | Integrität
confidentiality | Vertraulichkeit, Verschwiegenheit, Diskretion
professionalism | professionelles Auftreten, sicheres Auftreten
self-confidence | Durchsetzungsvermögen
results-orientation | Zielorientierung, ergebnisorientiert, Ergebnisorientierung, zielorientiert, Zielstrebigkeit, zielorientierte Arbeitsweise
customer-focus | kundenorientiertes Denken, Kundenorientierung, kundenorientiert, Serviceorientierung, serviceorientiert, Dienstleistungsorientierung
negotiation | Verhandlungen, Verhandlungsstärke, Verhandlungssicherheit, Verhandlungsgeschick, Verhandlungsführung
conflict-resolution | Deeskalation, Konfliktlösung, Konfliktmanagement, Konfliktfähigkeit
presentation-skills | Präsentationen, Präsentationsfähigkeiten, Präsentationsfähigkeit, Präsentationstechniken, Präsentationskenntnisse
public-speaking | Vortragserfahrung, freies Sprechen, öffentliches Reden
facilitation | Moderation von Workshops, Moderation*, Workshops moderieren, Moderationserfahrung
cultural-awareness | interkulturelle Kompetenzen
manual-dexterity | manuelles Geschick, Fingerfertigkeit, handwerkliches Geschick, handwerkliche Fähigkeiten
physical-stamina | Heben schwerer Lasten, körperlich schwere Arbeit, körperlich belastbar, körperliche Belastbarkeit, körperliche Fitness
technical-aptitude | technisches Geschick, technische Affinität, technisches Verständnis, Technikaffinität
resourcefulness | Findigkeit
service-mindset | Hilfsbereitschaft
// business/ux-design
ux-design | Benutzererfahrung, Nutzererfahrung
ui-design | Benutzeroberflächen, Oberflächengestaltung, Gestaltung von Benutzeroberflächen
user-research | Nutzerforschung, Nutzertests
usability | Gebrauchstauglichkeit
human-centered-design | nutzerzentriertes Design
// business/writing-and-translation
writing | Schreibkompetenz, Verfassen von Texten, Textsicherheit
copywriting | Werbetexte
editing | Redigieren, Lektorat
proofreading | Korrektorat, Korrekturlesen
translation | Lokalisierung, Übersetzung, Übersetzungen, Übersetzen
interpreting | Dolmetschen
sign-language-interpreting | Gebärdensprache, Gebärdensprachdolmetschen
subtitling | Untertitelung
grammar-and-punctuation | Rechtschreibung
`;
