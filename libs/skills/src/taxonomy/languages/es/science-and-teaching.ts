/** Spanish aliases, one skill a line, marks as `aliasesOf` says: science, teaching, children, social work, safety. */
export const scienceAndTeaching = `
// care-and-science/agriculture-science
agriculture | agricultura, labores agrícolas
agronomy | agronomía
horticulture | horticultura
organic-farming | agricultura ecológica, agricultura orgánica
crop-production | cultivos
greenhouse-operations | invernaderos
viticulture | viticultura
winemaking | elaboración de vinos, vinificación
fruit-growing | fruticultura
tree-pruning | poda de árboles
aquaculture | acuicultura
dairy-production | producción lechera, producción de leche
beef-production | ganado vacuno
// care-and-science/biology-and-biotechnology
dna-sequencing | secuenciación, secuenciación de ADN
cell-culture | cultivo celular, cultivos celulares
biology | biología
molecular-biology | biología molecular
genetics | genética
microbiology | microbiología
virology | virología
immunology | inmunología
biochemistry | bioquímica
bioinformatics | bioinformática
biotechnology | biotecnología
biomedical-engineering | ingeniería biomédica
toxicology | toxicología
zoology | zoología
botany | botánica
// care-and-science/chemistry
chemical-synthesis | síntesis química
chemistry | química
organic-chemistry | química orgánica
inorganic-chemistry | química inorgánica
analytical-chemistry | química analítica
physical-chemistry | fisicoquímica, química física
polymer-chemistry | química de polímeros
electrochemistry | electroquímica
// care-and-science/childcare
child-care | cuidado de niños, cuidado infantil
child-supervision | supervisión de niños, monitor de comedor, vigilancia de niños
early-childhood-education | educación infantil, educación preescolar, primera infancia
kindergarten-teaching | educación en jardín de infancia, maestra de infantil
parent-communication | relación con las familias
// care-and-science/clinical-research-and-regulatory
clinical-research | investigación clínica, ensayos clínicos, estudios clínicos
regulatory-affairs | asuntos regulatorios
document-control | control documental
medical-devices | productos sanitarios, dispositivos médicos
good-clinical-practice | buenas prácticas clínicas
good-manufacturing-practice | buenas prácticas de fabricación, buenas prácticas de manufactura
// care-and-science/earth-and-environment
environmental-management-systems | gestión ambiental, gestión medioambiental
waste-management | gestión de residuos, tratamiento de residuos
wastewater-treatment | tratamiento de aguas residuales, depuración de aguas
water-treatment | tratamiento de aguas, potabilización
environmental-protection | protección del medio ambiente
mining-operations | minería
environmental-science | ciencias ambientales, medio ambiente
environmental-engineering | ingeniería ambiental
environmental-regulations | normativa ambiental, legislación ambiental, normativa medioambiental
ecology | ecología
geology | geología
hydrology | hidrología
gis | sistemas de información geográfica, SIG^*
meteorology | meteorología
geography | geografía
sustainability | sostenibilidad, desarrollo sostenible
// care-and-science/food-science
food-science | tecnología de los alimentos, ciencia de los alimentos
food-processing | procesamiento de alimentos, industria alimentaria
cheesemaking | elaboración de queso
// care-and-science/higher-education-and-training
university-teaching | docencia universitaria
adult-education | educación de adultos, formación de adultos
student-advising | orientación educativa, orientación académica, tutoría de estudiantes
career-counseling | orientación profesional, orientación laboral
instructional-design | diseño instruccional
e-learning | aprendizaje en línea, educación a distancia, formación online
online-teaching | enseñanza virtual
training-needs-analysis | detección de necesidades formativas
// care-and-science/laboratory-instruments
chromatography | cromatografía
mass-spectrometry | espectrometría de masas
spectroscopy | espectroscopia
spectrophotometry | espectrofotometría
microscopy | microscopía
electron-microscopy | microscopía electrónica
flow-cytometry | citometría de flujo
// care-and-science/laboratory-work
laboratory-techniques | técnicas de laboratorio, trabajo de laboratorio, pruebas de laboratorio
laboratory-analysis | análisis de laboratorio
sample-preparation | preparación de muestras
equipment-calibration | calibración, calibración de equipos
laboratory-safety | seguridad en el laboratorio
biosafety | bioseguridad
experimental-design | diseño de experimentos, diseño experimental
// care-and-science/library-and-museum
library-services | gestión de bibliotecas
cataloging | catalogación
library-science | biblioteconomía
// care-and-science/physics-and-mathematics
physics | física
thermodynamics | termodinámica
optics | óptica
fluid-mechanics | mecánica de fluidos
acoustics | acústica
mathematics | matemáticas
metrology | metrología
// care-and-science/public-safety
investigation | investigación policial, investigaciones internas
criminal-investigation | investigación criminal
law-enforcement | orden público, cuerpos de seguridad
security-guarding | vigilancia de seguridad, seguridad privada, vigilancia, guardia de seguridad
crowd-control | control de masas, control de aforo
executive-protection | protección de personas, escolta
// care-and-science/social-science
psychology | psicología
sociology | sociología
archaeology | arqueología
linguistics | lingüística
political-science | ciencias políticas, ciencia política
international-relations | relaciones internacionales, cooperación internacional
philosophy | filosofía
econometrics | econometría
macroeconomics | macroeconomía
microeconomics | microeconomía
urban-planning | urbanismo, planificación urbana
// care-and-science/social-work
social-work | trabajo social, intervención social, asistencia social, acompañamiento social
social-services | servicios sociales
case-management | gestión de casos
child-welfare | protección de menores, protección a la infancia
housing-assistance | acceso a la vivienda
refugee-services | atención a refugiados
youth-work | trabajo con jóvenes, animación juvenil, educación de calle
community-outreach | trabajo comunitario
community-engagement | participación ciudadana
community-development | desarrollo comunitario
volunteer-management | gestión de voluntariado, gestión de voluntarios
mediation | mediación
child-development | desarrollo infantil
// care-and-science/statistics-and-research-methods
scientific-research | investigación académica, investigación científica
research-methodology | metodología de investigación, métodos de investigación
qualitative-research | investigación cualitativa
quantitative-research | investigación cuantitativa
literature-review | revisión bibliográfica
survey-design | diseño de encuestas, elaboración de cuestionarios
survey-administration | encuestas
scientific-writing | redacción científica, publicaciones científicas, artículos científicos
field-work | trabajo de campo
research-and-development | investigación y desarrollo
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
mathematics-teaching | enseñanza de matemáticas, clases de matemáticas
science-teaching | enseñanza de ciencias
language-teaching | enseñanza de idiomas, enseñanza de inglés, español como lengua extranjera, clases de inglés
physical-education | educación física
music-education | educación musical
art-education | educación artística
vocational-education | formación profesional, FP^*
student-assessment | evaluación de alumnos, evaluación de estudiantes
sports-coaching | entrenamiento deportivo
school-counseling | orientación escolar
school-administration | dirección escolar, gestión escolar
pedagogy | pedagogía, didáctica, métodos pedagógicos
`;
