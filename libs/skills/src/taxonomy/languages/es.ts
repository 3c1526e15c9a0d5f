/** Spanish aliases, one skill a line: `skill-id | Alias, Alias`; marks are explained at `aliasesOf`. */
export const spanishAliases = `
web-development | aplicaciones web, desarrollo de aplicaciones web, diseño web, páginas web
front-end-development | desarrollo front-end, desarrollo frontend
web-accessibility | accesibilidad web, accesibilidad digital
back-end-development | desarrollo back-end, desarrollo backend
full-stack-development | desarrollo full-stack, desarrollo fullstack
api-design | diseño de API, desarrollo de API, servicios web
mobile-development | desarrollo móvil, aplicaciones móviles, desarrollo de aplicaciones móviles
augmented-reality | realidad aumentada, realidad virtual
game-development | desarrollo de videojuegos
software-testing | pruebas de software, pruebas funcionales, pruebas de integración, casos de prueba
test-automation | automatización de pruebas, pruebas automatizadas
unit-testing | pruebas unitarias, tests unitarios
debugging | depuración de código, depuración
software-development | desarrollo de aplicaciones, programación, ingeniería de software, ingeniería del software
code-review | revisión de código, revisiones de código
technical-documentation | documentación técnica, redacción técnica
system-design | arquitectura de software, diseño de sistemas, arquitectura de sistemas
microservices | microservicios, arquitectura de microservicios
distributed-systems | sistemas distribuidos
design-patterns | patrones de diseño
object-oriented-programming | programación orientada a objetos
functional-programming | programación funcional
data-structures | estructuras de datos, algoritmos
agile | metodologías ágiles, metodología ágil, desarrollo ágil, métodos ágiles
test-driven-development | desarrollo guiado por pruebas, desarrollo dirigido por pruebas
itil | gestión de servicios de TI, gestión de servicios TI
database-management | base de datos, bases de datos relacionales, administración de bases de datos, gestión de bases de datos
data-engineering | ingeniería de datos, procesamiento de datos, tratamiento de datos
data-warehousing | almacén de datos, almacenes de datos
data-modeling | modelado de datos, modelos de datos
big-data | macrodatos, grandes volúmenes de datos
data-governance | gobierno de datos, gobernanza de datos, calidad de datos, calidad de los datos, datos maestros
data-analysis | analítica de datos, analizar datos
data-science | ciencia de datos, ciencia de los datos
data-visualization | visualización de datos, cuadros de mando, paneles de control de datos
data-mining | minería de datos
business-intelligence | inteligencia de negocio, inteligencia de negocios, inteligencia empresarial
statistics | análisis estadístico, estadísticas, métodos estadísticos
linear-algebra | álgebra lineal
simulation | simulación numérica, modelización matemática, simulación
machine-learning | aprendizaje de máquina
deep-learning | aprendizaje profundo, redes neuronales
artificial-intelligence | inteligencia artificial, IA^*
natural-language-processing | procesamiento del lenguaje natural, procesamiento de lenguaje natural
computer-vision | visión por computador, visión artificial, procesamiento de imágenes
large-language-models | grandes modelos de lenguaje, modelos de lenguaje
cloud-computing | computación en la nube, servicios en la nube, infraestructura en la nube, entornos cloud
cloud-migration | migración a la nube
git | control de versiones
ci-cd | integración continua, despliegue continuo, entrega continua
infrastructure-as-code | infraestructura como código
incident-response | gestión de incidencias, gestión de incidentes, respuesta a incidentes, resolución de incidencias
performance-optimization | optimización del rendimiento, optimización de rendimiento
load-balancing | balanceo de carga, alta disponibilidad, escalabilidad
disaster-recovery | recuperación ante desastres, copias de seguridad, continuidad del negocio, continuidad de negocio
penetration-testing | pruebas de penetración, pruebas de intrusión, hacking ético
vulnerability-management | gestión de vulnerabilidades, análisis de vulnerabilidades
information-security | seguridad informática, ciberseguridad, seguridad de la información
network-security | seguridad de redes, seguridad en redes, seguridad de red
cryptography | criptografía, cifrado
identity-and-access-management | gestión de identidades y accesos, gestión de identidades, gestión de accesos
gdpr | protección de datos, LOPD^, reglamento general de protección de datos
computer-networking | redes informáticas, redes de ordenadores, redes de computadoras, protocolos de red
network-administration | administración de redes, gestión de redes, administración de sistemas y redes
linux | administración Linux, sistemas Linux
virtualization | virtualización, máquinas virtuales
system-administration | administración de sistemas, administración de servidores, gestión de servidores
technical-support | soporte técnico, soporte informático, asistencia técnica, soporte a usuarios, atención a usuarios
embedded-systems | sistemas embebidos, sistemas empotrados, microcontroladores
signal-processing | procesamiento de señales, procesado de señal
iot | internet de las cosas
accounting | contabilidad analítica, contable*
management-accounting | control de gestión, control de costos
bookkeeping | asientos contables, registro contable
accounts-payable | cuentas a pagar, facturas de proveedores, pago a proveedores
accounts-receivable | cuentas a cobrar, facturación a clientes, gestión de cobros
debt-collection | recobro, gestión de impagados, cobro de deudas, cobranzas
account-reconciliation | cierres mensuales
financial-reporting | reporte financiero, balances contables, cuentas anuales
payroll | gestión de nóminas, elaboración de nóminas, confección de nóminas
banking | banca minorista, sector bancario, banca comercial, productos bancarios, banca privada
credit-analysis | análisis de riesgos crediticios, riesgo de crédito, concesión de créditos
insurance | tramitación de siniestros, correduría de seguros
anti-money-laundering | blanqueo de capitales, prevención de lavado de dinero
business-analysis | análisis funcional
requirements-analysis | análisis de requerimientos, levantamiento de requerimientos
public-relations | gabinete de prensa
customer-service | atención a clientes, trato con el cliente, asesoramiento al cliente, atención al público
customer-relations | relación con clientes, relaciones con clientes, relación con el cliente
complaint-handling | atención de reclamaciones, resolución de quejas, quejas y reclamaciones
call-center-operations | centro de atención telefónica
digital-marketing | marketing online, mercadotecnia digital
seo | posicionamiento en buscadores, optimización en buscadores
search-advertising | publicidad en buscadores, publicidad online
content-marketing | generación de contenidos
email-marketing | campañas de email, envío de newsletters
interior-design | decoración de interiores
financial-analysis | análisis financieros, valoración de empresas
budgeting | control presupuestario, gestión de presupuestos
forecasting | previsión de ventas, previsión de la demanda, previsiones de venta, pronósticos
treasury-management | tesorería
investment-management | gestión de activos, gestión de patrimonios, mercado de valores, mercados de capitales
economics | econometría, macroeconomía, microeconomía, ciencias económicas
graphic-design | artes gráficas
animation | animación 3D, animación digital
typography | teoría del color
human-resources | gestión de recursos humanos, RRHH^
recruiting | contratación de personal, reclutamiento y selección, captación de talento
onboarding | incorporación de nuevos empleados, acogida de nuevos empleados
employee-relations | relación con los empleados
performance-management | evaluación de desempeño
compensation-and-benefits | política retributiva, retribución y beneficios
training-delivery | formación, impartición de cursos, capacitación, formación de equipos, formación continua
diversity-and-inclusion | diversidad e inclusión, igualdad de género
labor-law | derecho del trabajo
legal-research | análisis jurídico, investigación legal
legal-drafting | redacción de demandas, elaboración de contratos
litigation | litigación, procedimientos judiciales, procesos judiciales
intellectual-property | propiedad industrial, derechos de autor
contract-law | derecho de contratos
immigration-law | derecho de extranjería, derecho migratorio, extranjería
corporate-law | derecho corporativo, derecho de sociedades
administrative-law | derecho público
operations-management | dirección de operaciones
strategic-planning | planeación estratégica, estrategia empresarial, plan estratégico
business-process-improvement | optimización de procesos, gestión de procesos, gestión por procesos
change-management | gestión de cambios
stakeholder-management | gestión de stakeholders, gestión de partes interesadas, gestión de grupos de interés
risk-management | análisis de riesgos, gestión del riesgo
quality-assurance | gestión de la calidad, garantía de calidad, aseguramiento de calidad
staff-supervision | supervisión de personal, supervisión*, coordinación de equipos, dirección de equipos, personal a cargo, gestión de equipo
consulting | asesoría empresarial
lean | manufactura esbelta, producción ajustada
okrs | indicadores de desempeño, indicadores de gestión
marketing | mercadeo, campañas de marketing, estrategias de marketing
brand-management | imagen de marca, estrategia de marca
market-research | investigación de mercado
event-planning | gestión de eventos, planificación de eventos
office-administration | administración de oficina, secretariado, trabajo de oficina, gestiones administrativas, labores administrativas
scheduling | gestión de agendas, planificación de turnos, programación de citas, concertación de citas, elaboración de horarios
data-entry | introducción de datos, grabación de datos
record-keeping | archivística, gestión de archivos, gestión de expedientes, control documental
minute-taking | toma de actas, elaboración de actas
travel-arrangements | reserva de viajes
report-writing | elaboración de reportes
mail-handling | clasificación de correo, gestión del correo
microsoft-office | Office nivel usuario, herramientas ofimáticas, programas de ofimática, paquete ofimático
excel | hoja de cálculo
microsoft-word | procesador de texto, tratamiento de textos
video-editing | montaje de vídeo, edición de vídeos
procurement | aprovisionamiento, gestión de compras, abastecimiento
contract-management | administración de contratos
erp-systems | sistemas ERP, sistema ERP, programas de gestión empresarial
project-management | gestión de proyecto
program-management | gestión de cartera de proyectos
product-management | desarrollo de producto
grant-management | subvenciones, solicitudes de subvención
fundraising | captación de fondos
public-administration | gestión pública
journalism | redacción periodística
real-estate | gestión inmobiliaria, inmobiliaria, alquiler de inmuebles
sales | venta directa, gestión comercial, venta, comercialización
technical-sales | venta técnica, ventas técnicas
export-sales | ventas de exportación
account-management | gestión de cartera de clientes, cuentas clave, cartera de clientes
business-development | prospección comercial, desarrollo comercial
retail-sales | comercio minorista, ventas en tienda, reposición, punto de venta, venta en tienda, atención en tienda
cash-handling | cobro en caja, arqueo de caja, gestión de caja, cuadre de caja
loss-prevention | prevención de pérdidas, prevención de hurtos
e-commerce | venta online, tienda online
crm-software | sistemas CRM, gestión de relaciones con clientes, gestión de la relación con el cliente
communication | habilidades comunicativas, capacidad de comunicación, comunicación oral y escrita, dotes de comunicación, dotes comunicativas
interpersonal-skills | habilidades sociales, relaciones interpersonales
teamwork | capacidad de trabajo en equipo, espíritu de equipo, trabajo colaborativo
leadership | dotes de liderazgo, don de mando
mentoring | tutorización, acompañamiento de equipos
problem-solving | capacidad de resolución, orientación a soluciones
critical-thinking | mentalidad analítica
decision-making | capacidad de decisión
time-management | gestión de prioridades, manejo del tiempo
organizational-skills | capacidad organizativa, dotes de organización, organización y planificación
attention-to-detail | meticulosidad, rigurosidad, detallista
creativity | pensamiento creativo
initiative | capacidad de iniciativa
work-ethic | responsabilidad en el trabajo, compromiso y responsabilidad
customer-focus | enfoque al cliente
negotiation | habilidades de negociación, capacidad de negociación, técnicas de negociación, dotes de negociación
conflict-resolution | gestión de conflictos, mediación de conflictos
presentation-skills | presentaciones en público
facilitation | facilitación de talleres, dinamización de grupos, moderación de grupos, dinamización
tax-preparation | declaraciones fiscales, impuestos, declaración de la renta, declaraciones tributarias
auditing | auditoría financiera
compliance | asuntos regulatorios
ux-design | experiencia del usuario, usabilidad
ui-design | interfaz de usuario, interfaces de usuario, diseño UI
user-research | tests de usabilidad
human-centered-design | diseño centrado en el usuario, pensamiento de diseño
copywriting | redacción publicitaria, redacción de textos
translation | interpretación de lenguas, traducciones, localización de software
patient-care | atención al paciente, cuidado de pacientes, cuidados de enfermería, atención de pacientes, cuidado del paciente, cuidados al paciente, seguridad del paciente
patient-assessment | valoración de pacientes, evaluación de pacientes, valoración del paciente, anamnesis
patient-triage | triaje, clasificación de pacientes
care-planning | plan de cuidados, planes de cuidados, planificación de cuidados, planes de tratamiento
medication-administration | administración de medicamentos, administración de medicación, manejo de medicamentos
iv-therapy | terapia intravenosa, canalización de vías
wound-care | cura de heridas, curas de heridas, cuidado de heridas, curación de heridas
vital-signs | signos vitales, constantes vitales, toma de constantes, toma de signos vitales
diabetes-care | control de glucemia, educación diabetológica
catheterization | sondaje vesical, cateterismo
pain-management | manejo del dolor, anestesia, tratamiento del dolor
patient-education | educación para la salud, educación al paciente, educación sanitaria
discharge-planning | planificación del alta, coordinación de cuidados
surgical-care | quirófano, enfermería quirúrgica, cirugía, instrumentación quirúrgica
critical-care | cuidados intensivos, UCI^, unidad de cuidados intensivos
telemetry | electrocardiograma, monitorización cardíaca
maternity-care | obstetricia, neonatología, maternidad, cuidados neonatales
dialysis | diálisis, hemodiálisis
patient-transport | traslado de pacientes, transporte sanitario, movilización de pacientes
infection-control | control de infecciones, prevención de infecciones, esterilización
medical-assisting | asistente médico, auxiliar de clínica, auxiliar médico
pediatrics | pediatría, enfermería pediátrica
oncology | oncología, quimioterapia
palliative-care | cuidados paliativos
telehealth | telemedicina, teleconsulta, telesalud
anatomy | anatomía
medical-terminology | terminología médica
emergency-care | urgencias, atención de urgencias, medicina de urgencias, urgencias hospitalarias, servicio de urgencias
cpr | reanimación cardiopulmonar, RCP^
first-aid | primeros auxilios
emergency-management | gestión de emergencias, protección civil
firefighting | extinción de incendios, prevención de incendios, protección contra incendios
physical-therapy | fisioterapia, rehabilitación física, terapia física, rehabilitación
occupational-therapy | terapia ocupacional
speech-therapy | logopedia, terapia del lenguaje, fonoaudiología
ventilator-management | ventilación mecánica, terapia respiratoria
massage-therapy | masajes, masoterapia, quiromasaje
nutrition | nutrición, dietética, nutrición clínica
mental-health-care | salud mental, psiquiatría, enfermería psiquiátrica
stress-management | tolerancia al estrés, manejo del estrés, resistencia al estrés
dental-hygiene | higiene dental, odontología, higiene bucodental, auxiliar dental
pharmacy-practice | dispensación de medicamentos, oficina de farmacia, dispensación farmacéutica, atención farmacéutica
pharmacy-technician-work | técnico en farmacia, auxiliar de farmacia
pharmacology | farmacología
radiology | radiología, diagnóstico por imagen, radiografía, imagenología, rayos X
magnetic-resonance-imaging | resonancia magnética
ultrasound-imaging | ecografía, ecografías, ultrasonido, ecocardiografía
phlebotomy | extracción de sangre, extracciones de sangre, toma de muestras de sangre, flebotomía
specimen-collection | toma de muestras, preparación de muestras, recogida de muestras, procesamiento de muestras
hematology | hematología
histology | histología, anatomía patológica
clinical-documentation | historia clínica, historias clínicas, documentación clínica, registros clínicos, registros de enfermería
medical-coding | codificación médica, codificación clínica, facturación médica
electronic-health-records | historia clínica electrónica, expediente clínico electrónico
immunization | vacunación, inmunización, vacunas
public-health | salud pública, salud comunitaria
geriatric-care | geriatría, cuidado de ancianos, atención a personas mayores, cuidado de personas mayores, cuidado de adultos mayores, gerontología
home-care | atención domiciliaria, ayuda a domicilio, cuidados a domicilio, asistencia domiciliaria
veterinary-care | medicina veterinaria, cuidado de animales, veterinaria, clínica veterinaria
social-work | trabajo social, servicios sociales, intervención social, asistencia social, intervención en crisis, acompañamiento social
community-outreach | trabajo comunitario, desarrollo comunitario, participación ciudadana
child-supervision | supervisión de niños, monitor de comedor, vigilancia de niños
early-childhood-education | educación infantil, educación preescolar, cuidado infantil, primera infancia, cuidado de niños
teaching | impartir clases, clases particulares, experiencia docente, gestión del aula, manejo de grupo, práctica docente
curriculum-development | desarrollo curricular, diseño curricular, programación didáctica, planes de estudio
special-education | educación especial, pedagogía terapéutica, necesidades educativas especiales
language-teaching | enseñanza de idiomas, enseñanza de inglés, español como lengua extranjera, clases de inglés
pedagogy | pedagogía, didáctica, métodos pedagógicos
student-advising | orientación educativa, orientación académica, orientación profesional, orientación escolar
e-learning | aprendizaje en línea, educación a distancia, formación online, enseñanza virtual
library-services | biblioteconomía, catalogación, gestión de bibliotecas
laboratory-techniques | técnicas de laboratorio, análisis de laboratorio, trabajo de laboratorio, pruebas de laboratorio, análisis clínicos
equipment-calibration | calibración, calibración de equipos
laboratory-safety | bioseguridad, seguridad en el laboratorio
chromatography | cromatografía
mass-spectrometry | espectrometría de masas
spectroscopy | espectroscopia, espectrofotometría
microscopy | microscopía, microscopía electrónica
flow-cytometry | citometría de flujo
dna-sequencing | secuenciación, secuenciación de ADN
cell-culture | cultivo celular, cultivos celulares
biology | biología
molecular-biology | biología molecular
microbiology | microbiología
biochemistry | bioquímica
bioinformatics | bioinformática
chemistry | química, química analítica, química orgánica
physics | física
scientific-research | metodología de investigación, investigación académica, métodos de investigación, revisión bibliográfica
survey-design | encuestas, diseño de encuestas, elaboración de cuestionarios
scientific-writing | redacción científica, publicaciones científicas, artículos científicos
field-work | trabajo de campo
environmental-science | ciencias ambientales, medio ambiente, protección del medio ambiente
environmental-regulations | normativa ambiental, derecho ambiental, legislación ambiental, normativa medioambiental
geology | geología
gis | sistemas de información geográfica, SIG^
agriculture | agricultura, agronomía, cultivos, labores agrícolas
psychology | psicología, psicoterapia
international-relations | relaciones internacionales, cooperación internacional
clinical-research | investigación clínica, ensayos clínicos, estudios clínicos
good-clinical-practice | buenas prácticas clínicas
good-manufacturing-practice | buenas prácticas de fabricación, buenas prácticas de manufactura
investigation | investigación policial, investigaciones internas
law-enforcement | orden público, cuerpos de seguridad
security-guarding | vigilancia de seguridad, seguridad privada, control de accesos, vigilancia, guardia de seguridad
registered-nurse | enfermero, enfermera, grado en enfermería, diplomado en enfermería, título de enfermería, licenciatura en enfermería, enfermería
certified-nursing-assistant | auxiliar de enfermería, técnico en cuidados auxiliares de enfermería, TCAE^, auxiliares de enfermería
emt | técnico en emergencias sanitarias, emergencias sanitarias, técnico de ambulancia
teaching-license | máster de profesorado, habilitación docente, licencia docente
industrial-automation | automatización, automatismos, control industrial, automatismos industriales
automotive-repair | mecánica del automóvil, reparación de vehículos, electromecánica de vehículos
diesel-engine-repair | motores diésel, mecánica diésel
tire-service | cambio de neumáticos, alineación de ruedas
aircraft-maintenance | mantenimiento de aeronaves
beauty-treatments | estética, tratamientos faciales
hairdressing | corte de pelo, corte y color, barbería
facilities-management | servicios generales, conservación de edificios
finite-element-analysis | análisis por elementos finitos
computational-fluid-dynamics | dinámica de fluidos computacional
carpentry | trabajo en madera, carpintero
painting-and-decorating | pintura y decoración, pintura de paredes, pintura industrial
civil-engineering | cálculo de estructuras, obra civil
building-codes | normativa de construcción, código técnico de la edificación, normas de construcción
surveying | levantamientos topográficos
laundry | plancha y lavado
construction-management | gestión de obra, jefe de obra, supervisión de obra
cost-estimating | estimación de costos, elaboración de presupuestos de obra, mediciones y presupuestos, estimación de costes
demolition | demolición, demoliciones, asfaltado
masonry | hormigón, albañil
roofing | cubiertas y tejados, impermeabilización de cubiertas
scaffolding | montaje de andamios
heavy-equipment-operation | operación de maquinaria pesada, manejo de excavadoras
food-preparation | elaboración de platos, ayudante de cocina, preparación de comidas
cooking | técnicas culinarias, cocina tradicional, cocinero
baking | bollería
dishwashing | lavado de vajilla, fregado de platos
meat-cutting | corte de carne, despiece
food-safety | inocuidad alimentaria, normas de higiene, normativa APPCC, APPCC^
food-handler-certification | manipulador de alimentos, carné de manipulador de alimentos
truck-driving | conductor de camión, chófer de camión, transporte por carretera, camionero
parcel-delivery | reparto, entrega de paquetes, paquetería, reparto a domicilio
bus-driving | transporte de pasajeros, conductor de autobús, transporte de viajeros
route-planning | optimización de rutas
fleet-management | gestión de flota, flota de vehículos
electrical-engineering | electrotecnia
electronics | circuitos electrónicos
soldering | soldadura electrónica, soldadura de estaño
electrical-installation | electricidad, montaje eléctrico, electricista, cableado eléctrico
irrigation | sistemas de riego, regadío
tractor-operation | manejo de tractor, maquinaria agrícola, tractorista, conducción de tractor
livestock-care | cuidado de ganado, cría de animales, ordeño, producción ganadera
pest-control | fitosanitarios, desinsectación, tratamientos fitosanitarios
forestry | gestión forestal, trabajos forestales
groundskeeping | zonas verdes, paisajismo, cuidado de jardines
hotel-management | dirección hotelera, administración hotelera
front-desk-operations | recepción de huéspedes, recepción hotelera, atención de recepción
reservations-management | reservas hoteleras, toma de reservas
housekeeping | servicio de limpieza, labores de limpieza, limpieza de locales, limpieza industrial, limpieza y desinfección
tour-guiding | visitas guiadas, guía de turismo
commercial-drivers-license | carnet de camión, licencia de conducir profesional, permiso de conducir C, CAP mercancías
drivers-license | carné de conducir, permiso de conducir B
logistics | expedición de mercancías, transporte y logística, gestión logística, distribución logística
supply-chain-management | cadena de abastecimiento, cadena logística
import-and-export | importación y exportación, aduanas, trámites aduaneros, despacho aduanero, gestión aduanera
machining | torno y fresadora, control numérico
industrial-engineering | organización industrial
manufacturing | fabricación, producción industrial, procesos de fabricación, procesos de manufactura
assembly-work | montaje, ensamblaje, ensamble, montaje industrial, línea de montaje
machine-operation | manejo de máquinas, operación de máquinas, operario de producción, operación de maquinaria, manejo de máquinas industriales
injection-molding | inyección de plásticos, inyección de plástico
3d-printing | fabricación aditiva
grinding-and-polishing | pulido, desbarbado, esmerilado, lijado
packaging | empaquetado, envasado, embalado, empaque
equipment-repair | reparación de equipos, reparación de maquinaria, reparación de averías, reparaciones, resolución de averías
preventive-maintenance | mantenimiento, mantenimiento de equipos, mantenimiento de máquinas
mechanical-engineering | diseño mecánico, mecánica industrial
materials-science | ciencia de materiales, ciencia de los materiales
hydraulics | hidráulica, neumática
engineering-drawings | delineación
blueprint-reading | interpretación de planos, planos técnicos
occupational-safety | PRL^, seguridad industrial, riesgos laborales, seguridad e higiene, higiene y seguridad
hazardous-materials | sustancias peligrosas
plumbing | plomería, instalaciones sanitarias, fontanero, tuberías
hvac | refrigeración, calefacción y aire acondicionado
quality-inspection | metrología, inspección visual, control dimensional
food-service | hostelería, restauración, atención en sala, servicio de sala, camarero, atención de mesas, servicio en mesa
bartending | servicio de barra, barra y coctelería
wine-service | enología, servicio de vinos, sumillería
personal-training | entrenador personal, preparación física
lifeguarding | socorrismo, salvamento acuático
sewing | confección, confección textil, corte y confección
warehouse-operations | gestión de almacén, almacenaje, recepción de mercancía, mozo de almacén, almacén, operaciones de almacén
loading-and-unloading | carga y descarga de camiones, manipulación de cargas, carga y descarga de mercancías
inventory-management | control de inventario, control de stock, inventarios, control de inventarios, gestión de stocks, inventario
forklift-operation | manejo de carretilla elevadora, carretillero, manejo de montacargas, carretillas elevadoras
forklift-certification | carnet de carretillero, carné de carretillero, certificado de carretillero
welding | soldadura MIG, soldadura TIG, soldar, trabajos de soldadura, soldadura por arco, soldador
sheet-metal-work | chapa metálica, calderería, trabajo del metal, metalistería, cerrajería
`;
