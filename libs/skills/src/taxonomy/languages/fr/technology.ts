/** French aliases, one skill a line, marks as `aliasesOf` says: software, data, infrastructure, security, devices. */
export const technology = `
// technology/analytics
data-analysis | analyse des données, analyses de données, analyse de données
data-science | science des données, sciences des données
data-visualization | visualisation de données, visualisation des données
dashboards | tableaux de bord
data-mining | fouille de données, exploration de données
business-intelligence | informatique décisionnelle, décisionnel BI
predictive-analytics | analyse prédictive
statistics | analyse statistique, analyses statistiques, statistique, méthodes statistiques, statistiques
linear-algebra | algèbre linéaire
simulation | simulation numérique, modélisation numérique
// technology/architecture-and-methods
software-development | développement de logiciels, génie logiciel, développement informatique, développement logiciel
programming | programmation
application-development | développement d'applications
open-source | logiciels libres, logiciel libre
software-maintenance | maintenance applicative, maintenance logicielle
code-review | revue de code, revues de code
technical-documentation | documentation technique, rédaction technique
requirements-specification | spécifications techniques
system-integration | intégration de systèmes
system-design | conception de systèmes, architecture des systèmes, architecture technique
software-architecture | architecture logicielle
it-management | direction des systèmes d'information, gestion informatique
microservices | architecture microservices, architecture de microservices
distributed-systems | systèmes distribués
design-patterns | patrons de conception
object-oriented-programming | programmation orientée objet, programmation objet
object-oriented-design | conception orientée objet
functional-programming | programmation fonctionnelle
data-structures | structures de données
algorithms | algorithmique, algorithmes
computer-science | informatique théorique
information-technology | technologies de l'information
agile | méthodes agiles, méthode agile, méthodologie agile, méthodologies agiles, agilité
test-driven-development | développement piloté par les tests
it-service-management | gestion des services informatiques
// technology/back-end-frameworks
back-end-development | développement back-end, développement backend
full-stack-development | développement full-stack, développement fullstack
api-design | conception d'API, développement d'API
web-services | services web
// technology/cloud
cloud-computing | informatique en nuage, solutions cloud, services cloud
cloud-infrastructure | infrastructure cloud
cloud-migration | migration vers le cloud
// technology/data-engineering
data-engineering | ingénierie des données
data-pipelines | pipelines de données
data-processing | traitement de données, traitement des données
data-integration | intégration de données
data-cleaning | nettoyage des données, nettoyage de données
data-migration | migration de données, migration des données
data-warehousing | entrepôt de données, entrepôts de données
data-modeling | modélisation de données, modélisation des données
big-data | mégadonnées, données massives
data-governance | gouvernance des données
data-management | gestion des données
data-quality | qualité des données
master-data-management | gestion des données de référence
// technology/databases
relational-databases | bases de données relationnelles
database-management | base de données, gestion de bases de données, bases de données
database-administration | administration de bases de données
database-design | conception de bases de données
// technology/devops
continuous-integration | intégration continue
continuous-delivery | livraison continue
continuous-deployment | déploiement continu
infrastructure-as-code | infrastructure en tant que code
version-control | gestion de versions, contrôle de version, gestion de version
// technology/embedded-and-hardware
embedded-systems | systèmes embarqués, logiciel embarqué, logiciels embarqués, informatique embarquée
microcontrollers | microcontrôleurs
computer-hardware | matériel informatique
signal-processing | traitement du signal
iot | internet des objets, objets connectés
// technology/game-and-graphics
augmented-reality | réalité augmentée
virtual-reality | réalité virtuelle
game-development | développement de jeux vidéo, développement de jeux
// technology/it-support
technical-support | support technique, assistance technique, support informatique, support utilisateur, support utilisateurs, assistance informatique, dépannage informatique
computer-repair | dépannage d'ordinateurs
// technology/machine-learning
machine-learning | apprentissage machine, apprentissage automatique
deep-learning | apprentissage profond
neural-networks | réseaux de neurones
artificial-intelligence | intelligence artificielle, IA^*
generative-ai | IA générative
natural-language-processing | traitement du langage naturel, traitement automatique du langage, traitement automatique des langues
machine-translation | traduction automatique
speech-recognition | reconnaissance vocale
computer-vision | vision par ordinateur
image-processing | traitement d'images, traitement d'image, traitement de l'image
image-classification | reconnaissance d'images
large-language-models | grands modèles de langage, modèles de langage
// technology/mobile
mobile-development | développement mobile, applications mobiles, développement d'applications mobiles
// technology/networking
computer-networking | réseaux informatiques, réseau informatique
network-protocols | protocoles réseau
network-administration | administration réseau, administration réseaux, administration des réseaux, administration systèmes et réseaux, gestion de réseaux
network-infrastructure | infrastructure réseau
// technology/observability
incident-response | réponse aux incidents
incident-management | gestion des incidents, gestion d'incidents
on-call-duty | astreintes informatiques
performance-optimization | optimisation des performances
load-balancing | répartition de charge
high-availability | haute disponibilité
scalability | scalabilité
disaster-recovery | reprise après sinistre, plan de reprise d'activité
business-continuity | plan de continuité d'activité
backup-and-recovery | sauvegarde des données
// technology/operating-systems
linux | systèmes Linux
linux-administration | administration Linux
operating-systems | systèmes d'exploitation
virtualization | virtualisation
virtual-machines | machines virtuelles
system-administration | administration système, administration systèmes, administration des systèmes, administration de serveurs
it-infrastructure | infrastructures informatiques
// technology/security
penetration-testing | tests d'intrusion, test d'intrusion
vulnerability-management | gestion des vulnérabilités, analyse de vulnérabilités
data-protection | protection des données, protection des données personnelles
information-security | sécurité informatique, cybersécurité, sécurité de l'information, sécurité des systèmes d'information
network-security | sécurité réseau, sécurité des réseaux
cryptography | cryptographie
encryption | chiffrement
identity-and-access-management | gestion des identités et des accès, gestion des accès
identity-management | gestion des identités
// technology/testing
software-testing | tests logiciels
test-automation | automatisation des tests, automatisation de tests, tests automatisés
unit-testing | tests unitaires
integration-testing | tests d'intégration
regression-testing | tests de non-régression
functional-testing | tests fonctionnels
acceptance-testing | tests d'acceptation
user-acceptance-testing | recette utilisateur, recette fonctionnelle
performance-testing | tests de performance
load-testing | tests de charge
test-planning | plan de test, plans de test
test-case-design | cas de test
debugging | débogage
// technology/web-front-end
web-development | applications web, développement d'applications web, développement web
front-end-development | développement front-end, développement front, développement frontend
web-accessibility | accessibilité numérique, accessibilité web
web-design | création de sites web, création de sites internet, conception de sites web
`;
