/** Spanish titles of occupations: `id | titles`. */
export const esTitles = `
// business
accountant | contable, contador, contadora, contador público, contadora pública, contable general
bookkeeper | tenedor de libros, tenedora de libros, auxiliar de contabilidad general, técnico contable, técnica contable
accounts-payable-clerk | auxiliar de cuentas por pagar, analista de cuentas por pagar, contable de proveedores, encargado de cuentas por pagar, encargada de cuentas por pagar
accounts-receivable-clerk | auxiliar de cuentas por cobrar, analista de cuentas por cobrar, contable de clientes, encargado de cuentas por cobrar, encargada de cuentas por cobrar
payroll-specialist | técnico de nóminas, técnica de nóminas, analista de nómina, especialista en nóminas, auxiliar de nómina, gestor de nóminas
tax-accountant | asesor fiscal, asesora fiscal, contador de impuestos, analista de impuestos, especialista en impuestos, asesor tributario
tax-preparer | preparador de impuestos, preparadora de impuestos, preparador de declaraciones de renta, gestor de declaraciones de renta
internal-auditor | auditor interno, auditora interna, auditor de control interno, analista de control interno
external-auditor | auditor externo, auditora externa, auditor financiero, auditora financiera, auditor de cuentas, auditora
cost-accountant | contador de costos, contable de costes, analista de costos, analista de costes, controller de planta
management-accountant | controller de gestión, controlador de gestión, controladora de gestión, controller financiero, controller financiera
financial-controller | contralor, contralora, jefe de contabilidad, jefa de contabilidad, director de contabilidad, contralor financiero
accounting-assistant | auxiliar contable, asistente contable, auxiliar de contabilidad, asistente de contabilidad, ayudante de contabilidad
billing-specialist | auxiliar de facturación, facturista, analista de facturación, encargado de facturación, encargada de facturación
collections-specialist | gestor de cobros, gestora de cobros, agente de cobranza, ejecutivo de cobranza, ejecutiva de cobranza, gestor de recobros
financial-analyst | analista financiero, analista financiera, analista de planeación financiera, analista de finanzas, analista FP&A
budget-analyst | analista de presupuestos, analista presupuestario, analista presupuestal, técnico de presupuestos
finance-manager | director financiero, directora financiera, gerente de finanzas, gerente financiero, responsable financiero, jefe de finanzas
credit-analyst | analista de crédito, analista de créditos, analista de riesgo de crédito, analista de riesgos crediticios
risk-analyst | analista de riesgos, gestor de riesgos, gestora de riesgos, gerente de riesgos, analista de riesgo financiero
treasury-analyst | analista de tesorería, tesorero, tesorera, técnico de tesorería, responsable de tesorería, auxiliar de tesorería
investment-analyst | analista de inversiones, analista de renta variable, analista de renta fija, analista bursátil
investment-banking-analyst | banquero de inversión, banquera de inversión, analista de banca de inversión, analista de fusiones y adquisiciones, analista M&A
portfolio-manager-investments | gestor de carteras, gestora de carteras, gestor de fondos, gestora de fondos, gestor de inversiones, administrador de portafolios
financial-advisor | asesor financiero, asesora financiera, planificador financiero, planificadora financiera, asesor de inversiones, banquero privado
trader | operador de bolsa, operadora de bolsa, operador de mercados, corredor de bolsa, corredora de bolsa
fund-accountant | contable de fondos, administrador de fondos, analista de operaciones de inversión, analista middle office
actuary | actuario, actuaria, analista actuarial, matemático actuarial
bank-teller | cajero de banco, cajera de banco, cajero bancario, cajera bancaria, oficial de caja, empleado de banca
personal-banker | asesor bancario, asesora bancaria, gestor comercial de banca, gestora comercial de banca, ejecutivo de cuenta bancario, asesor comercial bancario
bank-branch-manager | director de sucursal bancaria, directora de sucursal bancaria, gerente de sucursal bancaria, subdirector de sucursal, director de oficina bancaria
loan-officer | asesor hipotecario, asesora hipotecaria, oficial de préstamos, oficial de crédito, asesor de créditos, ejecutivo de crédito
loan-processor | procesador de préstamos, procesadora de préstamos, gestor hipotecario, analista hipotecario, procesador de hipotecas
commercial-banker | gestor de empresas banca, gestor de banca de empresas, ejecutivo de banca empresarial, banquero corporativo, gestora de banca de empresas
anti-money-laundering-analyst | analista de prevención de blanqueo de capitales, analista de prevención de lavado de dinero, analista PLD, analista KYC, analista de fraude
insurance-agent | agente de seguros, corredor de seguros, corredora de seguros, asesor de seguros, asesora de seguros, vendedor de seguros
insurance-account-manager | gestor de pólizas, gestora de pólizas, administrativo de seguros, administrativa de seguros, ejecutivo de cuenta de seguros
insurance-underwriter | suscriptor de seguros, suscriptora de seguros, suscriptor de riesgos, analista de suscripción, técnico suscriptor
claims-adjuster | perito de seguros, perita de seguros, tramitador de siniestros, tramitadora de siniestros, ajustador de seguros, gestor de siniestros
claims-processor | auxiliar de siniestros, administrativo de siniestros, procesador de reclamaciones, analista de reclamaciones de seguros
benefits-consultant | consultor de beneficios, consultora de beneficios, asesor de beneficios para empleados, consultor de previsión social
hr-generalist | generalista de recursos humanos, técnico de recursos humanos, técnica de recursos humanos, especialista en recursos humanos, analista de recursos humanos, generalista RRHH
hr-manager | gerente de recursos humanos, director de recursos humanos, directora de recursos humanos, responsable de recursos humanos, jefe de recursos humanos, jefa de recursos humanos
hr-assistant | auxiliar de recursos humanos, asistente de recursos humanos, administrativo de recursos humanos, administrativa de recursos humanos, coordinador de recursos humanos
hr-business-partner | HR business partner, socio de negocio de recursos humanos, business partner de recursos humanos, HRBP
recruiter | reclutador, reclutadora, técnico de selección, técnica de selección, especialista en reclutamiento, especialista en selección de personal
agency-recruitment-consultant | consultor de selección, consultora de selección, consultor de reclutamiento, cazatalentos, consultor de trabajo temporal
talent-sourcer | sourcer, especialista en sourcing de talento, buscador de talento, talent sourcer, investigador de talento
benefits-administrator | administrador de beneficios, administradora de beneficios, analista de beneficios, especialista en beneficios, coordinador de beneficios
compensation-analyst | analista de compensaciones, especialista en compensaciones, analista de compensación y beneficios, técnico de compensación y beneficios, responsable de compensación y beneficios
training-coordinator | coordinador de formación, coordinadora de formación, coordinador de capacitación, coordinadora de capacitación, técnico de formación, auxiliar de formación
learning-development-specialist | especialista en capacitación, especialista en formación y desarrollo, capacitador, capacitadora, responsable de formación, formador de empresa
hris-analyst | analista HRIS, analista de sistemas de recursos humanos, especialista HRIS, analista de datos de recursos humanos
labor-relations-specialist | especialista en relaciones laborales, técnico de relaciones laborales, técnica de relaciones laborales, gerente de relaciones laborales, responsable de relaciones laborales
attorney | abogado, abogada, licenciado en derecho, letrado, letrada, abogado asociado
litigation-attorney | abogado litigante, abogada litigante, abogado procesalista, abogada procesalista, abogado de litigios
corporate-counsel | abogado corporativo, abogada corporativa, asesor jurídico, asesora jurídica, abogado de empresa, abogado interno
criminal-lawyer | fiscal penal, abogado penalista, abogada penalista, defensor público, defensora pública, agente del ministerio público
intellectual-property-attorney | abogado de propiedad intelectual, abogada de propiedad intelectual, agente de patentes, agente de la propiedad industrial
real-estate-attorney | abogado inmobiliario, abogada inmobiliaria, abogado de bienes raíces, asesor jurídico inmobiliario
notary | notario, notaria, notario público, notaria pública, oficial de notaría, fedatario público
paralegal | asistente legal, asistente jurídico, asistente jurídica, paralegal, auxiliar jurídico, pasante de derecho
legal-secretary | secretario jurídico, secretaria jurídica, secretaria legal, administrativo jurídico, administrativo de despacho de abogados
litigation-support-specialist | especialista en e-discovery, especialista en soporte de litigios, revisor de documentos legales
compliance-officer | oficial de cumplimiento, responsable de cumplimiento, analista de cumplimiento, compliance officer, gerente de cumplimiento, técnico de compliance
privacy-officer | delegado de protección de datos, delegada de protección de datos, consultor de protección de datos, consultora de protección de datos
contract-manager | gestor de contratos, gestora de contratos, administrador de contratos, administradora de contratos, analista de contratos, contract manager
court-clerk | secretario judicial, secretaria judicial, oficial de juzgado, auxiliar judicial, actuario judicial, tramitador procesal
judge | juez, jueza, magistrado, magistrada, mediador, mediadora
buyer | comprador, compradora, técnico de compras, técnica de compras, analista de compras, agente de compras
procurement-manager | jefe de compras, jefa de compras, gerente de compras, director de compras, directora de compras, responsable de compras
strategic-sourcing-specialist | especialista en abastecimiento estratégico, especialista en compras, category manager de compras, comprador estratégico, especialista en sourcing estratégico
purchasing-assistant | auxiliar de compras, asistente de compras, administrativo de compras, administrativa de compras, ayudante de compras
retail-buyer | comprador de moda, compradora de moda, comprador retail, category manager retail, planificador de compras retail
real-estate-agent | agente inmobiliario, agente inmobiliaria, asesor inmobiliario, asesora inmobiliaria, corredor de bienes raíces, agente de bienes raíces
property-manager | administrador de fincas, administradora de fincas, administrador de propiedades, administradora de propiedades, gestor de inmuebles, gestor inmobiliario
leasing-consultant | agente de alquileres, asesor de alquileres, agente de arrendamiento, ejecutivo de arrendamiento
real-estate-appraiser | tasador inmobiliario, tasadora inmobiliaria, valuador, perito valuador, tasador de inmuebles, perito tasador
real-estate-analyst | analista inmobiliario, analista de inversiones inmobiliarias, gestor de activos inmobiliarios, asset manager inmobiliario, promotor inmobiliario
title-escrow-officer | oficial de plica, examinador de títulos de propiedad, analista de títulos, gestor de escrituras
housing-officer | técnico de vivienda, técnica de vivienda, gestor de vivienda social, gestora de vivienda social
facilities-manager | facility manager, gestor de instalaciones, gerente de instalaciones, responsable de servicios generales, jefe de servicios generales
project-manager | jefe de proyecto, jefa de proyecto, gestor de proyectos, gestora de proyectos, gerente de proyectos, director de proyectos
project-coordinator | coordinador de proyectos, coordinadora de proyectos, asistente de proyectos, técnico de proyectos, técnica de proyectos, auxiliar de proyectos
program-manager | gerente de programa, director de programa, directora de programa, program manager, gestor de programas, responsable de programa
pmo-analyst | analista PMO, PMO, especialista PMO, responsable PMO, analista de proyectos, controlador de proyectos
scrum-master | scrum master, agile coach, facilitador ágil, coach ágil, jefe de proyecto ágil
change-manager | gestor del cambio, gestora del cambio, consultor de gestión del cambio, especialista en gestión del cambio, change manager
business-analyst | analista de negocio, analista de negocios, analista funcional, business analyst, analista de procesos de negocio
management-consultant | consultor de gestión, consultora de gestión, consultor de estrategia, consultora de estrategia, consultor de negocio, consultor empresarial
process-improvement-specialist | especialista en mejora continua, responsable de mejora continua, ingeniero de mejora continua, analista de mejora de procesos, ingeniera de mejora continua
policy-analyst | analista de políticas públicas, asesor político, asesora política, asesor de políticas públicas, técnico de políticas públicas
government-affairs-specialist | responsable de asuntos públicos, gerente de asuntos gubernamentales, asesor parlamentario, asesora parlamentaria, lobista
civil-servant | funcionario, funcionaria, técnico de administración general, técnica de administración general, funcionario público, gestor de administración pública
city-clerk | secretario municipal, secretaria municipal, secretario de ayuntamiento, secretaria de ayuntamiento, oficial de registro civil
benefits-eligibility-worker | gestor de prestaciones sociales, técnico de prestaciones, gestora de prestaciones sociales, orientador de empleo, técnico de empleo
tax-inspector | inspector de hacienda, inspectora de hacienda, inspector de tributos, auditor fiscal, técnico de hacienda, agente tributario
urban-planner | urbanista, planificador urbano, planificadora urbana, técnico de urbanismo, técnica de urbanismo
grants-manager | gestor de subvenciones, gestora de subvenciones, técnico de subvenciones, redactor de propuestas de subvención, especialista en subvenciones
receptionist | recepcionista, recepcionista administrativo, recepcionista administrativa, recepcionista telefonista
executive-assistant | asistente ejecutivo, asistente ejecutiva, asistente de dirección, secretaria de dirección, secretario de dirección, asistente de gerencia
administrative-assistant | asistente administrativo, asistente administrativa, auxiliar administrativo, auxiliar administrativa, secretario, secretaria
office-manager | office manager, jefe de administración, jefa de administración, jefe de oficina, responsable de administración, gerente administrativo
data-entry-clerk | capturista de datos, operador de entrada de datos, grabador de datos, grabadora de datos, digitador, digitadora
office-clerk | oficinista, auxiliar de oficina, empleado de oficina, empleada de oficina, ayudante administrativo
medical-secretary | secretario médico, secretaria médica, recepcionista médico, recepcionista médica, auxiliar administrativo de clínica, administrativo sanitario
records-clerk | archivista, auxiliar de archivo, encargado de archivo, encargada de archivo, técnico de archivo, gestor documental
document-controller | controlador de documentos, controladora de documentos, document controller, técnico de control documental, gestor de control documental
mail-room-clerk | encargado de correspondencia, auxiliar de correspondencia, ordenanza, auxiliar de reprografía, mensajero interno
translator | traductor, traductora, traductor jurado, traductora jurada, traductor técnico, traductora técnica
interpreter | intérprete, intérprete médico, intérprete judicial, intérprete de conferencias, intérprete de lengua de signos
school-secretary | secretario escolar, secretaria escolar, administrativo de centro educativo, secretaria de colegio, auxiliar de secretaría escolar
// commercial
retail-sales-associate | dependiente, dependienta, vendedor de tienda, vendedora de tienda, auxiliar de tienda, asesor de ventas en tienda
cashier | cajero, cajera, cajero de supermercado, cajera de supermercado
store-manager | gerente de tienda, encargado de tienda, encargada de tienda, jefe de tienda, director de tienda, responsable de tienda
retail-department-supervisor | jefe de sección, jefa de sección, supervisor de tienda, supervisora de tienda, encargado de sección
retail-merchandiser | reponedor, reponedora, mercaderista, promotor de punto de venta, gestor de punto de venta
visual-merchandiser | escaparatista, visual merchandiser, responsable de visual merchandising, decorador de escaparates
ecommerce-manager | responsable de comercio electrónico, gestor de tienda online, especialista en e-commerce, responsable de e-commerce
beauty-advisor | consejera de belleza, asesora de belleza, dependienta de perfumería, beauty advisor, vendedora de cosmética
car-salesperson | vendedor de coches, vendedora de coches, vendedor de automóviles, asesor comercial de vehículos
brand-promoter | promotor de ventas, promotora de ventas, embajador de marca, embajadora de marca, azafata promotora, demostrador de productos
fashion-stylist | estilista de moda, asesor de imagen, asesora de imagen, personal shopper
merchandise-planner | planificador de mercancía, planificadora de mercancía, merchandise planner, planificador de surtido, distribuidor de moda
category-manager | category manager, gestor de categoría, gestora de categoría, jefe de categoría, responsable de categoría
fashion-buyer | comprador de moda, compradora de moda, comprador textil, compradora textil
pattern-maker | patronista, patronista industrial, modelista, escalador de patrones, patronista de moda
garment-technologist | técnico de confección, técnica de confección, técnico de producto textil, desarrollador de producto textil
fashion-designer | diseñador de moda, diseñadora de moda, diseñador de ropa, diseñadora de vestuario de moda, diseñador textil de moda
textile-designer | diseñador textil, diseñadora textil, diseñador de estampados, diseñadora de estampados
inside-sales-representative | comercial interno, comercial interna, representante de ventas internas, ejecutivo de ventas internas, televendedor
sales-development-representative | representante de desarrollo de ventas, prospector comercial, especialista en generación de leads, concertador de citas
account-executive | ejecutivo de ventas, ejecutiva de ventas, ejecutivo comercial, ejecutiva comercial, comercial B2B
account-manager | gestor de cuentas, gestora de cuentas, ejecutivo de cuentas, ejecutiva de cuentas, account manager
key-account-manager | key account manager, gestor de grandes cuentas, responsable de cuentas clave, director de grandes cuentas, ejecutivo de cuentas clave
field-sales-representative | comercial de campo, agente comercial, representante de ventas, representante comercial, delegado comercial, delegada comercial
regional-sales-manager | jefe de ventas, jefa de ventas, gerente regional de ventas, gerente de ventas, delegado de zona, jefe regional de ventas
sales-director | director comercial, directora comercial, director de ventas, directora de ventas
business-development-manager | responsable de desarrollo de negocio, gerente de desarrollo de negocios, ejecutivo de desarrollo de negocio, director de desarrollo de negocio, business developer
sales-engineer | ingeniero de ventas, ingeniera de ventas, técnico comercial, ingeniero preventa, consultor preventa, asesor técnico comercial
pharmaceutical-sales-representative | visitador médico, visitadora médica, delegado de visita médica, representante farmacéutico, delegado comercial farmacéutico
sales-coordinator | coordinador de ventas, coordinadora de ventas, administrativo comercial, administrativa comercial, asistente de ventas, asistente comercial
sales-operations-analyst | analista de ventas, analista comercial, responsable de operaciones de ventas, responsable de operaciones comerciales
telemarketer | teleoperador de ventas, teleoperadora de ventas, agente de telemarketing, vendedor telefónico, asesor de ventas por teléfono, agente de televenta
call-centre-agent | teleoperador, teleoperadora, agente de call center, operador telefónico, operadora telefónica, agente de contact center
call-centre-supervisor | supervisor de call center, supervisora de call center, coordinador de call center, jefe de call center, team leader de contact center
back-office-agent | agente de back office, administrativo de back office, gestor de back office, auxiliar de back office
returns-coordinator | coordinador de devoluciones, coordinadora de devoluciones, gestor de devoluciones, responsable de devoluciones, gestor de garantías
customer-service-representative | agente de atención al cliente, representante de servicio al cliente, asesor de atención al cliente, auxiliar de atención al cliente, ejecutivo de atención al cliente, asistente de atención al cliente
customer-service-manager | jefe de atención al cliente, jefa de atención al cliente, responsable de atención al cliente, gerente de servicio al cliente, director de atención al cliente
customer-success-manager | customer success manager, responsable de éxito del cliente, gestor de éxito del cliente, especialista en éxito del cliente
marketing-manager | gerente de marketing, responsable de marketing, director de marketing, directora de marketing, jefe de marketing
marketing-coordinator | asistente de marketing, coordinador de marketing, coordinadora de marketing, técnico de marketing, auxiliar de marketing, especialista en marketing
digital-marketing-specialist | especialista en marketing digital, responsable de marketing digital, técnico de marketing digital, gerente de marketing digital
seo-specialist | especialista SEO, consultor SEO, consultora SEO, técnico SEO, analista SEO, responsable SEO
paid-media-specialist | especialista en PPC, especialista SEM, trafficker digital, responsable de publicidad digital, especialista en Google Ads, performance marketing manager
social-media-manager | community manager, gestor de redes sociales, gestora de redes sociales, responsable de redes sociales, social media manager, creador de contenido
content-marketing-manager | responsable de contenidos, gestor de contenidos, gestora de contenidos, content manager, especialista en marketing de contenidos, editor de contenidos web
copywriter | redactor publicitario, redactora publicitaria, copywriter, redactor de contenidos, redactora de contenidos, redactor web
email-marketing-specialist | especialista en email marketing, responsable de CRM, especialista en automatización de marketing, gestor de CRM
product-marketing-manager | responsable de marketing de producto, product marketing manager, gerente de marketing de producto, especialista en marketing de producto
market-research-analyst | analista de mercado, investigador de mercados, investigadora de mercados, técnico de investigación de mercados, analista de investigación de mercado
marketing-analyst | analista de marketing, analista digital, analista web, analista de datos de marketing
media-planner | planificador de medios, planificadora de medios, comprador de medios, ejecutivo de medios, trader programático
brand-manager | brand manager, gerente de marca, jefe de marca, responsable de marca, trade marketing manager
growth-marketing-manager | growth manager, growth hacker, responsable de crecimiento, responsable de captación de usuarios
event-marketing-manager | responsable de marketing de eventos, responsable de ferias y eventos, coordinador de ferias, especialista en marketing de eventos
advertising-account-manager | ejecutivo de cuentas publicitarias, ejecutiva de cuentas publicitarias, director de cuentas publicitarias, jefe de publicidad, ejecutivo publicitario
public-relations-specialist | ejecutivo de relaciones públicas, técnico de comunicación, especialista en relaciones públicas, responsable de relaciones públicas, técnica de relaciones públicas
head-of-communications | director de comunicación, directora de comunicación, responsable de comunicación, jefe de comunicación, dircom
internal-communications-specialist | técnico de comunicación interna, responsable de comunicación interna, especialista en comunicación interna, coordinador de comunicación
press-officer | jefe de prensa, jefa de prensa, responsable de prensa, portavoz, agente de prensa, encargado de prensa
speechwriter | redactor de discursos, redactora de discursos, escritor de discursos, escritor fantasma
fundraiser | captador de fondos, captadora de fondos, responsable de captación de fondos, técnico de fundraising, recaudador de fondos
grant-writer | redactor de subvenciones, técnico de subvenciones, gestor de subvenciones, gestora de subvenciones
journalist | periodista, reportero, reportera, corresponsal, redactor de noticias, cronista
news-editor | redactor jefe, redactora jefa, jefe de redacción, editor de noticias, director de periódico, editora de noticias
copy-editor | corrector de textos, correctora de textos, corrector de estilo, correctora de estilo, corrector ortotipográfico
book-editor | editor de libros, editora de libros, editor editorial, asistente editorial, coordinador editorial, coordinadora editorial
broadcast-presenter | presentador de televisión, presentadora de televisión, locutor de radio, locutora de radio, presentador de noticias, locutor
tv-radio-producer | productor de televisión, productora de televisión, productor de radio, realizador de televisión, realizadora de televisión
broadcast-technician | técnico audiovisual, técnica audiovisual, técnico de radiodifusión, técnico de emisión, técnico de vídeo, operador de continuidad
video-editor | editor de vídeo, editora de vídeo, editor de video, montador de vídeo, montadora audiovisual, montador
videographer | operador de cámara, operadora de cámara, videógrafo, videógrafa, camarógrafo, director de fotografía
film-producer-director | director de cine, directora de cine, productor de cine, productora de cine, realizador audiovisual, director de teatro
photographer | fotógrafo, fotógrafa, fotoperiodista, retocador fotográfico, reportero gráfico
sound-engineer | técnico de sonido, técnica de sonido, ingeniero de sonido, ingeniera de sonido, diseñador de sonido, sonidista
motion-designer | animador 2D, animadora 2D, diseñador de motion graphics, diseñadora de motion graphics, grafista audiovisual, diseñador multimedia
3d-artist | artista 3D, modelador 3D, modeladora 3D, animador 3D, infografista 3D, artista de efectos visuales
graphic-designer | diseñador gráfico, diseñadora gráfica, grafista, maquetador, maquetadora, diseñador de packaging
ux-designer | diseñador UX, diseñadora UX, diseñador de experiencia de usuario, diseñadora de experiencia de usuario, diseñador de interacción, diseñador UX/UI
ui-designer | diseñador UI, diseñadora UI, diseñador de interfaces, diseñadora de interfaces
digital-product-designer | diseñador de producto digital, diseñadora de producto digital, product designer
ux-researcher | investigador UX, investigadora UX, UX researcher, investigador de usuarios
web-designer | diseñador web, diseñadora web, webmaster, maquetador web, maquetadora web
industrial-designer | diseñador industrial, diseñadora industrial, diseñador de producto, diseñadora de producto, diseñador de muebles
interior-designer | diseñador de interiores, diseñadora de interiores, interiorista, decorador de interiores, decoradora de interiores, arquitecto de interiores
art-director | director de arte, directora de arte, director creativo, directora creativa, director artístico
illustrator | ilustrador, ilustradora, dibujante, historietista, artista conceptual, ilustrador freelance
fine-artist | artista plástico, artista plástica, pintor artístico, escultor, escultora, artista visual
musician | músico, música intérprete, cantante, compositor, compositora, músico de orquesta
actor | actor, actriz, actor de teatro, actor de doblaje, actriz de doblaje, intérprete escénico
dancer | bailarín, bailarina, coreógrafo, coreógrafa, profesor de baile, profesora de danza
museum-curator | conservador de museo, conservadora de museo, comisario de exposiciones, comisaria de exposiciones, curador, curadora
gallery-manager | galerista, asistente de galería, director de galería, gestor de galería de arte, marchante de arte
museum-attendant | vigilante de sala de museo, auxiliar de sala, auxiliar de museo, guía de museo, informador de museo
theatre-technician | técnico de escenario, tramoyista, técnico de iluminación, técnica de iluminación, técnico de espectáculos, maquinista de teatro
stage-manager | regidor de escena, regidora de escena, jefe de escenario, director técnico de teatro, regidor de teatro
costume-designer | diseñador de vestuario, diseñadora de vestuario, figurinista, sastre de teatro
game-designer | diseñador de videojuegos, diseñadora de videojuegos, diseñador de niveles, game designer, guionista de videojuegos
screenwriter-author | escritor, escritora, guionista, novelista, dramaturgo, autor literario
event-planner | organizador de eventos, organizadora de eventos, coordinador de eventos, coordinadora de eventos, gestor de eventos, planificador de bodas
travel-agent | agente de viajes, asesor de viajes, asesora de viajes, consultor de viajes, agente de reservas
set-designer | escenógrafo, escenógrafa, diseñador de producción cinematográfica, decorador de escenarios, atrecista
// technology
software-engineer | ingeniero de software, ingeniera de software, desarrollador de software, desarrolladora de software, programador, programadora
backend-developer | desarrollador backend, desarrolladora backend, programador backend, ingeniero backend
frontend-developer | desarrollador frontend, desarrolladora frontend, programador frontend, desarrollador JavaScript, maquetador web
full-stack-developer | desarrollador full stack, desarrolladora full stack, programador full stack, ingeniero full stack
web-developer | desarrollador web, desarrolladora web, programador web, programadora web, administrador de sitios web
ios-developer | desarrollador iOS, desarrolladora iOS, programador iOS
android-developer | desarrollador Android, desarrolladora Android, programador Android
mobile-developer | desarrollador móvil, desarrolladora móvil, desarrollador de aplicaciones móviles, desarrolladora de aplicaciones móviles, programador de apps
java-developer | desarrollador Java, desarrolladora Java, programador Java, programadora Java
dotnet-developer | desarrollador .NET, desarrolladora .NET, programador .NET, desarrollador C#, programador C#
python-developer | desarrollador Python, desarrolladora Python, programador Python, programadora Python
php-developer | desarrollador PHP, desarrolladora PHP, programador PHP, programadora PHP
ruby-developer | desarrollador Ruby, desarrolladora Ruby, desarrollador Ruby on Rails, programador Ruby
cpp-developer | desarrollador C++, desarrolladora C++, programador C++, ingeniero C++
embedded-software-engineer | ingeniero de software embebido, ingeniera de software embebido, desarrollador de sistemas embebidos, ingeniero de firmware, programador de sistemas embebidos
game-developer | desarrollador de videojuegos, desarrolladora de videojuegos, programador de videojuegos, programadora de videojuegos, desarrollador Unity
software-engineering-manager | jefe de desarrollo de software, jefa de desarrollo de software, gerente de desarrollo de software, responsable de desarrollo de software
data-analyst | analista de datos, analista de información y reportes, analista de reportes
data-engineer | ingeniero de datos, ingeniera de datos, desarrollador ETL, ingeniero de big data
data-scientist | científico de datos, científica de datos, especialista en ciencia de datos
bi-developer | desarrollador BI, desarrolladora BI, analista BI, analista de inteligencia de negocios, consultor BI, consultora BI
database-administrator | administrador de bases de datos, administradora de bases de datos, administrador de base de datos, desarrollador SQL
machine-learning-engineer | ingeniero de machine learning, ingeniera de machine learning, ingeniero de aprendizaje automático, ingeniero de inteligencia artificial, desarrollador de IA
devops-engineer | ingeniero DevOps, ingeniera DevOps, especialista DevOps, consultor DevOps
site-reliability-engineer | ingeniero de confiabilidad de sitios, ingeniero SRE, ingeniero de plataforma, ingeniera de plataforma
cloud-engineer | ingeniero cloud, ingeniera cloud, ingeniero de nube, arquitecto cloud, administrador cloud
security-analyst | analista de ciberseguridad, analista de seguridad informática, analista SOC, analista de seguridad de la información, especialista en ciberseguridad
security-engineer | ingeniero de ciberseguridad, ingeniera de ciberseguridad, ingeniero de seguridad informática, responsable de seguridad informática
penetration-tester | pentester, hacker ético, hacker ética, especialista en pruebas de penetración
software-tester | tester de software, probador de software, probadora de software, analista QA, analista de pruebas, tester QA
qa-automation-engineer | ingeniero de automatización de pruebas, ingeniera de automatización de pruebas, ingeniero QA, ingeniera QA, automatizador de pruebas
help-desk-technician | técnico de soporte informático, técnica de soporte informático, técnico helpdesk, técnico de soporte técnico, técnico informático, agente de mesa de ayuda
desktop-support-technician | técnico de microinformática, técnica de microinformática, técnico de soporte de escritorio, técnico en computadoras, técnico de reparación de ordenadores
it-field-technician | técnico de campo informático, técnico de campo IT, técnico de cableado estructurado, técnico de centro de datos
systems-administrator | administrador de sistemas, administradora de sistemas, administrador de servidores, técnico de sistemas, administrador Linux
network-administrator | administrador de redes, administradora de redes, técnico de redes, técnica de redes
network-engineer | ingeniero de redes, ingeniera de redes, arquitecto de redes, ingeniero de redes y comunicaciones
it-manager | responsable de informática, gerente de TI, jefe de sistemas, jefa de sistemas, director de tecnologías de la información, director de sistemas
application-support-analyst | analista de soporte de aplicaciones, técnico de soporte de aplicaciones, ingeniero de soporte de aplicaciones, analista de soporte de producción
business-systems-analyst | analista funcional, analista de sistemas, analista de negocio TI, analista de requerimientos
product-manager | jefe de producto, jefa de producto, gerente de producto, gestor de producto, responsable de producto
product-owner | propietario de producto, dueño de producto, product owner
it-project-manager | jefe de proyecto informático, jefa de proyecto informático, gestor de proyectos TI, gerente de proyectos de TI, jefe de proyectos digitales
solution-architect | arquitecto de soluciones, arquitecta de soluciones, arquitecto de software, arquitecta de software, arquitecto TI
enterprise-architect | arquitecto empresarial, arquitecta empresarial, arquitecto de negocio TI
sap-consultant | consultor SAP, consultora SAP, analista SAP, desarrollador ABAP, programador ABAP
erp-consultant | consultor ERP, consultora ERP, analista ERP, consultor funcional ERP, consultor Dynamics
crm-consultant | consultor CRM, consultora CRM, administrador Salesforce, desarrollador Salesforce, consultor Salesforce
technical-writer | redactor técnico, redactora técnica, documentador técnico, especialista en documentación técnica
sales-engineer-it | ingeniero preventa, ingeniera preventa, ingeniero de ventas, ingeniera de ventas, consultor preventa
mechanical-engineer | ingeniero mecánico, ingeniera mecánica, ingeniero de diseño mecánico, ingeniera de diseño mecánico
electrical-engineer | ingeniero eléctrico, ingeniera eléctrica, ingeniero electricista, ingeniero en electricidad
civil-engineer | ingeniero civil, ingeniera civil, ingeniero de caminos, ingeniera de caminos, ingeniero de obras públicas
structural-engineer | ingeniero estructural, ingeniera estructural, ingeniero de estructuras, calculista de estructuras, proyectista de estructuras
geotechnical-engineer | ingeniero geotécnico, ingeniera geotécnica, geotécnico, ingeniero de suelos
aerospace-structures-engineer | ingeniero de estructuras aeronáuticas, ingeniera de estructuras aeronáuticas, ingeniero de cálculo de estructuras aeronáuticas, ingeniero de stress
aerospace-engineer | ingeniero aeronáutico, ingeniera aeronáutica, ingeniero aeroespacial, ingeniera aeroespacial
aircraft-systems-engineer | ingeniero de sistemas aeronáuticos, ingeniero de aviónica, ingeniera de aviónica, ingeniero de aeronavegabilidad
systems-engineer-product | ingeniero de sistemas, ingeniera de sistemas, ingeniero de integración de sistemas
automotive-engineer | ingeniero automotriz, ingeniera automotriz, ingeniero de automoción, ingeniera de automoción, ingeniero de desarrollo de vehículos
chemical-engineer | ingeniero químico, ingeniera química, ingeniero de procesos químicos
process-engineer | ingeniero de procesos, ingeniera de procesos, ingeniero de mejora de procesos
industrial-engineer | ingeniero industrial, ingeniera industrial, ingeniero de métodos, ingeniero de mejora continua, ingeniera de mejora continua
manufacturing-engineer | ingeniero de manufactura, ingeniera de manufactura, ingeniero de producción, ingeniera de producción, ingeniero de fabricación
quality-engineer | ingeniero de calidad, ingeniera de calidad, responsable de calidad, gerente de calidad, ingeniero de calidad de proveedores
quality-control-inspector | inspector de calidad, inspectora de calidad, técnico de calidad, técnica de calidad, controlador de calidad, auxiliar de calidad
environmental-engineer | ingeniero ambiental, ingeniera ambiental, ingeniero de medio ambiente, ingeniero sanitario
safety-engineer | ingeniero de seguridad, técnico de prevención de riesgos laborales, técnica de prevención de riesgos laborales, prevencionista, responsable de seguridad e higiene, coordinador de seguridad industrial
biomedical-engineer | ingeniero biomédico, ingeniera biomédica, ingeniero de dispositivos médicos, ingeniero clínico
biomedical-equipment-technician | técnico en equipos médicos, técnico biomédico, técnica biomédica, técnico de electromedicina, técnica de electromedicina
materials-engineer | ingeniero de materiales, ingeniera de materiales, ingeniero metalúrgico, ingeniera metalúrgica, metalurgista
petroleum-engineer | ingeniero petrolero, ingeniera petrolera, ingeniero de petróleo, ingeniero de yacimientos, ingeniero de perforación
mining-engineer | ingeniero de minas, ingeniera de minas, ingeniero en minas, planificador minero
nuclear-engineer | ingeniero nuclear, ingeniera nuclear, ingeniero de seguridad nuclear, técnico en protección radiológica
telecommunications-engineer | ingeniero de telecomunicaciones, ingeniera de telecomunicaciones, ingeniero RF, ingeniero de radiofrecuencia, ingeniero telecom
osp-engineer | ingeniero de planta externa, ingeniera de planta externa, proyectista de fibra óptica, diseñador de redes FTTH
telecommunications-technician | técnico en telecomunicaciones, técnico de telecomunicaciones, técnica de telecomunicaciones, instalador de fibra óptica, técnico de fibra óptica, empalmador de fibra
hvac-engineer | ingeniero de climatización, ingeniera de climatización, ingeniero HVAC, ingeniero de instalaciones, proyectista de instalaciones
facilities-engineer | ingeniero de planta, ingeniero de mantenimiento de instalaciones, ingeniera de planta, ingeniero de infraestructuras y servicios
controls-engineer | ingeniero de automatización, ingeniera de automatización, programador de PLC, ingeniero de control, ingeniero de instrumentación
robotics-engineer | ingeniero en robótica, ingeniera en robótica, ingeniero de robótica, programador de robots, ingeniero mecatrónico, ingeniera mecatrónica
electronics-engineer | ingeniero electrónico, ingeniera electrónica, diseñador de circuitos electrónicos, ingeniero de diseño electrónico
hardware-engineer | ingeniero de hardware, ingeniera de hardware, ingeniero FPGA, diseñador de circuitos integrados, ingeniero de microelectrónica
electronics-technician | técnico electrónico, técnica electrónica, técnico en electrónica, técnico electromecánico, técnico de calibración
engineering-technician | técnico de ingeniería, técnico mecánico de ensayos, técnico de ensayos, técnica de ensayos, técnico en investigación y desarrollo
test-engineer-hardware | ingeniero de pruebas, ingeniera de pruebas, ingeniero de validación, ingeniera de validación, ingeniero de ensayos
project-engineer | ingeniero de proyectos, ingeniera de proyectos, ingeniero de proyecto, ingeniera de proyecto, ingeniero de obra
engineering-manager | gerente de ingeniería, director de ingeniería, directora de ingeniería, jefe de ingeniería, director técnico, responsable de I+D
cad-drafter | delineante, delineante proyectista, dibujante técnico, dibujante técnica, dibujante CAD, proyectista CAD
bim-specialist | coordinador BIM, coordinadora BIM, modelador BIM, modeladora BIM, especialista BIM
architect | arquitecto, arquitecta, arquitecto técnico, arquitecta técnica, arquitecto proyectista
landscape-architect | arquitecto paisajista, arquitecta paisajista, paisajista, diseñador de jardines
land-surveyor | topógrafo, topógrafa, agrimensor, agrimensora, técnico en topografía, ingeniero topógrafo
quantity-surveyor | medidor de obra, presupuestador de obras, técnico de costes de construcción, ingeniero de costos, estimador de costos de construcción
gis-specialist | técnico SIG, técnica SIG, analista SIG, cartógrafo, cartógrafa, especialista en SIG
chemist | químico, química, químico analista, química analista, químico formulador, químico investigador
quality-control-analyst | analista de control de calidad, analista de laboratorio de calidad, químico de control de calidad, técnico de laboratorio de control de calidad
laboratory-technician | técnico de laboratorio, técnica de laboratorio, auxiliar de laboratorio, laboratorista, analista de laboratorio, asistente de laboratorio
biologist | biólogo, bióloga, bioquímico, bioquímica, biotecnólogo, biólogo molecular
wildlife-biologist | ecólogo, ecóloga, biólogo de campo, biólogo de vida silvestre, zoólogo, botánico
microbiologist | microbiólogo, microbióloga, técnico en microbiología, analista microbiológico, virólogo
research-assistant | asistente de investigación, auxiliar de investigación, ayudante de investigación, investigador asociado, investigador postdoctoral, becario de investigación
environmental-scientist | científico ambiental, científica ambiental, consultor ambiental, consultora ambiental, técnico ambiental, técnico de medio ambiente
geologist | geólogo, geóloga, hidrogeólogo, hidrogeóloga, geofísico, geofísica
physicist | físico, física, investigador en física, ingeniero óptico, astrofísico
statistician | estadístico, estadística, bioestadístico, bioestadística, programador SAS, analista estadístico
clinical-research-associate | monitor de ensayos clínicos, monitora de ensayos clínicos, asociado de investigación clínica, gestor de ensayos clínicos
clinical-research-coordinator | coordinador de ensayos clínicos, coordinadora de ensayos clínicos, coordinador de investigación clínica, coordinadora de estudios clínicos
food-scientist | ingeniero en alimentos, ingeniera en alimentos, tecnólogo de alimentos, tecnóloga de alimentos, científico de alimentos, técnico en seguridad alimentaria
regulatory-affairs-specialist | especialista en asuntos regulatorios, técnico de registros, técnica de registros, responsable de asuntos regulatorios, técnico de farmacovigilancia
research-scientist | investigador científico, investigadora científica, científico investigador, investigador de I+D, investigadora de I+D
// people
registered-nurse | enfermero, enfermera, enfermero general, enfermera general, diplomado en enfermería, diplomada en enfermería
icu-nurse | enfermero de UCI, enfermera de UCI, enfermero de cuidados intensivos, enfermera de cuidados intensivos
emergency-nurse | enfermero de urgencias, enfermera de urgencias, enfermero de emergencias, enfermera de emergencias
theatre-nurse | enfermero de quirófano, enfermera de quirófano, enfermero instrumentista, enfermera instrumentista, enfermero quirúrgico, enfermera quirúrgica
paediatric-nurse | enfermero pediátrico, enfermera pediátrica, enfermero de neonatología, enfermera de neonatología
maternity-nurse | enfermero obstétrico, enfermera obstétrica, enfermero de maternidad, enfermera de maternidad
community-nurse | enfermero comunitario, enfermera comunitaria, enfermero de atención domiciliaria, enfermera de atención domiciliaria, enfermero de atención primaria, enfermera de atención primaria
psychiatric-nurse | enfermero psiquiátrico, enfermera psiquiátrica, enfermero de salud mental, enfermera de salud mental
nurse-manager | supervisor de enfermería, supervisora de enfermería, jefe de enfermería, jefa de enfermería, director de enfermería, directora de enfermería
nurse-practitioner | enfermero de práctica avanzada, enfermera de práctica avanzada, enfermero especialista, enfermera especialista
licensed-practical-nurse | técnico en cuidados auxiliares de enfermería, técnica en cuidados auxiliares de enfermería, TCAE, técnico en enfermería, técnica en enfermería
nursing-assistant | auxiliar de enfermería, auxiliar de clínica, asistente de enfermería, auxiliar sanitario, auxiliar sanitaria
elderly-care-nurse | enfermero geriátrico, enfermera geriátrica, gerontólogo, gerontóloga
caregiver | cuidador, cuidadora, cuidador de ancianos, cuidadora de ancianos, gerocultor, gerocultora
home-health-aide | auxiliar de ayuda a domicilio, cuidador a domicilio, cuidadora a domicilio, asistente de salud en el hogar, asistente domiciliario, asistente domiciliaria
midwife | matrona, matrón, comadrona, partera, obstetriz
hospital-physician | médico, médica, médico internista, médica internista, médico adjunto, médica adjunta
general-practitioner | médico de familia, médica de familia, médico general, médica general, médico de cabecera, médico de atención primaria
surgeon | cirujano, cirujana, cirujano general, cirujana general, traumatólogo, traumatóloga
paediatrician | pediatra, médico pediatra, médica pediatra, neonatólogo, neonatóloga
psychiatrist | psiquiatra, médico psiquiatra, médica psiquiatra
dentist | dentista, odontólogo, odontóloga, ortodoncista
physician-assistant | asistente médico, asistente médica, asociado médico, asociada médica
pharmacist | farmacéutico, farmacéutica, farmacéutico adjunto, farmacéutica adjunta, farmacéutico hospitalario, farmacéutica hospitalaria
pharmacy-technician | técnico en farmacia, técnica en farmacia, auxiliar de farmacia, técnico de farmacia, técnica de farmacia
physiotherapist | fisioterapeuta, kinesiólogo, kinesióloga, terapeuta físico, terapeuta física
occupational-therapist | terapeuta ocupacional, terapista ocupacional
speech-therapist | logopeda, fonoaudiólogo, fonoaudióloga, terapeuta del lenguaje
psychologist | psicólogo, psicóloga, psicólogo clínico, psicóloga clínica, psicólogo sanitario, psicóloga sanitaria
mental-health-counsellor | psicoterapeuta, consejero de salud mental, consejera de salud mental, terapeuta familiar
addiction-counsellor | consejero en adicciones, consejera en adicciones, terapeuta en adicciones, técnico en drogodependencias
respiratory-therapist | terapeuta respiratorio, terapeuta respiratoria, inhaloterapeuta
radiographer | técnico en radiología, técnica en radiología, técnico superior en imagen para el diagnóstico, tecnólogo en radiología, tecnóloga en radiología
sonographer | ecografista, técnico en ecografía, técnica en ecografía, sonografista
phlebotomist | flebotomista, extraccionista, técnico en extracciones, técnica en extracciones
medical-assistant | auxiliar médico, auxiliar médica, asistente clínico, asistente clínica, auxiliar de consultorio
medical-coder | codificador médico, codificadora médica, codificador clínico, codificadora clínica
medical-biller | facturador médico, facturadora médica, especialista en facturación médica, auxiliar de facturación médica
health-information-technician | técnico en documentación sanitaria, técnica en documentación sanitaria, documentalista sanitario, auxiliar de archivo clínico, técnico en registros médicos
healthcare-administrator | administrador sanitario, administradora sanitaria, gerente hospitalario, director de hospital, directora de hospital, gestor sanitario
practice-manager | gerente de clínica, director de clínica, directora de clínica, coordinador de clínica, coordinadora de clínica, administrador de consultorio
paramedic | paramédico, paramédica, técnico en emergencias médicas avanzado, técnica en emergencias médicas avanzada
emergency-medical-technician | técnico en emergencias sanitarias, técnica en emergencias sanitarias, técnico en transporte sanitario, técnica en transporte sanitario, camillero
dental-assistant | auxiliar dental, auxiliar de odontología, asistente dental
dental-hygienist | higienista dental, higienista bucodental
dental-technician | técnico dental, técnica dental, protésico dental, protésica dental, mecánico dental
optometrist | optometrista, óptico optometrista, óptica optometrista
optician | óptico, auxiliar de óptica, técnico en óptica, asesor óptico, asesora óptica
veterinarian | veterinario, veterinaria, médico veterinario, médica veterinaria
veterinary-technician | auxiliar veterinario, auxiliar veterinaria, auxiliar de veterinaria, asistente técnico veterinario, técnico veterinario, técnica veterinaria
dietitian | dietista, nutricionista, dietista-nutricionista, técnico en dietética
public-health-specialist | técnico en salud pública, técnica en salud pública, especialista en salud pública, epidemiólogo, epidemióloga, promotor de salud
social-worker | trabajador social, trabajadora social, asistente social
case-manager | gestor de casos, gestora de casos, coordinador de casos, coordinadora de casos
family-support-worker | educador familiar, educadora familiar, orientador familiar, orientadora familiar, técnico de intervención familiar
victim-advocate | asesor de víctimas, asesora de víctimas, técnico de atención a víctimas, técnica de atención a víctimas, defensor de víctimas
youth-worker | educador social, educadora social, monitor juvenil, monitora juvenil, trabajador juvenil
disability-support-worker | asistente personal para discapacitados, monitor de discapacitados, monitora de discapacitados, cuidador de personas con discapacidad, cuidadora de personas con discapacidad, técnico de atención a la dependencia
probation-officer | agente de libertad condicional, oficial de libertad condicional, oficial de probatoria, delegado de ejecución de medidas
community-outreach-coordinator | dinamizador comunitario, dinamizadora comunitaria, promotor comunitario, promotora comunitaria, mediador social, animador sociocultural
volunteer-coordinator | coordinador de voluntariado, coordinadora de voluntariado, coordinador de voluntarios, coordinadora de voluntarios, técnico de voluntariado, técnica de voluntariado
ngo-programme-officer | técnico de cooperación internacional, técnica de cooperación internacional, cooperante, oficial de programas, coordinador de proyectos de cooperación, técnico de proyectos sociales
religious-minister | pastor religioso, pastora religiosa, sacerdote, capellán, párroco, ministro de culto
primary-teacher | maestro de primaria, maestra de primaria, profesor de primaria, profesora de primaria, maestro de escuela, maestra de escuela
secondary-teacher | profesor de secundaria, profesora de secundaria, docente, profesor de instituto, profesora de instituto
mathematics-teacher | profesor de matemáticas, profesora de matemáticas, docente de matemáticas
science-teacher | profesor de ciencias, profesora de ciencias, profesor de biología, profesora de biología, profesor de química, profesor de física
english-teacher | profesor de inglés, profesora de inglés, profesor de lengua y literatura, profesora de lengua y literatura, profesor de literatura
language-teacher | profesor de idiomas, profesora de idiomas, profesor de francés, profesora de francés, profesor de alemán
history-teacher | profesor de historia, profesora de historia, profesor de geografía e historia, profesora de geografía e historia, profesor de ciencias sociales
art-teacher | profesor de arte, profesora de arte, profesor de dibujo, profesora de dibujo, profesor de educación plástica, profesora de educación plástica
music-teacher | profesor de música, profesora de música, profesor de piano, profesora de piano, maestro de música, profesor de guitarra
physical-education-teacher | profesor de educación física, profesora de educación física, maestro de educación física, maestra de educación física, docente de educación física
special-education-teacher | profesor de educación especial, profesora de educación especial, maestro de pedagogía terapéutica, maestra de pedagogía terapéutica, maestro de educación especial, maestra de educación especial
substitute-teacher | profesor sustituto, profesora sustituta, maestro sustituto, maestra sustituta, profesor suplente, profesor interino
teaching-assistant | auxiliar docente, auxiliar de conversación, asistente de profesor, asistente de aula, ayudante de maestro, auxiliar educativo
preschool-teacher | educador infantil, educadora infantil, maestro de preescolar, maestra de preescolar, técnico en educación infantil, técnica en educación infantil
kindergarten-teacher | maestro de educación infantil, maestra de educación infantil, profesor de infantil, profesora de infantil, maestra de jardín de infantes, maestra jardinera
esl-teacher | profesor de español para extranjeros, profesora de español para extranjeros, profesor de ELE, profesora de ELE, profesor de inglés como lengua extranjera
tutor | profesor particular, profesora particular, tutor académico, tutora académica, profesor de apoyo, profesora de apoyo
school-counsellor | orientador educativo, orientadora educativa, orientador escolar, orientadora escolar, consejero escolar, consejera escolar
school-principal | director de escuela, directora de escuela, director de colegio, directora de colegio, jefe de estudios, jefa de estudios
academic-adviser | asesor académico, asesora académica, orientador académico, orientadora académica, consejero académico, consejera académica
admissions-officer | asesor de admisiones, asesora de admisiones, responsable de admisiones, coordinador de admisiones, coordinadora de admisiones, oficial de admisiones
financial-aid-officer | asesor de ayuda financiera, asesora de ayuda financiera, gestor de becas, gestora de becas, técnico de becas, técnica de becas
university-professor | profesor universitario, profesora universitaria, catedrático, catedrática, profesor titular, profesora titular
instructional-designer | diseñador instruccional, diseñadora instruccional, diseñador de e-learning, diseñadora de e-learning, tecnólogo educativo, tecnóloga educativa
corporate-trainer | formador, formadora, formador de empresa, formadora de empresa, capacitador, capacitadora
librarian | bibliotecario, bibliotecaria, auxiliar de biblioteca, técnico de biblioteca, documentalista
school-administrator | secretario escolar, secretaria escolar, administrativo de centro educativo, administrativa de centro educativo, administrador escolar, administradora escolar
curriculum-coordinator | coordinador académico, coordinadora académica, coordinador pedagógico, coordinadora pedagógica, diseñador curricular, diseñadora curricular
nanny | niñera, niñero, canguro, cuidador de niños, cuidadora de niños, babysitter
daycare-worker | auxiliar de guardería, auxiliar de jardín de infancia, asistente infantil, cuidador infantil, cuidadora infantil, asistente de párvulos
after-school-leader | monitor de tiempo libre, monitora de tiempo libre, monitor de campamento, monitora de campamento, monitor de comedor escolar, monitor de actividades extraescolares
personal-trainer | entrenador personal, entrenadora personal, preparador físico, preparadora física, monitor de gimnasio, monitora de gimnasio
group-fitness-instructor | monitor de clases colectivas, monitora de clases colectivas, instructor de fitness, instructora de fitness, monitor de aeróbic, instructor de spinning
yoga-instructor | profesor de yoga, profesora de yoga, instructor de yoga, instructora de yoga, instructor de pilates, instructora de pilates
sports-coach | entrenador deportivo, entrenadora deportiva, entrenador de fútbol, entrenadora de fútbol, monitor deportivo, monitora deportiva
sports-manager | gestor deportivo, gestora deportiva, director deportivo, directora deportiva, gerente de gimnasio, coordinador deportivo
lifeguard | socorrista, socorrista acuático, socorrista acuática, salvavidas, guardavidas
recreation-coordinator | coordinador de actividades recreativas, coordinadora de actividades recreativas, animador turístico, animadora turística, coordinador de ocio, recreacionista
dance-teacher | profesor de danza, profesora de danza, profesor de baile, profesora de baile, maestro de danza, instructor de baile
// trades
construction-site-manager | jefe de obra, jefa de obra, encargado de obra, encargada de obra
construction-superintendent | capataz de obra, supervisor de obra, supervisora de obra, superintendente de obra
construction-project-manager | director de proyectos de construcción, gerente de proyectos de construcción, gestor de proyectos de obra, project manager de construcción
construction-estimator | presupuestador de obra, aparejador, aparejadora, técnico de estudios y presupuestos, estimador de costos, analista de costos de construcción
carpenter | carpintero, carpintera, carpintero de obra, encofrador, encofradora
electrician | electricista, instalador electricista, instaladora electricista, oficial electricista, electricista industrial, técnico electricista
plumber | fontanero, fontanera, plomero, plomera, gasfitero, tubero
painter-decorator | pintor de obra, pintora de obra, pintor decorador, pintor de brocha gorda, pintor de casas
roofer | techador, techadora, tejador, tejadora, instalador de tejados, instalador de cubiertas
mason | albañil, oficial de albañilería, oficial albañil, cantero, mampostero
plasterer-drywaller | yesero, yesera, escayolista, pladurista, instalador de pladur, revocador
tiler-flooring-installer | alicatador, alicatadora, solador, soladora, instalador de suelos, azulejero
welder | soldador, soldadora, soldador de estructuras, soldador TIG, soldador MIG, tubero soldador
ironworker | ferrallista, montador de estructuras metálicas, montadora de estructuras metálicas, herrero de obra, fierrero
heavy-equipment-operator | operador de maquinaria pesada, operadora de maquinaria pesada, maquinista de excavadora, operador de excavadora, palista, retroexcavadorista
crane-operator | gruista, operador de grúa, operadora de grúa, operador de puente grúa, maquinista de grúa
construction-labourer | peón de obra, peón de construcción, obrero de la construcción, obrera de la construcción, ayudante de albañil
hvac-technician | técnico de climatización, técnica de climatización, técnico HVAC, instalador de aire acondicionado, técnico en aire acondicionado, técnico de calefacción
building-inspector | inspector de obras, inspectora de obras, inspector de edificios, inspector de construcción, inspectora de construcción
solar-installer | instalador de paneles solares, instaladora de paneles solares, técnico fotovoltaico, instalador fotovoltaico, montador de placas solares
insulation-worker | instalador de aislamiento, instaladora de aislamiento, aislador, calorifugador, montador de aislamientos
glazier | cristalero, cristalera, vidriero, vidriera, instalador de ventanas, montador de ventanas
scaffolder | montador de andamios, montadora de andamios, andamista, andamiero
land-surveying-technician | topógrafo, topógrafa, técnico en topografía, técnica en topografía, agrimensor
maintenance-technician | técnico de mantenimiento, técnica de mantenimiento, operario de mantenimiento, oficial de mantenimiento, mecánico de mantenimiento
maintenance-manager | jefe de mantenimiento, jefa de mantenimiento, responsable de mantenimiento, supervisor de mantenimiento, supervisora de mantenimiento
facilities-technician | técnico de instalaciones, técnico de mantenimiento de edificios, técnica de mantenimiento de edificios, oficial de mantenimiento de edificios
handyman | manitas, operario polivalente, operaria polivalente, reparador a domicilio, mantenimiento general
caretaker | conserje, conserje de edificio, portero de finca, portera de finca, conserje de colegio, encargado de edificio
millwright | montador mecánico, montadora mecánica, ajustador mecánico, montador de maquinaria, instalador de maquinaria industrial
elevator-technician | ascensorista técnico, técnico de ascensores, técnica de ascensores, mecánico de ascensores, montador de ascensores, instalador de ascensores
appliance-repair-technician | técnico de electrodomésticos, técnica de electrodomésticos, reparador de electrodomésticos, reparadora de electrodomésticos, técnico de línea blanca
industrial-mechanic | mecánico industrial, mecánica industrial, técnico mecánico, electromecánico, electromecánica, ajustador industrial
mechatronics-technician | técnico en mecatrónica, técnica en mecatrónica, técnico en automatización, automatista, técnico instrumentista, técnico en robótica
refrigeration-technician | frigorista, técnico frigorista, técnica frigorista, técnico en refrigeración, mecánico de refrigeración
field-service-technician | técnico de servicio, técnica de servicio, técnico de campo, técnico de servicio técnico, técnico SAT, técnica SAT
automotive-mechanic | mecánico de automóviles, mecánica de automóviles, mecánico automotriz, mecánico de coches, técnico automotriz, electromecánico de vehículos
diesel-mechanic | mecánico diésel, mecánico de camiones, mecánico de maquinaria pesada, mecánico de vehículos industriales, mecánica diésel, mecánico de maquinaria agrícola
auto-body-technician | chapista, pintor de automóviles, pintora de automóviles, hojalatero automotriz, carrocero, chapista pintor
automotive-service-advisor | asesor de servicio automotriz, asesora de servicio automotriz, recepcionista de taller, asesor de servicio, asesora de servicio
parts-counter-associate | dependiente de recambios, vendedor de repuestos, vendedora de repuestos, recambista, mozo de recambios, encargado de repuestos
automotive-sales-manager | jefe de ventas de automóviles, jefa de ventas de automóviles, gerente de ventas automotriz, jefe de ventas de concesionario, gerente de concesionario
dealership-finance-manager | gerente de financiamiento automotriz, gestor de financiación de automóviles, responsable F&I, asesor financiero de concesionario
car-detailer | lavador de coches, lavadora de coches, lavacoches, detallador de autos, limpiador de vehículos, preparador de vehículos
bicycle-motorcycle-mechanic | mecánico de bicicletas, mecánica de bicicletas, mecánico de motos, mecánico de motocicletas, técnico de bicicletas
aircraft-mechanic | mecánico de aviones, técnico de mantenimiento aeronáutico, técnica de mantenimiento aeronáutico, mecánico aeronáutico
machine-operator | operador de máquina, operadora de máquina, operador de maquinaria, maquinista industrial, operario de máquinas, operador de línea
cnc-machinist | operador de CNC, operadora de CNC, tornero, fresador, mecanizador, programador CNC
assembler | montador, montadora, ensamblador, ensambladora, operario de montaje, operaria de montaje
production-worker | operario de producción, operaria de producción, operario de fábrica, peón industrial, obrero de fábrica, trabajador de producción
production-supervisor | supervisor de producción, supervisora de producción, encargado de producción, encargada de producción, jefe de línea
production-manager | jefe de producción, jefa de producción, director de producción, directora de producción, gerente de producción, responsable de producción
plant-manager | director de planta, directora de planta, gerente de planta, jefe de planta, director de fábrica
quality-inspector | inspector de calidad, inspectora de calidad, técnico de calidad, técnica de calidad, controlador de calidad, verificador de calidad
quality-manager | responsable de calidad, jefe de calidad, jefa de calidad, director de calidad, gerente de calidad, coordinador de calidad
tool-and-die-maker | matricero, matricera, tornero matricero, moldista, ajustador matricero, fabricante de herramientas
sheet-metal-worker | chapista industrial, calderero, calderera, hojalatero, trabajador de chapa, cerrajero metálico
press-operator | operador de prensa, operadora de prensa, prensista, troquelador, estampador, fundidor
printing-press-operator | impresor, impresora de offset, operador de imprenta, operador de offset, serigrafista, maquinista de impresión
sewing-machine-operator | costurero, costurera, operario textil, modista, sastre, confeccionista
textile-machine-operator | operador de máquinas textiles, operario de tejeduría, tejedor, tejedora, tintorero, hilandero
upholsterer | tapicero, tapicera, tapicero de muebles, tapicero de automóviles
butcher | carnicero, carnicera, matarife, charcutero, charcutera, despostador
food-production-worker | operario de industria alimentaria, operaria de industria alimentaria, operario de alimentación, manipulador de alimentos, manipuladora de alimentos, operario de producción alimentaria
food-production-manager | jefe de producción alimentaria, jefa de producción alimentaria, responsable de producción de alimentos, encargado de producción alimentaria, supervisor de producción de alimentos
packaging-operator | operario de envasado, operaria de envasado, empaquetador, empaquetadora, envasador, operador de empaque
process-operator | operador de procesos, operadora de procesos, operador de planta, operadora de planta, operador de sala de control, técnico de procesos
chemical-operator | operador químico, operadora química, operador de planta química, operario de industria química, técnico de planta química, operario farmacéutico
cleanroom-technician | técnico de sala blanca, técnica de sala blanca, operario de sala limpia, operador de cuarto limpio, técnico de semiconductores
manufacturing-technician | técnico de producción, técnica de producción, técnico de fabricación, técnica de fabricación, técnico de manufactura, técnico de procesos de fabricación
production-planner | planificador de producción, planificadora de producción, programador de producción, programadora de producción, técnico de planificación de producción
continuous-improvement-specialist | responsable de mejora continua, técnico de mejora continua, técnica de mejora continua, especialista en mejora continua, ingeniero de mejora continua, lean manager
wood-machine-operator | operario de aserradero, aserrador, operador de máquinas para madera, operario de la madera, mecanizador de madera
industrial-painter-coater | pintor industrial, pintora industrial, pintor de pistola, aplicador de pintura en polvo, galvanizador, granallador
power-plant-operator | operador de central eléctrica, operadora de central eléctrica, operador de planta de energía, operador de calderas, fogonero
lineworker | liniero, liniera, montador de líneas eléctricas, instalador de redes eléctricas, operario de líneas eléctricas, empalmador de cables
wind-turbine-technician | técnico de aerogeneradores, técnica de aerogeneradores, técnico eólico, técnico de mantenimiento eólico, técnico de parques eólicos
oil-rig-worker | perforador, operario de perforación, trabajador de plataforma petrolera, cuñero, minero, operador de perforadora
water-treatment-operator | operador de planta de tratamiento de agua, operador de EDAR, operario de depuradora, operador de aguas residuales, técnico de tratamiento de aguas
utilities-meter-technician | lector de contadores, lectora de contadores, instalador de contadores, lecturista, técnico de gas, instalador de gas
farmer | agricultor, agricultora, granjero, granjera, productor agrícola, horticultor de campo
farm-worker | peón agrícola, trabajador agrícola, trabajadora agrícola, jornalero, temporero, tractorista
farm-manager | gerente agrícola, encargado de finca, encargada de finca, administrador de finca agrícola, jefe de explotación agrícola, mayordomo agrícola
agronomist | agrónomo, agrónoma, ingeniero agrónomo, ingeniera agrónoma, asesor agrícola, técnico agrónomo
gardener-horticulturist | jardinero, jardinera, horticultor, horticultora, operario de jardinería, peón de jardinería
landscaper | paisajista de jardines, jardinero paisajista, instalador de jardines, operario de paisajismo, técnico en jardinería y paisajismo
forester | ingeniero forestal, técnico forestal, técnica forestal, guarda forestal, agente forestal, silvicultor
arborist-logger | arborista, podador, podadora, talador, leñador, operario forestal
animal-caretaker | cuidador de animales, cuidadora de animales, peluquero canino, peluquera canina, auxiliar de zoológico, cuidador de perros
greenhouse-worker | operario de invernadero, operaria de invernadero, trabajador de invernadero, viverista, trabajador de vivero, operario de vivero
agricultural-technician | técnico agrícola, técnica agrícola, técnico agropecuario, técnica agropecuaria, técnico de campo agrícola, técnico de ensayos de campo
livestock-worker | ganadero, ganadera, peón ganadero, vaquero, ordeñador, mozo de cuadra
cabinet-maker | ebanista, carpintero de muebles, carpintera de muebles, montador de muebles, montador de cocinas, fabricante de muebles
jeweller | joyero, joyera, orfebre, relojero, relojera, platero
shoemaker | zapatero, zapatera, zapatero remendón, marroquinero, marroquinera, guarnicionero
potter-ceramicist | alfarero, alfarera, ceramista, soplador de vidrio, artesano, artesana
telecom-cable-installer | técnico de telecomunicaciones, técnica de telecomunicaciones, instalador de fibra óptica, instaladora de fibra óptica, instalador de cable, fusionador de fibra óptica
security-systems-technician | instalador de alarmas, instaladora de alarmas, técnico de alarmas, técnico en sistemas de seguridad, instalador de CCTV, técnico contra incendios
locksmith | cerrajero, cerrajera, técnico cerrajero, cerrajero de urgencias
pest-control-technician | técnico de control de plagas, técnica de control de plagas, fumigador, fumigadora, exterminador de plagas, aplicador de plaguicidas
swimming-pool-technician | técnico de piscinas, técnica de piscinas, mantenedor de piscinas, limpiador de piscinas, instalador de piscinas
road-paving-worker | operario de obra vial, asfaltador, trabajador vial, empedrador, peón caminero, operario de vías
// service
truck-driver | camionero, camionera, conductor de camión, conductora de camión, chofer de tráiler, transportista
delivery-driver | repartidor, repartidora, conductor de reparto, chofer repartidor, conductora de reparto
courier | mensajero, mensajera, mensajero en moto, motorizado
bus-driver | conductor de autobús, conductora de autobús, chofer de autobús, conductor de colectivo, autobusero
taxi-driver | taxista, conductor de taxi, chofer privado, conductor VTC, chofer particular
train-driver | maquinista de tren, maquinista ferroviario, conductor de tren, conductora de tranvía, conductor de tranvía
train-conductor | revisor de tren, revisora de tren, interventor ferroviario, jefe de tren
transport-dispatcher | despachador, despachadora, coordinador de transporte, coordinadora de transporte, planificador de rutas, jefe de tráfico
logistics-coordinator | coordinador de logística, coordinadora de logística, auxiliar de logística, analista de logística, coordinador logístico, técnico en logística
logistics-manager | jefe de logística, jefa de logística, gerente de logística, responsable de logística, director de logística, jefe de transporte
supply-chain-manager | gerente de cadena de suministro, jefe de cadena de suministro, jefa de cadena de suministro, director de supply chain, responsable de supply chain
supply-chain-analyst | analista de cadena de suministro, planificador de demanda, planificadora de demanda, planeador de materiales, analista de supply chain, analista de inventarios
warehouse-associate | mozo de almacén, moza de almacén, operario de almacén, almacenista, auxiliar de almacén, preparador de pedidos
warehouse-supervisor | jefe de almacén, jefa de almacén, encargado de almacén, encargada de almacén, supervisor de almacén, jefe de bodega
forklift-operator | carretillero, carretillera, operador de montacargas, montacarguista, conductor de carretilla elevadora
shipping-receiving-clerk | encargado de recepción de mercancía, auxiliar de expediciones, recibidor de mercancía, auxiliar de embarques
inventory-control-specialist | controlador de inventario, auxiliar de inventarios, encargado de inventario, encargada de inventario, gestor de existencias, jefe de inventarios
material-control-specialist | coordinador de materiales, coordinadora de materiales, controlador de materiales, analista de materiales, gestor de materiales
freight-forwarder | agente de carga, transitario, transitaria, agente de transporte internacional, corredor de carga
customs-broker | agente aduanal, agente de aduanas, despachante de aduana, declarante aduanero
import-export-specialist | técnico de comercio exterior, especialista en comercio exterior, coordinador de importaciones, coordinadora de importaciones, auxiliar de comercio exterior, responsable de exportación
fleet-manager | gestor de flotas, gestora de flotas, jefe de flota, encargado de flota, administrador de flota
mover | operario de mudanzas, mozo de mudanzas, cargador de mudanzas, peón de mudanzas
postal-worker | cartero, cartera, empleado de correos, empleada de correos, clasificador postal
airline-pilot | piloto, piloto de avión, piloto comercial, copiloto, piloto de helicóptero
flight-attendant | auxiliar de vuelo, azafata de vuelo, azafato, tripulante de cabina, sobrecargo, aeromozo
avionics-technician | técnico de aviónica, técnica de aviónica, aviónico, técnico electrónico de aviación
aviation-ordnance-technician | técnico de armamento aéreo, armero de aviación, especialista en municiones, artificiero
ramp-agent | agente de rampa, operario de rampa, maletero de aeropuerto, operador de rampa, agente de handling
airline-customer-service-agent | agente de servicio al pasajero, agente de facturación de aeropuerto, agente de pasajeros, auxiliar de tierra, azafata de tierra
air-traffic-controller | controlador aéreo, controladora aérea, controlador de tráfico aéreo, controladora de tránsito aéreo
flight-operations-specialist | despachador de vuelo, despachadora de vuelo, coordinador de vuelos, oficial de operaciones aéreas, técnico de operaciones de vuelo
sailor | marinero, marinera, contramaestre, marinero de cubierta, mozo de cubierta
ships-officer | oficial de cubierta, capitán de barco, capitana de barco, piloto de marina mercante, capitán de la marina mercante, patrón de barco
marine-engineer | oficial de máquinas, maquinista naval, mecánico naval, jefe de máquinas, ingeniero marino
longshore-worker | estibador, estibadora, estibador portuario, trabajador portuario
railway-maintenance-worker | operario de vías, mantenedor ferroviario, operario de vía férrea, técnico de señalización ferroviaria, ferroviario
executive-chef | chef ejecutivo, chef, jefe de cocina, jefa de cocina, chef de cocina, encargado de cocina
sous-chef | sous chef, subjefe de cocina, segundo de cocina, segunda de cocina, subchef
line-cook | cocinero, cocinera, cocinero de línea, parrillero, ayudante de cocinero, jefe de partida
pastry-chef | pastelero, pastelera, repostero, repostera, chef pastelero, maestro pastelero
baker | panadero, panadera, maestro panadero, hornero, ayudante de panadería
kitchen-assistant | ayudante de cocina, auxiliar de cocina, lavaplatos, friegaplatos, pinche de cocina
fast-food-worker | empleado de comida rápida, equipo de restaurante, dependiente de comida rápida, personal de restaurante, pizzero, auxiliar de restaurante
restaurant-manager | gerente de restaurante, encargado de restaurante, encargada de restaurante, jefe de sala, director de restaurante, supervisor de restaurante
food-service-manager | gerente de servicios de alimentación, supervisor de servicio de alimentos, encargado de comedor, jefe de comedor, responsable de restauración colectiva
food-and-beverage-manager | gerente de alimentos y bebidas, jefe de alimentos y bebidas, director de alimentos y bebidas, supervisor de alimentos y bebidas, responsable de F&B
waiter | camarero, camarera, mesero, mesera, mozo de restaurante, ayudante de camarero
bartender | barman, bartender, barmaid, coctelero, cantinero, camarero de barra
barista | barista, empleado de cafetería, dependiente de cafetería
restaurant-host | anfitrión, anfitriona, host de restaurante, hostess, maître, recepcionista de restaurante
catering-banquet-manager | gerente de banquetes, encargado de catering, coordinador de catering, jefe de banquetes, capitán de banquetes, coordinadora de catering
hotel-manager | director de hotel, directora de hotel, gerente de hotel, jefe de recepción, jefa de recepción, subdirector de hotel
hotel-front-desk-agent | recepcionista de hotel, agente de recepción, recepcionista hotelero, agente de reservas de hotel
night-auditor | auditor nocturno, recepcionista nocturno, auditora nocturna, recepcionista de noche
concierge | conserje de hotel, concierge, botones, portero de hotel, relaciones públicas de hotel, aparcacoches
housekeeper | camarera de pisos, camarera de piso, empleada del hogar, empleado doméstico, mucama, recamarista
housekeeping-supervisor | gobernanta, gobernante de hotel, supervisora de limpieza, supervisor de limpieza, ama de llaves, encargada de limpieza
cleaner | limpiador, limpiadora, personal de limpieza, operario de limpieza, conserje de mantenimiento, auxiliar de limpieza
laundry-worker | operario de lavandería, lavandero, lavandera, auxiliar de lavandería, planchador, planchadora
security-guard | guardia de seguridad, vigilante de seguridad, vigilante, guardia, oficial de seguridad privada
security-manager | jefe de seguridad, jefa de seguridad, director de seguridad, gerente de seguridad, coordinador de seguridad física
police-officer | policía, agente de policía, oficial de policía, guardia civil, policía local, policía municipal
detective | detective, investigador criminal, detective privado, inspector de policía, inspectora de policía, agente de investigación
correctional-officer | funcionario de prisiones, funcionaria de prisiones, oficial penitenciario, custodio penitenciario, celador penitenciario
firefighter | bombero, bombera, bombero forestal, bombero voluntario
loss-prevention-officer | agente de prevención de pérdidas, auxiliar de prevención de pérdidas, supervisor de prevención de pérdidas
airport-security-screener | agente de seguridad aeroportuaria, vigilante de seguridad aeroportuaria, inspector de equipaje, oficial de seguridad aeroportuaria
customs-border-officer | oficial de aduanas, funcionario de aduanas, inspector de aduanas, agente de migración, guardia fronterizo
emergency-dispatcher | operador de emergencias, operadora de emergencias, teleoperador de emergencias, despachador de emergencias, operador 911
emergency-management-specialist | coordinador de emergencias, técnico de protección civil, gestor de emergencias, técnico en emergencias y protección civil
infantry-soldier | soldado, soldado de infantería, militar de tropa, infante de marina, militar
military-logistics-specialist | especialista en logística militar, oficial de logística, suboficial de abastecimiento, intendente militar
military-supervisor | sargento, suboficial, jefe de pelotón, oficial del ejército, comandante de compañía
hairdresser | peluquero, peluquera, estilista, barbero, colorista capilar, barbera
beautician | esteticista, esteticien, cosmetóloga, cosmetólogo, maquillador, maquilladora
nail-technician | manicurista, técnica de uñas, técnico de uñas, manicura, uñera
massage-therapist | masajista, masoterapeuta, quiromasajista, terapeuta de masajes
spa-salon-receptionist | recepcionista de spa, recepcionista de salón de belleza, encargada de spa, gerente de spa
funeral-director | director funerario, asesor funerario, tanatopractor, empleado funerario, embalsamador, agente funerario
pet-groomer | peluquero canino, peluquera canina, estilista canino, groomer canino
casino-dealer | crupier, crupier de casino, tallador de casino, jefe de mesa de casino, croupier
casino-cashier-slot-attendant | cajero de casino, cajera de casino, auxiliar de sala de juegos, técnico de máquinas tragamonedas, operador de sala de juego
cinema-ticketing-attendant | taquillero, taquillera, acomodador, acomodadora, empleado de cine, vendedor de boletos
amusement-attendant | operador de atracciones, operadora de atracciones, empleado de parque de atracciones, auxiliar de parque temático, vigilante de museo
// general
manager | gerente, jefe de departamento, jefa de departamento, mánager, responsable de departamento, encargado
general-manager | gerente general, director de centro, directora de centro, gerente de sede, subgerente general, administrador general
operations-manager | gerente de operaciones, jefe de operaciones, jefa de operaciones, director de operaciones, directora de operaciones, responsable de operaciones
operations-coordinator | coordinador de operaciones, coordinadora de operaciones, auxiliar de operaciones, asistente de operaciones, analista de operaciones
director | director, directora, director de área, subdirector, subdirectora, director ejecutivo
vice-president | vicepresidente, vicepresidenta, director corporativo, directora corporativa
chief-executive | director general, directora general, CEO, presidente ejecutivo, consejero delegado, gerente de empresa
business-owner | propietario, propietaria, fundador, fundadora, emprendedor, dueño
supervisor | supervisor, supervisora, supervisor de área, encargada, supervisora de área
team-leader | líder de equipo, jefe de equipo, jefa de equipo, coordinador de equipo, coordinadora de equipo, responsable de equipo
shift-leader | jefe de turno, jefa de turno, encargado de turno, encargada de turno, capataz, supervisor de turno
coordinator | coordinador, coordinadora, coordinador de área, coordinadora de área
specialist | especialista, experto, experta, técnico especialista
assistant | asistente, auxiliar, ayudante, asistente general, auxiliar general
associate | asociado, asociada, empleado, empleada, colaborador, miembro del equipo
analyst | analista, analista senior, analista junior
consultant | consultor, consultora, consultor independiente, consultor empresarial, consultora empresarial
advisor | asesor, asesora, consejero, consejera, asesor de clientes
administrator | administrador, administradora, administrativo, administrativa, gestor administrativo
officer | oficial, funcionario, funcionaria, oficial de programa, oficial de proyecto
representative | representante, delegado, delegada, ejecutivo de atención
agent | agente, agente de servicio
technician | técnico, técnica, técnico de servicio, auxiliar técnico, técnico de campo
operator | operador, operadora, operario, operaria
clerk | oficinista, auxiliar de oficina, empleado de oficina, empleada de oficina
intern-trainee | becario, becaria, practicante, pasante, estudiante en prácticas
apprentice | aprendiz, aprendiza, aprendiz de oficio
volunteer | voluntario, voluntaria, colaborador voluntario
student-worker | estudiante trabajador, auxiliar estudiantil, asistente estudiantil, becario universitario
freelancer | autónomo, autónoma, freelance, trabajador independiente, contratista independiente
instructor | instructor, instructora, formador, formadora, monitor
`;
