/** French aliases, one skill a line, marks as `aliasesOf` says: engineering, energy, production, quality, safety. */
export const engineeringAndProduction = `
// trades-and-service/automation-and-control
industrial-automation | automatisme, automatismes industriels, automatisation industrielle, automatismes, instrumentation et régulation
control-systems | systèmes de contrôle-commande, régulation industrielle
robotics | robotique
instrumentation | instrumentation industrielle, instrumentation et mesure
machine-safety | sécurité des machines
plc-programming | programmation d'automates, automate programmable, automates programmables
variable-frequency-drives | variateurs de fréquence
industrial-robots | robots industriels
control-panel-building | câblage d'armoires électriques, armoires électriques
commissioning | mises en service, mise en service
// trades-and-service/cad-and-simulation
cad | CAO^*, DAO^*, conception assistée par ordinateur, dessin assisté par ordinateur
building-information-modeling | modélisation des informations du bâtiment, maquette numérique
finite-element-analysis | calcul par éléments finis, éléments finis
computational-fluid-dynamics | mécanique des fluides numérique
// trades-and-service/chemical-and-process-engineering
chemical-engineering | génie chimique
process-engineering | génie des procédés
powder-coating | thermolaquage
// trades-and-service/civil-engineering
civil-engineering | génie civil, ingénierie civile, travaux publics
structural-engineering | ingénierie des structures
geotechnical-engineering | géotechnique
architectural-design | conception architecturale
building-codes | réglementation du bâtiment, normes de construction, droit de l'urbanisme, normes du bâtiment
structural-analysis | calcul de structures, calculs de structure
steel-structure-design | charpente métallique
surveying | géomètre, levés topographiques, topographie
construction-inspection | contrôle de chantier
// trades-and-service/electrical-engineering
electrical-engineering | électrotechnique, génie électrique
power-electronics | électronique de puissance
electronics | cartes électroniques, circuits électroniques, électronique
electric-motors | moteurs électriques
high-voltage | haute tension
medium-voltage | moyenne tension
low-voltage | basse tension, courant faible, courants faibles
sensors | capteurs
pcb-design | conception de cartes électroniques
electronics-assembly | câblage de cartes électroniques
soldering | soudure électronique
lighting-design | conception lumière
electrical-testing | essais électriques
// trades-and-service/energy-and-utilities
renewable-energy | énergies renouvelables
solar-energy | énergie solaire
photovoltaics | panneaux photovoltaïques, photovoltaïque
wind-energy | énergie éolienne, éolien
hydropower | hydroélectricité
bioenergy | bioénergie, biomasse
biogas | méthanisation
hydrogen-technology | hydrogène
energy-storage | stockage d'énergie
energy-efficiency | performance énergétique, efficacité énergétique
nuclear-engineering | génie nucléaire
energy-management | management de l'énergie, gestion de l'énergie
solar-panel-installation | pose de panneaux solaires, installation de panneaux solaires
district-heating | réseaux de chaleur
power-distribution | distribution électrique
oil-and-gas-operations | pétrole et gaz
water-distribution | distribution d'eau, eau potable
// trades-and-service/machining
machining | tournage et fraisage, usinage
cnc-machining | usinage sur commande numérique, usinage CN, commande numérique
cnc-programming | programmation de commandes numériques, programmation CNC
milling | fraisage
cnc-milling | fraisage CNC, fraisage numérique
turning | tournage
cnc-turning | tournage CNC, tournage numérique
tool-and-die-making | outillage de presse, fabrication d'outillages, moulage et outillage
mold-making | fabrication de moules
// trades-and-service/manufacturing
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
extrusion | extrusion plastique
3d-printing | fabrication additive, impression 3D
metal-casting | fonderie
forging | forgeage
stamping | emboutissage
press-operation | conduite de presse
heat-treatment | traitement thermique, traitements thermiques
surface-treatment | traitement de surface, traitements de surface
grinding-and-polishing | polissage, meulage, ponçage
deburring | ébavurage
packaging | conditionnement, mise en carton, emballage de produits, emballage
hand-tools | outillage à main, utilisation d'outils
equipment-repair | réparation*, réparation d'équipements, réparations*, réparation de machines
equipment-troubleshooting | recherche de pannes, diagnostic de pannes
preventive-maintenance | entretien préventif, entretien des machines, maintenance des équipements, maintenance préventive
corrective-maintenance | maintenance corrective, maintenance curative
predictive-maintenance | maintenance prédictive
industrial-maintenance | maintenance industrielle
lubrication | graissage
equipment-installation | installation d'équipements, mise en service d'équipements
// trades-and-service/mechanical-engineering
mechanical-engineering | construction mécanique, mécanique générale, génie mécanique
strength-of-materials | résistance des matériaux
materials-science | sciences des matériaux, science des matériaux
metallurgy | métallurgie
composite-materials | matériaux composites
mechanical-design | conception mécanique, bureau d'études mécanique
machine-design | conception de machines
hydraulics | hydraulique
pneumatics | pneumatique*
mechatronics | mécatronique
engineering-drawings | dessin industriel, dessin technique
blueprint-reading | lecture de plan, plans techniques, lecture de plans
schematic-reading | lecture de schémas électriques, lecture de schémas
aerospace-engineering | génie aéronautique
// trades-and-service/occupational-safety
occupational-safety | consignes de sécurité, prévention des risques professionnels, règles de sécurité, prévention des risques, hygiène et sécurité, hygiène sécurité environnement, QHSE, sécurité au travail, santé et sécurité au travail
safety-management | management de la sécurité, gestion de la sécurité
safety-inspections | visites de sécurité
safety-training-delivery | formation à la sécurité
job-hazard-analysis | document unique d'évaluation des risques
lockout-tagout | consignation électrique
confined-space-entry | espaces confinés
fire-safety | sécurité incendie
ergonomics | ergonomie au travail
hazardous-materials | produits dangereux, transport de matières dangereuses, matières dangereuses
hazardous-waste-management | déchets dangereux
// trades-and-service/printing
printing-operation | conduite de presses, impression offset et numérique, imprimerie
offset-printing | impression offset
digital-printing | impression numérique
screen-printing | sérigraphie
print-finishing | façonnage d'imprimés
// trades-and-service/quality-management
root-cause-analysis | analyse des causes, analyse de causes racines
statistical-process-control | maîtrise statistique des procédés
quality-management-systems | système de management de la qualité, systèmes qualité
quality-inspection | inspection qualité, contrôle qualité des produits, contrôle de qualité
visual-inspection | contrôle visuel
dimensional-inspection | contrôle dimensionnel
incoming-inspection | contrôle réception, contrôle à réception
calipers | pied à coulisse
nondestructive-testing | contrôles non destructifs, contrôle non destructif
quality-audits | audits qualité
supplier-quality | qualité fournisseurs
product-testing | essais produits
welding-inspection | contrôle de soudures, contrôle des soudures
// trades-and-service/welding-and-metal
welding | soudure, travaux de soudure, soudure à l'arc, soudeur, soudage
gas-metal-arc-welding | soudage MIG, soudure MIG, soudage MAG, soudage MIG/MAG, soudure semi-automatique
gas-tungsten-arc-welding | soudage TIG, soudure TIG
shielded-metal-arc-welding | soudage à l'électrode, soudure à l'électrode enrobée
arc-welding | soudage à l'arc
spot-welding | soudage par points, soudure par points
brazing | brasage, brasage fort
torch-cutting | oxycoupage
plasma-cutting | découpe plasma
laser-cutting | découpe laser
metal-fabrication | construction métallique, travail des métaux, métallerie
sheet-metal-work | tôlerie
press-brake-operation | pliage de tôles, plieuse
locksmithing | serrurerie
boilermaking | chaudronnerie
`;
