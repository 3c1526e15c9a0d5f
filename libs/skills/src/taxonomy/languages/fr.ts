/** French aliases, one skill a line: `skill-id | Alias, Alias`; marks are explained at `aliasesOf`. */
export const frenchAliases = `
web-development | applications web, développement d'applications web, création de sites web, création de sites internet
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
software-development | développement de logiciels, développement d'applications, programmation, génie logiciel, développement informatique
code-review | revue de code, revues de code
technical-documentation | documentation technique, rédaction technique
system-design | architecture logicielle, conception de systèmes, architecture des systèmes, architecture technique
microservices | architecture microservices, architecture de microservices
distributed-systems | systèmes distribués
design-patterns | patrons de conception
object-oriented-programming | programmation orientée objet, programmation objet, conception orientée objet
functional-programming | programmation fonctionnelle
data-structures | structures de données, algorithmique, algorithmes
agile | méthodes agiles, méthode agile, méthodologie agile, méthodologies agiles, agilité
test-driven-development | développement piloté par les tests
itil | gestion des services informatiques
database-management | base de données, bases de données relationnelles, administration de bases de données, gestion de bases de données
data-engineering | ingénierie des données, pipelines de données, traitement de données, traitement des données
data-warehousing | entrepôt de données, entrepôts de données
data-modeling | modélisation de données, modélisation des données
big-data | mégadonnées, données massives
data-governance | gouvernance des données, qualité des données, gestion des données de référence
data-analysis | analyse des données, analyses de données
data-science | science des données, sciences des données
data-visualization | visualisation de données, visualisation des données, tableaux de bord
data-mining | fouille de données, exploration de données
business-intelligence | informatique décisionnelle, décisionnel BI
statistics | analyse statistique, analyses statistiques, statistique, méthodes statistiques
linear-algebra | algèbre linéaire
simulation | simulation numérique, modélisation numérique
machine-learning | apprentissage machine
deep-learning | apprentissage profond, réseaux de neurones
artificial-intelligence | intelligence artificielle, IA^*
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
virtualization | machines virtuelles
system-administration | administration système, administration systèmes, administration des systèmes, administration de serveurs
technical-support | support technique, assistance technique, support informatique, support utilisateur, support utilisateurs, assistance informatique, dépannage informatique
embedded-systems | systèmes embarqués, logiciel embarqué, logiciels embarqués, microcontrôleurs, informatique embarquée
signal-processing | traitement du signal
iot | internet des objets, objets connectés
accounting | comptable*
bookkeeping | saisie comptable, tenue des comptes, saisie des écritures comptables, écritures comptables
general-ledger | comptabilité auxiliaire et générale
accounts-payable | factures fournisseurs
accounts-receivable | suivi des paiements, relances clients
invoicing | facturation clients, émission de factures
billing | facturation client
debt-collection | recouvrement de créances
account-reconciliation | lettrage des comptes
month-end-close | clôtures mensuelles
year-end-close | clôtures annuelles, clôture des comptes
financial-reporting | bilans comptables, arrêté des comptes
financial-statements | bilan comptable, comptes annuels, bilans
payroll | bulletins de paie, établissement des paies, gestion de paie, bulletins de salaire
banking | secteur bancaire, services bancaires, opérations bancaires, banque de détail, produits bancaires
credit-analysis | analyse crédit, risque de crédit, octroi de crédit
claims-processing | gestion de sinistres
insurance-sales | vente d'assurances, vente de produits d'assurance
insurance | produits d'assurance, secteur de l'assurance
anti-money-laundering | lutte contre le blanchiment, blanchiment d'argent
business-analysis | analyse fonctionnelle
requirements-analysis | cahier des charges, expression des besoins, rédaction de cahiers des charges
public-relations | communication institutionnelle
media-relations | relations médias
customer-service | service clients, accueil clientèle, conseil clientèle, relation clientèle
guest-service | service aux clients de l'hôtel
customer-satisfaction | satisfaction des clients, satisfaction clientèle
customer-relations | suivi de la relation client
complaint-handling | traitement des réclamations, gestion des litiges, réclamations clients
call-center-operations | centre d'appel, appels entrants, appels sortants
telephone-answering | standard téléphonique, gestion des appels
digital-marketing | marketing en ligne
seo | optimisation pour les moteurs de recherche, référencement web
search-advertising | référencement payant
online-advertising | publicité en ligne, publicité digitale
content-marketing | rédaction de contenus, production de contenus
social-media-marketing | médias sociaux
social-media-management | gestion des réseaux sociaux, animation des réseaux sociaux
community-management | animation de communauté, gestion de communauté
email-marketing | campagnes emailing, emailing, campagnes d'emailing
clothing-alterations | retouche de vêtements, retouches*
interior-design | aménagement intérieur
financial-analysis | analyses financières, évaluation d'entreprise
corporate-finance | finances d'entreprise
budgeting | gestion de budgets, suivi budgétaire, élaboration du budget, contrôle budgétaire
forecasting | prévisions des ventes, prévision de la demande, prévisions de ventes
variance-analysis | analyse des écarts
treasury-management | gestion de la trésorerie
investment-management | gestion de patrimoine, marchés de capitaux, produits financiers
financial-advising | conseil financier, conseil en gestion de patrimoine, conseil en investissement
economics | économétrie, sciences économiques, macroéconomie, microéconomie
graphic-design | création graphique, design graphique
layout-design | maquette*
illustration | illustrations graphiques
typography | théorie des couleurs
human-resources | gestion des ressources humaines, gestion du personnel
hr-administration | gestion administrative du personnel
recruiting | recrutements, entretiens d'embauche, gestion du recrutement, processus de recrutement
candidate-interviewing | entretiens de recrutement, conduite d'entretiens
onboarding | accueil des nouveaux arrivants, intégration des nouveaux salariés
employee-relations | relations du travail, dialogue social
performance-management | évaluation des performances, entretiens d'évaluation
employee-development | développement des collaborateurs
compensation-and-benefits | politique de rémunération
training-delivery | formation*, animation de formations, formation professionnelle, formation des équipes, animer des formations, formation continue
diversity-and-inclusion | diversité et inclusion
labor-law | droit social, législation sociale
legal-research | recherches juridiques, veille juridique, analyse juridique
legal-drafting | rédaction d'actes, rédaction d'actes juridiques
litigation | précontentieux, procédures judiciaires
legal-advice | conseils juridiques
intellectual-property | propriété industrielle, droit d'auteur, droit des marques
immigration-law | droit des étrangers
administrative-law | droit public
law | droit privé, connaissances juridiques, études de droit
operations-management | gestion d'exploitation, direction des opérations
strategic-planning | plan stratégique
business-strategy | stratégie d'entreprise
business-process-improvement | optimisation des processus, gestion des processus, démarche d'amélioration continue
process-mapping | cartographie des processus, modélisation des processus
change-management | accompagnement au changement
digital-transformation | digitalisation
risk-management | analyse des risques, gestion de risques, analyse de risques
quality-assurance | démarche qualité
quality-management | management de la qualité
key-performance-indicators | indicateurs clés de performance
cost-control | maîtrise des coûts
people-management | encadrement du personnel, management d'équipes
staff-supervision | encadrement, gestion du personnel encadré, encadrer une équipe
consulting | conseil en entreprise, conseil en management
business-administration | administration des entreprises, gestion des entreprises
lean | lean management industriel, production allégée
marketing | campagnes marketing, mercatique
brand-management | image de marque, stratégie de marque
event-marketing | marketing événementiel
customer-retention | fidélisation client, fidélisation des clients
event-planning | événementiel, gestion d'événements
office-administration | secrétariat*, gestion administrative, travaux administratifs, suivi administratif, assistanat
office-management | office management en entreprise
scheduling | planification, gestion de planning
appointment-scheduling | gestion des rendez-vous
staff-scheduling | gestion des plannings, élaboration des plannings, planning du personnel
data-entry | saisie des données
typing | frappe de documents
record-keeping | tenue des dossiers, classement de dossiers
filing | classement
correspondence | courriers administratifs, rédaction de courriers
minute-taking | prise de notes, comptes rendus de réunion
meeting-preparation | préparation de réunions, organisation de réunions, préparation des réunions
travel-arrangements | organisation des déplacements
report-writing | rédaction de rapport
mail-handling | gestion du courrier, distribution du courrier
office-supplies-management | gestion des fournitures, commande de fournitures
reception | accueil des visiteurs, accueil physique et téléphonique
microsoft-office | logiciels bureautiques, outils de bureautique
computer-literacy | maîtrise de l'outil informatique, maîtrise des outils informatiques, outil informatique
photo-editing | retouche d'images
video-editing | réalisation vidéo
audio-engineering | technique du son
stage-lighting | éclairage scénique, régie lumière
procurement | gestion des achats, approvisionnements, négociation fournisseurs
strategic-sourcing | sourcing fournisseurs, achats stratégiques
supplier-management | suivi des fournisseurs
contract-management | gestion de contrats
contract-negotiation | négociation des contrats
tendering | réponse aux appels d'offres
public-procurement | commande publique, passation de marchés publics
erp-systems | logiciel ERP, progiciel de gestion, PGI^*
project-management | conduite de projets, pilotage de projet, pilotage de projets, management de projet
project-planning | planification de projets
project-coordination | coordination de projet
program-management | gestion de programme, gestion de portefeuille de projets
product-management | gestion de produits
policy-analysis | analyse des politiques publiques
program-evaluation | évaluation des politiques publiques
grant-management | demandes de subvention, gestion des subventions, recherche de subventions, demandes de financement
fundraising | levée de fonds, mécénat
public-administration | fonction publique, administration territoriale
journalism | rédaction journalistique
real-estate-sales | vente immobilière, transaction immobilière
real-estate | syndic de copropriété
sales | vente directe, force de vente, action commerciale, démarche commerciale
b2b-sales | vente B2B, vente aux entreprises
inside-sales | vente sédentaire, ADV^*
outside-sales | vente itinérante, prospection terrain
technical-sales | vente technique, technico-commercial, vente de solutions techniques
export-sales | commerce extérieur, ventes export
sales-management | direction commerciale, management commercial
closing-sales | conclusion de ventes, closing commercial
account-management | gestion de portefeuille clients, suivi de clientèle, portefeuille clients
business-development | développement des affaires, prospection téléphonique, développement d'affaires
telemarketing | télévente, vente par téléphone
quoting | établissement de devis, élaboration de devis
upselling | vente additionnelle, vente complémentaire, ventes croisées
retail-sales | vente au détail, vente en magasin, merchandising en magasin
retail-management | gestion de point de vente
visual-merchandising | étalage, mise en valeur des produits, vitrines*
shelf-stocking | réassort, remplissage des rayons, réapprovisionnement des rayons, facing*
cash-handling | gestion de caisse, gestion de la caisse, encaissements, opérations de caisse
point-of-sale | logiciel de caisse, terminal de paiement, point de vente
loss-prevention | prévention des vols, lutte contre la démarque
e-commerce | vente en ligne, commerce en ligne
crm-software | logiciel CRM, gestion de la relation client, outil CRM
communication | capacités de communication, bonne communication, expression écrite, sens de la communication, aisance rédactionnelle
interpersonal-skills | bon relationnel, qualités relationnelles, excellent relationnel, capacités relationnelles
empathy | sens de l'écoute, qualités d'écoute, capacité d'écoute, bienveillance
courtesy | courtoisie, politesse, amabilité, bonne présentation
teamwork | sens du travail en équipe, esprit collaboratif
collaboration | travail collaboratif, esprit de collaboration
leadership | leadership d'équipe, capacité à fédérer, qualités de meneur, capacités managériales
team-leadership | direction d'équipe, animation d'équipes
mentoring | tutorat, accompagnement des juniors, accompagnement individuel
coaching | accompagnement d'équipes, coaching d'équipe
problem-solving | résolution de problème, esprit de résolution, recherche de solutions
critical-thinking | esprit de synthèse, sens de l'analyse, capacité d'analyse et de synthèse
analytical-skills | capacités d'analyse
strategic-thinking | pensée stratégique
decision-making | capacité de décision
time-management | sens des priorités, gestion des délais
multitasking | gestion simultanée de plusieurs tâches, capacité à gérer plusieurs tâches, polyvalence et multitâche
organizational-skills | capacités d'organisation, capacité d'organisation, organisation et rigueur, qualités organisationnelles
planning-skills | capacités de planification
attention-to-detail | rigueur et précision, attention aux détails
adaptability | faculté d'adaptation
flexibility | disponibilité et flexibilité
working-under-pressure | travail sous pression
creativity | esprit créatif
initiative | force de proposition
self-motivation | auto-motivation, dynamisme et motivation
independent-working | travail en autonomie
work-ethic | conscience professionnelle, assiduité
confidentiality | discrétion*, sens de la confidentialité, discrétion professionnelle
results-orientation | goût du résultat, goût du challenge
customer-focus | sens du client
negotiation | négociations, techniques de négociation, capacité de négociation
conflict-resolution | résolution des conflits
presentation-skills | aisance orale, présentations orales
public-speaking | aisance à l'oral
facilitation | animation de réunions, animation de groupes, animation de groupe
cultural-awareness | sensibilité interculturelle, compétences interculturelles, ouverture culturelle
manual-dexterity | habileté manuelle, dextérité
physical-stamina | port de charges lourdes, port de charges, manutention de charges lourdes, bonne condition physique, endurance physique, résistance physique
technical-aptitude | sens technique, appétence technique, goût pour la technique
tax-preparation | déclaration de TVA, impôts
tax-compliance | obligations fiscales
vat | déclarations de TVA, taxe sur la valeur ajoutée
auditing | audit externe
internal-audit | audits internes
internal-controls | contrôles internes
compliance | conformité, mise en conformité, affaires réglementaires
ux-design | ergonomie des interfaces
ui-design | interface utilisateur, interfaces utilisateurs, conception d'interfaces
user-research | entretiens utilisateurs
human-centered-design | conception centrée sur l'utilisateur
writing | capacités rédactionnelles, qualités rédactionnelles
copywriting | rédaction publicitaire
editing | révision de textes, secrétariat de rédaction
proofreading | correction de textes
translation | traductions*
interpreting | interprétariat, interprétation simultanée
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
teaching | animation de cours, donner des cours
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
scientific-research | méthodes de recherche, recherche universitaire, revue de littérature, recherche documentaire, méthodologie de recherche
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
registered-nurse | infirmier diplômé d'État, infirmière diplômée d'État, infirmier, diplôme d'État infirmier, diplôme d'infirmier, IDE^*
certified-nursing-assistant | aide-soignant, aide-soignante, diplôme d'aide-soignant, diplôme d'État d'aide-soignant
emt | ambulancier, diplôme d'ambulancier, ambulancière
teaching-license | certificat d'aptitude au professorat, CAPES^*, agrégation, CRPE^
industrial-automation | automatisme, automatismes industriels, régulation*, instrumentation et régulation
control-systems | systèmes de contrôle-commande, régulation industrielle
instrumentation | instrumentation industrielle, instrumentation et mesure
plc-programming | programmation d'automates, automate programmable
commissioning | mises en service
automotive-repair | réparation de véhicules
vehicle-maintenance | maintenance de véhicules, entretien des véhicules
diesel-engine-repair | moteurs diesel, mécanique poids lourds
tire-service | montage de pneus, pneumatiques et géométrie
auto-body-repair | carrosserie automobile, réparation de carrosserie
automotive-painting | peinture automobile, peinture carrosserie
aircraft-maintenance | maintenance d'aéronefs
aircraft-repair | réparation aéronautique
hairdressing | coupe et coloration
haircutting | coupes de cheveux
hair-coloring | coloration capillaire, colorations*
facials | soins du visage
waxing | épilations
manicures | pose d'ongles
facilities-management | gestion des bâtiments, services généraux, gestion technique du bâtiment
building-maintenance-work | maintenance des bâtiments, maintenance du bâtiment, entretien des bâtiments
cad | CAO^*, DAO^*, conception assistée par ordinateur, dessin assisté par ordinateur
building-information-modeling | modélisation des informations du bâtiment, maquette numérique
finite-element-analysis | calcul par éléments finis
computational-fluid-dynamics | mécanique des fluides numérique
carpentry | charpenterie, menuisier
joinery | menuiserie d'agencement, agencement
furniture-assembly | montage de meubles
glazing | pose de vitrages
painting-and-decorating | peinture bâtiment, papier peint, travaux de peinture
drywall-installation | pose de placo, cloisons sèches
flooring-installation | pose de revêtements de sol, pose de parquet, revêtements de sol
tile-setting | pose de carrelage
civil-engineering | travaux publics
structural-engineering | ingénierie des structures
building-codes | réglementation du bâtiment, normes de construction, normes du bâtiment, droit de l'urbanisme
structural-analysis | calcul de structures, calculs de structure
surveying | géomètre, levés topographiques
cleaning-of-buildings | nettoyage de bâtiments, nettoyage des locaux, entretien des locaux
janitorial-work | conciergerie d'immeuble, gardiennage d'immeuble
office-cleaning | ménage de bureaux
residential-cleaning | ménage à domicile, ménage chez des particuliers
industrial-cleaning | nettoyage industriel
window-cleaning | nettoyage de vitres, nettoyage des vitres
laundry | lingerie hôtelière, pressing textile
construction-work | travaux de bâtiment, second œuvre
construction-management | gestion de chantier, suivi de chantier, suivi de chantiers, maîtrise d'œuvre, conduite de chantier
site-supervision | encadrement de chantier, direction de chantier
cost-estimating | chiffrage, études de prix
demolition | travaux de démolition
road-construction | travaux routiers, construction de routes
masonry | gros œuvre, béton armé, maçon
bricklaying | pose de briques, montage de murs
concrete-work | travaux de béton
roofing | couverture et zinguerie, travaux de toiture, couvreur
scaffolding | montage d'échafaudages, échafaudages
heavy-equipment-operation | conduite d'engins, conduite d'engins de chantier, CACES engins
excavator-operation | conduite de pelle, pelle mécanique, pelleteuse
crane-operation | conduite de grue
food-preparation | préparation des repas, préparation culinaire, aide de cuisine, préparation de repas, préparations culinaires, commis de cuisine
cooking | cuisine traditionnelle, techniques de cuisine, techniques culinaires
culinary-arts | art culinaire
cold-kitchen | cuisine froide
baking | viennoiserie
bread-making | fabrication du pain, panification
pastry-making | pâtisseries
menu-planning | élaboration des menus, élaboration de menus, création de cartes
kitchen-management | gestion de cuisine, organisation de la cuisine
kitchen-cleaning | nettoyage de la cuisine, nettoyage de cuisine
dishwashing | lavage de vaisselle, vaisselle
meat-cutting | découpe de viande, charcuterie*
food-safety | normes d'hygiène, règles d'hygiène
haccp | normes HACCP, méthode HACCP
food-handler-certification | attestation HACCP, formation HACCP, certificat d'hygiène alimentaire
truck-driving | conducteur routier, chauffeur routier, chauffeur poids lourd, conducteur poids lourd, transport routier
long-haul-driving | conduite longue distance, transport longue distance, conduite internationale
delivery-driving | conduite de livraison, tournées de livraison
parcel-delivery | livraison, livraisons, distribution de colis, livraison du dernier kilomètre
driving-vehicles | conduite de véhicules, conduite de véhicule
bus-driving | transport en commun de personnes, conducteur de bus
passenger-transport | transport de voyageurs, transport de personnes
taxi-driving | conduite de taxi
load-securement | arrimage des charges
route-planning | planification des tournées, optimisation des tournées, organisation des tournées
dispatching | régulation des transports, exploitation transport
fleet-management | gestion du parc automobile, gestion de parc automobile
electrical-engineering | électrotechnique
electronics | cartes électroniques, circuits électroniques
medium-voltage | moyenne tension
low-voltage | basse tension, courant faible, courants faibles
soldering | soudure électronique
electrical-installation | installations électriques, électricité bâtiment, électricité industrielle
wiring | câblage
electrical-troubleshooting | dépannage électrique, recherche de pannes électriques
elevator-maintenance | maintenance d'ascenseurs
electrical-apprenticeship | CAP électricien, bac pro électricité, BEP électrotechnique
photovoltaics | panneaux photovoltaïques
wind-energy | énergie éolienne
bioenergy | bioénergie, biomasse
energy-efficiency | performance énergétique
energy-management | management de l'énergie
solar-panel-installation | pose de panneaux solaires, installation de panneaux solaires
water-distribution | distribution d'eau, eau potable
fruit-picking | cueillette de fruits, récolte de fruits, vendanges
irrigation | systèmes d'irrigation, arrosage
tractor-operation | conduite de tracteur, conduite d'engins agricoles, conduite de tracteurs
farm-machinery | machines agricoles, machinisme agricole
livestock-care | soins au bétail, traite des vaches, conduite d'élevage, élevage bovin
milking | traite
pest-control | lutte contre les nuisibles, dératisation, désinsectisation, certiphyto
forestry | exploitation forestière, bûcheronnage
chainsaw-operation | maniement de la tronçonneuse
groundskeeping | espaces verts, tonte de pelouse
pruning | taille de haies, taille des arbres
hotel-management | management hôtelier, hôtellerie-restauration
hotel-operations | exploitation hôtelière
front-desk-operations | réception hôtelière, accueil des clients à l'hôtel, accueil du public
guest-check-in | check-in et check-out, enregistrement des clients
reservations-management | gestion des réservations, prise de réservations
housekeeping | ménage, entretien des chambres, entretien et nettoyage, propreté des locaux
tour-guiding | visites guidées, accompagnement touristique
travel-agency-work | agence de voyages, vente de voyages
ticket-sales | billetterie, vente de billets
drivers-license | permis VL
driver-cpc | FCO^*
tachograph-card | carte chronotachygraphe
trade-apprenticeship | apprentissage en métier, certificat d'aptitude professionnelle
logistics | expédition*, transport et logistique, gestion des flux, gestion des transports, expéditions*, réception et expédition
freight | fret*, transport de marchandises
freight-forwarding | affrètement, transit et affrètement
returns-processing | gestion des retours, traitement des retours
supply-chain-management | chaîne d'approvisionnement, gestion de la chaîne logistique
demand-planning | planification de la demande
materials-management | gestion des matières, gestion des approvisionnements
order-management | traitement des commandes, saisie de commandes
import-and-export | douane, procédures douanières
customs-clearance | formalités douanières
machining | tournage et fraisage
cnc-machining | usinage sur commande numérique, usinage CN, commande numérique
cnc-programming | programmation de commandes numériques
cnc-milling | fraisage CNC, fraisage numérique
cnc-turning | tournage CNC, tournage numérique
tool-and-die-making | outillage de presse, fabrication d'outillages
industrial-engineering | organisation industrielle, méthodes et industrialisation
manufacturing | production industrielle, procédés de fabrication, fabrication*
production-planning | ordonnancement
production-management | gestion de la production, pilotage de la production
production-line-work | travail à la chaîne, travail en ligne de production
assembly-work | assemblage*, travaux d'assemblage, montage industriel, montage mécanique, assemblage de pièces
machine-operation | conduite de ligne, conducteur de ligne, conduite de lignes, pilotage de ligne, conduite de machine
machine-setup | réglage de machines, réglage des machines
3d-printing | fabrication additive
heat-treatment | traitement thermique, traitements thermiques
grinding-and-polishing | polissage, meulage, ponçage
packaging | conditionnement, mise en carton, emballage de produits
hand-tools | outillage à main, utilisation d'outils
equipment-repair | réparation*, réparation d'équipements, réparations*, réparation de machines
preventive-maintenance | entretien préventif, entretien des machines, maintenance des équipements
equipment-installation | installation d'équipements, mise en service d'équipements
mechanical-engineering | construction mécanique, mécanique générale
strength-of-materials | résistance des matériaux
materials-science | sciences des matériaux
mechanical-design | conception mécanique, bureau d'études mécanique
pneumatics | pneumatique*
engineering-drawings | dessin industriel
blueprint-reading | lecture de plan, plans techniques, lecture de schémas
occupational-safety | consignes de sécurité, prévention des risques professionnels, règles de sécurité, prévention des risques, hygiène et sécurité, hygiène sécurité environnement, QHSE
safety-management | management de la sécurité, gestion de la sécurité
hazardous-materials | produits dangereux, transport de matières dangereuses
plumbing | installations sanitaires, plombier
pipefitting | tuyauterie industrielle
hvac | chauffage et climatisation, génie climatique, ventilation et climatisation
refrigeration | froid industriel, froid commercial
heating-systems | installations de chauffage
heat-pumps | pompe à chaleur
ventilation-systems | systèmes de ventilation, installations de ventilation
insulation-work | isolation thermique, travaux d'isolation, calorifugeage
printing-operation | conduite de presses, impression offset et numérique
root-cause-analysis | analyse des causes, analyse de causes racines
quality-management-systems | système de management de la qualité, systèmes qualité
quality-inspection | inspection qualité, métrologie, contrôle dimensionnel, contrôle qualité des produits
visual-inspection | contrôle visuel
nondestructive-testing | contrôles non destructifs
quality-audits | audits qualité
train-driving | conduite de train
railway-engineering | ingénierie ferroviaire, génie ferroviaire
food-service | restauration, service des plats, service en restauration
table-service | dressage des tables
catering | restauration collective, service traiteur
taking-food-orders | prise de commandes, prise de commande
restaurant-management | direction de restaurant
bartending | service au bar, préparation de cocktails, mixologie
barista-skills | préparation de cafés, préparation du café
wine-service | œnologie
beverage-service | service des boissons
product-knowledge | connaissance des produits, connaissance produits
fashion-retail | vente de prêt-à-porter, prêt-à-porter
patrolling-premises | rondes de surveillance, rondes de sécurité
gate-and-entry-control | contrôle d'accès, contrôle des accès, filtrage des entrées
retail-security | sécurité en magasin, sécurité magasin
personal-training | coaching sportif, préparation physique, entraînement sportif
fitness-instruction | cours de fitness, animation de cours collectifs
swimming-instruction | enseignement de la natation, cours de natation
lifeguarding | surveillance de baignade, maître-nageur, sauvetage aquatique, BNSSA
sewing-machine-operation | machine à coudre, piquage
tailoring | couture sur mesure
warehouse-operations | magasinage, picking*
order-picking | préparation des commandes, préparateur de commandes
picking-and-packing | picking et emballage, préparation et emballage
goods-receiving | réception des marchandises
goods-shipping | expédition des marchandises
loading-and-unloading | chargement, déchargement, chargement et déchargement de camions
material-handling | manutention de matériaux
inventory-management | gestion de stocks, suivi des stocks, gestion du stock, contrôle des stocks
stocktaking | inventaires, comptage des stocks
barcode-scanning | lecteur de codes-barres, scanner de codes-barres
forklift-operation | conduite de chariot élévateur, chariots élévateurs, cariste, conduite de chariots
reach-truck-operation | chariot à mât rétractable
pallet-jack-operation | transpalette électrique
forklift-certification | certificat de cariste, permis cariste
welding | soudure, travaux de soudure, soudure à l'arc, soudeur
gas-metal-arc-welding | soudage MIG, soudure MIG, soudage MAG, soudage MIG/MAG, soudure semi-automatique
gas-tungsten-arc-welding | soudage TIG, soudure TIG
shielded-metal-arc-welding | soudage à l'électrode, soudure à l'électrode enrobée
metal-fabrication | construction métallique, travail des métaux
locksmithing | serrurerie
`;
