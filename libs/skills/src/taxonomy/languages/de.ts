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
test-planning | Testplanung
debugging | Fehlersuche im Code, Fehlerbehebung im Code
software-development | Software-Entwicklung, Programmierung, Programmierkenntnisse, Anwendungsentwicklung, Programmieren, Entwicklung von Software, Softwareentwicklung
code-review | Quellcode-Prüfung
technical-documentation | technische Dokumentation, technische Dokumentationen, Erstellung technischer Dokumentation
system-design | Softwarearchitektur, Software-Architektur, Systemarchitektur, Systementwurf
microservices | Microservice-Architektur, Microservices-Architektur
distributed-systems | verteilte Systeme, verteilten Systemen, verteilter Systeme
design-patterns | Entwurfsmuster
object-oriented-programming | objektorientierte Programmierung, objektorientierter Programmierung, objektorientierten Programmierung, objektorientierte Entwicklung
functional-programming | funktionale Programmierung
data-structures | Datenstrukturen, Algorithmen, Algorithmen und Datenstrukturen
information-technology | Informationstechnik
agile | agile Methoden, agilen Methoden, agiler Methoden, agile Softwareentwicklung, agile Vorgehensweise, agiles Arbeiten, agiles Projektmanagement
test-driven-development | testgetriebene Entwicklung
itil | IT-Servicemanagement
database-management | Datenbankkenntnisse, relationale Datenbanken, relationalen Datenbanken, Datenbankadministration, Datenbankentwicklung, Datenbankmanagement, Datenbanken
data-engineering | Datenpipelines, Datenverarbeitung, Datenaufbereitung
data-warehousing | Datenlager
data-modeling | Datenmodellierung, Datenmodelle
big-data | Massendaten, große Datenmengen, großen Datenmengen
data-governance | Datenqualität, Stammdatenpflege, Stammdatenmanagement, Stammdaten
data-analysis | Datenauswertung, Datenanalysen, Auswertung von Daten, Analyse von Daten, Datenauswertungen, Datenanalyse
data-science | Datenwissenschaft
data-visualization | Datenvisualisierung, Visualisierung von Daten
data-mining | Webscraping
business-intelligence | Geschäftsanalytik
statistics | statistische Auswertungen, statistische Analysen, statistische Methoden, Statistikkenntnisse, Statistik
linear-algebra | lineare Algebra
simulation | numerische Simulation, Simulationen
machine-learning | maschinellem Lernen, maschinellen Lernens, maschinelles Lernen
deep-learning | neuronale Netze, neuronalen Netzen, tiefes Lernen
artificial-intelligence | Künstliche Intelligenz, künstlicher Intelligenz, KI-Anwendungen
natural-language-processing | Sprachverarbeitung, Verarbeitung natürlicher Sprache
computer-vision | Bildverarbeitung, maschinelles Sehen, Bilderkennung
large-language-models | große Sprachmodelle, großen Sprachmodellen
cloud-computing | Cloud-Infrastruktur, Cloud-Dienste, Cloud-Technologien, Cloud-Lösungen
git | Versionsverwaltung, Versionskontrolle
ci-cd | kontinuierliche Integration
infrastructure-as-code | Infrastruktur als Code
containerization | Containerisierung
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
gdpr | Datenschutz, Datenschutzgrundverordnung, Datenschutz-Grundverordnung, DSGVO^
computer-networking | Netzwerktechnik, Netzwerkkenntnisse, Netzwerkprotokolle, Rechnernetze
network-administration | Netzwerkadministration, Netzwerkbetreuung, Netzwerkverwaltung, Administration von Netzwerken
linux | Linux-Systeme
linux-administration | Linux-Administration
virtualization | Virtualisierung
system-administration | Systemadministration, Systembetreuung, Serveradministration, Administration von Servern, IT-Administration
technical-support | technischer Support, technischen Support, Anwenderbetreuung, Benutzerbetreuung, Anwendersupport, First-Level-Support, Second-Level-Support
embedded-systems | eingebettete Systeme, Embedded-Systeme, Mikrocontroller, eingebettete Software
signal-processing | Signalverarbeitung
iot | Internet der Dinge
accounting | Buchhaltungskenntnisse, Bilanzbuchhaltung, Fibu^, Buchhaltung, Rechnungswesen
financial-accounting | Finanzbuchführung, Finanzbuchhaltung
cost-accounting | Kosten- und Leistungsrechnung, Kostenrechnung
management-accounting | betriebliches Controlling
bookkeeping | Kontierung, Belegbuchung, vorbereitende Buchhaltung, laufende Buchhaltung, Buchführung
general-ledger | Hauptbuchhaltung, Hauptbuch
accounts-payable | Eingangsrechnungen, Rechnungsbearbeitung, Kreditoren, Rechnungserfassung, Kreditorenbuchhaltung
accounts-receivable | Mahnwesen, Debitoren, Forderungsmanagement, Debitorenbuchhaltung
invoice-processing | Rechnungsprüfung
invoicing | Rechnungserstellung, Fakturierungen, Rechnungsstellung, Fakturierung
billing | Abrechnung, Abrechnungen
debt-collection | Forderungseinzug, Inkasso
account-reconciliation | Kontenabstimmung, Monatsabschlüssen, Kontoabstimmung
month-end-close | Monatsabschlüsse, Monatsabschluss
year-end-close | Jahresabschlüsse, Jahresabschlussarbeiten, Jahresabschluss
financial-reporting | Finanzberichte, Bilanzierung, Jahresabschlüssen, Finanzberichterstattung
financial-statements | Bilanz, Bilanzen, Gewinn- und Verlustrechnung, Abschlüsse nach HGB
expense-reporting | Spesenabrechnung, Reisekostenabrechnung
payroll | Lohn- und Gehaltsabrechnung, Entgeltabrechnung, Personalabrechnung, Lohnabrechnung, Gehaltsabrechnung, Lohnbuchhaltung
timekeeping | Zeiterfassung
banking | Bankgeschäft, Privatkundengeschäft, Firmenkundengeschäft, Bankwesen
credit-analysis | Kreditprüfung, Kreditrisiko, Kreditvergabe, Kreditanalyse, Bonitätsprüfung
claims-processing | Schadensbearbeitung, Schadenbearbeitung, Schadenregulierung
insurance-sales | Versicherungsvertrieb, Versicherungsverkauf
fraud-detection | Betrugserkennung
financial-services | Finanzdienstleistungen
insurance | Schadensregulierung, Versicherungswirtschaft, Versicherungen, Versicherungswesen
anti-money-laundering | Geldwäsche, Geldwäscheprävention
business-analysis | Geschäftsanalyse, betriebswirtschaftliche Analysen
requirements-analysis | Anforderungserhebung, Anforderungsanalyse, Anforderungsmanagement
chartered-accountant | Wirtschaftsprüfer^
bilanzbuchhalter | geprüfter Bilanzbuchhalter
public-relations | Öffentlichkeitsarbeit
media-relations | Pressearbeit, Medienarbeit
press-releases | Pressetexte, Pressemitteilungen
corporate-communications | Unternehmenskommunikation
internal-communications | interne Kommunikation
multicultural-communication | interkulturelle Kompetenz
customer-service | Kundenberatung, Beratung von Kunden, Betreuung von Kunden, Kundenkontakt, Kundenberatungen, Kundenservice, Kundenbetreuung, Kundendienst
guest-service | Gästeservice, Betreuung von Gästen, Gästebetreuung
customer-experience | Kundenerfahrung
customer-satisfaction | Kundenzufriedenheit
customer-relations | Kundenpflege
complaint-handling | Reklamationsmanagement, Reklamationen, Reklamationsabwicklung, Reklamationsbearbeitung, Beschwerdemanagement
call-center-operations | telefonische Kundenbetreuung, Callcenter
telephone-answering | Telefonzentrale, Annahme von Anrufen, Telefondienst
field-service | Außendiensttechnik
after-sales-service | Kundendienst nach dem Kauf
visitor-reception | Besucherempfang
digital-marketing | digitales Marketing, Onlinemarketing
seo | Suchmaschinenoptimierung
search-engine-marketing | Suchmaschinenmarketing
search-advertising | Suchmaschinenwerbung
online-advertising | Online-Werbung, Onlinewerbung
content-marketing | redaktionelle Inhalte
content-creation | Content-Erstellung, Erstellung von Inhalten
social-media-marketing | sozialen Medien, Social-Media-Kanäle
social-media-management | Social-Media-Betreuung, Betreuung der Social-Media-Kanäle, soziale Medien
community-management | Community-Betreuung
pattern-making | Schnitterstellung
clothing-alterations | Änderungsschneiderei, Kleidungsänderungen
interior-design | Raumgestaltung, Innenausstattung, Innenarchitektur
financial-analysis | Finanzanalysen, Unternehmensbewertung, Finanzanalyse
financial-modeling | Finanzmodellierung
financial-planning | Finanzplanung
financial-management | Finanzverwaltung, Finanzmanagement
corporate-finance | Unternehmensfinanzierung
budgeting | Budgetkontrolle, Budgetüberwachung, Budgetplanung, Budgetierung, Budgetverantwortung
forecasting | Absatzplanung, Prognosen, Umsatzprognosen
variance-analysis | Abweichungsanalyse, Soll-Ist-Vergleich, Abweichungsanalysen
treasury-management | Liquiditätsplanung, Liquiditätsmanagement, Zahlungsverkehr
investment-management | Kapitalmarkt, Kapitalmärkte, Wertpapiere, Portfolioverwaltung, Vermögensverwaltung
portfolio-management | Portfoliomanagement
financial-advising | Finanzberatung, Vermögensberatung, Anlageberatung
finance | Finanzwesen
economics | Ökonometrie, Wirtschaftswissenschaften, Volkswirtschaft, Volkswirtschaftslehre
graphic-design | Grafikgestaltung, Mediengestaltung, visuelle Gestaltung, Grafik-Design, Grafikdesign
layout-design | Satz und Layout, Layoutgestaltung
illustration | Illustrationen, Illustrieren
photo-retouching | Bildbearbeitung
3d-modeling | 3D-Modellierung
typography | Schriftgestaltung, Typografie
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
operations-management | Betriebsleitung, Betriebsführung, operative Leitung
strategic-planning | Strategieentwicklung, strategische Planung
business-strategy | Unternehmensstrategie, Geschäftsstrategie
business-process-improvement | Prozessverbesserung, Geschäftsprozessmanagement, Optimierung von Prozessen, Prozessoptimierung
business-process-management | Prozessmanagement
process-mapping | Prozessmodellierung, Prozessaufnahme
continuous-improvement | kontinuierlicher Verbesserungsprozess, KVP^, kontinuierliche Verbesserung
change-management | Veränderungsprozesse, Veränderungsmanagement
digital-transformation | Digitalisierung, digitale Transformation
stakeholder-management | Stakeholdermanagement
risk-management | Risikoanalyse, Risikoanalysen, Risikomanagement
risk-assessment | Risikobewertung
crisis-management | Krisenmanagement
quality-assurance | Qualitätssicherung
quality-control | Qualitätskontrollen, Qualitätskontrolle
quality-management | QM-System, Qualitätsmanagement
key-performance-indicators | Kennzahlen, Leistungskennzahlen
cost-control | Kostencontrolling, Kostenkontrolle
resource-management | Ressourcenplanung
people-management | Führung von Mitarbeitern, Personalführung, Mitarbeiterführung
staff-supervision | Personalverantwortung, Führung eines Teams
knowledge-management | Wissensmanagement
consulting | Beratungserfahrung, Beratungstätigkeit, Unternehmensberatung
business-administration | kaufmännische Kenntnisse, betriebswirtschaftliche Kenntnisse, Betriebswirtschaft, Betriebswirtschaftslehre, BWL^
lean | schlanke Produktion
okrs | Kennzahlensysteme
marketing | Marketingkampagnen, Marketingmaßnahmen
marketing-strategy | Marketingstrategie
brand-management | Markenstrategie, Markenführung, Markenmanagement
event-marketing | Eventmarketing
advertising | Werbemaßnahmen, Werbung
market-research | Marktanalysen, Marktbeobachtung, Marktforschung
market-analysis | Marktanalyse
competitive-analysis | Wettbewerbsanalyse
customer-retention | Kundenbindung
event-planning | Veranstaltungsmanagement, Organisation von Veranstaltungen, Veranstaltungsorganisation, Veranstaltungsplanung, Eventmanagement
musicology | Musikwissenschaft
theatre-studies | Theaterwissenschaft
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
photography | Fotografieren, Fotografie
photo-editing | Fotobearbeitung
video-production | Videoproduktion
video-editing | Videoschnitt, Videobearbeitung
audio-engineering | Audiotechnik, Tontechnik
stage-lighting | Lichttechnik, Bühnenbeleuchtung
set-design | Bühnenbild
procurement | Materialbeschaffung, operativer Einkauf, operativen Einkauf, Lieferantenauswahl, Beschaffung
strategic-sourcing | strategischen Einkauf, strategischer Einkauf
purchase-orders | Bestellabwicklung
supplier-management | Lieferantenbetreuung, Lieferantenmanagement
contract-management | Vertragsverwaltung, Vertragsmanagement
contract-negotiation | Vertragsverhandlung, Vertragsverhandlungen
tendering | Angebotswesen, öffentliche Ausschreibungen, Ausschreibungen
public-procurement | öffentliche Vergabe, Vergabeverfahren, Vergaberecht
erp-systems | ERP-Systeme, ERP-Systemen, Warenwirtschaftssysteme, Warenwirtschaft, Warenwirtschaftssystem
project-management | Projektsteuerung, Leitung von Projekten, Projekterfahrung, Projektarbeit, Projektmanagement, Projektleitung
project-planning | Projektplanung
project-coordination | Projektkoordination
program-management | Programmmanagement
product-management | Produktstrategie, Produktmanagement
product-development | Produktentwicklung
policy-analysis | Politikberatung, politische Analyse
program-evaluation | Programmevaluation, Evaluierung von Programmen
grant-management | Fördermittel, Fördermittelanträge, Drittmittelverwaltung, Drittmittelakquise
grant-writing | Förderanträge
fundraising | Spendenakquise, Spendensammlung
public-administration | öffentlichen Verwaltung, Verwaltungswesen, öffentliche Verwaltung, Verwaltungswissenschaft
local-government | Kommunalverwaltung
journalism | journalistische Erfahrung, Redaktion, Journalismus
book-publishing | Verlagswesen
property-management | Objektverwaltung, Mietverwaltung, Hausverwaltung, Immobilienverwaltung
real-estate-sales | Immobilienverkauf, Immobilienvermittlung, Maklertätigkeit
property-appraisal | Immobilienbewertung
real-estate-development | Projektentwicklung
real-estate | Vermietung, Immobilienmanagement, Immobilien, Immobilienwirtschaft
sales | Vertriebserfahrung, Verkaufserfahrung, Verkaufstalent, Direktvertrieb, Verkaufsgespräche, Vertrieb^, Verkauf^
b2b-sales | B2B-Vertrieb, Geschäftskundenvertrieb
inside-sales | Innendienst, Verkaufsinnendienst
outside-sales | Vertriebsaußendienst, Außendienst
technical-sales | technischen Vertrieb, Vertrieb technischer Produkte, technischer Vertrieb
export-sales | Exportgeschäft, Auslandsgeschäft
sales-management | Verkaufsleitung, Vertriebssteuerung, Vertriebsleitung
sales-operations | Vertriebsinnendienst
closing-sales | Abschlussstärke, Verkaufsabschluss
account-management | Großkundenbetreuung, Schlüsselkunden, Bestandskundenbetreuung, Bestandskunden
client-relationship-management | Kundenbeziehungen, Kundenbeziehungsmanagement
business-development | Neukundenakquise, Kundengewinnung, Kaltakquise, Neukundengeschäft, Geschäftsentwicklung
lead-generation | Leadgenerierung
prospecting | Neukundengewinnung, Kundenakquise, Akquise
telemarketing | Telefonverkauf, telefonischer Verkauf, Telefonakquise
quoting | Angebote erstellen, Erstellung von Angeboten, Angebotserstellung
upselling | Zusatzverkauf, Zusatzverkäufe
retail-sales | Kassenverkauf, Ladenverkauf, Verkaufsfläche, Einzelhandel, Verkauf im Einzelhandel
retail-management | Marktleitung, Filialleitung
visual-merchandising | Warenpräsentation, Schaufenstergestaltung, Dekoration von Verkaufsflächen
shelf-stocking | Regalpflege, Warenverräumung, Regalbestückung, Warenverräumen, Regale auffüllen
cash-handling | Kassenführung, Kassiertätigkeit, Bedienung der Kasse, Kassenerfahrung, Kassieren, Kassentätigkeit
point-of-sale | Kassensystem, Kassensysteme
loss-prevention | Diebstahlprävention, Warensicherung
e-commerce | Online-Handel, Versandhandel, Onlinehandel
crm-software | CRM-Systeme
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
tax-preparation | Steuererklärung, Umsatzsteuervoranmeldungen, Besteuerung, Körperschaftsteuer, Steuererklärungen
tax-compliance | Steuer-Compliance
tax-planning | Steuerberatung
vat | Umsatzsteuervoranmeldung, Umsatzsteuer, Mehrwertsteuer
auditing | Revision*, Prüfungswesen, Rechnungsprüfungen, Wirtschaftsprüfung
internal-audit | interne Audits, interne Revision
internal-controls | internes Kontrollsystem, interne Kontrollen
compliance | Regelkonformität, Einhaltung gesetzlicher Vorschriften, Regulatorik
taxation | Steuerrecht
ux-design | Benutzererfahrung, Nutzererfahrung
ui-design | Benutzeroberflächen, Oberflächengestaltung, Gestaltung von Benutzeroberflächen
user-research | Nutzerforschung, Nutzertests
usability | Gebrauchstauglichkeit
human-centered-design | nutzerzentriertes Design
writing | Schreibkompetenz, Verfassen von Texten, Textsicherheit
copywriting | Werbetexte
editing | Redigieren, Lektorat
proofreading | Korrektorat, Korrekturlesen
translation | Lokalisierung, Übersetzung, Übersetzungen, Übersetzen
interpreting | Dolmetschen
sign-language-interpreting | Gebärdensprache, Gebärdensprachdolmetschen
subtitling | Untertitelung
grammar-and-punctuation | Rechtschreibung
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
electrocardiography | Elektrokardiographie, EKG^
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
geriatric-care | Seniorenbetreuung, Geriatrie, Seniorenpflege, Demenzbetreuung, Pflege älterer Menschen, Betreuung von Senioren, Langzeitpflege, Altenpflege
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
teaching | Unterrichten, Lehrtätigkeit, Unterrichtserfahrung, Lehrerfahrung, Unterrichtsgestaltung, Unterricht
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
mathematics | Mathematikkenntnisse, Mathematik
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
industrial-automation | Automatisierung, Automation*, Automatisierungstechnik
control-systems | Steuer- und Regeltechnik, Regelungstechnik, Steuerungstechnik
robotics | Robotik
instrumentation | Mess- und Regeltechnik, Messtechnik, MSR-Technik
building-automation | Gebäudeautomation
machine-safety | Maschinensicherheit
plc-programming | SPS-Kenntnisse, SPS-Programmierung
robot-programming | Roboterprogrammierung
control-panel-building | Schaltschrankbau
commissioning | Inbetriebnahmen, Inbetriebnahme
automotive-repair | Fahrzeugreparatur, Autoreparatur, Kfz-Technik, Kfz-Reparatur, Kfz-Mechatronik
vehicle-maintenance | Fahrzeuginstandhaltung, Fahrzeugwartung
vehicle-diagnostics | Fehlerdiagnose am Fahrzeug, Fahrzeugdiagnose
vehicle-inspection | Hauptuntersuchung
diesel-engine-repair | Dieselmotoren
tire-service | Reifenmontage, Reifenwechsel
hybrid-and-electric-vehicles | Elektromobilität
auto-body-repair | Karosseriearbeiten, Karosserieinstandsetzung, Karosseriebau
automotive-painting | Fahrzeuglackierung
auto-detailing | Fahrzeugaufbereitung
kfz-mechatroniker | Kfz-Mechaniker
aircraft-maintenance | Flugzeugmechanik, Luftfahrzeugtechnik, Flugzeugwartung
aircraft-repair | Flugzeugreparatur
air-traffic-control | Flugsicherung
beauty-treatments | kosmetische Behandlungen, Kosmetikbehandlungen
hairdressing | Friseurhandwerk
hair-styling | Haarstyling
haircutting | Haarschnitte, Haarschnitt, Haare schneiden
hair-coloring | Haare färben, Coloration*, Färbetechniken, Haarfärbung
cosmetology | Kosmetik^
facials | Gesichtspflege, Gesichtsbehandlungen
waxing | Haarentfernung, Enthaarung
manicures | Nageldesign, Maniküre
pedicures | Fußpflege
funeral-services | Bestattung
facilities-management | Gebäudetechnik, Objektbetreuung, Gebäudemanagement
building-maintenance-work | Haustechnik, Gebäudeinstandhaltung
handyman-work | Hausmeistertätigkeiten
snow-removal | Schneeräumung, Winterdienst
asbestos-abatement | Asbestsanierung
cad | CAD-Kenntnisse, CAD-Konstruktion, CAD-Zeichnen
building-information-modeling | BIM-Methode, BIM-Modellierung
finite-element-analysis | FEM-Berechnung, Finite-Elemente-Methode
computational-fluid-dynamics | Strömungssimulation, Strömungsmechanik, numerische Strömungsmechanik
carpentry | Innenausbau, Zimmererarbeiten, Schreinerarbeiten
woodworking | Holzverarbeitung, Holzbearbeitung
joinery | Tischlerei, Schreinerei, Bautischlerei, Tischlerarbeiten
furniture-assembly | Möbelaufbau, Möbelmontage
upholstery | Polsterei, Polstern^
glazing | Glaserarbeiten, Verglasung
painting-and-decorating | Anstreicharbeiten, Lackierarbeiten, Maler- und Lackierarbeiten, Malerarbeiten
wallpapering | Tapezieren
drywall-installation | Gipskartonbau, Trockenbau
plastering | Verputzen, Putzarbeiten
flooring-installation | Bodenlegen, Parkettlegen, Bodenverlegung
tile-setting | Fliesenarbeiten, Fliesenlegen
chemical-engineering | chemische Verfahrenstechnik, Chemieingenieurwesen, Verfahrenstechnik
process-engineering | Prozesstechnik
process-safety | Anlagensicherheit
electroplating | Galvanotechnik
powder-coating | Pulverbeschichtung
pulp-and-paper | Papierherstellung
civil-engineering | Bauingenieurwesen, Bauwesen
structural-engineering | konstruktiver Ingenieurbau, Tragwerksplanung, Statik^
geotechnical-engineering | Geotechnik
water-resources-engineering | Wasserbau
building-architecture | Hochbau
architectural-design | Architekturentwurf, Entwurfsplanung, Gebäudeplanung
building-codes | Bauordnung, Baurecht, Bauvorschriften
structural-analysis | statische Berechnungen
steel-structure-design | Stahlbau
timber-structure-design | Holzbau
bridge-engineering | Brückenbau
tunneling | Tunnelbau
surveying | Vermessungstechnik, Vermessungskunde, Vermessung
cleaning-of-buildings | Unterhaltsreinigung, Gebäudereinigung, Reinigungsarbeiten
janitorial-work | Hausmeisterdienste
office-cleaning | Büroreinigung
residential-cleaning | Haushaltsreinigung, Wohnungsreinigung
industrial-cleaning | Industriereinigung
post-construction-cleaning | Bauendreinigung
window-cleaning | Fensterreinigung, Glasreinigung
pressure-washing | Hochdruckreinigung
laundry | Wäschepflege, Textilreinigung, Wäscherei
ironing | Bügelarbeiten, Bügeln
construction-work | Bauhandwerk, Bauarbeiten
construction-management | Bauüberwachung, Bauablaufplanung, Bauprojekte, Bauplanung, Bauleitung
site-supervision | Baustellenleitung, Baustellenüberwachung
cost-estimating | Kalkulation, Angebotskalkulation, Bauabrechnung, Aufmaß, Kostenschätzung
quantity-surveying | Mengenermittlung
demolition | Asphaltbau, Abbrucharbeiten
road-construction | Straßenbau
earthwork | Erdarbeiten, Erdbau, Tiefbau
masonry | Mauerwerk, Stahlbetonbau, Maurerarbeiten
bricklaying | Mauerarbeiten
concrete-work | Betonbau, Betonarbeiten
formwork | Schalung, Schalungsbau
roofing | Dacharbeiten, Dachdecker, Dachdeckerarbeiten
scaffolding | Gerüste, Gerüstbau
working-at-heights | Höhenarbeit
heavy-equipment-operation | Bedienung von Baumaschinen, Führen von Baumaschinen, Baumaschinen
excavator-operation | Baggerführer, Baggerfahren
crane-operation | Kranführerschein, Kranbedienung, Kranführen
overhead-crane-operation | Brückenkran
aerial-work-platforms | Hubarbeitsbühne
food-preparation | Zubereitung von Speisen, Küchenvorbereitung, Lebensmittelzubereitung, Küchenhilfe, Vorbereitung von Speisen, Speisenzubereitung
cooking | Küchenführung, Kochkenntnisse, Kocherfahrung, Warme Küche, Kochen^
culinary-arts | Kulinarik, Kochkunst
cold-kitchen | Kalte Küche
baking | Bäckerei, Backwaren, Bäckerhandwerk, Backen^
bread-making | Brotherstellung, Brotbacken
pastry-making | Konditorhandwerk, Konditorei
menu-planning | Speiseplanung, Speisekartengestaltung, Menüplanung
kitchen-management | Küchenorganisation, Küchenleitung
kitchen-cleaning | Küchenreinigung
dishwashing | Spülküche, Abwasch, Spülkraft, Geschirrspülen
meat-cutting | Fleischverarbeitung, Zerlegung von Fleisch, Fleischerhandwerk, Metzgerei
food-safety | Hygienevorschriften, Hygienestandards, Lebensmittelhygiene, Lebensmittelsicherheit
haccp | HACCP-Kenntnisse, HACCP-Richtlinien, HACCP-Konzept
food-handler-certification | Infektionsschutzbelehrung, Gesundheitszeugnis
truck-driving | Berufskraftfahrer, Berufskraftfahrerin, Führen von Lkw, LKW-Fahren, Lkw-Fahrer
long-haul-driving | Fernverkehr
local-truck-driving | Nahverkehr
delivery-driving | Auslieferungsfahrten, Lieferfahrten, Kurierfahrten, Auslieferungsfahrer
parcel-delivery | Auslieferung, Zustellung von Paketen, Auslieferung von Paketen, Paketzustellung
driving-vehicles | Fahrpraxis, Fahrerfahrung
bus-driving | Busfahrer, Busfahren
passenger-transport | Fahrgastbeförderung, Personenbeförderung
taxi-driving | Taxifahren
moving-and-relocation-work | Umzüge
load-securement | Ladungssicherung
route-planning | Routenplanung, Disposition von Touren, Tourenplanung
dispatching | Disposition*, Disponieren, Disposition von Fahrern
fleet-management | Fuhrparkverwaltung, Flottenmanagement, Fuhrpark, Fuhrparkmanagement
hours-of-service | Lenk- und Ruhezeiten
traffic-laws | Straßenverkehrsordnung
liftgate | Hebebühne am Lkw
electrical-engineering | Elektroplanung, Elektrotechnik
electronics | Elektronikkenntnisse, Schaltungstechnik, Elektronik
rf-engineering | Hochfrequenztechnik
electromagnetic-compatibility | EMV-Prüfung
high-voltage | Hochspannung
medium-voltage | Mittelspannung
low-voltage | Niederspannung
circuit-design | Schaltungsentwicklung
soldering | Lötkenntnisse, Lötarbeiten, Weichlöten, Löten
measuring-instruments | Messgeräte
electrical-installation | Elektroinstallationen, Elektromontage, Elektrik, Elektroarbeiten, Elektroniker, Elektroinstallation
wiring | Verkabelung, Verdrahtung
electrical-maintenance | elektrische Instandhaltung, Elektroinstandhaltung
electrical-troubleshooting | elektrische Fehlersuche
electrical-safety | Elektrosicherheit
elevator-maintenance | Aufzugswartung, Aufzugstechnik
electrical-apprenticeship | Ausbildung zum Elektroniker, Elektrikerlehre, elektrotechnische Ausbildung
renewable-energy | Solaranlagen, erneuerbarer Energien, erneuerbare Energien
solar-energy | Solarenergie
photovoltaics | PV-Anlagen, Photovoltaik
wind-energy | Windenergie, Windkraft
bioenergy | Bioenergie
hydrogen-technology | Wasserstofftechnik
energy-efficiency | Energieeffizienz
nuclear-engineering | Kerntechnik
energy-management | Energiemanagement
solar-panel-installation | Solarmontage, Montage von Solaranlagen
cogeneration | Kraft-Wärme-Kopplung
district-heating | Fernwärme
power-line-work | Freileitungen
meter-reading | Zählerablesung
utility-services | Versorgungstechnik
oil-and-gas-operations | Öl und Gas
water-distribution | Wasserversorgung
fruit-picking | Obsternte, Erntearbeit, Erntehilfe
irrigation | Bewässerungssysteme, Bewässerung
plant-protection | Pflanzenschutz
agricultural-machinery-repair | Landmaschinentechnik
tractor-operation | Schlepperfahren, Bedienung von Landmaschinen, Traktorfahren
farm-machinery | Landtechnik, Landmaschinen
livestock-care | Viehhaltung, Tierzucht, Milchviehhaltung, Versorgung von Tieren, Viehzucht, Tierhaltung
milking | Melken, Melktechnik
pest-control | Schädlingsbekämpfung
forestry | Waldarbeit, Forstarbeiten, Forstwirtschaft, Waldwirtschaft
timber-harvesting | Holzernte
chainsaw-operation | Motorsägearbeiten, Kettensäge, Motorsäge
tree-care | Baumpflege
chainsaw-certificate | Motorsägenschein
groundskeeping | Grünanlagenpflege, Gartenbau, Grünpflege
landscaping | GaLaBau, Landschaftsbau, Garten- und Landschaftsbau
gardening | Gartenarbeiten, Gartenarbeit, Gartenpflege, Gärtnern
landscape-design | Gartengestaltung
lawn-care | Rasenpflege
pruning | Baumschnitt, Heckenschnitt, Gehölzschnitt
hardscaping | Pflasterarbeiten
hotel-management | Hotelmanagement, Hotelfach, Hotelfachfrau, Hotelfachmann, Hotelleitung
hotel-operations | Hotelbetrieb
hospitality-management | Hotel- und Gastgewerbe
front-desk-operations | Rezeption, Gästeempfang, Empfang von Gästen, Rezeptionserfahrung
guest-check-in | Check-in und Check-out, Gästecheck-in
reservations-management | Reservierungen, Reservierungsmanagement, Buchungsmanagement
housekeeping | Hauswirtschaft, Raumpflege, Reinigungstätigkeiten, hauswirtschaftliche Tätigkeiten, Zimmerreinigung
tourism | Touristik, Fremdenverkehr, Tourismus
tour-guiding | Gästeführung, Stadtführungen, Reiseleiter, Reiseleitung
travel-agency-work | Reisevermittlung, Reiseverkauf, Reisebüro
ticket-sales | Ticketverkauf, Kartenverkauf
commercial-drivers-license | Führerscheinklasse C, Führerschein CE, Führerscheinklasse CE, Führerschein C/CE
drivers-license | PKW-Führerschein, Führerscheinklasse B, Fahrerlaubnis Klasse B, Führerschein, Fahrerlaubnis
driving-licence-class-b | Führerschein Klasse B, Führerschein der Klasse B
driving-licence-class-be | Führerschein Klasse BE
driving-licence-class-c | Führerschein Klasse C, Lkw-Führerschein
driving-licence-class-ce | Führerschein Klasse CE
driving-licence-class-c1 | Führerschein Klasse C1
driving-licence-class-d | Führerschein Klasse D, Busführerschein
driving-licence-class-t | Führerschein Klasse T, Traktorführerschein
motorcycle-license | Motorradführerschein
taxi-licence | Personenbeförderungsschein
driver-cpc | Schlüsselzahl 95, Berufskraftfahrerqualifikation
tachograph-card | Fahrerkarte
crane-operator-certification | Kranschein
aerial-lift-certification | Hebebühnenschein
boating-license | Sportbootführerschein
trade-apprenticeship | abgeschlossene Berufsausbildung, Facharbeiterbrief, abgeschlossene handwerkliche Ausbildung, Gesellenbrief, Gesellenprüfung
master-craftsman-certificate | Meisterbrief, Handwerksmeister, Industriemeister, Meisterprüfung
logistics | Versand, Transportlogistik, Logistikkenntnisse, Logistikerfahrung, Intralogistik, Logistik
freight | Frachtgeschäft, Frachtverkehr
freight-forwarding | Speditionswesen, Speditionserfahrung, Spedition
returns-processing | Retourenbearbeitung, Retouren
cold-chain | Kühlkette
supply-chain-management | Lieferkette, Lieferketten, Supply-Chain-Management, Lieferkettenmanagement
demand-planning | Bedarfsplanung
materials-management | Materialdisposition, Materialwirtschaft, Disposition von Material
order-management | Auftragsbearbeitung, Auftragserfassung, Auftragsabwicklung
import-and-export | Import und Export, Zollwesen, Zollbestimmungen, Außenhandel
customs-clearance | Verzollung, Zollabwicklung
customs-regulations | Zollrecht
machining | Drehen und Fräsen, spanende Bearbeitung, Zerspanung, Zerspanungstechnik
cnc-machining | CNC-Kenntnisse, CNC-Technik, CNC-Maschinen, CNC-Bearbeitung
cnc-programming | CNC-Programmierung
milling | Fräsen
cnc-milling | CNC-Fräsen
turning | Drehen von Metall, Drehtechnik
cnc-turning | CNC-Drehen
tool-and-die-making | Werkzeugmechanik, Werkzeugbau
mold-making | Formenbau
industrial-engineering | Arbeitsvorbereitung, Wirtschaftsingenieurwesen
manufacturing | Fertigungsverfahren, Produktionserfahrung, Fertigung, Produktion^
mass-production | Serienfertigung
manufacturing-engineering | Fertigungstechnik, Produktionstechnik
production-planning | Produktionssteuerung, Fertigungssteuerung, Produktionsplanung, Fertigungsplanung
production-management | Fertigungsleitung, Produktionsleitung
production-line-work | Fließbandarbeit, Bandarbeit, Arbeit am Fließband
assembly-work | Montagearbeiten, Montagetätigkeit, Endmontage, Vormontage, Montagetätigkeiten, Baugruppenmontage, Montageerfahrung
machine-operation | Bedienung von Maschinen, Maschinenführung, Anlagenbedienung, Bedienen von Maschinen, Maschinenführer, Anlagenführer, Bedienung von Anlagen, Bedienung und Überwachung, Maschinenbedienung
machine-setup | Rüsten von Maschinen, Einrichten von Maschinen
injection-molding | Kunststoffspritzguss, Spritzgießen, Spritzguss
plastics-processing | Kunststoffverarbeitung, Kunststofftechnik
3d-printing | 3D-Druck, additive Fertigung
metal-casting | Gießereitechnik, Gießerei
heat-treatment | Wärmebehandlung
surface-treatment | Oberflächentechnik
grinding-and-polishing | Schleifen, Polieren, Schleifen und Polieren
deburring | Entgraten
industrial-painting | Lackieren
packaging | Verpacken, Verpackung von Waren, Konfektionierung, Verpackungsarbeiten, Verpacken von Waren, Verpackung
hand-tools | Umgang mit Werkzeugen, Handwerkzeuge
equipment-repair | Reparaturen, Instandsetzung, Reparatur von Maschinen, Reparaturarbeiten, Reparatur von Geräten
preventive-maintenance | vorbeugende Instandhaltung, Wartung, Wartungsarbeiten, Wartung und Instandhaltung, Wartung von Maschinen, Wartung von Anlagen, vorbeugende Wartung
corrective-maintenance | Störungsbeseitigung, Entstörung, störungsbedingte Instandhaltung
predictive-maintenance | vorausschauende Wartung
condition-monitoring | Zustandsüberwachung
industrial-maintenance | Betriebsinstandhaltung, Industrieinstandhaltung, Instandhaltung
equipment-installation | Inbetriebnahme von Anlagen, Aufbau von Anlagen
mechanical-engineering | Konstruktion im Maschinenbau, Mechanik, Maschinenbau
strength-of-materials | Festigkeitslehre
materials-science | Materialwissenschaft, Werkstofftechnik, Werkstoffkunde
mechanical-design | Konstruktion, mechanische Konstruktion, Konstruktionserfahrung
jigs-and-fixtures | Vorrichtungsbau
hydraulics | Hydraulik und Pneumatik, Hydraulikkenntnisse, Hydraulik
pneumatics | Pneumatik
mechatronics | Mechatronik
engineering-drawings | Technisches Zeichnen mit CAD, technisches Zeichnen
blueprint-reading | Lesen technischer Zeichnungen, technische Zeichnungen, technische Zeichnungen lesen, Lesen von technischen Zeichnungen, Zeichnungslesen, technischen Zeichnungen, Zeichnungen lesen
schematic-reading | Schaltpläne lesen
bill-of-materials | Stückliste, Stücklisten
aerospace-engineering | Luft- und Raumfahrttechnik
automotive-engineering | Fahrzeugtechnik
mineral-processing | Aufbereitungstechnik
blaster-license | Sprengberechtigung
occupational-safety | Sicherheitsvorschriften, Arbeitsschutzvorschriften, Arbeitssicherheitsvorschriften, Arbeitssicherheit, Arbeitsschutz
safety-management | Sicherheitsmanagement
job-hazard-analysis | Gefährdungsbeurteilung
hazardous-materials | Gefahrguttransport, Gefahrstoffen, Gefahrgut, Gefahrstoffe
adr-certificate | ADR-Schein
plumbing | Sanitärtechnik, Rohrinstallation, Sanitärinstallation, Klempnerarbeiten
pipefitting | Rohrschlosserei, Rohrleitungsbau
hvac | Sanitär-Heizung-Klima, Heizung-Sanitär, Lüftung und Klima, Heizungs- und Klimatechnik
air-conditioning | Klimaanlagen, Klimatechnik
refrigeration | Kälteanlagen, Kältetechnik
heating-systems | Heizungsanlagen, Heizungsbau, Heizungstechnik
heat-pumps | Wärmepumpen
ventilation-systems | Lüftungsanlagen, Lüftungstechnik
insulation-work | Wärmedämmung, Isolierarbeiten, Dämmarbeiten
f-gas-certification | Kälteschein
printing-operation | Druckmaschinen, Drucktechnik, Druckerei
offset-printing | Offsetdruck
digital-printing | Digitaldruck
large-format-printing | Großformatdruck
print-finishing | Druckweiterverarbeitung
sign-making | Schilderherstellung, Werbetechnik
vehicle-wrapping | Fahrzeugfolierung
root-cause-analysis | Fehlerursachenanalyse, Ursachenanalyse
quality-management-systems | Qualitätsmanagementsystem, QM-Systeme, Qualitätsmanagementsysteme
quality-inspection | Qualitätsprüfungen, Prüfmittel, Qualitätsprüfung
visual-inspection | Sichtkontrolle, Sichtprüfung
incoming-inspection | Wareneingangsprüfung
micrometers | Bügelmessschraube
nondestructive-testing | zerstörungsfreie Werkstoffprüfung, zerstörungsfreie Prüfung
quality-audits | Qualitätsaudits
quality-engineering | Qualitätstechnik
train-driving | Lokführen, Triebfahrzeugführung, Triebfahrzeugführer
railway-engineering | Bahntechnik, Eisenbahntechnik, Schienenfahrzeugtechnik
railway-signalling | Leit- und Sicherungstechnik
tram-driving | Straßenbahnfahrer
marine-engineering | Schiffsmaschinenbau
naval-architecture | Schiffbau^
locomotive-engineer-certification | Triebfahrzeugführerschein
food-service | Servicekraft, Gastronomieerfahrung, Servieren von Speisen und Getränken, Gastronomie^
table-service | Servieren, Bedienung von Gästen, Tischservice, Kellnern
catering | Gemeinschaftsverpflegung, Eventcatering
fast-food-service | Systemgastronomie, Schnellgastronomie
taking-food-orders | Bestellungen aufnehmen, Bestellaufnahme, Aufnahme von Bestellungen
restaurant-management | Restaurantführung, Restaurantleitung
bartending | Barservice, Getränkezubereitung, Cocktails mixen, barkeeping, Barkeeper
barista-skills | Baristakenntnisse, Kaffeezubereitung
wine-service | Weinkunde, Weinberatung, Sommelierkenntnisse, Weinkenntnisse
beverage-service | Getränkeservice, Ausschank
product-knowledge | Warenkunde, Warenkenntnisse, Produktkenntnisse, Verkaufsberatung
cash-drawer-balancing | Kassenabrechnung
fashion-retail | Textileinzelhandel, Modeverkauf
patrolling-premises | Streifendienst, Kontrollgänge, Rundgänge
gate-and-entry-control | Zutrittskontrolle, Pfortendienst, Einlasskontrolle
cctv-monitoring | Videoüberwachung
retail-security | Kaufhausdetektiv, Ladendetektiv
self-defense | Selbstverteidigung
explosive-ordnance-disposal | Kampfmittelräumung
personal-training | Trainingspläne, Fitnesstrainer
fitness-instruction | Fitnesskurse, Fitnessanleitung, Fitnesstraining
swimming-instruction | Schwimmunterricht, Schwimmkurse
lifeguarding | Badeaufsicht, Rettungsschwimmen, Rettungsschwimmer
telecommunications | Nachrichtentechnik, Telekommunikation, Telekommunikationstechnik
fiber-optics | Glasfaser, Glasfasertechnik
fiber-splicing | Glasfaser spleißen
sewing | Näharbeiten, Nähen
sewing-machine-operation | Nähmaschine, Nähmaschinenbedienung
tailoring | Schneiderhandwerk, Schneiderei
garment-making | Bekleidungsherstellung
glassblowing | Glasbläserei
model-making | Modellbau
warehouse-operations | Lagerwirtschaft, Lagerarbeiten, Lagerverwaltung, Lagertätigkeit, Lagererfahrung, Einlagerung, Lagerlogistik, Lagerarbeit, Lagerhaltung
order-picking | Auftragskommissionierung, Kommissionierung, Kommissionieren
picking-and-packing | Kommissionieren und Verpacken, Verpacken und Versenden
shipping-and-receiving | Versand und Wareneingang
goods-receiving | Warenannahme, Wareneingangskontrolle, Wareneingang
goods-shipping | Warenversand, Versandabwicklung, Warenausgang
loading-and-unloading | Beladen, Be- und Entladung, Entladen, Be- und Entladen von Lkw, Verladung, Be- und Entladetätigkeiten, Be- und Entladen
material-handling | Materialtransport, innerbetrieblicher Transport, Materialfluss
inventory-management | Bestandskontrolle, Lagerbestand, Lagerbestände, Bestandspflege, Bestandsmanagement, Bestandsführung, Lagerbestandsführung
stocktaking | Inventuren, Inventur
lot-tracking | Chargenrückverfolgung
warehouse-supervision | Lagerleitung
warehouse-automation | Lagerautomatisierung
barcode-scanning | Barcodescanner, Handscanner
forklift-operation | Gabelstaplerfahrer, Gabelstaplerfahren, Staplerfahrer, Flurförderzeuge, Stapler*, Gabelstapler, Staplerfahren
reach-truck-operation | Schubmaststapler
pallet-jack-operation | Elektrohubwagen, Handhubwagen, Hubwagen
forklift-certification | Flurfördermittelschein, Staplerschein, Gabelstaplerschein, Flurförderschein
welding | Schweißkenntnisse, Schweißarbeiten, Schweißtechnik, Schweißerfahrung, Schweißer, Schweißen
gas-metal-arc-welding | MIG/MAG-Schweißen, MIG-Schweißen, MAG-Schweißen
gas-tungsten-arc-welding | WIG-Schweißen
shielded-metal-arc-welding | Elektrodenschweißen, E-Hand-Schweißen, Lichtbogenhandschweißen
arc-welding | Lichtbogenschweißen
brazing | Hartlöten
laser-cutting | Laserschneiden
metal-fabrication | Metallverarbeitung, Metallbau, Metallbearbeitung
sheet-metal-work | Schlosserarbeiten, Schlosserei, Blechbearbeitung
press-brake-operation | Abkanten
locksmithing | Schlüsseldienst, Schließtechnik
boilermaking | Kesselbau
welding-certification | Schweißerprüfung, Schweißerschein
`;
