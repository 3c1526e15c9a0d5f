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
financial-accounting | Finanzbuchführung
cost-accounting | Kosten- und Leistungsrechnung
management-accounting | betriebliches Controlling
bookkeeping | Kontierung, Belegbuchung, vorbereitende Buchhaltung, laufende Buchhaltung
general-ledger | Hauptbuchhaltung
accounts-payable | Eingangsrechnungen, Rechnungsbearbeitung, Kreditoren, Rechnungserfassung
accounts-receivable | Mahnwesen, Debitoren, Forderungsmanagement
invoicing | Rechnungserstellung, Fakturierungen
billing | Abrechnung, Abrechnungen
debt-collection | Forderungseinzug
account-reconciliation | Kontenabstimmung, Monatsabschlüssen, Kontoabstimmung
month-end-close | Monatsabschlüsse
year-end-close | Jahresabschlüsse, Jahresabschlussarbeiten
financial-reporting | Finanzberichte, Bilanzierung, Jahresabschlüssen, Finanzberichterstattung
financial-statements | Bilanz, Bilanzen, Gewinn- und Verlustrechnung, Abschlüsse nach HGB
payroll | Lohn- und Gehaltsabrechnung, Entgeltabrechnung, Personalabrechnung
banking | Bankgeschäft, Privatkundengeschäft, Firmenkundengeschäft
credit-analysis | Kreditprüfung, Kreditrisiko, Kreditvergabe
claims-processing | Schadensbearbeitung
insurance-sales | Versicherungsvertrieb, Versicherungsverkauf
insurance | Schadensregulierung, Versicherungswirtschaft
anti-money-laundering | Geldwäsche
business-analysis | Geschäftsanalyse, betriebswirtschaftliche Analysen
requirements-analysis | Anforderungserhebung
press-releases | Pressetexte
customer-service | Kundenberatung, Beratung von Kunden, Betreuung von Kunden, Kundenkontakt, Kundenberatungen
guest-service | Gästeservice, Betreuung von Gästen
customer-relations | Kundenpflege
complaint-handling | Reklamationsmanagement, Reklamationen, Reklamationsabwicklung
call-center-operations | telefonische Kundenbetreuung
telephone-answering | Telefonzentrale, Annahme von Anrufen
after-sales-service | Kundendienst nach dem Kauf
digital-marketing | digitales Marketing
search-advertising | Suchmaschinenwerbung
online-advertising | Online-Werbung, Onlinewerbung
content-marketing | redaktionelle Inhalte
content-creation | Content-Erstellung, Erstellung von Inhalten
social-media-marketing | sozialen Medien, Social-Media-Kanäle
social-media-management | Social-Media-Betreuung, Betreuung der Social-Media-Kanäle
community-management | Community-Betreuung
clothing-alterations | Änderungsschneiderei, Kleidungsänderungen
interior-design | Raumgestaltung, Innenausstattung
financial-analysis | Finanzanalysen, Unternehmensbewertung
financial-management | Finanzverwaltung
budgeting | Budgetkontrolle, Budgetüberwachung
forecasting | Absatzplanung, Prognosen, Umsatzprognosen
variance-analysis | Abweichungsanalyse, Soll-Ist-Vergleich, Abweichungsanalysen
treasury-management | Liquiditätsplanung, Liquiditätsmanagement, Zahlungsverkehr
investment-management | Kapitalmarkt, Kapitalmärkte, Wertpapiere, Portfolioverwaltung
financial-advising | Finanzberatung, Vermögensberatung, Anlageberatung
economics | Ökonometrie, Wirtschaftswissenschaften
graphic-design | Grafikgestaltung, Mediengestaltung, visuelle Gestaltung, Grafik-Design
layout-design | Satz und Layout
illustration | Illustrationen, Illustrieren
typography | Schriftgestaltung
human-resources | Personalarbeit, Personalabteilung
hr-administration | Personalverwaltung
recruiting | Bewerbermanagement, Personalauswahl
talent-acquisition | Talentgewinnung, Talentakquise
candidate-interviewing | Bewerbungsgespräche, Vorstellungsgespräche führen
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
legal-advice | juristische Beratung
intellectual-property | Patentrecht, Markenrecht, Urheberrecht
immigration-law | Ausländerrecht, Migrationsrecht
corporate-law | Unternehmensrecht
civil-law | bürgerliches Recht
law | Rechtskenntnisse, juristische Kenntnisse
operations-management | Betriebsleitung, Betriebsführung, operative Leitung
strategic-planning | Strategieentwicklung
business-strategy | Unternehmensstrategie, Geschäftsstrategie
business-process-improvement | Prozessverbesserung, Geschäftsprozessmanagement, Optimierung von Prozessen
process-mapping | Prozessmodellierung, Prozessaufnahme
continuous-improvement | kontinuierlicher Verbesserungsprozess
change-management | Veränderungsprozesse
digital-transformation | Digitalisierung
stakeholder-management | Stakeholdermanagement
risk-management | Risikoanalyse, Risikoanalysen
quality-control | Qualitätskontrollen
quality-management | QM-System
key-performance-indicators | Kennzahlen, Leistungskennzahlen
cost-control | Kostencontrolling
people-management | Führung von Mitarbeitern
staff-supervision | Personalverantwortung, Führung eines Teams
consulting | Beratungserfahrung, Beratungstätigkeit
business-administration | kaufmännische Kenntnisse, betriebswirtschaftliche Kenntnisse
lean | schlanke Produktion
okrs | Kennzahlensysteme
marketing | Marketingkampagnen, Marketingmaßnahmen
brand-management | Markenstrategie
event-marketing | Eventmarketing
advertising | Werbemaßnahmen
market-research | Marktanalysen, Marktbeobachtung
event-planning | Veranstaltungsmanagement, Organisation von Veranstaltungen
office-administration | Büroverwaltung, Sekretariatsaufgaben, Sachbearbeitung, Verwaltungsaufgaben, allgemeine Bürotätigkeiten, administrative Aufgaben, Sekretariatstätigkeiten, administrative Tätigkeiten, Verwaltungstätigkeiten
scheduling | Einsatzplanung
calendar-management | Kalenderführung
appointment-scheduling | Terminabstimmung
staff-scheduling | Dienstplangestaltung
data-entry | Datenpflege, Erfassung von Daten
typing | Maschinenschreiben, Schreibarbeiten
record-keeping | Aktenverwaltung, Dokumentenverwaltung, Registratur
correspondence | Geschäftskorrespondenz
minute-taking | Protokollerstellung
meeting-preparation | Vorbereitung von Besprechungen, Sitzungsvorbereitung, Besprechungsvorbereitung
travel-arrangements | Organisation von Dienstreisen
report-writing | Verfassen von Berichten
mail-handling | Posteingang, Postein- und -ausgang
office-supplies-management | Büromaterialbestellung, Bestellung von Büromaterial
reception | Empfangstätigkeit
microsoft-office | MS-Office-Paket, Office-Kenntnisse, Office-Programme, gängige Office-Anwendungen
excel | Pivot-Tabellen
computer-literacy | Computerkenntnisse, IT-Kenntnisse, EDV-Anwenderkenntnisse
photography | Fotografieren
photo-editing | Fotobearbeitung
audio-engineering | Audiotechnik
stage-lighting | Lichttechnik, Bühnenbeleuchtung
procurement | Materialbeschaffung, operativer Einkauf, operativen Einkauf, Lieferantenauswahl
strategic-sourcing | strategischen Einkauf
supplier-management | Lieferantenbetreuung
contract-management | Vertragsverwaltung
contract-negotiation | Vertragsverhandlung
tendering | Angebotswesen, öffentliche Ausschreibungen
public-procurement | öffentliche Vergabe, Vergabeverfahren
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
property-management | Objektverwaltung, Mietverwaltung
real-estate-sales | Immobilienverkauf, Immobilienvermittlung, Maklertätigkeit
real-estate | Vermietung, Immobilienmanagement
sales | Vertriebserfahrung, Verkaufserfahrung, Verkaufstalent, Direktvertrieb, Verkaufsgespräche
b2b-sales | B2B-Vertrieb, Geschäftskundenvertrieb
inside-sales | Innendienst, Verkaufsinnendienst
outside-sales | Vertriebsaußendienst
technical-sales | technischen Vertrieb, Vertrieb technischer Produkte
export-sales | Exportgeschäft, Auslandsgeschäft
sales-management | Verkaufsleitung, Vertriebssteuerung
closing-sales | Abschlussstärke, Verkaufsabschluss
account-management | Großkundenbetreuung, Schlüsselkunden, Bestandskundenbetreuung, Bestandskunden
business-development | Neukundenakquise, Kundengewinnung, Kaltakquise, Neukundengeschäft
telemarketing | Telefonverkauf, telefonischer Verkauf
quoting | Angebote erstellen, Erstellung von Angeboten
upselling | Zusatzverkauf, Zusatzverkäufe
retail-sales | Kassenverkauf, Ladenverkauf, Verkaufsfläche
retail-management | Marktleitung
visual-merchandising | Warenpräsentation, Schaufenstergestaltung, Dekoration von Verkaufsflächen
shelf-stocking | Regalpflege, Warenverräumung, Regalbestückung, Warenverräumen
cash-handling | Kassenführung, Kassiertätigkeit, Bedienung der Kasse, Kassenerfahrung
point-of-sale | Kassensystem, Kassensysteme
loss-prevention | Diebstahlprävention, Warensicherung
e-commerce | Online-Handel, Versandhandel
crm-software | CRM-Systeme
communication | Kommunikationsfähigkeiten, kommunikative Fähigkeiten, kommunikativ, Kommunikationsgeschick
interpersonal-skills | zwischenmenschliche Fähigkeiten, Kontaktfreude, Einfühlungsvermögen im Umgang
empathy | einfühlsam
patience | geduldig
courtesy | Höflichkeit, Freundlichkeit, gepflegtes Erscheinungsbild
teamwork | Teamorientierung, Zusammenarbeit im Team
collaboration | kollegiale Zusammenarbeit
leadership | Führungskompetenzen
team-leadership | Leitung eines Teams
mentoring | fachliche Anleitung, Anleitung von Auszubildenden, Praxisanleitung
coaching | Mitarbeitercoaching, Coachingerfahrung
problem-solving | Problemlösungsfähigkeit, lösungsorientiertes Denken, lösungsorientierte Arbeitsweise
critical-thinking | analytischen Fähigkeiten, analytische Denkweise
strategic-thinking | strategisches Denkvermögen
decision-making | Entscheidungsstärke
time-management | Zeiteinteilung, Prioritäten setzen, Priorisierung
multitasking | Multitaskingfähigkeit, Multitasking-Fähigkeit
organizational-skills | Organisationsvermögen, organisatorische Fähigkeiten, selbstständige und strukturierte Arbeitsweise, gut organisiert
planning-skills | Planungskompetenz, Planungsgeschick
attention-to-detail | Gewissenhaftigkeit, Liebe zum Detail, genaue Arbeitsweise, gewissenhafte Arbeitsweise
flexibility | zeitliche Flexibilität
working-under-pressure | Arbeiten unter Zeitdruck
creativity | Einfallsreichtum, kreatives Denken
willingness-to-learn | Weiterbildungsbereitschaft
initiative | Selbstständigkeit, Selbständigkeit
self-motivation | Motivation und Engagement, Selbstmotivation
independent-working | eigenständiges Arbeiten, eigenständige Arbeitsweise
work-ethic | Pflichtbewusstsein
confidentiality | Vertraulichkeit
results-orientation | Zielorientierung
customer-focus | kundenorientiertes Denken
negotiation | Verhandlungen, Verhandlungsstärke, Verhandlungssicherheit
conflict-resolution | Deeskalation
presentation-skills | Präsentationen, Präsentationsfähigkeiten
public-speaking | Vortragserfahrung, freies Sprechen
facilitation | Moderation von Workshops, Moderation*, Workshops moderieren, Moderationserfahrung
cultural-awareness | interkulturelle Kompetenzen
manual-dexterity | manuelles Geschick
physical-stamina | Heben schwerer Lasten, körperlich schwere Arbeit, körperlich belastbar
technical-aptitude | technisches Geschick, technische Affinität
tax-preparation | Steuererklärung, Umsatzsteuervoranmeldungen, Besteuerung, Körperschaftsteuer
tax-compliance | Steuer-Compliance
vat | Umsatzsteuervoranmeldung
auditing | Revision*, Prüfungswesen, Rechnungsprüfungen
internal-audit | interne Audits
compliance | Regelkonformität, Einhaltung gesetzlicher Vorschriften, Regulatorik
ux-design | Benutzererfahrung
ui-design | Benutzeroberflächen, Oberflächengestaltung, Gestaltung von Benutzeroberflächen
user-research | Nutzerforschung, Nutzertests
writing | Schreibkompetenz, Verfassen von Texten, Textsicherheit
editing | Redigieren
proofreading | Korrektorat
translation | Lokalisierung
sign-language-interpreting | Gebärdensprache, Gebärdensprachdolmetschen
patient-care | Patientenversorgung, Patientenpflege, Pflege von Patienten, Patientenbetreuung, Grund- und Behandlungspflege, Behandlungspflege, Betreuung von Patienten, Versorgung der Patienten, pflegerische Versorgung
nursing | Krankenpflege, Pflegeerfahrung, Gesundheits- und Krankenpflege, Pflegefachkenntnisse
patient-assessment | Patientenbeobachtung, Pflegeanamnese, Krankenbeobachtung, Anamnese
patient-triage | Ersteinschätzung von Patienten, Ersteinschätzung
care-planning | Pflegeplanung, Behandlungspläne, Pflegeprozess, Behandlungsplanung, Therapieplanung
medication-administration | Medikamentengabe, Medikamentenverabreichung, Verabreichung von Medikamenten, Medikamentenmanagement, Stellen von Medikamenten
iv-therapy | Infusionstherapie, Infusionen, Legen von Zugängen
wound-care | Wundversorgung, Wundmanagement, Verbandswechsel, Wundpflege, Verbandwechsel
vital-signs | Vitalzeichen, Vitalparameter, Kontrolle der Vitalwerte, Vitalzeichenkontrolle
patient-monitoring | Patientenüberwachung, Überwachung von Patienten
diabetes-care | Blutzuckermessung, Diabetesberatung, Blutzuckerkontrolle
catheterization | Katheterisierung, Katheterpflege, Legen von Blasenkathetern, Katheterwechsel
pain-management | Schmerztherapie, Schmerzmanagement
patient-education | Patientenedukation, Patientenschulung, Patientenberatung, Beratung von Patienten
discharge-planning | Entlassmanagement, Entlassungsmanagement
surgical-care | OP-Pflege, Operationssaal, perioperative Pflege, OP-Bereich
critical-care | Intensivpflege, Intensivstation, Intensivmedizin
telemetry | Monitoring von Patienten
electrocardiography | Elektrokardiographie
maternity-care | Geburtshilfe, Entbindungspflege, Neonatologie, Hebammentätigkeit, Wochenbettpflege
dialysis | Dialyse, Hämodialyse
patient-transport | Patiententransport, Krankentransport, Mobilisation von Patienten, Krankentransporte
patient-positioning | Lagerung von Patienten, Patientenlagerung
infection-control | Hygienevorschriften in der Pflege, Infektionsschutz, Krankenhaushygiene, Infektionsprävention, Aufbereitung von Medizinprodukten, Sterilisation von Instrumenten
disinfection | Desinfektion
medical-assisting | medizinische Fachangestellte, medizinischer Fachangestellter, Arzthelferin, MFA^*, Arzthelfer
family-medicine | Allgemeinmedizin, Hausarztmedizin
internal-medicine | Innere Medizin
pediatrics | Kinderkrankenpflege, Pädiatrie, Kinderheilkunde
cardiology | Kardiologie
oncology | Onkologie, Chemotherapie, onkologische Pflege
neurology | Neurologie
dermatology | Dermatologie
psychiatry | Psychiatrie
anesthesiology | Anästhesie, Anästhesiologie
surgery | Chirurgie, chirurgische Eingriffe
orthopedics | Orthopädie
palliative-care | Palliativpflege, Sterbebegleitung, Palliativmedizin, Hospizarbeit
telehealth | Telemedizin
anatomy | Anatomie
medical-terminology | medizinische Fachbegriffe, medizinische Terminologie, medizinische Fachsprache
emergency-care | Notaufnahme, Notfallversorgung, Notfallmedizin, Notfallpflege
cpr | Reanimation, Wiederbelebung, Herz-Lungen-Wiederbelebung
first-aid | Erste Hilfe, Ersthelfer, Erste-Hilfe-Kurs, Ersthelferausbildung
emergency-management | Katastrophenschutz, Notfallmanagement
emergency-response | Einsatzdienst
firefighting | Brandbekämpfung, Feuerwehr
fire-prevention | Brandschutz, vorbeugender Brandschutz
physical-therapy | Physiotherapie, Krankengymnastik, Rehabilitation, Bewegungstherapie, manuelle Therapie
occupational-therapy | Ergotherapie
speech-therapy | Logopädie, Sprachtherapie
ventilator-management | Beatmung, Beatmungspflege, Atemtherapie, Beatmungstherapie
massage-therapy | Massagen, Massagetherapie, medizinische Massage
nutrition | Ernährung, Ernährungsberatung, Ernährungswissenschaft, Diätetik
mental-health-care | psychiatrische Pflege, psychosoziale Betreuung, psychische Gesundheit
counseling | psychosoziale Beratung, Beratungsgespräche, Lebensberatung
psychotherapy | Psychotherapie, Verhaltenstherapie
dentistry | Zahnmedizin, Zahnheilkunde
dental-hygiene | Prophylaxe, Zahnhygiene, zahnmedizinische Prophylaxe, professionelle Zahnreinigung
dental-assisting | zahnärztliche Assistenz, Stuhlassistenz
orthodontics | Kieferorthopädie
pharmacy-practice | Arzneimittelabgabe, Apothekenpraxis, Beratung in der Apotheke, Rezeptur und Defektur
pharmacy-technician-work | PTA^*, pharmazeutisch-technische Assistentin, pharmazeutisch-technischer Assistent
pharmacology | Pharmakologie, Arzneimittelkunde, Arzneimittellehre
radiology | Radiologie, Röntgen, bildgebende Verfahren, Röntgendiagnostik, Computertomographie
magnetic-resonance-imaging | Magnetresonanztomographie, Kernspintomographie, MRT^*
ultrasound-imaging | Sonographie, Sonografie, Ultraschall, Ultraschalluntersuchungen, Echokardiographie
phlebotomy | Blutentnahme, Blutabnahme, Blutentnahmen, Blutabnahmen
specimen-collection | Probenahme, Probenvorbereitung, Probenentnahme, Probenaufbereitung
hematology | Hämatologie
histology | Histologie, Pathologie
clinical-documentation | Pflegedokumentation, medizinische Dokumentation, Patientenakten, Dokumentation der Pflege, Patientendokumentation
medical-coding | medizinische Kodierung, Abrechnung nach GOÄ, Klinische Kodierung, Leistungsabrechnung
medical-billing | ärztliche Abrechnung, Abrechnung nach EBM, Privatliquidation
patient-registration | Patientenaufnahme, Patientenannahme, administrative Aufnahme
electronic-health-records | elektronische Patientenakte, Krankenhausinformationssystem, Praxissoftware
immunization | Impfungen, Impfen, Schutzimpfungen
disease-prevention | Krankheitsprävention, Gesundheitsprävention
public-health | öffentliche Gesundheit, Gesundheitswesen, Gesundheitsförderung, öffentliches Gesundheitswesen
geriatric-care | Seniorenbetreuung, Geriatrie, Seniorenpflege, Demenzbetreuung, Pflege älterer Menschen, Betreuung von Senioren, Langzeitpflege
home-care | häusliche Pflege, ambulante Pflege, Hauspflege, ambulanter Pflegedienst, Haushaltshilfe, Alltagsbegleitung
personal-care | Körperpflege, Grundpflege, Unterstützung bei der Körperpflege
activities-of-daily-living | Aktivitäten des täglichen Lebens
meal-preparation-for-clients | Essenszubereitung für Senioren
caregiving | Betreuung pflegebedürftiger Menschen, Angehörigenpflege
disability-support | Behindertenhilfe, Behindertenbetreuung, Eingliederungshilfe, Heilerziehungspflege, Menschen mit Behinderung
veterinary-care | Tiermedizin, Tierpflege, Veterinärmedizin, Behandlung von Tieren
apiculture | Imkerei, Bienenhaltung
social-work | Sozialarbeit, soziale Arbeit, sozialer Arbeit, Sozialpädagogik, Sozialberatung, Krisenintervention, Familienhilfe
case-management | Fallmanagement, Fallführung, Hilfeplanung
child-welfare | Kinderschutz, Kindeswohl
youth-work | Jugendarbeit, Jugendhilfe, Kinder- und Jugendhilfe, offene Jugendarbeit
community-outreach | Gemeinwesenarbeit, Quartiersarbeit
mediation | Mediationsverfahren, Streitschlichtung
child-care | Kinderbetreuung, Betreuung von Kindern, Kindertagesbetreuung
child-supervision | Beaufsichtigung von Kindern, Hausaufgabenbetreuung
early-childhood-education | frühkindliche Bildung, Elementarpädagogik, Kindererziehung, Kleinkindpädagogik, Frühpädagogik
kindergarten-teaching | Kindergartenarbeit, Kindergartenpädagogik, Kita-Erfahrung
teaching | Unterrichten, Lehrtätigkeit, Unterrichtserfahrung, Lehrerfahrung, Unterrichtsgestaltung
classroom-management | Klassenführung, Klassenleitung
lesson-planning | Unterrichtsplanung, Unterrichtsvorbereitung
curriculum-development | Lehrplanentwicklung, Unterrichtskonzepte, Lehrpläne, Lehrplangestaltung
tutoring | Nachhilfe, Nachhilfeunterricht
elementary-school-teaching | Grundschulunterricht, Grundschullehramt
secondary-school-teaching | Sekundarschulunterricht, Gymnasialunterricht
special-education | Sonderpädagogik, Förderpädagogik, Heilpädagogik, Inklusionspädagogik, Sonderpädagogische Förderung
inclusive-education | inklusiver Unterricht, inklusive Bildung
language-teaching | Sprachunterricht, Deutsch als Fremdsprache, Englischunterricht, Fremdsprachenunterricht, Deutsch als Zweitsprache
physical-education | Sportunterricht
music-education | Musikunterricht, Musikpädagogik
art-education | Kunstunterricht, Kunstpädagogik
vocational-education | berufliche Bildung, Berufsausbildung
sports-coaching | Sporttraining, Trainertätigkeit
pedagogy | Pädagogik, Didaktik, pädagogische Fähigkeiten, pädagogisches Geschick
university-teaching | Hochschullehre, universitäre Lehre
adult-education | Erwachsenenbildung, Weiterbildung Erwachsener
student-advising | Studienberatung, Schulberatung, Berufsberatung, Laufbahnberatung
e-learning | digitales Lernen, Fernunterricht, Lernplattformen, digitaler Unterricht
training-needs-analysis | Bildungsbedarfsanalyse, Schulungsbedarfsanalyse
library-services | Bibliothekswesen, Katalogisierung, Bibliotheksdienste
laboratory-techniques | Labortechniken, Laborarbeit, Labortätigkeit, Laborerfahrung, Laboruntersuchungen, Labormethoden, Laborkenntnisse
laboratory-analysis | Laboranalysen, Laboranalytik
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
chemistry | Chemie
organic-chemistry | organische Chemie
analytical-chemistry | analytische Chemie
physics | Physik
mathematics | Mathematikkenntnisse
scientific-research | wissenschaftliches Arbeiten, wissenschaftliche Forschung, Forschungsmethoden, Literaturrecherche, Forschungserfahrung, qualitative Forschung, empirische Forschung
survey-design | Umfragen, Fragebögen, Fragebogenerstellung
scientific-writing | wissenschaftliches Schreiben, wissenschaftliche Publikationen, wissenschaftliche Veröffentlichungen
field-work | Feldarbeit, Feldforschung
environmental-management-systems | Umweltmanagement, Umweltmanagementsystem
waste-management | Abfallmanagement, Abfallentsorgung, Abfallwirtschaft
environmental-science | Umweltwissenschaften, Umweltschutz, Umwelttechnik
environmental-regulations | Umweltvorschriften
geology | Geologie
gis | Geoinformationssysteme, Geoinformatik
sustainability | Nachhaltigkeit, Nachhaltigkeitsmanagement
agriculture | Landwirtschaft, Ackerbau, Pflanzenbau, landwirtschaftliche Arbeiten
psychology | Psychologie
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
industrial-automation | Automatisierung, Automation*
control-systems | Steuer- und Regeltechnik
instrumentation | Mess- und Regeltechnik, Messtechnik
plc-programming | SPS-Kenntnisse
commissioning | Inbetriebnahmen
automotive-repair | Fahrzeugreparatur, Autoreparatur, Kfz-Technik
vehicle-maintenance | Fahrzeuginstandhaltung
vehicle-diagnostics | Fehlerdiagnose am Fahrzeug
diesel-engine-repair | Dieselmotoren
tire-service | Reifenmontage
auto-body-repair | Karosseriearbeiten, Karosserieinstandsetzung
aircraft-maintenance | Flugzeugmechanik, Luftfahrzeugtechnik
aircraft-repair | Flugzeugreparatur
beauty-treatments | kosmetische Behandlungen
hair-styling | Haarstyling
haircutting | Haarschnitte, Haarschnitt, Haare schneiden
hair-coloring | Haare färben, Coloration*, Färbetechniken
facials | Gesichtspflege
waxing | Haarentfernung, Enthaarung
manicures | Nageldesign
facilities-management | Gebäudetechnik, Objektbetreuung
building-maintenance-work | Haustechnik
snow-removal | Schneeräumung
cad | CAD-Kenntnisse, CAD-Konstruktion, CAD-Zeichnen
building-information-modeling | BIM-Methode, BIM-Modellierung
finite-element-analysis | FEM-Berechnung
computational-fluid-dynamics | Strömungssimulation, Strömungsmechanik
carpentry | Innenausbau
woodworking | Holzverarbeitung
joinery | Tischlerei, Schreinerei, Bautischlerei
furniture-assembly | Möbelaufbau
upholstery | Polsterei
glazing | Glaserarbeiten
painting-and-decorating | Anstreicharbeiten, Lackierarbeiten, Maler- und Lackierarbeiten
drywall-installation | Gipskartonbau
flooring-installation | Bodenlegen, Parkettlegen
tile-setting | Fliesenarbeiten
chemical-engineering | chemische Verfahrenstechnik
structural-engineering | konstruktiver Ingenieurbau
architectural-design | Architekturentwurf, Entwurfsplanung, Gebäudeplanung
building-codes | Bauordnung, Baurecht
structural-analysis | statische Berechnungen
surveying | Vermessungstechnik, Vermessungskunde
cleaning-of-buildings | Unterhaltsreinigung
janitorial-work | Hausmeisterdienste
residential-cleaning | Haushaltsreinigung, Wohnungsreinigung
laundry | Wäschepflege, Textilreinigung
ironing | Bügelarbeiten
construction-work | Bauhandwerk
construction-management | Bauüberwachung, Bauablaufplanung, Bauprojekte, Bauplanung
site-supervision | Baustellenleitung, Baustellenüberwachung
cost-estimating | Kalkulation, Angebotskalkulation, Bauabrechnung, Aufmaß
demolition | Asphaltbau
earthwork | Erdarbeiten
masonry | Mauerwerk, Stahlbetonbau
bricklaying | Mauerarbeiten
concrete-work | Betonbau
formwork | Schalung
roofing | Dacharbeiten, Dachdecker
scaffolding | Gerüste
heavy-equipment-operation | Bedienung von Baumaschinen, Führen von Baumaschinen
excavator-operation | Baggerführer
crane-operation | Kranführerschein, Kranbedienung
food-preparation | Zubereitung von Speisen, Küchenvorbereitung, Lebensmittelzubereitung, Küchenhilfe, Vorbereitung von Speisen
cooking | Küchenführung, Kochkenntnisse, Kocherfahrung, Warme Küche
culinary-arts | Kulinarik
cold-kitchen | Kalte Küche
baking | Bäckerei, Backwaren, Bäckerhandwerk
bread-making | Brotherstellung, Brotbacken
pastry-making | Konditorhandwerk
menu-planning | Speiseplanung, Speisekartengestaltung
kitchen-management | Küchenorganisation
kitchen-cleaning | Küchenreinigung
dishwashing | Spülküche, Abwasch, Spülkraft
meat-cutting | Fleischverarbeitung, Zerlegung von Fleisch, Fleischerhandwerk, Metzgerei
food-safety | Hygienevorschriften, Hygienestandards
haccp | HACCP-Kenntnisse, HACCP-Richtlinien, HACCP-Konzept
food-handler-certification | Infektionsschutzbelehrung
truck-driving | Berufskraftfahrer, Berufskraftfahrerin, Führen von Lkw
delivery-driving | Auslieferungsfahrten, Lieferfahrten, Kurierfahrten
parcel-delivery | Auslieferung, Zustellung von Paketen, Auslieferung von Paketen
driving-vehicles | Fahrpraxis, Fahrerfahrung
bus-driving | Busfahrer
passenger-transport | Fahrgastbeförderung
route-planning | Routenplanung, Disposition von Touren
dispatching | Disposition*, Disponieren
fleet-management | Fuhrparkverwaltung, Flottenmanagement, Fuhrpark
electrical-engineering | Elektroplanung
electronics | Elektronikkenntnisse, Schaltungstechnik
soldering | Lötkenntnisse, Lötarbeiten, Weichlöten
electrical-installation | Elektroinstallationen, Elektromontage, Elektrik, Elektroarbeiten, Elektroniker
wiring | Verkabelung
electrical-maintenance | elektrische Instandhaltung, Elektroinstandhaltung
electrical-troubleshooting | elektrische Fehlersuche
elevator-maintenance | Aufzugswartung, Aufzugstechnik
electrical-apprenticeship | Ausbildung zum Elektroniker, Elektrikerlehre, elektrotechnische Ausbildung
renewable-energy | Solaranlagen, erneuerbarer Energien
photovoltaics | PV-Anlagen
bioenergy | Bioenergie
solar-panel-installation | Solarmontage, Montage von Solaranlagen
fruit-picking | Obsternte, Erntearbeit, Erntehilfe
irrigation | Bewässerungssysteme
tractor-operation | Schlepperfahren, Bedienung von Landmaschinen
farm-machinery | Landtechnik
livestock-care | Viehhaltung, Tierzucht, Milchviehhaltung, Versorgung von Tieren, Viehzucht
milking | Melken, Melktechnik
forestry | Waldarbeit, Forstarbeiten
chainsaw-operation | Motorsägearbeiten, Kettensäge
groundskeeping | Grünanlagenpflege, Gartenbau
landscaping | GaLaBau
gardening | Gartenarbeiten
pruning | Baumschnitt, Heckenschnitt, Gehölzschnitt
hotel-management | Hotelmanagement, Hotelfach, Hotelfachfrau, Hotelfachmann
hotel-operations | Hotelbetrieb
front-desk-operations | Rezeption, Gästeempfang, Empfang von Gästen, Rezeptionserfahrung
guest-check-in | Check-in und Check-out, Gästecheck-in
reservations-management | Reservierungen, Reservierungsmanagement, Buchungsmanagement
housekeeping | Hauswirtschaft, Raumpflege, Reinigungstätigkeiten, hauswirtschaftliche Tätigkeiten
tourism | Touristik, Fremdenverkehr
tour-guiding | Gästeführung, Stadtführungen, Reiseleiter
travel-agency-work | Reisevermittlung, Reiseverkauf
ticket-sales | Ticketverkauf, Kartenverkauf
commercial-drivers-license | Führerscheinklasse C, Führerschein CE, Führerscheinklasse CE, Führerschein C/CE
drivers-license | PKW-Führerschein, Führerscheinklasse B, Fahrerlaubnis Klasse B
driver-cpc | Schlüsselzahl 95
trade-apprenticeship | abgeschlossene Berufsausbildung, Facharbeiterbrief, abgeschlossene handwerkliche Ausbildung
logistics | Versand, Transportlogistik, Logistikkenntnisse, Logistikerfahrung, Intralogistik
freight | Frachtgeschäft, Frachtverkehr
freight-forwarding | Speditionswesen, Speditionserfahrung
returns-processing | Retourenbearbeitung, Retouren
supply-chain-management | Lieferkette, Lieferketten
materials-management | Materialdisposition
order-management | Auftragsbearbeitung, Auftragserfassung
import-and-export | Import und Export, Zollwesen, Zollbestimmungen
customs-clearance | Verzollung
machining | Drehen und Fräsen, spanende Bearbeitung
cnc-machining | CNC-Kenntnisse, CNC-Technik, CNC-Maschinen
turning | Drehen von Metall, Drehtechnik
tool-and-die-making | Werkzeugmechanik
industrial-engineering | Arbeitsvorbereitung
manufacturing | Fertigungsverfahren, Produktionserfahrung
production-planning | Produktionssteuerung, Fertigungssteuerung
production-management | Fertigungsleitung
production-line-work | Fließbandarbeit, Bandarbeit, Arbeit am Fließband
assembly-work | Montagearbeiten, Montagetätigkeit, Endmontage, Vormontage, Montagetätigkeiten, Baugruppenmontage, Montageerfahrung
machine-operation | Bedienung von Maschinen, Maschinenführung, Anlagenbedienung, Bedienen von Maschinen, Maschinenführer, Anlagenführer, Bedienung von Anlagen, Bedienung und Überwachung
machine-setup | Rüsten von Maschinen, Einrichten von Maschinen
injection-molding | Kunststoffspritzguss, Spritzgießen
metal-casting | Gießereitechnik
grinding-and-polishing | Schleifen, Polieren
packaging | Verpacken, Verpackung von Waren, Konfektionierung, Verpackungsarbeiten, Verpacken von Waren
hand-tools | Umgang mit Werkzeugen
equipment-repair | Reparaturen, Instandsetzung, Reparatur von Maschinen, Reparaturarbeiten, Reparatur von Geräten
preventive-maintenance | vorbeugende Instandhaltung, Wartung, Wartungsarbeiten, Wartung und Instandhaltung, Wartung von Maschinen, Wartung von Anlagen
corrective-maintenance | Störungsbeseitigung, Entstörung, störungsbedingte Instandhaltung
predictive-maintenance | vorausschauende Wartung
industrial-maintenance | Betriebsinstandhaltung, Industrieinstandhaltung
equipment-installation | Inbetriebnahme von Anlagen, Aufbau von Anlagen
mechanical-engineering | Konstruktion im Maschinenbau, Mechanik
materials-science | Materialwissenschaft
mechanical-design | Konstruktion, mechanische Konstruktion, Konstruktionserfahrung
hydraulics | Hydraulik und Pneumatik, Hydraulikkenntnisse
engineering-drawings | Technisches Zeichnen mit CAD
blueprint-reading | Lesen technischer Zeichnungen, technische Zeichnungen, technische Zeichnungen lesen, Lesen von technischen Zeichnungen, Zeichnungslesen, technischen Zeichnungen
occupational-safety | Sicherheitsvorschriften, Arbeitsschutzvorschriften, Arbeitssicherheitsvorschriften
safety-management | Sicherheitsmanagement
hazardous-materials | Gefahrguttransport, Gefahrstoffen
plumbing | Sanitärtechnik, Rohrinstallation
pipefitting | Rohrschlosserei
hvac | Sanitär-Heizung-Klima, Heizung-Sanitär, Lüftung und Klima
air-conditioning | Klimaanlagen
refrigeration | Kälteanlagen
heating-systems | Heizungsanlagen
ventilation-systems | Lüftungsanlagen
insulation-work | Wärmedämmung, Isolierarbeiten
printing-operation | Druckmaschinen
root-cause-analysis | Fehlerursachenanalyse
quality-management-systems | Qualitätsmanagementsystem, QM-Systeme
quality-inspection | Qualitätsprüfungen, Prüfmittel
visual-inspection | Sichtkontrolle
nondestructive-testing | zerstörungsfreie Werkstoffprüfung
train-driving | Lokführen, Triebfahrzeugführung
railway-engineering | Bahntechnik, Eisenbahntechnik, Schienenfahrzeugtechnik
food-service | Servicekraft, Gastronomieerfahrung, Servieren von Speisen und Getränken
table-service | Servieren, Bedienung von Gästen, Tischservice
catering | Gemeinschaftsverpflegung, Eventcatering
fast-food-service | Systemgastronomie, Schnellgastronomie
taking-food-orders | Bestellungen aufnehmen, Bestellaufnahme, Aufnahme von Bestellungen
restaurant-management | Restaurantführung
bartending | Barservice, Getränkezubereitung, Cocktails mixen
barista-skills | Baristakenntnisse
wine-service | Weinkunde, Weinberatung, Sommelierkenntnisse
beverage-service | Getränkeservice, Ausschank
product-knowledge | Warenkunde
fashion-retail | Textileinzelhandel
patrolling-premises | Streifendienst, Kontrollgänge, Rundgänge
gate-and-entry-control | Zutrittskontrolle, Pfortendienst, Einlasskontrolle
retail-security | Kaufhausdetektiv, Ladendetektiv
personal-training | Trainingspläne, Fitnesstrainer
fitness-instruction | Fitnesskurse, Fitnessanleitung
swimming-instruction | Schwimmunterricht, Schwimmkurse
lifeguarding | Badeaufsicht, Rettungsschwimmen
telecommunications | Nachrichtentechnik
sewing | Näharbeiten
sewing-machine-operation | Nähmaschine, Nähmaschinenbedienung
tailoring | Schneiderhandwerk
warehouse-operations | Lagerwirtschaft, Lagerarbeiten, Lagerverwaltung, Lagertätigkeit, Lagererfahrung, Einlagerung
order-picking | Auftragskommissionierung
picking-and-packing | Kommissionieren und Verpacken, Verpacken und Versenden
goods-receiving | Warenannahme, Wareneingangskontrolle
goods-shipping | Warenversand, Versandabwicklung
loading-and-unloading | Beladen, Be- und Entladung, Entladen, Be- und Entladen von Lkw, Verladung, Be- und Entladetätigkeiten
material-handling | Materialtransport, innerbetrieblicher Transport, Materialfluss
inventory-management | Bestandskontrolle, Lagerbestand, Lagerbestände, Bestandspflege
stocktaking | Inventuren
barcode-scanning | Barcodescanner, Handscanner
forklift-operation | Gabelstaplerfahrer, Gabelstaplerfahren, Staplerfahrer, Flurförderzeuge, Stapler*
pallet-jack-operation | Elektrohubwagen, Handhubwagen
forklift-certification | Flurfördermittelschein
welding | Schweißkenntnisse, Schweißarbeiten, Schweißtechnik, Schweißerfahrung, Schweißer
gas-metal-arc-welding | MIG/MAG-Schweißen, MIG-Schweißen
shielded-metal-arc-welding | Elektrodenschweißen, E-Hand-Schweißen
metal-fabrication | Metallverarbeitung
sheet-metal-work | Schlosserarbeiten, Schlosserei
locksmithing | Schlüsseldienst, Schließtechnik
`;
