/** Spanish aliases, one skill a line, marks as `aliasesOf` says: health, care, teaching, science. */
export const careAndScience = `
// care-and-science/agriculture-science
agriculture | agricultura, agronomía, cultivos, labores agrícolas
// care-and-science/biology-and-biotechnology
dna-sequencing | secuenciación, secuenciación de ADN
cell-culture | cultivo celular, cultivos celulares
biology | biología
molecular-biology | biología molecular
microbiology | microbiología
biochemistry | bioquímica
bioinformatics | bioinformática
// care-and-science/chemistry
chemistry | química
organic-chemistry | química orgánica
analytical-chemistry | química analítica
// care-and-science/childcare
child-care | cuidado de niños, cuidado infantil
child-supervision | supervisión de niños, monitor de comedor, vigilancia de niños
early-childhood-education | educación infantil, educación preescolar, primera infancia
kindergarten-teaching | educación en jardín de infancia, maestra de infantil
// care-and-science/clinical-research-and-regulatory
clinical-research | investigación clínica, ensayos clínicos, estudios clínicos
good-clinical-practice | buenas prácticas clínicas
good-manufacturing-practice | buenas prácticas de fabricación, buenas prácticas de manufactura
// care-and-science/dental
dentistry | odontología
dental-hygiene | higiene dental, higiene bucodental
dental-assisting | auxiliar dental, asistencia dental
orthodontics | ortodoncia
// care-and-science/earth-and-environment
environmental-management-systems | gestión ambiental, gestión medioambiental
waste-management | gestión de residuos, tratamiento de residuos
environmental-science | ciencias ambientales, medio ambiente, protección del medio ambiente
environmental-regulations | normativa ambiental, legislación ambiental, normativa medioambiental
geology | geología
gis | sistemas de información geográfica, SIG^*
sustainability | sostenibilidad, responsabilidad social corporativa, desarrollo sostenible
// care-and-science/elder-and-home-care
geriatric-care | geriatría, cuidado de ancianos, atención a personas mayores, cuidado de personas mayores, cuidado de adultos mayores, gerontología
home-care | atención domiciliaria, ayuda a domicilio, cuidados a domicilio, asistencia domiciliaria
personal-care | aseo personal, higiene personal del paciente, aseo e higiene
activities-of-daily-living | actividades de la vida diaria, actividades básicas de la vida diaria
meal-preparation-for-clients | preparación de comidas para mayores
caregiving | cuidado de personas dependientes, cuidado de personas, atención a personas dependientes
disability-support | atención a personas con discapacidad, apoyo a la discapacidad, personas con discapacidad
// care-and-science/emergency-care
emergency-care | urgencias, atención de urgencias, medicina de urgencias, urgencias hospitalarias, servicio de urgencias
cpr | reanimación cardiopulmonar, RCP^*
first-aid | primeros auxilios
emergency-management | gestión de emergencias, protección civil
emergency-response | respuesta a emergencias, atención de emergencias
firefighting | extinción de incendios, protección contra incendios
fire-prevention | prevención de incendios
// care-and-science/health-records-and-coding
clinical-documentation | historia clínica, historias clínicas, documentación clínica, registros clínicos, registros de enfermería
medical-coding | codificación médica, codificación clínica
medical-billing | facturación médica, facturación sanitaria
patient-registration | admisión de pacientes, registro de pacientes
electronic-health-records | historia clínica electrónica, expediente clínico electrónico
// care-and-science/higher-education-and-training
university-teaching | docencia universitaria
adult-education | educación de adultos, formación de adultos
student-advising | orientación educativa, orientación académica, orientación profesional, orientación escolar
e-learning | aprendizaje en línea, educación a distancia, formación online, enseñanza virtual
training-needs-analysis | detección de necesidades formativas
// care-and-science/infection-control
infection-control | control de infecciones, prevención de infecciones
sterilization | esterilización
disinfection | desinfección
// care-and-science/laboratory-instruments
chromatography | cromatografía
mass-spectrometry | espectrometría de masas
spectroscopy | espectroscopia, espectrofotometría
microscopy | microscopía, microscopía electrónica
flow-cytometry | citometría de flujo
// care-and-science/laboratory-work
laboratory-techniques | técnicas de laboratorio, trabajo de laboratorio, pruebas de laboratorio, análisis clínicos
laboratory-analysis | análisis de laboratorio
equipment-calibration | calibración, calibración de equipos
laboratory-safety | bioseguridad, seguridad en el laboratorio
// care-and-science/library-and-museum
library-services | biblioteconomía, catalogación, gestión de bibliotecas
// care-and-science/licences-and-certificates
registered-nurse | enfermero, enfermera, grado en enfermería, diplomado en enfermería, título de enfermería, licenciatura en enfermería, enfermera registrada
certified-nursing-assistant | auxiliar de enfermería, técnico en cuidados auxiliares de enfermería, TCAE^, auxiliares de enfermería
emt | técnico en emergencias sanitarias, emergencias sanitarias, técnico de ambulancia
teaching-license | máster de profesorado, habilitación docente, licencia docente
// care-and-science/medical-imaging
radiology | radiología, diagnóstico por imagen, radiografía, imagenología, rayos X
magnetic-resonance-imaging | resonancia magnética
ultrasound-imaging | ecografía, ecografías, ultrasonido, ecocardiografía
// care-and-science/medical-laboratory
phlebotomy | extracción de sangre, extracciones de sangre, toma de muestras de sangre, flebotomía
specimen-collection | toma de muestras, preparación de muestras, recogida de muestras, procesamiento de muestras
hematology | hematología
histology | histología, anatomía patológica
// care-and-science/medicine
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
// care-and-science/mental-health
mental-health-care | salud mental, enfermería psiquiátrica
counseling | consejería, orientación psicológica, asesoramiento psicológico
psychotherapy | psicoterapia
stress-management | manejo del estrés
// care-and-science/nursing
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
// care-and-science/pharmacy
pharmacy-practice | dispensación de medicamentos, oficina de farmacia, dispensación farmacéutica, atención farmacéutica
pharmacy-technician-work | técnico en farmacia, auxiliar de farmacia
pharmacology | farmacología
// care-and-science/physics-and-mathematics
physics | física
mathematics | matemáticas
// care-and-science/public-health
immunization | vacunación, inmunización, vacunas
disease-prevention | prevención de enfermedades
public-health | salud pública, salud comunitaria
// care-and-science/public-safety
investigation | investigación policial, investigaciones internas
law-enforcement | orden público, cuerpos de seguridad
security-guarding | vigilancia de seguridad, seguridad privada, vigilancia, guardia de seguridad
// care-and-science/social-science
psychology | psicología
international-relations | relaciones internacionales, cooperación internacional
// care-and-science/social-work
social-work | trabajo social, servicios sociales, intervención social, asistencia social, intervención en crisis, acompañamiento social
case-management | gestión de casos
child-welfare | protección de menores, protección a la infancia
youth-work | trabajo con jóvenes, animación juvenil, educación de calle
community-outreach | trabajo comunitario, desarrollo comunitario, participación ciudadana
mediation | mediación
// care-and-science/statistics-and-research-methods
scientific-research | metodología de investigación, investigación académica, métodos de investigación, revisión bibliográfica, investigación científica
survey-design | encuestas, diseño de encuestas, elaboración de cuestionarios
scientific-writing | redacción científica, publicaciones científicas, artículos científicos
field-work | trabajo de campo
// care-and-science/teaching
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
// care-and-science/therapy-and-rehabilitation
physical-therapy | fisioterapia, rehabilitación física, terapia física, rehabilitación
occupational-therapy | terapia ocupacional
speech-therapy | logopedia, terapia del lenguaje, fonoaudiología
ventilator-management | ventilación mecánica, terapia respiratoria
massage-therapy | masajes, masoterapia, quiromasaje
nutrition | nutrición, dietética, nutrición clínica
// care-and-science/veterinary
veterinary-care | medicina veterinaria, cuidado de animales, veterinaria, clínica veterinaria
apiculture | apicultura
`;
