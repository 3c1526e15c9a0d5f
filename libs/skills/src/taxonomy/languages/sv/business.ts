/** Swedish aliases, one skill a line, marks as `aliasesOf` says: money, management, trade, marketing. */
export const business = `
// business/accounting
accounting | redovisning, ekonomiredovisning
financial-accounting | extern redovisning, externredovisning
management-accounting | ekonomistyrning, internredovisning
fixed-asset-accounting | anläggningsredovisning
bookkeeping | bokföring, löpande bokföring, kontering
general-ledger | huvudbok
accounts-payable | leverantörsreskontra, leverantörsfakturor
accounts-receivable | kundreskontra, kundfordringar
invoice-processing | fakturahantering, fakturakontroll
invoicing | fakturering, kundfakturering
payment-processing | betalningshantering
debt-collection | kravhantering, inkassoärenden
account-reconciliation | kontoavstämning, avstämning av konton, kontoavstämningar
bank-reconciliation | bankavstämning
month-end-close | månadsbokslut, månadsavslut
year-end-close | årsbokslut, årsredovisning, bokslutsarbete
financial-reporting | ekonomisk rapportering
expense-reporting | reseräkningar, utläggshantering
payroll | lönehantering, löneadministration, löneutbetalning, löneutbetalningar, lönearbete
timekeeping | tidrapportering
// business/banking-and-insurance
credit-analysis | kreditbedömning, kreditprövning
claims-processing | skadereglering
// business/business-analysis
requirements-analysis | kravhantering i projekt, kravanalys
// business/customer-service
customer-service | kundtjänst, kundservice, kundbemötande, kundkontakt
guest-service | gästservice
customer-satisfaction | kundnöjdhet
customer-relations | kundvård
complaint-handling | klagomålshantering, reklamationer, reklamationshantering
telephone-answering | telefonpassning, växeltelefonist
visitor-reception | besöksmottagning
// business/finance-and-investment
budgeting | budgetering, budgetarbete, budgetansvar
financial-analysis | finansiell analys, ekonomisk analys
cash-management | likviditetsplanering
// business/management-and-leadership
business-process-improvement | processförbättring, processförbättringar
continuous-improvement | ständiga förbättringar, förbättringsarbete
change-management | förändringsledning, förändringsarbete
risk-assessment | riskbedömning, riskanalys
quality-assurance | kvalitetssäkring
quality-control | kvalitetskontroll, kvalitetskontroller
quality-management | kvalitetsledning, kvalitetsarbete
people-management | personalledning
staff-supervision | personalansvar, arbetsledning
// business/marketing
marketing | marknadsföring
market-research | marknadsundersökningar
event-planning | evenemangsplanering, eventplanering
// business/procurement
procurement | upphandling, inköpsarbete
strategic-sourcing | strategiskt inköp, strategiska inköp
purchase-orders | inköpsorder
contract-negotiation | avtalsförhandling, avtalsförhandlingar
public-procurement | offentlig upphandling
erp-systems | affärssystem
// business/project-and-product
project-management | projektledning
project-planning | projektplanering
product-development | produktutveckling
// business/real-estate
property-management | bostadsförvaltning
// business/sales
sales | försäljning, försäljningsarbete, försäljningserfarenhet
inside-sales | innesälj, innesäljare
outside-sales | fältsälj, utesäljare
account-management | kundansvar
prospecting | nykundsbearbetning, kundbearbetning
telemarketing | telefonförsäljning
quoting | offerthantering, offertarbete
upselling | merförsäljning
retail-sales | butiksförsäljning, butiksarbete, detaljhandel
retail-management | butiksledning
visual-merchandising | varuexponering, skyltning
shelf-stocking | varuplock, varupåfyllning, påfyllning av varor, uppackning av varor
cash-handling | kassahantering, kassaarbete, kassavana
point-of-sale | kassasystem
e-commerce | e-handel, näthandel
// business/tax-and-audit
tax-preparation | deklarationer, skattedeklarationer
vat | momsredovisning, momsdeklaration, momsdeklarationer
`;
