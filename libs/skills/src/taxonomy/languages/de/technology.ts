/** German aliases, one skill a line, marks as `aliasesOf` says: software, data, infrastructure, security, devices. */
export const technology = `
// technology/analytics
data-analysis | Datenauswertung, Datenanalysen, Auswertung von Daten, Analyse von Daten, Datenauswertungen, Datenanalyse
data-science | Datenwissenschaft
data-visualization | Datenvisualisierung, Visualisierung von Daten
data-mining | Webscraping
business-intelligence | Geschäftsanalytik
statistics | statistische Auswertungen, statistische Analysen, statistische Methoden, Statistikkenntnisse, Statistik
linear-algebra | lineare Algebra
simulation | numerische Simulation, Simulationen
// technology/architecture-and-methods
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
// technology/back-end-frameworks
back-end-development | Backend-Entwicklung, Backendentwicklung
full-stack-development | Full-Stack-Entwicklung, Fullstack-Entwicklung
api-design | API-Entwicklung, Schnittstellenentwicklung, Webservices, Schnittstellenprogrammierung
// technology/cloud
cloud-computing | Cloud-Infrastruktur, Cloud-Dienste, Cloud-Technologien, Cloud-Lösungen
// technology/data-engineering
data-engineering | Datenpipelines, Datenverarbeitung, Datenaufbereitung
data-warehousing | Datenlager
data-modeling | Datenmodellierung, Datenmodelle
big-data | Massendaten, große Datenmengen, großen Datenmengen
data-governance | Datenqualität, Stammdatenpflege, Stammdatenmanagement, Stammdaten
// technology/databases
database-management | Datenbankkenntnisse, relationale Datenbanken, relationalen Datenbanken, Datenbankadministration, Datenbankentwicklung, Datenbankmanagement, Datenbanken
// technology/devops
git | Versionsverwaltung, Versionskontrolle
ci-cd | kontinuierliche Integration
infrastructure-as-code | Infrastruktur als Code
containerization | Containerisierung
// technology/embedded-and-hardware
embedded-systems | eingebettete Systeme, Embedded-Systeme, Mikrocontroller, eingebettete Software
signal-processing | Signalverarbeitung
iot | Internet der Dinge
// technology/game-and-graphics
augmented-reality | erweiterte Realität, virtuelle Realität
game-development | Spieleentwicklung
// technology/it-support
technical-support | technischer Support, technischen Support, Anwenderbetreuung, Benutzerbetreuung, Anwendersupport, First-Level-Support, Second-Level-Support
// technology/machine-learning
machine-learning | maschinellem Lernen, maschinellen Lernens, maschinelles Lernen
deep-learning | neuronale Netze, neuronalen Netzen, tiefes Lernen
artificial-intelligence | Künstliche Intelligenz, künstlicher Intelligenz, KI-Anwendungen
natural-language-processing | Sprachverarbeitung, Verarbeitung natürlicher Sprache
computer-vision | Bildverarbeitung, maschinelles Sehen, Bilderkennung
large-language-models | große Sprachmodelle, großen Sprachmodellen
// technology/mobile
mobile-development | App-Entwicklung, mobile Anwendungen, Entwicklung mobiler Apps, mobile Entwicklung
// technology/networking
computer-networking | Netzwerktechnik, Netzwerkkenntnisse, Netzwerkprotokolle, Rechnernetze
network-administration | Netzwerkadministration, Netzwerkbetreuung, Netzwerkverwaltung, Administration von Netzwerken
// technology/observability
incident-response | Störungsmanagement, Störungsbehebung, Rufbereitschaft
performance-optimization | Performance-Optimierung, Leistungsoptimierung
load-balancing | Lastverteilung, Hochverfügbarkeit, Skalierbarkeit
disaster-recovery | Datensicherung, Notfallwiederherstellung, Backup und Recovery
// technology/operating-systems
linux | Linux-Systeme
linux-administration | Linux-Administration
virtualization | Virtualisierung
system-administration | Systemadministration, Systembetreuung, Serveradministration, Administration von Servern, IT-Administration
// technology/security
penetration-testing | Penetrationstests, Penetrationstest
vulnerability-management | Schwachstellenmanagement, Schwachstellenanalyse
information-security | IT-Sicherheit, Informationssicherheit, Cybersicherheit, Cyber-Sicherheit
network-security | Netzwerksicherheit
cryptography | Kryptographie, Kryptografie, Verschlüsselung
identity-and-access-management | Identitäts- und Zugriffsmanagement, Berechtigungsmanagement, Zugriffsverwaltung
gdpr | Datenschutz, Datenschutzgrundverordnung, Datenschutz-Grundverordnung, DSGVO^
// technology/testing
software-testing | Softwaretests, Software-Tests, Softwaretest, Testfälle, Integrationstests
test-automation | Testautomatisierung
unit-testing | Unittests, automatisierte Tests
test-planning | Testplanung
debugging | Fehlersuche im Code, Fehlerbehebung im Code
// technology/web-front-end
web-development | Webentwicklung, Web-Entwicklung, Webanwendungen, Webprogrammierung, Entwicklung von Webanwendungen
front-end-development | Frontend-Entwicklung, Frontendentwicklung
web-accessibility | Barrierefreiheit, barrierefreie Webseiten
`;
