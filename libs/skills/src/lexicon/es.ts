import { type SkillsLexicon, words } from './lexicon.js';

export const es: SkillsLexicon = {
  stopWords: words(`
    el los las una unos y o con para por del al es son que su sus nuestro
  `),
  functionWords: words(`
    y el los las del un una para con por su sus nuestro nuestra que se al o como mas en ser esta este tu tus nuestros e
  `),
  titles: `
software-engineering | desarrollador, programador, ingeniero de software, ingeniero informático, desarrollador web, desarrolladora
data | analista de datos, científico de datos, ingeniero de datos, administrador de bases de datos, estadístico
devops | ingeniero devops, ingeniero de sistemas cloud
security | analista de ciberseguridad, experto en ciberseguridad
it-support | informático, administrador de sistemas, técnico de sistemas, técnico informático, técnico de soporte, administrador de redes
quality-assurance | técnico de calidad, inspector de calidad, responsable de calidad, ingeniero de calidad, probador de software
architecture | arquitecto de software, arquitecto de soluciones
product | jefe de producto, gestor de producto, responsable de producto
project-management | jefe de proyecto, jefa de proyecto, gestor de proyectos, director de proyecto, coordinador de proyectos
analysis | analista, consultor, consultora, analista de negocio
design | diseñador, diseñadora, diseñador gráfico, arquitecto, arquitecta, interiorista, director de arte
engineering | ingeniero, ingeniera, ingeniero mecánico, ingeniero civil, ingeniero industrial, ingeniero eléctrico, delineante, proyectista
nursing | enfermero, enfermera, auxiliar de enfermería, matrona, partera, cuidador de ancianos, cuidadora, gerocultor, gerocultora, supervisora de enfermería, técnico en cuidados auxiliares
medicine | médico, médica, cirujano, odontólogo, odontóloga, dentista, psiquiatra, pediatra, radiólogo, médico de familia
therapy | fisioterapeuta, terapeuta ocupacional, logopeda, psicólogo, psicóloga, dietista, nutricionista, fonoaudiólogo, osteópata
pharmacy | farmacéutico, farmacéutica, auxiliar de farmacia, técnico en farmacia
veterinary | veterinario, veterinaria, auxiliar veterinario
health-support | técnico de emergencias, técnico de radiología, auxiliar de clínica, higienista dental, auxiliar dental, técnico de rayos, celador, óptico, protésico dental
laboratory | técnico de laboratorio, laboratorista, analista de laboratorio, auxiliar de laboratorio
research | investigador, investigadora, biólogo, bióloga, químico, física, físico, doctorando, geólogo, matemático, científico
finance | analista financiero, asesor financiero, gestor bancario, director financiero, agente de seguros, corredor de seguros, controller financiero, cajero de banco, tesorero
accounting | contable, auxiliar contable, auditor contable, asesor fiscal, contador, contadora, técnico de nóminas
sales | vendedor, vendedora, comercial, dependiente, dependienta, asesor comercial, agente comercial, director comercial, jefe de ventas, cajero, cajera, encargado de tienda, delegado comercial, ejecutivo de ventas, reponedor, promotor de ventas
marketing | técnico de marketing, redactor, redactora, publicista, community manager, director de marketing, responsable de comunicación
media | periodista, reportero, locutor, presentador, escritor
creative-arts | fotógrafo, fotógrafa, músico, bailarín, bailarina, actriz, cámara de televisión, editor de vídeo, técnico de sonido, realizador, maquillador
customer-service | atención al cliente, teleoperador, teleoperadora, recepcionista, agente de atención al cliente, telefonista
human-resources | técnico de recursos humanos, técnico de selección, responsable de recursos humanos, director de recursos humanos, reclutador, generalista de recursos humanos
training | formador, formadora, capacitador, capacitadora
education | profesor, profesora, maestro, maestra, docente, maestro de primaria, profesor de secundaria, director de escuela, pedagogo, pedagoga, bibliotecario, orientador educativo
childcare | educador infantil, educadora infantil, niñera, monitor de comedor, monitor de tiempo libre, puericultora, parvularia
social-work | trabajador social, trabajadora social, educador social, educadora social, integrador social, mediador social
law | abogado, abogada, notario, procurador, fiscal superior, juez, jueza, asesor jurídico, asesora jurídica, asistente legal, graduado social
public-safety | policía, bombero, vigilante de seguridad, vigilante, guardia de seguridad, agente de policía, funcionario de prisiones, guardia civil, militar, socorrista
public-administration | funcionario, funcionaria, técnico de administración pública, urbanista, inspector de hacienda, alcalde, secretario municipal, diplomático
procurement | comprador, compradora, jefe de compras, responsable de compras, técnico de compras
logistics | mozo de almacén, moza de almacén, almacenista, carretillero, operario de almacén, preparador de pedidos, jefe de almacén, técnico de logística, responsable de logística, encargado de almacén, operador logístico
transport | conductor, conductora, chófer, repartidor, repartidora, camionero, transportista, mensajero, maquinista de tren, piloto, azafata de vuelo, taxista, cartero, tripulante de cabina, marinero
maintenance | mecánico, mecánica, técnico de mantenimiento, oficial de mantenimiento, electromecánico, conserje, chapista, operario de mantenimiento, jefe de mantenimiento, cerrajero
construction | electricista, fontanero, plomero, albañil, carpintero, soldador, pintor de obra, jefe de obra, encargado de obra, peón de obra, peón de construcción, ayudante de obra, gruista, topógrafo, yesero, techador, instalador, aparejador, alicatador
production | operario de producción, operaria de producción, operario, operaria, operador de máquinas, maquinista, jefe de producción, tornero, fresador, montador, encargado de producción, peón de fábrica, calderero, costurera, carnicero
hospitality | cocinero, cocinera, camarero, camarera, ayudante de cocina, jefe de cocina, jefe de sala, pastelero, panadero, friegaplatos, camarera de pisos, gobernanta, director de hotel, barista, guía turístico, agente de viajes, mesero, mesera, auxiliar de cocina, bartender, repostero
cleaning | limpiador, limpiadora, personal de limpieza, operario de limpieza, empleada de hogar, auxiliar de limpieza, cristalero
beauty | peluquero, peluquera, esteticista, barbero, manicurista, estilista, maquilladora
fitness | entrenador personal, entrenador, entrenadora, monitor deportivo, monitor de gimnasio, profesor de yoga, profesor de educación física
agriculture | agricultor, agricultora, jardinero, jardinera, peón agrícola, ganadero, tractorista, viticultor, ingeniero agrónomo, técnico agrícola, trabajador agrícola, podador, guarda forestal, pescador
property | agente inmobiliario, asesor inmobiliario, gestor inmobiliario, administrador de fincas
office | secretario, secretaria, auxiliar administrativo, auxiliar administrativa, administrativo, administrativa, asistente administrativo, secretaria de dirección, oficinista, asistente de dirección, traductor, traductora, archivero
operations | director de operaciones, jefe de operaciones, director general, gerente general, gerente de operaciones, jefe de planta, gerente
`,
  titleEndings: '',
  genericHeads: words(`
    ingeniero gerente operario comercial
  `),
  seniority: {
    intern: 'becari[oa]',
    junior: '',
    mid: '',
    senior: '',
    lead: 'jef[ea]',
    executive: 'directora?',
  },
  feminineEndings: [
    [/(?<=...)tecta$/, 'tecto'],
    [/(?<=...)ora$/, 'or'],
    [/(?<=...)era$/, 'ero'],
    [/(?<=...)aria$/, 'ario'],
    [/(?<=...)ica$/, 'ico'],
    [/(?<=...)iva$/, 'ivo'],
    [/(?<=...)ada$/, 'ado'],
    [/(?<=...)ienta$/, 'ient'],
    [/(?<=...)loga$/, 'logo'],
    [/(?<=...)grafa$/, 'grafo'],
    [/(?<=ciruj|escrib)ana$/, 'ano'],
    [/^autonoma$/, 'autonomo'],
    [/^jefa$/, 'jefe'],
    [/^maestra$/, 'maestro'],
    [/^moza$/, 'mozo'],
    [/^agente$/, 'agent'],
  ],
  surnames: words(`
    maestro pastor guerrero herrero
  `),
  beforeTrades: [],
  commonWords: {
    everywhere: words(`
      trabajo experiencia conocimiento conocimientos equipo empresa puesto perfil buena buen capacidad mínimo años año deseable imprescindible
    `),
    widespread: words(`
      cliente clientes gestión organización seguimiento desarrollo realización responsable
    `),
    frequent: [],
  },
  phraseEnds: {
    loose: 'y|o|con|para|por|sobre',
    close: 'de|del|al',
    dangling: 'el|la|los|las|un|una',
  },
  restsOfLists: 'otr[ao]s?|algun[ao]s?',
  diplomas: 'diploma|título|titulad[oa]|certificad',
  credentials: String.raw`certificad[oa]|certificación|(?<!\p{L})(?:licencia|carn[eé]t?|permiso de conducir|acreditación|colegiad[oa])(?!\p{L})`,
  licenceWords: words(`
      categoría
    `),
  licenceCategories: 'categoría',
  conjunctions: 'y|o',
  beforeSkills: 'con|en',
  announcements: 'experiencia|conocimientos?|dominio|herramientas|lenguajes|tecnologías',
  afterAnnouncements: 'con|en|de',
  beforeLetters: String.raw`programa\w{0,6}|desarroll\w{0,6}|conocimientos?|experiencia|scripts?|análisis|estadísticas?`,
  towardsLetters: 'en|con|de',
  directlyBeforeLetters: 'lenguajes?:?',
  letterNames: 'mayor|menor|bis|nivel',
  series:
    'vitaminas?|carn[eé]t?|permisos?|clases?|categorías?|tipos?|grupos?|anexo|parte|edificio|línea|zona',
  or: 'o',
};
