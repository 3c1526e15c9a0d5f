/** German aliases, one skill a line, marks as `aliasesOf` says: people, law, public service, office, media, design; soft skills. */
export const peopleLawAndMedia = `
// business/certificates
chartered-accountant | Wirtschaftsprüfer^
bilanzbuchhalter | geprüfter Bilanzbuchhalter
tax-adviser-license | Steuerberaterexamen, Steuerberaterprüfung
// business/communication-and-pr
public-relations | Öffentlichkeitsarbeit
media-relations | Pressearbeit, Medienarbeit
press-releases | Pressetexte, Pressemitteilungen
corporate-communications | Unternehmenskommunikation
internal-communications | interne Kommunikation
public-affairs | politische Kommunikation
// business/fashion-and-interior
pattern-making | Schnitterstellung
clothing-alterations | Änderungsschneiderei, Kleidungsänderungen
textile-design | Textildesign
interior-design | Raumgestaltung, Innenausstattung, Innenarchitektur
makeup-artistry | Visagistik
// business/graphic-design
graphic-design | Grafikgestaltung, Mediengestaltung, visuelle Gestaltung, Grafik-Design, Grafikdesign
layout-design | Satz und Layout, Layoutgestaltung
packaging-design | Verpackungsdesign
illustration | Illustrationen, Illustrieren
drawing | Freihandzeichnen
photo-retouching | Bildbearbeitung
animation | Animationen
3d-modeling | 3D-Modellierung
typography | Schriftgestaltung, Typografie
// business/human-resources
human-resources | Personalarbeit, Personalabteilung, Personalwesen, Personalmanagement
hr-administration | Personalverwaltung, Personaladministration, Personalsachbearbeitung
recruiting | Bewerbermanagement, Personalauswahl, Personalbeschaffung, Personalgewinnung, Rekrutierung
talent-acquisition | Talentgewinnung, Talentakquise
candidate-interviewing | Bewerbungsgespräche, Vorstellungsgespräche führen
staff-hiring | Personaleinstellung
onboarding | Einarbeitung neuer Kollegen, Einarbeitung neuer Mitarbeiter
employee-relations | Arbeitsbeziehungen
union-relations | Betriebsrat
employee-engagement | Mitarbeiterzufriedenheit, Mitarbeitermotivation
employee-retention | Mitarbeiterbindung
performance-management | Mitarbeiterbeurteilung, Leistungsbeurteilung
performance-appraisals | Mitarbeitergespräche
employee-development | Mitarbeiterentwicklung, Personalentwicklung
workforce-planning | Personalplanung
compensation-and-benefits | Vergütungssysteme, Vergütungsmanagement
benefits-administration | betriebliche Altersvorsorge
training-delivery | Schulung von Mitarbeitern, Durchführung von Schulungen, Mitarbeiterschulungen, Trainings durchführen, Mitarbeiterschulung, Schulungen
learning-and-development | betriebliche Weiterbildung
on-the-job-training | Ausbildung von Lehrlingen
diversity-and-inclusion | Vielfalt und Inklusion, Inklusion
labor-law | Tarifrecht, Arbeitsrecht
// business/law
legal-research | juristische Recherche, Rechtsrecherche
legal-drafting | Schriftsätze
contract-drafting | Vertragsgestaltung, Vertragserstellung, Vertragsentwürfe, Erstellung von Verträgen
litigation | Rechtsstreitigkeiten, gerichtliche Vertretung, Prozessführung
legal-advice | juristische Beratung, Rechtsberatung
legal-review | rechtliche Prüfung
legal-analysis | rechtliche Analyse
trademark-prosecution | Markenrecht
intellectual-property | Urheberrecht, geistiges Eigentum
patent-law | Patentrecht
contract-law | Vertragsrecht
criminal-law | Strafrecht
constitutional-law | Verfassungsrecht
immigration-law | Ausländerrecht, Migrationsrecht
corporate-law | Unternehmensrecht, Gesellschaftsrecht, Wirtschaftsrecht
commercial-law | Handelsrecht
civil-law | bürgerliches Recht, Zivilrecht
tort-law | Deliktsrecht
family-law | Familienrecht
estate-law | Erbrecht
real-estate-law | Immobilienrecht
administrative-law | Verwaltungsrecht
environmental-law | Umweltrecht
bankruptcy-law | Insolvenzrecht
antitrust-law | Kartellrecht
privacy-law | Datenschutzrecht
international-law | Völkerrecht
human-rights | Menschenrechte
eu-law | Europarecht
media-law | Medienrecht
insurance-law | Versicherungsrecht
criminal-procedure | Strafprozessrecht
civil-procedure | Zivilprozessrecht
law | Rechtskenntnisse, juristische Kenntnisse, Rechtswissenschaft, Rechtswissenschaften
// business/music-and-performing-arts
costume-design | Kostümbild
musicology | Musikwissenschaft
theatre-studies | Theaterwissenschaft
// business/office-and-administration
office-administration | Büroverwaltung, Sekretariatsaufgaben, Sachbearbeitung, Verwaltungsaufgaben, allgemeine Bürotätigkeiten, administrative Aufgaben, Sekretariatstätigkeiten, administrative Tätigkeiten, Verwaltungstätigkeiten, Büroorganisation, Bürotätigkeiten, Sekretariat
clerical-work | Büroarbeit, Bürotätigkeit
office-management | Büroleitung, Büromanagement
executive-assistance | Assistenz der Geschäftsführung, Vorstandsassistenz, Direktionsassistenz
scheduling | Terminplanung
calendar-management | Kalenderführung, Terminmanagement
appointment-scheduling | Terminabstimmung, Terminvereinbarung, Terminvergabe, Terminkoordination
staff-scheduling | Dienstplangestaltung, Dienstplanung, Schichtplanung, Personaleinsatzplanung, Einsatzplanung
data-entry | Datenpflege, Erfassung von Daten, Dateneingabe, Datenerfassung
typing | Maschinenschreiben, Schreibarbeiten, Zehnfingersystem
transcription | Phonodiktat, Schreiben nach Diktat
record-keeping | Aktenführung
records-management | Aktenverwaltung
filing | Aktenablage, Registratur
document-management | Dokumentenmanagement, Dokumentenverwaltung
archiving | Archivierung
correspondence | Geschäftskorrespondenz, Korrespondenz, Schriftverkehr
minute-taking | Protokollerstellung, Protokollführung
meeting-preparation | Vorbereitung von Besprechungen, Sitzungsvorbereitung, Besprechungsvorbereitung
travel-arrangements | Organisation von Dienstreisen, Reiseplanung, Reiseorganisation
report-writing | Verfassen von Berichten, Berichterstellung, Erstellung von Berichten
mail-handling | Posteingang, Postein- und -ausgang, Postbearbeitung
mail-sorting | Briefsortierung
mail-delivery | Briefzustellung
office-supplies-management | Büromaterialbestellung, Bestellung von Büromaterial
office-equipment-operation | Bedienung von Bürogeräten
internet-research | Internetrecherche
spreadsheet-work | Tabellenkalkulation
presentation-preparation | Erstellung von Präsentationen
reception | Empfangstätigkeit
word-processing | Textverarbeitung
microsoft-office | MS-Office-Paket, Office-Kenntnisse, Office-Programme, gängige Office-Anwendungen, Office-Paket, MS-Office-Kenntnisse, Office-Anwendungen
pivot-tables | Pivot-Tabellen
computer-literacy | Computerkenntnisse, Umgang mit dem PC, Umgang mit dem Computer, gute EDV-Kenntnisse, IT-Kenntnisse, EDV-Anwenderkenntnisse, EDV-Kenntnisse, PC-Kenntnisse
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
grant-management | Fördermittel, Drittmittelverwaltung
grant-writing | Förderanträge, Fördermittelanträge, Drittmittelakquise
fundraising | Spendenakquise, Spendensammlung
public-administration | öffentlichen Verwaltung, Verwaltungswesen, öffentliche Verwaltung, Verwaltungswissenschaft
local-government | Kommunalverwaltung
// business/publishing-and-media
journalism | journalistische Erfahrung, Redaktion, Journalismus
book-publishing | Verlagswesen
bookbinding | Buchbinden
// business/soft-skills
communication | Kommunikationsfähigkeiten, kommunikative Fähigkeiten, kommunikativ, Kommunikationsgeschick, Kommunikationsfähigkeit, Kommunikationsstärke, kommunikationsstark
written-communication | schriftliches Ausdrucksvermögen
verbal-communication | mündliche Kommunikation
interpersonal-skills | zwischenmenschliche Fähigkeiten, Kontaktfreude, Einfühlungsvermögen im Umgang, soziale Kompetenz, Sozialkompetenz, Freude am Umgang mit Menschen, Freude im Umgang mit Menschen, Spaß am Umgang mit Menschen, kontaktfreudig, Kontaktfreudigkeit
relationship-building | Beziehungsaufbau
listening-skills | Zuhören
active-listening | aktives Zuhören
empathy | einfühlsam, Einfühlungsvermögen
patience | geduldig, Geduld
courtesy | Höflichkeit, Freundlichkeit, gepflegtes Erscheinungsbild, freundliches Auftreten
teamwork | Teamorientierung, Zusammenarbeit im Team, Teamfähigkeit, Teamarbeit, teamfähig, Teamgeist, Teamplayer, gerne im Team, Arbeit im Team, Arbeiten im Team
collaboration | kollegiale Zusammenarbeit, Zusammenarbeit, Kooperationsfähigkeit
cross-functional-collaboration | interdisziplinäre Zusammenarbeit
leadership | Führungskompetenzen, Führungserfahrung, Führungskompetenz, Führungsqualitäten, Führungsstärke
team-leadership | Leitung eines Teams, Teamleitung, Teamführung
motivating-others | Motivation von Mitarbeitern, Motivationsfähigkeit
delegation | Delegationsfähigkeit
influencing | Überzeugungskraft
mentoring | fachliche Anleitung, Anleitung von Auszubildenden, Praxisanleitung
coaching | Mitarbeitercoaching, Coachingerfahrung
problem-solving | Problemlösungsfähigkeit, lösungsorientiertes Denken, lösungsorientierte Arbeitsweise, Problemlösung, Problemlösungskompetenz, lösungsorientiert, Problemlösefähigkeit
troubleshooting | Fehlersuche, Fehlerbehebung, Störungsbehebung
critical-thinking | kritisches Denken
analytical-skills | analytisches Denken, analytische Fähigkeiten, analytisches Denkvermögen, analytischen Fähigkeiten, analytische Denkweise
logical-thinking | logisches Denkvermögen
strategic-thinking | strategisches Denkvermögen, strategisches Denken
conceptual-thinking | konzeptionelle Stärke
research-skills | Recherchefähigkeit, Recherchekompetenz
numeracy | Zahlenverständnis, Zahlenaffinität
decision-making | Entscheidungsstärke, Entscheidungsfähigkeit, Entscheidungsfreude, Entscheidungsfindung
time-management | Zeiteinteilung, Zeitmanagement
prioritization | Prioritätensetzung, Prioritäten setzen, Priorisierung
multitasking | Multitaskingfähigkeit, Multitasking-Fähigkeit, Belastbarkeit und Multitasking
organizational-skills | Organisationsvermögen, organisatorische Fähigkeiten, selbstständige und strukturierte Arbeitsweise, gut organisiert, Organisationstalent, Organisationsfähigkeit, Organisationsgeschick, strukturierte Arbeitsweise
planning-skills | Planungskompetenz, Planungsgeschick
coordination-skills | Koordinationsfähigkeit, Koordinationsgeschick
attention-to-detail | Gewissenhaftigkeit, Liebe zum Detail, genaue Arbeitsweise, gewissenhafte Arbeitsweise, Sorgfalt, sorgfältige Arbeitsweise, Genauigkeit, Detailgenauigkeit
adaptability | Anpassungsfähigkeit
flexibility | zeitliche Flexibilität, Flexibilität
open-mindedness | Aufgeschlossenheit, Offenheit für Neues
resilience | Durchhaltevermögen, Resilienz
working-under-pressure | Arbeiten unter Zeitdruck, Belastbarkeit, belastbar, Stressresistenz
creativity | Einfallsreichtum, kreatives Denken, Kreativität
innovation | Innovationsfähigkeit
curiosity | Neugierde
willingness-to-learn | Weiterbildungsbereitschaft, Lernbereitschaft, lernbereit, Lernfähigkeit
initiative | Eigeninitiative, Hands-on-Mentalität, Hands-on Mentalität, Initiativbereitschaft
self-motivation | Motivation und Engagement, hohes Engagement, hohes Maß an Engagement, Selbstmotivation, Eigenmotivation
independent-working | eigenständiges Arbeiten, eigenständige Arbeitsweise, selbstständiges Arbeiten, selbständiges Arbeiten, selbstständige Arbeitsweise, selbständige Arbeitsweise, eigenverantwortliches Arbeiten, eigenverantwortliche Arbeitsweise, Eigenverantwortung, Selbstständigkeit, Selbständigkeit
ownership-and-accountability | Verantwortungsbewusstsein, verantwortungsbewusste Arbeitsweise, verantwortungsvolle Arbeitsweise
work-ethic | Pflichtbewusstsein, Arbeitsmoral, Einsatzbereitschaft, Leistungsbereitschaft
reliability | Zuverlässigkeit, zuverlässig, Zuverlässige Arbeitsweise
punctuality | Pünktlichkeit, pünktlich
integrity | Integrität
confidentiality | Vertraulichkeit, Verschwiegenheit, Diskretion
professionalism | professionelles Auftreten, gute Umgangsformen, gepflegtes Auftreten, serviceorientiertes Auftreten, sicheres Auftreten
positive-attitude | positive Ausstrahlung
self-confidence | Durchsetzungsvermögen
results-orientation | Zielorientierung, ergebnisorientiert, Ergebnisorientierung, zielorientiert, Zielstrebigkeit, zielorientierte Arbeitsweise
customer-focus | kundenorientiertes Denken, Kundenorientierung, kundenorientiert, Serviceorientierung, serviceorientiert, Dienstleistungsorientierung
negotiation | Verhandlungen, Verhandlungsstärke, Verhandlungssicherheit, Verhandlungsgeschick, Verhandlungsführung
conflict-resolution | Konfliktlösung, Konfliktmanagement, Konfliktfähigkeit
presentation-skills | Präsentationen, Präsentationsfähigkeiten, Präsentationsfähigkeit, Präsentationstechniken, Präsentationskenntnisse
public-speaking | Vortragserfahrung, freies Sprechen, öffentliches Reden
facilitation | Moderation von Workshops, Moderation*, Workshops moderieren, Moderationserfahrung
cultural-awareness | interkulturelle Kompetenzen, interkulturelle Kompetenz
manual-dexterity | manuelles Geschick, Fingerfertigkeit, handwerkliches Geschick, handwerkliche Fähigkeiten
physical-stamina | Heben schwerer Lasten, körperlich schwere Arbeit, körperlich belastbar, körperliche Belastbarkeit, körperliche Fitness
technical-aptitude | technisches Geschick, technische Affinität, technisches Verständnis, Technikaffinität
resourcefulness | Findigkeit
service-mindset | Hilfsbereitschaft
// business/ux-design
ux-design | Benutzererfahrung, Nutzererfahrung
ui-design | Benutzeroberflächen, Oberflächengestaltung, Gestaltung von Benutzeroberflächen
product-design | Produktgestaltung
user-research | Nutzerforschung
usability-testing | Nutzertests
usability | Gebrauchstauglichkeit, Benutzerfreundlichkeit
human-centered-design | nutzerzentriertes Design
// business/writing-and-translation
writing | Schreibkompetenz, Verfassen von Texten, Textsicherheit
copywriting | Werbetexte
editing | Redigieren, Lektorat
proofreading | Korrektorat, Korrekturlesen
screenwriting | Drehbuchschreiben
translation | Übersetzung, Übersetzungen, Übersetzen
interpreting | Dolmetschen
sign-language-interpreting | Gebärdensprache, Gebärdensprachdolmetschen
localization | Lokalisierung
subtitling | Untertitelung
grammar-and-punctuation | Rechtschreibung
`;
