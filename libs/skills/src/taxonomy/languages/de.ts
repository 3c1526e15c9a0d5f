/** German aliases, one skill a line: `skill-id | Alias, Alias`; marks are explained at `aliasesOf`. */
export const germanAliases = `
web-development | Webentwicklung, Web-Entwicklung, Webanwendungen, Webprogrammierung, Entwicklung von Webanwendungen
front-end-development | Frontend-Entwicklung, Frontendentwicklung
web-accessibility | Barrierefreiheit, barrierefreie Webseiten
back-end-development | Backend-Entwicklung, Backendentwicklung
full-stack-development | Full-Stack-Entwicklung, Fullstack-Entwicklung
api-design | API-Entwicklung, Schnittstellenentwicklung, Webservices, Schnittstellenprogrammierung
mobile-development | App-Entwicklung, mobile Anwendungen, Entwicklung mobiler Apps, mobile Entwicklung
augmented-reality | erweiterte Realität, virtuelle Realität
game-development | Spieleentwicklung
software-testing | Softwaretests, Software-Tests, Softwaretest, Testfälle, Integrationstests
test-automation | Testautomatisierung
unit-testing | Unittests, automatisierte Tests
debugging | Fehlersuche im Code, Fehlerbehebung im Code
software-development | Software-Entwicklung, Programmierung, Programmierkenntnisse, Anwendungsentwicklung, Programmieren, Entwicklung von Software
code-review | Quellcode-Prüfung
technical-documentation | technische Dokumentation, technische Dokumentationen, Erstellung technischer Dokumentation
system-design | Softwarearchitektur, Software-Architektur, Systemarchitektur, Systementwurf
microservices | Microservice-Architektur, Microservices-Architektur
distributed-systems | verteilte Systeme, verteilten Systemen, verteilter Systeme
design-patterns | Entwurfsmuster
object-oriented-programming | objektorientierte Programmierung, objektorientierter Programmierung, objektorientierten Programmierung, objektorientierte Entwicklung
functional-programming | funktionale Programmierung
data-structures | Datenstrukturen, Algorithmen, Algorithmen und Datenstrukturen
agile | agile Methoden, agilen Methoden, agiler Methoden, agile Softwareentwicklung, agile Vorgehensweise, agiles Arbeiten, agiles Projektmanagement
test-driven-development | testgetriebene Entwicklung
itil | IT-Servicemanagement
database-management | Datenbankkenntnisse, relationale Datenbanken, relationalen Datenbanken, Datenbankadministration, Datenbankentwicklung, Datenbankmanagement
data-engineering | Datenpipelines, Datenverarbeitung, Datenaufbereitung
data-warehousing | Datenlager
data-modeling | Datenmodellierung, Datenmodelle
big-data | Massendaten, große Datenmengen, großen Datenmengen
data-governance | Datenqualität, Stammdatenpflege, Stammdatenmanagement, Stammdaten
data-analysis | Datenauswertung, Datenanalysen, Auswertung von Daten, Analyse von Daten, Datenauswertungen
data-science | Datenwissenschaft
data-visualization | Datenvisualisierung, Visualisierung von Daten
data-mining | Webscraping
business-intelligence | Geschäftsanalytik
statistics | statistische Auswertungen, statistische Analysen, statistische Methoden, Statistikkenntnisse
linear-algebra | lineare Algebra
simulation | numerische Simulation, Simulationen
machine-learning | maschinellem Lernen, maschinellen Lernens
deep-learning | neuronale Netze, neuronalen Netzen, tiefes Lernen
artificial-intelligence | Künstliche Intelligenz, künstlicher Intelligenz, KI-Anwendungen
natural-language-processing | Sprachverarbeitung, Verarbeitung natürlicher Sprache
computer-vision | Bildverarbeitung, maschinelles Sehen, Bilderkennung
large-language-models | große Sprachmodelle, großen Sprachmodellen
cloud-computing | Cloud-Infrastruktur, Cloud-Dienste, Cloud-Technologien, Cloud-Lösungen
git | Versionsverwaltung, Versionskontrolle
ci-cd | kontinuierliche Integration
infrastructure-as-code | Infrastruktur als Code
incident-response | Störungsmanagement, Störungsbehebung, Rufbereitschaft
performance-optimization | Performance-Optimierung, Leistungsoptimierung
load-balancing | Lastverteilung, Hochverfügbarkeit, Skalierbarkeit
disaster-recovery | Datensicherung, Notfallwiederherstellung, Backup und Recovery
penetration-testing | Penetrationstests, Penetrationstest
vulnerability-management | Schwachstellenmanagement, Schwachstellenanalyse
information-security | IT-Sicherheit, Informationssicherheit, Cybersicherheit, Cyber-Sicherheit
network-security | Netzwerksicherheit
cryptography | Kryptographie, Kryptografie, Verschlüsselung
identity-and-access-management | Identitäts- und Zugriffsmanagement, Berechtigungsmanagement, Zugriffsverwaltung
gdpr | Datenschutz, Datenschutzgrundverordnung, Datenschutz-Grundverordnung
computer-networking | Netzwerktechnik, Netzwerkkenntnisse, Netzwerkprotokolle, Rechnernetze
network-administration | Netzwerkadministration, Netzwerkbetreuung, Netzwerkverwaltung, Administration von Netzwerken
linux | Linux-Systeme
virtualization | Virtualisierung
system-administration | Systemadministration, Systembetreuung, Serveradministration, Administration von Servern, IT-Administration
technical-support | technischer Support, technischen Support, Anwenderbetreuung, Benutzerbetreuung, Anwendersupport, First-Level-Support, Second-Level-Support
embedded-systems | eingebettete Systeme, Embedded-Systeme, Mikrocontroller, eingebettete Software
signal-processing | Signalverarbeitung
iot | Internet der Dinge
accounting | Buchhaltungskenntnisse, Bilanzbuchhaltung, Fibu^
management-accounting | betriebliches Controlling, Kostencontrolling
bookkeeping | Kontierung, Belegbuchung, vorbereitende Buchhaltung, laufende Buchhaltung
accounts-payable | Eingangsrechnungen, Rechnungsbearbeitung, Kreditoren, Rechnungserfassung
accounts-receivable | Mahnwesen, Debitoren, Forderungsmanagement
debt-collection | Forderungseinzug
account-reconciliation | Kontenabstimmung, Monatsabschlüsse, Monatsabschlüssen, Kontoabstimmung
financial-reporting | Jahresabschlüsse, Finanzberichte, Bilanzierung, Jahresabschlüssen, Finanzberichterstattung, Bilanz, Bilanzen
payroll | Lohn- und Gehaltsabrechnung, Entgeltabrechnung, Personalabrechnung
banking | Bankgeschäft, Privatkundengeschäft, Firmenkundengeschäft
credit-analysis | Kreditprüfung, Kreditrisiko, Kreditvergabe
insurance | Schadensregulierung, Versicherungswirtschaft
anti-money-laundering | Geldwäsche
business-analysis | Geschäftsanalyse, betriebswirtschaftliche Analysen
requirements-analysis | Anforderungserhebung
customer-service | Kundenberatung, Beratung von Kunden, Betreuung von Kunden, Kundenkontakt, Kundenberatungen
customer-relations | Kundenpflege
complaint-handling | Reklamationsmanagement, Reklamationen, Reklamationsabwicklung
call-center-operations | telefonische Kundenbetreuung, Telefonzentrale
digital-marketing | digitales Marketing
search-advertising | Suchmaschinenwerbung
content-marketing | Content-Erstellung, Erstellung von Inhalten, redaktionelle Inhalte
social-media-marketing | sozialen Medien, Social-Media-Kanäle, Betreuung der Social-Media-Kanäle
interior-design | Raumgestaltung, Innenausstattung
financial-analysis | Finanzanalysen, Unternehmensbewertung
budgeting | Budgetkontrolle, Budgetüberwachung
forecasting | Absatzplanung, Prognosen, Umsatzprognosen
treasury-management | Liquiditätsplanung, Liquiditätsmanagement, Zahlungsverkehr
investment-management | Anlageberatung, Kapitalmarkt, Kapitalmärkte, Wertpapiere, Portfolioverwaltung
economics | Ökonometrie, Wirtschaftswissenschaften
graphic-design | Grafikgestaltung, Mediengestaltung, visuelle Gestaltung, Grafik-Design
typography | Schriftgestaltung
human-resources | Personalarbeit, Personalverwaltung, Personalabteilung
recruiting | Bewerbermanagement, Personalauswahl, Bewerbungsgespräche
onboarding | Einarbeitung neuer Kollegen
employee-relations | Arbeitsbeziehungen, Mitarbeiterbindung
performance-management | Mitarbeiterbeurteilung, Leistungsbeurteilung
compensation-and-benefits | Vergütungssysteme, Vergütungsmanagement
training-delivery | Schulung von Mitarbeitern, Durchführung von Schulungen, Mitarbeiterschulungen, Trainings durchführen
diversity-and-inclusion | Vielfalt und Inklusion, Inklusion
labor-law | Tarifrecht
legal-research | juristische Recherche, rechtliche Analyse, Rechtsrecherche
legal-drafting | Vertragserstellung, Vertragsentwürfe, Erstellung von Verträgen, Schriftsätze
litigation | Rechtsstreitigkeiten, gerichtliche Vertretung
intellectual-property | Patentrecht, Markenrecht, Urheberrecht
immigration-law | Ausländerrecht, Migrationsrecht
corporate-law | Unternehmensrecht
civil-law | bürgerliches Recht
operations-management | Betriebsleitung, Betriebsführung, operative Leitung
strategic-planning | Strategieentwicklung, Unternehmensstrategie
business-process-improvement | Prozessverbesserung, Geschäftsprozessmanagement, Optimierung von Prozessen, kontinuierlicher Verbesserungsprozess
change-management | Veränderungsprozesse
stakeholder-management | Stakeholdermanagement
risk-management | Risikoanalyse, Risikoanalysen
quality-assurance | Qualitätskontrollen
staff-supervision | Personalverantwortung, Führung von Mitarbeitern, Führung eines Teams
consulting | Beratungserfahrung, Beratungstätigkeit
lean | schlanke Produktion
okrs | Kennzahlen, Kennzahlensysteme
marketing | Marketingkampagnen, Marketingmaßnahmen
brand-management | Markenstrategie
market-research | Marktanalysen, Marktbeobachtung
event-planning | Veranstaltungsmanagement, Organisation von Veranstaltungen
office-administration | Büroverwaltung, Sekretariatsaufgaben, Sachbearbeitung, Verwaltungsaufgaben, allgemeine Bürotätigkeiten, administrative Aufgaben, Sekretariatstätigkeiten, administrative Tätigkeiten, Verwaltungstätigkeiten
scheduling | Einsatzplanung, Dienstplangestaltung
data-entry | Datenpflege, Erfassung von Daten
record-keeping | Aktenverwaltung, Dokumentenverwaltung, Registratur
minute-taking | Protokollerstellung
travel-arrangements | Organisation von Dienstreisen
report-writing | Verfassen von Berichten
mail-handling | Posteingang, Postein- und -ausgang
microsoft-office | MS-Office-Paket, Office-Kenntnisse, Office-Programme, gängige Office-Anwendungen
excel | Pivot-Tabellen
photography | Fotografieren
procurement | Materialbeschaffung, strategischen Einkauf, operativer Einkauf, operativen Einkauf, Lieferantenauswahl
contract-management | Vertragsverwaltung
erp-systems | ERP-Systeme, ERP-Systemen, Warenwirtschaftssysteme, Warenwirtschaft
project-management | Projektsteuerung, Leitung von Projekten, Projekterfahrung, Projektarbeit
program-management | Programmmanagement
product-management | Produktstrategie
policy-analysis | Politikberatung, politische Analyse
program-evaluation | Programmevaluation, Evaluierung von Programmen
grant-management | Fördermittel, Fördermittelanträge, Drittmittelverwaltung, Drittmittelakquise
fundraising | Spendenakquise, Spendensammlung
public-administration | öffentlichen Verwaltung, Verwaltungswesen
journalism | journalistische Erfahrung, Redaktion
real-estate | Vermietung, Immobilienmanagement
sales | Vertriebserfahrung, Verkaufserfahrung, Verkaufstalent, Innendienst, Direktvertrieb, Verkaufsgespräche
technical-sales | technischen Vertrieb, Vertrieb technischer Produkte
export-sales | Exportgeschäft, Auslandsgeschäft
account-management | Großkundenbetreuung, Schlüsselkunden, Bestandskundenbetreuung, Bestandskunden
business-development | Neukundenakquise, Kundengewinnung, Kaltakquise, Neukundengeschäft
retail-sales | Warenpräsentation, Kassenverkauf, Ladenverkauf, Verkaufsfläche
cash-handling | Kassenführung, Kassiertätigkeit, Bedienung der Kasse, Kassenerfahrung
loss-prevention | Diebstahlprävention, Warensicherung
e-commerce | Online-Handel, Versandhandel
crm-software | CRM-Systeme
communication | Kommunikationsfähigkeiten, kommunikative Fähigkeiten, kommunikativ, Kommunikationsgeschick
interpersonal-skills | zwischenmenschliche Fähigkeiten, Kontaktfreude, Einfühlungsvermögen im Umgang
empathy | einfühlsam
teamwork | Teamorientierung, Zusammenarbeit im Team
leadership | Führungskompetenzen
mentoring | Mitarbeitercoaching, fachliche Anleitung, Anleitung von Auszubildenden, Praxisanleitung
problem-solving | Problemlösungsfähigkeit, lösungsorientiertes Denken, lösungsorientierte Arbeitsweise
critical-thinking | analytischen Fähigkeiten, analytische Denkweise
decision-making | Entscheidungsstärke
time-management | Zeiteinteilung, Prioritäten setzen, Priorisierung
organizational-skills | Organisationsvermögen, organisatorische Fähigkeiten, selbstständige und strukturierte Arbeitsweise, gut organisiert
attention-to-detail | Gewissenhaftigkeit, Liebe zum Detail, genaue Arbeitsweise, gewissenhafte Arbeitsweise
creativity | Einfallsreichtum, kreatives Denken
initiative | Selbstständigkeit, Selbständigkeit
work-ethic | Pflichtbewusstsein
customer-focus | kundenorientiertes Denken
negotiation | Verhandlungen, Verhandlungsstärke, Verhandlungssicherheit
conflict-resolution | Deeskalation
presentation-skills | Präsentationen, Präsentationsfähigkeiten
facilitation | Moderation von Workshops, Moderation*, Workshops moderieren, Moderationserfahrung
tax-preparation | Steuererklärung, Umsatzsteuervoranmeldung, Umsatzsteuervoranmeldungen, Besteuerung, Körperschaftsteuer
auditing | Revision*, Prüfungswesen, Rechnungsprüfungen, interne Audits
compliance | Regelkonformität, Einhaltung gesetzlicher Vorschriften, Regulatorik
ux-design | Benutzererfahrung
ui-design | Benutzeroberflächen, Oberflächengestaltung, Gestaltung von Benutzeroberflächen
user-research | Nutzerforschung, Nutzertests
translation | Lokalisierung
patient-care | Patientenversorgung, Patientenpflege, Pflege von Patienten, Krankenpflege, Patientenbetreuung, Grund- und Behandlungspflege, Behandlungspflege, Betreuung von Patienten, Versorgung der Patienten, pflegerische Versorgung, Grundpflege
patient-assessment | Patientenbeobachtung, Pflegeanamnese, Krankenbeobachtung, Anamnese
patient-triage | Ersteinschätzung von Patienten, Ersteinschätzung
care-planning | Pflegeplanung, Behandlungspläne, Pflegeprozess, Behandlungsplanung, Therapieplanung
medication-administration | Medikamentengabe, Medikamentenverabreichung, Verabreichung von Medikamenten, Medikamentenmanagement, Stellen von Medikamenten
iv-therapy | Infusionstherapie, Infusionen, Legen von Zugängen
wound-care | Wundversorgung, Wundmanagement, Verbandswechsel, Wundpflege, Verbandwechsel
vital-signs | Vitalzeichen, Vitalparameter, Kontrolle der Vitalwerte, Vitalzeichenkontrolle
diabetes-care | Blutzuckermessung, Diabetesberatung, Blutzuckerkontrolle
catheterization | Katheterisierung, Katheterpflege, Legen von Blasenkathetern, Katheterwechsel
pain-management | Schmerztherapie, Schmerzmanagement, Anästhesie
patient-education | Patientenedukation, Patientenschulung, Patientenberatung, Beratung von Patienten
discharge-planning | Entlassmanagement, Entlassungsmanagement
surgical-care | OP-Pflege, Operationssaal, Chirurgie, perioperative Pflege, OP-Bereich
critical-care | Intensivpflege, Intensivstation, Intensivmedizin
telemetry | Monitoring von Patienten
maternity-care | Geburtshilfe, Entbindungspflege, Neonatologie, Hebammentätigkeit, Wochenbettpflege
dialysis | Dialyse, Hämodialyse
patient-transport | Patiententransport, Krankentransport, Lagerung von Patienten, Mobilisation von Patienten, Krankentransporte
infection-control | Hygienevorschriften in der Pflege, Infektionsschutz, Krankenhaushygiene, Infektionsprävention, Aufbereitung von Medizinprodukten, Sterilisation von Instrumenten
medical-assisting | medizinische Fachangestellte, medizinischer Fachangestellter, Arzthelferin, MFA^*, Arzthelfer
pediatrics | Kinderkrankenpflege, Pädiatrie, Kinderheilkunde
oncology | Onkologie, Chemotherapie, onkologische Pflege
palliative-care | Palliativpflege, Sterbebegleitung, Palliativmedizin, Hospizarbeit
telehealth | Telemedizin
anatomy | Anatomie
medical-terminology | medizinische Fachbegriffe, medizinische Terminologie, medizinische Fachsprache
emergency-care | Notaufnahme, Notfallversorgung, Notfallmedizin, Notfallpflege
cpr | Reanimation, Wiederbelebung, Herz-Lungen-Wiederbelebung
first-aid | Erste Hilfe, Ersthelfer, Erste-Hilfe-Kurs, Ersthelferausbildung
emergency-management | Katastrophenschutz, Notfallmanagement
firefighting | Brandschutz, Brandbekämpfung, Feuerwehr
physical-therapy | Physiotherapie, Krankengymnastik, Bewegungstherapie, manuelle Therapie
occupational-therapy | Ergotherapie
speech-therapy | Logopädie, Sprachtherapie
ventilator-management | Beatmung, Beatmungspflege, Atemtherapie, Beatmungstherapie
massage-therapy | Massagen, Massagetherapie, medizinische Massage
nutrition | Ernährung, Ernährungsberatung, Ernährungswissenschaft, Diätetik
mental-health-care | psychiatrische Pflege, Psychiatrie, psychosoziale Betreuung, psychische Gesundheit
dental-hygiene | Zahnmedizin, Prophylaxe, Zahnhygiene, zahnmedizinische Prophylaxe, zahnärztliche Assistenz, professionelle Zahnreinigung
pharmacy-practice | Arzneimittelabgabe, Apothekenpraxis, Beratung in der Apotheke, Rezeptur und Defektur
pharmacy-technician-work | PTA^*, pharmazeutisch-technische Assistentin, pharmazeutisch-technischer Assistent
pharmacology | Pharmakologie, Arzneimittelkunde, Arzneimittellehre
radiology | Radiologie, Röntgen, bildgebende Verfahren, Röntgendiagnostik, Computertomographie
magnetic-resonance-imaging | Magnetresonanztomographie, Kernspintomographie, MRT^
ultrasound-imaging | Sonographie, Sonografie, Ultraschall, Ultraschalluntersuchungen, Echokardiographie
phlebotomy | Blutentnahme, Blutabnahme, Blutentnahmen, Blutabnahmen
specimen-collection | Probenahme, Probenvorbereitung, Probenentnahme, Probenaufbereitung
hematology | Hämatologie
histology | Histologie, Pathologie
clinical-documentation | Pflegedokumentation, medizinische Dokumentation, Patientenakten, Dokumentation der Pflege, Patientendokumentation
medical-coding | medizinische Kodierung, Abrechnung nach GOÄ, ärztliche Abrechnung, Klinische Kodierung, Leistungsabrechnung
electronic-health-records | elektronische Patientenakte, Krankenhausinformationssystem, Praxissoftware
immunization | Impfungen, Impfen, Schutzimpfungen
public-health | öffentliche Gesundheit, Gesundheitswesen, Gesundheitsförderung, öffentliches Gesundheitswesen
geriatric-care | Seniorenbetreuung, Geriatrie, Seniorenpflege, Demenzbetreuung, Pflege älterer Menschen, Betreuung von Senioren, Langzeitpflege
home-care | häusliche Pflege, ambulante Pflege, Hauspflege, ambulanter Pflegedienst, Haushaltshilfe, Alltagsbegleitung
veterinary-care | Tiermedizin, Tierpflege, Veterinärmedizin, Behandlung von Tieren
social-work | Sozialarbeit, soziale Arbeit, sozialer Arbeit, Jugendhilfe, Sozialpädagogik, Sozialberatung, Krisenintervention, Familienhilfe
community-outreach | Gemeinwesenarbeit, Quartiersarbeit
child-supervision | Betreuung von Kindern, Beaufsichtigung von Kindern, Hausaufgabenbetreuung
early-childhood-education | frühkindliche Bildung, Kinderbetreuung, Elementarpädagogik, Kindererziehung, Kleinkindpädagogik, Frühpädagogik
teaching | Unterrichten, Lehrtätigkeit, Unterrichtserfahrung, Lehrerfahrung, Nachhilfe, Unterrichtsvorbereitung, Klassenführung, Unterrichtsplanung, Unterrichtsgestaltung
curriculum-development | Lehrplanentwicklung, Unterrichtskonzepte, Lehrpläne, Lehrplangestaltung
special-education | Sonderpädagogik, Förderpädagogik, Heilpädagogik, Inklusionspädagogik, Sonderpädagogische Förderung
language-teaching | Sprachunterricht, Deutsch als Fremdsprache, Englischunterricht, Fremdsprachenunterricht, Deutsch als Zweitsprache
pedagogy | Pädagogik, Didaktik, pädagogische Fähigkeiten, pädagogisches Geschick
student-advising | Studienberatung, Schulberatung, Berufsberatung, Laufbahnberatung
e-learning | digitales Lernen, Fernunterricht, Lernplattformen, digitaler Unterricht
library-services | Bibliothekswesen, Katalogisierung, Bibliotheksdienste
laboratory-techniques | Labortechniken, Laborarbeit, Labortätigkeit, Laborerfahrung, Laboruntersuchungen, Labormethoden, Laboranalysen, Laborkenntnisse
equipment-calibration | Kalibrierung, Gerätekalibrierung, Kalibrierung von Messgeräten
laboratory-safety | Laborsicherheit, biologische Sicherheit
chromatography | Chromatographie, Chromatografie
mass-spectrometry | Massenspektrometrie
spectroscopy | Spektroskopie
microscopy | Mikroskopie, Elektronenmikroskopie
flow-cytometry | Durchflusszytometrie
dna-sequencing | DNA-Sequenzierung, Sequenzierung
cell-culture | Zellkultur, Zellkulturen, Zellkulturtechnik
biology | Biologie
molecular-biology | Molekularbiologie, molekularbiologische Methoden
microbiology | Mikrobiologie
biochemistry | Biochemie
bioinformatics | Bioinformatik
chemistry | Chemie, Analytische Chemie, Organische Chemie
physics | Physik
mathematics | Mathematikkenntnisse
scientific-research | wissenschaftliches Arbeiten, wissenschaftliche Forschung, Forschungsmethoden, Literaturrecherche, Forschungserfahrung, qualitative Forschung, empirische Forschung
survey-design | Umfragen, Fragebögen, Fragebogenerstellung
scientific-writing | wissenschaftliches Schreiben, wissenschaftliche Publikationen, wissenschaftliche Veröffentlichungen
field-work | Feldarbeit, Feldforschung
environmental-science | Umweltwissenschaften, Umweltschutz, Umwelttechnik
environmental-regulations | Umweltvorschriften
geology | Geologie
gis | Geoinformationssysteme, Geoinformatik
agriculture | Landwirtschaft, Ackerbau, Pflanzenbau, landwirtschaftliche Arbeiten
psychology | Psychologie, Psychotherapie
international-relations | internationale Beziehungen
clinical-research | klinische Forschung, klinische Studien, klinischer Studien, klinischen Studien
good-clinical-practice | gute klinische Praxis
good-manufacturing-practice | gute Herstellungspraxis
investigation | Ermittlungen, Ermittlungsarbeit
law-enforcement | Strafverfolgung, Polizeiarbeit, Gefahrenabwehr
security-guarding | Objektschutz, Wachdienst, Werkschutz, Sicherheitsdienst, Bewachung
registered-nurse | Krankenschwester, Krankenpfleger, Pflegefachkraft, Pflegefachfrau, Pflegefachmann, Gesundheits- und Krankenpfleger, Gesundheits- und Krankenpflegerin, examinierte Pflegekraft, examinierte Pflegefachkraft, staatlich anerkannte Pflegefachkraft, Pflegefachperson
certified-nursing-assistant | Pflegehelfer, Pflegeassistent, Pflegehelferin, Pflegeassistentin, Pflegehilfskraft, Krankenpflegehelfer, Altenpflegehelfer
emt | Rettungssanitäter, Notfallsanitäter, Rettungsdienst, Rettungsassistent
teaching-license | Lehramt, Staatsexamen Lehramt, Lehrbefähigung, Lehramtsstudium
industrial-automation | Automatisierung, Mess- und Regeltechnik, Automation*
automotive-repair | Fahrzeugreparatur, Autoreparatur, Kfz-Technik
diesel-engine-repair | Dieselmotoren
tire-service | Reifenmontage
aircraft-maintenance | Flugzeugmechanik, Luftfahrzeugtechnik
beauty-treatments | kosmetische Behandlungen, Haarschnitte
hairdressing | Haarschnitt, Haare schneiden, Haare färben
facilities-management | Gebäudetechnik, Haustechnik, Hausmeisterdienste, Objektbetreuung
finite-element-analysis | FEM-Berechnung
computational-fluid-dynamics | Strömungssimulation, Strömungsmechanik
carpentry | Tischlerei, Schreinerei, Innenausbau, Tischler, Schreiner, Zimmerer
painting-and-decorating | Anstreicharbeiten, Lackierarbeiten, Maler- und Lackierarbeiten
chemical-engineering | chemische Verfahrenstechnik
building-codes | Bauordnung, Baurecht
surveying | Vermessungstechnik, Vermessungskunde
laundry | Wäschepflege, Textilreinigung
construction-management | Bauüberwachung, Baustellenleitung, Bauablaufplanung, Bauprojekte, Bauplanung
cost-estimating | Kalkulation, Angebotskalkulation, Bauabrechnung, Aufmaß
demolition | Asphaltbau
masonry | Mauerwerk, Betonbau, Maurer, Stahlbetonbau
roofing | Dacharbeiten, Dachdecker
scaffolding | Gerüste
heavy-equipment-operation | Bedienung von Baumaschinen, Baggerführer, Führen von Baumaschinen
food-preparation | Zubereitung von Speisen, Küchenvorbereitung, Lebensmittelzubereitung, Küchenhilfe, Vorbereitung von Speisen
cooking | Küchenführung, Kochkenntnisse, Kocherfahrung, Warme Küche
baking | Bäckerei, Backwaren, Bäckerhandwerk, Konditorhandwerk
dishwashing | Spülküche, Abwasch, Spülkraft
meat-cutting | Fleischverarbeitung, Zerlegung von Fleisch, Fleischerhandwerk, Metzgerei
food-safety | HACCP-Richtlinien, Hygienevorschriften, Hygienestandards, HACCP-Konzept
food-handler-certification | Infektionsschutzbelehrung
truck-driving | Berufskraftfahrer, Berufskraftfahrerin, Führen von Lkw
parcel-delivery | Auslieferung, Zustellung von Paketen, Auslieferung von Paketen
bus-driving | Busfahrer
route-planning | Routenplanung, Disposition von Touren
fleet-management | Fuhrparkverwaltung, Flottenmanagement, Fuhrpark
electrical-engineering | Elektroplanung
electronics | Elektronikkenntnisse, Schaltungstechnik
soldering | Lötkenntnisse, Lötarbeiten, Weichlöten
electrical-installation | Elektroinstallationen, Elektromontage, Elektrik, Elektroarbeiten, Elektroniker
renewable-energy | Solaranlagen, erneuerbarer Energien
irrigation | Bewässerungssysteme
tractor-operation | Schlepperfahren, Bedienung von Landmaschinen
livestock-care | Viehhaltung, Tierzucht, Milchviehhaltung, Melken, Versorgung von Tieren, Viehzucht
forestry | Waldarbeit, Forstarbeiten
groundskeeping | Gartenarbeiten, Grünanlagenpflege, Gartenbau
hotel-management | Hotelmanagement, Hotelfach, Hotelfachfrau, Hotelfachmann
front-desk-operations | Rezeption, Gästeempfang, Check-in und Check-out, Empfang von Gästen, Rezeptionserfahrung
reservations-management | Reservierungen, Reservierungsmanagement, Buchungsmanagement
housekeeping | Hauswirtschaft, Unterhaltsreinigung, Raumpflege, Reinigungstätigkeiten, hauswirtschaftliche Tätigkeiten
tour-guiding | Gästeführung, Stadtführungen, Reiseleiter
commercial-drivers-license | Führerscheinklasse C, Führerschein CE, Führerscheinklasse CE, Führerschein C/CE
drivers-license | PKW-Führerschein, Führerscheinklasse B, Fahrerlaubnis Klasse B
logistics | Versand, Transportlogistik, Logistikkenntnisse, Warenversand, Logistikerfahrung, Intralogistik, Versandabwicklung
supply-chain-management | Lieferkette, Lieferketten
import-and-export | Import und Export, Zollwesen, Verzollung, Zollbestimmungen
machining | Drehen und Fräsen, spanende Bearbeitung, CNC-Kenntnisse
industrial-engineering | Arbeitsvorbereitung
manufacturing | Fertigungsverfahren, Produktionserfahrung
assembly-work | Montagearbeiten, Montagetätigkeit, Endmontage, Vormontage, Montagetätigkeiten, Baugruppenmontage, Montageerfahrung
machine-operation | Bedienung von Maschinen, Maschinenführung, Anlagenbedienung, Bedienen von Maschinen, Maschinenführer, Anlagenführer, Bedienung von Anlagen, Rüsten von Maschinen, Einrichten von Maschinen, Bedienung und Überwachung
injection-molding | Kunststoffspritzguss, Spritzgießen
grinding-and-polishing | Schleifen, Polieren
packaging | Verpacken, Verpackung von Waren, Konfektionierung, Verpackungsarbeiten, Verpacken von Waren
equipment-repair | Reparaturen, Instandsetzung, Reparatur von Maschinen, Reparaturarbeiten, Reparatur von Geräten
preventive-maintenance | vorbeugende Instandhaltung, Wartung, Wartungsarbeiten, Wartung und Instandhaltung, Wartung von Maschinen, Wartung von Anlagen
mechanical-engineering | Konstruktion im Maschinenbau, Mechanik
materials-science | Materialwissenschaft
hydraulics | Hydraulik und Pneumatik, Hydraulikkenntnisse
engineering-drawings | Technisches Zeichnen mit CAD
blueprint-reading | Lesen technischer Zeichnungen, technische Zeichnungen, technische Zeichnungen lesen, Lesen von technischen Zeichnungen, Zeichnungslesen, technischen Zeichnungen
occupational-safety | Sicherheitsvorschriften, Arbeitsschutzvorschriften, Arbeitssicherheitsvorschriften
hazardous-materials | Gefahrguttransport, Gefahrstoffen
plumbing | Sanitärtechnik, Rohrinstallation
hvac | Sanitär-Heizung-Klima, Heizung-Sanitär, Lüftung und Klima
quality-inspection | Qualitätsprüfungen, Messtechnik, Sichtkontrolle, Prüfmittel
food-service | Bedienung von Gästen, Servicekraft, Servieren, Gastronomieerfahrung, Gästeservice, Servieren von Speisen und Getränken, Systemgastronomie
bartending | Barservice, Getränkezubereitung, Cocktails mixen
wine-service | Weinkunde, Weinberatung, Sommelierkenntnisse
personal-training | Trainingspläne, Fitnesstrainer
lifeguarding | Badeaufsicht, Schwimmunterricht, Rettungsschwimmen
sewing | Näharbeiten, Änderungsschneiderei
warehouse-operations | Lagerwirtschaft, Lagerarbeiten, Lagerverwaltung, Lagertätigkeit, Lagererfahrung, Einlagerung, Wareneingangskontrolle, Warenannahme
loading-and-unloading | Beladen, Be- und Entladung, Entladen, Be- und Entladen von Lkw, Verladung, Be- und Entladetätigkeiten
inventory-management | Bestandskontrolle, Lagerbestand, Inventuren, Lagerbestände, Bestandspflege
forklift-operation | Gabelstaplerfahrer, Gabelstaplerfahren, Staplerfahrer, Flurförderzeuge, Stapler
forklift-certification | Flurfördermittelschein
welding | Schweißkenntnisse, Schweißarbeiten, Schweißtechnik, Schweißerfahrung, MIG/MAG-Schweißen, Schweißer
sheet-metal-work | Schlosserarbeiten, Schlosserei, Metallverarbeitung
`;
