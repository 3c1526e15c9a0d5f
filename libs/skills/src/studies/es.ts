/** Spanish names of fields of study: `id | names`. */
export const esStudies = `
accounting | contabilidad, contaduría, auditoría
agriculture | agronomía, ingeniería agrícola
architecture | arquitectura
arts | bellas artes, historia del arte
biology | biología, ciencias de la vida
business | administración de empresas, administración y dirección de empresas, ade, ciencias empresariales, gestión de empresas, dirección de empresas
chemistry | química, bioquímica
civil-engineering | ingeniería civil, caminos canales y puertos
communication | comunicación, periodismo, relaciones públicas, comunicación audiovisual
computer-science | informática, ingeniería informática, ingeniería de software, sistemas de información, ingeniería de sistemas
data-science | ciencia de datos, estadística
design | diseño, diseño gráfico
economics | economía, ciencias económicas
education | educación, pedagogía, magisterio
electrical-engineering | ingeniería eléctrica, electricidad, electrónica, ingeniería electrónica
environment | ciencias ambientales, medio ambiente, ecología
finance | finanzas, banca
geography | geografía, geología
history | historia
hospitality | hostelería, turismo, gestión hotelera
human-resources | recursos humanos, relaciones laborales, gestión de recursos humanos
industrial-engineering | ingeniería industrial, organización industrial
languages | filología, lingüística, traducción, traducción e interpretación
law | derecho, ciencias jurídicas
logistics | logística, transporte
marketing | mercadotecnia, publicidad
mathematics | matemáticas
mechanical-engineering | ingeniería mecánica, mecatrónica
medicine | medicina
nursing | enfermería
nutrition | nutrición, dietética
pharmacy | farmacia
philosophy | filosofía
physics | física
physiotherapy | fisioterapia
politics | ciencias políticas, relaciones internacionales
psychology | psicología
public-administration | administración pública, gestión y administración pública
social-work | trabajo social, educación social
sociology | sociología, ciencias sociales
sport | ciencias del deporte, actividad física y deporte
`;
