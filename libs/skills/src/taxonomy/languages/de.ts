/** German aliases, one skill a line: `skill-id | Alias, Alias`; marks are explained at `aliasesOf`. */
export const germanAliases = `
embedded-systems | eingebettete Systeme, Embedded-Systeme, Mikrocontroller, eingebettete Software
git | Versionsverwaltung, Versionskontrolle
software-development | Software-Entwicklung, Programmierung, Programmierkenntnisse, Anwendungsentwicklung, Programmieren, Entwicklung von Software
web-development | Webentwicklung, Web-Entwicklung, Webanwendungen, Webprogrammierung, Entwicklung von Webanwendungen
front-end-development | Frontend-Entwicklung, Frontendentwicklung
back-end-development | Backend-Entwicklung, Backendentwicklung
full-stack-development | Full-Stack-Entwicklung, Fullstack-Entwicklung
mobile-development | App-Entwicklung, mobile Anwendungen, Entwicklung mobiler Apps, mobile Entwicklung
api-design | API-Entwicklung, Schnittstellenentwicklung, Webservices, Schnittstellenprogrammierung
microservices | Microservice-Architektur, Microservices-Architektur
distributed-systems | verteilte Systeme, verteilten Systemen, verteilter Systeme
system-design | Softwarearchitektur, Software-Architektur, Systemarchitektur, Systementwurf
object-oriented-programming | objektorientierte Programmierung, objektorientierter Programmierung, objektorientierten Programmierung, objektorientierte Entwicklung
functional-programming | funktionale Programmierung
design-patterns | Entwurfsmuster
data-structures | Datenstrukturen, Algorithmen, Algorithmen und Datenstrukturen
unit-testing | Unittests, automatisierte Tests
test-automation | Testautomatisierung
software-testing | Softwaretests, Software-Tests, Softwaretest, Testfälle, Integrationstests
code-review | Quellcode-Prüfung
debugging | Fehlersuche im Code, Fehlerbehebung im Code
performance-optimization | Performance-Optimierung, Leistungsoptimierung
web-accessibility | Barrierefreiheit, barrierefreie Webseiten
game-development | Spieleentwicklung
technical-documentation | technische Dokumentation, technische Dokumentationen, Erstellung technischer Dokumentation
agile | agile Methoden, agilen Methoden, agiler Methoden, agile Softwareentwicklung, agile Vorgehensweise, agiles Arbeiten, agiles Projektmanagement
test-driven-development | testgetriebene Entwicklung
virtualization | Virtualisierung
augmented-reality | erweiterte Realität, virtuelle Realität
signal-processing | Signalverarbeitung
simulation | numerische Simulation, Simulationen
iot | Internet der Dinge
cloud-computing | Cloud-Infrastruktur, Cloud-Dienste, Cloud-Technologien, Cloud-Lösungen
linux | Linux-Systeme
machine-learning | maschinellem Lernen, maschinellen Lernens
deep-learning | neuronale Netze, neuronalen Netzen, tiefes Lernen
artificial-intelligence | Künstliche Intelligenz, künstlicher Intelligenz, KI-Anwendungen
natural-language-processing | Sprachverarbeitung, Verarbeitung natürlicher Sprache
computer-vision | Bildverarbeitung, maschinelles Sehen, Bilderkennung
large-language-models | große Sprachmodelle, großen Sprachmodellen
statistics | statistische Auswertungen, statistische Analysen, statistische Methoden, Statistikkenntnisse
linear-algebra | lineare Algebra
cryptography | Kryptographie, Kryptografie, Verschlüsselung
information-security | IT-Sicherheit, Informationssicherheit, Cybersicherheit, Cyber-Sicherheit
network-security | Netzwerksicherheit
identity-and-access-management | Identitäts- und Zugriffsmanagement, Berechtigungsmanagement, Zugriffsverwaltung
gdpr | Datenschutz, Datenschutzgrundverordnung, Datenschutz-Grundverordnung
computer-networking | Netzwerktechnik, Netzwerkkenntnisse, Netzwerkprotokolle, Rechnernetze
database-management | Datenbankkenntnisse, relationale Datenbanken, relationalen Datenbanken, Datenbankadministration, Datenbankentwicklung, Datenbankmanagement
data-analysis | Datenauswertung, Datenanalysen, Auswertung von Daten, Analyse von Daten, Datenauswertungen
data-science | Datenwissenschaft
data-engineering | Datenpipelines, Datenverarbeitung, Datenaufbereitung
data-warehousing | Datenlager
data-modeling | Datenmodellierung, Datenmodelle
data-visualization | Datenvisualisierung, Visualisierung von Daten
data-governance | Datenqualität, Stammdatenpflege, Stammdatenmanagement, Stammdaten
data-mining | Webscraping
business-intelligence | Geschäftsanalytik
big-data | Massendaten, große Datenmengen, großen Datenmengen
ci-cd | kontinuierliche Integration
infrastructure-as-code | Infrastruktur als Code
incident-response | Störungsmanagement, Störungsbehebung, Rufbereitschaft
penetration-testing | Penetrationstests, Penetrationstest
vulnerability-management | Schwachstellenmanagement, Schwachstellenanalyse
network-administration | Netzwerkadministration, Netzwerkbetreuung, Netzwerkverwaltung, Administration von Netzwerken
system-administration | Systemadministration, Systembetreuung, Serveradministration, Administration von Servern, IT-Administration
technical-support | technischer Support, technischen Support, Anwenderbetreuung, Benutzerbetreuung, Anwendersupport, First-Level-Support, Second-Level-Support
disaster-recovery | Datensicherung, Notfallwiederherstellung, Backup und Recovery
load-balancing | Lastverteilung, Hochverfügbarkeit, Skalierbarkeit
itil | IT-Servicemanagement
accounting | Buchhaltungskenntnisse, Bilanzbuchhaltung, Fibu^
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
forecasting | Absatzplanung, Bedarfsplanung, Prognosen, Umsatzprognosen
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
operations-management | Betriebsleitung, Betriebsführung, operative Leitung
strategic-planning | Strategieentwicklung, Unternehmensstrategie
business-process-improvement | Prozessverbesserung, Geschäftsprozessmanagement, Optimierung von Prozessen, kontinuierlicher Verbesserungsprozess
change-management | Veränderungsprozesse
stakeholder-management | Stakeholdermanagement
risk-management | Risikoanalyse, Risikoanalysen, Gefährdungsbeurteilung
quality-assurance | Qualitätsmanagement, Qualitätskontrollen
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
journalism | journalistische Erfahrung, Redaktion
real-estate | Vermietung, Immobilienmanagement
sales | Vertriebserfahrung, Verkaufserfahrung, Verkaufstalent, Innendienst, Direktvertrieb, Verkaufsgespräche
technical-sales | technischen Vertrieb, Vertrieb technischer Produkte
export-sales | Exportgeschäft, Auslandsgeschäft
account-management | Großkundenbetreuung, Schlüsselkunden, Bestandskundenbetreuung, Bestandskunden
business-development | Neukundenakquise, Kundengewinnung, Kaltakquise, Neukundengeschäft
retail-sales | Warenpräsentation, Kassenverkauf, Ladenverkauf, Verkaufsfläche
cash-handling | Kassenführung, Kassenabrechnung, Kassiertätigkeit, Bedienung der Kasse, Kassenerfahrung
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
laboratory-safety | Laborsicherheit, biologische Sicherheit, Gefahrstoffe
chromatography | Chromatographie, Chromatografie
mass-spectrometry | Massenspektrometrie
spectroscopy | Spektroskopie
microscopy | Mikroskopie, Elektronenmikroskopie
flow-cytometry | Durchflusszytometrie
dna-sequencing | DNA-Sequenzierung, Sequenzierung
cell-culture | Zellkultur, Zellkulturen, Zellkulturtechnik
biology | Biologie
molecular-biology | Molekularbiologie, molekularbiologische Methoden
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
agriculture | Landwirtschaft, Ackerbau, Pflanzenbau, landwirtschaftliche Arbeiten
psychology | Psychologie, Psychotherapie
international-relations | internationale Beziehungen
public-administration | öffentlichen Verwaltung, Verwaltungswesen
clinical-research | klinische Forschung, klinische Studien, klinischer Studien, klinischen Studien
good-clinical-practice | gute klinische Praxis
good-manufacturing-practice | gute Herstellungspraxis
legal-research | juristische Recherche, rechtliche Analyse, Rechtsrecherche
legal-drafting | Vertragserstellung, Vertragsentwürfe, Erstellung von Verträgen, Schriftsätze
litigation | Rechtsstreitigkeiten, gerichtliche Vertretung
investigation | Ermittlungen, Ermittlungsarbeit
law-enforcement | Strafverfolgung, Polizeiarbeit, Gefahrenabwehr
security-guarding | Objektschutz, Wachdienst, Werkschutz, Sicherheitsdienst, Bewachung
intellectual-property | Patentrecht, Markenrecht, Urheberrecht
immigration-law | Ausländerrecht, Migrationsrecht
registered-nurse | Krankenschwester, Krankenpfleger, Pflegefachkraft, Pflegefachfrau, Pflegefachmann, Gesundheits- und Krankenpfleger, Gesundheits- und Krankenpflegerin, examinierte Pflegekraft, examinierte Pflegefachkraft, staatlich anerkannte Pflegefachkraft, Pflegefachperson
certified-nursing-assistant | Pflegehelfer, Pflegeassistent, Pflegehelferin, Pflegeassistentin, Pflegehilfskraft, Krankenpflegehelfer, Altenpflegehelfer
emt | Rettungssanitäter, Notfallsanitäter, Rettungsdienst, Rettungsassistent
pharmacy-technician | pharmazeutisch-technische Assistentin, pharmazeutisch-technischer Assistent
teaching-license | Lehramt, Staatsexamen Lehramt, Lehrbefähigung, Lehramtsstudium
mechanical-engineering | Konstruktion im Maschinenbau, Mechanik
electrical-engineering | Elektroplanung
electronics | Elektronik, Schaltungsentwicklung, Elektronikkenntnisse, Schaltungstechnik
civil-engineering | Bauingenieurwesen, Tiefbau, Statik, Tragwerksplanung
chemical-engineering | Verfahrenstechnik, Chemieingenieurwesen, chemische Verfahrenstechnik
industrial-engineering | Wirtschaftsingenieurwesen, Fertigungsplanung, Arbeitsvorbereitung, Produktionsplanung
manufacturing | Fertigung, Produktion, Fertigungsverfahren, Fertigungstechnik, Produktionserfahrung, Serienfertigung
welding | Schweißkenntnisse, Schweißarbeiten, MAG-Schweißen, WIG-Schweißen, Schweißtechnik, Schweißerfahrung, MIG/MAG-Schweißen, Schweißer
soldering | Löten, Lötkenntnisse, Lötarbeiten, Weichlöten
machining | Zerspanung, Drehen und Fräsen, Fräsen, CNC-Fräsen, CNC-Drehen, Zerspanungstechnik, CNC-Programmierung, spanende Bearbeitung, CNC-Kenntnisse, CNC-Bearbeitung
blueprint-reading | Lesen technischer Zeichnungen, technische Zeichnungen, Zeichnungen lesen, technische Zeichnungen lesen, Lesen von technischen Zeichnungen, Zeichnungslesen, technischen Zeichnungen
preventive-maintenance | vorbeugende Instandhaltung, Wartung, Instandhaltung, Wartungsarbeiten, Wartung und Instandhaltung, vorbeugende Wartung, Wartung von Maschinen, Wartung von Anlagen
equipment-repair | Reparaturen, Instandsetzung, Reparatur von Maschinen, Reparaturarbeiten, Reparatur von Geräten
automotive-repair | Kfz-Reparatur, Kfz-Mechatronik, Fahrzeugreparatur, Fahrzeugtechnik, Autoreparatur, Kfz-Technik, Kfz-Mechatroniker, Kfz-Mechaniker
aircraft-maintenance | Flugzeugwartung, Flugzeugmechanik, Luftfahrzeugtechnik
hydraulics | Hydraulik, Pneumatik, Hydraulik und Pneumatik, Hydraulikkenntnisse
hvac | Heizungs- und Klimatechnik, Klimatechnik, Heizungsbau, Kältetechnik, Lüftungstechnik, Heizungstechnik, Sanitär-Heizung-Klima, Heizung-Sanitär, Lüftung und Klima
plumbing | Sanitärinstallation, Klempnerarbeiten, Sanitärtechnik, Rohrinstallation, Rohrleitungsbau
electrical-installation | Elektroinstallation, Elektroinstallationen, Verdrahtung, Schaltschrankbau, Elektromontage, Elektrik, Elektrofachkraft, Elektroarbeiten, Elektroniker
carpentry | Zimmererarbeiten, Tischlerarbeiten, Schreinerarbeiten, Holzbearbeitung, Tischlerei, Schreinerei, Innenausbau, Holzbau, Tischler, Schreiner, Zimmerer
painting-and-decorating | Malerarbeiten, Anstreicharbeiten, Tapezieren, Lackierarbeiten, Maler- und Lackierarbeiten, Lackieren
masonry | Maurerarbeiten, Mauerwerk, Betonbau, Mauern, Betonarbeiten, Maurer, Stahlbetonbau, Fliesenlegen
roofing | Dachdeckerarbeiten, Dacharbeiten, Dachdecker
construction-management | Bauleitung, Bauüberwachung, Baustellenleitung, Bauablaufplanung, Bauprojekte, Bauplanung
cost-estimating | Kalkulation, Kostenschätzung, Angebotskalkulation, Bauabrechnung, Aufmaß
facilities-management | Gebäudemanagement, Gebäudetechnik, Hausmeistertätigkeiten, Haustechnik, Hausmeisterdienste, Objektbetreuung
groundskeeping | Gartenpflege, Gartenarbeiten, Grünpflege, Landschaftsbau, Garten- und Landschaftsbau, Grünanlagenpflege, Gartenbau
heavy-equipment-operation | Baumaschinen, Baggerfahren, Bedienung von Baumaschinen, Baggerführer, Führen von Baumaschinen
forklift-operation | Gabelstaplerfahrer, Gabelstaplerfahren, Staplerfahrer, Hubwagen, Flurförderzeuge, Stapler
truck-driving | Lkw-Fahren, Berufskraftfahrer, Lkw-Fahrer, Fernverkehr, Nahverkehr, Berufskraftfahrerin, Führen von Lkw
route-planning | Tourenplanung, Routenplanung, Disposition von Touren
logistics | Versand, Transportlogistik, Logistikkenntnisse, Warenversand, Logistikerfahrung, Intralogistik, Versandabwicklung
supply-chain-management | Lieferkette, Lieferkettenmanagement, Lieferketten
inventory-management | Bestandsführung, Inventur, Bestandskontrolle, Lagerbestand, Bestandsmanagement, Inventuren, Lagerbestände, Bestandspflege, Lagerbestandsführung
warehouse-operations | Lagerwirtschaft, Lagerarbeiten, Kommissionierung, Kommissionieren, Lagerverwaltung, Wareneingang, Warenausgang, Lagertätigkeit, Lagererfahrung, Lagerhaltung, Einlagerung, Wareneingangskontrolle, Warenannahme
loading-and-unloading | Be- und Entladen, Beladen, Be- und Entladung, Ladungssicherung, Entladen, Be- und Entladen von Lkw, Verladung, Be- und Entladetätigkeiten
import-and-export | Import und Export, Zollabwicklung, Zollwesen, Außenhandel, Verzollung, Zollbestimmungen
fleet-management | Fuhrparkmanagement, Fuhrparkverwaltung, Flottenmanagement, Fuhrpark
occupational-safety | Arbeitsschutz, Sicherheitsvorschriften, Arbeitsschutzvorschriften, Fachkraft für Arbeitssicherheit, Arbeitssicherheitsvorschriften
quality-inspection | Qualitätsprüfung, Sichtprüfung, Qualitätsprüfungen, Messtechnik, Sichtkontrolle, Prüfmittel
machine-operation | Maschinenbedienung, Bedienung von Maschinen, Maschinenführung, Anlagenbedienung, Bedienen von Maschinen, Maschinenführer, Anlagenführer, Bedienung von Anlagen, Rüsten von Maschinen, Einrichten von Maschinen, Bedienung und Überwachung
assembly-work | Montage*, Montagearbeiten, Montagetätigkeit, Endmontage, Vormontage, Montagetätigkeiten, Baugruppenmontage, Montageerfahrung
food-preparation | Speisenzubereitung, Zubereitung von Speisen, Küchenvorbereitung, Lebensmittelzubereitung, Küchenhilfe, Vorbereitung von Speisen
cooking | Kochen, Küchenführung, Kochkenntnisse, Kocherfahrung, Warme Küche
baking | Backen, Bäckerei, Konditorei, Backwaren, Bäckerhandwerk, Konditorhandwerk
food-safety | Lebensmittelhygiene, Lebensmittelsicherheit, HACCP-Richtlinien, Hygienevorschriften, Hygienestandards, HACCP-Konzept
food-service | Gastronomie, Bedienung von Gästen, Kellnern, Servicekraft, Servieren, Gastronomieerfahrung, Gästeservice, Servieren von Speisen und Getränken, Systemgastronomie
bartending | Barkeeping, Barservice, Getränkezubereitung, Cocktails mixen, Barkeeper
housekeeping | Reinigung, Zimmerreinigung, Gebäudereinigung, Reinigungsarbeiten, Hauswirtschaft, Unterhaltsreinigung, Raumpflege, Reinigungstätigkeiten, hauswirtschaftliche Tätigkeiten, Büroreinigung, Glasreinigung
front-desk-operations | Rezeption, Gästeempfang, Check-in und Check-out, Empfang von Gästen, Rezeptionserfahrung
reservations-management | Reservierungen, Reservierungsmanagement, Buchungsmanagement
hotel-management | Hotelmanagement, Hotellerie, Hotelfach, Hotelfachfrau, Hotelfachmann
beauty-treatments | Kosmetik, kosmetische Behandlungen, Maniküre, Fußpflege, Gesichtsbehandlungen, Friseurhandwerk, Haarschnitte, Haarschnitt, Haare schneiden, Haare färben
personal-training | Fitnesstraining, Trainingspläne, Fitnesstrainer
tour-guiding | Reiseleitung, Gästeführung, Stadtführungen, Reiseleiter
livestock-care | Tierhaltung, Viehhaltung, Tierzucht, Milchviehhaltung, Melken, Versorgung von Tieren, Viehzucht
irrigation | Bewässerung, Bewässerungssysteme
tractor-operation | Traktorfahren, Schlepperfahren, Landmaschinen, Bedienung von Landmaschinen
pest-control | Schädlingsbekämpfung, Pflanzenschutz
forestry | Forstwirtschaft, Waldarbeit, Holzernte, Motorsägenschein, Motorsäge, Forstarbeiten
sewing | Nähen, Näharbeiten, Schneiderei, Änderungsschneiderei
industrial-automation | Steuerungstechnik, Automatisierung, Mechatronik, Mess- und Regeltechnik, Regelungstechnik, SPS^, SPS-Programmierung, Automation*
building-codes | Bauordnung, Bauvorschriften, VOB^, Baurecht, HOAI^
hazardous-materials | Gefahrgut, Gefahrguttransport, ADR-Schein, Gefahrstoffen
materials-science | Werkstoffkunde, Werkstofftechnik, Materialwissenschaft
renewable-energy | erneuerbare Energien, Photovoltaik, Solarenergie, Windenergie, Solaranlagen, erneuerbarer Energien
commercial-drivers-license | Führerschein Klasse C, Führerschein Klasse CE, Führerscheinklasse C, Führerschein CE, Lkw-Führerschein, Führerscheinklasse CE, Führerschein C/CE
drivers-license | Führerschein Klasse B, PKW-Führerschein, Fahrerlaubnis, Führerscheinklasse B, Fahrerlaubnis Klasse B
forklift-certification | Gabelstaplerschein, Flurfördermittelschein, Flurförderschein
food-handler-certification | Gesundheitszeugnis, Infektionsschutzbelehrung
computational-fluid-dynamics | Strömungssimulation, Strömungsmechanik
finite-element-analysis | Finite-Elemente-Methode, FEM-Berechnung
3d-printing | 3D-Druck, additive Fertigung
injection-molding | Spritzguss, Kunststoffspritzguss, Spritzgießen
sheet-metal-work | Blechbearbeitung, Metallbau, Metallbearbeitung, Schlosserarbeiten, Schlosserei, Metallverarbeitung, Abkanten
grinding-and-polishing | Schleifen, Polieren, Entgraten, Schleifen und Polieren
scaffolding | Gerüstbau, Gerüste
surveying | Vermessung, Vermessungstechnik, Vermessungskunde
demolition | Abbrucharbeiten, Straßenbau, Asphaltbau
diesel-engine-repair | Dieselmotoren
tire-service | Reifenmontage, Reifenwechsel
bus-driving | Busfahren, Personenbeförderung, Führerschein Klasse D, Personenbeförderungsschein, Busfahrer
parcel-delivery | Paketzustellung, Auslieferung, Zustellung von Paketen, Auslieferung von Paketen, Auslieferungsfahrer
packaging | Verpacken, Verpackung, Verpackung von Waren, Konfektionierung, Verpackungsarbeiten, Verpacken von Waren
dishwashing | Geschirrspülen, Spülküche, Abwasch, Spülkraft
wine-service | Weinkunde, Weinberatung, Sommelierkenntnisse
meat-cutting | Fleischverarbeitung, Zerlegung von Fleisch, Fleischerhandwerk, Metzgerei
laundry | Wäscherei, Wäschepflege, Bügeln, Textilreinigung
lifeguarding | Rettungsschwimmer, Badeaufsicht, Schwimmunterricht, Rettungsschwimmen
`;
