/** German aliases, one skill a line, marks as `aliasesOf` says: money, management, trade, marketing. */
export const business = `
// business/accounting
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
// business/banking-and-insurance
banking | Bankgeschäft, Privatkundengeschäft, Firmenkundengeschäft, Bankwesen
credit-analysis | Kreditprüfung, Kreditrisiko, Kreditvergabe, Kreditanalyse, Bonitätsprüfung
claims-processing | Schadensbearbeitung, Schadenbearbeitung, Schadenregulierung
insurance-sales | Versicherungsvertrieb, Versicherungsverkauf
fraud-detection | Betrugserkennung
financial-services | Finanzdienstleistungen
insurance | Schadensregulierung, Versicherungswirtschaft, Versicherungen, Versicherungswesen
anti-money-laundering | Geldwäsche, Geldwäscheprävention
// business/business-analysis
business-analysis | Geschäftsanalyse, betriebswirtschaftliche Analysen
requirements-analysis | Anforderungserhebung, Anforderungsanalyse, Anforderungsmanagement
// business/customer-service
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
// business/digital-marketing
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
// business/finance-and-investment
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
// business/management-and-leadership
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
// business/marketing
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
// business/procurement
procurement | Materialbeschaffung, operativer Einkauf, operativen Einkauf, Lieferantenauswahl, Beschaffung
strategic-sourcing | strategischen Einkauf, strategischer Einkauf
purchase-orders | Bestellabwicklung
supplier-management | Lieferantenbetreuung, Lieferantenmanagement
contract-management | Vertragsverwaltung, Vertragsmanagement
contract-negotiation | Vertragsverhandlung, Vertragsverhandlungen
tendering | Angebotswesen, öffentliche Ausschreibungen, Ausschreibungen
public-procurement | öffentliche Vergabe, Vergabeverfahren, Vergaberecht
erp-systems | ERP-Systeme, ERP-Systemen, Warenwirtschaftssysteme, Warenwirtschaft, Warenwirtschaftssystem
// business/project-and-product
project-management | Projektsteuerung, Leitung von Projekten, Projekterfahrung, Projektarbeit, Projektmanagement, Projektleitung
project-planning | Projektplanung
project-coordination | Projektkoordination
program-management | Programmmanagement
product-management | Produktstrategie, Produktmanagement
product-development | Produktentwicklung
// business/real-estate
property-management | Objektverwaltung, Mietverwaltung, Hausverwaltung, Immobilienverwaltung
real-estate-sales | Immobilienverkauf, Immobilienvermittlung, Maklertätigkeit
property-appraisal | Immobilienbewertung
real-estate-development | Projektentwicklung
real-estate | Vermietung, Immobilienmanagement, Immobilien, Immobilienwirtschaft
// business/sales
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
// business/tax-and-audit
tax-preparation | Steuererklärung, Umsatzsteuervoranmeldungen, Besteuerung, Körperschaftsteuer, Steuererklärungen
tax-compliance | Steuer-Compliance
tax-planning | Steuerberatung
vat | Umsatzsteuervoranmeldung, Umsatzsteuer, Mehrwertsteuer
auditing | Revision*, Prüfungswesen, Rechnungsprüfungen, Wirtschaftsprüfung
internal-audit | interne Audits, interne Revision
internal-controls | internes Kontrollsystem, interne Kontrollen
compliance | Regelkonformität, Einhaltung gesetzlicher Vorschriften, Regulatorik
taxation | Steuerrecht
`;
