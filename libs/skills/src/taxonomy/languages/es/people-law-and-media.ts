/** Spanish aliases, one skill a line, marks as `aliasesOf` says: people, law, public service, office, media, design; soft skills. */
export const peopleLawAndMedia = `
// business/communication-and-pr
public-relations | relaciones públicas
media-relations | gabinete de prensa, relaciones con los medios
press-releases | comunicados de prensa, notas de prensa
corporate-communications | comunicación corporativa
internal-communications | comunicación interna
communications-strategy | estrategia de comunicación
public-affairs | asuntos públicos
multicultural-communication | comunicación intercultural
// business/fashion-and-interior
fashion-design | diseño de moda
clothing-alterations | arreglos de ropa, arreglos de costura
textile-design | diseño textil
interior-design | decoración de interiores, diseño de interiores, interiorismo
// business/graphic-design
graphic-design | artes gráficas, diseño gráfico
visual-design | diseño visual
layout-design | maquetación
illustration | ilustración
photo-retouching | retoque fotográfico
animation | animación 3D, animación digital, animación
3d-modeling | modelado 3D
art-direction | dirección de arte, dirección creativa
typography | teoría del color, tipografía
// business/human-resources
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
// business/law
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
// business/music-and-performing-arts
music-composition | composición musical
music-production | producción musical
// business/office-and-administration
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
// business/photo-film-and-audio
photography | fotografía
photo-editing | edición fotográfica, edición de fotos
video-production | producción de vídeo, producción audiovisual
video-editing | montaje de vídeo, edición de vídeos, edición de vídeo
audio-engineering | técnico de sonido, ingeniería de sonido
stage-lighting | iluminación escénica
set-design | escenografía
// business/public-service-and-policy
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
// business/publishing-and-media
journalism | redacción periodística, periodismo
broadcasting | radiodifusión
book-publishing | edición de libros
// business/soft-skills
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
// business/ux-design
ux-design | experiencia del usuario, usabilidad, diseño UX, experiencia de usuario
ui-design | interfaz de usuario, interfaces de usuario, diseño UI, diseño de interfaces
product-design | diseño de producto
industrial-design | diseño industrial
user-research | tests de usabilidad, investigación de usuarios
usability-testing | pruebas de usabilidad
human-centered-design | diseño centrado en el usuario, pensamiento de diseño
// business/writing-and-translation
writing | redacción de textos
copywriting | redacción publicitaria
editing | edición de textos
proofreading | revisión de textos, corrección de textos
translation | interpretación de lenguas, traducciones, localización de software, traducción
interpreting | interpretación simultánea, interpretación de idiomas
sign-language-interpreting | lengua de signos, lengua de señas
`;
