/** French aliases, one skill a line: `skill-id | Alias, Alias`; marks are explained at `aliasesOf`. */
export const frenchAliases = `
web-development | applications web, développement d'applications web, création de sites web, création de sites internet, développement web
front-end-development | développement front-end, développement front, développement frontend
web-accessibility | accessibilité numérique, accessibilité web
back-end-development | développement back-end, développement backend
full-stack-development | développement full-stack, développement fullstack
api-design | conception d'API, développement d'API, services web
mobile-development | développement mobile, applications mobiles, développement d'applications mobiles
augmented-reality | réalité augmentée, réalité virtuelle
game-development | développement de jeux vidéo, développement de jeux
software-testing | tests logiciels, recette fonctionnelle, tests fonctionnels, tests d'intégration, cas de test
test-automation | automatisation des tests, automatisation de tests
unit-testing | tests unitaires, tests automatisés
debugging | débogage
software-development | développement de logiciels, développement d'applications, programmation, génie logiciel, développement informatique, développement logiciel
code-review | revue de code, revues de code
technical-documentation | documentation technique, rédaction technique
system-integration | intégration de systèmes
system-design | architecture logicielle, conception de systèmes, architecture des systèmes, architecture technique
microservices | architecture microservices, architecture de microservices
distributed-systems | systèmes distribués
design-patterns | patrons de conception
object-oriented-programming | programmation orientée objet, programmation objet, conception orientée objet
functional-programming | programmation fonctionnelle
data-structures | structures de données, algorithmique, algorithmes
computer-science | informatique théorique
information-technology | technologies de l'information
agile | méthodes agiles, méthode agile, méthodologie agile, méthodologies agiles, agilité
test-driven-development | développement piloté par les tests
itil | gestion des services informatiques
database-management | base de données, bases de données relationnelles, administration de bases de données, gestion de bases de données, bases de données
data-engineering | ingénierie des données, pipelines de données, traitement de données, traitement des données
data-integration | intégration de données
data-warehousing | entrepôt de données, entrepôts de données
data-modeling | modélisation de données, modélisation des données
big-data | mégadonnées, données massives
data-governance | gouvernance des données, qualité des données, gestion des données de référence
data-management | gestion des données
data-analysis | analyse des données, analyses de données, analyse de données
data-science | science des données, sciences des données
data-visualization | visualisation de données, visualisation des données, tableaux de bord
data-mining | fouille de données, exploration de données
business-intelligence | informatique décisionnelle, décisionnel BI
statistics | analyse statistique, analyses statistiques, statistique, méthodes statistiques, statistiques
linear-algebra | algèbre linéaire
simulation | simulation numérique, modélisation numérique
machine-learning | apprentissage machine, apprentissage automatique
deep-learning | apprentissage profond, réseaux de neurones
artificial-intelligence | intelligence artificielle, IA^*
generative-ai | IA générative
natural-language-processing | traitement du langage naturel, traitement automatique du langage, traitement automatique des langues
computer-vision | vision par ordinateur, traitement d'images, reconnaissance d'images
large-language-models | grands modèles de langage, modèles de langage
cloud-computing | informatique en nuage, infrastructure cloud, solutions cloud, services cloud
cloud-migration | migration vers le cloud
git | gestion de versions, contrôle de version, gestion de version
ci-cd | intégration continue, déploiement continu, livraison continue
infrastructure-as-code | infrastructure en tant que code
incident-response | gestion des incidents, gestion d'incidents, réponse aux incidents, astreintes informatiques
performance-optimization | optimisation des performances
load-balancing | répartition de charge, haute disponibilité, scalabilité
disaster-recovery | reprise après sinistre, sauvegarde des données, plan de reprise d'activité, plan de continuité d'activité
penetration-testing | tests d'intrusion, test d'intrusion
vulnerability-management | gestion des vulnérabilités, analyse de vulnérabilités
information-security | sécurité informatique, cybersécurité, sécurité de l'information, sécurité des systèmes d'information
network-security | sécurité réseau, sécurité des réseaux
cryptography | cryptographie, chiffrement
identity-and-access-management | gestion des identités et des accès, gestion des identités, gestion des accès
gdpr | protection des données, protection des données personnelles
computer-networking | réseaux informatiques, réseau informatique, protocoles réseau
network-administration | administration réseau, administration réseaux, administration des réseaux, administration systèmes et réseaux, gestion de réseaux
linux | administration Linux, systèmes Linux
operating-systems | systèmes d'exploitation
virtualization | machines virtuelles, virtualisation
system-administration | administration système, administration systèmes, administration des systèmes, administration de serveurs
technical-support | support technique, assistance technique, support informatique, support utilisateur, support utilisateurs, assistance informatique, dépannage informatique
embedded-systems | systèmes embarqués, logiciel embarqué, logiciels embarqués, microcontrôleurs, informatique embarquée
signal-processing | traitement du signal
iot | internet des objets, objets connectés
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
banking | secteur bancaire, services bancaires, opérations bancaires, banque de détail, produits bancaires
credit-analysis | analyse crédit, risque de crédit, octroi de crédit, analyse de crédit
claims-processing | gestion de sinistres, gestion des sinistres
insurance-sales | vente d'assurances, vente de produits d'assurance
fraud-detection | détection de la fraude
insurance | produits d'assurance, secteur de l'assurance
anti-money-laundering | lutte contre le blanchiment, blanchiment d'argent, lutte anti-blanchiment
business-analysis | analyse fonctionnelle, analyse métier, analyse d'affaires
requirements-analysis | cahier des charges, expression des besoins, rédaction de cahiers des charges, analyse des besoins, recueil des besoins
functional-specifications | spécifications fonctionnelles
ata-certified-translator | traducteur assermenté
public-relations | communication institutionnelle, relations publiques
media-relations | relations médias, relations presse
press-releases | communiqués de presse
corporate-communications | communication d'entreprise
internal-communications | communication interne
communications-strategy | stratégie de communication
customer-service | service clients, accueil clientèle, conseil clientèle, relation clientèle, service à la clientèle, service client
guest-service | service aux clients de l'hôtel, accueil des clients
customer-experience | expérience client*
customer-satisfaction | satisfaction des clients, satisfaction clientèle, satisfaction client
customer-relations | suivi de la relation client
complaint-handling | traitement des réclamations, gestion des litiges, réclamations clients, gestion des réclamations
call-center-operations | centre d'appel, appels entrants, appels sortants, centre d'appels
telephone-answering | standard téléphonique, gestion des appels, accueil téléphonique
after-sales-service | service après-vente
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
fashion-design | création de mode
pattern-making | modélisme
clothing-alterations | retouche de vêtements, retouches*
interior-design | aménagement intérieur, décoration d'intérieur, architecture d'intérieur
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
graphic-design | création graphique, design graphique, conception graphique, graphisme
visual-communication | communication visuelle
layout-design | maquette*, mise en page
brand-identity-design | identité visuelle
illustration | illustrations graphiques
photo-retouching | retouche photo
prepress | prépresse
3d-animation | animation 3D
3d-modeling | modélisation 3D
typography | théorie des couleurs
human-resources | gestion des ressources humaines, gestion du personnel, ressources humaines
hr-administration | gestion administrative du personnel, administration du personnel
recruiting | recrutements, entretiens d'embauche, gestion du recrutement, processus de recrutement, recrutement
talent-acquisition | acquisition de talents
candidate-interviewing | entretiens de recrutement, conduite d'entretiens
onboarding | accueil des nouveaux arrivants, intégration des nouveaux salariés, intégration des nouveaux collaborateurs
employee-relations | relations du travail, dialogue social, relations sociales
performance-management | évaluation des performances, entretiens d'évaluation, gestion de la performance
performance-appraisals | entretiens annuels
employee-development | développement des collaborateurs, développement des compétences
talent-management | gestion des talents
compensation-and-benefits | politique de rémunération, rémunération et avantages sociaux
training-delivery | formation*, animation de formations, formation professionnelle, formation des équipes, animer des formations, formation continue, formation du personnel
learning-and-development | formation et développement
diversity-and-inclusion | diversité et inclusion
labor-law | droit social, législation sociale, droit du travail
legal-research | recherches juridiques, veille juridique, analyse juridique, recherche juridique
legal-drafting | rédaction d'actes, rédaction d'actes juridiques, rédaction juridique
contract-drafting | rédaction de contrats
litigation | précontentieux, procédures judiciaires
legal-advice | conseils juridiques, conseil juridique
intellectual-property | propriété industrielle, droit d'auteur, droit des marques, propriété intellectuelle
contract-law | droit des contrats
criminal-law | droit pénal
constitutional-law | droit constitutionnel
immigration-law | droit des étrangers
corporate-law | droit des sociétés, droit des affaires
commercial-law | droit commercial
civil-law | droit civil
family-law | droit de la famille
administrative-law | droit public, droit administratif
environmental-law | droit de l'environnement
international-law | droit international
eu-law | droit européen
law | droit privé, connaissances juridiques, études de droit
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
acting | jeu d'acteur
music-theory | théorie musicale, solfège
office-administration | secrétariat*, gestion administrative, travaux administratifs, suivi administratif, assistanat, tâches administratives
clerical-work | travail de bureau
office-management | office management en entreprise, gestion de bureau
scheduling | planification, gestion de planning, planification des horaires
calendar-management | gestion d'agenda, gestion des agendas
appointment-scheduling | gestion des rendez-vous, prise de rendez-vous
staff-scheduling | gestion des plannings, élaboration des plannings, planning du personnel
data-entry | saisie des données, saisie de données, saisie informatique
typing | frappe de documents, dactylographie
record-keeping | tenue des dossiers, classement de dossiers, tenue de registres
records-management | gestion des dossiers
filing | classement, classement de documents
document-management | gestion documentaire
archiving | archivage
correspondence | courriers administratifs, rédaction de courriers, correspondance
minute-taking | prise de notes, comptes rendus de réunion, rédaction de comptes rendus
meeting-preparation | préparation de réunions, organisation de réunions, préparation des réunions
travel-arrangements | organisation des déplacements, organisation de voyages, organisation de déplacements
report-writing | rédaction de rapport, rédaction de rapports
mail-handling | gestion du courrier, distribution du courrier, traitement du courrier
mail-sorting | tri du courrier
office-supplies-management | gestion des fournitures, commande de fournitures
internet-research | recherche sur internet
spreadsheet-work | tableur, tableurs
reception | accueil des visiteurs, accueil physique et téléphonique, accueil physique
word-processing | traitement de texte
microsoft-office | logiciels bureautiques, outils de bureautique, suite Office, Pack Office
pivot-tables | tableaux croisés dynamiques
video-conferencing | visioconférence
computer-literacy | maîtrise de l'outil informatique, maîtrise des outils informatiques, outil informatique, compétences informatiques
office-software | bureautique, outils bureautiques
photography | photographie
photo-editing | retouche d'images
video-production | production vidéo
video-editing | réalisation vidéo, montage vidéo
videography | prise de vue
color-grading | étalonnage
film-production | production cinématographique
audio-engineering | technique du son, ingénierie du son
stage-lighting | éclairage scénique, régie lumière
set-design | scénographie
procurement | gestion des achats, approvisionnements, négociation fournisseurs, approvisionnement
strategic-sourcing | sourcing fournisseurs, achats stratégiques
supplier-management | suivi des fournisseurs, gestion des fournisseurs
contract-management | gestion de contrats, gestion des contrats
contract-negotiation | négociation des contrats, négociation de contrats
tendering | réponse aux appels d'offres, appels d'offres
public-procurement | commande publique, passation de marchés publics, marchés publics
erp-systems | logiciel ERP, progiciel de gestion, PGI^*, progiciel de gestion intégré
project-management | conduite de projets, pilotage de projet, pilotage de projets, management de projet, gestion de projet, gestion de projets, conduite de projet
project-planning | planification de projets, planification de projet
project-coordination | coordination de projet, coordination de projets
program-management | gestion de programme, gestion de portefeuille de projets, gestion de programmes
product-management | gestion de produits, gestion de produit
product-development | développement de produits, développement produit
policy-analysis | analyse des politiques publiques, analyse des politiques
policy-development | élaboration de politiques
program-evaluation | évaluation des politiques publiques, évaluation de programmes
monitoring-and-evaluation | suivi et évaluation
grant-management | demandes de subvention, gestion des subventions, recherche de subventions, demandes de financement, gestion de subventions
fundraising | levée de fonds, mécénat, collecte de fonds
economic-development | développement économique
public-administration | fonction publique, administration territoriale, administration publique
local-government | collectivités territoriales
public-policy | politiques publiques
journalism | rédaction journalistique, journalisme
book-publishing | édition de livres
property-management | gestion immobilière, gestion locative
real-estate-sales | vente immobilière, transaction immobilière
real-estate | syndic de copropriété, immobilier
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
communication | capacités de communication, bonne communication, expression écrite, sens de la communication, aisance rédactionnelle, compétences en communication, aisance relationnelle
written-communication | communication écrite, bonne expression écrite
verbal-communication | expression orale
interpersonal-skills | bon relationnel, qualités relationnelles, excellent relationnel, capacités relationnelles, compétences relationnelles, sens du relationnel
relationship-building | création de liens
listening-skills | écoute active
empathy | sens de l'écoute, qualités d'écoute, capacité d'écoute, bienveillance
emotional-intelligence | intelligence émotionnelle
courtesy | courtoisie, politesse, amabilité, bonne présentation
teamwork | sens du travail en équipe, esprit collaboratif, travail d'équipe, travail en équipe, esprit d'équipe
collaboration | travail collaboratif, esprit de collaboration, collaboration en équipe
cross-functional-collaboration | équipes pluridisciplinaires
leadership | leadership d'équipe, capacité à fédérer, qualités de meneur, capacités managériales, capacité à diriger
team-leadership | direction d'équipe, animation d'équipes, animation d'équipe
mentoring | tutorat, accompagnement des juniors, accompagnement individuel, mentorat
coaching | accompagnement d'équipes, coaching d'équipe
problem-solving | résolution de problème, esprit de résolution, recherche de solutions, résolution de problèmes
troubleshooting | dépannage
critical-thinking | esprit de synthèse, sens de l'analyse, capacité d'analyse et de synthèse, esprit critique
analytical-skills | capacités d'analyse, esprit d'analyse, capacité d'analyse, esprit analytique
strategic-thinking | pensée stratégique, vision stratégique
numeracy | aisance avec les chiffres
decision-making | capacité de décision, prise de décision, prise de décisions
time-management | sens des priorités, gestion des délais, gestion du temps
meeting-deadlines | respect des délais
prioritization | gestion des priorités
multitasking | gestion simultanée de plusieurs tâches, capacité à gérer plusieurs tâches, polyvalence et multitâche, polyvalence
organizational-skills | capacités d'organisation, capacité d'organisation, organisation et rigueur, qualités organisationnelles, sens de l'organisation, rigueur et organisation
planning-skills | capacités de planification
attention-to-detail | rigueur et précision, attention aux détails, souci du détail, sens du détail, minutie
adaptability | faculté d'adaptation, adaptabilité, capacité d'adaptation
flexibility | disponibilité et flexibilité, flexibilité
open-mindedness | ouverture d'esprit
resilience | résilience
working-under-pressure | travail sous pression, résistance au stress, gestion du stress
creativity | esprit créatif, créativité
innovation | esprit d'innovation
curiosity | curiosité
willingness-to-learn | envie d'apprendre, capacité d'apprentissage, soif d'apprendre
initiative | force de proposition, esprit d'initiative, prise d'initiative, sens de l'initiative
self-motivation | auto-motivation, dynamisme et motivation
independent-working | travail en autonomie
ownership-and-accountability | sens des responsabilités
work-ethic | conscience professionnelle, assiduité, éthique de travail
punctuality | ponctualité
integrity | intégrité
confidentiality | discrétion*, sens de la confidentialité, discrétion professionnelle, confidentialité
professionalism | professionnalisme
results-orientation | goût du résultat, goût du challenge, orientation résultats
customer-focus | sens du client, orientation client, sens du service, sens du service client
negotiation | négociations, techniques de négociation, capacité de négociation, négociation, négociation commerciale
conflict-resolution | résolution des conflits, résolution de conflits, gestion de conflits, gestion des conflits
presentation-skills | aisance orale, présentations orales, techniques de présentation
public-speaking | aisance à l'oral, prise de parole en public
facilitation | animation de réunions, animation de groupes, animation de groupe, animation d'ateliers
cultural-awareness | sensibilité interculturelle, compétences interculturelles, ouverture culturelle, sensibilité culturelle
manual-dexterity | habileté manuelle, dextérité, dextérité manuelle
physical-stamina | port de charges lourdes, port de charges, manutention de charges lourdes, bonne condition physique, endurance physique, résistance physique
technical-aptitude | sens technique, appétence technique, goût pour la technique
resourcefulness | débrouillardise
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
ux-design | ergonomie des interfaces, expérience utilisateur
ui-design | interface utilisateur, interfaces utilisateurs, conception d'interfaces, design d'interface
user-research | entretiens utilisateurs, recherche utilisateur
usability-testing | tests utilisateurs
human-centered-design | conception centrée sur l'utilisateur, conception centrée utilisateur
writing | capacités rédactionnelles, qualités rédactionnelles
business-writing | rédaction professionnelle
copywriting | rédaction publicitaire, conception-rédaction
editing | révision de textes, secrétariat de rédaction, édition de texte
proofreading | correction de textes, correction d'épreuves
creative-writing | écriture créative
translation | traductions*, traduction
interpreting | interprétariat, interprétation simultanée, interprétation de conférence
sign-language-interpreting | langue des signes
patient-care | soins aux patients, prise en charge des patients, soins de base, prise en charge du patient, accompagnement des patients
nursing | soins infirmiers, soins de nursing
patient-assessment | évaluation des patients, évaluation de l'état de santé, recueil de données cliniques, surveillance clinique
patient-triage | triage des patients, accueil et orientation des patients
care-planning | plan de soins, plans de soins, projet de soins, projets de soins
medication-administration | administration de médicaments, administration des traitements, distribution des médicaments, administration des médicaments
iv-therapy | perfusions*, pose de perfusion, pose de perfusions
wound-care | soins des plaies, pansements, réfection de pansements
vital-signs | signes vitaux, prise des constantes, surveillance des constantes, paramètres vitaux
patient-monitoring | surveillance des patients, monitorage
diabetes-care | suivi du diabète, glycémie capillaire, éducation diabétique
catheterization | sondage urinaire, cathétérisme, pose de cathéter, pose de cathéters
pain-management | prise en charge de la douleur, gestion de la douleur
patient-education | éducation thérapeutique, éducation du patient, éducation à la santé, éducation des patients
discharge-planning | planification de la sortie, coordination des soins, organisation des sorties
surgical-care | bloc opératoire, soins chirurgicaux
critical-care | soins intensifs, soins critiques
telemetry | surveillance cardiaque
electrocardiography | électrocardiogramme, électrocardiographie
maternity-care | obstétrique, maternité, néonatologie, soins néonataux
dialysis | dialyse, hémodialyse
patient-transport | transport de patients, transport sanitaire, brancardage, transferts des patients, manutention des patients
patient-positioning | installation du patient, positionnement des patients
infection-control | hygiène hospitalière, prévention des infections, bionettoyage
disinfection | désinfection
medical-assisting | assistant médical, assistante médicale, secrétaire médicale, secrétariat médical
family-medicine | médecine générale
internal-medicine | médecine interne
pediatrics | pédiatrie, soins pédiatriques, puériculture
cardiology | cardiologie
oncology | oncologie, chimiothérapie, cancérologie
neurology | neurologie
dermatology | dermatologie
psychiatry | psychiatrie
anesthesiology | anesthésie, anesthésiologie
surgery | chirurgie
orthopedics | orthopédie
palliative-care | soins palliatifs, accompagnement en fin de vie, fin de vie
telehealth | télémédecine, téléconsultation
anatomy | anatomie
medical-terminology | terminologie médicale, vocabulaire médical
emergency-care | soins d'urgence, service des urgences, médecine d'urgence, gestes d'urgence, urgences médicales
cpr | réanimation cardio-pulmonaire, réanimation cardiopulmonaire
first-aid | premiers secours, secourisme, sauveteur secouriste du travail, gestes de premiers secours, PSC1
emergency-management | gestion des urgences, gestion de crises
emergency-response | intervention d'urgence, secours d'urgence
firefighting | lutte contre l'incendie, extinction d'incendies
fire-prevention | prévention incendie, sécurité incendie
physical-therapy | kinésithérapie, rééducation, masso-kinésithérapie, rééducation fonctionnelle
occupational-therapy | ergothérapie
speech-therapy | orthophonie, logopédie
ventilator-management | ventilation mécanique, assistance respiratoire, kinésithérapie respiratoire
massage-therapy | massages*, massothérapie
nutrition | diététique, nutrition clinique, équilibre alimentaire
mental-health-care | santé mentale, soins psychiatriques
counseling | conseil et écoute, entretiens d'aide, accompagnement psychologique
psychotherapy | psychothérapie
dentistry | dentisterie, médecine dentaire, odontologie
dental-hygiene | hygiène dentaire, soins dentaires, hygiène bucco-dentaire
dental-assisting | assistance dentaire, assistance au fauteuil
orthodontics | orthodontie
pharmacy-practice | délivrance de médicaments, pharmacie d'officine, dispensation*, délivrance des ordonnances
pharmacy-technician-work | préparateur en pharmacie, préparatrice en pharmacie
pharmacology | pharmacologie
radiology | radiologie, imagerie médicale, radiographie, scanner médical
magnetic-resonance-imaging | imagerie par résonance magnétique, IRM^*
ultrasound-imaging | échographie, échographies, échocardiographie
phlebotomy | prélèvements sanguins, prise de sang, prises de sang
specimen-collection | prélèvement d'échantillons, préparation des échantillons, préparation d'échantillons, prélèvements
hematology | hématologie
histology | histologie, anatomopathologie
clinical-documentation | dossier de soins, dossiers médicaux, transmissions écrites, dossier patient, transmissions ciblées, tenue du dossier de soins
medical-coding | codage médical, codage des actes
medical-billing | facturation médicale, tarification des actes
patient-registration | accueil des patients, admission des patients, enregistrement des patients
electronic-health-records | dossier patient informatisé, dossier médical informatisé, logiciel de soins
immunization | vaccinations
disease-prevention | prévention des maladies, prévention santé
public-health | santé publique
geriatric-care | gériatrie, soins aux personnes âgées, accompagnement des personnes âgées, gérontologie, personnes âgées dépendantes
home-care | aide à domicile, soins à domicile, maintien à domicile, hospitalisation à domicile
personal-care | soins d'hygiène, aide à la toilette, toilette des patients, soins d'hygiène et de confort
activities-of-daily-living | actes de la vie quotidienne, aide aux actes de la vie quotidienne
meal-preparation-for-clients | préparation de repas pour personnes âgées
caregiving | aide à la personne, services à la personne, assistance aux personnes dépendantes
disability-support | accompagnement du handicap, accompagnement de personnes handicapées, personnes en situation de handicap
veterinary-care | médecine vétérinaire, soins aux animaux, soins vétérinaires, soin des animaux
social-work | travail social, action sociale, accompagnement social, assistance sociale, accompagnement éducatif, intervention sociale
case-management | gestion de cas, suivi de dossiers sociaux
child-welfare | protection de l'enfance, aide sociale à l'enfance
youth-work | animation jeunesse, travail auprès des jeunes, accompagnement de jeunes
community-outreach | animation sociale, développement local, action communautaire
child-care | garde d'enfants, accueil du jeune enfant
child-supervision | surveillance d'enfants, surveillance des enfants, encadrement d'enfants, animation auprès d'enfants
early-childhood-education | petite enfance, éducation préscolaire, éducation de la petite enfance
kindergarten-teaching | enseignement en maternelle, école maternelle
teaching | animation de cours, donner des cours, enseignement
classroom-management | gestion de classe, tenue de classe
lesson-planning | préparation des cours, préparation de cours
curriculum-development | conception de programmes pédagogiques, ingénierie pédagogique, élaboration de programmes, conception pédagogique
tutoring | soutien scolaire, cours particuliers
elementary-school-teaching | enseignement primaire, enseignement élémentaire
secondary-school-teaching | enseignement secondaire
special-education | éducation spécialisée, enseignement spécialisé, élèves en situation de handicap, besoins éducatifs particuliers
inclusive-education | éducation inclusive, école inclusive
language-teaching | enseignement des langues, français langue étrangère, cours de langues, cours d'anglais, FLE^*
physical-education | éducation physique, EPS^*
music-education | enseignement musical, éducation musicale
art-education | enseignement artistique, éducation artistique
vocational-education | enseignement professionnel
sports-coaching | encadrement sportif, entraînement d'équipes sportives
pedagogy | pédagogie, didactique, méthodes pédagogiques, sens de la pédagogie
university-teaching | enseignement supérieur, enseignement universitaire
adult-education | formation pour adultes, formation des adultes, andragogie
student-advising | orientation scolaire, orientation professionnelle, conseil d'orientation
e-learning | formation en ligne, formation à distance, enseignement à distance, apprentissage en ligne
training-needs-analysis | analyse des besoins en formation
library-services | bibliothéconomie, catalogage, gestion de bibliothèque
laboratory-techniques | techniques de laboratoire, analyses biologiques, travail en laboratoire
laboratory-analysis | analyses de laboratoire, analyses en laboratoire
equipment-calibration | calibration d'appareils, étalonnage des appareils
laboratory-safety | sécurité au laboratoire, biosécurité, sécurité biologique
chromatography | chromatographie
mass-spectrometry | spectrométrie de masse
spectroscopy | spectroscopie, spectrophotométrie
microscopy | microscopie, microscopie électronique
flow-cytometry | cytométrie en flux, cytométrie de flux
dna-sequencing | séquençage, séquençage ADN
cell-culture | culture cellulaire, cultures cellulaires
biology | biologie
molecular-biology | biologie moléculaire
microbiology | microbiologie
biochemistry | biochimie
bioinformatics | bio-informatique, bioinformatique
chemistry | chimie
organic-chemistry | chimie organique
analytical-chemistry | chimie analytique
physics | physique*, sciences physiques
mathematics | mathématiques
scientific-research | méthodes de recherche, recherche universitaire, revue de littérature, recherche documentaire, méthodologie de recherche, recherche scientifique
survey-design | enquêtes, élaboration de questionnaires, sondages
scientific-writing | rédaction scientifique, publications scientifiques, articles scientifiques
field-work | travail de terrain, enquêtes de terrain
environmental-management-systems | management environnemental, gestion de l'environnement, gestion environnementale
waste-management | gestion des déchets, traitement des déchets
environmental-science | sciences de l'environnement, protection de l'environnement, sciences environnementales
environmental-regulations | réglementation environnementale
geology | géologie
gis | systèmes d'information géographique, SIG^*, géomatique
sustainability | développement durable, responsabilité sociétale des entreprises
agriculture | agriculture biologique, agronomie, cultures agricoles, travaux agricoles
psychology | psychologie
international-relations | relations internationales, coopération internationale
clinical-research | recherche clinique, essais cliniques, études cliniques
good-clinical-practice | bonnes pratiques cliniques
good-manufacturing-practice | bonnes pratiques de fabrication, BPF^*
investigation | enquêtes judiciaires, investigations policières
law-enforcement | maintien de l'ordre, forces de l'ordre
security-guarding | gardiennage, surveillance de sites, agent de sécurité, sécurité privée, prévention et sécurité
registered-nurse | infirmier diplômé d'État, infirmière diplômée d'État, infirmier, diplôme d'État infirmier, diplôme d'infirmier, IDE^*, infirmière
certified-nursing-assistant | aide-soignant, aide-soignante, diplôme d'aide-soignant, diplôme d'État d'aide-soignant
emt | ambulancier, diplôme d'ambulancier, ambulancière
teaching-license | certificat d'aptitude au professorat, CAPES^*, agrégation, CRPE^
industrial-automation | automatisme, automatismes industriels, régulation*, instrumentation et régulation, automatisation industrielle, automatismes
control-systems | systèmes de contrôle-commande, régulation industrielle
robotics | robotique
instrumentation | instrumentation industrielle, instrumentation et mesure
plc-programming | programmation d'automates, automate programmable, automates programmables
variable-frequency-drives | variateurs de fréquence
commissioning | mises en service, mise en service
automotive-repair | réparation de véhicules, mécanique automobile, réparation automobile
vehicle-maintenance | maintenance de véhicules, entretien des véhicules, entretien de véhicules
vehicle-diagnostics | diagnostic automobile
diesel-engine-repair | moteurs diesel, mécanique poids lourds
tire-service | montage de pneus, pneumatiques et géométrie
hybrid-and-electric-vehicles | véhicules électriques
auto-body-repair | carrosserie automobile, réparation de carrosserie, carrosserie
automotive-painting | peinture automobile, peinture carrosserie
aircraft-maintenance | maintenance d'aéronefs, maintenance aéronautique
aircraft-repair | réparation aéronautique
air-traffic-control | contrôle aérien
beauty-treatments | soins esthétiques
hairdressing | coupe et coloration, coiffure
haircutting | coupes de cheveux, coupe de cheveux
hair-coloring | coloration capillaire, colorations*
esthetics | esthétique
facials | soins du visage
waxing | épilations, épilation
manicures | pose d'ongles, manucure
funeral-services | pompes funèbres
facilities-management | gestion des bâtiments, services généraux, gestion technique du bâtiment, gestion des installations
building-maintenance-work | maintenance des bâtiments, maintenance du bâtiment, entretien des bâtiments, maintenance de bâtiments
snow-removal | déneigement
asbestos-abatement | désamiantage
cad | CAO^*, DAO^*, conception assistée par ordinateur, dessin assisté par ordinateur
building-information-modeling | modélisation des informations du bâtiment, maquette numérique
finite-element-analysis | calcul par éléments finis, éléments finis
computational-fluid-dynamics | mécanique des fluides numérique
carpentry | charpenterie, menuisier, charpente, menuiserie
woodworking | travail du bois
joinery | menuiserie d'agencement, agencement, ébénisterie
furniture-assembly | montage de meubles
upholstery | tapisserie d'ameublement
glazing | pose de vitrages, vitrerie
painting-and-decorating | peinture bâtiment, papier peint, travaux de peinture, peinture en bâtiment, peinture décoration
drywall-installation | pose de placo, cloisons sèches, plaques de plâtre
plastering | plâtrerie, enduits
flooring-installation | pose de revêtements de sol, pose de parquet, revêtements de sol
tile-setting | pose de carrelage, carrelage
chemical-engineering | génie chimique, génie des procédés
civil-engineering | travaux publics, génie civil, ingénierie civile
structural-engineering | ingénierie des structures
architectural-design | conception architecturale
building-codes | réglementation du bâtiment, normes de construction, normes du bâtiment, droit de l'urbanisme
structural-analysis | calcul de structures, calculs de structure
surveying | géomètre, levés topographiques, topographie
cleaning-of-buildings | nettoyage de bâtiments, nettoyage des locaux, entretien des locaux, agent d'entretien
janitorial-work | conciergerie d'immeuble, gardiennage d'immeuble, concierge d'immeuble
office-cleaning | ménage de bureaux, nettoyage de bureaux
residential-cleaning | ménage à domicile, ménage chez des particuliers
industrial-cleaning | nettoyage industriel
window-cleaning | nettoyage de vitres, nettoyage des vitres, lavage de vitres
laundry | lingerie hôtelière, pressing textile, blanchisserie
ironing | repassage
construction-work | travaux de bâtiment, second œuvre, travaux de construction
construction-management | gestion de chantier, suivi de chantier, suivi de chantiers, maîtrise d'œuvre, conduite de chantier, conduite de travaux, direction de travaux
site-supervision | encadrement de chantier, direction de chantier
cost-estimating | chiffrage, études de prix
quantity-surveying | métré
demolition | travaux de démolition
road-construction | travaux routiers, construction de routes
earthwork | terrassement
masonry | gros œuvre, béton armé, maçon, maçonnerie
bricklaying | pose de briques, montage de murs
concrete-work | travaux de béton, bétonnage
formwork | coffrage
roofing | couverture et zinguerie, travaux de toiture, couvreur
scaffolding | montage d'échafaudages, échafaudages, échafaudage
heavy-equipment-operation | conduite d'engins, conduite d'engins de chantier, CACES engins, engins de chantier
excavator-operation | conduite de pelle, pelle mécanique, pelleteuse
crane-operation | conduite de grue, conduite de grues
overhead-crane-operation | pont roulant
aerial-work-platforms | nacelle élévatrice
food-preparation | préparation des repas, préparation culinaire, aide de cuisine, préparation de repas, préparations culinaires, commis de cuisine, préparation des aliments
cooking | cuisine traditionnelle, techniques de cuisine, techniques culinaires
culinary-arts | art culinaire, arts culinaires
french-cuisine | cuisine française
cold-kitchen | cuisine froide
baking | viennoiserie, boulangerie
bread-making | fabrication du pain, panification
pastry-making | pâtisseries
menu-planning | élaboration des menus, élaboration de menus, création de cartes
kitchen-management | gestion de cuisine, organisation de la cuisine
kitchen-cleaning | nettoyage de la cuisine, nettoyage de cuisine
dishwashing | lavage de vaisselle, vaisselle, plonge
meat-cutting | découpe de viande, charcuterie*, boucherie
food-safety | normes d'hygiène, règles d'hygiène, hygiène alimentaire, sécurité alimentaire, sécurité des aliments
haccp | normes HACCP, méthode HACCP
food-handler-certification | attestation HACCP, formation HACCP, certificat d'hygiène alimentaire
truck-driving | conducteur routier, chauffeur routier, chauffeur poids lourd, conducteur poids lourd, transport routier, conduite de poids lourds
long-haul-driving | conduite longue distance, transport longue distance, conduite internationale
delivery-driving | conduite de livraison, tournées de livraison
parcel-delivery | livraison, livraisons, distribution de colis, livraison du dernier kilomètre, livraison de colis
driving-vehicles | conduite de véhicules, conduite de véhicule
bus-driving | transport en commun de personnes, conducteur de bus, conduite d'autobus
passenger-transport | transport de voyageurs, transport de personnes
taxi-driving | conduite de taxi
moving-and-relocation-work | déménagement
load-securement | arrimage des charges, arrimage
route-planning | planification des tournées, optimisation des tournées, organisation des tournées, planification de tournées
dispatching | régulation des transports, exploitation transport
fleet-management | gestion du parc automobile, gestion de parc automobile, gestion de flotte
electrical-engineering | électrotechnique, génie électrique
power-electronics | électronique de puissance
electronics | cartes électroniques, circuits électroniques, électronique
high-voltage | haute tension
medium-voltage | moyenne tension
low-voltage | basse tension, courant faible, courants faibles
soldering | soudure électronique, brasage
electrical-installation | installations électriques, électricité bâtiment, électricité industrielle, installation électrique, électricien
wiring | câblage, câblage électrique
electrical-maintenance | maintenance électrique
electrical-troubleshooting | dépannage électrique, recherche de pannes électriques
elevator-maintenance | maintenance d'ascenseurs
electrical-apprenticeship | CAP électricien, bac pro électricité, BEP électrotechnique
habilitation-electrique | habilitations électriques
renewable-energy | énergies renouvelables
solar-energy | énergie solaire
photovoltaics | panneaux photovoltaïques, photovoltaïque
wind-energy | énergie éolienne, éolien
bioenergy | bioénergie, biomasse
hydrogen-technology | hydrogène
energy-efficiency | performance énergétique, efficacité énergétique
energy-management | management de l'énergie, gestion de l'énergie
solar-panel-installation | pose de panneaux solaires, installation de panneaux solaires
oil-and-gas-operations | pétrole et gaz
water-distribution | distribution d'eau, eau potable
fruit-picking | cueillette de fruits, récolte de fruits, vendanges
irrigation | systèmes d'irrigation, arrosage
tractor-operation | conduite de tracteur, conduite d'engins agricoles, conduite de tracteurs
farm-machinery | machines agricoles, machinisme agricole
livestock-care | soins au bétail, traite des vaches, conduite d'élevage, élevage bovin, élevage
milking | traite
pest-control | lutte contre les nuisibles, dératisation, désinsectisation, certiphyto
forestry | exploitation forestière, bûcheronnage, foresterie, sylviculture
chainsaw-operation | maniement de la tronçonneuse, tronçonneuse
tree-care | élagage
groundskeeping | espaces verts, tonte de pelouse, entretien des espaces verts
landscaping | aménagement paysager
gardening | jardinage
landscape-design | paysagisme
pruning | taille de haies, taille des arbres
hotel-management | management hôtelier, hôtellerie-restauration, gestion hôtelière
hotel-operations | exploitation hôtelière
hospitality-management | gestion de l'hospitalité
front-desk-operations | réception hôtelière, accueil des clients à l'hôtel, accueil du public, réception d'hôtel
guest-check-in | check-in et check-out, enregistrement des clients
reservations-management | gestion des réservations, prise de réservations, réservations hôtelières
housekeeping | ménage, entretien des chambres, entretien et nettoyage, propreté des locaux, entretien ménager
tourism | tourisme
tour-guiding | visites guidées, accompagnement touristique, guide touristique
travel-agency-work | agence de voyages, vente de voyages
ticket-sales | billetterie, vente de billets
tour-guide-license | carte de guide conférencier
drivers-license | permis VL, permis de conduire
driving-licence-class-b | permis B
driving-licence-class-c | permis C, permis poids lourd
driving-licence-class-ce | permis CE, permis EC
driving-licence-class-d | permis D
driver-cpc | FCO^*, FIMO^
transport-manager-cpc | capacité de transport
tachograph-card | carte chronotachygraphe, carte conducteur
trade-apprenticeship | apprentissage en métier, certificat d'aptitude professionnelle
master-craftsman-certificate | brevet de maîtrise
logistics | expédition*, transport et logistique, gestion des flux, gestion des transports, expéditions*, réception et expédition, logistique
freight | fret*, transport de marchandises
freight-forwarding | affrètement, transit et affrètement
returns-processing | gestion des retours, traitement des retours
cold-chain | chaîne du froid
supply-chain-management | chaîne d'approvisionnement, gestion de la chaîne logistique, gestion de la chaîne d'approvisionnement, chaîne logistique
demand-planning | planification de la demande
materials-management | gestion des matières, gestion des approvisionnements
order-management | traitement des commandes, saisie de commandes, gestion des commandes
import-and-export | douane, procédures douanières, import-export, commerce international
customs-clearance | formalités douanières, dédouanement
machining | tournage et fraisage, usinage
cnc-machining | usinage sur commande numérique, usinage CN, commande numérique
cnc-programming | programmation de commandes numériques, programmation CNC
milling | fraisage
cnc-milling | fraisage CNC, fraisage numérique
turning | tournage
cnc-turning | tournage CNC, tournage numérique
tool-and-die-making | outillage de presse, fabrication d'outillages, moulage et outillage
industrial-engineering | organisation industrielle, méthodes et industrialisation, génie industriel
manufacturing | production industrielle, procédés de fabrication, fabrication*, fabrication industrielle
production-planning | ordonnancement, planification de la production
production-management | gestion de la production, pilotage de la production, gestion de production
production-line-work | travail à la chaîne, travail en ligne de production, chaîne de production
assembly-work | assemblage*, travaux d'assemblage, montage industriel, montage mécanique, assemblage de pièces
machine-operation | conduite de ligne, conducteur de ligne, conduite de lignes, pilotage de ligne, conduite de machine, conduite de machines
machine-setup | réglage de machines, réglage des machines
injection-molding | injection plastique
plastics-processing | plasturgie
3d-printing | fabrication additive, impression 3D
metal-casting | fonderie
heat-treatment | traitement thermique, traitements thermiques
grinding-and-polishing | polissage, meulage, ponçage
deburring | ébavurage
packaging | conditionnement, mise en carton, emballage de produits, emballage
hand-tools | outillage à main, utilisation d'outils
equipment-repair | réparation*, réparation d'équipements, réparations*, réparation de machines
preventive-maintenance | entretien préventif, entretien des machines, maintenance des équipements, maintenance préventive
corrective-maintenance | maintenance corrective, maintenance curative
predictive-maintenance | maintenance prédictive
industrial-maintenance | maintenance industrielle
equipment-installation | installation d'équipements, mise en service d'équipements
mechanical-engineering | construction mécanique, mécanique générale, génie mécanique
strength-of-materials | résistance des matériaux
materials-science | sciences des matériaux, science des matériaux
mechanical-design | conception mécanique, bureau d'études mécanique
hydraulics | hydraulique
pneumatics | pneumatique*
mechatronics | mécatronique
engineering-drawings | dessin industriel, dessin technique
blueprint-reading | lecture de plan, plans techniques, lecture de schémas, lecture de plans
aerospace-engineering | génie aéronautique
occupational-safety | consignes de sécurité, prévention des risques professionnels, règles de sécurité, prévention des risques, hygiène et sécurité, hygiène sécurité environnement, QHSE, sécurité au travail, santé et sécurité au travail
safety-management | management de la sécurité, gestion de la sécurité
lockout-tagout | consignation électrique
confined-space-entry | espaces confinés
hazardous-materials | produits dangereux, transport de matières dangereuses, matières dangereuses
plumbing | installations sanitaires, plombier, plomberie
pipefitting | tuyauterie industrielle, tuyauterie
hvac | chauffage et climatisation, génie climatique, ventilation et climatisation
air-conditioning | climatisation
refrigeration | froid industriel, froid commercial
heating-systems | installations de chauffage, chauffage
heat-pumps | pompe à chaleur, pompes à chaleur
ventilation-systems | systèmes de ventilation, installations de ventilation
insulation-work | isolation thermique, travaux d'isolation, calorifugeage
f-gas-certification | attestation fluides frigorigènes
printing-operation | conduite de presses, impression offset et numérique, imprimerie
offset-printing | impression offset
digital-printing | impression numérique
screen-printing | sérigraphie
root-cause-analysis | analyse des causes, analyse de causes racines
quality-management-systems | système de management de la qualité, systèmes qualité
quality-inspection | inspection qualité, métrologie, contrôle dimensionnel, contrôle qualité des produits, contrôle de qualité
visual-inspection | contrôle visuel
calipers | pied à coulisse
nondestructive-testing | contrôles non destructifs, contrôle non destructif
quality-audits | audits qualité
train-driving | conduite de train, conduite de trains
railway-engineering | ingénierie ferroviaire, génie ferroviaire
food-service | restauration, service des plats, service en restauration, restauration rapide et service
table-service | dressage des tables, service en salle, service à table
catering | restauration collective, service traiteur
fast-food-service | restauration rapide
taking-food-orders | prise de commandes, prise de commande
restaurant-management | direction de restaurant, gestion de restaurant
bartending | service au bar, préparation de cocktails, mixologie
barista-skills | préparation de cafés, préparation du café
wine-service | œnologie, sommellerie
beverage-service | service des boissons
product-knowledge | connaissance des produits, connaissance produits
fashion-retail | vente de prêt-à-porter, prêt-à-porter
patrolling-premises | rondes de surveillance, rondes de sécurité
gate-and-entry-control | contrôle d'accès, contrôle des accès, filtrage des entrées
cctv-monitoring | vidéosurveillance
retail-security | sécurité en magasin, sécurité magasin
self-defense | autodéfense
security-guard-license | carte professionnelle de sécurité
personal-training | coaching sportif, préparation physique, entraînement sportif, entraînement personnel
fitness-instruction | cours de fitness, animation de cours collectifs
swimming-instruction | enseignement de la natation, cours de natation
lifeguarding | surveillance de baignade, maître-nageur, sauvetage aquatique, BNSSA
telecommunications | telecoms
fiber-optics | fibre optique
cellular-networks | réseaux mobiles
telecom-installation | installation télécom
sewing-machine-operation | machine à coudre, piquage
tailoring | couture sur mesure
dressmaking | couturière
garment-making | confection textile
warehouse-operations | magasinage, picking*, entreposage, gestion d'entrepôt
order-picking | préparation des commandes, préparateur de commandes, préparation de commandes
picking-and-packing | picking et emballage, préparation et emballage
goods-receiving | réception des marchandises, réception de marchandises
goods-shipping | expédition des marchandises, expédition de marchandises
loading-and-unloading | chargement, déchargement, chargement et déchargement de camions, chargement et déchargement
material-handling | manutention de matériaux, manutention
inventory-management | gestion de stocks, suivi des stocks, gestion du stock, contrôle des stocks, gestion des stocks
stocktaking | inventaires, comptage des stocks, inventaire
barcode-scanning | lecteur de codes-barres, scanner de codes-barres
forklift-operation | conduite de chariot élévateur, chariots élévateurs, cariste, conduite de chariots, chariot élévateur, conduite de chariots élévateurs
reach-truck-operation | chariot à mât rétractable
pallet-jack-operation | transpalette électrique, transpalette
forklift-certification | certificat de cariste, permis cariste
caces | CACES, CACES 1, CACES 3, CACES 5
welding | soudure, travaux de soudure, soudure à l'arc, soudeur, soudage
gas-metal-arc-welding | soudage MIG, soudure MIG, soudage MAG, soudage MIG/MAG, soudure semi-automatique
gas-tungsten-arc-welding | soudage TIG, soudure TIG
shielded-metal-arc-welding | soudage à l'électrode, soudure à l'électrode enrobée
arc-welding | soudage à l'arc
laser-cutting | découpe laser
metal-fabrication | construction métallique, travail des métaux, métallerie, chaudronnerie
sheet-metal-work | tôlerie
locksmithing | serrurerie
`;
