/** French aliases, one skill a line, marks as `aliasesOf` says: money, management, trade, marketing. */
export const business = `
// business/accounting
accounting | comptable*, comptabilité, comptabilité générale
financial-accounting | comptabilité financière
cost-accounting | comptabilité analytique
management-accounting | contrôle de gestion
fixed-asset-accounting | comptabilité des immobilisations, gestion des immobilisations
financial-consolidation | consolidation des comptes
bookkeeping | saisie comptable, tenue des comptes, saisie des écritures comptables, écritures comptables, tenue de comptabilité
general-ledger | grand livre, comptabilité auxiliaire
accounts-payable | factures fournisseurs, comptes fournisseurs, comptabilité fournisseurs
accounts-receivable | suivi des paiements, comptes clients, comptabilité clients, relances clients
invoice-processing | traitement des factures, saisie de factures
invoicing | facturation clients, émission de factures, facturation
billing | facturation client
payment-processing | suivi des règlements, gestion des paiements
credit-control | gestion du crédit client
debt-collection | recouvrement de créances, recouvrement
account-reconciliation | lettrage des comptes
bank-reconciliation | rapprochement bancaire, rapprochements bancaires
month-end-close | clôtures mensuelles, clôture mensuelle
year-end-close | clôtures annuelles, clôture des comptes, clôture annuelle
financial-reporting | reporting financier
financial-statements | bilan comptable, comptes annuels, bilans, états financiers, bilans comptables, arrêté des comptes
payroll | bulletins de paie, établissement des paies, gestion de paie, bulletins de salaire, gestion de la paie
// business/banking-and-insurance
banking | secteur bancaire, services bancaires, opérations bancaires, produits bancaires
retail-banking | banque de détail
credit-analysis | analyse crédit, analyse de crédit
credit-risk | risque de crédit
lending | octroi de crédit
mortgage-lending | crédit immobilier, prêts immobiliers
claims-processing | gestion de sinistres, gestion des sinistres
insurance-sales | vente d'assurances, vente de produits d'assurance
fraud-detection | détection de la fraude
insurance | produits d'assurance, secteur de l'assurance
anti-money-laundering | lutte contre le blanchiment, blanchiment d'argent, lutte anti-blanchiment
// business/business-analysis
business-analysis | analyse fonctionnelle, analyse métier, analyse d'affaires
requirements-analysis | cahier des charges, expression des besoins, rédaction de cahiers des charges, analyse des besoins, recueil des besoins
functional-specifications | spécifications fonctionnelles
cost-analysis | analyse des coûts
feasibility-studies | étude de faisabilité, études de faisabilité
// business/customer-service
customer-service | service clients, accueil clientèle, conseil clientèle, relation clientèle, service à la clientèle, service client
guest-service | service aux clients de l'hôtel, accueil des clients
customer-experience | expérience client*
customer-satisfaction | satisfaction des clients, satisfaction clientèle, satisfaction client
customer-relations | suivi de la relation client
complaint-handling | traitement des réclamations, gestion des litiges, réclamations clients, gestion des réclamations, gestion des plaintes
call-center-operations | centre d'appel, centre d'appels
inbound-calls | appels entrants
outbound-calls | appels sortants
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
financial-analysis | analyses financières, analyse financière
financial-modeling | modélisation financière
valuation | évaluation d'entreprise, évaluation d'entreprises
financial-planning | planification financière
financial-management | gestion financière
corporate-finance | finances d'entreprise, finance d'entreprise
budgeting | gestion de budgets, suivi budgétaire, élaboration du budget, contrôle budgétaire, gestion de budget, gestion budgétaire, élaboration de budgets
forecasting | prévisions financières
demand-forecasting | prévision de la demande
variance-analysis | analyse des écarts
treasury-management | gestion de la trésorerie, gestion de trésorerie
mergers-and-acquisitions | fusions et acquisitions
investment-management | produits financiers, gestion d'actifs
portfolio-management | gestion de portefeuille
wealth-management | gestion de patrimoine, conseil en gestion de patrimoine
private-banking | banque privée
financial-advising | conseil financier, conseil en investissement
investment-banking | banque d'investissement
pricing-strategy | politique tarifaire, stratégie de prix
capital-markets | marchés financiers, marchés de capitaux
economics | sciences économiques
// business/management-and-leadership
operations-management | gestion d'exploitation, direction des opérations, gestion des opérations
strategic-planning | plan stratégique, planification stratégique
business-strategy | stratégie d'entreprise
business-planning | plan d'affaires
business-process-improvement | optimisation des processus, amélioration des processus
business-process-management | gestion des processus
process-mapping | cartographie des processus, modélisation des processus
continuous-improvement | amélioration continue, démarche d'amélioration continue
change-management | accompagnement au changement, gestion du changement, conduite du changement
digital-transformation | digitalisation, transformation digitale, transformation numérique
organizational-development | développement organisationnel
stakeholder-management | gestion des parties prenantes
partnership-management | gestion des partenariats, gestion de partenariats
risk-management | gestion de risques, gestion des risques
risk-assessment | évaluation des risques, analyse des risques, analyse de risques
crisis-management | gestion de crise, gestion de crises
corporate-governance | gouvernance d'entreprise
quality-assurance | démarche qualité, assurance qualité
quality-control | contrôle qualité, contrôle de la qualité
quality-management | management de la qualité, gestion de la qualité
performance-measurement | mesure de la performance
key-performance-indicators | indicateurs clés de performance, indicateurs de performance
cost-control | maîtrise des coûts, contrôle des coûts
people-management | encadrement du personnel, management d'équipes, management d'équipe, gestion d'équipe, encadrement d'équipe
staff-supervision | encadrement, gestion du personnel encadré, encadrer une équipe
team-building | cohésion d'équipe
knowledge-management | gestion des connaissances
innovation-management | gestion de l'innovation, management de l'innovation
consulting | conseil en entreprise
management-consulting | conseil en management
entrepreneurship | esprit d'entreprise
corporate-social-responsibility | responsabilité sociétale des entreprises, responsabilité sociale des entreprises
business-administration | administration des entreprises, gestion des entreprises, administration des affaires, gestion d'entreprise
international-business | commerce international
lean | lean management industriel
lean-manufacturing | production allégée
// business/marketing
marketing | campagnes marketing, mercatique
marketing-strategy | stratégie marketing
campaign-management | gestion de campagnes
brand-management | image de marque, gestion de marque
brand-strategy | stratégie de marque
event-marketing | marketing événementiel
media-planning | plan média, plans médias
market-research | étude de marché, études de marché
market-analysis | analyse de marché
competitive-analysis | veille concurrentielle
customer-retention | fidélisation client, fidélisation des clients, fidélisation de la clientèle
sponsorship-management | gestion de sponsors
event-planning | événementiel, gestion d'événements, organisation d'événements
// business/procurement
procurement | gestion des achats, approvisionnements, approvisionnement
strategic-sourcing | sourcing fournisseurs, achats stratégiques
supplier-management | suivi des fournisseurs, gestion des fournisseurs
vendor-negotiation | négociation fournisseurs
contract-management | gestion de contrats, gestion des contrats
contract-negotiation | négociation des contrats, négociation de contrats
contract-review | relecture de contrats, révision de contrats
tendering | réponse aux appels d'offres, appels d'offres
public-procurement | commande publique, passation de marchés publics, marchés publics
erp-systems | logiciel ERP, progiciel de gestion, PGI^*, progiciel de gestion intégré
// business/project-and-product
project-management | conduite de projets, pilotage de projet, pilotage de projets, management de projet, gestion de projet, gestion de projets, conduite de projet
project-planning | planification de projets, planification de projet
project-coordination | coordination de projet, coordination de projets
project-scheduling | planning de projet
project-documentation | documentation de projet
program-management | gestion de programme, gestion de programmes
project-portfolio-management | gestion de portefeuille de projets
product-management | gestion de produits, gestion de produit
product-strategy | stratégie produit
product-development | développement de produits, développement produit
// business/real-estate
property-management | gestion immobilière, gestion locative
real-estate-sales | vente immobilière, transaction immobilière
leasing | location immobilière
real-estate | syndic de copropriété, immobilier
// business/sales
sales | force de vente, action commerciale, démarche commerciale, techniques de vente
b2b-sales | vente B2B, vente aux entreprises
inside-sales | vente sédentaire, téléconseil commercial
outside-sales | vente itinérante, prospection terrain
direct-sales | vente directe
technical-sales | vente technique, technico-commercial, vente de solutions techniques
export-sales | commerce extérieur, ventes export
sales-management | direction commerciale, management commercial, gestion des ventes
sales-operations | administration des ventes, ADV^*
sales-strategy | stratégie commerciale
sales-forecasting | prévisions des ventes, prévisions de ventes
sales-training | formation des commerciaux, formation commerciale
closing-sales | conclusion de ventes, closing commercial
account-management | gestion de portefeuille clients, suivi de clientèle, portefeuille clients, gestion de comptes
key-account-management | gestion de comptes clés, grands comptes, comptes clés
client-relationship-management | relation client, relations clients
business-development | développement des affaires, développement d'affaires, développement commercial
lead-generation | génération de leads
prospecting | prospection, prospection commerciale
cold-calling | prospection téléphonique
telemarketing | télévente, vente par téléphone, téléprospection
quoting | établissement de devis, élaboration de devis
upselling | vente additionnelle, vente complémentaire, ventes croisées, ventes additionnelles
retail-sales | vente au détail, vente en magasin, commerce de détail
retail-management | gestion de point de vente, gestion de magasin
merchandising | merchandising en magasin
visual-merchandising | étalage, mise en valeur des produits, vitrines*
shelf-stocking | réassort, remplissage des rayons, réapprovisionnement des rayons, facing*, mise en rayon
cash-handling | gestion de caisse, gestion de la caisse, encaissements, opérations de caisse, tenue de caisse, encaissement
point-of-sale | logiciel de caisse, terminal de paiement, point de vente
loss-prevention | prévention des vols, lutte contre la démarque
e-commerce | vente en ligne, commerce en ligne, commerce électronique
crm-software | logiciel CRM, gestion de la relation client, outil CRM
// business/tax-and-audit
tax-preparation | déclarations fiscales
tax-compliance | obligations fiscales, conformité fiscale
corporate-tax | impôt sur les sociétés
income-tax | impôt sur le revenu
vat | déclarations de TVA, taxe sur la valeur ajoutée, TVA^, déclaration de TVA
internal-audit | audits internes, audit interne
external-audit | commissariat aux comptes, audit externe
financial-audit | audit financier
internal-controls | contrôles internes, contrôle interne
compliance-management | gestion de la conformité
compliance | conformité, mise en conformité, conformité réglementaire
taxation | fiscalité, droit fiscal, impôts
`;
