/** Spanish aliases, one skill a line, marks as `aliasesOf` says: software, data, infrastructure, security, devices. */
export const technology = `
// technology/analytics
data-analysis | analítica de datos, analizar datos, análisis de datos
data-science | ciencia de datos, ciencia de los datos
data-visualization | visualización de datos, cuadros de mando, paneles de control de datos
data-mining | minería de datos
business-intelligence | inteligencia de negocio, inteligencia de negocios, inteligencia empresarial
statistics | análisis estadístico, estadísticas, métodos estadísticos, estadística
linear-algebra | álgebra lineal
simulation | simulación numérica, modelización matemática, simulación
// technology/architecture-and-methods
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
// technology/back-end-frameworks
back-end-development | desarrollo back-end, desarrollo backend
full-stack-development | desarrollo full-stack, desarrollo fullstack
api-design | diseño de API, desarrollo de API, servicios web
// technology/cloud
cloud-computing | computación en la nube, servicios en la nube, infraestructura en la nube, entornos cloud, informática en la nube
cloud-migration | migración a la nube
// technology/data-engineering
data-engineering | ingeniería de datos, procesamiento de datos, tratamiento de datos
data-warehousing | almacén de datos, almacenes de datos
data-modeling | modelado de datos, modelos de datos
big-data | macrodatos, grandes volúmenes de datos
data-governance | gobierno de datos, gobernanza de datos, calidad de datos, calidad de los datos, datos maestros
data-management | gestión de datos
// technology/databases
database-management | base de datos, bases de datos relacionales, administración de bases de datos, gestión de bases de datos, bases de datos
// technology/devops
git | control de versiones
ci-cd | integración continua, despliegue continuo, entrega continua
infrastructure-as-code | infraestructura como código
// technology/embedded-and-hardware
embedded-systems | sistemas embebidos, sistemas empotrados, microcontroladores
signal-processing | procesamiento de señales, procesado de señal
iot | internet de las cosas
// technology/game-and-graphics
augmented-reality | realidad aumentada, realidad virtual
game-development | desarrollo de videojuegos
// technology/it-support
technical-support | soporte técnico, soporte informático, asistencia técnica, soporte a usuarios, atención a usuarios
// technology/machine-learning
machine-learning | aprendizaje de máquina, aprendizaje automático
deep-learning | aprendizaje profundo, redes neuronales
artificial-intelligence | inteligencia artificial, IA^*
natural-language-processing | procesamiento del lenguaje natural, procesamiento de lenguaje natural
computer-vision | visión por computador, visión artificial, procesamiento de imágenes, visión por ordenador
large-language-models | grandes modelos de lenguaje, modelos de lenguaje
// technology/mobile
mobile-development | desarrollo móvil, aplicaciones móviles, desarrollo de aplicaciones móviles
// technology/networking
computer-networking | redes informáticas, redes de ordenadores, redes de computadoras, protocolos de red
network-administration | administración de redes, gestión de redes, administración de sistemas y redes
network-engineering | ingeniería de redes
// technology/observability
incident-response | gestión de incidencias, gestión de incidentes, respuesta a incidentes, resolución de incidencias
performance-optimization | optimización del rendimiento, optimización de rendimiento
load-balancing | balanceo de carga, alta disponibilidad, escalabilidad
disaster-recovery | recuperación ante desastres, copias de seguridad, continuidad del negocio, continuidad de negocio
// technology/operating-systems
linux | administración Linux, sistemas Linux
virtualization | virtualización, máquinas virtuales
system-administration | administración de sistemas, administración de servidores, gestión de servidores
it-infrastructure | infraestructura informática
// technology/security
penetration-testing | pruebas de penetración, pruebas de intrusión, hacking ético
vulnerability-management | gestión de vulnerabilidades, análisis de vulnerabilidades
information-security | seguridad informática, ciberseguridad, seguridad de la información
network-security | seguridad de redes, seguridad en redes, seguridad de red
cryptography | criptografía, cifrado
identity-and-access-management | gestión de identidades y accesos, gestión de identidades, gestión de accesos
gdpr | protección de datos, LOPD^, reglamento general de protección de datos
// technology/testing
software-testing | pruebas de software, pruebas funcionales, pruebas de integración, casos de prueba
test-automation | automatización de pruebas, pruebas automatizadas
unit-testing | pruebas unitarias, tests unitarios
debugging | depuración de código, depuración
// technology/web-front-end
web-development | aplicaciones web, desarrollo de aplicaciones web, diseño web, páginas web, desarrollo web
front-end-development | desarrollo front-end, desarrollo frontend
web-accessibility | accesibilidad web, accesibilidad digital
`;
