/** Spanish aliases, one skill a line, marks as `aliasesOf` says: money, management, trade, marketing. */
export const business = `
// business/accounting
accounting | contable*, contabilidad, contabilidad general
financial-accounting | contabilidad financiera
cost-accounting | contabilidad de costos, contabilidad de costes, contabilidad analítica
management-accounting | control de gestión, contabilidad de gestión
fixed-asset-accounting | gestión de activos fijos
financial-consolidation | consolidación contable, consolidación de estados financieros
bookkeeping | asientos contables, registro contable, teneduría de libros
general-ledger | libro mayor
accounts-payable | cuentas a pagar, facturas de proveedores, cuentas por pagar
accounts-receivable | cuentas a cobrar, cuentas por cobrar, gestión de cobros
invoice-processing | gestión de facturas, procesamiento de facturas
invoicing | emisión de facturas, facturación
billing | facturación a clientes
payment-processing | pago a proveedores, gestión de pagos
debt-collection | recobro, gestión de impagados, cobro de deudas, cobranzas, cobranza
account-reconciliation | conciliación de cuentas
bank-reconciliation | conciliación bancaria, conciliaciones bancarias
month-end-close | cierres mensuales, cierre mensual, cierre contable
year-end-close | cierre del ejercicio, cierre anual
financial-reporting | reporte financiero, informes financieros
financial-statements | cuentas anuales, estados financieros, balances contables, balances*
payroll | gestión de nóminas, elaboración de nóminas, confección de nóminas, nómina, nóminas
// business/banking-and-insurance
banking | sector bancario, productos bancarios
retail-banking | banca minorista
commercial-banking | banca comercial
credit-analysis | análisis de crédito
credit-risk | riesgo de crédito, análisis de riesgos crediticios
lending | concesión de créditos
mortgage-lending | préstamos hipotecarios, créditos hipotecarios
claims-processing | tramitación de siniestros, gestión de siniestros
insurance-sales | venta de seguros, comercialización de seguros
fraud-detection | detección de fraude
financial-services | servicios financieros
insurance | correduría de seguros, sector asegurador, productos de seguros
anti-money-laundering | blanqueo de capitales, prevención de lavado de dinero, prevención de blanqueo de capitales
// business/business-analysis
business-analysis | análisis funcional, análisis de negocio, análisis de negocios
requirements-analysis | análisis de requerimientos, levantamiento de requerimientos, análisis de requisitos, toma de requisitos
cost-analysis | análisis de costes, análisis de costos
feasibility-studies | estudios de viabilidad, estudio de viabilidad
// business/customer-service
customer-service | atención a clientes, trato con el cliente, asesoramiento al cliente, atención al público, atención al cliente, servicio al cliente
guest-service | atención al huésped, atención a huéspedes
customer-experience | experiencia del cliente
customer-satisfaction | satisfacción de clientes, satisfacción del cliente
customer-relations | relación con clientes, relaciones con clientes, relación con el cliente, relaciones con los clientes
complaint-handling | atención de reclamaciones, resolución de quejas, quejas y reclamaciones, gestión de reclamaciones, gestión de quejas
call-center-operations | centro de atención telefónica, centro de llamadas
inbound-calls | llamadas entrantes
outbound-calls | llamadas salientes
telephone-answering | centralita, gestión de llamadas, atención telefónica
after-sales-service | servicio posventa, servicio postventa
// business/digital-marketing
digital-marketing | marketing online, mercadotecnia digital, marketing en línea
seo | posicionamiento en buscadores, optimización en buscadores, posicionamiento web
search-advertising | publicidad en buscadores
online-advertising | publicidad online, publicidad digital
content-marketing | generación de contenidos
content-creation | creación de contenido, creación de contenidos
content-writing | redacción de contenidos
social-media-management | redes sociales, gestión de redes sociales
community-management | gestión de comunidades
email-marketing | campañas de email
newsletter-writing | envío de newsletters
// business/finance-and-investment
financial-analysis | análisis financieros, análisis financiero
financial-modeling | modelización financiera
valuation | valoración de empresas
financial-planning | planificación financiera
financial-management | dirección financiera, gestión financiera
corporate-finance | finanzas corporativas
budgeting | control presupuestario, gestión de presupuestos, presupuestos, elaboración de presupuestos, gestión presupuestaria
forecasting | pronósticos
demand-forecasting | previsión de la demanda
variance-analysis | análisis de desviaciones
treasury-management | tesorería, gestión de tesorería
cash-management | flujo de caja
mergers-and-acquisitions | fusiones y adquisiciones
investor-relations | relaciones con inversores
investment-management | gestión de activos, gestión de inversiones
portfolio-management | gestión de carteras
wealth-management | gestión de patrimonios
private-banking | banca privada
financial-advising | asesoramiento financiero, asesoría financiera
investment-banking | banca de inversión
pricing-strategy | fijación de precios, política de precios
capital-markets | mercados financieros, mercados de capitales, mercado de valores
economics | ciencias económicas
// business/management-and-leadership
operations-management | dirección de operaciones, gestión de operaciones
strategic-planning | planeación estratégica, plan estratégico, planificación estratégica
business-strategy | estrategia empresarial, estrategia de negocio
business-planning | plan de negocio, planes de negocio
business-process-improvement | optimización de procesos, mejora de procesos
business-process-management | BPM^, gestión de procesos, gestión por procesos
process-mapping | mapeo de procesos, modelado de procesos
continuous-improvement | mejora continua
change-management | gestión de cambios, gestión del cambio
digital-transformation | digitalización, transformación digital
organizational-development | desarrollo organizacional
stakeholder-management | gestión de stakeholders, gestión de partes interesadas, gestión de grupos de interés
partnership-management | gestión de alianzas
risk-management | gestión del riesgo, gestión de riesgos
risk-assessment | evaluación de riesgos, análisis de riesgos
crisis-management | gestión de crisis
corporate-governance | gobierno corporativo
quality-assurance | garantía de calidad, aseguramiento de calidad, aseguramiento de la calidad
quality-control | controles de calidad, control de calidad
quality-management | gestión de la calidad, gestión de calidad
performance-measurement | medición del desempeño
key-performance-indicators | indicadores de gestión, indicadores de desempeño, indicadores clave de rendimiento
cost-control | control de costos, control de costes
people-management | gestión de personas, gestión de personal
team-management | gestión de equipos, gestión de equipo, coordinación de equipos
staff-supervision | supervisión de personal, supervisión*, personal a cargo
team-building | cohesión de equipos
knowledge-management | gestión del conocimiento
innovation-management | gestión de la innovación
consulting | asesoría empresarial, consultoría
entrepreneurship | espíritu emprendedor
corporate-social-responsibility | responsabilidad social corporativa, responsabilidad social empresarial
business-administration | gestión empresarial, gestión de empresas, ADE^*, administración de empresas
international-business | comercio internacional
lean-manufacturing | manufactura esbelta, producción ajustada
// business/marketing
marketing | mercadeo, campañas de marketing, mercadotecnia
marketing-strategy | estrategia de marketing, estrategias de marketing
campaign-management | gestión de campañas
brand-management | imagen de marca, gestión de marca
brand-strategy | estrategia de marca
event-marketing | marketing de eventos
direct-marketing | marketing directo
advertising | publicidad
media-planning | planificación de medios
market-research | investigación de mercado, investigación de mercados, estudios de mercado
market-analysis | análisis de mercado, análisis de mercados
competitive-analysis | análisis de la competencia
customer-retention | retención de clientes, fidelización de clientes
event-planning | gestión de eventos, planificación de eventos, organización de eventos
// business/procurement
procurement | aprovisionamiento, gestión de compras, abastecimiento, adquisiciones
strategic-sourcing | compras estratégicas
purchase-orders | órdenes de compra
supplier-management | gestión de proveedores
supplier-evaluation | evaluación de proveedores, homologación de proveedores
vendor-negotiation | negociación con proveedores
contract-management | administración de contratos, gestión de contratos
contract-negotiation | negociación de contratos
contract-review | revisión de contratos
tendering | concursos públicos, licitación, licitaciones
public-procurement | compras públicas, contratación pública
erp-systems | sistemas ERP, sistema ERP, programas de gestión empresarial
// business/project-and-product
project-management | gestión de proyecto, gestión de proyectos, dirección de proyectos
project-planning | planificación de proyectos
project-coordination | coordinación de proyectos
project-scheduling | cronograma de proyectos
project-documentation | documentación de proyectos
program-management | gestión de programas
project-portfolio-management | gestión de cartera de proyectos
product-management | gestión de productos, gestión de producto
product-strategy | estrategia de producto
product-development | desarrollo de producto, desarrollo de productos
// business/real-estate
property-management | gestión de inmuebles, administración de propiedades, administración de fincas
real-estate-sales | venta de inmuebles, venta inmobiliaria, intermediación inmobiliaria
leasing | alquiler de inmuebles
property-appraisal | tasación inmobiliaria
real-estate | gestión inmobiliaria, inmobiliaria, bienes raíces, sector inmobiliario
// business/sales
sales | gestión comercial, venta, comercialización, ventas, técnicas de venta
b2b-sales | ventas B2B, venta a empresas
inside-sales | ventas internas
outside-sales | ventas externas, venta de campo
direct-sales | venta directa
technical-sales | venta técnica, ventas técnicas
export-sales | ventas de exportación
sales-management | dirección comercial, jefatura de ventas, gestión de ventas
sales-forecasting | previsión de ventas, previsiones de venta
sales-training | formación comercial, capacitación de ventas
closing-sales | cierre de ventas, cierre de venta
account-management | gestión de cartera de clientes, cartera de clientes, gestión de cuentas
key-account-management | grandes cuentas, cuentas clave
client-relationship-management | gestión de clientes
business-development | desarrollo comercial, desarrollo de negocio, desarrollo de negocios
lead-generation | generación de leads
prospecting | prospección, captación de clientes, prospección comercial
cold-calling | llamadas en frío
telemarketing | televenta, venta telefónica
quoting | elaboración de presupuestos para clientes, elaboración de ofertas, cotizaciones
upselling | ventas adicionales, venta cruzada
retail-sales | comercio minorista, ventas en tienda, venta en tienda, atención en tienda, venta minorista, venta al por menor
retail-management | encargado de tienda, gestión de tienda
merchandising | mercadeo en tienda
visual-merchandising | escaparatismo
shelf-stocking | reposición, reposición de productos, reponedor, reposición de estanterías
cash-handling | cobro en caja, arqueo de caja, gestión de caja, cuadre de caja, manejo de caja, manejo de efectivo
point-of-sale | TPV^*, terminal punto de venta, punto de venta
loss-prevention | prevención de pérdidas, prevención de hurtos
e-commerce | venta online, tienda online, comercio electrónico
crm-software | sistemas CRM, gestión de relaciones con clientes, gestión de la relación con el cliente
// business/tax-and-audit
tax-preparation | declaraciones fiscales, declaración de la renta, declaraciones tributarias, declaraciones de impuestos
tax-compliance | cumplimiento tributario, obligaciones tributarias
tax-planning | asesoría fiscal, asesoramiento fiscal, planificación fiscal
corporate-tax | impuesto de sociedades, impuesto sobre sociedades
income-tax | impuesto sobre la renta
vat | liquidación de IVA, impuesto sobre el valor añadido, IVA^
auditing | auditoría, auditorías
internal-audit | auditorías internas, auditoría interna
external-audit | auditoría externa
financial-audit | auditoría financiera
internal-controls | controles internos, control interno
compliance | cumplimiento normativo, cumplimiento regulatorio
taxation | fiscalidad, derecho fiscal, derecho tributario, impuestos
`;
