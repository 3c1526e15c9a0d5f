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
management-accounting | control de gestión
bookkeeping | asientos contables, registro contable
accounts-payable | cuentas a pagar, facturas de proveedores, pago a proveedores
accounts-receivable | cuentas a cobrar, gestión de cobros
invoicing | emisión de facturas
billing | facturación a clientes
debt-collection | recobro, gestión de impagados, cobro de deudas, cobranzas
month-end-close | cierres mensuales
year-end-close | cierre del ejercicio
financial-reporting | reporte financiero, balances contables
financial-statements | balances*, cuentas anuales
payroll | gestión de nóminas, elaboración de nóminas, confección de nóminas
banking | banca minorista, sector bancario, banca comercial, productos bancarios, banca privada
credit-analysis | análisis de riesgos crediticios, riesgo de crédito, concesión de créditos
claims-processing | tramitación de siniestros
insurance-sales | venta de seguros, comercialización de seguros
insurance | correduría de seguros
anti-money-laundering | blanqueo de capitales, prevención de lavado de dinero
business-analysis | análisis funcional
requirements-analysis | análisis de requerimientos, levantamiento de requerimientos
media-relations | gabinete de prensa
press-releases | comunicados de prensa
customer-service | atención a clientes, trato con el cliente, asesoramiento al cliente, atención al público
guest-service | atención al huésped, atención a huéspedes
customer-satisfaction | satisfacción de clientes
customer-relations | relación con clientes, relaciones con clientes, relación con el cliente
complaint-handling | atención de reclamaciones, resolución de quejas, quejas y reclamaciones
call-center-operations | centro de atención telefónica
telephone-answering | centralita, gestión de llamadas
after-sales-service | servicio posventa, servicio postventa
digital-marketing | marketing online, mercadotecnia digital
seo | posicionamiento en buscadores, optimización en buscadores
search-advertising | publicidad en buscadores
online-advertising | publicidad online, publicidad digital
content-marketing | generación de contenidos
community-management | gestión de comunidades
email-marketing | campañas de email, envío de newsletters
clothing-alterations | arreglos de ropa, arreglos de costura
interior-design | decoración de interiores
financial-analysis | análisis financieros, valoración de empresas
financial-management | dirección financiera
budgeting | control presupuestario, gestión de presupuestos
forecasting | previsión de ventas, previsión de la demanda, previsiones de venta, pronósticos
variance-analysis | análisis de desviaciones
treasury-management | tesorería
investment-management | gestión de activos, gestión de patrimonios, mercado de valores, mercados de capitales
financial-advising | asesoramiento financiero, asesoría financiera
economics | econometría, macroeconomía, microeconomía, ciencias económicas
graphic-design | artes gráficas
illustration | ilustración
animation | animación 3D, animación digital
typography | teoría del color
human-resources | gestión de recursos humanos, RRHH^
hr-administration | administración de recursos humanos
recruiting | contratación de personal, reclutamiento y selección
talent-acquisition | captación de talento
candidate-interviewing | entrevistas de selección, entrevistas a candidatos
onboarding | incorporación de nuevos empleados, acogida de nuevos empleados
employee-relations | relación con los empleados
performance-management | evaluación de desempeño
employee-development | desarrollo de personas, desarrollo del personal
compensation-and-benefits | política retributiva, retribución y beneficios
training-delivery | formación, impartición de cursos, capacitación, formación de equipos, formación continua
diversity-and-inclusion | diversidad e inclusión, igualdad de género
labor-law | derecho del trabajo
legal-research | análisis jurídico, investigación legal
legal-drafting | redacción de demandas, elaboración de contratos
litigation | litigación, procedimientos judiciales, procesos judiciales
legal-advice | asesoría jurídica, asesoramiento legal
intellectual-property | propiedad industrial, derechos de autor
contract-law | derecho de contratos
immigration-law | derecho de extranjería, derecho migratorio, extranjería
corporate-law | derecho corporativo, derecho de sociedades
administrative-law | derecho público
environmental-law | derecho ambiental
law | derecho, conocimientos jurídicos
operations-management | dirección de operaciones
strategic-planning | planeación estratégica, plan estratégico
business-strategy | estrategia empresarial, estrategia de negocio
business-process-improvement | optimización de procesos, gestión de procesos, gestión por procesos
process-mapping | mapeo de procesos, modelado de procesos
change-management | gestión de cambios
digital-transformation | digitalización
stakeholder-management | gestión de stakeholders, gestión de partes interesadas, gestión de grupos de interés
risk-management | análisis de riesgos, gestión del riesgo
quality-assurance | garantía de calidad, aseguramiento de calidad
quality-control | controles de calidad
quality-management | gestión de la calidad
key-performance-indicators | indicadores de gestión, indicadores de desempeño
cost-control | control de costos
people-management | gestión de personas
staff-supervision | supervisión de personal, supervisión*, coordinación de equipos, personal a cargo, gestión de equipo
knowledge-management | gestión del conocimiento
consulting | asesoría empresarial
business-administration | gestión empresarial, gestión de empresas, ADE^*
lean | manufactura esbelta, producción ajustada
marketing | mercadeo, campañas de marketing, estrategias de marketing
brand-management | imagen de marca, estrategia de marca
event-marketing | marketing de eventos
market-research | investigación de mercado
customer-retention | retención de clientes
event-planning | gestión de eventos, planificación de eventos
office-administration | administración de oficina, secretariado, trabajo de oficina, gestiones administrativas, labores administrativas
scheduling | programación de citas
calendar-management | gestión de agendas
appointment-scheduling | concertación de citas
staff-scheduling | planificación de turnos, elaboración de horarios, cuadrantes
data-entry | introducción de datos, grabación de datos
record-keeping | archivística, gestión de archivos, gestión de expedientes, control documental
filing | archivado
archiving | archivado de documentación
correspondence | redacción de correspondencia
minute-taking | toma de actas, elaboración de actas
meeting-preparation | preparación de reuniones, organización de reuniones
travel-arrangements | reserva de viajes
report-writing | elaboración de reportes
mail-handling | clasificación de correo, gestión del correo
office-supplies-management | gestión de material de oficina, pedidos de material
reception | recepción de visitas
microsoft-office | Office nivel usuario, herramientas ofimáticas, programas de ofimática, paquete ofimático
excel | hoja de cálculo
microsoft-word | procesador de texto, tratamiento de textos
computer-literacy | informática a nivel usuario, manejo de ordenador, conocimientos informáticos
video-editing | montaje de vídeo, edición de vídeos
audio-engineering | técnico de sonido
stage-lighting | iluminación escénica
procurement | aprovisionamiento, gestión de compras, abastecimiento
strategic-sourcing | compras estratégicas
contract-management | administración de contratos
tendering | concursos públicos, licitación
public-procurement | compras públicas
erp-systems | sistemas ERP, sistema ERP, programas de gestión empresarial
project-management | gestión de proyecto
program-management | gestión de cartera de proyectos
product-development | desarrollo de producto
grant-management | subvenciones, solicitudes de subvención
fundraising | captación de fondos
public-administration | gestión pública
journalism | redacción periodística
property-management | gestión de inmuebles
real-estate-sales | venta de inmuebles, venta inmobiliaria, intermediación inmobiliaria
real-estate | gestión inmobiliaria, inmobiliaria, alquiler de inmuebles
sales | venta directa, gestión comercial, venta, comercialización
b2b-sales | ventas B2B, venta a empresas
inside-sales | ventas internas
outside-sales | ventas externas, venta de campo
technical-sales | venta técnica, ventas técnicas
export-sales | ventas de exportación
sales-management | dirección comercial, jefatura de ventas
closing-sales | cierre de ventas, cierre de venta
account-management | gestión de cartera de clientes, cuentas clave, cartera de clientes
business-development | prospección comercial, desarrollo comercial
telemarketing | televenta, venta telefónica
quoting | elaboración de presupuestos para clientes, elaboración de ofertas, cotizaciones
upselling | ventas adicionales
retail-sales | comercio minorista, ventas en tienda, venta en tienda, atención en tienda
retail-management | encargado de tienda
visual-merchandising | escaparatismo
shelf-stocking | reposición, reposición de productos, reponedor
cash-handling | cobro en caja, arqueo de caja, gestión de caja, cuadre de caja
point-of-sale | TPV^*, terminal punto de venta, punto de venta
loss-prevention | prevención de pérdidas, prevención de hurtos
e-commerce | venta online, tienda online
crm-software | sistemas CRM, gestión de relaciones con clientes, gestión de la relación con el cliente
communication | habilidades comunicativas, capacidad de comunicación, comunicación oral y escrita, dotes de comunicación, dotes comunicativas
interpersonal-skills | habilidades sociales, relaciones interpersonales
courtesy | cortesía, buena presencia
teamwork | capacidad de trabajo en equipo, espíritu de equipo
collaboration | trabajo colaborativo, colaboración en equipo
leadership | dotes de liderazgo, don de mando
team-leadership | dirección de equipos
mentoring | tutorización, acompañamiento de equipos
coaching | coaching de equipos
problem-solving | capacidad de resolución, orientación a soluciones
critical-thinking | mentalidad analítica
decision-making | capacidad de decisión
time-management | gestión de prioridades, manejo del tiempo
multitasking | capacidad multitarea
organizational-skills | capacidad organizativa, dotes de organización, organización y planificación
planning-skills | capacidad de planificación
attention-to-detail | meticulosidad, rigurosidad, detallista
flexibility | polivalencia, flexibilidad horaria
working-under-pressure | tolerancia al estrés, resistencia al estrés
creativity | pensamiento creativo
willingness-to-learn | disposición para aprender
initiative | capacidad de iniciativa
self-motivation | motivación personal
independent-working | capacidad de trabajo autónomo
work-ethic | responsabilidad en el trabajo, compromiso y responsabilidad
reliability | responsabilidad y compromiso
punctuality | puntual*
results-orientation | orientación a objetivos
customer-focus | enfoque al cliente
negotiation | habilidades de negociación, capacidad de negociación, técnicas de negociación, dotes de negociación
conflict-resolution | gestión de conflictos, mediación de conflictos
presentation-skills | presentaciones en público
facilitation | facilitación de talleres, dinamización de grupos, moderación de grupos, dinamización
cultural-awareness | competencia intercultural
physical-stamina | levantamiento de cargas, levantar peso, buena condición física, buena forma física
technical-aptitude | aptitud técnica, conocimientos técnicos básicos
tax-preparation | declaraciones fiscales, impuestos, declaración de la renta, declaraciones tributarias
tax-compliance | cumplimiento tributario, obligaciones tributarias
vat | liquidación de IVA, impuesto sobre el valor añadido
auditing | auditoría financiera
internal-audit | auditorías internas
internal-controls | controles internos
compliance | asuntos regulatorios
ux-design | experiencia del usuario, usabilidad
ui-design | interfaz de usuario, interfaces de usuario, diseño UI
user-research | tests de usabilidad
human-centered-design | diseño centrado en el usuario, pensamiento de diseño
writing | redacción de textos
copywriting | redacción publicitaria
proofreading | revisión de textos
translation | interpretación de lenguas, traducciones, localización de software
interpreting | interpretación simultánea
sign-language-interpreting | lengua de signos, lengua de señas
patient-care | atención al paciente, cuidado de pacientes, atención de pacientes, cuidado del paciente, cuidados al paciente, seguridad del paciente
nursing | cuidados de enfermería, enfermería
patient-assessment | valoración de pacientes, evaluación de pacientes, valoración del paciente, anamnesis
patient-triage | triaje, clasificación de pacientes
care-planning | plan de cuidados, planes de cuidados, planificación de cuidados, planes de tratamiento
medication-administration | administración de medicamentos, administración de medicación, manejo de medicamentos
iv-therapy | terapia intravenosa, canalización de vías
wound-care | cura de heridas, curas de heridas, cuidado de heridas, curación de heridas
vital-signs | signos vitales, constantes vitales, toma de constantes, toma de signos vitales
patient-monitoring | monitorización de pacientes, vigilancia del paciente
diabetes-care | control de glucemia, educación diabetológica
catheterization | sondaje vesical, cateterismo
pain-management | manejo del dolor, tratamiento del dolor
patient-education | educación para la salud, educación al paciente, educación sanitaria
discharge-planning | planificación del alta, coordinación de cuidados
surgical-care | quirófano, enfermería quirúrgica, instrumentación quirúrgica
critical-care | cuidados intensivos, UCI^*, unidad de cuidados intensivos
telemetry | monitorización cardíaca
electrocardiography | electrocardiograma, electrocardiografía
maternity-care | obstetricia, neonatología, maternidad, cuidados neonatales
dialysis | diálisis, hemodiálisis
patient-transport | traslado de pacientes, transporte sanitario, movilización de pacientes
patient-positioning | posicionamiento de pacientes, cambios posturales
infection-control | control de infecciones, prevención de infecciones
sterilization | esterilización
disinfection | desinfección
medical-assisting | asistente médico, auxiliar de clínica, auxiliar médico
family-medicine | medicina familiar, medicina general, medicina de familia
internal-medicine | medicina interna
pediatrics | pediatría, enfermería pediátrica
cardiology | cardiología
oncology | oncología, quimioterapia
neurology | neurología
dermatology | dermatología
psychiatry | psiquiatría
anesthesiology | anestesia, anestesiología
surgery | cirugía
orthopedics | ortopedia, traumatología
palliative-care | cuidados paliativos
telehealth | telemedicina, teleconsulta, telesalud
anatomy | anatomía
medical-terminology | terminología médica
emergency-care | urgencias, atención de urgencias, medicina de urgencias, urgencias hospitalarias, servicio de urgencias
cpr | reanimación cardiopulmonar, RCP^*
first-aid | primeros auxilios
emergency-management | gestión de emergencias, protección civil
emergency-response | respuesta a emergencias, atención de emergencias
firefighting | extinción de incendios, protección contra incendios
fire-prevention | prevención de incendios
physical-therapy | fisioterapia, rehabilitación física, terapia física, rehabilitación
occupational-therapy | terapia ocupacional
speech-therapy | logopedia, terapia del lenguaje, fonoaudiología
ventilator-management | ventilación mecánica, terapia respiratoria
massage-therapy | masajes, masoterapia, quiromasaje
nutrition | nutrición, dietética, nutrición clínica
mental-health-care | salud mental, enfermería psiquiátrica
counseling | consejería, orientación psicológica, asesoramiento psicológico
psychotherapy | psicoterapia
stress-management | manejo del estrés
dentistry | odontología
dental-hygiene | higiene dental, higiene bucodental
dental-assisting | auxiliar dental, asistencia dental
orthodontics | ortodoncia
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
medical-coding | codificación médica, codificación clínica
medical-billing | facturación médica, facturación sanitaria
patient-registration | admisión de pacientes, registro de pacientes
electronic-health-records | historia clínica electrónica, expediente clínico electrónico
immunization | vacunación, inmunización, vacunas
disease-prevention | prevención de enfermedades
public-health | salud pública, salud comunitaria
geriatric-care | geriatría, cuidado de ancianos, atención a personas mayores, cuidado de personas mayores, cuidado de adultos mayores, gerontología
home-care | atención domiciliaria, ayuda a domicilio, cuidados a domicilio, asistencia domiciliaria
personal-care | aseo personal, higiene personal del paciente, aseo e higiene
activities-of-daily-living | actividades de la vida diaria, actividades básicas de la vida diaria
meal-preparation-for-clients | preparación de comidas para mayores
caregiving | cuidado de personas dependientes, cuidado de personas, atención a personas dependientes
disability-support | atención a personas con discapacidad, apoyo a la discapacidad, personas con discapacidad
veterinary-care | medicina veterinaria, cuidado de animales, veterinaria, clínica veterinaria
apiculture | apicultura
social-work | trabajo social, servicios sociales, intervención social, asistencia social, intervención en crisis, acompañamiento social
case-management | gestión de casos
child-welfare | protección de menores, protección a la infancia
youth-work | trabajo con jóvenes, animación juvenil, educación de calle
community-outreach | trabajo comunitario, desarrollo comunitario, participación ciudadana
mediation | mediación
child-care | cuidado de niños, cuidado infantil
child-supervision | supervisión de niños, monitor de comedor, vigilancia de niños
early-childhood-education | educación infantil, educación preescolar, primera infancia
kindergarten-teaching | educación en jardín de infancia, maestra de infantil
teaching | impartir clases, experiencia docente, práctica docente
classroom-management | gestión del aula, manejo de grupo
lesson-planning | planificación de clases, preparación de clases
curriculum-development | desarrollo curricular, diseño curricular, programación didáctica, planes de estudio
tutoring | clases particulares, refuerzo escolar, apoyo escolar
elementary-school-teaching | educación primaria, enseñanza primaria
secondary-school-teaching | educación secundaria, enseñanza secundaria
special-education | educación especial, pedagogía terapéutica, necesidades educativas especiales
inclusive-education | educación inclusiva
language-teaching | enseñanza de idiomas, enseñanza de inglés, español como lengua extranjera, clases de inglés
physical-education | educación física
music-education | educación musical
art-education | educación artística
vocational-education | formación profesional, FP^*
sports-coaching | entrenamiento deportivo
pedagogy | pedagogía, didáctica, métodos pedagógicos
university-teaching | docencia universitaria
adult-education | educación de adultos, formación de adultos
student-advising | orientación educativa, orientación académica, orientación profesional, orientación escolar
e-learning | aprendizaje en línea, educación a distancia, formación online, enseñanza virtual
training-needs-analysis | detección de necesidades formativas
library-services | biblioteconomía, catalogación, gestión de bibliotecas
laboratory-techniques | técnicas de laboratorio, trabajo de laboratorio, pruebas de laboratorio, análisis clínicos
laboratory-analysis | análisis de laboratorio
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
chemistry | química
organic-chemistry | química orgánica
analytical-chemistry | química analítica
physics | física
scientific-research | metodología de investigación, investigación académica, métodos de investigación, revisión bibliográfica
survey-design | encuestas, diseño de encuestas, elaboración de cuestionarios
scientific-writing | redacción científica, publicaciones científicas, artículos científicos
field-work | trabajo de campo
environmental-management-systems | gestión ambiental, gestión medioambiental
waste-management | gestión de residuos, tratamiento de residuos
environmental-science | ciencias ambientales, medio ambiente, protección del medio ambiente
environmental-regulations | normativa ambiental, legislación ambiental, normativa medioambiental
geology | geología
gis | sistemas de información geográfica, SIG^*
sustainability | sostenibilidad, responsabilidad social corporativa, desarrollo sostenible
agriculture | agricultura, agronomía, cultivos, labores agrícolas
psychology | psicología
international-relations | relaciones internacionales, cooperación internacional
clinical-research | investigación clínica, ensayos clínicos, estudios clínicos
good-clinical-practice | buenas prácticas clínicas
good-manufacturing-practice | buenas prácticas de fabricación, buenas prácticas de manufactura
investigation | investigación policial, investigaciones internas
law-enforcement | orden público, cuerpos de seguridad
security-guarding | vigilancia de seguridad, seguridad privada, vigilancia, guardia de seguridad
registered-nurse | enfermero, enfermera, grado en enfermería, diplomado en enfermería, título de enfermería, licenciatura en enfermería
certified-nursing-assistant | auxiliar de enfermería, técnico en cuidados auxiliares de enfermería, TCAE^, auxiliares de enfermería
emt | técnico en emergencias sanitarias, emergencias sanitarias, técnico de ambulancia
teaching-license | máster de profesorado, habilitación docente, licencia docente
industrial-automation | automatización, automatismos, control industrial, automatismos industriales
control-systems | sistemas de control
instrumentation | instrumentación, instrumentación industrial
plc-programming | autómatas programables, programación de autómatas
commissioning | puesta en servicio
automotive-repair | mecánica del automóvil, reparación de vehículos, electromecánica de vehículos
vehicle-diagnostics | diagnosis de vehículos, diagnóstico automotriz
diesel-engine-repair | motores diésel, mecánica diésel
tire-service | cambio de neumáticos, alineación de ruedas
auto-body-repair | chapa y pintura, reparación de carrocería
automotive-painting | pintura de vehículos, pintura automotriz
aircraft-maintenance | mantenimiento de aeronaves
aircraft-repair | reparación de aeronaves
beauty-treatments | estética
hairdressing | corte y color, barbería
haircutting | corte de pelo, corte de cabello
hair-coloring | coloración capilar, tinte de pelo, tintes
facials | tratamientos faciales, limpieza facial
manicures | uñas acrílicas
facilities-management | servicios generales, conservación de edificios
snow-removal | retirada de nieve
cad | diseño asistido por computadora
building-information-modeling | modelado de información de construcción
finite-element-analysis | análisis por elementos finitos
computational-fluid-dynamics | dinámica de fluidos computacional
carpentry | carpintero
woodworking | trabajo en madera, trabajo de la madera
joinery | carpintería de taller
furniture-assembly | montaje de muebles
upholstery | tapizado
glazing | acristalamiento, cristalería
painting-and-decorating | pintura y decoración, pintura de paredes, pintura industrial
drywall-installation | tabiquería seca, placas de yeso
plastering | enlucido, yeso
flooring-installation | instalación de suelos, colocación de pisos
tile-setting | colocación de azulejos, solado
civil-engineering | obra civil
architectural-design | proyectos arquitectónicos
building-codes | normativa de construcción, código técnico de la edificación, normas de construcción
structural-analysis | cálculo de estructuras, cálculo estructural
surveying | levantamientos topográficos
cleaning-of-buildings | limpieza de edificios, limpieza de locales
janitorial-work | conserjería
residential-cleaning | limpieza doméstica, limpieza de hogares, limpieza del hogar
industrial-cleaning | limpieza industrial
window-cleaning | limpieza de cristales
laundry | plancha y lavado
ironing | planchar
construction-work | trabajos de construcción, construcción de edificios, obras de construcción
construction-management | gestión de obra, jefe de obra
site-supervision | supervisión de obra
cost-estimating | estimación de costos, elaboración de presupuestos de obra, mediciones y presupuestos, estimación de costes
demolition | demolición, demoliciones, asfaltado
road-construction | construcción de carreteras
earthwork | movimiento de tierras
masonry | hormigón, albañil
bricklaying | colocación de ladrillos, levantamiento de muros
concrete-work | hormigonado, trabajos de hormigón
roofing | cubiertas y tejados, impermeabilización de cubiertas
scaffolding | montaje de andamios
heavy-equipment-operation | operación de maquinaria pesada
excavator-operation | manejo de excavadoras
crane-operation | gruista, grúa torre
food-preparation | elaboración de platos, ayudante de cocina, preparación de comidas
cooking | técnicas culinarias, cocina tradicional, cocinero
cold-kitchen | cocina fría, cuarto frío
baking | bollería
bread-making | panificación
menu-planning | planificación de menús
kitchen-management | gestión de cocina, organización de cocina
kitchen-cleaning | limpieza de cocina
dishwashing | lavado de vajilla, fregado de platos
meat-cutting | corte de carne, despiece
food-safety | inocuidad alimentaria, normas de higiene
haccp | normativa APPCC, APPCC^
food-handler-certification | manipulador de alimentos, carné de manipulador de alimentos
truck-driving | conductor de camión, chófer de camión, transporte por carretera, camionero
long-haul-driving | transporte internacional por carretera, ruta internacional
delivery-driving | reparto con furgoneta, conducción de reparto
parcel-delivery | reparto, entrega de paquetes, paquetería, reparto a domicilio
driving-vehicles | conducción de vehículos, manejo de vehículos
bus-driving | conductor de autobús
passenger-transport | transporte de pasajeros, transporte de viajeros
taxi-driving | conducción de taxi
load-securement | estiba, sujeción de la carga
route-planning | optimización de rutas
dispatching | despacho de vehículos, tráfico de transporte
fleet-management | gestión de flota, flota de vehículos
electrical-engineering | electrotecnia
electronics | circuitos electrónicos
medium-voltage | media tensión
soldering | soldadura electrónica, soldadura de estaño
electrical-installation | electricidad, montaje eléctrico, electricista, cableado eléctrico
electrical-troubleshooting | detección de averías eléctricas
elevator-maintenance | mantenimiento de ascensores
electrical-apprenticeship | formación profesional en electricidad
photovoltaics | paneles fotovoltaicos
bioenergy | bioenergía, biomasa
energy-management | gestión de la energía
solar-panel-installation | montaje de placas solares
water-distribution | distribución de agua, abastecimiento de agua
fruit-picking | recogida de fruta, recolección de fruta, vendimia
irrigation | sistemas de riego, regadío
tractor-operation | manejo de tractor, tractorista, conducción de tractor
farm-machinery | maquinaria agrícola
livestock-care | cuidado de ganado, cría de animales, producción ganadera
milking | ordeño
pest-control | fitosanitarios, desinsectación, tratamientos fitosanitarios
forestry | gestión forestal, trabajos forestales
chainsaw-operation | manejo de motosierra
groundskeeping | zonas verdes, cuidado de jardines
landscaping | paisajismo
pruning | poda, poda de árboles
hotel-management | dirección hotelera, administración hotelera
hotel-operations | operación hotelera
front-desk-operations | recepción de huéspedes, recepción hotelera, atención de recepción
guest-check-in | check-in y check-out, registro de huéspedes
reservations-management | reservas hoteleras, toma de reservas
housekeeping | servicio de limpieza, labores de limpieza, limpieza y desinfección
tour-guiding | visitas guiadas, guía de turismo
travel-agency-work | venta de viajes
ticket-sales | venta de entradas, venta de billetes, taquilla
commercial-drivers-license | carnet de camión, licencia de conducir profesional, permiso de conducir C, CAP mercancías
drivers-license | carné de conducir, permiso de conducir B
driver-cpc | CAP de conductor
tachograph-card | tarjeta de tacógrafo
trade-apprenticeship | aprendizaje de oficio
master-craftsman-certificate | título de maestro artesano
logistics | transporte y logística, gestión logística, distribución logística
freight | transporte de mercancías, fletes
freight-forwarding | transitario, tránsito aduanero y fletes
returns-processing | gestión de devoluciones
supply-chain-management | cadena de abastecimiento, cadena logística
demand-planning | planificación de la demanda
materials-management | gestión de materiales
order-management | tramitación de pedidos, procesamiento de pedidos
import-and-export | importación y exportación, aduanas, trámites aduaneros, gestión aduanera
customs-clearance | despacho aduanero
machining | torno y fresadora
cnc-machining | control numérico
cnc-programming | programación de control numérico
cnc-milling | fresado CNC
cnc-turning | torneado CNC, torno CNC
tool-and-die-making | matricería, fabricación de utillajes
industrial-engineering | organización industrial
manufacturing | fabricación, producción industrial, procesos de fabricación, procesos de manufactura
production-planning | planificación de producción
production-management | gestión de la producción, dirección de producción
production-line-work | trabajo en línea de producción, cadena de producción
assembly-work | montaje, ensamblaje, ensamble, montaje industrial, línea de montaje
machine-operation | manejo de máquinas, operación de máquinas, operario de producción, operación de maquinaria, manejo de máquinas industriales
machine-setup | puesta a punto de máquinas, ajuste de máquinas
injection-molding | inyección de plásticos, inyección de plástico
3d-printing | fabricación aditiva
metal-casting | fundición
heat-treatment | tratamiento térmico, tratamientos térmicos
grinding-and-polishing | pulido, desbarbado, esmerilado, lijado
packaging | empaquetado, envasado, embalado, empaque
hand-tools | manejo de herramientas
equipment-repair | reparación de equipos, reparación de maquinaria, reparación de averías, reparaciones, resolución de averías
preventive-maintenance | mantenimiento, mantenimiento de equipos, mantenimiento de máquinas
equipment-installation | instalación de equipos
mechanical-engineering | mecánica industrial
strength-of-materials | resistencia de materiales
materials-science | ciencia de materiales, ciencia de los materiales
mechanical-design | diseño mecánico
hydraulics | hidráulica
pneumatics | neumática
engineering-drawings | delineación
blueprint-reading | interpretación de planos, planos técnicos
occupational-safety | PRL^*, seguridad industrial, riesgos laborales, seguridad e higiene, higiene y seguridad
safety-management | gestión de la seguridad, gestión de seguridad
hazardous-materials | sustancias peligrosas
plumbing | plomería, instalaciones sanitarias, fontanero, tuberías
pipefitting | tubería industrial, montaje de tuberías
hvac | calefacción y aire acondicionado
refrigeration | refrigeración, refrigeración industrial
heating-systems | instalaciones de calefacción
ventilation-systems | sistemas de ventilación
insulation-work | aislamiento térmico, trabajos de aislamiento
printing-operation | imprenta, impresión industrial, artes gráficas e impresión
root-cause-analysis | análisis de causa raíz, análisis de causas
quality-management-systems | sistemas de gestión de calidad
quality-inspection | metrología, control dimensional
visual-inspection | inspección visual
quality-audits | auditorías de calidad
train-driving | conducción de trenes
railway-engineering | ingeniería ferroviaria
food-service | hostelería, restauración, atención en sala, camarero, servicio en mesa
table-service | servicio de sala, atención de mesas
catering | servicio de catering, restauración colectiva
taking-food-orders | toma de comandas, toma de pedidos, comandas
restaurant-management | dirección de restaurantes
bartending | servicio de barra, barra y coctelería
barista-skills | preparación de café, barismo
wine-service | enología, servicio de vinos, sumillería
beverage-service | servicio de bebidas
product-knowledge | conocimiento de producto, conocimiento de productos
fashion-retail | venta de moda, comercio textil
patrolling-premises | rondas de vigilancia
gate-and-entry-control | control de accesos, control de acceso
retail-security | seguridad en tiendas
personal-training | entrenador personal, preparación física
fitness-instruction | clases de fitness, actividades dirigidas
swimming-instruction | clases de natación, enseñanza de la natación
lifeguarding | socorrismo, salvamento acuático
sewing | confección, confección textil, corte y confección
sewing-machine-operation | máquina de coser, manejo de máquina de coser
warehouse-operations | gestión de almacén, almacenaje, mozo de almacén, almacén, operaciones de almacén
order-picking | picking de pedidos
picking-and-packing | picking y packing
goods-receiving | recepción de mercancía
goods-shipping | expedición de mercancías, envío de mercancías
loading-and-unloading | carga y descarga de camiones, manipulación de cargas, carga y descarga de mercancías
material-handling | manipulación de materiales, manipulación de mercancías
inventory-management | control de inventario, control de stock, inventarios, control de inventarios, gestión de stocks, inventario
stocktaking | recuento de inventario, toma de inventario
barcode-scanning | lector de códigos de barras, pistola lectora
forklift-operation | manejo de carretilla elevadora, carretillero, manejo de montacargas, carretillas elevadoras
reach-truck-operation | carretilla retráctil
pallet-jack-operation | transpaleta eléctrica
forklift-certification | carnet de carretillero, carné de carretillero, certificado de carretillero
welding | soldar, trabajos de soldadura, soldadura por arco, soldador
gas-metal-arc-welding | soldadura MIG, soldadura MAG, soldadura MIG/MAG
gas-tungsten-arc-welding | soldadura TIG
shielded-metal-arc-welding | soldadura con electrodo, soldadura por electrodo
laser-cutting | corte láser, corte por láser
metal-fabrication | construcción metálica, estructuras metálicas, metalistería
sheet-metal-work | chapa metálica, calderería, trabajo del metal
locksmithing | cerrajería
`;
