/** Spanish aliases, one skill a line, marks as `aliasesOf` says: engineering, building, production. */
export const engineeringAndTrades = `
// trades-and-service/automation-and-control
industrial-automation | automatización, automatismos, control industrial, automatismos industriales, automatización industrial
control-systems | sistemas de control
robotics | robótica
instrumentation | instrumentación, instrumentación industrial
plc-programming | autómatas programables, programación de autómatas, programación de PLC
commissioning | puesta en servicio, puesta en marcha
// trades-and-service/automotive
automotive-repair | mecánica del automóvil, reparación de vehículos, electromecánica de vehículos, mecánica automotriz, mecánica de automóviles
vehicle-maintenance | mantenimiento de vehículos
vehicle-diagnostics | diagnosis de vehículos, diagnóstico automotriz
diesel-engine-repair | motores diésel, mecánica diésel
tire-service | cambio de neumáticos, alineación de ruedas
auto-body-repair | chapa y pintura, reparación de carrocería, carrocería
automotive-painting | pintura de vehículos, pintura automotriz
vehicle-sales | venta de autos
// trades-and-service/building-maintenance
facilities-management | servicios generales, conservación de edificios, gestión de instalaciones
building-maintenance-work | mantenimiento de edificios
snow-removal | retirada de nieve
// trades-and-service/cad-and-simulation
cad | diseño asistido por computadora, diseño asistido por ordenador
building-information-modeling | modelado de información de construcción
finite-element-analysis | análisis por elementos finitos, elementos finitos
computational-fluid-dynamics | dinámica de fluidos computacional
// trades-and-service/carpentry-and-finishing
carpentry | carpintero, carpintería
woodworking | trabajo en madera, trabajo de la madera
joinery | carpintería de taller, ebanistería
furniture-assembly | montaje de muebles
upholstery | tapizado, tapicería
glazing | acristalamiento, cristalería
painting-and-decorating | pintura y decoración, pintura de paredes, pintura industrial, pintura de interiores
drywall-installation | tabiquería seca, placas de yeso, pladur
plastering | enlucido, yeso, yesería
flooring-installation | instalación de suelos, colocación de pisos, instalación de pisos
tile-setting | colocación de azulejos, solado, alicatado
// trades-and-service/chemical-and-process-engineering
chemical-engineering | ingeniería química
process-engineering | ingeniería de procesos
// trades-and-service/civil-engineering
civil-engineering | obra civil, ingeniería civil
structural-engineering | ingeniería estructural
architectural-design | proyectos arquitectónicos, diseño arquitectónico
building-codes | normativa de construcción, código técnico de la edificación, normas de construcción
structural-analysis | cálculo de estructuras, cálculo estructural
surveying | levantamientos topográficos, topografía
// trades-and-service/construction
construction-work | trabajos de construcción, construcción de edificios, obras de construcción, albañilería y construcción
construction-management | gestión de obra, jefe de obra, gestión de obras, dirección de obra
site-supervision | supervisión de obra
cost-estimating | estimación de costos, elaboración de presupuestos de obra, mediciones y presupuestos, estimación de costes
demolition | demolición, demoliciones, asfaltado
road-construction | construcción de carreteras
earthwork | movimiento de tierras
masonry | hormigón, albañil, mampostería
bricklaying | colocación de ladrillos, levantamiento de muros, albañilería
concrete-work | hormigonado, trabajos de hormigón
formwork | encofrado
roofing | cubiertas y tejados, impermeabilización de cubiertas, techado
scaffolding | montaje de andamios, andamios
heavy-equipment-operation | operación de maquinaria pesada, maquinaria pesada
excavator-operation | manejo de excavadoras, excavadora
backhoe-operation | retroexcavadora
crane-operation | gruista, grúa torre, manejo de grúas
overhead-crane-operation | puente grúa
// trades-and-service/electrical-engineering
electrical-engineering | electrotecnia, ingeniería eléctrica
electronics | circuitos electrónicos, electrónica
high-voltage | alta tensión
medium-voltage | media tensión
low-voltage | baja tensión
soldering | soldadura electrónica, soldadura de estaño
// trades-and-service/electrical-trades
electrical-installation | electricidad, montaje eléctrico, electricista, cableado eléctrico, instalación eléctrica, instalaciones eléctricas
wiring | cableado
electrical-maintenance | mantenimiento eléctrico
electrical-troubleshooting | detección de averías eléctricas
elevator-maintenance | mantenimiento de ascensores
electrical-apprenticeship | formación profesional en electricidad
// trades-and-service/energy-and-utilities
renewable-energy | energías renovables
solar-energy | energía solar
photovoltaics | paneles fotovoltaicos, fotovoltaica
wind-energy | energía eólica
bioenergy | bioenergía, biomasa
energy-efficiency | eficiencia energética
energy-management | gestión de la energía, gestión energética
solar-panel-installation | montaje de placas solares, instalación de paneles solares
power-plant-operation | operación de centrales
oil-and-gas-operations | petróleo y gas
water-distribution | distribución de agua, abastecimiento de agua
// trades-and-service/machining
machining | torno y fresadora, mecanizado
cnc-machining | control numérico, mecanizado CNC
cnc-programming | programación de control numérico, programación CNC
milling | fresado
cnc-milling | fresado CNC
turning | torneado
cnc-turning | torneado CNC, torno CNC
tool-and-die-making | matricería, fabricación de utillajes
// trades-and-service/manufacturing
industrial-engineering | organización industrial, ingeniería industrial
manufacturing | fabricación, producción industrial, procesos de fabricación, procesos de manufactura, manufactura
manufacturing-engineering | ingeniería de producción
production-planning | planificación de producción, planificación de la producción
production-management | gestión de la producción, dirección de producción
production-line-work | trabajo en línea de producción, cadena de producción, línea de producción
assembly-work | montaje, ensamblaje, ensamble, montaje industrial, línea de montaje, montaje mecánico
machine-operation | manejo de máquinas, operación de máquinas, operario de producción, operación de maquinaria, manejo de máquinas industriales, manejo de maquinaria
machine-setup | puesta a punto de máquinas, ajuste de máquinas
injection-molding | inyección de plásticos, inyección de plástico, moldeo por inyección
3d-printing | fabricación aditiva, impresión 3D
metal-casting | fundición
heat-treatment | tratamiento térmico, tratamientos térmicos
grinding-and-polishing | pulido, desbarbado, esmerilado, lijado
packaging | empaquetado, envasado, embalado, empaque, embalaje
hand-tools | manejo de herramientas, herramientas manuales
equipment-repair | reparación de equipos, reparación de maquinaria, reparación de averías, reparaciones, resolución de averías
preventive-maintenance | mantenimiento, mantenimiento de equipos, mantenimiento de máquinas, mantenimiento preventivo
corrective-maintenance | mantenimiento correctivo
predictive-maintenance | mantenimiento predictivo
industrial-maintenance | mantenimiento industrial
equipment-installation | instalación de equipos
// trades-and-service/mechanical-engineering
mechanical-engineering | mecánica industrial, ingeniería mecánica
strength-of-materials | resistencia de materiales
materials-science | ciencia de materiales, ciencia de los materiales
mechanical-design | diseño mecánico
hydraulics | hidráulica
pneumatics | neumática
mechatronics | mecatrónica
engineering-drawings | delineación, dibujo técnico
blueprint-reading | interpretación de planos, planos técnicos, lectura de planos
aerospace-engineering | ingeniería aeroespacial
// trades-and-service/occupational-safety
occupational-safety | PRL^*, seguridad industrial, riesgos laborales, seguridad e higiene, higiene y seguridad, seguridad laboral, seguridad y salud en el trabajo, prevención de riesgos laborales
safety-management | gestión de la seguridad, gestión de seguridad
ergonomics | ergonomía
hazardous-materials | sustancias peligrosas, mercancías peligrosas, materiales peligrosos
// trades-and-service/plumbing-and-hvac
plumbing | plomería, instalaciones sanitarias, fontanero, tuberías, fontanería
pipefitting | tubería industrial, montaje de tuberías
hvac | calefacción y aire acondicionado, climatización
air-conditioning | aire acondicionado
refrigeration | refrigeración, refrigeración industrial
heating-systems | instalaciones de calefacción, calefacción
heat-pumps | bombas de calor
ventilation-systems | sistemas de ventilación
insulation-work | aislamiento térmico, trabajos de aislamiento
// trades-and-service/printing
printing-operation | imprenta, impresión industrial, artes gráficas e impresión, impresión gráfica
offset-printing | impresión offset
digital-printing | impresión digital
screen-printing | serigrafía
bindery | encuadernación
sign-making | rotulación
// trades-and-service/quality-management
root-cause-analysis | análisis de causa raíz, análisis de causas
quality-management-systems | sistemas de gestión de calidad, sistema de gestión de calidad
quality-inspection | metrología, control dimensional, inspección de calidad
visual-inspection | inspección visual
nondestructive-testing | ensayos no destructivos
quality-audits | auditorías de calidad
// trades-and-service/telecom-installation
telecommunications | telecomunicaciones
fiber-optics | fibra óptica
cellular-networks | redes móviles
// trades-and-service/textiles-and-crafts
sewing | confección, confección textil, corte y confección, costura
sewing-machine-operation | máquina de coser, manejo de máquina de coser
tailoring | sastrería
shoemaking | zapatería
jewelry-making | joyería
watchmaking | relojería
// trades-and-service/welding-and-metal
welding | soldar, trabajos de soldadura, soldadura por arco, soldador, soldadura
gas-metal-arc-welding | soldadura MIG, soldadura MAG, soldadura MIG/MAG
gas-tungsten-arc-welding | soldadura TIG
shielded-metal-arc-welding | soldadura con electrodo, soldadura por electrodo
laser-cutting | corte láser, corte por láser
metal-fabrication | construcción metálica, estructuras metálicas, metalistería, fabricación metálica
sheet-metal-work | chapa metálica, calderería, trabajo del metal, chapistería
locksmithing | cerrajería
`;
