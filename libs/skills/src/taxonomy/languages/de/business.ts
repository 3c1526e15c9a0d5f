/** German aliases, one skill a line, marks as `aliasesOf` says: money, management, trade, marketing. */
export const business = `
// business/accounting
accounting | Buchhaltungskenntnisse, Buchhaltung, Rechnungswesen
financial-accounting | Finanzbuchführung, Finanzbuchhaltung, Bilanzbuchhaltung, Fibu^
cost-accounting | Kosten- und Leistungsrechnung, Kostenrechnung
management-accounting | betriebliches Controlling
fixed-asset-accounting | Anlagenbuchhaltung
financial-consolidation | Konzernabschluss, Konsolidierung von Abschlüssen
bookkeeping | Kontierung, Belegbuchung, vorbereitende Buchhaltung, laufende Buchhaltung, Buchführung
general-ledger | Hauptbuchhaltung, Hauptbuch
accounts-payable | Eingangsrechnungen, Kreditoren, Kreditorenbuchhaltung
accounts-receivable | Mahnwesen, Debitoren, Forderungsmanagement, Debitorenbuchhaltung
invoice-processing | Rechnungsprüfung, Rechnungsprüfungen, Rechnungsbearbeitung, Rechnungserfassung
invoicing | Rechnungserstellung, Fakturierungen, Rechnungsstellung, Fakturierung
billing | Abrechnung, Abrechnungen
payment-processing | Zahlungsverkehr, Zahlungsabwicklung
debt-collection | Forderungseinzug, Inkasso
account-reconciliation | Kontenabstimmung, Kontoabstimmung
bank-reconciliation | Bankabstimmung
month-end-close | Monatsabschlüsse, Monatsabschluss, Monatsabschlüssen
year-end-close | Jahresabschlüsse, Jahresabschlussarbeiten, Jahresabschluss, Jahresabschlüssen
financial-reporting | Finanzberichte, Finanzberichterstattung
financial-statements | Bilanz, Bilanzen, Gewinn- und Verlustrechnung, Abschlüsse nach HGB, Bilanzierung
expense-reporting | Spesenabrechnung, Reisekostenabrechnung
payroll | Lohn- und Gehaltsabrechnung, Lohn- und Gehaltsabrechnungen, Entgeltabrechnung, Personalabrechnung, Lohnabrechnung, Lohnabrechnungen, Gehaltsabrechnung, Gehaltsabrechnungen, Lohnbuchhaltung, Lohn- und Gehaltsbuchhaltung
timekeeping | Zeiterfassung
// business/banking-and-insurance
banking | Bankgeschäft, Bankwesen
retail-banking | Privatkundengeschäft
commercial-banking | Firmenkundengeschäft
credit-analysis | Kreditprüfung, Kreditanalyse, Bonitätsprüfung
credit-risk | Kreditrisiko
lending | Kreditvergabe
mortgage-lending | Baufinanzierung
claims-processing | Schadensbearbeitung, Schadenbearbeitung, Schadenregulierung, Schadensregulierung
insurance-sales | Versicherungsvertrieb, Versicherungsverkauf
fraud-detection | Betrugserkennung
financial-services | Finanzdienstleistungen
insurance | Versicherungswirtschaft, Versicherungen, Versicherungswesen
anti-money-laundering | Geldwäsche, Geldwäscheprävention
// business/business-analysis
business-analysis | Geschäftsanalyse, betriebswirtschaftliche Analysen
requirements-analysis | Anforderungserhebung, Anforderungsanalyse, Anforderungsmanagement
functional-specifications | Fachkonzepte
cost-analysis | Kostenanalyse, Kostenanalysen
feasibility-studies | Machbarkeitsstudien
process-analysis | Prozessanalyse, Prozessanalysen
business-reporting | Berichtswesen
management-reporting | Managementberichte
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
social-media-management | Social-Media-Betreuung, Betreuung der Social-Media-Kanäle, soziale Medien, sozialen Medien, Social-Media-Kanäle
community-management | Community-Betreuung
newsletter-writing | Newslettererstellung
// business/finance-and-investment
financial-analysis | Finanzanalysen, Finanzanalyse
financial-modeling | Finanzmodellierung
valuation | Unternehmensbewertung
financial-planning | Finanzplanung
financial-management | Finanzverwaltung, Finanzmanagement
corporate-finance | Unternehmensfinanzierung
budgeting | Budgetkontrolle, Budgetüberwachung, Budgetplanung, Budgetierung, Budgetverantwortung
forecasting | Prognosen
variance-analysis | Abweichungsanalyse, Soll-Ist-Vergleich, Abweichungsanalysen
cash-management | Liquiditätsplanung, Liquiditätsmanagement
investor-relations | Investorenbeziehungen
portfolio-management | Portfoliomanagement, Portfolioverwaltung
wealth-management | Vermögensverwaltung
financial-advising | Finanzberatung, Vermögensberatung, Anlageberatung
securities-trading | Wertpapierhandel
pricing-strategy | Preisgestaltung, Preispolitik
finance | Finanzwesen
capital-markets | Kapitalmarkt, Kapitalmärkte
economics | Wirtschaftswissenschaften, Volkswirtschaft, Volkswirtschaftslehre
// business/management-and-leadership
operations-management | Betriebsleitung, Betriebsführung, operative Leitung
strategic-planning | Strategieentwicklung, strategische Planung
business-strategy | Unternehmensstrategie, Geschäftsstrategie
business-planning | Geschäftsplanung
operational-planning | operative Planung
business-process-improvement | Prozessverbesserung, Optimierung von Prozessen, Prozessoptimierung
business-process-management | Prozessmanagement, Geschäftsprozessmanagement
process-mapping | Prozessmodellierung, Prozessaufnahme
continuous-improvement | kontinuierlicher Verbesserungsprozess, KVP^, kontinuierliche Verbesserung
change-management | Veränderungsprozesse, Veränderungsmanagement
digital-transformation | Digitalisierung, digitale Transformation
organizational-development | Organisationsentwicklung
stakeholder-management | Stakeholdermanagement
partnership-management | Partnermanagement
risk-management | Risikomanagement
risk-assessment | Risikobewertung, Risikoanalyse, Risikoanalysen
crisis-management | Krisenmanagement
corporate-governance | Unternehmensführung
quality-assurance | Qualitätssicherung
quality-control | Qualitätskontrollen, Qualitätskontrolle
quality-management | QM-System, Qualitätsmanagement
performance-measurement | Leistungsmessung
key-performance-indicators | Kennzahlen, Leistungskennzahlen, Kennzahlensysteme
cost-control | Kostencontrolling, Kostenkontrolle
resource-management | Ressourcenplanung
people-management | Führung von Mitarbeitern, Personalführung, Mitarbeiterführung
staff-supervision | Personalverantwortung, Führung eines Teams
team-building | Teamentwicklung
knowledge-management | Wissensmanagement
innovation-management | Innovationsmanagement
consulting | Beratungserfahrung, Beratungstätigkeit
management-consulting | Unternehmensberatung
entrepreneurship | unternehmerisches Denken
business-administration | kaufmännische Kenntnisse, betriebswirtschaftliche Kenntnisse, Betriebswirtschaft, Betriebswirtschaftslehre, BWL^
lean-manufacturing | schlanke Produktion
// business/marketing
marketing | Marketingkampagnen, Marketingmaßnahmen
marketing-strategy | Marketingstrategie
brand-management | Markenstrategie, Markenführung, Markenmanagement
event-marketing | Eventmarketing
direct-marketing | Direktmarketing
advertising | Werbemaßnahmen, Werbung
media-planning | Mediaplanung
market-research | Marktbeobachtung, Marktforschung
market-analysis | Marktanalyse, Marktanalysen
competitive-analysis | Wettbewerbsanalyse
customer-retention | Kundenbindung
sponsorship-management | Sponsorenbetreuung
event-planning | Veranstaltungsmanagement, Organisation von Veranstaltungen, Veranstaltungsorganisation, Veranstaltungsplanung, Eventmanagement
// business/procurement
procurement | Materialbeschaffung, operativer Einkauf, operativen Einkauf, Beschaffung
strategic-sourcing | strategischen Einkauf, strategischer Einkauf
purchase-orders | Bestellabwicklung
supplier-management | Lieferantenbetreuung, Lieferantenmanagement
supplier-evaluation | Lieferantenauswahl, Lieferantenbewertung
vendor-negotiation | Lieferantenverhandlungen
contract-management | Vertragsverwaltung, Vertragsmanagement
contract-negotiation | Vertragsverhandlung, Vertragsverhandlungen
contract-review | Vertragsprüfung
tendering | öffentliche Ausschreibungen, Ausschreibungen
public-procurement | öffentliche Vergabe, Vergabeverfahren, Vergaberecht
erp-systems | ERP-Systeme, ERP-Systemen, Warenwirtschaftssysteme, Warenwirtschaft, Warenwirtschaftssystem
// business/project-and-product
project-management | Projektsteuerung, Leitung von Projekten, Projekterfahrung, Projektarbeit, Projektmanagement, Projektleitung
project-planning | Projektplanung
project-coordination | Projektkoordination
project-scheduling | Terminplanung von Projekten
project-controls | Projektcontrolling
project-documentation | Projektdokumentation
agile-project-management | agiles Projektmanagement
program-management | Programmmanagement
product-management | Produktmanagement
product-strategy | Produktstrategie
product-development | Produktentwicklung, Produktentwicklungen
// business/real-estate
property-management | Objektverwaltung, Mietverwaltung, Hausverwaltung, Immobilienverwaltung
real-estate-sales | Immobilienverkauf, Immobilienvermittlung, Maklertätigkeit
leasing | Vermietung
property-appraisal | Immobilienbewertung
real-estate-development | Projektentwicklung
real-estate | Immobilienmanagement, Immobilien, Immobilienwirtschaft
// business/sales
sales | Vertriebserfahrung, Verkaufserfahrung, Verkaufstalent, Verkaufsgespräche, Vertrieb^, Verkauf^
b2b-sales | B2B-Vertrieb, Geschäftskundenvertrieb
inside-sales | Innendienst, Verkaufsinnendienst, Vertriebsinnendienst
outside-sales | Vertriebsaußendienst, Außendienst
direct-sales | Direktvertrieb
technical-sales | technischen Vertrieb, Vertrieb technischer Produkte, technischer Vertrieb
export-sales | Exportgeschäft, Auslandsgeschäft
sales-management | Verkaufsleitung, Vertriebssteuerung, Vertriebsleitung
sales-strategy | Vertriebsstrategie
sales-forecasting | Absatzplanung, Umsatzprognosen
sales-training | Verkaufsschulung, Verkaufsschulungen, Vertriebsschulungen
closing-sales | Abschlussstärke, Verkaufsabschluss
account-management | Bestandskundenbetreuung, Bestandskunden
key-account-management | Großkundenbetreuung, Schlüsselkunden
client-relationship-management | Kundenbeziehungen, Kundenbeziehungsmanagement
business-development | Neukundengeschäft, Geschäftsentwicklung
lead-generation | Leadgenerierung
prospecting | Neukundengewinnung, Kundenakquise, Akquise, Neukundenakquise, Kundengewinnung
cold-calling | Kaltakquise
telemarketing | Telefonverkauf, telefonischer Verkauf, Telefonakquise
quoting | Angebote erstellen, Erstellung von Angeboten, Angebotserstellung, Angebotswesen
upselling | Zusatzverkauf, Zusatzverkäufe
retail-sales | Kassenverkauf, Ladenverkauf, Verkaufsfläche, Einzelhandel, Verkauf im Einzelhandel, Verkaufsberatung
retail-management | Marktleitung, Filialleitung
visual-merchandising | Warenpräsentation, Schaufenstergestaltung, Dekoration von Verkaufsflächen
shelf-stocking | Regalpflege, Warenverräumung, Regalbestückung, Warenverräumen, Regale auffüllen
cash-handling | Kassenführung, Kassiertätigkeit, Bedienung der Kasse, Kassenerfahrung, Kassieren, Kassentätigkeit
point-of-sale | Kassensystem, Kassensysteme
loss-prevention | Diebstahlprävention, Warensicherung
e-commerce | Online-Handel, Versandhandel, Onlinehandel
trade-shows | Messeauftritte, Messeorganisation, Messeteilnahme
crm-software | CRM-Systeme
// business/tax-and-audit
tax-preparation | Steuererklärung, Steuererklärungen
tax-compliance | Steuer-Compliance
tax-planning | Steuerberatung
corporate-tax | Körperschaftsteuer
vat | Umsatzsteuervoranmeldung, Umsatzsteuer, Mehrwertsteuer, Umsatzsteuervoranmeldungen
payroll-taxes | Lohnsteuer
auditing | Revision*, Prüfungswesen
internal-audit | interne Audits, interne Revision
external-audit | Wirtschaftsprüfung
internal-controls | internes Kontrollsystem, interne Kontrollen
compliance | Regelkonformität, Einhaltung gesetzlicher Vorschriften, Regulatorik
taxation | Steuerrecht, Besteuerung
`;
