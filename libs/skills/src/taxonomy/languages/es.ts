/** Spanish aliases, one skill a line: `skill-id | Alias, Alias`; marks are explained at `aliasesOf`. */
export const spanishAliases = `
web-development | aplicaciones web, desarrollo de aplicaciones web, diseño web, páginas web, desarrollo web
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
software-development | desarrollo de aplicaciones, programación, ingeniería de software, ingeniería del software, desarrollo de software
code-review | revisión de código, revisiones de código
technical-documentation | documentación técnica, redacción técnica
system-integration | integración de sistemas
system-design | arquitectura de software, diseño de sistemas, arquitectura de sistemas
software-design | diseño de software
microservices | microservicios, arquitectura de microservicios
distributed-systems | sistemas distribuidos
design-patterns | patrones de diseño
object-oriented-programming | programación orientada a objetos
functional-programming | programación funcional
data-structures | estructuras de datos, algoritmos
computer-science | ciencias de la computación
information-technology | tecnologías de la información
agile | metodologías ágiles, metodología ágil, desarrollo ágil, métodos ágiles
test-driven-development | desarrollo guiado por pruebas, desarrollo dirigido por pruebas
itil | gestión de servicios de TI, gestión de servicios TI
database-management | base de datos, bases de datos relacionales, administración de bases de datos, gestión de bases de datos, bases de datos
data-engineering | ingeniería de datos, procesamiento de datos, tratamiento de datos
data-warehousing | almacén de datos, almacenes de datos
data-modeling | modelado de datos, modelos de datos
big-data | macrodatos, grandes volúmenes de datos
data-governance | gobierno de datos, gobernanza de datos, calidad de datos, calidad de los datos, datos maestros
data-management | gestión de datos
data-analysis | analítica de datos, analizar datos, análisis de datos
data-science | ciencia de datos, ciencia de los datos
data-visualization | visualización de datos, cuadros de mando, paneles de control de datos
data-mining | minería de datos
business-intelligence | inteligencia de negocio, inteligencia de negocios, inteligencia empresarial
statistics | análisis estadístico, estadísticas, métodos estadísticos, estadística
linear-algebra | álgebra lineal
simulation | simulación numérica, modelización matemática, simulación
machine-learning | aprendizaje de máquina, aprendizaje automático
deep-learning | aprendizaje profundo, redes neuronales
artificial-intelligence | inteligencia artificial, IA^*
natural-language-processing | procesamiento del lenguaje natural, procesamiento de lenguaje natural
computer-vision | visión por computador, visión artificial, procesamiento de imágenes, visión por ordenador
large-language-models | grandes modelos de lenguaje, modelos de lenguaje
cloud-computing | computación en la nube, servicios en la nube, infraestructura en la nube, entornos cloud, informática en la nube
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
network-engineering | ingeniería de redes
linux | administración Linux, sistemas Linux
virtualization | virtualización, máquinas virtuales
system-administration | administración de sistemas, administración de servidores, gestión de servidores
it-infrastructure | infraestructura informática
technical-support | soporte técnico, soporte informático, asistencia técnica, soporte a usuarios, atención a usuarios
embedded-systems | sistemas embebidos, sistemas empotrados, microcontroladores
signal-processing | procesamiento de señales, procesado de señal
iot | internet de las cosas
accounting | contabilidad analítica, contable*, contabilidad, contabilidad general
financial-accounting | contabilidad financiera
cost-accounting | contabilidad de costos, contabilidad de costes
management-accounting | control de gestión, contabilidad de gestión
bookkeeping | asientos contables, registro contable, teneduría de libros
general-ledger | libro mayor
accounts-payable | cuentas a pagar, facturas de proveedores, pago a proveedores, cuentas por pagar
accounts-receivable | cuentas a cobrar, gestión de cobros, cuentas por cobrar
invoicing | emisión de facturas, facturación
billing | facturación a clientes
debt-collection | recobro, gestión de impagados, cobro de deudas, cobranzas, cobranza
account-reconciliation | conciliación de cuentas
bank-reconciliation | conciliación bancaria, conciliaciones bancarias
month-end-close | cierres mensuales, cierre mensual, cierre contable
year-end-close | cierre del ejercicio, cierre anual
financial-reporting | reporte financiero, balances contables, informes financieros
financial-statements | balances*, cuentas anuales, estados financieros
payroll | gestión de nóminas, elaboración de nóminas, confección de nóminas, nómina, nóminas
banking | banca minorista, sector bancario, banca comercial, productos bancarios, banca privada
credit-analysis | análisis de riesgos crediticios, riesgo de crédito, concesión de créditos, análisis de crédito
claims-processing | tramitación de siniestros, gestión de siniestros
insurance-sales | venta de seguros, comercialización de seguros
fraud-detection | detección de fraude
financial-services | servicios financieros
insurance | correduría de seguros
anti-money-laundering | blanqueo de capitales, prevención de lavado de dinero, prevención de blanqueo de capitales
business-analysis | análisis funcional, análisis de negocio, análisis de negocios
requirements-analysis | análisis de requerimientos, levantamiento de requerimientos, análisis de requisitos, toma de requisitos
public-relations | relaciones públicas
media-relations | gabinete de prensa, relaciones con los medios
press-releases | comunicados de prensa, notas de prensa
corporate-communications | comunicación corporativa
internal-communications | comunicación interna
communications-strategy | estrategia de comunicación
public-affairs | asuntos públicos
multicultural-communication | comunicación intercultural
customer-service | atención a clientes, trato con el cliente, asesoramiento al cliente, atención al público, atención al cliente, servicio al cliente
guest-service | atención al huésped, atención a huéspedes
customer-experience | experiencia del cliente
customer-satisfaction | satisfacción de clientes, satisfacción del cliente
customer-relations | relación con clientes, relaciones con clientes, relación con el cliente, relaciones con los clientes
complaint-handling | atención de reclamaciones, resolución de quejas, quejas y reclamaciones, gestión de reclamaciones, gestión de quejas
call-center-operations | centro de atención telefónica, centro de llamadas
telephone-answering | centralita, gestión de llamadas, atención telefónica
after-sales-service | servicio posventa, servicio postventa
digital-marketing | marketing online, mercadotecnia digital, marketing en línea
seo | posicionamiento en buscadores, optimización en buscadores, posicionamiento web
search-advertising | publicidad en buscadores
online-advertising | publicidad online, publicidad digital
content-marketing | generación de contenidos
content-creation | creación de contenido, creación de contenidos
content-writing | redacción de contenidos
social-media-management | redes sociales, gestión de redes sociales
community-management | gestión de comunidades
email-marketing | campañas de email, envío de newsletters
fashion-design | diseño de moda
clothing-alterations | arreglos de ropa, arreglos de costura
textile-design | diseño textil
interior-design | decoración de interiores, diseño de interiores, interiorismo
financial-analysis | análisis financieros, valoración de empresas, análisis financiero
financial-modeling | modelización financiera
financial-planning | planificación financiera
financial-management | dirección financiera, gestión financiera
corporate-finance | finanzas corporativas
budgeting | control presupuestario, gestión de presupuestos, presupuestos, elaboración de presupuestos, gestión presupuestaria
forecasting | previsión de ventas, previsión de la demanda, previsiones de venta, pronósticos
variance-analysis | análisis de desviaciones
treasury-management | tesorería, gestión de tesorería
cash-management | flujo de caja
mergers-and-acquisitions | fusiones y adquisiciones
investment-management | gestión de activos, gestión de patrimonios, mercado de valores, mercados de capitales, gestión de inversiones
portfolio-management | gestión de carteras
financial-advising | asesoramiento financiero, asesoría financiera
investment-banking | banca de inversión
capital-markets | mercados financieros
economics | econometría, macroeconomía, microeconomía, ciencias económicas
graphic-design | artes gráficas, diseño gráfico
visual-design | diseño visual
layout-design | maquetación
illustration | ilustración
photo-retouching | retoque fotográfico
animation | animación 3D, animación digital, animación
3d-modeling | modelado 3D
art-direction | dirección de arte, dirección creativa
typography | teoría del color, tipografía
human-resources | gestión de recursos humanos, RRHH^, recursos humanos
hr-administration | administración de recursos humanos, administración de personal
recruiting | contratación de personal, reclutamiento y selección, reclutamiento, selección de personal
talent-acquisition | captación de talento, adquisición de talento
candidate-interviewing | entrevistas de selección, entrevistas a candidatos
onboarding | incorporación de nuevos empleados, acogida de nuevos empleados, incorporación de personal
employee-relations | relación con los empleados, relaciones laborales
performance-management | evaluación de desempeño, gestión del desempeño
performance-appraisals | evaluación del desempeño
employee-development | desarrollo de personas, desarrollo del personal
talent-management | gestión del talento
workforce-planning | planificación de personal
compensation-and-benefits | política retributiva, retribución y beneficios, compensación y beneficios
training-delivery | formación, impartición de cursos, capacitación, formación de equipos, formación continua, capacitación de personal, formación de personal
diversity-and-inclusion | diversidad e inclusión, igualdad de género
labor-law | derecho del trabajo, derecho laboral, legislación laboral
legal-research | análisis jurídico, investigación legal, investigación jurídica
legal-drafting | redacción de demandas, elaboración de contratos, redacción jurídica
contract-drafting | redacción de contratos
litigation | litigación, procedimientos judiciales, procesos judiciales, litigios
legal-advice | asesoría jurídica, asesoramiento legal, asesoramiento jurídico, asesoría legal
intellectual-property | propiedad industrial, derechos de autor, propiedad intelectual
contract-law | derecho de contratos, derecho contractual
criminal-law | derecho penal
constitutional-law | derecho constitucional
immigration-law | derecho de extranjería, derecho migratorio, extranjería
corporate-law | derecho corporativo, derecho de sociedades, derecho mercantil, derecho societario
commercial-law | derecho comercial
civil-law | derecho civil
family-law | derecho de familia
administrative-law | derecho público, derecho administrativo
environmental-law | derecho ambiental
international-law | derecho internacional
eu-law | derecho europeo
law | derecho, conocimientos jurídicos
operations-management | dirección de operaciones, gestión de operaciones
strategic-planning | planeación estratégica, plan estratégico, planificación estratégica
business-strategy | estrategia empresarial, estrategia de negocio
business-process-improvement | optimización de procesos, gestión de procesos, gestión por procesos, mejora de procesos
business-process-management | BPM^
process-mapping | mapeo de procesos, modelado de procesos
continuous-improvement | mejora continua
change-management | gestión de cambios, gestión del cambio
digital-transformation | digitalización, transformación digital
stakeholder-management | gestión de stakeholders, gestión de partes interesadas, gestión de grupos de interés
risk-management | análisis de riesgos, gestión del riesgo, gestión de riesgos
risk-assessment | evaluación de riesgos
crisis-management | gestión de crisis
quality-assurance | garantía de calidad, aseguramiento de calidad, aseguramiento de la calidad
quality-control | controles de calidad, control de calidad
quality-management | gestión de la calidad, gestión de calidad
key-performance-indicators | indicadores de gestión, indicadores de desempeño, indicadores clave de rendimiento
cost-control | control de costos, control de costes
people-management | gestión de personas, gestión de personal
team-management | gestión de equipos
staff-supervision | supervisión de personal, supervisión*, coordinación de equipos, personal a cargo, gestión de equipo
knowledge-management | gestión del conocimiento
consulting | asesoría empresarial, consultoría
business-administration | gestión empresarial, gestión de empresas, ADE^*, administración de empresas
international-business | comercio internacional
lean | manufactura esbelta, producción ajustada
marketing | mercadeo, campañas de marketing, estrategias de marketing, mercadotecnia
marketing-strategy | estrategia de marketing
campaign-management | gestión de campañas
brand-management | imagen de marca, estrategia de marca, gestión de marca
event-marketing | marketing de eventos
advertising | publicidad
market-research | investigación de mercado, investigación de mercados, estudios de mercado
market-analysis | análisis de mercado
competitive-analysis | análisis de la competencia
customer-retention | retención de clientes, fidelización de clientes
event-planning | gestión de eventos, planificación de eventos, organización de eventos
music-composition | composición musical
music-production | producción musical
office-administration | administración de oficina, secretariado, trabajo de oficina, gestiones administrativas, labores administrativas, tareas administrativas, apoyo administrativo, gestión administrativa
office-management | gestión de oficina
scheduling | programación de citas, programación de horarios
calendar-management | gestión de agendas, gestión de agenda
appointment-scheduling | concertación de citas, gestión de citas
staff-scheduling | planificación de turnos, elaboración de horarios, cuadrantes
data-entry | introducción de datos, grabación de datos, entrada de datos, captura de datos
typing | mecanografía
record-keeping | archivística, gestión de archivos, gestión de expedientes, control documental
records-management | gestión de registros
filing | archivado, archivo de documentos
document-management | gestión documental
archiving | archivado de documentación
correspondence | redacción de correspondencia, correspondencia
minute-taking | toma de actas, elaboración de actas, redacción de actas
meeting-preparation | preparación de reuniones, organización de reuniones
travel-arrangements | reserva de viajes, organización de viajes, gestión de viajes
report-writing | elaboración de reportes, redacción de informes, elaboración de informes
mail-handling | clasificación de correo, gestión del correo, gestión de correspondencia
office-supplies-management | gestión de material de oficina, pedidos de material
spreadsheet-work | hojas de cálculo
reception | recepción de visitas
word-processing | procesador de textos
microsoft-office | Office nivel usuario, herramientas ofimáticas, programas de ofimática, paquete ofimático, Paquete Office, paquetería Office, ofimática
excel | hoja de cálculo
pivot-tables | tablas dinámicas
microsoft-word | procesador de texto, tratamiento de textos
computer-literacy | informática a nivel usuario, manejo de ordenador, conocimientos informáticos, conocimientos de informática, informática básica
photography | fotografía
photo-editing | edición fotográfica, edición de fotos
video-production | producción de vídeo, producción audiovisual
video-editing | montaje de vídeo, edición de vídeos, edición de vídeo
audio-engineering | técnico de sonido, ingeniería de sonido
stage-lighting | iluminación escénica
set-design | escenografía
procurement | aprovisionamiento, gestión de compras, abastecimiento, adquisiciones
strategic-sourcing | compras estratégicas
purchase-orders | órdenes de compra
supplier-management | gestión de proveedores
contract-management | administración de contratos, gestión de contratos
contract-negotiation | negociación de contratos
tendering | concursos públicos, licitación, licitaciones
public-procurement | compras públicas, contratación pública
erp-systems | sistemas ERP, sistema ERP, programas de gestión empresarial
project-management | gestión de proyecto, gestión de proyectos, dirección de proyectos
project-planning | planificación de proyectos
project-coordination | coordinación de proyectos
program-management | gestión de cartera de proyectos, gestión de programas
product-management | gestión de productos, gestión de producto
product-development | desarrollo de producto, desarrollo de productos
policy-analysis | análisis de políticas
policy-development | desarrollo de políticas
advocacy | incidencia política
program-evaluation | evaluación de programas
monitoring-and-evaluation | seguimiento y evaluación
grant-management | subvenciones, solicitudes de subvención, gestión de subvenciones
grant-writing | redacción de subvenciones
fundraising | captación de fondos, recaudación de fondos
economic-development | desarrollo económico
public-administration | gestión pública, administración pública
public-policy | políticas públicas
journalism | redacción periodística, periodismo
broadcasting | radiodifusión
book-publishing | edición de libros
property-management | gestión de inmuebles, administración de propiedades, administración de fincas
real-estate-sales | venta de inmuebles, venta inmobiliaria, intermediación inmobiliaria
property-appraisal | tasación inmobiliaria
real-estate | gestión inmobiliaria, inmobiliaria, alquiler de inmuebles, bienes raíces, sector inmobiliario
sales | venta directa, gestión comercial, venta, comercialización, ventas, técnicas de venta
b2b-sales | ventas B2B, venta a empresas
inside-sales | ventas internas
outside-sales | ventas externas, venta de campo
technical-sales | venta técnica, ventas técnicas
export-sales | ventas de exportación
sales-management | dirección comercial, jefatura de ventas, gestión de ventas
closing-sales | cierre de ventas, cierre de venta
account-management | gestión de cartera de clientes, cuentas clave, cartera de clientes, gestión de cuentas
key-account-management | grandes cuentas
client-relationship-management | gestión de clientes
business-development | prospección comercial, desarrollo comercial, desarrollo de negocio, desarrollo de negocios
lead-generation | generación de leads
prospecting | prospección, captación de clientes
telemarketing | televenta, venta telefónica
quoting | elaboración de presupuestos para clientes, elaboración de ofertas, cotizaciones
upselling | ventas adicionales, venta cruzada
retail-sales | comercio minorista, ventas en tienda, venta en tienda, atención en tienda, venta minorista, venta al por menor
retail-management | encargado de tienda, gestión de tienda
visual-merchandising | escaparatismo
shelf-stocking | reposición, reposición de productos, reponedor, reposición de estanterías
cash-handling | cobro en caja, arqueo de caja, gestión de caja, cuadre de caja, manejo de caja, manejo de efectivo
point-of-sale | TPV^*, terminal punto de venta, punto de venta
loss-prevention | prevención de pérdidas, prevención de hurtos
e-commerce | venta online, tienda online, comercio electrónico
crm-software | sistemas CRM, gestión de relaciones con clientes, gestión de la relación con el cliente
communication | habilidades comunicativas, capacidad de comunicación, comunicación oral y escrita, dotes de comunicación, dotes comunicativas, habilidades de comunicación, comunicación efectiva, buena comunicación
written-communication | comunicación escrita
verbal-communication | comunicación oral, comunicación verbal
interpersonal-skills | habilidades sociales, relaciones interpersonales, habilidades interpersonales, don de gentes
relationship-building | construcción de relaciones
listening-skills | escucha activa
empathy | empatía
patience | paciencia
courtesy | cortesía, buena presencia, amabilidad
teamwork | capacidad de trabajo en equipo, espíritu de equipo, trabajo en equipo
collaboration | trabajo colaborativo, colaboración en equipo, colaboración
leadership | dotes de liderazgo, don de mando, liderazgo, capacidad de liderazgo
team-leadership | dirección de equipos, liderazgo de equipos
influencing | capacidad de persuasión
mentoring | tutorización, acompañamiento de equipos, mentoría
coaching | coaching de equipos
problem-solving | capacidad de resolución, orientación a soluciones, resolución de problemas, solución de problemas
critical-thinking | mentalidad analítica, pensamiento crítico
analytical-skills | capacidad analítica, capacidad de análisis, pensamiento analítico
strategic-thinking | pensamiento estratégico, visión estratégica
decision-making | capacidad de decisión, toma de decisiones
time-management | gestión de prioridades, manejo del tiempo, gestión del tiempo, administración del tiempo
meeting-deadlines | cumplimiento de plazos
prioritization | priorización
multitasking | capacidad multitarea, multitarea
organizational-skills | capacidad organizativa, dotes de organización, organización y planificación, capacidad de organización, habilidades organizativas
planning-skills | capacidad de planificación
attention-to-detail | meticulosidad, rigurosidad, detallista, atención al detalle, atención a los detalles, minuciosidad
adaptability | adaptabilidad, capacidad de adaptación
flexibility | polivalencia, flexibilidad horaria, flexibilidad
working-under-pressure | tolerancia al estrés, resistencia al estrés, trabajo bajo presión, trabajar bajo presión, tolerancia a la presión
creativity | pensamiento creativo, creatividad
innovation | innovación
willingness-to-learn | disposición para aprender, ganas de aprender, capacidad de aprendizaje
initiative | capacidad de iniciativa, iniciativa, proactividad, proactivo
self-motivation | motivación personal, automotivación, motivación
independent-working | capacidad de trabajo autónomo, trabajo autónomo, autonomía
ownership-and-accountability | sentido de la responsabilidad
work-ethic | responsabilidad en el trabajo, compromiso y responsabilidad, ética de trabajo
reliability | responsabilidad y compromiso
punctuality | puntual*, puntualidad
confidentiality | confidencialidad, discreción
professionalism | profesionalidad, profesionalismo
results-orientation | orientación a objetivos, orientación a resultados, orientado a resultados
customer-focus | enfoque al cliente, orientación al cliente, vocación de servicio
negotiation | habilidades de negociación, capacidad de negociación, técnicas de negociación, dotes de negociación, negociación
conflict-resolution | gestión de conflictos, mediación de conflictos, resolución de conflictos, manejo de conflictos
presentation-skills | presentaciones en público, habilidades de presentación
public-speaking | hablar en público, oratoria
facilitation | facilitación de talleres, dinamización de grupos, moderación de grupos, dinamización, facilitación
cultural-awareness | competencia intercultural, sensibilidad cultural
manual-dexterity | habilidad manual, destreza manual
physical-stamina | levantamiento de cargas, levantar peso, buena condición física, buena forma física, resistencia física
technical-aptitude | aptitud técnica, conocimientos técnicos básicos
tax-preparation | declaraciones fiscales, impuestos, declaración de la renta, declaraciones tributarias, declaraciones de impuestos
tax-compliance | cumplimiento tributario, obligaciones tributarias
vat | liquidación de IVA, impuesto sobre el valor añadido, IVA^
auditing | auditoría financiera, auditoría, auditorías
internal-audit | auditorías internas, auditoría interna
external-audit | auditoría externa
internal-controls | controles internos, control interno
compliance | asuntos regulatorios, cumplimiento normativo, cumplimiento regulatorio
taxation | fiscalidad, derecho fiscal, derecho tributario
ux-design | experiencia del usuario, usabilidad, diseño UX, experiencia de usuario
ui-design | interfaz de usuario, interfaces de usuario, diseño UI, diseño de interfaces
product-design | diseño de producto
industrial-design | diseño industrial
user-research | tests de usabilidad, investigación de usuarios
usability-testing | pruebas de usabilidad
human-centered-design | diseño centrado en el usuario, pensamiento de diseño
writing | redacción de textos
copywriting | redacción publicitaria
editing | edición de textos
proofreading | revisión de textos, corrección de textos
translation | interpretación de lenguas, traducciones, localización de software, traducción
interpreting | interpretación simultánea, interpretación de idiomas
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
teaching | impartir clases, experiencia docente, práctica docente, enseñanza, docencia
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
mathematics | matemáticas
scientific-research | metodología de investigación, investigación académica, métodos de investigación, revisión bibliográfica, investigación científica
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
registered-nurse | enfermero, enfermera, grado en enfermería, diplomado en enfermería, título de enfermería, licenciatura en enfermería, enfermera registrada
certified-nursing-assistant | auxiliar de enfermería, técnico en cuidados auxiliares de enfermería, TCAE^, auxiliares de enfermería
emt | técnico en emergencias sanitarias, emergencias sanitarias, técnico de ambulancia
teaching-license | máster de profesorado, habilitación docente, licencia docente
industrial-automation | automatización, automatismos, control industrial, automatismos industriales, automatización industrial
control-systems | sistemas de control
robotics | robótica
instrumentation | instrumentación, instrumentación industrial
plc-programming | autómatas programables, programación de autómatas, programación de PLC
commissioning | puesta en servicio, puesta en marcha
automotive-repair | mecánica del automóvil, reparación de vehículos, electromecánica de vehículos, mecánica automotriz, mecánica de automóviles
vehicle-maintenance | mantenimiento de vehículos
vehicle-diagnostics | diagnosis de vehículos, diagnóstico automotriz
diesel-engine-repair | motores diésel, mecánica diésel
tire-service | cambio de neumáticos, alineación de ruedas
auto-body-repair | chapa y pintura, reparación de carrocería, carrocería
automotive-painting | pintura de vehículos, pintura automotriz
vehicle-sales | venta de autos
aircraft-maintenance | mantenimiento de aeronaves, mantenimiento aeronáutico
aircraft-repair | reparación de aeronaves
air-traffic-control | control de tráfico aéreo
beauty-treatments | estética, tratamientos de belleza
hairdressing | corte y color, barbería, peluquería
haircutting | corte de pelo, corte de cabello
hair-coloring | coloración capilar, tinte de pelo, tintes, coloración del cabello
facials | tratamientos faciales, limpieza facial
waxing | depilación
manicures | uñas acrílicas, manicura
facilities-management | servicios generales, conservación de edificios, gestión de instalaciones
building-maintenance-work | mantenimiento de edificios
snow-removal | retirada de nieve
cad | diseño asistido por computadora, diseño asistido por ordenador
building-information-modeling | modelado de información de construcción
finite-element-analysis | análisis por elementos finitos, elementos finitos
computational-fluid-dynamics | dinámica de fluidos computacional
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
chemical-engineering | ingeniería química
process-engineering | ingeniería de procesos
civil-engineering | obra civil, ingeniería civil
structural-engineering | ingeniería estructural
architectural-design | proyectos arquitectónicos, diseño arquitectónico
building-codes | normativa de construcción, código técnico de la edificación, normas de construcción
structural-analysis | cálculo de estructuras, cálculo estructural
surveying | levantamientos topográficos, topografía
cleaning-of-buildings | limpieza de edificios, limpieza de locales, servicios de limpieza
janitorial-work | conserjería
office-cleaning | limpieza de oficinas
residential-cleaning | limpieza doméstica, limpieza de hogares, limpieza del hogar
industrial-cleaning | limpieza industrial
window-cleaning | limpieza de cristales, limpieza de ventanas
cleaning-chemicals | productos de limpieza
laundry | plancha y lavado, lavandería
ironing | planchar, planchado
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
food-preparation | elaboración de platos, ayudante de cocina, preparación de comidas, preparación de alimentos
cooking | técnicas culinarias, cocina tradicional, cocinero, cocina^
culinary-arts | artes culinarias, gastronomía
cold-kitchen | cocina fría, cuarto frío
baking | bollería, panadería
bread-making | panificación
pastry-making | repostería, pastelería
menu-planning | planificación de menús, elaboración de menús
kitchen-management | gestión de cocina, organización de cocina
kitchen-cleaning | limpieza de cocina
dishwashing | lavado de vajilla, fregado de platos, lavaplatos
meat-cutting | corte de carne, despiece, carnicería
food-safety | inocuidad alimentaria, normas de higiene, seguridad alimentaria, higiene alimentaria, manipulación de alimentos
haccp | normativa APPCC, APPCC^
food-handler-certification | manipulador de alimentos, carné de manipulador de alimentos, carnet de manipulador de alimentos
truck-driving | conductor de camión, chófer de camión, transporte por carretera, camionero, conducción de camiones
long-haul-driving | transporte internacional por carretera, ruta internacional
delivery-driving | reparto con furgoneta, conducción de reparto
parcel-delivery | reparto, entrega de paquetes, paquetería, reparto a domicilio, reparto de paquetería
driving-vehicles | conducción de vehículos, manejo de vehículos
bus-driving | conductor de autobús, conducción de autobuses
passenger-transport | transporte de pasajeros, transporte de viajeros
taxi-driving | conducción de taxi
load-securement | estiba, sujeción de la carga
route-planning | optimización de rutas, planificación de rutas
dispatching | despacho de vehículos, tráfico de transporte
fleet-management | gestión de flota, flota de vehículos, gestión de flotas
tachograph | tacógrafo
electrical-engineering | electrotecnia, ingeniería eléctrica
electronics | circuitos electrónicos, electrónica
high-voltage | alta tensión
medium-voltage | media tensión
low-voltage | baja tensión
soldering | soldadura electrónica, soldadura de estaño
electrical-installation | electricidad, montaje eléctrico, electricista, cableado eléctrico, instalación eléctrica, instalaciones eléctricas
wiring | cableado
electrical-maintenance | mantenimiento eléctrico
electrical-troubleshooting | detección de averías eléctricas
elevator-maintenance | mantenimiento de ascensores
electrical-apprenticeship | formación profesional en electricidad
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
fruit-picking | recogida de fruta, recolección de fruta, vendimia
irrigation | sistemas de riego, regadío, riego
tractor-operation | manejo de tractor, tractorista, conducción de tractor
farm-machinery | maquinaria agrícola
livestock-care | cuidado de ganado, cría de animales, producción ganadera, ganadería
milking | ordeño
pest-control | fitosanitarios, desinsectación, tratamientos fitosanitarios, control de plagas
forestry | gestión forestal, trabajos forestales, silvicultura
chainsaw-operation | manejo de motosierra, motosierra
groundskeeping | zonas verdes, cuidado de jardines, mantenimiento de jardines
landscaping | paisajismo, jardinería y paisajismo
gardening | jardinería
pruning | poda, poda de árboles
hotel-management | dirección hotelera, administración hotelera, gestión hotelera
hotel-operations | operación hotelera, hotelería
front-desk-operations | recepción de huéspedes, recepción hotelera, atención de recepción, recepción de hotel
guest-check-in | check-in y check-out, registro de huéspedes
reservations-management | reservas hoteleras, toma de reservas, gestión de reservas
housekeeping | servicio de limpieza, labores de limpieza, limpieza y desinfección, limpieza de habitaciones
tourism | turismo
tour-guiding | visitas guiadas, guía de turismo, guía turístico
travel-agency-work | venta de viajes, agencia de viajes
ticket-sales | venta de entradas, venta de billetes, taquilla
tour-guide-license | guía oficial
commercial-drivers-license | carnet de camión, licencia de conducir profesional, permiso de conducir C, CAP mercancías
drivers-license | carné de conducir, permiso de conducir B, carnet de conducir, licencia de conducir, permiso de conducir, licencia de manejo
driving-licence-class-b | carnet B, permiso B
driving-licence-class-c | carnet C, permiso C
driving-licence-class-ce | carnet C+E, carnet de tráiler
driver-cpc | CAP de conductor
tachograph-card | tarjeta de tacógrafo
trade-apprenticeship | aprendizaje de oficio
master-craftsman-certificate | título de maestro artesano
logistics | transporte y logística, gestión logística, distribución logística, logística
freight | transporte de mercancías, fletes
freight-forwarding | transitario, tránsito aduanero y fletes
returns-processing | gestión de devoluciones
cold-chain | cadena de frío
supply-chain-management | cadena de abastecimiento, cadena logística, gestión de la cadena de suministro, cadena de suministro
demand-planning | planificación de la demanda
materials-management | gestión de materiales
order-management | tramitación de pedidos, procesamiento de pedidos, gestión de pedidos
import-and-export | importación y exportación, aduanas, trámites aduaneros, gestión aduanera, comercio exterior
customs-clearance | despacho aduanero, despacho de aduanas
machining | torno y fresadora, mecanizado
cnc-machining | control numérico, mecanizado CNC
cnc-programming | programación de control numérico, programación CNC
milling | fresado
cnc-milling | fresado CNC
turning | torneado
cnc-turning | torneado CNC, torno CNC
tool-and-die-making | matricería, fabricación de utillajes
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
occupational-safety | PRL^*, seguridad industrial, riesgos laborales, seguridad e higiene, higiene y seguridad, seguridad laboral, seguridad y salud en el trabajo, prevención de riesgos laborales
safety-management | gestión de la seguridad, gestión de seguridad
ergonomics | ergonomía
hazardous-materials | sustancias peligrosas, mercancías peligrosas, materiales peligrosos
plumbing | plomería, instalaciones sanitarias, fontanero, tuberías, fontanería
pipefitting | tubería industrial, montaje de tuberías
hvac | calefacción y aire acondicionado, climatización
air-conditioning | aire acondicionado
refrigeration | refrigeración, refrigeración industrial
heating-systems | instalaciones de calefacción, calefacción
heat-pumps | bombas de calor
ventilation-systems | sistemas de ventilación
insulation-work | aislamiento térmico, trabajos de aislamiento
printing-operation | imprenta, impresión industrial, artes gráficas e impresión, impresión gráfica
offset-printing | impresión offset
digital-printing | impresión digital
screen-printing | serigrafía
bindery | encuadernación
sign-making | rotulación
root-cause-analysis | análisis de causa raíz, análisis de causas
quality-management-systems | sistemas de gestión de calidad, sistema de gestión de calidad
quality-inspection | metrología, control dimensional, inspección de calidad
visual-inspection | inspección visual
nondestructive-testing | ensayos no destructivos
quality-audits | auditorías de calidad
train-driving | conducción de trenes
railway-engineering | ingeniería ferroviaria
food-service | hostelería, restauración, atención en sala, camarero, servicio en mesa
table-service | servicio de sala, atención de mesas, servicio de mesas
catering | servicio de catering, restauración colectiva
fast-food-service | comida rápida
taking-food-orders | toma de comandas, toma de pedidos, comandas
restaurant-management | dirección de restaurantes, gestión de restaurantes
bartending | servicio de barra, barra y coctelería, coctelería
barista-skills | preparación de café, barismo
wine-service | enología, servicio de vinos, sumillería
beverage-service | servicio de bebidas
product-knowledge | conocimiento de producto, conocimiento de productos
fashion-retail | venta de moda, comercio textil
patrolling-premises | rondas de vigilancia
gate-and-entry-control | control de accesos, control de acceso
retail-security | seguridad en tiendas
personal-training | entrenador personal, preparación física, entrenamiento personal
fitness-instruction | clases de fitness, actividades dirigidas
swimming-instruction | clases de natación, enseñanza de la natación
lifeguarding | socorrismo, salvamento acuático, socorrista
telecommunications | telecomunicaciones
fiber-optics | fibra óptica
cellular-networks | redes móviles
sewing | confección, confección textil, corte y confección, costura
sewing-machine-operation | máquina de coser, manejo de máquina de coser
tailoring | sastrería
shoemaking | zapatería
jewelry-making | joyería
watchmaking | relojería
warehouse-operations | gestión de almacén, almacenaje, mozo de almacén, almacén, operaciones de almacén, gestión de almacenes
order-picking | picking de pedidos, preparación de pedidos
picking-and-packing | picking y packing
goods-receiving | recepción de mercancía, recepción de mercancías
goods-shipping | expedición de mercancías, envío de mercancías
loading-and-unloading | carga y descarga de camiones, manipulación de cargas, carga y descarga de mercancías, carga y descarga
material-handling | manipulación de materiales, manipulación de mercancías, manejo de materiales
inventory-management | control de inventario, control de stock, inventarios, control de inventarios, gestión de stocks, inventario, gestión de inventarios, gestión de inventario, gestión de stock
stocktaking | recuento de inventario, toma de inventario
barcode-scanning | lector de códigos de barras, pistola lectora
forklift-operation | manejo de carretilla elevadora, carretillero, manejo de montacargas, carretillas elevadoras, carretilla elevadora, montacargas
reach-truck-operation | carretilla retráctil
pallet-jack-operation | transpaleta eléctrica, transpaleta
forklift-certification | carnet de carretillero, carné de carretillero, certificado de carretillero, licencia de montacargas
welding | soldar, trabajos de soldadura, soldadura por arco, soldador, soldadura
gas-metal-arc-welding | soldadura MIG, soldadura MAG, soldadura MIG/MAG
gas-tungsten-arc-welding | soldadura TIG
shielded-metal-arc-welding | soldadura con electrodo, soldadura por electrodo
laser-cutting | corte láser, corte por láser
metal-fabrication | construcción metálica, estructuras metálicas, metalistería, fabricación metálica
sheet-metal-work | chapa metálica, calderería, trabajo del metal, chapistería
locksmithing | cerrajería
`;
