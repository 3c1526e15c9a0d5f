/** Spanish aliases, one skill a line, marks as `aliasesOf` says: people, law, public service, office, media, design; soft skills. */
export const peopleLawAndMedia = `
// business/communication-and-pr
public-relations | relaciones públicas
media-relations | gabinete de prensa, relaciones con los medios
press-releases | comunicados de prensa, notas de prensa
corporate-communications | comunicación corporativa
internal-communications | comunicación interna
external-communications | comunicación externa
communications-strategy | estrategia de comunicación
public-affairs | asuntos públicos
crisis-communications | comunicación de crisis
multicultural-communication | comunicación intercultural
// business/fashion-and-interior
fashion-design | diseño de moda
clothing-alterations | arreglos de ropa, arreglos de costura
textile-design | diseño textil
interior-design | decoración de interiores, diseño de interiores, interiorismo
makeup-artistry | maquillaje
// business/graphic-design
graphic-design | artes gráficas, diseño gráfico
visual-design | diseño visual
layout-design | maquetación
packaging-design | diseño de packaging, diseño de envases
illustration | ilustración
drawing | dibujo artístico
photo-retouching | retoque fotográfico
animation | animación, animación digital
3d-animation | animación 3D
3d-modeling | modelado 3D
art-direction | dirección de arte, dirección creativa
typography | tipografía
color-theory | teoría del color
// business/human-resources
human-resources | gestión de recursos humanos, RRHH^, recursos humanos
hr-administration | administración de recursos humanos, administración de personal
recruiting | contratación de personal, reclutamiento y selección, reclutamiento, selección de personal
talent-acquisition | captación de talento, adquisición de talento
candidate-interviewing | entrevistas de selección, entrevistas a candidatos
onboarding | incorporación de nuevos empleados, acogida de nuevos empleados, incorporación de personal
employee-relations | relación con los empleados, relaciones laborales
union-relations | relaciones sindicales
collective-bargaining | negociación colectiva
employee-engagement | clima laboral, compromiso de los empleados
employee-retention | retención de talento, retención del talento
performance-management | evaluación de desempeño, gestión del desempeño
performance-appraisals | evaluación del desempeño
employee-development | desarrollo de personas, desarrollo del personal
talent-management | gestión del talento
workforce-planning | planificación de personal
compensation-and-benefits | política retributiva, retribución y beneficios, compensación y beneficios
benefits-administration | gestión de beneficios sociales
leave-administration | gestión de ausencias, gestión de vacaciones
training-delivery | impartición de cursos, capacitación, formación de equipos, formación continua, capacitación de personal, formación de personal
learning-and-development | formación y desarrollo
diversity-and-inclusion | diversidad e inclusión, igualdad de género
labor-law | derecho del trabajo, derecho laboral, legislación laboral
// business/law
legal-research | investigación legal, investigación jurídica
legal-drafting | redacción de demandas, redacción jurídica
contract-drafting | redacción de contratos, elaboración de contratos
litigation | litigación, procedimientos judiciales, procesos judiciales, litigios
paralegal-work | asistencia jurídica
legal-advice | asesoría jurídica, asesoramiento legal, asesoramiento jurídico, asesoría legal
legal-analysis | análisis jurídico
trademark-prosecution | registro de marcas, derecho de marcas
intellectual-property | propiedad industrial, derechos de autor, propiedad intelectual
patent-law | derecho de patentes
contract-law | derecho de contratos, derecho contractual
criminal-law | derecho penal
constitutional-law | derecho constitucional
immigration-law | derecho de extranjería, derecho migratorio, extranjería
corporate-law | derecho corporativo, derecho de sociedades, derecho mercantil, derecho societario
commercial-law | derecho comercial
civil-law | derecho civil
family-law | derecho de familia
estate-law | derecho de sucesiones, derecho sucesorio
real-estate-law | derecho inmobiliario, derecho urbanístico
administrative-law | derecho público, derecho administrativo
environmental-law | derecho ambiental
bankruptcy-law | derecho concursal
antitrust-law | derecho de la competencia
banking-law | derecho bancario
health-law | derecho sanitario
international-law | derecho internacional
human-rights | derechos humanos
eu-law | derecho europeo
criminal-procedure | derecho procesal penal
civil-procedure | derecho procesal civil
law | derecho, conocimientos jurídicos
// business/music-and-performing-arts
music-composition | composición musical
music-production | producción musical
acting | interpretación actoral
music-theory | teoría musical, solfeo
// business/office-and-administration
office-administration | administración de oficina, secretariado, trabajo de oficina, gestiones administrativas, labores administrativas, tareas administrativas, apoyo administrativo, gestión administrativa
clerical-work | trabajo administrativo
office-management | gestión de oficina
executive-assistance | asistencia a dirección, asistente de dirección
calendar-management | gestión de agendas, gestión de agenda
appointment-scheduling | concertación de citas, gestión de citas, programación de citas
staff-scheduling | planificación de turnos, elaboración de horarios, cuadrantes, programación de horarios
data-entry | introducción de datos, grabación de datos, entrada de datos, captura de datos
typing | mecanografía
record-keeping | gestión de expedientes
records-management | gestión de registros, gestión de archivos, archivística
filing | archivado, archivo de documentos
document-management | gestión documental
archiving | archivado de documentación
correspondence | redacción de correspondencia, correspondencia
minute-taking | toma de actas, elaboración de actas, redacción de actas
meeting-preparation | preparación de reuniones, organización de reuniones
travel-arrangements | reserva de viajes, organización de viajes, gestión de viajes
report-writing | elaboración de reportes, redacción de informes, elaboración de informes
mail-handling | gestión del correo, gestión de correspondencia
mail-sorting | clasificación de correo
office-supplies-management | gestión de material de oficina, pedidos de material
internet-research | búsqueda en internet
spreadsheet-work | hojas de cálculo, hoja de cálculo
presentation-preparation | elaboración de presentaciones
reception | recepción de visitas
word-processing | procesador de textos, procesador de texto, tratamiento de textos
microsoft-office | Office nivel usuario, paquete ofimático, Paquete Office, paquetería Office
pivot-tables | tablas dinámicas
computer-literacy | informática a nivel usuario, manejo de ordenador, conocimientos informáticos, conocimientos de informática, informática básica
office-software | herramientas ofimáticas, programas de ofimática, ofimática
// business/photo-film-and-audio
photography | fotografía
photo-editing | edición fotográfica, edición de fotos
video-production | producción audiovisual, producción de vídeo
video-editing | montaje de vídeo, edición de vídeos, edición de vídeo
post-production | postproducción, posproducción
film-production | producción cinematográfica
audio-engineering | ingeniería de sonido, técnico de sonido
stage-lighting | iluminación escénica
set-design | escenografía
// business/public-service-and-policy
policy-analysis | análisis de políticas
policy-development | desarrollo de políticas
advocacy | incidencia política
program-evaluation | evaluación de programas
monitoring-and-evaluation | seguimiento y evaluación
grant-management | subvenciones, gestión de subvenciones
grant-writing | redacción de subvenciones, solicitudes de subvención
fundraising | captación de fondos, recaudación de fondos
economic-development | desarrollo económico
public-administration | gestión pública, administración pública
public-policy | políticas públicas
// business/publishing-and-media
journalism | redacción periodística, periodismo
broadcasting | radiodifusión
book-publishing | edición de libros
// business/soft-skills
communication | habilidades comunicativas, capacidad de comunicación, comunicación oral y escrita, dotes de comunicación, dotes comunicativas, habilidades de comunicación, comunicación efectiva, buena comunicación
written-communication | comunicación escrita
verbal-communication | comunicación oral, comunicación verbal
interpersonal-skills | relaciones interpersonales, habilidades interpersonales, don de gentes, habilidades sociales
relationship-building | construcción de relaciones
active-listening | escucha activa
empathy | empatía
patience | paciencia
courtesy | cortesía, buena presencia, amabilidad
teamwork | capacidad de trabajo en equipo, espíritu de equipo, trabajo en equipo
collaboration | trabajo colaborativo, colaboración en equipo, colaboración
cross-functional-collaboration | equipos multidisciplinarios
leadership | dotes de liderazgo, don de mando, liderazgo, capacidad de liderazgo
team-leadership | dirección de equipos, liderazgo de equipos
motivating-others | motivación de equipos
delegation | delegación de tareas
influencing | capacidad de persuasión
mentoring | tutorización, acompañamiento de equipos, mentoría
coaching | coaching de equipos
problem-solving | capacidad de resolución, orientación a soluciones, resolución de problemas, solución de problemas
critical-thinking | pensamiento crítico
analytical-skills | capacidad analítica, capacidad de análisis, pensamiento analítico, mentalidad analítica
logical-thinking | pensamiento lógico
strategic-thinking | pensamiento estratégico, visión estratégica
decision-making | capacidad de decisión, toma de decisiones
time-management | manejo del tiempo, gestión del tiempo, administración del tiempo
meeting-deadlines | cumplimiento de plazos
prioritization | priorización, gestión de prioridades
multitasking | capacidad multitarea, multitarea
organizational-skills | capacidad organizativa, dotes de organización, organización y planificación, capacidad de organización, habilidades organizativas
planning-skills | capacidad de planificación
coordination-skills | capacidad de coordinación
attention-to-detail | meticulosidad, rigurosidad, detallista, atención al detalle, atención a los detalles, minuciosidad
adaptability | adaptabilidad, capacidad de adaptación
flexibility | polivalencia, flexibilidad horaria, flexibilidad
open-mindedness | mentalidad abierta
working-under-pressure | trabajo bajo presión, trabajar bajo presión, tolerancia a la presión
creativity | pensamiento creativo, creatividad
innovation | innovación
willingness-to-learn | disposición para aprender, ganas de aprender, capacidad de aprendizaje
initiative | capacidad de iniciativa, iniciativa, proactivo, proactividad
self-motivation | motivación personal, automotivación, motivación
independent-working | capacidad de trabajo autónomo, trabajo autónomo, autonomía
ownership-and-accountability | sentido de la responsabilidad
work-ethic | responsabilidad en el trabajo, compromiso y responsabilidad, ética de trabajo
reliability | responsabilidad y compromiso, persona responsable, responsabilidad y puntualidad, formalidad
punctuality | puntual*, puntualidad
confidentiality | confidencialidad, discreción
professionalism | profesionalidad, profesionalismo
self-confidence | confianza en sí mismo, seguridad en sí mismo
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
// business/ux-design
ux-design | experiencia del usuario, diseño UX, experiencia de usuario
ui-design | interfaz de usuario, interfaces de usuario, diseño UI, diseño de interfaces
product-design | diseño de producto
industrial-design | diseño industrial
user-research | investigación de usuarios
usability-testing | pruebas de usabilidad, tests de usabilidad
usability | usabilidad
human-centered-design | diseño centrado en el usuario
design-thinking | pensamiento de diseño
// business/writing-and-translation
writing | redacción de textos
copywriting | redacción publicitaria
editing | edición de textos
proofreading | revisión de textos, corrección de textos
screenwriting | guion cinematográfico
translation | traducciones, traducción
interpreting | interpretación de idiomas, interpretación de lenguas
simultaneous-interpreting | interpretación simultánea
sign-language-interpreting | lengua de signos, lengua de señas
localization | localización de software
subtitling | subtitulación
grammar-and-punctuation | ortografía
`;
