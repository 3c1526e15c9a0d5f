/** French aliases, one skill a line, marks as `aliasesOf` says: building, installation, repair, crafts. */
export const buildingAndRepair = `
// trades-and-service/automotive
automotive-repair | réparation de véhicules, mécanique automobile, réparation automobile
vehicle-maintenance | maintenance de véhicules, entretien des véhicules, entretien de véhicules
vehicle-diagnostics | diagnostic automobile
engine-repair | réparation de moteurs
diesel-engine-repair | moteurs diesel
truck-repair | mécanique poids lourds
motorcycle-repair | réparation de motos
bicycle-repair | réparation de vélos, réparation de cycles
brake-repair | réparation de freins
wheel-alignment | pneumatiques et géométrie
tire-service | montage de pneus
oil-changes | vidange
hybrid-and-electric-vehicles | véhicules électriques
auto-body-repair | carrosserie automobile, réparation de carrosserie, carrosserie
automotive-painting | peinture automobile, peinture carrosserie
auto-parts | pièces détachées automobiles
vehicle-sales | vente de véhicules, vente automobile
// trades-and-service/building-maintenance
facilities-management | gestion des bâtiments, services généraux, gestion technique du bâtiment, gestion des installations
building-maintenance-work | maintenance des bâtiments, maintenance du bâtiment, entretien des bâtiments, maintenance de bâtiments
maintenance-planning | planification de la maintenance
snow-removal | déneigement
asbestos-abatement | désamiantage
// trades-and-service/carpentry-and-finishing
carpentry | charpenterie, menuisier, charpente, menuiserie
woodworking | travail du bois
joinery | menuiserie d'agencement, agencement
cabinet-making | ébénisterie
furniture-assembly | montage de meubles
upholstery | tapisserie d'ameublement
door-and-window-installation | pose de menuiseries, pose de fenêtres
glazing | pose de vitrages, vitrerie
painting-and-decorating | peinture bâtiment, travaux de peinture, peinture en bâtiment, peinture décoration
wallpapering | papier peint
drywall-installation | pose de placo, cloisons sèches, plaques de plâtre
plastering | plâtrerie, enduits
flooring-installation | pose de revêtements de sol, revêtements de sol
hardwood-flooring | pose de parquet
carpet-installation | pose de moquette
tile-setting | pose de carrelage, carrelage
// trades-and-service/construction
construction-work | travaux de bâtiment, second œuvre, travaux de construction
construction-management | gestion de chantier, suivi de chantier, suivi de chantiers, maîtrise d'œuvre, conduite de chantier, conduite de travaux, direction de travaux
site-supervision | encadrement de chantier, direction de chantier
cost-estimating | chiffrage, études de prix
quantity-takeoff | métré
residential-remodeling | rénovation de logements
demolition | travaux de démolition
road-construction | travaux routiers, construction de routes
earthwork | terrassement
excavation | travaux d'excavation
masonry | gros œuvre, maçon, maçonnerie
bricklaying | pose de briques, montage de murs
stonework | taille de pierre
concrete-work | travaux de béton, bétonnage, béton armé
formwork | coffrage
waterproofing | étanchéité, travaux d'étanchéité
roofing | couverture et zinguerie, travaux de toiture, couvreur
scaffolding | montage d'échafaudages, échafaudages, échafaudage
working-at-heights | travaux en hauteur
rope-access | travaux sur cordes
heavy-equipment-operation | conduite d'engins, conduite d'engins de chantier, CACES engins, engins de chantier
excavator-operation | conduite de pelle, pelle mécanique, pelleteuse
crane-operation | conduite de grue, conduite de grues
overhead-crane-operation | pont roulant
aerial-work-platforms | nacelle élévatrice
// trades-and-service/electrical-trades
electrical-installation | installations électriques, installation électrique, électricien
wiring | câblage, câblage électrique
electrical-maintenance | maintenance électrique
electrical-troubleshooting | dépannage électrique, recherche de pannes électriques
residential-wiring | électricité bâtiment
industrial-electrical-work | électricité industrielle
fire-alarm-systems | alarme incendie, détection incendie
security-alarm-installation | installation d'alarmes, systèmes d'alarme
electric-vehicle-charging | bornes de recharge
elevator-maintenance | maintenance d'ascenseurs
electrical-apprenticeship | CAP électricien, bac pro électricité, BEP électrotechnique
habilitation-electrique | habilitations électriques
// trades-and-service/plumbing-and-hvac
plumbing | installations sanitaires, plombier, plomberie
pipefitting | tuyauterie industrielle, tuyauterie
gas-fitting | installation de gaz
bathroom-installation | installation de salles de bains
hvac | chauffage et climatisation, génie climatique, ventilation et climatisation
hvac-maintenance | maintenance de chauffage, entretien de chaudières
air-conditioning | climatisation
refrigeration | froid industriel, froid commercial
heating-systems | installations de chauffage, chauffage
heat-pumps | pompe à chaleur, pompes à chaleur
boiler-operation | conduite de chaudières, chaudières industrielles
ventilation-systems | systèmes de ventilation, installations de ventilation
insulation-work | isolation thermique, travaux d'isolation, calorifugeage
f-gas-certification | attestation fluides frigorigènes
// trades-and-service/telecom-installation
telecommunications | telecoms
fiber-optics | fibre optique
cellular-networks | réseaux mobiles
telecom-installation | installation télécom
structured-cabling | câblage structuré
fiber-splicing | soudure de fibre optique, raccordement de fibre optique
// trades-and-service/textiles-and-crafts
sewing | travaux de couture
sewing-machine-operation | machine à coudre, piquage
tailoring | couture sur mesure
dressmaking | couturière
garment-making | confection textile
jewelry-making | joaillerie
goldsmithing | orfèvrerie
glassblowing | soufflage de verre
`;
