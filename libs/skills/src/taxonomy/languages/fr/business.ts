/** French aliases, one skill a line, marks as `aliasesOf` says: money, management, trade, marketing. */
export const business = `
// business/accounting
accounting | comptable*, comptabilité, comptabilité générale
financial-accounting | comptabilité financière
cost-accounting | comptabilité analytique
management-accounting | contrôle de gestion
bookkeeping | saisie comptable, tenue des comptes, saisie des écritures comptables, écritures comptables, tenue de comptabilité
general-ledger | comptabilité auxiliaire et générale, grand livre
accounts-payable | factures fournisseurs, comptes fournisseurs, comptabilité fournisseurs
accounts-receivable | suivi des paiements, relances clients, comptes clients, comptabilité clients
invoice-processing | traitement des factures
invoicing | facturation clients, émission de factures, facturation
billing | facturation client
debt-collection | recouvrement de créances, recouvrement
account-reconciliation | lettrage des comptes
bank-reconciliation | rapprochement bancaire, rapprochements bancaires
month-end-close | clôtures mensuelles, clôture mensuelle
year-end-close | clôtures annuelles, clôture des comptes, clôture annuelle
financial-reporting | bilans comptables, arrêté des comptes, reporting financier
financial-statements | bilan comptable, comptes annuels, bilans, états financiers
payroll | bulletins de paie, établissement des paies, gestion de paie, bulletins de salaire, gestion de la paie
// business/banking-and-insurance
banking | secteur bancaire, services bancaires, opérations bancaires, banque de détail, produits bancaires
credit-analysis | analyse crédit, risque de crédit, octroi de crédit, analyse de crédit
claims-processing | gestion de sinistres, gestion des sinistres
insurance-sales | vente d'assurances, vente de produits d'assurance
fraud-detection | détection de la fraude
insurance | produits d'assurance, secteur de l'assurance
anti-money-laundering | lutte contre le blanchiment, blanchiment d'argent, lutte anti-blanchiment
// business/business-analysis
business-analysis | analyse fonctionnelle, analyse métier, analyse d'affaires
requirements-analysis | cahier des charges, expression des besoins, rédaction de cahiers des charges, analyse des besoins, recueil des besoins
functional-specifications | spécifications fonctionnelles
// business/customer-service
customer-service | service clients, accueil clientèle, conseil clientèle, relation clientèle, service à la clientèle, service client
guest-service | service aux clients de l'hôtel, accueil des clients
customer-experience | expérience client*
customer-satisfaction | satisfaction des clients, satisfaction clientèle, satisfaction client
customer-relations | suivi de la relation client
complaint-handling | traitement des réclamations, gestion des litiges, réclamations clients, gestion des réclamations
call-center-operations | centre d'appel, appels entrants, appels sortants, centre d'appels
telephone-answering | standard téléphonique, gestion des appels, accueil téléphonique
after-sales-service | service après-vente
// business/digital-marketing
digital-marketing | marketing en ligne, marketing numérique, webmarketing
seo | optimisation pour les moteurs de recherche, référencement web, référencement naturel
search-advertising | référencement payant
online-advertising | publicité en ligne, publicité digitale
content-marketing | rédaction de contenus, production de contenus
content-strategy | stratégie de contenu
content-creation | création de contenu, création de contenus
content-writing | rédaction web
social-media-marketing | médias sociaux
social-media-management | gestion des réseaux sociaux, animation des réseaux sociaux, réseaux sociaux
community-management | animation de communauté, gestion de communauté
email-marketing | campagnes emailing, emailing*, campagnes d'emailing
web-analytics | analyse d'audience
// business/finance-and-investment
financial-analysis | analyses financières, évaluation d'entreprise, analyse financière
financial-modeling | modélisation financière
financial-planning | planification financière
financial-management | gestion financière
corporate-finance | finances d'entreprise, finance d'entreprise
budgeting | gestion de budgets, suivi budgétaire, élaboration du budget, contrôle budgétaire, gestion de budget, gestion budgétaire, élaboration de budgets
forecasting | prévisions des ventes, prévision de la demande, prévisions de ventes, prévisions financières
variance-analysis | analyse des écarts
treasury-management | gestion de la trésorerie, gestion de trésorerie
mergers-and-acquisitions | fusions et acquisitions
investment-management | gestion de patrimoine, marchés de capitaux, produits financiers, gestion d'actifs
portfolio-management | gestion de portefeuille
financial-advising | conseil financier, conseil en gestion de patrimoine, conseil en investissement
investment-banking | banque d'investissement
capital-markets | marchés financiers
economics | économétrie, sciences économiques, macroéconomie, microéconomie
// business/management-and-leadership
operations-management | gestion d'exploitation, direction des opérations, gestion des opérations
strategic-planning | plan stratégique, planification stratégique
business-strategy | stratégie d'entreprise
business-process-improvement | optimisation des processus, gestion des processus, démarche d'amélioration continue, amélioration des processus
process-mapping | cartographie des processus, modélisation des processus
continuous-improvement | amélioration continue
change-management | accompagnement au changement, gestion du changement, conduite du changement
digital-transformation | digitalisation, transformation digitale, transformation numérique
stakeholder-management | gestion des parties prenantes
risk-management | analyse des risques, gestion de risques, analyse de risques, gestion des risques
risk-assessment | évaluation des risques
crisis-management | gestion de crise
quality-assurance | démarche qualité, assurance qualité
quality-control | contrôle qualité, contrôle de la qualité
quality-management | management de la qualité, gestion de la qualité
key-performance-indicators | indicateurs clés de performance, indicateurs de performance
cost-control | maîtrise des coûts, contrôle des coûts
people-management | encadrement du personnel, management d'équipes, management d'équipe, gestion d'équipe, encadrement d'équipe
staff-supervision | encadrement, gestion du personnel encadré, encadrer une équipe
knowledge-management | gestion des connaissances
consulting | conseil en entreprise, conseil en management
business-administration | administration des entreprises, gestion des entreprises, administration des affaires, gestion d'entreprise
lean | lean management industriel, production allégée
// business/marketing
marketing | campagnes marketing, mercatique
marketing-strategy | stratégie marketing
campaign-management | gestion de campagnes
brand-management | image de marque, stratégie de marque, gestion de marque
event-marketing | marketing événementiel
market-research | étude de marché, études de marché
market-analysis | analyse de marché
competitive-analysis | veille concurrentielle
customer-retention | fidélisation client, fidélisation des clients, fidélisation de la clientèle
event-planning | événementiel, gestion d'événements, organisation d'événements
// business/procurement
procurement | gestion des achats, approvisionnements, négociation fournisseurs, approvisionnement
strategic-sourcing | sourcing fournisseurs, achats stratégiques
supplier-management | suivi des fournisseurs, gestion des fournisseurs
contract-management | gestion de contrats, gestion des contrats
contract-negotiation | négociation des contrats, négociation de contrats
tendering | réponse aux appels d'offres, appels d'offres
public-procurement | commande publique, passation de marchés publics, marchés publics
erp-systems | logiciel ERP, progiciel de gestion, PGI^*, progiciel de gestion intégré
// business/project-and-product
project-management | conduite de projets, pilotage de projet, pilotage de projets, management de projet, gestion de projet, gestion de projets, conduite de projet
project-planning | planification de projets, planification de projet
project-coordination | coordination de projet, coordination de projets
program-management | gestion de programme, gestion de portefeuille de projets, gestion de programmes
product-management | gestion de produits, gestion de produit
product-development | développement de produits, développement produit
// business/real-estate
property-management | gestion immobilière, gestion locative
real-estate-sales | vente immobilière, transaction immobilière
real-estate | syndic de copropriété, immobilier
// business/sales
sales | vente directe, force de vente, action commerciale, démarche commerciale, techniques de vente
b2b-sales | vente B2B, vente aux entreprises
inside-sales | vente sédentaire, ADV^*
outside-sales | vente itinérante, prospection terrain
technical-sales | vente technique, technico-commercial, vente de solutions techniques
export-sales | commerce extérieur, ventes export
sales-management | direction commerciale, management commercial, gestion des ventes
sales-operations | administration des ventes
sales-strategy | stratégie commerciale
closing-sales | conclusion de ventes, closing commercial
account-management | gestion de portefeuille clients, suivi de clientèle, portefeuille clients, gestion de comptes
key-account-management | gestion de comptes clés, grands comptes
client-relationship-management | relation client, relations clients
business-development | développement des affaires, prospection téléphonique, développement d'affaires, développement commercial
lead-generation | génération de leads
prospecting | prospection, prospection commerciale
telemarketing | télévente, vente par téléphone, téléprospection
quoting | établissement de devis, élaboration de devis
upselling | vente additionnelle, vente complémentaire, ventes croisées, ventes additionnelles
retail-sales | vente au détail, vente en magasin, merchandising en magasin, commerce de détail
retail-management | gestion de point de vente, gestion de magasin
visual-merchandising | étalage, mise en valeur des produits, vitrines*
shelf-stocking | réassort, remplissage des rayons, réapprovisionnement des rayons, facing*, mise en rayon
cash-handling | gestion de caisse, gestion de la caisse, encaissements, opérations de caisse, tenue de caisse, encaissement
point-of-sale | logiciel de caisse, terminal de paiement, point de vente
loss-prevention | prévention des vols, lutte contre la démarque
e-commerce | vente en ligne, commerce en ligne, commerce électronique
crm-software | logiciel CRM, gestion de la relation client, outil CRM
// business/tax-and-audit
tax-preparation | déclaration de TVA, impôts, déclarations fiscales
tax-compliance | obligations fiscales, conformité fiscale
income-tax | impôt sur le revenu
vat | déclarations de TVA, taxe sur la valeur ajoutée, TVA^
auditing | audit externe
internal-audit | audits internes, audit interne
external-audit | commissariat aux comptes
financial-audit | audit financier
internal-controls | contrôles internes, contrôle interne
compliance-management | gestion de la conformité
compliance | conformité, mise en conformité, affaires réglementaires, conformité réglementaire
taxation | fiscalité, droit fiscal
`;
