/** French aliases, one skill a line, marks as `aliasesOf` says: engineering, building, production. */
export const engineeringAndTrades = `
// trades-and-service/automation-and-control
industrial-automation | automatisme, automatismes industriels, régulation*, instrumentation et régulation, automatisation industrielle, automatismes
control-systems | systèmes de contrôle-commande, régulation industrielle
robotics | robotique
instrumentation | instrumentation industrielle, instrumentation et mesure
plc-programming | programmation d'automates, automate programmable, automates programmables
variable-frequency-drives | variateurs de fréquence
commissioning | mises en service, mise en service
// trades-and-service/automotive
automotive-repair | réparation de véhicules, mécanique automobile, réparation automobile
vehicle-maintenance | maintenance de véhicules, entretien des véhicules, entretien de véhicules
vehicle-diagnostics | diagnostic automobile
diesel-engine-repair | moteurs diesel, mécanique poids lourds
tire-service | montage de pneus, pneumatiques et géométrie
hybrid-and-electric-vehicles | véhicules électriques
auto-body-repair | carrosserie automobile, réparation de carrosserie, carrosserie
automotive-painting | peinture automobile, peinture carrosserie
// trades-and-service/building-maintenance
facilities-management | gestion des bâtiments, services généraux, gestion technique du bâtiment, gestion des installations
building-maintenance-work | maintenance des bâtiments, maintenance du bâtiment, entretien des bâtiments, maintenance de bâtiments
snow-removal | déneigement
asbestos-abatement | désamiantage
// trades-and-service/cad-and-simulation
cad | CAO^*, DAO^*, conception assistée par ordinateur, dessin assisté par ordinateur
building-information-modeling | modélisation des informations du bâtiment, maquette numérique
finite-element-analysis | calcul par éléments finis, éléments finis
computational-fluid-dynamics | mécanique des fluides numérique
// trades-and-service/carpentry-and-finishing
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
// trades-and-service/chemical-and-process-engineering
chemical-engineering | génie chimique, génie des procédés
// trades-and-service/civil-engineering
civil-engineering | travaux publics, génie civil, ingénierie civile
structural-engineering | ingénierie des structures
architectural-design | conception architecturale
building-codes | réglementation du bâtiment, normes de construction, normes du bâtiment, droit de l'urbanisme
structural-analysis | calcul de structures, calculs de structure
surveying | géomètre, levés topographiques, topographie
// trades-and-service/construction
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
// trades-and-service/electrical-engineering
electrical-engineering | électrotechnique, génie électrique
power-electronics | électronique de puissance
electronics | cartes électroniques, circuits électroniques, électronique
high-voltage | haute tension
medium-voltage | moyenne tension
low-voltage | basse tension, courant faible, courants faibles
soldering | soudure électronique, brasage
// trades-and-service/electrical-trades
electrical-installation | installations électriques, électricité bâtiment, électricité industrielle, installation électrique, électricien
wiring | câblage, câblage électrique
electrical-maintenance | maintenance électrique
electrical-troubleshooting | dépannage électrique, recherche de pannes électriques
elevator-maintenance | maintenance d'ascenseurs
electrical-apprenticeship | CAP électricien, bac pro électricité, BEP électrotechnique
habilitation-electrique | habilitations électriques
// trades-and-service/energy-and-utilities
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
// trades-and-service/machining
machining | tournage et fraisage, usinage
cnc-machining | usinage sur commande numérique, usinage CN, commande numérique
cnc-programming | programmation de commandes numériques, programmation CNC
milling | fraisage
cnc-milling | fraisage CNC, fraisage numérique
turning | tournage
cnc-turning | tournage CNC, tournage numérique
tool-and-die-making | outillage de presse, fabrication d'outillages, moulage et outillage
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
// trades-and-service/mechanical-engineering
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
// trades-and-service/occupational-safety
occupational-safety | consignes de sécurité, prévention des risques professionnels, règles de sécurité, prévention des risques, hygiène et sécurité, hygiène sécurité environnement, QHSE, sécurité au travail, santé et sécurité au travail
safety-management | management de la sécurité, gestion de la sécurité
lockout-tagout | consignation électrique
confined-space-entry | espaces confinés
hazardous-materials | produits dangereux, transport de matières dangereuses, matières dangereuses
// trades-and-service/plumbing-and-hvac
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
// trades-and-service/printing
printing-operation | conduite de presses, impression offset et numérique, imprimerie
offset-printing | impression offset
digital-printing | impression numérique
screen-printing | sérigraphie
// trades-and-service/quality-management
root-cause-analysis | analyse des causes, analyse de causes racines
quality-management-systems | système de management de la qualité, systèmes qualité
quality-inspection | inspection qualité, métrologie, contrôle dimensionnel, contrôle qualité des produits, contrôle de qualité
visual-inspection | contrôle visuel
calipers | pied à coulisse
nondestructive-testing | contrôles non destructifs, contrôle non destructif
quality-audits | audits qualité
// trades-and-service/telecom-installation
telecommunications | telecoms
fiber-optics | fibre optique
cellular-networks | réseaux mobiles
telecom-installation | installation télécom
// trades-and-service/textiles-and-crafts
sewing-machine-operation | machine à coudre, piquage
tailoring | couture sur mesure
dressmaking | couturière
garment-making | confection textile
// trades-and-service/welding-and-metal
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
