/** Spanish aliases, one skill a line, marks as `aliasesOf` says: medicine, nursing, therapy, care, animals. */
export const healthAndCare = `
// care-and-science/dental
dentistry | odontología
dental-hygiene | higiene dental, higiene bucodental
dental-assisting | auxiliar dental, asistencia dental
orthodontics | ortodoncia
dental-implants | implantología, implantes dentales
dental-laboratory-work | prótesis dental
// care-and-science/elder-and-home-care
geriatric-care | cuidado de ancianos, atención a personas mayores, cuidado de personas mayores, cuidado de adultos mayores, gerontología
long-term-care | cuidados de larga duración
home-care | atención domiciliaria, ayuda a domicilio, cuidados a domicilio, asistencia domiciliaria
personal-care | aseo personal, higiene personal del paciente
activities-of-daily-living | actividades de la vida diaria, actividades básicas de la vida diaria
bathing-and-grooming | aseo e higiene
meal-preparation-for-clients | preparación de comidas para mayores
companion-care | acompañamiento de mayores
caregiving | cuidado de personas dependientes, cuidado de personas, atención a personas dependientes
disability-support | atención a personas con discapacidad, apoyo a la discapacidad, personas con discapacidad
// care-and-science/emergency-care
emergency-care | urgencias, atención de urgencias, medicina de urgencias, urgencias hospitalarias, servicio de urgencias
cpr | reanimación cardiopulmonar, RCP^*
first-aid | primeros auxilios
emergency-management | gestión de emergencias, protección civil
emergency-response | respuesta a emergencias, atención de emergencias
firefighting | extinción de incendios
fire-prevention | prevención de incendios
// care-and-science/health-records-and-coding
clinical-documentation | historia clínica, historias clínicas, documentación clínica, registros clínicos, registros de enfermería
medical-coding | codificación médica, codificación clínica
medical-billing | facturación médica, facturación sanitaria
patient-registration | admisión de pacientes, registro de pacientes
electronic-health-records | historia clínica electrónica, expediente clínico electrónico
// care-and-science/infection-control
infection-control | control de infecciones, prevención de infecciones
hand-hygiene | higiene de manos
personal-protective-equipment | equipos de protección individual, EPI^*
sterilization | esterilización
disinfection | desinfección
// care-and-science/licences-and-certificates
registered-nurse | enfermero, enfermera, grado en enfermería, diplomado en enfermería, título de enfermería, licenciatura en enfermería, enfermera registrada
certified-nursing-assistant | auxiliar de enfermería, técnico en cuidados auxiliares de enfermería, TCAE^, auxiliares de enfermería
emt | técnico en emergencias sanitarias, emergencias sanitarias, técnico de ambulancia
teaching-license | máster de profesorado, habilitación docente, licencia docente
// care-and-science/medical-imaging
medical-imaging | diagnóstico por imagen, imagenología
radiology | radiología
radiography | radiografía, rayos X
computed-tomography | tomografía computarizada, tomografía axial computarizada
magnetic-resonance-imaging | resonancia magnética
ultrasound-imaging | ecografía, ecografías, ultrasonido
echocardiography | ecocardiografía
nuclear-medicine | medicina nuclear
// care-and-science/medical-laboratory
phlebotomy | extracción de sangre, extracciones de sangre, toma de muestras de sangre, flebotomía
specimen-collection | toma de muestras, recogida de muestras
specimen-processing | procesamiento de muestras
medical-laboratory-testing | análisis clínicos
hematology | hematología
histology | histología
// care-and-science/medicine
medical-assisting | asistente médico, auxiliar de clínica, auxiliar médico
family-medicine | medicina familiar, medicina general, medicina de familia
internal-medicine | medicina interna
occupational-medicine | medicina del trabajo
sports-medicine | medicina deportiva
pediatrics | pediatría
geriatric-medicine | geriatría
cardiology | cardiología
gastroenterology | gastroenterología
endoscopy | endoscopia
nephrology | nefrología
urology | urología
oncology | oncología
neurology | neurología
dermatology | dermatología
ophthalmology | oftalmología
optometry | optometría
obstetrics-and-gynecology | obstetricia, ginecología, obstetricia y ginecología
psychiatry | psiquiatría
anesthesiology | anestesia, anestesiología
surgery | cirugía
orthopedics | ortopedia
neurosurgery | neurocirugía
vascular-surgery | cirugía vascular
trauma-surgery | traumatología
surgical-instrumentation | instrumentación quirúrgica
palliative-care | cuidados paliativos
homeopathy | homeopatía
acupuncture | acupuntura
podiatry | podología
osteopathy | osteopatía
telehealth | telemedicina, teleconsulta, telesalud
anatomy | anatomía
physiology | fisiología
pathology | anatomía patológica, patología
medical-terminology | terminología médica
// care-and-science/mental-health
mental-health-care | salud mental
counseling | consejería, orientación psicológica, asesoramiento psicológico
psychotherapy | psicoterapia
family-therapy | terapia familiar
substance-abuse-counseling | drogodependencias
crisis-intervention | intervención en crisis
stress-management | manejo del estrés, tolerancia al estrés, resistencia al estrés, gestión del estrés
cognitive-behavioral-therapy | terapia cognitivo-conductual
// care-and-science/nursing
patient-care | atención al paciente, cuidado de pacientes, atención de pacientes, cuidado del paciente, cuidados al paciente
nursing | cuidados de enfermería, enfermería
patient-safety | seguridad del paciente
fall-prevention | prevención de caídas
patient-assessment | valoración de pacientes, evaluación de pacientes, valoración del paciente, anamnesis
patient-triage | triaje, clasificación de pacientes
care-planning | plan de cuidados, planes de cuidados, planificación de cuidados
treatment-planning | planes de tratamiento
medication-administration | administración de medicamentos, administración de medicación
medication-management | manejo de medicamentos
iv-therapy | terapia intravenosa
iv-insertion | canalización de vías
wound-care | cura de heridas, curas de heridas, cuidado de heridas, curación de heridas
dressing-changes | cambio de apósitos
pressure-injury-prevention | prevención de úlceras por presión
vital-signs | signos vitales, constantes vitales, toma de constantes, toma de signos vitales
patient-monitoring | monitorización de pacientes, vigilancia del paciente
blood-glucose-monitoring | control de glucemia
diabetes-education | educación diabetológica
catheterization | sondaje vesical, cateterismo
pain-management | manejo del dolor, tratamiento del dolor
patient-education | educación al paciente
discharge-planning | planificación del alta
care-coordination | coordinación de cuidados
patient-handoff | cambio de turno de enfermería
perioperative-nursing | enfermería quirúrgica
operating-room-experience | quirófano
critical-care | cuidados intensivos, UCI^*, unidad de cuidados intensivos
cardiac-care | cuidados cardíacos
telemetry | monitorización cardíaca
electrocardiography | electrocardiograma, electrocardiografía
maternity-care | neonatología, maternidad
midwifery | matrona, partería
newborn-care | cuidados del recién nacido
neonatal-intensive-care | cuidados neonatales
pediatric-nursing | enfermería pediátrica
chemotherapy-administration | quimioterapia
psychiatric-nursing | enfermería psiquiátrica
dialysis | diálisis, hemodiálisis
community-nursing | enfermería comunitaria
patient-transport | traslado de pacientes, transporte sanitario
patient-positioning | posicionamiento de pacientes, cambios posturales
patient-lifting | movilización de pacientes
// care-and-science/pharmacy
pharmacy-practice | oficina de farmacia, atención farmacéutica
pharmacy-technician-work | técnico en farmacia, auxiliar de farmacia
dispensing-medications | dispensación de medicamentos, dispensación farmacéutica
pharmaceutical-compounding | formulación magistral
pharmacovigilance | farmacovigilancia
pharmacology | farmacología
// care-and-science/public-health
immunization | vacunación, inmunización, vacunas
health-education | educación para la salud, educación sanitaria
community-health | salud comunitaria
disease-prevention | prevención de enfermedades
public-health | salud pública
// care-and-science/therapy-and-rehabilitation
rehabilitation | rehabilitación, rehabilitación física
physical-therapy | fisioterapia, terapia física
occupational-therapy | terapia ocupacional
speech-therapy | logopedia, terapia del lenguaje, fonoaudiología
audiology | audiología, audioprótesis
respiratory-therapy | terapia respiratoria
ventilator-management | ventilación mecánica
massage-therapy | masajes, masoterapia, quiromasaje
music-therapy | musicoterapia
art-therapy | arteterapia
lymphedema-therapy | drenaje linfático
nutrition-counseling | asesoramiento nutricional
nutrition | nutrición, dietética, nutrición clínica
// care-and-science/veterinary
veterinary-care | medicina veterinaria, veterinaria, clínica veterinaria
animal-care | cuidado de animales
animal-husbandry | zootecnia
dog-training | adiestramiento canino
animal-welfare | bienestar animal
horse-care | cuidado de caballos
apiculture | apicultura
`;
