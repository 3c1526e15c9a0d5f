/** Spanish aliases, one skill a line, marks as `aliasesOf` says: building, installation, repair, crafts. */
export const buildingAndRepair = `
// trades-and-service/automotive
automotive-repair | mecánica del automóvil, reparación de vehículos, electromecánica de vehículos, mecánica automotriz, mecánica de automóviles
vehicle-maintenance | mantenimiento de vehículos
vehicle-diagnostics | diagnosis de vehículos, diagnóstico automotriz
vehicle-inspection | inspección técnica de vehículos
engine-repair | reparación de motores
diesel-engine-repair | motores diésel, mecánica diésel
motorcycle-repair | reparación de motos, reparación de motocicletas
bicycle-repair | reparación de bicicletas
brake-repair | reparación de frenos
wheel-alignment | alineación de ruedas
tire-service | cambio de neumáticos
oil-changes | cambio de aceite
automotive-electrical-systems | electricidad del automóvil
hybrid-and-electric-vehicles | vehículos eléctricos
auto-body-repair | chapa y pintura, reparación de carrocería, carrocería
automotive-painting | pintura de vehículos, pintura automotriz
auto-parts | recambios de automóvil, refacciones automotrices
vehicle-sales | venta de autos, venta de vehículos, venta de coches
// trades-and-service/building-maintenance
facilities-management | servicios generales, conservación de edificios, gestión de instalaciones
building-maintenance-work | mantenimiento de edificios
maintenance-planning | planificación de mantenimiento, planificación del mantenimiento
snow-removal | retirada de nieve
// trades-and-service/carpentry-and-finishing
carpentry | carpintero, carpintería
woodworking | trabajo en madera, trabajo de la madera
joinery | carpintería de taller
cabinet-making | ebanistería
furniture-assembly | montaje de muebles
upholstery | tapizado, tapicería
door-and-window-installation | instalación de puertas y ventanas, carpintería de aluminio
glazing | acristalamiento, cristalería
painting-and-decorating | pintura y decoración, pintura de paredes, pintura de interiores
drywall-installation | tabiquería seca, placas de yeso, pladur
plastering | enlucido, yeso, yesería
flooring-installation | instalación de suelos, colocación de pisos, instalación de pisos
tile-setting | colocación de azulejos, solado, alicatado
// trades-and-service/construction
construction-work | trabajos de construcción, construcción de edificios, obras de construcción, albañilería y construcción
construction-management | gestión de obra, jefe de obra, gestión de obras, dirección de obra
site-supervision | supervisión de obra
construction-scheduling | planificación de obra
cost-estimating | estimación de costos, elaboración de presupuestos de obra, mediciones y presupuestos, estimación de costes
quantity-takeoff | mediciones de obra
construction-site-safety | seguridad en obra, seguridad en la construcción
residential-remodeling | reformas de viviendas
demolition | demolición, demoliciones, derribos
road-construction | construcción de carreteras
asphalt-paving | asfaltado
earthwork | movimiento de tierras
excavation | excavaciones
masonry | albañil, mampostería
bricklaying | colocación de ladrillos, levantamiento de muros, albañilería
concrete-work | hormigonado, trabajos de hormigón, hormigón
formwork | encofrado
waterproofing | impermeabilización, impermeabilización de cubiertas
roofing | cubiertas y tejados, techado
scaffolding | montaje de andamios, andamios
heavy-equipment-operation | operación de maquinaria pesada, maquinaria pesada
excavator-operation | manejo de excavadoras, excavadora
backhoe-operation | retroexcavadora
crane-operation | gruista, grúa torre, manejo de grúas
overhead-crane-operation | puente grúa
// trades-and-service/electrical-trades
electrical-installation | electricidad, montaje eléctrico, electricista, instalación eléctrica, instalaciones eléctricas
wiring | cableado, cableado eléctrico
electrical-maintenance | mantenimiento eléctrico
electrical-troubleshooting | detección de averías eléctricas
fire-alarm-systems | detección de incendios
security-alarm-installation | sistemas de alarma, instalación de alarmas
electric-vehicle-charging | puntos de recarga
elevator-maintenance | mantenimiento de ascensores
electrical-apprenticeship | formación profesional en electricidad
// trades-and-service/plumbing-and-hvac
plumbing | plomería, instalaciones sanitarias, fontanero, tuberías, fontanería
pipefitting | tubería industrial, montaje de tuberías
gas-fitting | instalaciones de gas
hvac | calefacción y aire acondicionado, climatización
hvac-maintenance | mantenimiento de climatización, mantenimiento de aire acondicionado
air-conditioning | aire acondicionado
refrigeration | refrigeración, refrigeración industrial
heating-systems | instalaciones de calefacción, calefacción
heat-pumps | bombas de calor
boiler-operation | operación de calderas, calderas industriales
ventilation-systems | sistemas de ventilación
insulation-work | aislamiento térmico, trabajos de aislamiento
// trades-and-service/telecom-installation
telecommunications | telecomunicaciones
fiber-optics | fibra óptica
cellular-networks | redes móviles
telecom-installation | instalaciones de telecomunicaciones
fiber-splicing | fusión de fibra óptica
// trades-and-service/textiles-and-crafts
sewing | confección, costura
sewing-machine-operation | máquina de coser, manejo de máquina de coser
tailoring | sastrería
dressmaking | modista, corte y confección
garment-making | confección textil, confección de prendas
shoemaking | zapatería
jewelry-making | joyería
goldsmithing | orfebrería
watchmaking | relojería
glassblowing | soplado de vidrio
`;
