/** French titles of occupations: `id | titles`. */
export const frTitles = `
// business
accountant | comptable, comptable général, comptable générale, expert-comptable, experte-comptable
bookkeeper | aide-comptable, teneur de livres, teneuse de livres, agent comptable, agente comptable
accounts-payable-clerk | comptable fournisseurs, gestionnaire comptabilité fournisseurs, assistant comptable fournisseurs, assistante comptable fournisseurs
accounts-receivable-clerk | comptable clients, gestionnaire comptabilité clients, assistant comptable clients, assistante comptable clients
payroll-specialist | gestionnaire de paie, comptable paie, responsable paie, technicien paie, technicienne paie
tax-accountant | fiscaliste, conseiller fiscal, conseillère fiscale, responsable fiscal, responsable fiscale, juriste fiscaliste
tax-preparer | préparateur de déclarations de revenus, préparatrice de déclarations de revenus, préparateur d'impôts, préparatrice d'impôts
internal-auditor | auditeur interne, auditrice interne, contrôleur interne, contrôleuse interne
external-auditor | auditeur financier, auditrice financière, commissaire aux comptes, auditeur externe, auditrice externe
cost-accountant | comptable analytique, comptable industriel, comptable industrielle, contrôleur de gestion industriel, contrôleuse de gestion industrielle
management-accountant | contrôleur de gestion, contrôleuse de gestion, business controller finance, contrôleur financier junior
financial-controller | contrôleur financier, contrôleuse financière, chef comptable, responsable comptable
accounting-assistant | assistant comptable, assistante comptable, assistant de comptabilité, collaborateur comptable, collaboratrice comptable
billing-specialist | chargé de facturation, chargée de facturation, agent de facturation, assistant facturation, assistante facturation
collections-specialist | agent de recouvrement, agente de recouvrement, chargé de recouvrement, chargée de recouvrement, credit manager clients
financial-analyst | analyste financier, analyste financière, analyste FP&A, chargé de planification financière
budget-analyst | analyste budgétaire, contrôleur budgétaire, contrôleuse budgétaire, gestionnaire budgétaire
finance-manager | directeur financier, directrice financière, responsable administratif et financier, responsable administrative et financière, directeur administratif et financier, DAF
credit-analyst | analyste crédit, analyste de crédit, analyste risque de crédit, chargé d'études crédit
risk-analyst | analyste risques, gestionnaire de risques, responsable des risques, risk manager finance, analyste risque opérationnel
treasury-analyst | trésorier, trésorière, analyste trésorerie, gestionnaire de trésorerie, responsable trésorerie
investment-analyst | analyste en investissement, analyste investissements, analyste actions, analyste buy-side, analyste sell-side
investment-banking-analyst | banquier d'affaires, banquière d'affaires, analyste M&A, analyste fusions-acquisitions, chargé d'affaires fusions-acquisitions
portfolio-manager-investments | gérant de portefeuille, gérante de portefeuille, gestionnaire de portefeuille, gérant de fonds, gérante de fonds
financial-advisor | conseiller financier, conseillère financière, conseiller en gestion de patrimoine, conseillère en gestion de patrimoine, banquier privé, banquière privée
trader | opérateur de marché, opératrice de marché, négociateur en valeurs mobilières, courtier en bourse, courtière en bourse, tradeur
fund-accountant | comptable de fonds, comptable OPCVM, gestionnaire middle office, gestionnaire back office titres, administrateur de fonds
actuary | actuaire, chargé d'études actuarielles, chargée d'études actuarielles, analyste actuariel, analyste en actuariat
bank-teller | guichetier, guichetière, agent de guichet, caissier de banque, caissière de banque, chargé d'accueil bancaire
personal-banker | conseiller bancaire, conseillère bancaire, conseiller clientèle particuliers, conseillère clientèle particuliers, chargé de clientèle particuliers, conseiller de clientèle banque
bank-branch-manager | directeur d'agence bancaire, directrice d'agence bancaire, responsable d'agence bancaire
loan-officer | courtier en prêt immobilier, courtière en prêt immobilier, conseiller en crédit immobilier, conseillère en crédit immobilier, agent de prêts, chargé de prêts
loan-processor | gestionnaire de crédits, gestionnaire de prêts, gestionnaire crédit immobilier, gestionnaire back office crédit
commercial-banker | chargé d'affaires entreprises, chargée d'affaires entreprises, conseiller professionnels banque, conseillère clientèle professionnels, banquier entreprises
anti-money-laundering-analyst | analyste LCB-FT, analyste KYC, analyste conformité LCB-FT, analyste fraude, chargé de lutte anti-blanchiment
insurance-agent | agent d'assurances, agente d'assurances, courtier en assurances, courtière en assurances, conseiller en assurances, conseillère en assurances
insurance-account-manager | gestionnaire assurance, gestionnaire de contrats d'assurance, chargé de clientèle assurance, chargée de clientèle assurance, gestionnaire production assurance
insurance-underwriter | souscripteur, souscriptrice, souscripteur en assurance, souscriptrice en assurance, rédacteur souscription
claims-adjuster | gestionnaire sinistres, expert en sinistres, experte en sinistres, expert d'assurance, régleur de sinistres, inspecteur sinistres
claims-processor | gestionnaire prestations santé, gestionnaire de prestations, assistant sinistres, assistante sinistres, gestionnaire indemnisation
benefits-consultant | conseiller en avantages sociaux, conseillère en avantages sociaux, consultant protection sociale, consultante protection sociale, consultant en avantages sociaux
hr-generalist | chargé de ressources humaines, chargée de ressources humaines, généraliste RH, chargé RH, chargée RH, conseiller en ressources humaines
hr-manager | responsable des ressources humaines, responsable RH, directeur des ressources humaines, directrice des ressources humaines, DRH, RRH
hr-assistant | assistant RH, assistante RH, assistant ressources humaines, assistante ressources humaines, gestionnaire RH, gestionnaire du personnel
hr-business-partner | HR business partner, partenaire d'affaires RH, partenaire RH, conseiller stratégique RH
recruiter | recruteur, recruteuse, chargé de recrutement, chargée de recrutement, responsable recrutement, spécialiste en acquisition de talents
agency-recruitment-consultant | consultant en recrutement, consultante en recrutement, chargé d'affaires intérim, chargée d'affaires intérim, chasseur de têtes, chasseuse de têtes
talent-sourcer | chargé de sourcing, chargée de sourcing, sourceur, sourceuse, talent sourcer
benefits-administrator | gestionnaire avantages sociaux, chargé des avantages sociaux, chargée des avantages sociaux, responsable avantages sociaux
compensation-analyst | analyste rémunération, responsable rémunération et avantages sociaux, chargé de rémunération, chargée de rémunération, responsable compensation and benefits
training-coordinator | coordinateur de formation, coordinatrice de formation, assistant formation, assistante formation, coordonnateur de la formation, gestionnaire formation
learning-development-specialist | responsable formation, chargé de formation, chargée de formation, formateur en entreprise, formatrice en entreprise, chargé du développement des compétences
hris-analyst | chargé SIRH, chargée SIRH, gestionnaire SIRH, analyste SIRH, responsable SIRH, chef de projet SIRH
labor-relations-specialist | responsable des relations sociales, chargé des relations sociales, chargée des relations sociales, juriste relations sociales, conseiller en relations du travail
attorney | avocat, avocate, avocat collaborateur, avocate collaboratrice, avocat au barreau
litigation-attorney | avocat contentieux, avocate contentieux, avocat plaidant, avocate plaidante, juriste contentieux
corporate-counsel | juriste d'entreprise, juriste droit des affaires, directeur juridique, directrice juridique, conseiller juridique, conseillère juridique
criminal-lawyer | procureur, procureure, avocat pénaliste, avocate pénaliste, substitut du procureur
intellectual-property-attorney | conseil en propriété industrielle, ingénieur brevets, juriste propriété intellectuelle, avocat en propriété intellectuelle, mandataire en brevets
real-estate-attorney | avocat en droit immobilier, avocate en droit immobilier, juriste immobilier, clerc de notaire, négociateur notarial
notary | notaire, notaire associé, notaire salarié, notaire assistant, notaire stagiaire
paralegal | parajuriste, assistant juridique, assistante juridique, technicien juridique, technicienne juridique, paralegal
legal-secretary | secrétaire juridique, secrétaire d'avocat, assistant d'avocat, assistante d'avocat, secrétaire juridique bilingue
litigation-support-specialist | spécialiste e-discovery, spécialiste support contentieux, analyste e-discovery
compliance-officer | responsable conformité, chargé de conformité, chargée de conformité, analyste conformité, compliance officer, déontologue
privacy-officer | délégué à la protection des données, déléguée à la protection des données, juriste protection des données, responsable de la protection des données
contract-manager | gestionnaire de contrats, responsable contrats, contract manager, administrateur de contrats, administratrice de contrats, juriste contrats
court-clerk | greffier, greffière, greffier judiciaire, adjoint administratif de tribunal, agent de greffe
judge | juge, magistrat, magistrate, médiateur judiciaire, arbitre juridique
buyer | acheteur, acheteuse, acheteur industriel, acheteuse industrielle, approvisionneur, approvisionneuse
procurement-manager | responsable achats, directeur des achats, directrice des achats, chef des achats, responsable des approvisionnements
strategic-sourcing-specialist | acheteur stratégique, acheteuse stratégique, acheteur famille, category manager achats, chargé de sourcing fournisseurs
purchasing-assistant | assistant achats, assistante achats, gestionnaire achats, assistant approvisionnement, agent d'approvisionnement
retail-buyer | acheteur distribution, acheteur mode, acheteuse mode, chef de produit achat, category manager distribution
real-estate-agent | agent immobilier, agente immobilière, négociateur immobilier, négociatrice immobilière, conseiller immobilier, conseillère immobilière
property-manager | gestionnaire immobilier, gestionnaire de copropriété, syndic de copropriété, gestionnaire locatif, gestionnaire locative, property manager
leasing-consultant | conseiller location immobilière, conseillère location immobilière, chargé de location immobilière, négociateur location, agent de location immobilière
real-estate-appraiser | expert immobilier, experte immobilière, évaluateur immobilier, évaluatrice immobilière, évaluateur agréé
real-estate-analyst | analyste immobilier, asset manager immobilier, analyste investissement immobilier, développeur foncier, promoteur immobilier
title-escrow-officer | rédacteur d'actes, formaliste notarial, examinateur de titres, assistant notarial
housing-officer | chargé de gestion locative sociale, conseiller habitat, conseillère habitat, chargé d'attribution logement, gardien d'immeuble social
facilities-manager | responsable des services généraux, facility manager, responsable maintenance bâtiment, gestionnaire de bâtiments, responsable exploitation bâtiments
project-manager | chef de projet, cheffe de projet, chargé de projet, chargée de projet, responsable de projet, gestionnaire de projet
project-coordinator | coordinateur de projet, coordinatrice de projet, assistant chef de projet, assistante chef de projet, coordonnateur de projet, coordonnatrice de projet
program-manager | directeur de programme, directrice de programme, responsable de programme, program manager, chef de programme
pmo-analyst | analyste PMO, PMO, responsable PMO, contrôleur de projet, consultant PMO, consultante PMO
scrum-master | scrum master, coach agile, chef de projet agile, facilitateur agile, facilitatrice agile
change-manager | responsable conduite du changement, consultant en conduite du changement, consultante en conduite du changement, chargé de conduite du changement, change manager
business-analyst | business analyst, analyste d'affaires, analyste fonctionnel, analyste fonctionnelle, analyste métier, assistant maîtrise d'ouvrage
management-consultant | consultant en management, consultante en management, consultant en stratégie, consultante en stratégie, consultant en organisation, conseiller en gestion
process-improvement-specialist | responsable amélioration continue, ingénieur amélioration continue, chef de projet lean, chargé d'amélioration continue, chargée d'amélioration continue
policy-analyst | analyste de politiques, analyste des politiques publiques, chargé de mission politiques publiques, conseiller politique, conseillère politique, conseiller en politiques
government-affairs-specialist | responsable affaires publiques, chargé d'affaires publiques, chargée d'affaires publiques, lobbyiste, attaché parlementaire, attachée parlementaire
civil-servant | fonctionnaire, attaché d'administration, attachée d'administration, rédacteur territorial, rédactrice territoriale, agent administratif territorial
city-clerk | secrétaire de mairie, secrétaire général de mairie, officier d'état civil, agent d'état civil, greffier municipal, greffière municipale
benefits-eligibility-worker | gestionnaire conseil allocations, technicien prestations sociales, conseiller pôle emploi, conseillère pôle emploi, agent d'indemnisation
tax-inspector | inspecteur des impôts, inspectrice des impôts, contrôleur des impôts, contrôleuse des impôts, inspecteur des finances publiques, vérificateur fiscal
urban-planner | urbaniste, chargé d'urbanisme, chargée d'urbanisme, instructeur du droit des sols, aménageur urbain
grants-manager | chargé de subventions, chargée de subventions, responsable subventions, gestionnaire de subventions, rédacteur de demandes de subventions
receptionist | réceptionniste, hôte d'accueil, hôtesse d'accueil, agent d'accueil, agente d'accueil, standardiste
executive-assistant | assistant de direction, assistante de direction, secrétaire de direction, assistant exécutif, assistante exécutive, executive assistant
administrative-assistant | assistant administratif, assistante administrative, secrétaire, secrétaire administratif, secrétaire administrative, adjoint administratif
office-manager | office manager, responsable administratif, responsable administrative, responsable de bureau, chef de bureau
data-entry-clerk | opérateur de saisie, opératrice de saisie, agent de saisie, agente de saisie, dactylo
office-clerk | employé de bureau, employée de bureau, agent administratif, agente administrative, employé administratif, employée administrative
medical-secretary | secrétaire médical, secrétaire médicale, assistant médico-administratif, assistante médico-administrative, télésecrétaire médicale, agent des admissions
records-clerk | archiviste de bureau, agent d'archives, agente d'archives, gestionnaire de documents, records manager, employé de classement
document-controller | contrôleur de documents, contrôleuse de documents, gestionnaire documentaire, document controller, documentaliste projet
mail-room-clerk | agent de courrier, agente de courrier, employé de courrier, vaguemestre, agent du service courrier, agent de reprographie
translator | traducteur, traductrice, traducteur technique, traductrice technique, traducteur juridique, traducteur-réviseur
interpreter | interprète, interprète de conférence, interprète judiciaire, interprète médical, interprète en langue des signes
school-secretary | secrétaire scolaire, secrétaire d'établissement scolaire, secrétaire de scolarité, gestionnaire de scolarité, agent administratif scolaire
// commercial
retail-sales-associate | vendeur, vendeuse, conseiller de vente, conseillère de vente, vendeur en magasin, vendeuse en magasin
cashier | caissier, caissière, hôte de caisse, hôtesse de caisse, employé de caisse
store-manager | responsable de magasin, directeur de magasin, directrice de magasin, gérant de magasin, gérante de magasin, responsable de boutique
retail-department-supervisor | chef de rayon, cheffe de rayon, manager de rayon, responsable de rayon, premier vendeur, première vendeuse
retail-merchandiser | marchandiseur, marchandiseuse, merchandiseur, promoteur des ventes, assistant merchandising
visual-merchandiser | étalagiste, décorateur étalagiste, décoratrice étalagiste, visuel merchandiser, responsable visual merchandising
ecommerce-manager | responsable e-commerce, chef de projet e-commerce, gestionnaire e-commerce, e-merchandiser, responsable boutique en ligne
beauty-advisor | conseiller beauté, conseillère beauté, vendeuse en parfumerie, vendeur en parfumerie, démonstratrice en cosmétiques
car-salesperson | vendeur automobile, vendeuse automobile, conseiller commercial automobile, conseillère commerciale automobile, vendeur de voitures
brand-promoter | animateur commercial, animatrice commerciale, démonstrateur, démonstratrice, ambassadeur de marque, ambassadrice de marque
fashion-stylist | styliste photo, conseiller en image, conseillère en image, styliste personnel, acheteur personnel
merchandise-planner | planificateur merchandising, allocateur, planificateur de collection, gestionnaire d'assortiment, merchandise planner
category-manager | category manager, chef de catégorie, responsable de catégorie, chef de produit distribution, gestionnaire de catégorie
fashion-buyer | acheteur mode, acheteuse mode, acheteur textile, acheteuse textile, acheteur prêt-à-porter
pattern-maker | modéliste, patronnier, patronnière, patronnier gradeur, patronnière gradeuse, modéliste patronnier
garment-technologist | technicien produit habillement, responsable technique habillement, technologue vêtement, développeur produit textile
fashion-designer | créateur de mode, créatrice de mode, styliste de mode, styliste modéliste, designer de mode
textile-designer | designer textile, créateur textile, créatrice textile, dessinateur textile, dessinatrice textile
inside-sales-representative | commercial sédentaire, commerciale sédentaire, technico-commercial sédentaire, technico-commerciale sédentaire, attaché commercial sédentaire
sales-development-representative | chargé de prospection, chargée de prospection, chargé de développement des ventes, prospecteur commercial, prospectrice commerciale
account-executive | ingénieur commercial, ingénieure commerciale, chargé d'affaires commerciales, commercial B2B, commercial grands comptes nouveaux clients
account-manager | gestionnaire de comptes, chargé de clientèle entreprises, responsable de comptes, chargé de comptes, responsable clientèle, account manager
key-account-manager | responsable grands comptes, responsable comptes clés, key account manager, directeur grands comptes, directeur comptes clés
field-sales-representative | commercial itinérant, commerciale itinérante, commercial terrain, attaché commercial, attachée commerciale, délégué commercial
regional-sales-manager | directeur régional des ventes, directrice régionale des ventes, chef des ventes, cheffe des ventes, responsable régional des ventes, responsable commercial
sales-director | directeur commercial, directrice commerciale, directeur des ventes, directrice des ventes
business-development-manager | responsable développement commercial, chargé de développement commercial, chargée de développement commercial, responsable du développement des affaires, business developer, responsable partenariats
sales-engineer | ingénieur technico-commercial, ingénieure technico-commerciale, technico-commercial, technico-commerciale, ingénieur avant-vente, consultant avant-vente
pharmaceutical-sales-representative | visiteur médical, visiteuse médicale, délégué médical, déléguée médicale, délégué pharmaceutique, déléguée pharmaceutique
sales-coordinator | assistant commercial, assistante commerciale, administrateur des ventes, assistante ADV, gestionnaire ADV, coordinateur des ventes
sales-operations-analyst | analyste des ventes, responsable sales operations, analyste commercial, analyste commerciale, contrôleur de gestion commerciale
telemarketer | télévendeur, télévendeuse, téléprospecteur, téléprospectrice, agent de télémarketing, télémarketeur
call-centre-agent | téléconseiller, téléconseillère, téléopérateur, téléopératrice, conseiller en centre d'appels, agent de centre d'appels
call-centre-supervisor | superviseur de centre d'appels, superviseur de plateau, responsable de centre d'appels, chef de plateau téléphonique, manager de centre d'appels
back-office-agent | agent de back-office, gestionnaire back-office, employé de back-office, employée de back-office, chargé de back-office
returns-coordinator | gestionnaire des retours, responsable des retours, coordinateur des retours, coordinatrice RMA, agent de retours, gestionnaire garantie
customer-service-representative | conseiller clientèle, conseillère clientèle, chargé de clientèle, chargée de clientèle, agent de service à la clientèle, représentant du service client
customer-service-manager | responsable service client, responsable du service clients, directeur de la relation client, directrice de la relation client, responsable relation client
customer-success-manager | responsable succès client, customer success manager, chargé de succès client, responsable de la réussite client
marketing-manager | responsable marketing, directeur marketing, directrice marketing, chef de marketing, responsable marketing et communication
marketing-coordinator | assistant marketing, assistante marketing, chargé de marketing, chargée de marketing, coordonnateur marketing, chargé de projet marketing
digital-marketing-specialist | chargé de marketing digital, chargée de marketing digital, responsable marketing digital, webmarketeur, webmarketeuse, responsable webmarketing
seo-specialist | référenceur, référenceuse, consultant SEO, consultante SEO, chargé de référencement naturel, responsable SEO
paid-media-specialist | traffic manager, consultant SEA, chargé d'acquisition, responsable acquisition, chargée d'acquisition digitale, responsable SEA
social-media-manager | gestionnaire de médias sociaux, community manager, animateur de communautés web, responsable réseaux sociaux, chargé des réseaux sociaux, social media manager
content-marketing-manager | responsable de contenu, content manager, chargé de contenu, chargée de contenu, responsable éditorial web, gestionnaire de contenu web
copywriter | concepteur-rédacteur, conceptrice-rédactrice, rédacteur web, rédactrice web, rédacteur publicitaire, copywriter
email-marketing-specialist | chargé d'e-mailing, responsable CRM, chef de projet CRM, responsable marketing automation, chargé de marketing relationnel
product-marketing-manager | responsable marketing produit, chef de produit marketing, product marketing manager, cheffe de produit marketing
market-research-analyst | chargé d'études marketing, chargée d'études marketing, analyste en études de marché, chargé d'études de marché, analyste de marché
marketing-analyst | analyste marketing, web analyste, data analyst marketing, analyste webmarketing
media-planner | média planneur, médiaplanneur, acheteur d'espaces publicitaires, acheteuse média, acheteur média, chargé de médiaplanning
brand-manager | chef de marque, cheffe de marque, responsable de marque, brand manager, chef de produit grande consommation, responsable trade marketing
growth-marketing-manager | responsable growth, growth hacker, growth manager, responsable génération de la demande
event-marketing-manager | responsable événementiel marketing, responsable salons et événements, chargé de salons professionnels, chargé de marketing événementiel
advertising-account-manager | chef de publicité, cheffe de publicité, directeur de clientèle, directrice de clientèle, chef de projet en agence
public-relations-specialist | chargé de relations publiques, chargée de relations publiques, attaché de presse, attachée de presse, responsable relations publiques, chargé de communication
head-of-communications | directeur de la communication, directrice de la communication, responsable de la communication, responsable communication, dircom
internal-communications-specialist | chargé de communication interne, chargée de communication interne, responsable communication interne, chargé de communication corporate
press-officer | porte-parole, responsable relations presse, responsable presse, responsable des relations médias, chargé des relations presse
speechwriter | rédacteur de discours, rédactrice de discours, prête-plume
fundraiser | chargé de collecte de fonds, responsable collecte de fonds, responsable mécénat, chargé de mécénat, chargée de mécénat, collecteur de fonds
grant-writer | rédacteur de demandes de subventions, chargé de subventions, responsable appels à projets, gestionnaire de subventions
journalist | journaliste, reporter, journaliste reporter d'images, correspondant de presse, rédacteur journaliste, pigiste
news-editor | rédacteur en chef, rédactrice en chef, secrétaire général de rédaction, chef de rubrique, cheffe de rubrique, directeur de la rédaction
copy-editor | correcteur, correctrice, secrétaire de rédaction, réviseur, réviseure, relecteur
book-editor | éditeur, éditrice, assistant d'édition, assistante d'édition, responsable éditorial, chargé d'édition
broadcast-presenter | présentateur, présentatrice, animateur radio, animatrice radio, présentateur télé, animateur de télévision
tv-radio-producer | producteur audiovisuel, productrice audiovisuelle, réalisateur radio, producteur de télévision, chargé de production audiovisuelle, réalisatrice radio
broadcast-technician | technicien audiovisuel, technicienne audiovisuelle, technicien vidéo, technicien de diffusion, technicien broadcast
video-editor | monteur vidéo, monteuse vidéo, chef monteur, cheffe monteuse, monteur audiovisuel, étalonneur
videographer | vidéaste, cadreur, cadreuse, caméraman, chef opérateur, directeur de la photographie
film-producer-director | réalisateur, réalisatrice, metteur en scène, producteur de films, directeur de production cinéma, assistant réalisateur
photographer | photographe, photographe de presse, photojournaliste, photographe de studio, retoucheur photo
sound-engineer | ingénieur du son, ingénieure du son, technicien du son, technicienne du son, preneur de son, sonorisateur
motion-designer | motion designer, animateur 2D, animatrice 2D, concepteur multimédia, infographiste animation
3d-artist | infographiste 3D, graphiste 3D, modeleur 3D, animateur 3D, artiste 3D, artiste effets visuels
graphic-designer | graphiste, designer graphique, infographiste, maquettiste, concepteur graphique, conceptrice graphique
ux-designer | designer UX, UX designer, concepteur UX, ergonome web, designer d'interaction, ergonome IHM
ui-designer | designer UI, UI designer, designer d'interface, concepteur d'interfaces, webdesigner UI
digital-product-designer | product designer, designer de produits numériques, concepteur de produits numériques
ux-researcher | UX researcher, chercheur UX, chercheuse UX, user researcher, chargé de recherche utilisateur
web-designer | webdesigner, concepteur de sites web, webmaster, webmestre, intégrateur web, designer web
industrial-designer | designer industriel, designer industrielle, designer produit, designer de mobilier, créateur industriel, designer automobile
interior-designer | architecte d'intérieur, décorateur d'intérieur, décoratrice d'intérieur, designer d'intérieur, agenceur d'espaces, cuisiniste concepteur
art-director | directeur artistique, directrice artistique, directeur de création, directrice de création, responsable création
illustrator | illustrateur, illustratrice, dessinateur de bande dessinée, dessinatrice de bande dessinée, storyboarder, concept artist
fine-artist | artiste plasticien, artiste plasticienne, artiste peintre, sculpteur, sculptrice, artiste visuel
musician | musicien, musicienne, chanteur, chanteuse, compositeur, compositrice
actor | comédien, comédienne, acteur, actrice, acteur de doublage, artiste interprète
dancer | danseur, danseuse, chorégraphe, professeur de danse, danseur de ballet
museum-curator | conservateur de musée, conservatrice de musée, commissaire d'exposition, régisseur de collections, régisseur d'œuvres, attaché de conservation
gallery-manager | galeriste, assistant de galerie, assistante de galerie, directeur de galerie, directrice de galerie, marchand d'art
museum-attendant | agent d'accueil de musée, agent de surveillance de musée, gardien de musée, médiateur culturel, médiatrice culturelle, guide de musée
theatre-technician | technicien de théâtre, technicien de scène, technicien lumière, machiniste plateau, éclairagiste, régisseur lumière
stage-manager | régisseur de scène, régisseur général, régisseuse générale, régisseur plateau, directeur de scène
costume-designer | costumier, costumière, créateur de costumes, créatrice de costumes, habilleuse
game-designer | concepteur de jeux vidéo, game designer, level designer, concepteur de niveaux, scénariste de jeux vidéo
screenwriter-author | écrivain, écrivaine, scénariste, auteur, autrice, dramaturge
event-planner | organisateur d'événements, organisatrice d'événements, chef de projet événementiel, cheffe de projet événementiel, chargé d'événementiel, responsable événementiel
travel-agent | agent de voyages, agente de voyages, conseiller en voyages, conseillère en voyages, agent de réservation, forfaitiste
set-designer | scénographe, décorateur de théâtre, chef décorateur, cheffe décoratrice, accessoiriste, ensemblier
// technology
software-engineer | développeur logiciel, développeuse logiciel, ingénieur logiciel, ingénieure logiciel, programmeur, programmeuse
backend-developer | développeur backend, développeuse backend, développeur back-end, développeuse back-end, ingénieur backend
frontend-developer | développeur frontend, développeuse frontend, développeur front-end, développeuse front-end, intégrateur web, développeur JavaScript
full-stack-developer | développeur full stack, développeuse full stack, développeur fullstack, développeuse fullstack, ingénieur full stack
web-developer | développeur web, développeuse web, webmestre, programmeur web, programmeuse web, développeur WordPress
ios-developer | développeur iOS, développeuse iOS, ingénieur iOS
android-developer | développeur Android, développeuse Android, ingénieur Android
mobile-developer | développeur mobile, développeuse mobile, développeur d'applications mobiles, développeuse d'applications mobiles, ingénieur mobile
java-developer | développeur Java, développeuse Java, ingénieur Java, développeur Java J2EE, ingénieur d'études Java
dotnet-developer | développeur .NET, développeuse .NET, développeur C#, développeuse C#, ingénieur .NET
python-developer | développeur Python, développeuse Python, ingénieur Python, développeur Django
php-developer | développeur PHP, développeuse PHP, développeur Symfony, développeuse Symfony, ingénieur PHP
ruby-developer | développeur Ruby, développeuse Ruby, développeur Ruby on Rails, développeuse Ruby on Rails
cpp-developer | développeur C++, développeuse C++, ingénieur C++, ingénieur développement C++
embedded-software-engineer | ingénieur logiciel embarqué, ingénieure logiciel embarqué, développeur embarqué, développeuse embarqué, ingénieur systèmes embarqués, ingénieur firmware
game-developer | développeur de jeux vidéo, développeuse de jeux vidéo, programmeur de jeux vidéo, programmeur gameplay, développeur Unity
software-engineering-manager | responsable développement logiciel, responsable d'équipe de développement, cheffe d'équipe de développement logiciel, responsable études et développement
data-analyst | analyste de données, analyste données, analyste data, chargé d'études statistiques, chargée d'études statistiques
data-engineer | ingénieur de données, ingénieure de données, ingénieur data, ingénieure data, développeur ETL, ingénieur big data
data-scientist | scientifique de données, scientifique des données, expert en science des données, data scientiste
bi-developer | développeur BI, développeuse BI, consultant BI, consultante BI, développeur décisionnel, analyste BI
database-administrator | administrateur de bases de données, administratrice de bases de données, administrateur base de données, développeur SQL, ingénieur bases de données
machine-learning-engineer | ingénieur machine learning, ingénieure machine learning, ingénieur IA, ingénieure IA, ingénieur en intelligence artificielle
devops-engineer | ingénieur DevOps, ingénieure DevOps, consultant DevOps, spécialiste DevOps
site-reliability-engineer | ingénieur fiabilité des sites, ingénieur SRE, ingénieur plateforme, ingénieure plateforme
cloud-engineer | ingénieur cloud, ingénieure cloud, architecte cloud, administrateur cloud
security-analyst | analyste cybersécurité, analyste SOC, analyste en sécurité informatique, analyste sécurité de l'information
security-engineer | ingénieur cybersécurité, ingénieure cybersécurité, ingénieur sécurité informatique, responsable de la sécurité des systèmes d'information, RSSI
penetration-tester | testeur d'intrusion, testeuse d'intrusion, pentesteur, consultant en tests d'intrusion
software-tester | testeur logiciel, testeuse logiciel, analyste QA, testeur QA, analyste assurance qualité logiciel, recetteur
qa-automation-engineer | ingénieur automatisation des tests, ingénieure automatisation des tests, ingénieur QA, ingénieure QA, ingénieur test logiciel, automaticien de tests
help-desk-technician | technicien support informatique, technicienne support informatique, technicien helpdesk, technicienne helpdesk, technicien informatique, technicienne informatique
desktop-support-technician | technicien de proximité informatique, technicienne de proximité informatique, technicien poste de travail, technicien de maintenance informatique, technicienne de maintenance informatique
it-field-technician | technicien informatique itinérant, technicienne informatique itinérante, technicien de déploiement informatique, technicien data center, technicien câblage réseau
systems-administrator | administrateur systèmes, administratrice systèmes, administrateur système, administrateur systèmes et réseaux, administratrice systèmes et réseaux, administrateur Linux
network-administrator | administrateur réseau, administratrice réseau, technicien réseau, technicienne réseau, administrateur réseaux
network-engineer | ingénieur réseau, ingénieure réseau, ingénieur réseaux, ingénieur systèmes et réseaux, architecte réseau
it-manager | responsable informatique, directeur informatique, directrice informatique, directeur des systèmes d'information, DSI, responsable des services informatiques
application-support-analyst | analyste support applicatif, technicien support applicatif, technicienne support applicatif, ingénieur support applicatif, chargé de support applicatif
business-systems-analyst | analyste fonctionnel, analyste fonctionnelle, analyste d'affaires TI, analyste de systèmes, business analyst IT, assistant à maîtrise d'ouvrage
product-manager | chef de produit, cheffe de produit, responsable produit, chef de produit digital, gestionnaire de produit
product-owner | propriétaire de produit, responsable produit agile, product owner
it-project-manager | chef de projet informatique, cheffe de projet informatique, chef de projet IT, chef de projet digital, chargé de projet TI
solution-architect | architecte de solutions, architecte logiciel, architecte solution, architecte technique, architecte applicatif
enterprise-architect | architecte d'entreprise, architecte SI, urbaniste SI, architecte métier
sap-consultant | consultant SAP, consultante SAP, consultant fonctionnel SAP, développeur ABAP, analyste SAP
erp-consultant | consultant ERP, consultante ERP, consultant fonctionnel ERP, analyste ERP, consultant Dynamics
crm-consultant | consultant CRM, consultante CRM, administrateur Salesforce, développeur Salesforce, consultant Salesforce
technical-writer | rédacteur technique, rédactrice technique, spécialiste documentation technique
sales-engineer-it | ingénieur avant-vente, ingénieure avant-vente, ingénieur technico-commercial, ingénieure technico-commerciale, consultant avant-vente
mechanical-engineer | ingénieur mécanique, ingénieure mécanique, ingénieur mécanicien, ingénieur conception mécanique, ingénieur bureau d'études mécanique
electrical-engineer | ingénieur électricien, ingénieure électricienne, ingénieur électrique, ingénieur électrotechnicien, ingénieur en électricité
civil-engineer | ingénieur génie civil, ingénieure génie civil, ingénieur civil, ingénieure civile, ingénieur travaux publics, ingénieur VRD
structural-engineer | ingénieur structure, ingénieure structure, ingénieur structures, ingénieur calcul de structures, ingénieur ouvrages d'art
geotechnical-engineer | ingénieur géotechnicien, ingénieure géotechnicienne, géotechnicien, géotechnicienne
aerospace-structures-engineer | ingénieur calcul de structures aéronautiques, ingénieur structure aéronautique, ingénieur stress, ingénieure stress, ingénieur cellule
aerospace-engineer | ingénieur aéronautique, ingénieure aéronautique, ingénieur aérospatial, ingénieure aérospatiale, ingénieur aérodynamicien
aircraft-systems-engineer | ingénieur systèmes avion, ingénieure systèmes avion, ingénieur avionique, ingénieure avionique, ingénieur navigabilité
systems-engineer-product | ingénieur système, ingénieure système, ingénieur intégration systèmes, ingénieur IVVQ
automotive-engineer | ingénieur automobile, ingénieure automobile, ingénieur motoriste, ingénieur développement véhicule, ingénieur mise au point véhicule
chemical-engineer | ingénieur chimiste, ingénieure chimiste, ingénieur en génie chimique, ingénieur génie chimique
process-engineer | ingénieur procédés, ingénieure procédés, ingénieur process, ingénieure process, ingénieur de procédé
industrial-engineer | ingénieur industriel, ingénieure industrielle, ingénieur méthodes, ingénieure méthodes, ingénieur amélioration continue, agent de méthodes
manufacturing-engineer | ingénieur de production, ingénieure de production, ingénieur de fabrication, ingénieur industrialisation, ingénieure industrialisation
quality-engineer | ingénieur qualité, ingénieure qualité, responsable qualité, ingénieur qualité fournisseurs, chargé d'assurance qualité, responsable assurance qualité
quality-control-inspector | contrôleur qualité, contrôleuse qualité, technicien qualité, technicienne qualité, inspecteur qualité
environmental-engineer | ingénieur environnement, ingénieure environnement, ingénieur traitement des eaux, ingénieur sites et sols pollués
safety-engineer | ingénieur sécurité, ingénieur HSE, ingénieure HSE, responsable HSE, responsable QHSE, préventeur
biomedical-engineer | ingénieur biomédical, ingénieure biomédicale, ingénieur dispositifs médicaux, ingénieur en génie biomédical
biomedical-equipment-technician | technicien biomédical, technicienne biomédicale, technicien de maintenance biomédicale, technicien matériel médical
materials-engineer | ingénieur matériaux, ingénieure matériaux, ingénieur métallurgiste, métallurgiste, ingénieur en science des matériaux
petroleum-engineer | ingénieur pétrolier, ingénieure pétrolière, ingénieur réservoir, ingénieur forage, ingénieur de forage
mining-engineer | ingénieur minier, ingénieure minière, ingénieur des mines, planificateur minier
nuclear-engineer | ingénieur nucléaire, ingénieure nucléaire, ingénieur sûreté nucléaire, ingénieur radioprotection, ingénieur génie atomique
telecommunications-engineer | ingénieur télécom, ingénieure télécom, ingénieur télécommunications, ingénieur radio, ingénieur radiofréquence
osp-engineer | ingénieur fibre optique, dessinateur projeteur FTTH, dessinatrice projeteuse FTTH, chargé d'études fibre optique, chargée d'études fibre optique, ingénieur réseau extérieur
telecommunications-technician | technicien télécom, technicienne télécom, technicien fibre optique, technicienne fibre optique, technicien télécommunications, raccordeur fibre optique
hvac-engineer | ingénieur CVC, ingénieure CVC, ingénieur génie climatique, ingénieur fluides, ingénieur thermicien, ingénieure thermicienne
facilities-engineer | ingénieur bâtiment et installations, ingénieur maintenance et infrastructures, ingénieur exploitation bâtiment, ingénieur travaux neufs, ingénieur utilités
controls-engineer | automaticien, automaticienne, ingénieur automatisme, ingénieure automatisme, ingénieur contrôle-commande, ingénieur instrumentation
robotics-engineer | ingénieur robotique, ingénieure robotique, roboticien, roboticienne, ingénieur mécatronique, programmeur robot
electronics-engineer | ingénieur électronique, ingénieure électronique, ingénieur électronicien, ingénieure électronicienne, concepteur électronique
hardware-engineer | ingénieur hardware, ingénieure hardware, ingénieur FPGA, ingénieur conception de circuits intégrés, ingénieur microélectronique
electronics-technician | technicien électronique, technicienne électronique, technicien électronicien, électronicien, électronicienne, technicien d'essais électroniques
engineering-technician | technicien d'études, technicienne d'études, technicien d'essais, technicienne d'essais, technicien en génie mécanique, technicien recherche et développement
test-engineer-hardware | ingénieur d'essais, ingénieure d'essais, ingénieur validation, ingénieure validation, ingénieur test et validation, ingénieur de test
project-engineer | ingénieur projet, ingénieure projet, ingénieur de projet, ingénieur travaux, ingénieure travaux, ingénieur d'affaires travaux
engineering-manager | responsable ingénierie, directeur technique, directrice technique, responsable bureau d'études, responsable R&D, directeur de l'ingénierie
cad-drafter | dessinateur industriel, dessinatrice industrielle, dessinateur projeteur, dessinatrice projeteuse, projeteur CAO, dessinateur bâtiment
bim-specialist | coordinateur BIM, coordinatrice BIM, modeleur BIM, projeteur BIM, responsable BIM
architect | architecte, architecte DPLG, architecte HMONP, architecte de projet, architecte bâtiment
landscape-architect | architecte paysagiste, paysagiste concepteur, paysagiste conceptrice, concepteur paysagiste
land-surveyor | géomètre, géomètre-topographe, technicien géomètre, technicienne géomètre, topographe, géomètre-expert
quantity-surveyor | métreur, métreuse, économiste de la construction, deviseur, chargé d'études de prix, ingénieur études de prix
gis-specialist | géomaticien, géomaticienne, technicien SIG, technicienne SIG, cartographe, analyste SIG
chemist | chimiste, chimiste analyste, chimiste en recherche et développement, chercheur en chimie, chimiste formulateur
quality-control-analyst | technicien contrôle qualité laboratoire, technicienne contrôle qualité laboratoire, analyste contrôle qualité, technicien de contrôle physico-chimique
laboratory-technician | technicien de laboratoire, technicienne de laboratoire, laborantin, laborantine, technicien chimiste, aide de laboratoire
biologist | biologiste, biologiste moléculaire, biochimiste, biotechnologiste, ingénieur biologiste
wildlife-biologist | écologue, biologiste de la faune, technicien de la faune, chargé d'études faune-flore, chargée d'études faune-flore, zoologiste
microbiologist | microbiologiste, technicien en microbiologie, technicienne en microbiologie, bactériologiste, virologue
research-assistant | assistant de recherche, assistante de recherche, auxiliaire de recherche, chargé de recherche, chargée de recherche, post-doctorant
environmental-scientist | chargé d'études environnement, chargée d'études environnement, consultant en environnement, consultante en environnement, technicien environnement, chargé de mission environnement
geologist | géologue, hydrogéologue, géophysicien, géophysicienne, géologue d'exploration, géologue minier
physicist | physicien, physicienne, ingénieur opticien, ingénieur optique, chercheur en physique, astrophysicien
statistician | statisticien, statisticienne, biostatisticien, biostatisticienne, programmeur SAS, programmeur statistique
clinical-research-associate | attaché de recherche clinique, attachée de recherche clinique, ARC moniteur, assistant de recherche clinique, chef de projet clinique, cheffe de projet clinique
clinical-research-coordinator | coordinateur d'études cliniques, coordinatrice d'études cliniques, coordinateur de recherche clinique, technicien d'études cliniques, technicienne d'études cliniques
food-scientist | ingénieur agroalimentaire, ingénieure agroalimentaire, technologue alimentaire, technicien agroalimentaire, responsable R&D agroalimentaire, aromaticien
regulatory-affairs-specialist | chargé d'affaires réglementaires, chargée d'affaires réglementaires, responsable affaires réglementaires, spécialiste affaires réglementaires, chargé de pharmacovigilance
research-scientist | chercheur, chercheuse, ingénieur de recherche, ingénieure de recherche, chercheur scientifique, scientifique R&D
// people
registered-nurse | infirmier, infirmière, infirmier diplômé d'État, infirmière diplômée d'État, infirmier hospitalier, infirmière hospitalière
icu-nurse | infirmier en réanimation, infirmière en réanimation, infirmier en soins intensifs, infirmière en soins intensifs
emergency-nurse | infirmier urgentiste, infirmière urgentiste, infirmier aux urgences, infirmière aux urgences
theatre-nurse | infirmier de bloc opératoire, infirmière de bloc opératoire, IBODE, infirmier instrumentiste, infirmière instrumentiste
paediatric-nurse | infirmier puériculteur, infirmière puéricultrice, puériculteur, puéricultrice, infirmière en pédiatrie
maternity-nurse | infirmier en maternité, infirmière en maternité, infirmier en obstétrique, infirmière en obstétrique
community-nurse | infirmier libéral, infirmière libérale, infirmier à domicile, infirmière à domicile, infirmier en santé communautaire, infirmière en santé communautaire
psychiatric-nurse | infirmier psychiatrique, infirmière psychiatrique, infirmier en psychiatrie, infirmière en psychiatrie
nurse-manager | cadre de santé, cadre infirmier, infirmier en chef, infirmière en chef, directeur des soins infirmiers, directrice des soins infirmiers
nurse-practitioner | infirmier en pratique avancée, infirmière en pratique avancée, infirmier praticien, infirmière praticienne
licensed-practical-nurse | infirmier auxiliaire, infirmière auxiliaire, infirmier assistant, infirmière assistante
nursing-assistant | aide-soignant, aide-soignante, agent des services hospitaliers, préposé aux bénéficiaires, préposée aux bénéficiaires
elderly-care-nurse | infirmier en gériatrie, infirmière en gériatrie, infirmier en EHPAD, infirmière en EHPAD
caregiver | auxiliaire de vie, accompagnant éducatif et social, accompagnante éducative et sociale, auxiliaire de gériatrie, aidant, aidante
home-health-aide | aide à domicile, auxiliaire de vie sociale, assistant de vie, assistante de vie, aide-ménager à domicile, aide-ménagère à domicile
midwife | sage-femme, maïeuticien, maïeuticienne
hospital-physician | médecin hospitalier, médecin hospitalière, praticien hospitalier, praticienne hospitalière, médecin interniste, médecin
general-practitioner | médecin généraliste, médecin de famille, généraliste, médecin traitant
surgeon | chirurgien, chirurgienne, chirurgien orthopédiste, chirurgienne orthopédiste, chirurgien viscéral
paediatrician | pédiatre, médecin pédiatre, néonatologue
psychiatrist | psychiatre, médecin psychiatre, pédopsychiatre
dentist | dentiste, chirurgien-dentiste, chirurgienne-dentiste, chirurgien dentiste, orthodontiste
physician-assistant | assistant médecin, assistante médecin, adjoint au médecin, adjointe au médecin
pharmacist | pharmacien, pharmacienne, pharmacien adjoint, pharmacienne adjointe, pharmacien hospitalier, pharmacienne d'officine
pharmacy-technician | préparateur en pharmacie, préparatrice en pharmacie, assistant technique en pharmacie, assistante technique en pharmacie
physiotherapist | kinésithérapeute, masseur-kinésithérapeute, masseuse-kinésithérapeute, physiothérapeute
occupational-therapist | ergothérapeute, ergothérapeute à domicile
speech-therapist | orthophoniste, logopédiste, logopède
psychologist | psychologue, psychologue clinicien, psychologue clinicienne, psychologue scolaire
mental-health-counsellor | psychothérapeute, psychopraticien, psychopraticienne, thérapeute familial, thérapeute familiale
addiction-counsellor | addictologue, conseiller en addictologie, conseillère en addictologie, intervenant en toxicomanie, intervenante en toxicomanie
respiratory-therapist | inhalothérapeute, thérapeute respiratoire
radiographer | manipulateur en radiologie, manipulatrice en radiologie, manipulateur radio, manipulatrice radio, manipulateur en électroradiologie médicale, manipulatrice en électroradiologie médicale
sonographer | échographiste, technologue en échographie, technicien en échographie, technicienne en échographie
phlebotomist | préleveur sanguin, préleveuse sanguine, technicien préleveur, technicienne préleveuse, phlébotomiste
medical-assistant | assistant médical, assistante médicale, assistant médico-technique, assistante médico-technique
medical-coder | codeur médical, codeuse médicale, technicien d'information médicale, technicienne d'information médicale, codeur PMSI
medical-biller | agent de facturation hospitalière, agente de facturation hospitalière, facturier médical, facturière médicale, gestionnaire tiers payant
health-information-technician | archiviste médical, archiviste médicale, gestionnaire des dossiers médicaux, technicien en information de santé, technicienne en information de santé
healthcare-administrator | directeur d'hôpital, directrice d'hôpital, directeur d'EHPAD, directrice d'EHPAD, gestionnaire d'établissement de santé, cadre administratif hospitalier
practice-manager | responsable de cabinet médical, gestionnaire de clinique, coordinateur de maison de santé, coordinatrice de maison de santé, responsable de centre de santé
paramedic | infirmier SMUR, infirmière SMUR, paramédic, technicien ambulancier paramédic, technicienne ambulancière paramédic
emergency-medical-technician | ambulancier, ambulancière, auxiliaire ambulancier, auxiliaire ambulancière, secouriste
dental-assistant | assistant dentaire, assistante dentaire, aide dentaire
dental-hygienist | hygiéniste dentaire, hygiéniste bucco-dentaire
dental-technician | prothésiste dentaire, technicien dentaire, technicienne dentaire, denturologiste
optometrist | optométriste, orthoptiste
optician | opticien, opticienne, opticien lunetier, opticienne lunetière, monteur vendeur en optique, monteuse vendeuse en optique
veterinarian | vétérinaire, docteur vétérinaire, médecin vétérinaire
veterinary-technician | auxiliaire spécialisé vétérinaire, auxiliaire spécialisée vétérinaire, assistant vétérinaire, assistante vétérinaire, ASV, technicien en santé animale
dietitian | diététicien, diététicienne, nutritionniste, diététicien nutritionniste, diététicienne nutritionniste
public-health-specialist | chargé de projet en santé publique, chargée de projet en santé publique, épidémiologiste, chargé de prévention santé, chargée de prévention santé, agent de santé publique
social-worker | assistant social, assistante sociale, travailleur social, travailleuse sociale, assistant de service social, assistante de service social
case-manager | gestionnaire de cas, coordinateur de parcours, coordinatrice de parcours, référent de parcours, référente de parcours
family-support-worker | technicien de l'intervention sociale et familiale, technicienne de l'intervention sociale et familiale, TISF, conseiller conjugal et familial, conseillère en économie sociale familiale, éducateur familial
victim-advocate | intervenant d'aide aux victimes, intervenante d'aide aux victimes, conseiller d'aide aux victimes, conseillère d'aide aux victimes, écoutant social
youth-worker | éducateur spécialisé, éducatrice spécialisée, animateur jeunesse, animatrice jeunesse, moniteur éducateur, monitrice éducatrice
disability-support-worker | accompagnant d'élèves en situation de handicap, accompagnante d'élèves en situation de handicap, AESH, aide médico-psychologique, moniteur d'atelier ESAT, monitrice d'atelier ESAT
probation-officer | conseiller pénitentiaire d'insertion et de probation, conseillère pénitentiaire d'insertion et de probation, CPIP, agent de probation, agente de probation
community-outreach-coordinator | médiateur social, médiatrice sociale, agent de développement local, agente de développement local, animateur socioculturel, animatrice socioculturelle
volunteer-coordinator | coordinateur de bénévoles, coordinatrice de bénévoles, responsable des bénévoles, coordonnateur des bénévoles, coordonnatrice des bénévoles
ngo-programme-officer | chargé de programme ONG, chargée de programme ONG, chargé de projet humanitaire, chargée de projet humanitaire, chargé de mission ONG, coordinateur humanitaire
religious-minister | pasteur, pasteure, prêtre, aumônier, aumônière, ministre du culte
primary-teacher | professeur des écoles, professeure des écoles, instituteur, institutrice, enseignant du primaire, enseignante du primaire
secondary-teacher | enseignant, enseignante, professeur de collège, professeur de lycée, professeure de lycée, professeur certifié
mathematics-teacher | professeur de mathématiques, professeure de mathématiques, enseignant en mathématiques, enseignante en mathématiques, prof de maths
science-teacher | professeur de SVT, professeur de physique-chimie, professeure de physique-chimie, professeur de sciences, enseignant en sciences, enseignante en sciences
english-teacher | professeur d'anglais, professeure d'anglais, professeur de lettres, professeure de lettres, professeur de français, professeure de français
language-teacher | professeur de langues, professeure de langues, professeur d'espagnol, professeure d'espagnol, professeur d'allemand, professeure d'allemand
history-teacher | professeur d'histoire-géographie, professeure d'histoire-géographie, professeur d'histoire, enseignant en histoire-géographie, enseignante en histoire-géographie
art-teacher | professeur d'arts plastiques, professeure d'arts plastiques, enseignant en arts plastiques, enseignante en arts plastiques, professeur de dessin
music-teacher | professeur de musique, professeure de musique, professeur de piano, professeur d'éducation musicale, enseignant de musique, chef de chœur
physical-education-teacher | professeur d'EPS, professeure d'EPS, professeur d'éducation physique et sportive, professeur de sport, professeure de sport, enseignant en EPS
special-education-teacher | enseignant spécialisé, enseignante spécialisée, professeur spécialisé, orthopédagogue, enseignant en ULIS
substitute-teacher | professeur remplaçant, professeure remplaçante, enseignant remplaçant, enseignante remplaçante, suppléant, professeur contractuel
teaching-assistant | assistant d'éducation, assistante d'éducation, assistant d'enseignement, assistante d'enseignement, auxiliaire de vie scolaire
preschool-teacher | éducateur de jeunes enfants, éducatrice de jeunes enfants, EJE, éducateur de la petite enfance, éducatrice de la petite enfance
kindergarten-teacher | professeur des écoles maternelles, enseignant de maternelle, enseignante de maternelle, instituteur de maternelle, institutrice de maternelle
esl-teacher | professeur de FLE, professeure de FLE, formateur FLE, formatrice FLE, formateur en anglais, formatrice en anglais
tutor | professeur particulier, professeure particulière, tuteur scolaire, tutrice scolaire, répétiteur, intervenant en soutien scolaire
school-counsellor | conseiller d'orientation, conseillère d'orientation, psychologue de l'Éducation nationale, conseiller d'orientation psychologue, conseiller principal d'éducation, conseillère principale d'éducation
school-principal | directeur d'école, directrice d'école, proviseur, proviseure, principal de collège, chef d'établissement scolaire
academic-adviser | conseiller pédagogique, conseillère pédagogique, conseiller académique, conseillère académique, conseiller aux études, conseillère aux études
admissions-officer | chargé des admissions, chargée des admissions, responsable des admissions, conseiller en admission, conseillère en admission, chargé de recrutement étudiant
financial-aid-officer | gestionnaire de bourses, conseiller en aide financière aux études, conseillère en aide financière aux études, chargé des bourses étudiantes, chargée des bourses étudiantes
university-professor | maître de conférences, maîtresse de conférences, professeur des universités, professeure des universités, enseignant-chercheur, enseignante-chercheuse
instructional-designer | ingénieur pédagogique, ingénieure pédagogique, concepteur e-learning, conceptrice e-learning, concepteur pédagogique, conceptrice pédagogique
corporate-trainer | formateur, formatrice, formateur en entreprise, formatrice en entreprise, formateur pour adultes, responsable formation
librarian | bibliothécaire, documentaliste, professeur documentaliste, professeure documentaliste, agent de bibliothèque, assistant de conservation du patrimoine
school-administrator | secrétaire scolaire, secrétaire d'établissement scolaire, gestionnaire de scolarité, assistant de scolarité, assistante de scolarité, intendant scolaire
curriculum-coordinator | coordinateur pédagogique, coordinatrice pédagogique, responsable pédagogique, directeur pédagogique, directrice pédagogique
nanny | garde d'enfants, nounou, baby-sitter, assistant maternel, assistante maternelle, garde d'enfants à domicile
daycare-worker | auxiliaire de puériculture, agent de crèche, agente de crèche, ATSEM, animateur petite enfance, animatrice petite enfance
after-school-leader | animateur périscolaire, animatrice périscolaire, animateur de centre de loisirs, animatrice de centre de loisirs, animateur BAFA, moniteur de colonie de vacances
personal-trainer | coach sportif, coach sportive, entraîneur personnel, entraîneuse personnelle, préparateur physique, préparatrice physique
group-fitness-instructor | instructeur fitness, instructrice fitness, professeur de fitness, professeure de fitness, animateur cours collectifs, éducateur sportif fitness
yoga-instructor | professeur de yoga, professeure de yoga, instructeur de yoga, instructrice de yoga, professeur de pilates
sports-coach | entraîneur sportif, entraîneuse sportive, éducateur sportif, éducatrice sportive, entraîneur de football, maître-nageur
sports-manager | responsable de salle de sport, manager sportif, directeur sportif, directrice sportive, responsable de centre sportif, directeur de club de fitness
lifeguard | nageur sauveteur, nageuse sauveteuse, maître-nageur sauveteur, surveillant de baignade, surveillante de baignade
recreation-coordinator | animateur de loisirs, animatrice de loisirs, animateur en gérontologie, animatrice en gérontologie, coordinateur de loisirs, animateur d'EHPAD
dance-teacher | professeur de danse, professeure de danse, enseignant de danse, enseignante de danse, moniteur de danse, monitrice de danse
// trades
construction-site-manager | conducteur de travaux, conductrice de travaux, chef de chantier, cheffe de chantier, responsable de chantier
construction-superintendent | chef d'équipe bâtiment, cheffe d'équipe bâtiment, contremaître de chantier, surveillant de travaux, surveillante de travaux
construction-project-manager | chef de projet construction, cheffe de projet construction, directeur de travaux, directrice de travaux, chef de projet BTP, responsable de projets BTP
construction-estimator | métreur, métreuse, économiste de la construction, chargé d'études de prix, chargée d'études de prix, deviseur bâtiment
carpenter | charpentier, charpentière, menuisier, menuisière, coffreur, menuisier poseur
electrician | électricien, électricienne, électricien du bâtiment, électricien industriel, monteur électricien, électrotechnicien
plumber | plombier, plombière, plombier chauffagiste, plombière chauffagiste, chauffagiste, tuyauteur
painter-decorator | peintre en bâtiment, peintre décorateur, peintre décoratrice, plâtrier peintre
roofer | couvreur, couvreuse, couvreur zingueur, couvreuse zingueuse, étancheur
mason | maçon, maçonne, tailleur de pierre, ouvrier maçon, maçon coffreur
plasterer-drywaller | plâtrier, plâtrière, plaquiste, plâtrier plaquiste, façadier
tiler-flooring-installer | carreleur, carreleuse, carreleur mosaïste, solier moquettiste, parqueteur, poseur de sols
welder | soudeur, soudeuse, chaudronnier soudeur, chaudronnière soudeuse, soudeur TIG, soudeur assembleur
ironworker | monteur en charpente métallique, charpentier métallique, ferrailleur, ferrailleuse, monteur levageur
heavy-equipment-operator | conducteur d'engins, conductrice d'engins, conducteur d'engins de chantier, pelleteur, grutier pelleteur
crane-operator | grutier, grutière, conducteur de grue, conductrice de grue, pontier, pontière
construction-labourer | manœuvre, ouvrier du bâtiment, ouvrière du bâtiment, manœuvre bâtiment, ouvrier VRD, aide maçon
hvac-technician | technicien CVC, technicienne CVC, technicien chauffage climatisation, climaticien, climaticienne, technicien de maintenance CVC
building-inspector | inspecteur en bâtiment, inspectrice en bâtiment, contrôleur technique construction, contrôleuse technique construction, diagnostiqueur immobilier, diagnostiqueuse immobilière
solar-installer | installateur de panneaux solaires, installatrice de panneaux solaires, technicien photovoltaïque, poseur de panneaux photovoltaïques, installateur photovoltaïque
insulation-worker | calorifugeur, calorifugeuse, isolateur, poseur d'isolation, technicien en isolation
glazier | vitrier, vitrière, miroitier, miroitière, poseur de menuiseries, poseur de fenêtres
scaffolder | échafaudeur, échafaudeuse, monteur en échafaudage, monteuse en échafaudage, monteur échafaudeur
land-surveying-technician | géomètre, technicien géomètre, technicienne géomètre, géomètre topographe, topographe
maintenance-technician | technicien de maintenance, technicienne de maintenance, agent de maintenance, agente de maintenance, mécanicien de maintenance, technicien de maintenance industrielle
maintenance-manager | responsable maintenance, chef d'équipe maintenance, responsable de maintenance industrielle, responsable technique maintenance
facilities-technician | technicien de maintenance des bâtiments, technicienne de maintenance des bâtiments, agent technique de bâtiment, technicien multitechnique, technicien services généraux
handyman | homme toutes mains, factotum, agent polyvalent du bâtiment, ouvrier polyvalent, ouvrière polyvalente, bricoleur
caretaker | gardien d'immeuble, gardienne d'immeuble, agent d'entretien polyvalent, concierge d'immeuble, agent technique scolaire
millwright | mécanicien monteur, mécanicienne monteuse, monteur mécanicien, mécanicien ajusteur, ajusteur monteur, mécanicien de chantier
elevator-technician | ascensoriste, technicien ascenseur, technicienne ascenseur, technicien de maintenance ascenseurs, monteur d'ascenseurs
appliance-repair-technician | réparateur d'électroménager, réparatrice d'électroménager, technicien électroménager, technicienne électroménager, technicien SAV électroménager
industrial-mechanic | mécanicien industriel, mécanicienne industrielle, technicien mécanicien, électromécanicien, électromécanicienne, mécanicien d'entretien
mechatronics-technician | technicien en mécatronique, technicienne en mécatronique, automaticien, automaticienne, technicien automatisme, technicien instrumentiste
refrigeration-technician | frigoriste, technicien frigoriste, technicienne frigoriste, monteur frigoriste, technicien froid commercial
field-service-technician | technicien SAV, technicienne SAV, technicien itinérant, technicienne itinérante, technicien de maintenance itinérant, technicien de service
automotive-mechanic | mécanicien automobile, mécanicienne automobile, mécanicien auto, garagiste, technicien automobile, technicienne automobile
diesel-mechanic | mécanicien poids lourds, mécanicienne poids lourds, mécanicien PL, mécanicien engins de chantier, mécanicien agricole, mécanicien diesel
auto-body-technician | carrossier, carrossière, carrossier peintre, peintre automobile, peintre en carrosserie, tôlier automobile
automotive-service-advisor | conseiller service automobile, conseillère service automobile, réceptionnaire après-vente, réceptionnaire atelier, conseiller client après-vente automobile
parts-counter-associate | magasinier automobile, magasinière automobile, vendeur pièces automobiles, vendeuse pièces automobiles, magasinier pièces de rechange, responsable pièces de rechange
automotive-sales-manager | chef des ventes automobile, cheffe des ventes automobile, responsable des ventes automobiles, chef des ventes véhicules d'occasion, directeur de concession automobile
dealership-finance-manager | responsable financement automobile, conseiller en financement automobile, conseillère en financement automobile, directeur commercial F&I
car-detailer | préparateur automobile, préparatrice automobile, laveur de voitures, laveuse de voitures, nettoyeur de véhicules, agent de préparation véhicules
bicycle-motorcycle-mechanic | mécanicien cycles, mécanicienne cycles, mécanicien moto, technicien cycles, mécanicien deux roues, réparateur de vélos
aircraft-mechanic | mécanicien aéronautique, mécanicienne aéronautique, technicien de maintenance aéronautique, mécanicien avion, technicien aéronautique
machine-operator | opérateur de machine, opératrice de machine, conducteur de machine, conductrice de machine, opérateur sur machine, conducteur de ligne
cnc-machinist | usineur, usineuse, opérateur commande numérique, fraiseur, tourneur, tourneur fraiseur
assembler | monteur assembleur, monteuse assembleuse, monteur câbleur, monteuse câbleuse, opérateur de montage, opératrice de montage
production-worker | ouvrier de production, ouvrière de production, agent de production, agente de production, opérateur de production, ouvrier d'usine
production-supervisor | chef d'équipe production, cheffe d'équipe production, superviseur de production, superviseure de production, chef d'atelier, agent de maîtrise production
production-manager | responsable de production, directeur de production, directrice de production, chef de production, responsable d'unité de production
plant-manager | directeur d'usine, directrice d'usine, directeur de site industriel, directrice de site industriel, responsable d'usine
quality-inspector | contrôleur qualité, contrôleuse qualité, technicien qualité, technicienne qualité, inspecteur qualité, technicien métrologue
quality-manager | responsable qualité, responsable assurance qualité, directeur qualité, directrice qualité, responsable QHSE, animateur qualité
tool-and-die-maker | outilleur, outilleuse, ajusteur outilleur, mouliste, mécanicien outilleur
sheet-metal-worker | chaudronnier, chaudronnière, tôlier, tôlière, métallier, serrurier métallier
press-operator | opérateur sur presse, opératrice sur presse, emboutisseur, emboutisseuse, fondeur, régleur presse
printing-press-operator | imprimeur, imprimeuse, conducteur offset, conductrice offset, opérateur d'impression, sérigraphe
sewing-machine-operator | couturier, couturière, mécanicien en confection, mécanicienne en confection, piqueuse, tailleur
textile-machine-operator | opérateur textile, opératrice textile, tisserand, tisserande, conducteur de machines textiles, teinturier
upholsterer | tapissier, tapissière, tapissier garnisseur, tapissier d'ameublement, sellier garnisseur, garnisseur
butcher | boucher, bouchère, charcutier, charcutière, désosseur, poissonnier
food-production-worker | ouvrier agroalimentaire, ouvrière agroalimentaire, opérateur de production agroalimentaire, opératrice de production agroalimentaire, agent de fabrication alimentaire
food-production-manager | responsable de production agroalimentaire, chef d'atelier agroalimentaire, chef de ligne agroalimentaire, directeur d'usine agroalimentaire
packaging-operator | agent de conditionnement, agente de conditionnement, conducteur de ligne de conditionnement, opérateur de conditionnement, emballeur, emballeuse
process-operator | opérateur de process, opératrice de process, conducteur de process, conducteur d'installation, technicien de process, opérateur raffinerie
chemical-operator | opérateur chimie, opératrice chimie, opérateur de fabrication chimique, technicien de production chimique, conducteur d'appareils chimie, technicien de production pharmaceutique
cleanroom-technician | technicien salle blanche, technicienne salle blanche, opérateur salle blanche, opératrice salle blanche, opérateur semi-conducteurs
manufacturing-technician | technicien de production, technicienne de production, technicien de fabrication, technicienne de fabrication, technicien méthodes, technicienne méthodes
production-planner | planificateur de production, planificatrice de production, ordonnanceur, ordonnanceuse, technicien ordonnancement, gestionnaire de production
continuous-improvement-specialist | responsable amélioration continue, chargé d'amélioration continue, chargée d'amélioration continue, lean manager, ingénieur amélioration continue, animateur lean
wood-machine-operator | opérateur scierie, scieur, scieuse, opérateur machines à bois, opérateur sur machines à bois, conducteur de scie
industrial-painter-coater | peintre industriel, peintre industrielle, thermolaqueur, sableur, opérateur traitement de surface, galvanoplaste
power-plant-operator | opérateur de centrale électrique, opératrice de centrale électrique, conducteur de centrale, agent de conduite nucléaire, conducteur de chaudière, chaudiériste
lineworker | monteur de lignes, monteuse de lignes, monteur de réseaux électriques, lignard, technicien réseau électrique, monteur de lignes électriques
wind-turbine-technician | technicien éolien, technicienne éolien, technicien de maintenance éolienne, technicien éolienne, technicienne de maintenance éolienne
oil-rig-worker | foreur, foreuse, ouvrier de forage, sondeur, opérateur de forage, mineur
water-treatment-operator | agent de station d'épuration, opérateur en traitement des eaux, technicien traitement des eaux, technicienne traitement des eaux, exploitant de station d'épuration, fontainier
utilities-meter-technician | releveur de compteurs, releveuse de compteurs, technicien compteurs, poseur de compteurs, technicien gaz, agent réseau eau potable
farmer | agriculteur, agricultrice, exploitant agricole, exploitante agricole, maraîcher, maraîchère
farm-worker | ouvrier agricole, ouvrière agricole, saisonnier agricole, cueilleur, vendangeur, tractoriste
farm-manager | chef d'exploitation agricole, cheffe d'exploitation agricole, responsable d'exploitation agricole, gérant d'exploitation agricole, chef de culture, cheffe de culture
agronomist | agronome, ingénieur agronome, ingénieure agronome, conseiller agricole, conseillère agricole, technico-commercial agricole
gardener-horticulturist | jardinier, jardinière, horticulteur, horticultrice, agent d'entretien des espaces verts, jardinier d'entretien
landscaper | paysagiste, jardinier paysagiste, jardinière paysagiste, ouvrier paysagiste, ouvrière paysagiste, chef d'équipe espaces verts
forester | forestier, forestière, technicien forestier, technicienne forestière, garde forestier, agent forestier
arborist-logger | élagueur, élagueuse, bûcheron, bûcheronne, arboriste grimpeur, abatteur
animal-caretaker | soigneur animalier, soigneuse animalière, animalier, animalière, toiletteur canin, toiletteuse canine
greenhouse-worker | ouvrier serriste, ouvrière serriste, serriste, ouvrier horticole, ouvrière horticole, pépiniériste
agricultural-technician | technicien agricole, technicienne agricole, technicien d'expérimentation agricole, technicien de culture, technicienne de culture
livestock-worker | éleveur, éleveuse, agent d'élevage, vacher, vachère, trayeur
cabinet-maker | ébéniste, menuisier d'agencement, menuisier agenceur, fabricant de meubles, cuisiniste poseur, poseur de cuisines
jeweller | bijoutier, bijoutière, joaillier, joaillière, horloger, orfèvre
shoemaker | cordonnier, cordonnière, bottier, maroquinier, maroquinière, sellier maroquinier
potter-ceramicist | potier, potière, céramiste, souffleur de verre, souffleuse de verre, artisan d'art
telecom-cable-installer | technicien télécom, technicienne télécom, technicien fibre optique, technicienne fibre optique, raccordeur fibre optique, installateur télécom
security-systems-technician | technicien sécurité électronique, technicien alarme, technicienne alarme, installateur d'alarmes, technicien sûreté incendie, technicien vidéosurveillance
locksmith | serrurier, serrurière, serrurier dépanneur, dépanneur serrurier
pest-control-technician | technicien hygiéniste 3D, dératiseur, technicien antiparasitaire, applicateur 3D, technicienne antiparasitaire
swimming-pool-technician | pisciniste, technicien piscine, technicienne piscine, technicien de maintenance piscine, agent d'entretien de piscine
road-paving-worker | ouvrier de voirie, ouvrière de voirie, paveur, canalisateur, applicateur d'enrobés, poseur de voies ferrées
// service
truck-driver | chauffeur poids lourd, chauffeuse poids lourd, conducteur routier, conductrice routière, chauffeur routier, camionneur
delivery-driver | chauffeur livreur, chauffeuse livreuse, livreur, livreuse, chauffeur-livreur
courier | coursier, coursière, livreur à vélo, livreuse à vélo, messager
bus-driver | conducteur de bus, conductrice de bus, chauffeur de bus, conducteur d'autocar, chauffeur de car, machiniste receveur
taxi-driver | chauffeur de taxi, chauffeuse de taxi, chauffeur VTC, chauffeur privé
train-driver | conducteur de train, conductrice de train, mécanicien de locomotive, conducteur de tramway, conductrice de tramway
train-conductor | contrôleur de train, contrôleuse de train, chef de bord, agent de manoeuvre ferroviaire
transport-dispatcher | répartiteur, répartitrice, exploitant transport, exploitante transport, affréteur, agent d'exploitation transport
logistics-coordinator | coordinateur logistique, coordinatrice logistique, assistant logistique, assistante logistique, agent logistique, gestionnaire logistique
logistics-manager | responsable logistique, directeur logistique, directrice logistique, responsable transport, chef de quai
supply-chain-manager | responsable supply chain, directeur supply chain, directrice supply chain, responsable de la chaîne d'approvisionnement
supply-chain-analyst | analyste supply chain, approvisionneur, approvisionneuse, planificateur de la demande, gestionnaire d'approvisionnement, prévisionniste
warehouse-associate | magasinier, magasinière, préparateur de commandes, préparatrice de commandes, manutentionnaire, agent d'entrepôt
warehouse-supervisor | chef d'entrepôt, responsable d'entrepôt, responsable magasin logistique, chef magasinier, chef d'équipe logistique
forklift-operator | cariste, conducteur de chariot élévateur, conductrice de chariot élévateur, opérateur de chariot élévateur
shipping-receiving-clerk | agent d'expédition, agent de réception, réceptionnaire de marchandises, employé à l'expédition, agent de quai
inventory-control-specialist | gestionnaire de stock, gestionnaire des stocks, contrôleur de stock, contrôleuse de stock, responsable des stocks
material-control-specialist | gestionnaire de matériel, coordonnateur des matériaux, agent d'ordonnancement approvisionnement, gestionnaire flux matières
freight-forwarder | transitaire, agent de transit, commissionnaire de transport, agent de fret
customs-broker | déclarant en douane, déclarante en douane, courtier en douane, agent en douane
import-export-specialist | assistant import export, assistante import export, responsable import export, agent import export, assistant export, gestionnaire import export
fleet-manager | gestionnaire de flotte, responsable de flotte, gestionnaire de parc automobile, responsable de parc, chef de parc
mover | déménageur, déménageuse, agent de déménagement
postal-worker | facteur, factrice, postier, postière, agent de tri postal
airline-pilot | pilote, pilote de ligne, commandant de bord, copilote, pilote d'hélicoptère
flight-attendant | hôtesse de l'air, steward, personnel navigant commercial, agent de bord
avionics-technician | technicien avionique, technicienne avionique, avionicien, électronicien d'aéronefs
aviation-ordnance-technician | armurier aéronautique, technicien munitions, mécanicien armement, artificier aéronautique
ramp-agent | bagagiste, agent de piste, agente de piste, agent d'escale piste, assistant avion
airline-customer-service-agent | agent d'escale, agente d'escale, hôtesse au sol, agent de passage, agent d'enregistrement aéroport
air-traffic-controller | contrôleur aérien, contrôleuse aérienne, contrôleur de la circulation aérienne, aiguilleur du ciel
flight-operations-specialist | agent d'opérations aériennes, technicien préparation des vols, régulateur de vols, dispatcheur aérien
sailor | matelot, marin, matelote, maître d'équipage, ouvrier de pont
ships-officer | officier de marine marchande, capitaine de navire, officier de pont, second capitaine, officier navigant
marine-engineer | officier mécanicien, mécanicien de marine, ingénieur mécanicien naval, chef mécanicien de navire, mécanicien naval
longshore-worker | docker, ouvrier docker, débardeur, agent portuaire
railway-maintenance-worker | agent de maintenance ferroviaire, agent de voie, poseur de voies, agent de la voie ferrée, cheminot
executive-chef | chef de cuisine, chef cuisinier, cheffe de cuisine, chef exécutif, responsable de cuisine, chef de production culinaire
sous-chef | sous-chef de cuisine, sous-chef, second de cuisine, seconde de cuisine, sous-cheffe
line-cook | cuisinier, cuisinière, commis de cuisine, chef de partie, cuisinier de collectivité, demi-chef de partie
pastry-chef | pâtissier, pâtissière, chef pâtissier, cheffe pâtissière, chocolatier, confiseur
baker | boulanger, boulangère, ouvrier boulanger, boulanger-pâtissier
kitchen-assistant | aide de cuisine, plongeur, plongeuse, commis plongeur, employé de cuisine, aide-cuisinier
fast-food-worker | équipier polyvalent, équipière polyvalente, employé de restauration rapide, employé polyvalent de restauration, équipier de restauration rapide, pizzaïolo
restaurant-manager | directeur de restaurant, directrice de restaurant, gérant de restaurant, responsable de restaurant, restaurateur, responsable de salle
food-service-manager | responsable de restauration collective, gérant de restauration collective, chef gérant, responsable restauration, directeur de la restauration
food-and-beverage-manager | directeur de la restauration hôtelière, responsable F&B, directeur F&B, assistant F&B
waiter | serveur, serveuse, chef de rang, commis de salle, garçon de café, serveur en restauration
bartender | barman, barmaid, mixologue, chef barman, employé de bar
barista | barista, serveur de café barista, employé de coffee shop
restaurant-host | hôte d'accueil en restauration, hôtesse d'accueil en restauration, maître d'hôtel, hôtesse de restaurant
catering-banquet-manager | responsable banquets, responsable traiteur, traiteur, chef de banquets, coordinateur banquets
hotel-manager | directeur d'hôtel, directrice d'hôtel, responsable d'hébergement, chef de réception, gérant d'hôtel
hotel-front-desk-agent | réceptionniste d'hôtel, réceptionniste en hôtellerie, agent de réception hôtel, employé de réception hôtelière
night-auditor | auditeur de nuit, veilleur de nuit, réceptionniste de nuit, night auditor, auditrice de nuit
concierge | concierge d'hôtel, bagagiste d'hôtel, voiturier, chasseur d'hôtel, portier d'hôtel
housekeeper | femme de chambre, valet de chambre, employé de maison, employée de maison, aide ménagère, gouvernant de maison
housekeeping-supervisor | gouvernante d'hôtel, gouvernante générale, gouvernant d'hôtel, chef d'équipe propreté, responsable hébergement et ménage
cleaner | agent d'entretien, agente d'entretien, agent de propreté, femme de ménage, agent de nettoyage, technicien de surface
laundry-worker | blanchisseur, blanchisseuse, employé de blanchisserie, lingère, agent de blanchisserie, repasseuse
security-guard | agent de sécurité, agente de sécurité, gardien, gardienne, agent de prévention et de sécurité, vigile
security-manager | responsable sécurité, directeur de la sûreté, responsable sûreté, chef de la sécurité
police-officer | policier, policière, gardien de la paix, gendarme, agent de police, policier municipal
detective | détective, enquêteur, enquêtrice, officier de police judiciaire, détective privé, inspecteur de police
correctional-officer | surveillant pénitentiaire, surveillante pénitentiaire, agent correctionnel, agent de détention, gardien de prison
firefighter | pompier, pompière, sapeur-pompier, pompier volontaire, agent de sécurité incendie
loss-prevention-officer | agent de prévention des pertes, inspecteur de magasin, responsable prévention des pertes, agent de sûreté magasin
airport-security-screener | agent de sûreté aéroportuaire, agente de sûreté aéroportuaire, agent de contrôle aéroport, agent de sûreté
customs-border-officer | douanier, douanière, agent des douanes, garde-frontière, agent des services frontaliers
emergency-dispatcher | opérateur de centre d'appels d'urgence, assistant de régulation médicale, répartiteur d'urgence, répartitrice d'urgence
emergency-management-specialist | responsable de la gestion de crise, gestionnaire des urgences, coordinateur des secours, chargé de sécurité civile
infantry-soldier | soldat, fantassin, militaire du rang, combattant d'infanterie, voltigeur
military-logistics-specialist | logisticien militaire, sous-officier logistique, officier logistique, magasinier militaire
military-supervisor | sous-officier, chef de section militaire, sergent, adjudant, officier de l'armée, chef de groupe militaire
hairdresser | coiffeur, coiffeuse, barbier, coiffeur-coloriste, technicien coiffure
beautician | esthéticien, esthéticienne, maquilleur, maquilleuse, praticienne en soins esthétiques, conseillère esthéticienne
nail-technician | prothésiste ongulaire, manucure, styliste ongulaire
massage-therapist | masseur, masseuse, massothérapeute, praticien bien-être, praticienne spa
spa-salon-receptionist | réceptionniste spa, hôtesse spa, spa manager, responsable spa, réceptionniste en institut
funeral-director | conseiller funéraire, conseillère funéraire, thanatopracteur, directeur de funérailles, agent funéraire
pet-groomer | toiletteur, toiletteuse, toiletteur canin, toiletteur pour chiens, toiletteuse canine
casino-dealer | croupier, croupière, employé de jeux, chef de table casino, chef de partie casino
casino-cashier-slot-attendant | caissier de casino, caissière de casino, technicien machines à sous, contrôleur aux entrées casino, assistant clientèle machines à sous
cinema-ticketing-attendant | agent d'accueil cinéma, hôte de billetterie, hôtesse de billetterie, ouvreur, ouvreuse, agent de billetterie
amusement-attendant | opérateur d'attractions, opératrice d'attractions, hôte d'attractions, agent d'attractions, gardien de musée, agent de stationnement
// general
manager | manager, manageur, manageuse, responsable, chef de service, cheffe de service
general-manager | directeur d'établissement, directrice d'établissement, directeur de site, directrice de site, gérant, gérante
operations-manager | responsable des opérations, directeur des opérations, directrice des opérations, responsable d'exploitation, chef d'exploitation
operations-coordinator | coordinateur des opérations, coordinatrice des opérations, assistant d'exploitation, chargé des opérations, agent d'exploitation
director | directeur, directrice, directeur adjoint, directrice adjointe, directeur de département
vice-president | vice-président, vice-présidente, directeur exécutif, directrice exécutive
chief-executive | directeur général, directrice générale, président-directeur général, PDG, chef d'entreprise, dirigeant d'entreprise
business-owner | fondateur, fondatrice, entrepreneur, entrepreneuse, gérant d'entreprise, cofondateur
supervisor | superviseur, superviseuse, superviseure, agent de maîtrise, responsable de secteur
team-leader | chef d'équipe, cheffe d'équipe, responsable d'équipe, animateur d'équipe, animatrice d'équipe
shift-leader | chef de poste, chef d'équipe de quart, contremaître, contremaîtresse, responsable de quart
coordinator | coordinateur, coordinatrice, coordonnateur, coordonnatrice
specialist | spécialiste, expert, experte, chargé de mission, chargée de mission, référent technique
assistant | assistant, assistante, aide, auxiliaire, agent polyvalent, employé polyvalent
associate | collaborateur, collaboratrice, employé, employée, membre d'équipe
analyst | analyste, chargé d'études, chargée d'études, analyste fonctionnel
consultant | consultant, consultante, consultant en management, conseiller en entreprise, consultante en management
advisor | conseiller, conseillère, conseiller clientèle, conseillère clientèle
administrator | administrateur, administratrice, gestionnaire administratif, gestionnaire administrative, agent administratif
officer | chargé de projet, chargée de projet, agent, agente, fonctionnaire
representative | représentant, représentante, délégué, déléguée
agent | agent de service, agent commercial polyvalent, agente de service, agent de service clientèle
technician | technicien, technicienne, technicien de service, agent technique, technicien itinérant
operator | opérateur, opératrice, agent de production, opérateur polyvalent, opératrice polyvalente
clerk | employé de bureau, employée de bureau, commis de bureau, agent de bureau, commis
intern-trainee | stagiaire, stagiaire polyvalent, stagiaire polyvalente
apprentice | apprenti, apprentie, alternant, alternante, apprentissage
volunteer | bénévole, volontaire, volontaire en service civique
student-worker | étudiant salarié, étudiante salariée, employé étudiant, job étudiant
freelancer | freelance, indépendant, indépendante, travailleur indépendant, auto-entrepreneur, prestataire indépendant
instructor | instructeur, instructrice, formateur, formatrice, moniteur, monitrice
`;
