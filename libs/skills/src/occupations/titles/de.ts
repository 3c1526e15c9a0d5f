/** German titles of occupations: `id | titles`. */
export const deTitles = `
// business
accountant | Bilanzbuchhalter, Bilanzbuchhalterin, Hauptbuchhalter, Hauptbuchhalterin, Finanzbuchhalter, Finanzbuchhalterin
bookkeeper | Buchhalter, Buchhalterin, Buchhaltungskraft, Buchhaltungsfachkraft
accounts-payable-clerk | Kreditorenbuchhalter, Kreditorenbuchhalterin, Sachbearbeiter Kreditorenbuchhaltung, Sachbearbeiterin Kreditorenbuchhaltung
accounts-receivable-clerk | Debitorenbuchhalter, Debitorenbuchhalterin, Sachbearbeiter Debitorenbuchhaltung, Sachbearbeiterin Debitorenbuchhaltung
payroll-specialist | Lohnbuchhalter, Lohnbuchhalterin, Gehaltsbuchhalter, Gehaltsbuchhalterin, Entgeltabrechner, Entgeltabrechnerin
tax-accountant | Steuerberater, Steuerberaterin, Steuerfachangestellter, Steuerfachangestellte, Steuerreferent, Steuerreferentin
tax-preparer | Steuerfachkraft, Steuererklärungsberater, Steuererklärungsberaterin
internal-auditor | Innenrevisor, Innenrevisorin, interner Revisor, interne Revisorin, Auditor Interne Revision
external-auditor | Wirtschaftsprüfer, Wirtschaftsprüferin, Prüfungsassistent, Prüfungsassistentin, Abschlussprüfer, Abschlussprüferin
cost-accountant | Kostenrechner, Kostenrechnerin, Werkscontroller, Werkscontrollerin, Produktionscontroller, Produktionscontrollerin
management-accountant | Controller, Controllerin, Business Controller, Referent Controlling, Referentin Controlling
financial-controller | Leiter Rechnungswesen, Leiterin Rechnungswesen, Leiter Finanzbuchhaltung, Leiterin Finanzbuchhaltung, Finanzcontroller, Finanzcontrollerin
accounting-assistant | Buchhaltungsassistent, Buchhaltungsassistentin, Sachbearbeiter Buchhaltung, Sachbearbeiterin Buchhaltung, Mitarbeiter Buchhaltung, Mitarbeiterin Buchhaltung
billing-specialist | Sachbearbeiter Fakturierung, Sachbearbeiterin Fakturierung, Fakturist, Fakturistin, Rechnungssachbearbeiter
collections-specialist | Forderungsmanager, Forderungsmanagerin, Inkassosachbearbeiter, Inkassosachbearbeiterin, Mahnsachbearbeiter, Sachbearbeiter Forderungsmanagement
financial-analyst | Finanzanalyst, Finanzanalystin, FP&A Analyst, Analyst Unternehmensplanung, Referent Finanzplanung
budget-analyst | Budgetanalyst, Budgetanalystin, Haushaltssachbearbeiter, Haushaltssachbearbeiterin, Budgetplaner, Budgetplanerin
finance-manager | Finanzleiter, Finanzleiterin, Leiter Finanzen, Leiterin Finanzen, kaufmännischer Leiter, kaufmännische Leiterin
credit-analyst | Kreditanalyst, Kreditanalystin, Kreditsachbearbeiter, Kreditsachbearbeiterin, Kreditrisikoanalyst, Kreditprüfer
risk-analyst | Risikoanalyst, Risikoanalystin, Risikomanager, Risikomanagerin, Risikocontroller, Risikocontrollerin
treasury-analyst | Treasury Analyst, Treasury Manager, Treasurer, Treasurerin, Cash Manager, Referent Treasury
investment-analyst | Investmentanalyst, Investmentanalystin, Aktienanalyst, Aktienanalystin, Wertpapieranalyst, Wertpapieranalystin
investment-banking-analyst | Investmentbanker, Investmentbankerin, M&A Analyst, M&A Berater, Corporate Finance Analyst, Corporate Finance Berater
portfolio-manager-investments | Portfoliomanager, Portfoliomanagerin, Fondsmanager, Fondsmanagerin, Vermögensverwalter, Vermögensverwalterin
financial-advisor | Finanzberater, Finanzberaterin, Vermögensberater, Vermögensberaterin, Anlageberater, Anlageberaterin
trader | Wertpapierhändler, Wertpapierhändlerin, Börsenhändler, Börsenhändlerin, Devisenhändler, Rohstoffhändler
fund-accountant | Fondsbuchhalter, Fondsbuchhalterin, Fondsadministrator, Fondsadministratorin, Sachbearbeiter Wertpapierabwicklung
actuary | Aktuar, Aktuarin, Versicherungsmathematiker, Versicherungsmathematikerin, aktuarieller Analyst
bank-teller | Bankkaufmann, Bankkauffrau, Bankkassierer, Bankkassiererin, Schalterangestellter, Servicemitarbeiter Bank
personal-banker | Bankberater, Bankberaterin, Privatkundenberater, Privatkundenberaterin, Kundenberater Bank, Kundenberaterin Bank
bank-branch-manager | Filialleiter Bank, Filialleiterin Bank, Bankfilialleiter, Bankfilialleiterin, Geschäftsstellenleiter Bank
loan-officer | Baufinanzierungsberater, Baufinanzierungsberaterin, Kreditberater, Kreditberaterin, Hypothekenberater, Hypothekenberaterin
loan-processor | Sachbearbeiter Baufinanzierung, Sachbearbeiterin Baufinanzierung, Darlehenssachbearbeiter, Darlehenssachbearbeiterin, Kreditabwickler
commercial-banker | Firmenkundenberater, Firmenkundenberaterin, Firmenkundenbetreuer, Firmenkundenbetreuerin, Gewerbekundenberater, Gewerbekundenberaterin
anti-money-laundering-analyst | Geldwäschebeauftragter, Geldwäschebeauftragte, AML Analyst, KYC Analyst, KYC Analystin, Betrugsanalyst
insurance-agent | Versicherungsvertreter, Versicherungsvertreterin, Versicherungsmakler, Versicherungsmaklerin, Versicherungsberater, Versicherungskaufmann
insurance-account-manager | Sachbearbeiter Versicherung, Sachbearbeiterin Versicherung, Vertragssachbearbeiter Versicherung, Kundenbetreuer Versicherung, Kundenbetreuerin Versicherung
insurance-underwriter | Underwriter, Underwriterin, Risikoprüfer, Risikoprüferin, Zeichner Versicherung, Versicherungsunderwriter
claims-adjuster | Schadenregulierer, Schadenreguliererin, Schadensachbearbeiter, Schadensachbearbeiterin, Schadengutachter, Schadengutachterin
claims-processor | Leistungssachbearbeiter, Leistungssachbearbeiterin, Sachbearbeiter Schaden, Sachbearbeiterin Schaden, Sachbearbeiter Leistungsabrechnung
benefits-consultant | Berater betriebliche Altersversorgung, Beraterin betriebliche Altersversorgung, bAV Berater, Benefits Consultant, Vorsorgeberater
hr-generalist | Personalreferent, Personalreferentin, HR Generalist, HR Generalistin, HR Manager Generalist, Personalsachbearbeiter
hr-manager | Personalleiter, Personalleiterin, HR Manager, HR Managerin, Leiter Personal, Leiterin Personal
hr-assistant | Personalassistent, Personalassistentin, HR Assistent, HR Assistentin, HR Administrator, Personalsachbearbeiterin
hr-business-partner | HR Business Partner, HR Business Partnerin, HR Partner, Personalpartner
recruiter | Recruiter, Recruiterin, Talent Acquisition Manager, Talent Acquisition Managerin, Personalgewinner, Referent Recruiting
agency-recruitment-consultant | Personalberater, Personalberaterin, Personaldisponent, Personaldisponentin, Recruitment Consultant, Headhunter
talent-sourcer | Sourcer Recruiting, Active Sourcer, Active Sourcerin, Talent Sourcer, Talent Sourcerin, Sourcing Specialist Recruiting
benefits-administrator | Benefits Manager, Benefits Specialist, Referent Benefits, Referentin Benefits, Sachbearbeiter betriebliche Altersversorgung
compensation-analyst | Compensation Analyst, Compensation and Benefits Manager, Vergütungsspezialist, Vergütungsspezialistin, Referent Compensation and Benefits, Vergütungsreferent
training-coordinator | Trainingskoordinator, Trainingskoordinatorin, Sachbearbeiter Weiterbildung, Weiterbildungskoordinator, Seminarorganisator, Schulungskoordinator
learning-development-specialist | Personalentwickler, Personalentwicklerin, Trainer Personalentwicklung, Referent Personalentwicklung, Referentin Personalentwicklung, Weiterbildungsreferent
hris-analyst | HR Systemanalyst, HRIS Spezialist, HRIS Spezialistin, HR Systemadministrator, HR Analyst, Referent HR Systeme
labor-relations-specialist | Referent Arbeitsrecht, Referentin Arbeitsrecht, Referent Labor Relations, Employee Relations Manager, Referent Mitbestimmung
attorney | Rechtsanwalt, Rechtsanwältin, Anwalt, Anwältin, Volljurist, Volljuristin
litigation-attorney | Rechtsanwalt Prozessführung, Prozessanwalt, Prozessanwältin, Rechtsanwältin Litigation
corporate-counsel | Syndikusrechtsanwalt, Syndikusrechtsanwältin, Unternehmensjurist, Unternehmensjuristin, Legal Counsel, Justiziar
criminal-lawyer | Staatsanwalt, Staatsanwältin, Strafverteidiger, Strafverteidigerin, Fachanwalt für Strafrecht
intellectual-property-attorney | Patentanwalt, Patentanwältin, Patentreferent, Patentreferentin, Rechtsanwalt gewerblicher Rechtsschutz
real-estate-attorney | Rechtsanwalt Immobilienrecht, Rechtsanwältin Immobilienrecht, Fachanwalt für Immobilienrecht
notary | Notar, Notarin, Notarfachangestellter, Notarfachangestellte, Notarassessor, Notariatsangestellte
paralegal | Rechtsanwaltsfachangestellter, Rechtsanwaltsfachangestellte, Paralegal, Rechtsfachwirt, Rechtsfachwirtin, juristischer Mitarbeiter
legal-secretary | Rechtsanwaltssekretär, Rechtsanwaltssekretärin, Kanzleisekretär, Kanzleisekretärin, Anwaltssekretärin, Kanzleiassistent
litigation-support-specialist | eDiscovery Spezialist, eDiscovery Spezialistin, Litigation Support Specialist, eDiscovery Manager
compliance-officer | Compliance Officer, Compliance Manager, Compliance Managerin, Compliance Beauftragter, Compliance Beauftragte, Referent Compliance
privacy-officer | Datenschutzbeauftragter, Datenschutzbeauftragte, Datenschutzmanager, Datenschutzkoordinator, Datenschutzreferent
contract-manager | Vertragsmanager, Vertragsmanagerin, Contract Manager, Contract Managerin, Vertragssachbearbeiter, Nachtragsmanager
court-clerk | Justizfachangestellter, Justizfachangestellte, Rechtspfleger, Rechtspflegerin, Urkundsbeamter, Justizsekretär
judge | Richter, Richterin, Amtsrichter, Amtsrichterin, Mediator, Mediatorin
buyer | Einkäufer, Einkäuferin, operativer Einkäufer, technischer Einkäufer, technische Einkäuferin, Disponent Einkauf
procurement-manager | Einkaufsleiter, Einkaufsleiterin, Leiter Einkauf, Leiterin Einkauf, Head of Procurement
strategic-sourcing-specialist | strategischer Einkäufer, strategische Einkäuferin, Lead Buyer, Warengruppenmanager, Category Manager Einkauf, Beschaffungsspezialist
purchasing-assistant | Einkaufsassistent, Einkaufsassistentin, Sachbearbeiter Einkauf, Sachbearbeiterin Einkauf, Mitarbeiter Einkauf
retail-buyer | Einkäufer Handel, Einkäuferin Handel, Modeeinkäufer, Modeeinkäuferin, Category Manager Handel, Sortimentsmanager
real-estate-agent | Immobilienmakler, Immobilienmaklerin, Immobilienberater, Immobilienberaterin, Immobilienverkäufer, Immobilienkaufmann
property-manager | Immobilienverwalter, Immobilienverwalterin, Hausverwalter, Hausverwalterin, Property Manager, Objektmanager
leasing-consultant | Vermietungsberater, Vermietungsberaterin, Vermietungsmanager, Vermietungsmanagerin, Leasing Manager Immobilien
real-estate-appraiser | Immobiliengutachter, Immobiliengutachterin, Immobilienbewerter, Immobilienbewerterin, Immobiliensachverständiger
real-estate-analyst | Immobilienanalyst, Immobilienanalystin, Asset Manager Immobilien, Immobilien Asset Manager, Projektentwickler Immobilien, Akquisiteur Immobilien
title-escrow-officer | Sachbearbeiter Grundbuch, Sachbearbeiterin Grundbuch, Grundbuchführer, Sachbearbeiter Immobilientransaktionen
housing-officer | Sachbearbeiter Wohnungswesen, Sachbearbeiterin Wohnungswesen, Wohnungsverwalter, Mieterbetreuer, Mieterbetreuerin
facilities-manager | Facility Manager, Facility Managerin, Gebäudemanager, Gebäudemanagerin, Leiter Facility Management, Objektleiter Gebäude
project-manager | Projektmanager, Projektmanagerin, Projektleiter, Projektleiterin, IT Projektleiter, IT Projektmanager
project-coordinator | Projektkoordinator, Projektkoordinatorin, Projektassistent, Projektassistentin, Projektmitarbeiter, Projektmitarbeiterin
program-manager | Programmmanager, Programmmanagerin, Programmleiter, Programmleiterin, Portfoliomanager Projekte
pmo-analyst | PMO Manager, PMO Managerin, PMO Analyst, Project Management Officer, PMO Spezialist, Projektcontroller
scrum-master | Scrum Master, Scrum Masterin, Agile Coach, agiler Coach, agiler Projektmanager
change-manager | Change Manager, Change Managerin, Change Management Berater, Organisationsentwickler, Organisationsentwicklerin, Transformationsmanager
business-analyst | Business Analyst, Business Analystin, Requirements Engineer, Anforderungsmanager, Geschäftsanalytiker, Prozessanalyst
management-consultant | Unternehmensberater, Unternehmensberaterin, Managementberater, Managementberaterin, Strategieberater, Strategieberaterin
process-improvement-specialist | Prozessmanager, Prozessmanagerin, Lean Manager, Lean Managerin, KVP Manager, Prozessoptimierer
policy-analyst | Politikberater, Politikberaterin, Referent Politik, Referentin Politik, politischer Referent, Policy Analyst
government-affairs-specialist | Referent Public Affairs, Public Affairs Manager, Lobbyist, Lobbyistin, wissenschaftlicher Mitarbeiter Abgeordneter
civil-servant | Verwaltungsfachangestellter, Verwaltungsfachangestellte, Verwaltungsfachwirt, Verwaltungswirt, Sachbearbeiter öffentliche Verwaltung, Beamter
city-clerk | Stadtschreiber, Gemeindeschreiber, Gemeindeschreiberin, Standesbeamter, Standesbeamtin, Sachbearbeiter Bürgerbüro
benefits-eligibility-worker | Sachbearbeiter Sozialleistungen, Sachbearbeiterin Sozialleistungen, Leistungssachbearbeiter Jobcenter, Arbeitsvermittler, Arbeitsvermittlerin, Sozialversicherungsfachangestellte
tax-inspector | Finanzbeamter, Finanzbeamtin, Betriebsprüfer, Betriebsprüferin, Steuerfahnder, Finanzwirt
urban-planner | Stadtplaner, Stadtplanerin, Raumplaner, Raumplanerin, Verkehrsplaner, Verkehrsplanerin
grants-manager | Fördermittelmanager, Fördermittelmanagerin, Fördermittelberater, Fördermittelberaterin, Drittmittelreferent
receptionist | Rezeptionist, Rezeptionistin, Empfangsmitarbeiter, Empfangsmitarbeiterin, Empfangssekretärin, Mitarbeiter Empfang
executive-assistant | Assistent der Geschäftsführung, Assistentin der Geschäftsführung, Vorstandsassistent, Vorstandsassistentin, Chefsekretärin, Executive Assistant
administrative-assistant | Verwaltungsassistent, Verwaltungsassistentin, Sekretär, Sekretärin, Bürokaufmann, Bürokauffrau
office-manager | Büroleiter, Büroleiterin, Office Manager, Office Managerin, Verwaltungsleiter, Verwaltungsleiterin
data-entry-clerk | Datenerfasser, Datenerfasserin, Datentypist, Datentypistin, Mitarbeiter Datenerfassung, Schreibkraft
office-clerk | Bürokraft, Bürogehilfe, Bürogehilfin, Bürohilfe, Büroangestellter, Büroangestellte
medical-secretary | Arztsekretär, Arztsekretärin, Chefarztsekretärin, medizinische Schreibkraft, Sekretär Klinik, Stationssekretärin
records-clerk | Registrator, Registratorin, Archivmitarbeiter, Archivmitarbeiterin, Sachbearbeiter Registratur, Records Manager
document-controller | Dokumentenmanager, Dokumentenmanagerin, Dokumentencontroller, Document Controller, Dokumentationsbeauftragter
mail-room-clerk | Poststellenmitarbeiter, Poststellenmitarbeiterin, Mitarbeiter Poststelle, Mitarbeiterin Poststelle, Bürobote
translator | Übersetzer, Übersetzerin, Fachübersetzer, Fachübersetzerin, technischer Übersetzer, Sprachmittler
interpreter | Dolmetscher, Dolmetscherin, Konferenzdolmetscher, Konferenzdolmetscherin, Gebärdensprachdolmetscher, Gerichtsdolmetscher
school-secretary | Schulsekretär, Schulsekretärin, Verwaltungskraft Schule, Sachbearbeiter Schulverwaltung
// commercial
retail-sales-associate | Verkäufer, Verkäuferin, Einzelhandelskaufmann, Einzelhandelskauffrau, Kaufmann im Einzelhandel, Kauffrau im Einzelhandel
cashier | Kassierer, Kassiererin, Kassenmitarbeiter, Kassenmitarbeiterin, Kassenkraft
store-manager | Filialleiter, Filialleiterin, Marktleiter, Marktleiterin, Storemanager, Ladenleiter
retail-department-supervisor | Abteilungsleiter Einzelhandel, Abteilungsleiterin Einzelhandel, Erstverkäufer, Erstverkäuferin, Schichtleiter Einzelhandel
retail-merchandiser | Merchandiser, Merchandiserin, Regalauffüller, Regalbetreuer, Warenverräumer
visual-merchandiser | visueller Merchandiser, Gestalter für visuelles Marketing, Gestalterin für visuelles Marketing, Schaufenstergestalter, Dekorateur, Dekorateurin
ecommerce-manager | E-Commerce-Manager, E-Commerce-Managerin, Onlineshop-Manager, Kaufmann im E-Commerce, Kauffrau im E-Commerce, Marketplace Manager
beauty-advisor | Beauty-Beraterin, Beauty-Berater, Parfümerieverkäuferin, Kosmetikberaterin, Kosmetikberater
car-salesperson | Automobilverkäufer, Automobilverkäuferin, Autoverkäufer, Autoverkäuferin, Automobilkaufmann, Automobilkauffrau
brand-promoter | Promoter, Promoterin, Markenbotschafter, Markenbotschafterin, Verkaufsförderer, Produktpräsentator
fashion-stylist | Stylist, Stylistin, Modestylist, Modestylistin, Personal Shopper, Stilberater
merchandise-planner | Merchandise Planner, Sortimentsplaner, Sortimentsplanerin, Warendisponent Einzelhandel, Merchandise Controller, Allokator
category-manager | Category Manager, Category Managerin, Sortimentsmanager, Sortimentsmanagerin, Warengruppenmanager, Warengruppenmanagerin
fashion-buyer | Modeeinkäufer, Modeeinkäuferin, Einkäufer Mode, Einkäuferin Mode, Textileinkäufer, Einkäufer Textil
pattern-maker | Schnittmacher, Schnittmacherin, Schnitttechniker, Modellmacher Bekleidung, Schnittdirektrice, Bekleidungstechniker
garment-technologist | Bekleidungstechnologin, Bekleidungstechnologe, Bekleidungsingenieur, Bekleidungsingenieurin, Produktentwickler Bekleidung
fashion-designer | Modedesigner, Modedesignerin, Bekleidungsdesigner, Bekleidungsdesignerin, Modeschöpfer
textile-designer | Textildesigner, Textildesignerin, Musterdesigner, Stoffdesigner, Printdesignerin
inside-sales-representative | Vertriebsinnendienst, Mitarbeiter Vertriebsinnendienst, Mitarbeiterin Vertriebsinnendienst, Verkäufer Innendienst, Verkaufsberater Innendienst, Sachbearbeiter Verkaufsinnendienst
sales-development-representative | Sales Development Representative, Vertriebsentwickler, Leadgenerierung Spezialist, Mitarbeiter Neukundenakquise, Terminierer
account-executive | Account Executive, Vertriebsmitarbeiter, Vertriebsmitarbeiterin, Sales Executive, B2B-Vertriebsmitarbeiter, Vertriebsbeauftragter
account-manager | Account Manager, Account Managerin, Kundenbetreuer Vertrieb, Kundenbetreuerin Vertrieb, Kundenmanager, Kundenmanagerin
key-account-manager | Key Account Manager, Key Account Managerin, Großkundenbetreuer, Großkundenbetreuerin, Schlüsselkundenmanager
field-sales-representative | Außendienstmitarbeiter, Außendienstmitarbeiterin, Vertriebsmitarbeiter im Außendienst, Handelsvertreter, Handelsvertreterin, Gebietsverkaufsleiter
regional-sales-manager | Regionalverkaufsleiter, Regionalverkaufsleiterin, Vertriebsleiter, Vertriebsleiterin, Gebietsleiter Vertrieb, Verkaufsleiter
sales-director | Vertriebsdirektor, Vertriebsdirektorin, kaufmännischer Vertriebsleiter, Leiter Vertrieb, Leiterin Vertrieb
business-development-manager | Business Development Manager, Business Development Managerin, Geschäftsentwickler, Geschäftsfeldentwickler, Partnermanager
sales-engineer | Vertriebsingenieur, Vertriebsingenieurin, Technischer Vertriebsmitarbeiter, Technischer Verkäufer, Presales Consultant, Technischer Vertrieb
pharmaceutical-sales-representative | Pharmareferent, Pharmareferentin, Pharmaberater, Pharmaberaterin, Medizinprodukteberater, Medizinprodukteberaterin
sales-coordinator | Vertriebsassistent, Vertriebsassistentin, Vertriebssachbearbeiter, Vertriebssachbearbeiterin, Sachbearbeiter Auftragsabwicklung, Auftragssachbearbeiterin
sales-operations-analyst | Sales Operations Manager, Vertriebscontroller, Vertriebscontrollerin, Sales Analyst, Vertriebssteuerer, Revenue Operations Manager
telemarketer | Telefonverkäufer, Telefonverkäuferin, Telemarketer, Outbound-Agent, Outbound-Callcenter-Agent, Mitarbeiter Telesales
call-centre-agent | Callcenter-Agent, Callcenter-Agentin, Call Center Agent, Telefonagent, Kundenberater am Telefon, Mitarbeiter Callcenter
call-centre-supervisor | Teamleiter Callcenter, Teamleiterin Callcenter, Callcenter-Leiter, Callcenter-Supervisor, Teamleiter Kundenservice
back-office-agent | Backoffice-Mitarbeiter, Backoffice-Mitarbeiterin, Sachbearbeiter Backoffice, Sachbearbeiterin Backoffice
returns-coordinator | Retourenmitarbeiter, Retourenmitarbeiterin, Sachbearbeiter Retouren, Retourenkoordinator, RMA-Sachbearbeiter, Gewährleistungssachbearbeiter
customer-service-representative | Kundenberater, Kundenberaterin, Kundenservice-Mitarbeiter, Kundenservice-Mitarbeiterin, Mitarbeiter Kundenservice, Servicemitarbeiter Kundendienst
customer-service-manager | Leiter Kundenservice, Leiterin Kundenservice, Kundenservice-Leiter, Kundendienstleiter, Kundendienstleiterin, Customer Service Manager
customer-success-manager | Customer Success Manager, Customer Success Managerin, Kundenerfolgsmanager, Customer Success Spezialist
marketing-manager | Marketingmanager, Marketingmanagerin, Marketingleiter, Marketingleiterin, Leiter Marketing, Leiterin Marketing
marketing-coordinator | Marketingassistent, Marketingassistentin, Marketingreferent, Marketingreferentin, Marketing-Spezialist, Marketingkoordinator
digital-marketing-specialist | Online-Marketing-Manager, Online-Marketing-Managerin, Digital Marketing Manager, Digital Marketing Spezialist, Online-Marketing-Spezialist
seo-specialist | SEO-Manager, SEO-Managerin, SEO-Spezialist, SEO-Experte, SEO-Consultant, Suchmaschinenoptimierer
paid-media-specialist | SEA-Manager, SEA-Managerin, Performance Marketing Manager, Google Ads Spezialist, SEM-Manager
social-media-manager | Social-Media-Manager, Social-Media-Managerin, Community-Manager, Community-Managerin, Social-Media-Redakteur, Content Creator
content-marketing-manager | Content-Manager, Content-Managerin, Content-Marketing-Manager, Content-Stratege, Online-Redakteur, Online-Redakteurin
copywriter | Texter, Texterin, Werbetexter, Werbetexterin, Copywriter, SEO-Texter
email-marketing-specialist | E-Mail-Marketing-Manager, Marketing-Automation-Manager, CRM-Manager, CRM-Managerin, E-Mail-Marketing-Spezialist
product-marketing-manager | Produktmarketingmanager, Produktmarketingmanagerin, Product Marketing Manager, Produktmarketing-Spezialist
market-research-analyst | Marktforscher, Marktforscherin, Marktforschungsanalyst, Marktanalyst, Marktanalystin, Consumer Insights Manager
marketing-analyst | Marketinganalyst, Marketinganalystin, Web-Analyst, Webanalystin, Digital Analyst, Marketing-Controller
media-planner | Mediaplaner, Mediaplanerin, Mediaeinkäufer, Mediaberater, Mediaberaterin, Programmatic Manager
brand-manager | Markenmanager, Markenmanagerin, Brand Manager, Brand Managerin, Trade-Marketing-Manager
growth-marketing-manager | Growth-Manager, Growth Marketing Manager, Growth Hacker, Demand Generation Manager, User Acquisition Manager
event-marketing-manager | Eventmarketing-Manager, Messemanager, Messereferent, Messereferentin, Messekoordinatorin, Eventmarketing-Managerin
advertising-account-manager | Werbekaufmann, Werbekauffrau, Kontakter Werbeagentur, Kundenberater Werbeagentur, Kaufmann für Marketingkommunikation, Kauffrau für Marketingkommunikation
public-relations-specialist | PR-Referent, PR-Referentin, PR-Manager, PR-Managerin, PR-Berater, Referent für Öffentlichkeitsarbeit
head-of-communications | Leiter Kommunikation, Leiterin Kommunikation, Kommunikationsleiter, Leiter Unternehmenskommunikation, Kommunikationsmanager, Kommunikationsmanagerin
internal-communications-specialist | Referent interne Kommunikation, Referentin interne Kommunikation, Kommunikationsreferent, Kommunikationsreferentin, Manager interne Kommunikation
press-officer | Pressesprecher, Pressesprecherin, Pressereferent, Pressereferentin, Referent Presse, Mediensprecher
speechwriter | Redenschreiber, Redenschreiberin, Ghostwriter, Ghostwriterin
fundraiser | Fundraiser, Fundraiserin, Fundraising-Manager, Fundraising-Managerin, Spendenreferent, Referent Fundraising
grant-writer | Fördermittelberater, Fördermittelberaterin, Fördermittelmanager, Antragsschreiber, Fördermittelreferent
journalist | Journalist, Journalistin, Reporter, Reporterin, Redakteur Zeitung, Korrespondent
news-editor | Chefredakteur, Chefredakteurin, Redaktionsleiter, Redaktionsleiterin, Ressortleiter, Nachrichtenredakteur
copy-editor | Lektor, Lektorin, Korrektor, Korrektorin, Korrekturleser, Schlussredakteur
book-editor | Verlagslektor, Verlagslektorin, Programmleiter Verlag, Verlagsredakteur, Medienkaufmann Verlag, Verlagsassistent
broadcast-presenter | Moderator Rundfunk, Moderatorin Rundfunk, Fernsehmoderator, Fernsehmoderatorin, Radiomoderator, Nachrichtensprecher
tv-radio-producer | Fernsehproduzent, Fernsehproduzentin, Radioproduzent, Fernsehredakteur, Hörfunkredakteur, Aufnahmeleiter
broadcast-technician | Rundfunktechniker, Rundfunktechnikerin, Medientechniker, Veranstaltungstechniker AV, Sendetechniker, Bildtechniker
video-editor | Videoeditor, Videoeditorin, Cutter, Cutterin, Filmeditor, Mediengestalter Bild und Ton
videographer | Kameramann, Kamerafrau, Videograf, Videografin, Kameraassistent, Videoproduzent
film-producer-director | Filmregisseur, Filmregisseurin, Regisseur, Filmproduzent, Filmproduzentin, Produktionsleiter Film
photographer | Fotograf, Fotografin, Pressefotograf, Bildredakteur, Werbefotograf, Bildbearbeiter
sound-engineer | Tontechniker, Tontechnikerin, Toningenieur, Tonmeister, Sounddesigner, Toningenieurin
motion-designer | Motion Designer, Motion Designerin, Animator Film, Animationsdesigner, Motion-Graphics-Designer, Mediendesigner
3d-artist | 3D-Artist, 3D-Designer, 3D-Designerin, 3D-Animator, 3D-Modellierer, 3D-Visualisierer
graphic-designer | Grafikdesigner, Grafikdesignerin, Grafiker, Grafikerin, Mediengestalter, Mediengestalterin
ux-designer | UX-Designer, UX-Designerin, User Experience Designer, Interaktionsdesigner, Interaktionsdesignerin, Service Designer
ui-designer | UI-Designer, UI-Designerin, Interface-Designer, Interfacedesignerin, Screendesigner, Screendesignerin
digital-product-designer | Produktdesigner digital, Digital Product Designer, Product Designer, Produktdesignerin digital
ux-researcher | UX-Researcher, UX-Researcherin, User Researcher, Usability-Experte, Usability Engineer
web-designer | Webdesigner, Webdesignerin, Webmaster, Webgestalter, WordPress-Designer
industrial-designer | Industriedesigner, Industriedesignerin, Produktdesigner, Produktdesignerin, Möbeldesigner, Produktgestalter
interior-designer | Innenarchitekt, Innenarchitektin, Raumausstatter, Raumausstatterin, Interior Designer, Küchenplaner
art-director | Art Director, Art Direktor, Artdirektorin, Creative Director, Kreativdirektor, Kreativdirektorin
illustrator | Illustrator, Illustratorin, Zeichner, Comiczeichner, Comiczeichnerin, Konzeptzeichner
fine-artist | Bildender Künstler, Bildende Künstlerin, Kunstmaler, Kunstmalerin, Bildhauer, Bildhauerin
musician | Musiker, Musikerin, Sänger, Sängerin, Komponist, Orchestermusiker
actor | Schauspieler, Schauspielerin, Theaterschauspieler, Synchronsprecher, Synchronsprecherin, Darsteller
dancer | Tänzer, Tänzerin, Choreograf, Choreografin, Tanzlehrer, Balletttänzer
museum-curator | Kurator, Kuratorin, Museumskurator, Konservator Museum, Ausstellungskurator, Sammlungsleiter
gallery-manager | Galerist, Galeristin, Galerieassistent, Galerieassistentin, Kunsthändler, Kunsthändlerin
museum-attendant | Museumsaufsicht, Aufsichtskraft Museum, Museumsführer, Museumsführerin, Besucherbetreuer, Mitarbeiter Besucherservice
theatre-technician | Bühnentechniker, Bühnentechnikerin, Veranstaltungstechniker, Veranstaltungstechnikerin, Fachkraft für Veranstaltungstechnik, Beleuchter
stage-manager | Inspizient, Inspizientin, Stage Manager, Bühnenmeister, Bühnenmeisterin, Regieassistent Theater
costume-designer | Kostümbildner, Kostümbildnerin, Gewandmeister, Garderobiere
game-designer | Spieledesigner, Spieledesignerin, Game Designer, Game Designerin, Leveldesigner, Spieleentwickler Design
screenwriter-author | Schriftsteller, Schriftstellerin, Autor, Autorin, Drehbuchautor, Drehbuchautorin
event-planner | Eventmanager, Eventmanagerin, Veranstaltungskaufmann, Veranstaltungskauffrau, Veranstaltungsmanager, Hochzeitsplaner
travel-agent | Reiseberater, Reiseberaterin, Reisebürokaufmann, Reisebürokauffrau, Tourismuskaufmann, Tourismuskauffrau
set-designer | Bühnenbildner, Bühnenbildnerin, Szenenbildner, Szenenbildnerin, Requisiteur, Requisiteurin
// technology
software-engineer | Softwareentwickler, Softwareentwicklerin, Software-Ingenieur, Anwendungsentwickler, Anwendungsentwicklerin, Programmierer
backend-developer | Backend-Entwickler, Backend-Entwicklerin, Backend Entwickler, Backend Entwicklerin
frontend-developer | Frontend-Entwickler, Frontend-Entwicklerin, Frontend Entwickler, Frontend Entwicklerin, JavaScript-Entwickler
full-stack-developer | Full-Stack-Entwickler, Full-Stack-Entwicklerin, Fullstack-Entwickler, Fullstack-Entwicklerin, Full Stack Entwickler
web-developer | Webentwickler, Webentwicklerin, Web-Entwickler, Web-Entwicklerin, Webmaster, WordPress-Entwickler
ios-developer | iOS-Entwickler, iOS-Entwicklerin, iOS Entwickler, iOS App-Entwickler
android-developer | Android-Entwickler, Android-Entwicklerin, Android Entwickler, Android App-Entwickler
mobile-developer | Mobile-Entwickler, Mobile-Entwicklerin, App-Entwickler, App-Entwicklerin, Mobile Entwickler
java-developer | Java-Entwickler, Java-Entwicklerin, Java Entwickler, Java Softwareentwickler, Java-Programmierer
dotnet-developer | .NET-Entwickler, .NET-Entwicklerin, C#-Entwickler, C#-Entwicklerin, .NET Entwickler, Softwareentwickler .NET
python-developer | Python-Entwickler, Python-Entwicklerin, Python Entwickler, Python-Programmierer
php-developer | PHP-Entwickler, PHP-Entwicklerin, PHP Entwickler, PHP-Programmierer
ruby-developer | Ruby-Entwickler, Ruby-Entwicklerin, Ruby-on-Rails-Entwickler, Ruby-on-Rails-Entwicklerin
cpp-developer | C++-Entwickler, C++-Entwicklerin, C++ Softwareentwickler, C/C++-Entwickler
embedded-software-engineer | Embedded-Softwareentwickler, Embedded-Softwareentwicklerin, Embedded Software Entwickler, Firmware-Entwickler, Firmware-Entwicklerin, Embedded-Entwickler
game-developer | Spieleentwickler, Spieleentwicklerin, Spieleprogrammierer, Spieleprogrammiererin, Gameplay-Programmierer, Unity-Entwickler
software-engineering-manager | Leiter Softwareentwicklung, Leiterin Softwareentwicklung, Teamleiter Softwareentwicklung, Teamleiterin Softwareentwicklung, Entwicklungsleiter Software
data-analyst | Datenanalyst, Datenanalystin, Datenanalytiker, Datenanalytikerin
data-engineer | Dateningenieur, Dateningenieurin, Data-Warehouse-Entwickler, ETL-Entwickler, ETL-Entwicklerin
data-scientist | Datenwissenschaftler, Datenwissenschaftlerin, Data-Science-Spezialist
bi-developer | BI-Entwickler, BI-Entwicklerin, Business-Intelligence-Entwickler, BI-Berater, BI-Beraterin, BI-Analyst
database-administrator | Datenbankadministrator, Datenbankadministratorin, Datenbankentwickler, Datenbankentwicklerin, SQL-Entwickler
machine-learning-engineer | Machine-Learning-Ingenieur, KI-Entwickler, KI-Entwicklerin, KI-Ingenieur, KI-Ingenieurin
devops-engineer | DevOps-Ingenieur, DevOps-Ingenieurin, DevOps-Spezialist, DevOps-Entwickler
site-reliability-engineer | Site-Reliability-Ingenieur, Plattform-Ingenieur, Plattformingenieur, Plattformingenieurin
cloud-engineer | Cloud-Ingenieur, Cloud-Ingenieurin, Cloud-Architekt, Cloud-Administrator, Cloud-Spezialist
security-analyst | IT-Sicherheitsanalyst, IT-Sicherheitsanalystin, SOC-Analyst, SOC-Analystin, Informationssicherheitsanalyst, IT-Sicherheitsspezialist
security-engineer | IT-Sicherheitsingenieur, IT-Sicherheitsingenieurin, Cybersecurity-Ingenieur, Informationssicherheitsbeauftragter, Informationssicherheitsbeauftragte, IT-Security-Spezialist
penetration-tester | Penetrationstester, Penetrationstesterin, Pentester
software-tester | Softwaretester, Softwaretesterin, Testanalyst, Testanalystin, QA-Tester, QA-Testerin
qa-automation-engineer | Testautomatisierer, Testautomatisiererin, Testautomatisierungsingenieur, QA-Ingenieur, QA-Ingenieurin, Softwaretestingenieur
help-desk-technician | IT-Support-Mitarbeiter, IT-Support-Mitarbeiterin, Helpdesk-Mitarbeiter, Helpdesk-Mitarbeiterin, IT-Supporter, Service-Desk-Mitarbeiter
desktop-support-technician | Desktop-Support-Techniker, PC-Techniker, PC-Technikerin, Computertechniker, Anwenderbetreuer, Anwenderbetreuerin
it-field-technician | IT-Außendiensttechniker, IT-Servicetechniker, IT-Servicetechnikerin, IT-Systemelektroniker, IT-Systemelektronikerin, Rechenzentrumstechniker
systems-administrator | Systemadministrator, Systemadministratorin, IT-Administrator, IT-Administratorin, Fachinformatiker Systemintegration, Linux-Administrator
network-administrator | Netzwerkadministrator, Netzwerkadministratorin, Netzwerktechniker, Netzwerktechnikerin
network-engineer | Netzwerkingenieur, Netzwerkingenieurin, Netzwerkarchitekt, Netzwerkspezialist
it-manager | IT-Leiter, IT-Leiterin, Leiter IT, EDV-Leiter, IT-Teamleiter, IT-Service-Manager
application-support-analyst | Applikationsbetreuer, Applikationsbetreuerin, Anwendungsbetreuer, Anwendungsbetreuerin, Application-Support-Spezialist
business-systems-analyst | IT-Business-Analyst, Systemanalytiker, Systemanalytikerin, Anforderungsmanager, Anforderungsingenieur, Requirements-Engineer
product-manager | Produktmanager, Produktmanagerin, technischer Produktmanager, technische Produktmanagerin
product-owner | Produktverantwortlicher, Produktverantwortliche, Product Owner
it-project-manager | IT-Projektleiter, IT-Projektleiterin, IT-Projektmanager, IT-Projektmanagerin, technischer Projektleiter IT
solution-architect | Lösungsarchitekt, Lösungsarchitektin, Softwarearchitekt, Softwarearchitektin, IT-Architekt, IT-Architektin
enterprise-architect | Unternehmensarchitekt, Unternehmensarchitektin, Enterprise-Architekt, Enterprise-Architektin, Geschäftsarchitekt
sap-consultant | SAP-Berater, SAP-Beraterin, SAP Consultant, ABAP-Entwickler, ABAP-Entwicklerin, SAP-Anwendungsbetreuer
erp-consultant | ERP-Berater, ERP-Beraterin, ERP-Spezialist, ERP-Consultant, Dynamics-Berater
crm-consultant | CRM-Berater, CRM-Beraterin, Salesforce-Administrator, Salesforce-Entwickler, CRM-Administrator, Salesforce-Berater
technical-writer | technischer Redakteur, technische Redakteurin, technischer Autor, Dokumentationsspezialist
sales-engineer-it | Vertriebsingenieur, Vertriebsingenieurin, Presales-Berater, Presales-Ingenieur, technischer Vertriebsberater
mechanical-engineer | Maschinenbauingenieur, Maschinenbauingenieurin, Konstruktionsingenieur, Konstruktionsingenieurin, Ingenieur Maschinenbau, Konstrukteur Maschinenbau
electrical-engineer | Elektroingenieur, Elektroingenieurin, Ingenieur Elektrotechnik, Ingenieurin Elektrotechnik, Elektroplaner, Elektroplanerin
civil-engineer | Bauingenieur, Bauingenieurin, Ingenieur Tiefbau, Verkehrsingenieur, Straßenbauingenieur, Tiefbauingenieur
structural-engineer | Tragwerksplaner, Tragwerksplanerin, Statiker, Statikerin, Ingenieur konstruktiver Ingenieurbau, Brückenbauingenieur
geotechnical-engineer | Geotechniker, Geotechnikerin, Ingenieur Geotechnik, Baugrundgutachter
aerospace-structures-engineer | Berechnungsingenieur Luftfahrt, Strukturingenieur Luftfahrt, Statikingenieur Flugzeugstruktur, Flugzeugstrukturingenieur
aerospace-engineer | Luft- und Raumfahrtingenieur, Luft- und Raumfahrtingenieurin, Flugzeugbauingenieur, Flugversuchsingenieur, Aerodynamiker
aircraft-systems-engineer | Flugzeugsystemingenieur, Avionikingenieur, Avionik-Ingenieurin, Lufttüchtigkeitsingenieur, Ingenieur Flugzeugsysteme
systems-engineer-product | Systemingenieur, Systemingenieurin, Systemintegrationsingenieur
automotive-engineer | Fahrzeugingenieur, Fahrzeugingenieurin, Entwicklungsingenieur Automotive, Ingenieur Fahrzeugtechnik, Applikationsingenieur Motor
chemical-engineer | Chemieingenieur, Chemieingenieurin, Ingenieur Chemietechnik, Chemieverfahrensingenieur
process-engineer | Verfahrensingenieur, Verfahrensingenieurin, Prozessingenieur, Prozessingenieurin, Verfahrenstechniker
industrial-engineer | Wirtschaftsingenieur, Wirtschaftsingenieurin, Industrial Engineer, Lean-Manager, Arbeitsvorbereiter, Arbeitsvorbereiterin
manufacturing-engineer | Fertigungsingenieur, Fertigungsingenieurin, Produktionsingenieur, Produktionsingenieurin, Ingenieur Fertigungstechnik, Schweißfachingenieur
quality-engineer | Qualitätsingenieur, Qualitätsingenieurin, Qualitätsmanager, Qualitätsmanagerin, Lieferantenqualitätsingenieur, Qualitätsmanagementbeauftragter
quality-control-inspector | Qualitätsprüfer, Qualitätsprüferin, Qualitätskontrolleur, Qualitätskontrolleurin, Messtechniker, Qualitätstechniker
environmental-engineer | Umweltingenieur, Umweltingenieurin, Ingenieur Umwelttechnik, Abwasseringenieur, Ingenieurin Umwelttechnik
safety-engineer | Sicherheitsingenieur, Sicherheitsingenieurin, Fachkraft für Arbeitssicherheit, Sicherheitsfachkraft, HSE-Manager, Sicherheitsbeauftragter
biomedical-engineer | Medizintechnikingenieur, Medizintechnikingenieurin, Ingenieur Medizintechnik, Ingenieurin Medizintechnik, Biomedizintechniker
biomedical-equipment-technician | Medizintechniker, Medizintechnikerin, Servicetechniker Medizintechnik, Servicetechnikerin Medizintechnik
materials-engineer | Werkstoffingenieur, Werkstoffingenieurin, Materialwissenschaftler, Materialwissenschaftlerin, Werkstofftechniker, Metallurge
petroleum-engineer | Erdölingenieur, Erdölingenieurin, Bohringenieur, Bohringenieurin, Lagerstätteningenieur
mining-engineer | Bergbauingenieur, Bergbauingenieurin, Bergingenieur, Bergingenieurin
nuclear-engineer | Kernenergieingenieur, Ingenieur Kerntechnik, Nuklearingenieur, Nuklearingenieurin, Strahlenschutzingenieur
telecommunications-engineer | Nachrichtentechniker, Telekommunikationsingenieur, Telekommunikationsingenieurin, HF-Ingenieur, Funknetzplaner, Ingenieur Nachrichtentechnik
osp-engineer | Glasfaserplaner, Glasfaserplanerin, FTTH-Planer, Netzplaner Glasfaser, Planer Telekommunikationsnetze
telecommunications-technician | Telekommunikationstechniker, Telekommunikationstechnikerin, Fernmeldetechniker, Glasfasertechniker, Fernmeldemonteur, Glasfasermonteur
hvac-engineer | Ingenieur Versorgungstechnik, Ingenieurin Versorgungstechnik, TGA-Planer, TGA-Planerin, HLK-Ingenieur, Gebäudetechnikingenieur
facilities-engineer | Facility-Ingenieur, Betriebsingenieur, Betriebsingenieurin, Gebäudeingenieur, Ingenieur Gebäudebetrieb
controls-engineer | Automatisierungsingenieur, Automatisierungsingenieurin, SPS-Programmierer, SPS-Programmiererin, Automatisierungstechniker, MSR-Ingenieur
robotics-engineer | Robotikingenieur, Robotikingenieurin, Roboterprogrammierer, Roboterprogrammiererin, Mechatronikingenieur, Mechatronikingenieurin
electronics-engineer | Elektronikingenieur, Elektronikingenieurin, Elektronikentwickler, Elektronikentwicklerin, Leiterplattenentwickler, Schaltungsentwickler
hardware-engineer | Hardwareentwickler, Hardwareentwicklerin, Hardware-Ingenieur, FPGA-Entwickler, FPGA-Entwicklerin, Chipentwickler
electronics-technician | Elektroniktechniker, Elektroniktechnikerin, Elektroniker für Geräte und Systeme, Elektronikerin für Geräte und Systeme, Prüftechniker Elektronik, Kalibriertechniker
engineering-technician | Maschinenbautechniker, Maschinenbautechnikerin, Versuchstechniker, Versuchstechnikerin, Entwicklungstechniker, Bautechniker
test-engineer-hardware | Testingenieur, Testingenieurin, Versuchsingenieur, Versuchsingenieurin, Prüfingenieur, Validierungsingenieur
project-engineer | Projektingenieur, Projektingenieurin, Bauprojektingenieur, Ingenieur Projektabwicklung
engineering-manager | Entwicklungsleiter, Entwicklungsleiterin, technischer Leiter, technische Leiterin, Leiter Konstruktion, Leiter Forschung und Entwicklung
cad-drafter | Technischer Zeichner, Technische Zeichnerin, Technischer Produktdesigner, Technische Produktdesignerin, Bauzeichner, Bauzeichnerin
bim-specialist | BIM-Koordinator, BIM-Koordinatorin, BIM-Manager, BIM-Managerin, BIM-Modellierer, BIM-Konstrukteur
architect | Architekt, Architektin, Hochbauarchitekt, Projektarchitekt, Projektarchitektin
landscape-architect | Landschaftsarchitekt, Landschaftsarchitektin, Landschaftsplaner, Landschaftsplanerin, Gartenarchitekt
land-surveyor | Vermessungsingenieur, Vermessungsingenieurin, Vermessungstechniker, Vermessungstechnikerin, Geomatiker, Geomatikerin
quantity-surveyor | Baukalkulator, Baukalkulatorin, Kalkulator Bau, Abrechner Bau, Bauabrechner, Kostenplaner
gis-specialist | GIS-Spezialist, GIS-Analyst, GIS-Techniker, Kartograf, Kartografin, Geoinformatiker
chemist | Chemiker, Chemikerin, Analytiker Chemie, analytischer Chemiker, Forschungschemiker
quality-control-analyst | Laborant Qualitätskontrolle, Laborantin Qualitätskontrolle, Analytiker Qualitätskontrolle, QC-Analyst, QC-Analystin
laboratory-technician | Laborant, Laborantin, Chemielaborant, Chemielaborantin, Labortechniker, Laborassistent
biologist | Biologe, Biologin, Molekularbiologe, Molekularbiologin, Biochemiker, Biochemikerin
wildlife-biologist | Ökologe, Ökologin, Wildbiologe, Wildbiologin, Zoologe, Botaniker
microbiologist | Mikrobiologe, Mikrobiologin, mikrobiologischer Laborant, Virologe, Bakteriologe
research-assistant | wissenschaftlicher Mitarbeiter, wissenschaftliche Mitarbeiterin, Forschungsassistent, Forschungsassistentin, wissenschaftliche Hilfskraft, Postdoktorand
environmental-scientist | Umweltwissenschaftler, Umweltwissenschaftlerin, Umweltberater, Umweltberaterin, Umwelttechniker, Umweltgutachter
geologist | Geologe, Geologin, Hydrogeologe, Hydrogeologin, Geophysiker, Geophysikerin
physicist | Physiker, Physikerin, Forschungsphysiker, Optikingenieur, Laserphysiker, Astrophysiker
statistician | Statistiker, Statistikerin, Biostatistiker, Biostatistikerin, statistischer Programmierer, SAS-Programmierer
clinical-research-associate | klinischer Monitor, klinische Monitorin, Clinical Research Associate, Studienmanager, Studienmanagerin, Projektmanager klinische Forschung
clinical-research-coordinator | Studienkoordinator, Studienkoordinatorin, Studienassistent, Studienassistentin, Study Nurse, Studienassistenz
food-scientist | Lebensmitteltechnologe, Lebensmitteltechnologin, Lebensmittelchemiker, Lebensmittelchemikerin, Lebensmitteltechniker, Produktentwickler Lebensmittel
regulatory-affairs-specialist | Regulatory-Affairs-Manager, Regulatory-Affairs-Managerin, Zulassungsmanager, Zulassungsmanagerin, Referent Arzneimittelzulassung, Spezialist Regulatory Affairs
research-scientist | Forscher, Forscherin, Forschungswissenschaftler, Forschungswissenschaftlerin, Laborleiter Forschung, Wissenschaftler F&E
// people
registered-nurse | Krankenpfleger, Krankenschwester, Gesundheits- und Krankenpfleger, Gesundheits- und Krankenpflegerin, Pflegefachmann, Pflegefachfrau
icu-nurse | Intensivpfleger, Intensivpflegerin, Intensivkrankenschwester, Fachkrankenpfleger für Intensivpflege, Fachkrankenpflegerin für Intensivpflege, Anästhesie- und Intensivpfleger
emergency-nurse | Notfallpfleger, Notfallpflegerin, Fachkrankenpfleger Notfallpflege, Fachkrankenpflegerin Notfallpflege, Pflegefachkraft Notaufnahme
theatre-nurse | OP-Pfleger, OP-Schwester, OP-Pflegerin, Operationstechnischer Assistent, Operationstechnische Assistentin, Fachkrankenpfleger für den Operationsdienst
paediatric-nurse | Kinderkrankenpfleger, Kinderkrankenschwester, Gesundheits- und Kinderkrankenpfleger, Gesundheits- und Kinderkrankenpflegerin
maternity-nurse | Pflegefachkraft Wochenbettstation, Wochenbettpfleger, Wochenbettpflegerin, Pflegefachkraft Geburtshilfe
community-nurse | ambulante Pflegefachkraft, Gemeindeschwester, Pflegefachkraft ambulanter Pflegedienst, Palliativpfleger, Palliativpflegerin, Hauskrankenpfleger
psychiatric-nurse | psychiatrischer Krankenpfleger, psychiatrische Krankenpflegerin, Fachkrankenpfleger für Psychiatrie, Fachkrankenpflegerin für Psychiatrie, Pflegefachkraft Psychiatrie
nurse-manager | Pflegedienstleiter, Pflegedienstleiterin, Pflegedienstleitung, Stationsleiter, Stationsleiterin, Stationsleitung
nurse-practitioner | Pflegeexperte APN, Pflegeexpertin APN, Advanced Practice Nurse
licensed-practical-nurse | Krankenpflegehelfer, Krankenpflegehelferin, Pflegefachassistent, Pflegefachassistentin, Gesundheits- und Krankenpflegehelfer, Gesundheits- und Krankenpflegehelferin
nursing-assistant | Pflegehelfer, Pflegehelferin, Pflegeassistent, Pflegeassistentin, Stationshilfe, Pflegehilfskraft
elderly-care-nurse | Altenpfleger, Altenpflegerin, examinierter Altenpfleger, examinierte Altenpflegerin, Pflegefachkraft Altenpflege, Pflegefachkraft
caregiver | Betreuungskraft, Altenpflegehelfer, Altenpflegehelferin, Seniorenbetreuer, Seniorenbetreuerin, Alltagsbegleiter
home-health-aide | Haushaltshilfe in der Pflege, ambulanter Pflegehelfer, ambulante Pflegehelferin, häuslicher Betreuer, häusliche Betreuerin, 24-Stunden-Betreuungskraft
midwife | Hebamme, Entbindungspfleger
hospital-physician | Arzt, Ärztin, Assistenzarzt, Assistenzärztin, Facharzt für Innere Medizin, Fachärztin für Innere Medizin
general-practitioner | Hausarzt, Hausärztin, Allgemeinmediziner, Allgemeinmedizinerin, Facharzt für Allgemeinmedizin, Fachärztin für Allgemeinmedizin
surgeon | Chirurg, Chirurgin, Facharzt für Chirurgie, Fachärztin für Chirurgie, Unfallchirurg, Unfallchirurgin
paediatrician | Kinderarzt, Kinderärztin, Facharzt für Kinder- und Jugendmedizin, Fachärztin für Kinder- und Jugendmedizin, Pädiater, Pädiaterin
psychiatrist | Psychiater, Psychiaterin, Facharzt für Psychiatrie, Fachärztin für Psychiatrie, Facharzt für Psychiatrie und Psychotherapie
dentist | Zahnarzt, Zahnärztin, Kieferorthopäde, Kieferorthopädin, angestellter Zahnarzt, angestellte Zahnärztin
physician-assistant | Arztassistent, Arztassistentin, Physician Assistant
pharmacist | Apotheker, Apothekerin, Filialapotheker, Filialapothekerin, Krankenhausapotheker, Krankenhausapothekerin
pharmacy-technician | pharmazeutisch-technischer Assistent, pharmazeutisch-technische Assistentin, PTA, pharmazeutisch-kaufmännischer Angestellter, pharmazeutisch-kaufmännische Angestellte, PKA
physiotherapist | Physiotherapeut, Physiotherapeutin, Krankengymnast, Krankengymnastin
occupational-therapist | Ergotherapeut, Ergotherapeutin, Beschäftigungstherapeut, Beschäftigungstherapeutin
speech-therapist | Logopäde, Logopädin, Sprachtherapeut, Sprachtherapeutin
psychologist | Psychologe, Psychologin, klinischer Psychologe, klinische Psychologin, Diplom-Psychologe, psychologischer Psychotherapeut
mental-health-counsellor | Psychotherapeut, Psychotherapeutin, psychologischer Berater, psychologische Beraterin, Familientherapeut, Familientherapeutin
addiction-counsellor | Suchtberater, Suchtberaterin, Suchttherapeut, Suchttherapeutin, Drogenberater, Drogenberaterin
respiratory-therapist | Atmungstherapeut, Atmungstherapeutin, Atemtherapeut, Atemtherapeutin
radiographer | Medizinisch-technischer Radiologieassistent, Medizinisch-technische Radiologieassistentin, Medizinischer Technologe für Radiologie, Medizinische Technologin für Radiologie, MTRA, MTR
sonographer | Sonograph, Sonographin, Sonographieassistent, Sonographieassistentin
phlebotomist | Phlebotomist, Blutentnahmekraft, Blutabnahmekraft
medical-assistant | Medizinischer Fachangestellter, Medizinische Fachangestellte, MFA, Arzthelfer, Arzthelferin
medical-coder | Kodierfachkraft, medizinischer Kodierer, medizinische Kodiererin, klinischer Kodierer, klinische Kodiererin, Medizincontroller
medical-biller | Sachbearbeiter Patientenabrechnung, Sachbearbeiterin Patientenabrechnung, Mitarbeiter medizinische Abrechnung, Mitarbeiterin medizinische Abrechnung, Abrechnungskraft Arztpraxis
health-information-technician | medizinischer Dokumentar, medizinische Dokumentarin, medizinischer Dokumentationsassistent, medizinische Dokumentationsassistentin, Fachangestellter für medizinische Dokumentation
healthcare-administrator | Krankenhausmanager, Krankenhausmanagerin, Verwaltungsleiter Krankenhaus, Verwaltungsleiterin Krankenhaus, Heimleiter, Heimleiterin
practice-manager | Praxismanager, Praxismanagerin, Praxisleiter, Praxisleiterin, Praxisleitung, Klinikmanager
paramedic | Notfallsanitäter, Notfallsanitäterin, Rettungsassistent, Rettungsassistentin
emergency-medical-technician | Rettungssanitäter, Rettungssanitäterin, Rettungshelfer, Rettungshelferin, Krankentransportfahrer
dental-assistant | Zahnmedizinischer Fachangestellter, Zahnmedizinische Fachangestellte, ZFA, Zahnarzthelfer, Zahnarzthelferin
dental-hygienist | Dentalhygieniker, Dentalhygienikerin, zahnmedizinischer Prophylaxeassistent, zahnmedizinische Prophylaxeassistentin, ZMP, Prophylaxeassistentin
dental-technician | Zahntechniker, Zahntechnikerin
optometrist | Optometrist, Optometristin
optician | Augenoptiker, Augenoptikerin, Optiker, Optikerin, Augenoptikermeister, Augenoptikermeisterin
veterinarian | Tierarzt, Tierärztin, Veterinär, Veterinärin
veterinary-technician | Tiermedizinischer Fachangestellter, Tiermedizinische Fachangestellte, TFA, Tierarzthelfer, Tierarzthelferin
dietitian | Diätassistent, Diätassistentin, Ernährungsberater, Ernährungsberaterin, Diätologe, Diätologin
public-health-specialist | Gesundheitswissenschaftler, Gesundheitswissenschaftlerin, Referent Gesundheitsförderung, Referentin Gesundheitsförderung, Epidemiologe, Epidemiologin
social-worker | Sozialarbeiter, Sozialarbeiterin, Sozialpädagoge, Sozialpädagogin, Schulsozialarbeiter, Schulsozialarbeiterin
case-manager | Fallmanager, Fallmanagerin, Case Manager Sozialwesen, Case Managerin Sozialwesen
family-support-worker | Familienhelfer, Familienhelferin, sozialpädagogischer Familienhelfer, sozialpädagogische Familienhelferin, Erziehungsbeistand
victim-advocate | Opferberater, Opferberaterin, Opferhelfer, Opferhelferin, Mitarbeiter Frauenhaus, Mitarbeiterin Frauenhaus
youth-worker | Jugendarbeiter, Jugendarbeiterin, Jugendbetreuer, Jugendbetreuerin, Streetworker, Jugend- und Heimerzieher
disability-support-worker | Heilerziehungspfleger, Heilerziehungspflegerin, Behindertenbetreuer, Behindertenbetreuerin, Schulbegleiter, Schulbegleiterin
probation-officer | Bewährungshelfer, Bewährungshelferin, Gerichtshelfer, Gerichtshelferin, Jugendgerichtshelfer
community-outreach-coordinator | Gemeinwesenarbeiter, Gemeinwesenarbeiterin, Quartiersmanager, Quartiersmanagerin, Stadtteilkoordinator
volunteer-coordinator | Freiwilligenkoordinator, Freiwilligenkoordinatorin, Ehrenamtskoordinator, Ehrenamtskoordinatorin, Freiwilligenmanager
ngo-programme-officer | Referent Entwicklungszusammenarbeit, Referentin Entwicklungszusammenarbeit, Programmreferent, Programmreferentin, Entwicklungshelfer, Entwicklungshelferin
religious-minister | Pfarrer, Pfarrerin, Pastor, Pastorin, Seelsorger, Seelsorgerin
primary-teacher | Grundschullehrer, Grundschullehrerin, Volksschullehrer, Volksschullehrerin, Primarlehrer, Primarlehrerin
secondary-teacher | Lehrer, Lehrerin, Gymnasiallehrer, Gymnasiallehrerin, Lehrkraft, Studienrat
mathematics-teacher | Mathematiklehrer, Mathematiklehrerin, Mathelehrer, Mathelehrerin
science-teacher | Biologielehrer, Biologielehrerin, Chemielehrer, Chemielehrerin, Physiklehrer, Physiklehrerin
english-teacher | Englischlehrer, Englischlehrerin, Deutschlehrer, Deutschlehrerin
language-teacher | Sprachlehrer, Sprachlehrerin, Französischlehrer, Französischlehrerin, Spanischlehrer, Spanischlehrerin
history-teacher | Geschichtslehrer, Geschichtslehrerin, Geographielehrer, Geographielehrerin, Erdkundelehrer
art-teacher | Kunstlehrer, Kunstlehrerin, Kunstpädagoge, Kunstpädagogin, Kunsterzieher, Kunsterzieherin
music-teacher | Musiklehrer, Musiklehrerin, Klavierlehrer, Klavierlehrerin, Gitarrenlehrer, Musikpädagoge
physical-education-teacher | Sportlehrer, Sportlehrerin, Turnlehrer, Turnlehrerin
special-education-teacher | Sonderschullehrer, Sonderschullehrerin, Förderschullehrer, Förderschullehrerin, Sonderpädagoge, Sonderpädagogin
substitute-teacher | Vertretungslehrer, Vertretungslehrerin, Vertretungslehrkraft, Aushilfslehrer, Aushilfslehrerin
teaching-assistant | Unterrichtsassistent, Unterrichtsassistentin, Klassenassistent, Klassenassistentin, Lehrassistent, pädagogischer Mitarbeiter
preschool-teacher | Erzieher, Erzieherin, staatlich anerkannter Erzieher, staatlich anerkannte Erzieherin, Frühpädagoge, Elementarpädagogin
kindergarten-teacher | Kindergärtner, Kindergärtnerin, Kindergartenlehrperson, Vorschullehrer, Vorschullehrerin
esl-teacher | DaF-Lehrer, DaF-Lehrerin, DaZ-Lehrer, DaZ-Lehrerin, Deutsch als Fremdsprache Lehrkraft, Integrationskurslehrer
tutor | Nachhilfelehrer, Nachhilfelehrerin, Hauslehrer, Hauslehrerin, Privatlehrer, Privatlehrerin
school-counsellor | Beratungslehrer, Beratungslehrerin, Vertrauenslehrer, Berufsberater, Berufsberaterin, Schulberater
school-principal | Schulleiter, Schulleiterin, Rektor, Rektorin, Konrektor, Schuldirektor
academic-adviser | Studienberater, Studienberaterin, Studienfachberater, Studienfachberaterin, Studiengangskoordinator, Studiengangskoordinatorin
admissions-officer | Mitarbeiter Studierendensekretariat, Mitarbeiterin Studierendensekretariat, Zulassungsreferent, Zulassungsreferentin, Sachbearbeiter Hochschulzulassung
financial-aid-officer | Sachbearbeiter BAföG, Sachbearbeiterin BAföG, Studienfinanzierungsberater, Studienfinanzierungsberaterin, Stipendienreferent, Stipendienreferentin
university-professor | Professor, Professorin, Hochschullehrer, Hochschullehrerin, Dozent, Dozentin
instructional-designer | E-Learning-Autor, E-Learning-Autorin, E-Learning-Entwickler, E-Learning-Entwicklerin, Mediendidaktiker, Mediendidaktikerin
corporate-trainer | Betriebstrainer, Unternehmenstrainer, Unternehmenstrainerin, Personalentwickler, Personalentwicklerin, Erwachsenenbildner
librarian | Bibliothekar, Bibliothekarin, Fachangestellter für Medien- und Informationsdienste, Fachangestellte für Medien- und Informationsdienste, FaMI, Bibliotheksassistent
school-administrator | Schulsekretär, Schulsekretärin, Schulsachbearbeiter, Schulsachbearbeiterin, Schulverwaltungsassistent
curriculum-coordinator | Lehrplanentwickler, Lehrplanentwicklerin, Bildungsreferent, Bildungsreferentin, pädagogischer Koordinator, pädagogische Koordinatorin
nanny | Kindermädchen, Kinderfrau, Babysitter, Babysitterin, Tagesmutter, Tagesvater
daycare-worker | Kinderpfleger, Kinderpflegerin, sozialpädagogischer Assistent, sozialpädagogische Assistentin, Krippenerzieherin, Kita-Helfer
after-school-leader | Hortbetreuer, Hortbetreuerin, Horterzieher, Horterzieherin, Jugendgruppenleiter, Ferienbetreuer
personal-trainer | Personal Trainer, Personal Trainerin, Fitnesstrainer, Fitnesstrainerin, Fitnesskaufmann, Fitnesskauffrau
group-fitness-instructor | Kursleiter Fitness, Kursleiterin Fitness, Aerobictrainer, Aerobictrainerin, Gruppenfitnesstrainer, Gruppenfitnesstrainerin
yoga-instructor | Yogalehrer, Yogalehrerin, Pilatestrainer, Pilatestrainerin
sports-coach | Sporttrainer, Sporttrainerin, Fußballtrainer, Fußballtrainerin, Schwimmlehrer, Tennislehrer
sports-manager | Sportmanager, Sportmanagerin, Studioleiter Fitness, Studioleiterin Fitness, Sportfachwirt, Vereinsmanager
lifeguard | Rettungsschwimmer, Rettungsschwimmerin, Bademeister, Bademeisterin, Fachangestellter für Bäderbetriebe, Fachangestellte für Bäderbetriebe
recreation-coordinator | Freizeitpädagoge, Freizeitpädagogin, Animateur, Animateurin, Freizeitkoordinator, Freizeitkoordinatorin
dance-teacher | Tanzlehrer, Tanzlehrerin, Tanzpädagoge, Tanzpädagogin, Ballettlehrer, Ballettlehrerin
// trades
construction-site-manager | Bauleiter, Bauleiterin, Baustellenleiter, Baustellenleiterin
construction-superintendent | Polier, Polierin, Vorarbeiter Bau, Vorarbeiterin Bau, Baupolier
construction-project-manager | Projektleiter Bau, Projektleiterin Bau, Bauprojektleiter, Bauprojektleiterin, Bauprojektmanager, Oberbauleiter
construction-estimator | Kalkulator Bau, Kalkulatorin Bau, Baukalkulator, Baukalkulatorin, Bauabrechner, Bauabrechnerin
carpenter | Zimmerer, Zimmerin, Zimmermann, Bautischler, Bautischlerin, Einschaler
electrician | Elektriker, Elektrikerin, Elektroinstallateur, Elektroinstallateurin, Elektroniker für Energie- und Gebäudetechnik, Betriebselektriker
plumber | Klempner, Klempnerin, Anlagenmechaniker SHK, Anlagenmechanikerin SHK, Sanitärinstallateur, Heizungsbauer
painter-decorator | Maler, Malerin, Maler und Lackierer, Malerin und Lackiererin, Anstreicher
roofer | Dachdecker, Dachdeckerin, Dachklempner, Bauspengler, Spengler
mason | Maurer, Maurerin, Betonbauer, Stahlbetonbauer, Steinmetz, Steinmetzin
plasterer-drywaller | Stuckateur, Stuckateurin, Verputzer, Trockenbauer, Trockenbaumonteur, Gipser
tiler-flooring-installer | Fliesenleger, Fliesenlegerin, Bodenleger, Bodenlegerin, Parkettleger, Estrichleger
welder | Schweißer, Schweißerin, WIG-Schweißer, MAG-Schweißer, Schweißfachkraft, Rohrschweißer
ironworker | Stahlbauer, Stahlbaumonteur, Eisenflechter, Eisenbieger, Metallbaumonteur, Bewehrungsmonteur
heavy-equipment-operator | Baggerfahrer, Baggerfahrerin, Baumaschinenführer, Baumaschinenführerin, Baugeräteführer, Radladerfahrer
crane-operator | Kranführer, Kranführerin, Kranfahrer, Kranfahrerin, Turmdrehkranführer, Autokranfahrer
construction-labourer | Bauhelfer, Bauhelferin, Bauarbeiter, Bauarbeiterin, Hilfsarbeiter Bau, Tiefbauer
hvac-technician | Klimatechniker, Klimatechnikerin, Lüftungsmonteur, Lüftungstechniker, Servicetechniker Klimatechnik, Monteur Heizung Klima Lüftung
building-inspector | Baukontrolleur, Baukontrolleurin, Bauinspektor, Bauinspektorin, Bausachverständiger, Bausachverständige
solar-installer | Solarmonteur, Solarmonteurin, Photovoltaik-Monteur, PV-Monteur, Solarteur, Solarinstallateur
insulation-worker | Isolierer, Isoliererin, Industrieisolierer, Isoliermonteur, Dämmmonteur, WKS-Isolierer
glazier | Glaser, Glaserin, Fensterbauer, Fenstermonteur, Fassadenmonteur
scaffolder | Gerüstbauer, Gerüstbauerin, Gerüstmonteur
land-surveying-technician | Vermessungstechniker, Vermessungstechnikerin, Vermesser, Vermesserin, Geomatiker, Geomatikerin
maintenance-technician | Instandhalter, Instandhalterin, Wartungstechniker, Wartungstechnikerin, Instandhaltungstechniker, Betriebsschlosser
maintenance-manager | Instandhaltungsleiter, Instandhaltungsleiterin, Leiter Instandhaltung, Leiterin Instandhaltung, Leiter Technik, Wartungsleiter
facilities-technician | Gebäudetechniker, Gebäudetechnikerin, Haustechniker, Haustechnikerin, Servicetechniker Gebäudetechnik, Techniker Gebäudemanagement
handyman | Handwerker, Handwerkerin, Allrounder Handwerk, Hausmeisterhelfer, Allroundhandwerker
caretaker | Hausmeister, Hausmeisterin, Hauswart, Hauswartin, Schulhausmeister, Abwart
millwright | Industriemonteur, Maschinenmonteur, Maschinenmonteurin, Anlagenmonteur, Mühlenbauer
elevator-technician | Aufzugsmonteur, Aufzugsmonteurin, Aufzugstechniker, Servicetechniker Aufzüge, Liftmonteur
appliance-repair-technician | Hausgerätetechniker, Hausgerätetechnikerin, Servicetechniker Hausgeräte, Kundendiensttechniker Hausgeräte, Elektrogerätetechniker
industrial-mechanic | Industriemechaniker, Industriemechanikerin, Schlosser, Schlosserin, Maschinenschlosser, Mechaniker
mechatronics-technician | Mechatroniker, Mechatronikerin, Automatisierungstechniker, Automatisierungstechnikerin, Elektroniker für Automatisierungstechnik, MSR-Techniker
refrigeration-technician | Kälteanlagenbauer, Kälteanlagenbauerin, Kältetechniker, Kältetechnikerin, Mechatroniker für Kältetechnik, Kältemonteur
field-service-technician | Servicetechniker, Servicetechnikerin, Kundendiensttechniker, Kundendiensttechnikerin, Außendiensttechniker, Servicemonteur
automotive-mechanic | Kfz-Mechatroniker, Kfz-Mechatronikerin, Kfz-Mechaniker, Kfz-Mechanikerin, Automechaniker, Automobilmechatroniker
diesel-mechanic | Lkw-Mechaniker, Nutzfahrzeugmechatroniker, Nutzfahrzeugmechatronikerin, Landmaschinenmechaniker, Baumaschinenmechaniker, Land- und Baumaschinenmechatroniker
auto-body-technician | Karosseriebauer, Karosseriebauerin, Fahrzeuglackierer, Fahrzeuglackiererin, Autolackierer, Karosseriespengler
automotive-service-advisor | Serviceberater Kfz, Serviceberaterin Kfz, Kfz-Serviceberater, Kfz-Serviceberaterin, Serviceassistent Autohaus, Serviceassistentin Autohaus
parts-counter-associate | Teiledienstmitarbeiter, Teiledienstmitarbeiterin, Lagerist Kfz-Teile, Ersatzteilverkäufer, Teileverkäufer, Leiter Teiledienst
automotive-sales-manager | Verkaufsleiter Automobil, Verkaufsleiterin Automobil, Verkaufsleiter Autohaus, Leiter Gebrauchtwagen, Verkaufsleiter Neuwagen
dealership-finance-manager | Finanzierungsberater Autohaus, Finanzierungsberaterin Autohaus, Spezialist Finanzdienstleistungen Autohaus, Finance Manager Autohaus
car-detailer | Fahrzeugaufbereiter, Fahrzeugaufbereiterin, Autoaufbereiter, Fahrzeugpfleger, Wagenwäscher
bicycle-motorcycle-mechanic | Fahrradmechaniker, Fahrradmechanikerin, Zweiradmechaniker, Zweiradmechanikerin, Zweiradmechatroniker, Motorradmechaniker
aircraft-mechanic | Fluggerätmechaniker, Fluggerätmechanikerin, Flugzeugmechaniker, Flugzeugmechanikerin, Luftfahrttechniker
machine-operator | Maschinenbediener, Maschinenbedienerin, Maschinenführer, Maschinenführerin, Anlagenbediener, Maschinen- und Anlagenführer
cnc-machinist | Zerspanungsmechaniker, Zerspanungsmechanikerin, CNC-Fräser, CNC-Dreher, CNC-Fachkraft, CNC-Programmierer
assembler | Montagemitarbeiter, Montagemitarbeiterin, Monteur, Montierer, Montagehelfer, Fertigungsmonteur
production-worker | Produktionsmitarbeiter, Produktionsmitarbeiterin, Produktionshelfer, Produktionshelferin, Fabrikarbeiter, Fertigungsmitarbeiter
production-supervisor | Schichtleiter, Schichtleiterin, Schichtführer, Produktionsmeister, Industriemeister, Teamleiter Produktion
production-manager | Produktionsleiter, Produktionsleiterin, Fertigungsleiter, Fertigungsleiterin, Leiter Produktion, Betriebsleiter Fertigung
plant-manager | Werksleiter, Werksleiterin, Werkleiter, Betriebsleiter, Betriebsleiterin, Fabrikleiter
quality-inspector | Qualitätsprüfer, Qualitätsprüferin, Qualitätskontrolleur, Qualitätskontrolleurin, Messtechniker, Qualitätstechniker
quality-manager | Qualitätsmanager, Qualitätsmanagerin, Leiter Qualitätssicherung, Leiter Qualitätsmanagement, Qualitätsmanagementbeauftragter, Qualitätsleiter
tool-and-die-maker | Werkzeugmacher, Werkzeugmacherin, Werkzeugmechaniker, Werkzeugmechanikerin, Formenbauer, Feinwerkmechaniker
sheet-metal-worker | Blechbearbeiter, Konstruktionsmechaniker, Konstruktionsmechanikerin, Metallbauer, Metallbauerin, Feinblechner
press-operator | Pressenbediener, Pressenführer, Stanzer, Stanzerin, Gießer, Gießereimechaniker
printing-press-operator | Drucker, Druckerin, Medientechnologe Druck, Medientechnologin Druck, Offsetdrucker, Siebdrucker
sewing-machine-operator | Näherin, Näher, Schneider, Schneiderin, Maßschneider, Textilarbeiter
textile-machine-operator | Textilmaschinenführer, Textilmaschinenführerin, Weber, Weberin, Produktionsmechaniker Textil, Textillaborant
upholsterer | Polsterer, Polsterin, Raumausstatter, Raumausstatterin, Autosattler, Polsternäherin
butcher | Metzger, Metzgerin, Fleischer, Fleischerin, Schlachter, Fleischereiverkäufer
food-production-worker | Produktionsmitarbeiter Lebensmittel, Produktionsmitarbeiterin Lebensmittel, Fachkraft für Lebensmitteltechnik, Lebensmitteltechniker, Molkereifachmann, Milchtechnologe
food-production-manager | Produktionsleiter Lebensmittel, Produktionsleiterin Lebensmittel, Schichtleiter Lebensmittelproduktion, Lebensmittelproduktionsleiter, Industriemeister Lebensmittel
packaging-operator | Verpackungsmitarbeiter, Verpackungsmitarbeiterin, Verpacker, Verpackerin, Abfüller, Verpackungsmaschinenführer
process-operator | Anlagenfahrer, Anlagenfahrerin, Prozessoperator, Anlagenführer, Prozesstechniker, Papiertechnologe
chemical-operator | Chemikant, Chemikantin, Pharmakant, Pharmakantin, Chemiefacharbeiter, Produktionsfachkraft Chemie
cleanroom-technician | Reinraumtechniker, Reinraumtechnikerin, Mitarbeiter Reinraum, Mitarbeiterin Reinraum, Mikrotechnologe, Mikrotechnologin
manufacturing-technician | Produktionstechniker, Produktionstechnikerin, Fertigungstechniker, Fertigungstechnikerin, Produktionstechnologe, Techniker Fertigung
production-planner | Produktionsplaner, Produktionsplanerin, Fertigungsplaner, Arbeitsvorbereiter, Arbeitsvorbereiterin, Fertigungssteuerer
continuous-improvement-specialist | Lean Manager, Lean Managerin, Lean Experte, KVP-Manager, KVP-Koordinator, Prozessoptimierer
wood-machine-operator | Holzbearbeitungsmechaniker, Holzbearbeitungsmechanikerin, Sägewerker, Holzmechaniker, Holzmechanikerin, Maschinist Holzbearbeitung
industrial-painter-coater | Lackierer, Lackiererin, Pulverbeschichter, Industrielackierer, Galvaniseur, Oberflächenbeschichter
power-plant-operator | Kraftwerker, Kraftwerkerin, Kraftwerksmeister, Kesselwärter, Operator Kraftwerk, Kraftwerksbediener
lineworker | Freileitungsmonteur, Freileitungsmonteurin, Netzmonteur, Netzmonteurin, Kabelmonteur, Elektromonteur Netz
wind-turbine-technician | Windkrafttechniker, Servicetechniker Windenergie, Servicetechnikerin Windenergie, Servicemonteur Windkraftanlagen, Windenergietechniker
oil-rig-worker | Bohrarbeiter, Bohrgeräteführer, Ölbohrarbeiter, Bergmann, Bergarbeiter, Bohrmeister
water-treatment-operator | Fachkraft für Abwassertechnik, Klärwärter, Klärwerker, Fachkraft für Wasserversorgungstechnik, Wassermeister, Umwelttechnologe Abwasser
utilities-meter-technician | Zählerableser, Zählermonteur, Zählermonteurin, Gasmonteur, Versorgungstechniker, Rohrnetzmonteur
farmer | Landwirt, Landwirtin, Bauer, Bäuerin, Bio-Landwirt, Ackerbauer
farm-worker | Landarbeiter, Landarbeiterin, Erntehelfer, Erntehelferin, landwirtschaftlicher Helfer, Traktorfahrer
farm-manager | Betriebsleiter Landwirtschaft, Betriebsleiterin Landwirtschaft, Gutsverwalter, Gutsverwalterin, Farmmanager, Verwalter Landwirtschaft
agronomist | Agronom, Agronomin, Agrarberater, Agrarberaterin, Agraringenieur, Pflanzenbauberater
gardener-horticulturist | Gärtner, Gärtnerin, Zierpflanzengärtner, Gartenbauer, Greenkeeper, Friedhofsgärtner
landscaper | Landschaftsgärtner, Landschaftsgärtnerin, Garten- und Landschaftsbauer, GaLa-Bauer, Gärtner Garten- und Landschaftsbau
forester | Förster, Försterin, Forstwirtschafter, Revierleiter, Forsttechniker, Forstingenieur
arborist-logger | Forstwirt, Forstwirtin, Baumpfleger, Baumpflegerin, Waldarbeiter, Baumkletterer
animal-caretaker | Tierpfleger, Tierpflegerin, Hundefriseur, Hundefriseurin, Zootierpfleger, Tierheimmitarbeiter
greenhouse-worker | Gewächshausmitarbeiter, Gärtnereihelfer, Gärtnereihelferin, Gartenbauhelfer, Gemüsegärtner, Baumschulgärtner
agricultural-technician | Agrartechniker, Agrartechnikerin, Agrartechnischer Assistent, Agrartechnische Assistentin, Versuchstechniker Landwirtschaft, Landwirtschaftlich-technischer Assistent
livestock-worker | Tierwirt, Tierwirtin, Melker, Melkerin, Herdenmanager, Pferdewirt
cabinet-maker | Tischler, Tischlerin, Schreiner, Schreinerin, Möbeltischler, Küchenmonteur
jeweller | Goldschmied, Goldschmiedin, Juwelier, Uhrmacher, Uhrmacherin, Silberschmied
shoemaker | Schuhmacher, Schuhmacherin, Schuster, Orthopädieschuhmacher, Sattler, Feintäschner
potter-ceramicist | Keramiker, Keramikerin, Töpfer, Töpferin, Glasbläser, Kunsthandwerker
telecom-cable-installer | Telekommunikationstechniker, Telekommunikationstechnikerin, Fernmeldetechniker, Kommunikationselektroniker, Glasfasermonteur, IT-Systemelektroniker
security-systems-technician | Alarmanlagentechniker, Techniker Sicherheitstechnik, Technikerin Sicherheitstechnik, Errichter Gefahrenmeldeanlagen, Servicetechniker Brandmeldeanlagen, Monteur Sicherheitstechnik
locksmith | Schlüsseldienstmonteur, Schlüsseldienstmitarbeiter, Schließtechniker, Schließanlagentechniker
pest-control-technician | Schädlingsbekämpfer, Schädlingsbekämpferin, Kammerjäger, Kammerjägerin
swimming-pool-technician | Schwimmbadtechniker, Schwimmbadbauer, Poolbauer, Poolmonteur, Poolreiniger
road-paving-worker | Straßenbauer, Straßenbauerin, Pflasterer, Steinsetzer, Kanalbauer, Gleisbauer
// service
truck-driver | Lkw-Fahrer, Lkw-Fahrerin, Berufskraftfahrer, Berufskraftfahrerin, Kraftfahrer, Fernfahrer
delivery-driver | Auslieferungsfahrer, Auslieferungsfahrerin, Lieferfahrer, Lieferfahrerin, Paketzusteller, Fahrer
courier | Kurier, Kurierin, Kurierfahrer, Kurierfahrerin, Bote, Botin
bus-driver | Busfahrer, Busfahrerin, Omnibusfahrer, Omnibusfahrerin, Linienbusfahrer, Schulbusfahrer
taxi-driver | Taxifahrer, Taxifahrerin, Chauffeur, Mietwagenfahrer
train-driver | Lokführer, Lokführerin, Triebfahrzeugführer, Triebfahrzeugführerin, Straßenbahnfahrer, Straßenbahnfahrerin
train-conductor | Zugbegleiter, Zugbegleiterin, Zugführer, Rangierbegleiter, Schaffner, Schaffnerin
transport-dispatcher | Disponent, Disponentin, Transportdisponent, Speditionsdisponent, Fuhrparkdisponent, Tourenplaner
logistics-coordinator | Logistikkoordinator, Logistikkoordinatorin, Logistiksachbearbeiter, Logistiksachbearbeiterin, Sachbearbeiter Logistik, Logistiker
logistics-manager | Logistikleiter, Logistikleiterin, Logistikmanager, Logistikmanagerin, Leiter Logistik, Transportleiter
supply-chain-manager | Supply Chain Manager, Supply-Chain-Managerin, Leiter Supply Chain, Leiterin Supply Chain, Leiter Materialwirtschaft
supply-chain-analyst | Supply Chain Analyst, Bedarfsplaner, Bedarfsplanerin, Supply Chain Planer, Materialdisponent, Materialdisponentin
warehouse-associate | Lagerist, Lageristin, Lagerarbeiter, Lagermitarbeiter, Kommissionierer, Fachkraft für Lagerlogistik
warehouse-supervisor | Lagerleiter, Lagerleiterin, Lagermeister, Teamleiter Lager, Schichtleiter Lager, Lagervorarbeiter
forklift-operator | Gabelstaplerfahrer, Gabelstaplerfahrerin, Staplerfahrer, Staplerfahrerin
shipping-receiving-clerk | Versandmitarbeiter, Versandmitarbeiterin, Mitarbeiter Wareneingang, Versandsachbearbeiter, Mitarbeiter Versand
inventory-control-specialist | Bestandsmanager, Bestandskontrolleur, Lagerbestandsverwalter, Lagerverwalter, Lagerverwalterin, Bestandscontroller
material-control-specialist | Materialwirtschaftler, Materialkoordinator, Materialkoordinatorin, Sachbearbeiter Materialwirtschaft, Materialverwalter
freight-forwarder | Spediteur, Spediteurin, Speditionskaufmann, Speditionskauffrau, Kaufmann für Spedition und Logistikdienstleistung
customs-broker | Zolldeklarant, Zolldeklarantin, Zollsachbearbeiter, Zollsachbearbeiterin, Zollagent
import-export-specialist | Sachbearbeiter Import Export, Exportsachbearbeiter, Exportsachbearbeiterin, Importsachbearbeiter, Exportmanager, Kaufmann für Groß- und Außenhandelsmanagement
fleet-manager | Fuhrparkleiter, Fuhrparkleiterin, Flottenmanager, Flottenmanagerin, Fuhrparkmanager
mover | Möbelpacker, Möbelpackerin, Umzugshelfer, Umzugshelferin, Möbelträger
postal-worker | Postbote, Postbotin, Briefträger, Briefträgerin, Postzusteller, Zusteller
airline-pilot | Pilot, Pilotin, Verkehrspilot, Flugkapitän, Hubschrauberpilot, Fluglehrer
flight-attendant | Flugbegleiter, Flugbegleiterin, Steward, Stewardess, Kabinenpersonal
avionics-technician | Avioniker, Fluggerätelektroniker, Fluggerätelektronikerin, Avioniktechniker
aviation-ordnance-technician | Waffenmechaniker, Munitionstechniker, Waffensystemmechaniker, Munitionsfachkraft
ramp-agent | Flugzeugabfertiger, Flugzeugabfertigerin, Flughafenarbeiter, Gepäckabfertiger, Ramp Agent
airline-customer-service-agent | Servicekaufmann im Luftverkehr, Servicekauffrau im Luftverkehr, Check-in-Agent, Passagierabfertiger, Bodenhostess, Mitarbeiter Passage
air-traffic-controller | Fluglotse, Fluglotsin, Flugverkehrslotse, Flugverkehrsleiter
flight-operations-specialist | Flugdienstberater, Flugdienstberaterin, Flugdisponent, Crewplaner, Mitarbeiter Flugbetrieb
sailor | Matrose, Matrosin, Seemann, Schiffsmechaniker, Schiffsmechanikerin, Bootsmann
ships-officer | Nautischer Offizier, Kapitän, Kapitänin, Schiffsoffizier, Nautiker, Schiffsführer
marine-engineer | Schiffsingenieur, Schiffsingenieurin, Schiffsmaschinist, Technischer Schiffsoffizier, Bootsmechaniker
longshore-worker | Hafenarbeiter, Hafenarbeiterin, Hafenfacharbeiter, Schauermann, Fachkraft für Hafenlogistik
railway-maintenance-worker | Gleisbauer, Gleisbauerin, Gleisarbeiter, Signaltechniker Bahn, Streckenwärter
executive-chef | Küchenchef, Küchenchefin, Chefkoch, Chefköchin, Küchenleiter, Küchenleiterin
sous-chef | Souschef, Sous-Chef, Souschefin, stellvertretender Küchenchef, stellvertretende Küchenchefin
line-cook | Koch, Köchin, Jungkoch, Beikoch, Commis de Cuisine, Demichef
pastry-chef | Konditor, Konditorin, Patissier, Patissière, Chef Patissier
baker | Bäcker, Bäckerin, Bäckermeister, Bäckergeselle, Backwarenhersteller
kitchen-assistant | Küchenhilfe, Küchenhelfer, Küchenhelferin, Spüler, Spülkraft, Spülerin
fast-food-worker | Systemgastronom, Systemgastronomin, Fachmann für Systemgastronomie, Mitarbeiter Schnellrestaurant, Pizzabäcker, Fachfrau für Systemgastronomie
restaurant-manager | Restaurantleiter, Restaurantleiterin, Restaurantmanager, Gastronom, Wirt, Betriebsleiter Gastronomie
food-service-manager | Kantinenleiter, Kantinenleiterin, Verpflegungsleiter, Betriebsleiter Gemeinschaftsverpflegung, Leiter Betriebsgastronomie, Verpflegungsmanager
food-and-beverage-manager | F&B-Manager, F&B-Managerin, Wirtschaftsdirektor Hotel, Food-and-Beverage-Manager, Bankettleiter Hotel
waiter | Kellner, Kellnerin, Servicekraft Gastronomie, Restaurantfachmann, Restaurantfachfrau, Servicemitarbeiter Gastronomie
bartender | Barkeeper, Barkeeperin, Bartender, Barmann, Barfrau, Barmitarbeiter
barista | Barista, Mitarbeiter Café, Café-Mitarbeiterin
restaurant-host | Gästebetreuer Restaurant, Empfangsmitarbeiter Restaurant, Restaurant-Hostess, Oberkellner
catering-banquet-manager | Bankettleiter, Bankettleiterin, Cateringleiter, Cateringmanager, Caterer, Veranstaltungsleiter Bankett
hotel-manager | Hotelmanager, Hotelmanagerin, Hoteldirektor, Hoteldirektorin, Empfangschef, Front Office Manager
hotel-front-desk-agent | Rezeptionist, Rezeptionistin, Hotelfachmann, Hotelfachfrau, Empfangsmitarbeiter Hotel, Front-Office-Agent
night-auditor | Night Auditor, Nachtportier, Nachtrezeptionist, Night Audit
concierge | Concierge, Hotelportier, Page, Gästebetreuer, Gästebetreuerin, Wagenmeister
housekeeper | Zimmermädchen, Roomboy, Haushälterin, Haushaltshilfe, Hauswirtschafterin, Zimmerreinigungskraft
housekeeping-supervisor | Hausdame, Hausdamenassistentin, Hauswirtschaftsleiterin, Hauswirtschaftsleiter, Objektleiter Reinigung, Vorarbeiter Reinigung
cleaner | Reinigungskraft, Gebäudereiniger, Gebäudereinigerin, Raumpfleger, Raumpflegerin, Putzkraft
laundry-worker | Wäschereimitarbeiter, Wäschereimitarbeiterin, Textilreiniger, Textilreinigerin, Büglerin, Bügler
security-guard | Sicherheitsmitarbeiter, Sicherheitsmitarbeiterin, Wachmann, Objektschützer, Fachkraft für Schutz und Sicherheit, Türsteher
security-manager | Sicherheitsmanager, Leiter Sicherheit, Sicherheitsleiter, Objektleiter Sicherheit, Leiter Werkschutz
police-officer | Polizist, Polizistin, Polizeibeamter, Polizeibeamtin, Polizeikommissar, Feldjäger
detective | Kriminalbeamter, Kriminalbeamtin, Kriminalkommissar, Kriminalkommissarin, Detektiv, Ermittler
correctional-officer | Justizvollzugsbeamter, Justizvollzugsbeamtin, Vollzugsbeamter, Justizwachebeamter, Gefängniswärter
firefighter | Feuerwehrmann, Feuerwehrfrau, Brandmeister, Brandmeisterin, Werkfeuerwehrmann
loss-prevention-officer | Ladendetektiv, Ladendetektivin, Kaufhausdetektiv, Loss-Prevention-Mitarbeiter
airport-security-screener | Luftsicherheitsassistent, Luftsicherheitsassistentin, Fluggastkontrolleur, Luftsicherheitskontrollkraft
customs-border-officer | Zollbeamter, Zollbeamtin, Grenzschutzbeamter, Zöllner, Zöllnerin
emergency-dispatcher | Leitstellendisponent, Leitstellendisponentin, Disponent Rettungsleitstelle, Notrufdisponent
emergency-management-specialist | Krisenmanager, Katastrophenschutzbeauftragter, Referent Bevölkerungsschutz, Notfallmanager
infantry-soldier | Soldat, Soldatin, Infanterist, Panzergrenadier, Soldat auf Zeit, Fallschirmjäger
military-logistics-specialist | Nachschubsoldat, Logistikoffizier, Versorgungsunteroffizier, Materialbewirtschaftungssoldat
military-supervisor | Unteroffizier, Feldwebel, Zugführer Bundeswehr, Offizier Bundeswehr, Kompaniechef, Gruppenführer Bundeswehr
hairdresser | Friseur, Friseurin, Friseurmeister, Friseurmeisterin, Barbier, Friseuse
beautician | Kosmetiker, Kosmetikerin, Visagist, Visagistin, Fachkosmetikerin
nail-technician | Nageldesigner, Nageldesignerin, Nagelstylist, Nagelstylistin, Maniküristin
massage-therapist | Masseur, Masseurin, medizinischer Bademeister, medizinische Bademeisterin, Massagetherapeut, Wellnessmasseur
spa-salon-receptionist | Spa-Rezeptionist, Spa-Rezeptionistin, Spa-Manager, Spa-Managerin, Mitarbeiter Wellnessbereich
funeral-director | Bestatter, Bestatterin, Bestattungsfachkraft, Bestattungshelfer, Thanatopraktiker
pet-groomer | Hundefriseur, Hundefriseurin, Tierpfleger Hundesalon, Groomer, Hundepflegerin
casino-dealer | Croupier, Croupière, Spielbankmitarbeiter, Kartengeber Casino
casino-cashier-slot-attendant | Casino-Kassierer, Spielhallenaufsicht, Servicekraft Spielhalle, Automatenaufsicht
cinema-ticketing-attendant | Kinomitarbeiter, Kinomitarbeiterin, Ticketverkäufer, Ticketverkäuferin, Platzanweiser, Servicekraft Kino
amusement-attendant | Freizeitparkmitarbeiter, Fahrgeschäftbediener, Fahrgeschäftmitarbeiter, Parkmitarbeiter Freizeitpark, Museumsaufsicht, Parkplatzwächter
// general
manager | Manager, Managerin, Abteilungsleiter, Abteilungsleiterin, Leiter, Leiterin
general-manager | Betriebsleiter, Betriebsleiterin, General Manager, Standortleiter, Standortleiterin, Niederlassungsleiter
operations-manager | Operations Manager, Operations Managerin, Leiter Operations, Leiter Betrieb, Leiterin Betrieb
operations-coordinator | Operations Koordinator, Operations Koordinatorin, Mitarbeiter Operations, Operations Specialist
director | Direktor, Direktorin, Bereichsleiter, Bereichsleiterin, Hauptabteilungsleiter, Ressortleiter
vice-president | Vizepräsident, Vizepräsidentin, Vice President, Geschäftsbereichsleiter
chief-executive | Geschäftsführer, Geschäftsführerin, Vorstandsvorsitzender, Vorstand, Vorstandsmitglied, CEO
business-owner | Inhaber, Inhaberin, Gründer, Gründerin, Unternehmer, Unternehmerin
supervisor | Supervisor, Supervisorin, Gruppenleiter, Gruppenleiterin, Vorgesetzter, Aufsicht
team-leader | Teamleiter, Teamleiterin, Teamlead, Teamkoordinator, stellvertretender Teamleiter
shift-leader | Schichtleiter, Schichtleiterin, Vorarbeiter, Vorarbeiterin, Schichtführer, Meister
coordinator | Koordinator, Koordinatorin, Projektassistent Koordination, Bereichskoordinator
specialist | Spezialist, Spezialistin, Fachspezialist, Experte, Expertin, Fachkraft
assistant | Assistent, Assistentin, Assistenz, Aushilfe, Hilfskraft, Helfer
associate | Mitarbeiter, Mitarbeiterin, Teammitglied, Angestellter, Angestellte
analyst | Analyst, Analystin, Analytiker, Analytikerin
consultant | Berater, Beraterin, Consultant, Unternehmensberater, Unternehmensberaterin
advisor | Kundenberater, Kundenberaterin, Fachberater, Fachberaterin, Referent, Referentin
administrator | Verwaltungsmitarbeiter, Verwaltungsmitarbeiterin, Sachbearbeiter, Sachbearbeiterin, Verwaltungsangestellte, Verwaltungsangestellter
officer | Beamter, Beamtin, Referent Projekte, Fachreferent, Fachreferentin
representative | Repräsentant, Repräsentantin, Vertreter, Vertreterin
agent | Agent, Agentin, Serviceagent, Servicemitarbeiter
technician | Techniker, Technikerin, Servicetechniker, Servicetechnikerin, Monteur, technischer Mitarbeiter
operator | Bediener, Bedienerin, Anlagenbediener, Operator, Maschinenbediener, Anlagenführer
clerk | Bürokraft, Büroangestellter, Büroangestellte, Kaufmännischer Angestellter, Schreibkraft
intern-trainee | Praktikant, Praktikantin, Trainee, Werkspraktikant, Volontär, Volontärin
apprentice | Auszubildender, Auszubildende, Lehrling, Azubi
volunteer | Freiwilliger, Freiwillige, Ehrenamtlicher Mitarbeiter, Ehrenamtliche Mitarbeiterin, Bundesfreiwilligendienstleistender
student-worker | Werkstudent, Werkstudentin, studentische Hilfskraft, studentischer Mitarbeiter, studentische Mitarbeiterin
freelancer | Freiberufler, Freiberuflerin, Freelancer, Selbstständiger, Selbstständige, freier Mitarbeiter
instructor | Ausbilder, Ausbilderin, Kursleiter, Kursleiterin, Dozent, Instruktor
`;
