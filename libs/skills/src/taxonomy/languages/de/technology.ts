/** German aliases, one skill a line, marks as `aliasesOf` says: software, data, infrastructure, security, devices. */
export const technology = `
// technology/analytics
data-analysis | Datenauswertung, Datenanalysen, Auswertung von Daten, Analyse von Daten, Datenauswertungen, Datenanalyse
data-science | Datenwissenschaft
data-visualization | Datenvisualisierung, Visualisierung von Daten
business-intelligence | Geschäftsanalytik
statistics | statistische Auswertungen, statistische Analysen, statistische Methoden, Statistikkenntnisse, Statistik
linear-algebra | lineare Algebra
simulation | numerische Simulation, Simulationen
// technology/architecture-and-methods
software-development | Software-Entwicklung, Entwicklung von Software, Softwareentwicklung
programming | Programmierung, Programmierkenntnisse, Programmieren
application-development | Anwendungsentwicklung
software-maintenance | Softwarewartung, Softwarepflege
code-review | Quellcode-Prüfung
technical-documentation | technische Dokumentation, technische Dokumentationen, Erstellung technischer Dokumentation
requirements-specification | Lastenhefte, Pflichtenhefte
system-design | Systemarchitektur, Systementwurf
software-architecture | Softwarearchitektur, Software-Architektur
it-management | IT-Leitung
it-consulting | IT-Beratung
microservices | Microservice-Architektur, Microservices-Architektur
distributed-systems | verteilte Systeme, verteilten Systemen, verteilter Systeme
design-patterns | Entwurfsmuster
object-oriented-programming | objektorientierte Programmierung, objektorientierter Programmierung, objektorientierten Programmierung, objektorientierte Entwicklung
functional-programming | funktionale Programmierung
data-structures | Datenstrukturen
data-structures-and-algorithms | Algorithmen und Datenstrukturen
algorithms | Algorithmen
computer-science | Informatik
information-technology | Informationstechnik
agile | agile Methoden, agilen Methoden, agiler Methoden, agile Softwareentwicklung, agile Vorgehensweise, agiles Arbeiten
test-driven-development | testgetriebene Entwicklung
it-service-management | IT-Servicemanagement
// technology/back-end-frameworks
back-end-development | Backend-Entwicklung, Backendentwicklung
full-stack-development | Full-Stack-Entwicklung, Fullstack-Entwicklung
api-design | API-Entwicklung, Schnittstellenentwicklung, Schnittstellenprogrammierung
web-services | Webservices
// technology/cloud
cloud-computing | Cloud-Infrastruktur, Cloud-Dienste, Cloud-Technologien, Cloud-Lösungen
// technology/data-engineering
data-pipelines | Datenpipelines
data-processing | Datenverarbeitung
data-cleaning | Datenaufbereitung, Datenbereinigung
data-migration | Datenmigration
data-warehousing | Datenlager
data-modeling | Datenmodellierung, Datenmodelle
big-data | Massendaten, große Datenmengen, großen Datenmengen
data-management | Datenverwaltung
data-quality | Datenqualität
master-data-management | Stammdatenpflege, Stammdatenmanagement, Stammdaten
web-scraping | Webscraping
// technology/databases
relational-databases | relationale Datenbanken, relationalen Datenbanken
database-management | Datenbankkenntnisse, Datenbankmanagement, Datenbanken
database-administration | Datenbankadministration
database-design | Datenbankentwurf, Datenbankdesign
database-development | Datenbankentwicklung
// technology/devops
continuous-integration | kontinuierliche Integration
release-management | Releasemanagement
infrastructure-as-code | Infrastruktur als Code
containerization | Containerisierung
version-control | Versionsverwaltung, Versionskontrolle
// technology/embedded-and-hardware
embedded-systems | eingebettete Systeme, Embedded-Systeme, eingebettete Software
microcontrollers | Mikrocontroller
computer-hardware | Hardwarekenntnisse
signal-processing | Signalverarbeitung
iot | Internet der Dinge
// technology/game-and-graphics
computer-graphics | Computergrafik
augmented-reality | erweiterte Realität
virtual-reality | virtuelle Realität
game-development | Spieleentwicklung
// technology/it-support
technical-support | technischer Support, technischen Support, Anwenderbetreuung, Benutzerbetreuung, Anwendersupport
first-level-support | Erstlevel-Support
// technology/machine-learning
machine-learning | maschinellem Lernen, maschinellen Lernens, maschinelles Lernen
deep-learning | tiefes Lernen
neural-networks | neuronale Netze, neuronalen Netzen
artificial-intelligence | Künstliche Intelligenz, künstlicher Intelligenz, KI-Anwendungen
natural-language-processing | Sprachverarbeitung, Verarbeitung natürlicher Sprache
machine-translation | maschinelle Übersetzung
speech-recognition | Spracherkennung
computer-vision | maschinelles Sehen
image-processing | Bildverarbeitung
image-classification | Bilderkennung
large-language-models | große Sprachmodelle, großen Sprachmodellen
// technology/mobile
mobile-development | App-Entwicklung, mobile Anwendungen, Entwicklung mobiler Apps, mobile Entwicklung
// technology/networking
computer-networking | Netzwerktechnik, Netzwerkkenntnisse, Rechnernetze
network-protocols | Netzwerkprotokolle
network-administration | Netzwerkadministration, Netzwerkbetreuung, Netzwerkverwaltung, Administration von Netzwerken
network-infrastructure | Netzwerkinfrastruktur
// technology/observability
incident-management | Störungsmanagement
on-call-duty | Rufbereitschaft
performance-optimization | Performance-Optimierung, Leistungsoptimierung
capacity-planning | Kapazitätsplanung
load-balancing | Lastverteilung
high-availability | Hochverfügbarkeit
scalability | Skalierbarkeit
disaster-recovery | Notfallwiederherstellung
backup-and-recovery | Datensicherung, Backup und Recovery, Datenwiederherstellung
// technology/operating-systems
linux | Linux-Systeme
linux-administration | Linux-Administration
virtualization | Virtualisierung
system-administration | Systemadministration, Systembetreuung, Serveradministration, Administration von Servern, IT-Administration
// technology/security
penetration-testing | Penetrationstests, Penetrationstest
vulnerability-management | Schwachstellenmanagement, Schwachstellenanalyse
data-protection | Datenschutz
information-security | IT-Sicherheit, Informationssicherheit, Cybersicherheit, Cyber-Sicherheit
network-security | Netzwerksicherheit
cryptography | Kryptographie, Kryptografie
encryption | Verschlüsselung
identity-and-access-management | Identitäts- und Zugriffsmanagement, Berechtigungsmanagement, Zugriffsverwaltung
gdpr | Datenschutzgrundverordnung, Datenschutz-Grundverordnung, DSGVO^
// technology/testing
software-testing | Softwaretests, Software-Tests, Softwaretest
test-automation | Testautomatisierung, automatisierte Tests
unit-testing | Unittests
integration-testing | Integrationstests
system-testing | Systemtests
regression-testing | Regressionstests
acceptance-testing | Abnahmetests
performance-testing | Performancetests
load-testing | Lasttests
test-planning | Testplanung
test-case-design | Testfälle
debugging | Fehlersuche im Code, Fehlerbehebung im Code
// technology/web-front-end
web-development | Webentwicklung, Web-Entwicklung, Webanwendungen, Webprogrammierung, Entwicklung von Webanwendungen
front-end-development | Frontend-Entwicklung, Frontendentwicklung
web-accessibility | Barrierefreiheit, barrierefreie Webseiten
web-design | Webgestaltung
`;
