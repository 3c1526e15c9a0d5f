/** French aliases, one skill a line, marks as `aliasesOf` says: software, data, infrastructure, security, devices. */
export const technology = `
// technology/analytics
data-analysis | analyse des données, analyses de données, analyse de données
data-science | science des données, sciences des données
data-visualization | visualisation de données, visualisation des données, tableaux de bord
data-mining | fouille de données, exploration de données
business-intelligence | informatique décisionnelle, décisionnel BI
statistics | analyse statistique, analyses statistiques, statistique, méthodes statistiques, statistiques
linear-algebra | algèbre linéaire
simulation | simulation numérique, modélisation numérique
// technology/architecture-and-methods
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
// technology/back-end-frameworks
back-end-development | développement back-end, développement backend
full-stack-development | développement full-stack, développement fullstack
api-design | conception d'API, développement d'API, services web
// technology/cloud
cloud-computing | informatique en nuage, infrastructure cloud, solutions cloud, services cloud
cloud-migration | migration vers le cloud
// technology/data-engineering
data-engineering | ingénierie des données, pipelines de données, traitement de données, traitement des données
data-integration | intégration de données
data-warehousing | entrepôt de données, entrepôts de données
data-modeling | modélisation de données, modélisation des données
big-data | mégadonnées, données massives
data-governance | gouvernance des données, qualité des données, gestion des données de référence
data-management | gestion des données
// technology/databases
database-management | base de données, bases de données relationnelles, administration de bases de données, gestion de bases de données, bases de données
// technology/devops
git | gestion de versions, contrôle de version, gestion de version
ci-cd | intégration continue, déploiement continu, livraison continue
infrastructure-as-code | infrastructure en tant que code
// technology/embedded-and-hardware
embedded-systems | systèmes embarqués, logiciel embarqué, logiciels embarqués, microcontrôleurs, informatique embarquée
signal-processing | traitement du signal
iot | internet des objets, objets connectés
// technology/game-and-graphics
augmented-reality | réalité augmentée, réalité virtuelle
game-development | développement de jeux vidéo, développement de jeux
// technology/it-support
technical-support | support technique, assistance technique, support informatique, support utilisateur, support utilisateurs, assistance informatique, dépannage informatique
// technology/machine-learning
machine-learning | apprentissage machine, apprentissage automatique
deep-learning | apprentissage profond, réseaux de neurones
artificial-intelligence | intelligence artificielle, IA^*
generative-ai | IA générative
natural-language-processing | traitement du langage naturel, traitement automatique du langage, traitement automatique des langues
computer-vision | vision par ordinateur, traitement d'images, reconnaissance d'images
large-language-models | grands modèles de langage, modèles de langage
// technology/mobile
mobile-development | développement mobile, applications mobiles, développement d'applications mobiles
// technology/networking
computer-networking | réseaux informatiques, réseau informatique, protocoles réseau
network-administration | administration réseau, administration réseaux, administration des réseaux, administration systèmes et réseaux, gestion de réseaux
// technology/observability
incident-response | gestion des incidents, gestion d'incidents, réponse aux incidents, astreintes informatiques
performance-optimization | optimisation des performances
load-balancing | répartition de charge, haute disponibilité, scalabilité
disaster-recovery | reprise après sinistre, sauvegarde des données, plan de reprise d'activité, plan de continuité d'activité
// technology/operating-systems
linux | administration Linux, systèmes Linux
operating-systems | systèmes d'exploitation
virtualization | machines virtuelles, virtualisation
system-administration | administration système, administration systèmes, administration des systèmes, administration de serveurs
// technology/security
penetration-testing | tests d'intrusion, test d'intrusion
vulnerability-management | gestion des vulnérabilités, analyse de vulnérabilités
information-security | sécurité informatique, cybersécurité, sécurité de l'information, sécurité des systèmes d'information
network-security | sécurité réseau, sécurité des réseaux
cryptography | cryptographie, chiffrement
identity-and-access-management | gestion des identités et des accès, gestion des identités, gestion des accès
gdpr | protection des données, protection des données personnelles
// technology/testing
software-testing | tests logiciels, recette fonctionnelle, tests fonctionnels, tests d'intégration, cas de test
test-automation | automatisation des tests, automatisation de tests
unit-testing | tests unitaires, tests automatisés
debugging | débogage
// technology/web-front-end
web-development | applications web, développement d'applications web, création de sites web, création de sites internet, développement web
front-end-development | développement front-end, développement front, développement frontend
web-accessibility | accessibilité numérique, accessibilité web
`;
