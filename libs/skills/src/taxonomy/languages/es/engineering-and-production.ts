/** Spanish aliases, one skill a line, marks as `aliasesOf` says: engineering, energy, production, quality, safety. */
export const engineeringAndProduction = `
// trades-and-service/automation-and-control
industrial-automation | automatización, automatismos, control industrial, automatismos industriales, automatización industrial
control-systems | sistemas de control
robotics | robótica
instrumentation | instrumentación, instrumentación industrial
plc-programming | autómatas programables, programación de autómatas, programación de PLC
robot-programming | programación de robots
industrial-robots | robots industriales
control-panel-building | cuadros eléctricos, montaje de cuadros eléctricos
commissioning | puesta en servicio, puesta en marcha
// trades-and-service/cad-and-simulation
cad | diseño asistido por computadora, diseño asistido por ordenador
building-information-modeling | modelado de información de construcción
finite-element-analysis | análisis por elementos finitos, elementos finitos
computational-fluid-dynamics | dinámica de fluidos computacional
// trades-and-service/chemical-and-process-engineering
chemical-engineering | ingeniería química
process-engineering | ingeniería de procesos
powder-coating | pintura en polvo
// trades-and-service/civil-engineering
civil-engineering | obra civil, ingeniería civil
structural-engineering | ingeniería estructural
geotechnical-engineering | geotecnia
architectural-design | proyectos arquitectónicos, diseño arquitectónico
building-codes | normativa de construcción, código técnico de la edificación, normas de construcción
structural-analysis | cálculo de estructuras, cálculo estructural
surveying | levantamientos topográficos, topografía
// trades-and-service/electrical-engineering
electrical-engineering | electrotecnia, ingeniería eléctrica
power-electronics | electrónica de potencia
electronics | circuitos electrónicos, electrónica
electric-motors | motores eléctricos
high-voltage | alta tensión
medium-voltage | media tensión
low-voltage | baja tensión
sensors | sensores
electronics-assembly | montaje electrónico
soldering | soldadura electrónica, soldadura de estaño
lighting-design | diseño de iluminación
// trades-and-service/energy-and-utilities
renewable-energy | energías renovables
solar-energy | energía solar
photovoltaics | paneles fotovoltaicos, fotovoltaica
wind-energy | energía eólica
hydropower | energía hidroeléctrica, hidroeléctrica
geothermal-energy | geotermia
bioenergy | bioenergía, biomasa
energy-storage | almacenamiento de energía
energy-efficiency | eficiencia energética
energy-management | gestión de la energía, gestión energética
solar-panel-installation | montaje de placas solares, instalación de paneles solares
power-plant-operation | operación de centrales
power-distribution | distribución eléctrica
drilling-operations | perforación
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
tool-and-die-making | matricería
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
plastics-processing | transformación de plásticos
3d-printing | fabricación aditiva, impresión 3D
metal-casting | fundición
forging | forja
stamping | estampación metálica, estampado metálico
heat-treatment | tratamiento térmico, tratamientos térmicos
surface-treatment | tratamiento de superficies, tratamientos superficiales
grinding-and-polishing | pulido, esmerilado, lijado
deburring | desbarbado
industrial-painting | pintura industrial
packaging | empaquetado, envasado, embalado, empaque, embalaje
hand-tools | manejo de herramientas, herramientas manuales
equipment-repair | reparación de equipos, reparación de maquinaria, reparación de averías, reparaciones, resolución de averías
equipment-troubleshooting | detección de averías, diagnóstico de averías
preventive-maintenance | mantenimiento, mantenimiento de equipos, mantenimiento de máquinas, mantenimiento preventivo
corrective-maintenance | mantenimiento correctivo
predictive-maintenance | mantenimiento predictivo
industrial-maintenance | mantenimiento industrial
lubrication | lubricación
equipment-installation | instalación de equipos
// trades-and-service/mechanical-engineering
mechanical-engineering | mecánica industrial, ingeniería mecánica
strength-of-materials | resistencia de materiales
materials-science | ciencia de materiales, ciencia de los materiales
metallurgy | metalurgia
composite-materials | materiales compuestos
mechanical-design | diseño mecánico
machine-design | diseño de máquinas
jigs-and-fixtures | fabricación de utillajes
hydraulics | hidráulica
pneumatics | neumática
mechatronics | mecatrónica
engineering-drawings | delineación, dibujo técnico
blueprint-reading | interpretación de planos, planos técnicos, lectura de planos
schematic-reading | interpretación de esquemas eléctricos
aerospace-engineering | ingeniería aeroespacial
// trades-and-service/occupational-safety
occupational-safety | PRL^*, seguridad industrial, riesgos laborales, seguridad e higiene, higiene y seguridad, seguridad laboral, seguridad y salud en el trabajo, prevención de riesgos laborales
safety-management | gestión de la seguridad, gestión de seguridad
safety-inspections | inspecciones de seguridad
safety-training-delivery | formación en prevención
fire-safety | protección contra incendios
ergonomics | ergonomía
hazardous-materials | sustancias peligrosas, mercancías peligrosas, materiales peligrosos
hazardous-waste-management | residuos peligrosos
// trades-and-service/printing
printing-operation | imprenta, impresión industrial, artes gráficas e impresión, impresión gráfica
offset-printing | impresión offset
digital-printing | impresión digital
screen-printing | serigrafía
bindery | encuadernación
sign-making | rotulación
// trades-and-service/quality-management
root-cause-analysis | análisis de causa raíz, análisis de causas
statistical-process-control | control estadístico de procesos
quality-management-systems | sistemas de gestión de calidad, sistema de gestión de calidad
quality-inspection | inspección de calidad
visual-inspection | inspección visual
dimensional-inspection | control dimensional
nondestructive-testing | ensayos no destructivos
quality-audits | auditorías de calidad
supplier-quality | calidad de proveedores
product-testing | ensayos de producto
welding-inspection | inspección de soldadura
// trades-and-service/welding-and-metal
welding | soldar, trabajos de soldadura, soldador, soldadura
gas-metal-arc-welding | soldadura MIG, soldadura MAG, soldadura MIG/MAG
gas-tungsten-arc-welding | soldadura TIG
shielded-metal-arc-welding | soldadura con electrodo, soldadura por electrodo
arc-welding | soldadura por arco
spot-welding | soldadura por puntos
torch-cutting | oxicorte
plasma-cutting | corte por plasma, corte plasma
laser-cutting | corte láser, corte por láser
metal-fabrication | construcción metálica, estructuras metálicas, metalistería, fabricación metálica
sheet-metal-work | chapa metálica, trabajo del metal, chapistería
press-brake-operation | plegado de chapa, plegadora
locksmithing | cerrajería
boilermaking | calderería
`;
