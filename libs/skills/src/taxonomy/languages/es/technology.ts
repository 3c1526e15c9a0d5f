/** Spanish aliases, one skill a line, marks as `aliasesOf` says: software, data, infrastructure, security, devices. */
export const technology = `
// technology/analytics
data-analysis | analítica de datos, analizar datos, análisis de datos
data-science | ciencia de datos, ciencia de los datos
data-visualization | visualización de datos
dashboards | cuadros de mando, paneles de control de datos
data-mining | minería de datos
business-intelligence | inteligencia de negocio, inteligencia de negocios, inteligencia empresarial
predictive-analytics | análisis predictivo
statistics | análisis estadístico, estadísticas, métodos estadísticos, estadística
linear-algebra | álgebra lineal
simulation | simulación numérica, simulación
mathematical-modeling | modelización matemática
// technology/architecture-and-methods
software-development | ingeniería de software, ingeniería del software, desarrollo de software
programming | programación
application-development | desarrollo de aplicaciones
software-maintenance | mantenimiento de software
code-review | revisión de código, revisiones de código
technical-documentation | documentación técnica, redacción técnica
requirements-specification | especificaciones técnicas
system-integration | integración de sistemas
system-design | diseño de sistemas, arquitectura de sistemas
software-architecture | arquitectura de software
software-design | diseño de software
it-consulting | consultoría informática, consultoría tecnológica
microservices | microservicios, arquitectura de microservicios
distributed-systems | sistemas distribuidos
design-patterns | patrones de diseño
object-oriented-programming | programación orientada a objetos
functional-programming | programación funcional
data-structures | estructuras de datos
algorithms | algoritmos
computer-science | ciencias de la computación
information-technology | tecnologías de la información
agile | metodologías ágiles, metodología ágil, desarrollo ágil, métodos ágiles
test-driven-development | desarrollo guiado por pruebas, desarrollo dirigido por pruebas
it-service-management | gestión de servicios de TI, gestión de servicios TI
// technology/back-end-frameworks
back-end-development | desarrollo back-end, desarrollo backend
full-stack-development | desarrollo full-stack, desarrollo fullstack
api-design | diseño de API, desarrollo de API
web-services | servicios web
// technology/cloud
cloud-computing | computación en la nube, servicios en la nube, entornos cloud, informática en la nube
cloud-infrastructure | infraestructura en la nube
cloud-migration | migración a la nube
// technology/data-engineering
data-engineering | ingeniería de datos
data-pipelines | canalizaciones de datos
data-processing | procesamiento de datos, tratamiento de datos
data-integration | integración de datos
data-cleaning | limpieza de datos, depuración de datos
data-migration | migración de datos
data-warehousing | almacén de datos, almacenes de datos
data-modeling | modelado de datos, modelos de datos
big-data | macrodatos, grandes volúmenes de datos
data-governance | gobierno de datos, gobernanza de datos
data-management | gestión de datos
data-quality | calidad de datos, calidad de los datos
master-data-management | datos maestros, gestión de datos maestros
// technology/databases
relational-databases | bases de datos relacionales
database-management | base de datos, gestión de bases de datos, bases de datos
database-administration | administración de bases de datos
database-design | diseño de bases de datos
// technology/devops
continuous-integration | integración continua
continuous-delivery | entrega continua
continuous-deployment | despliegue continuo
infrastructure-as-code | infraestructura como código
version-control | control de versiones
// technology/embedded-and-hardware
embedded-systems | sistemas embebidos, sistemas empotrados
microcontrollers | microcontroladores
signal-processing | procesamiento de señales, procesado de señal
iot | internet de las cosas
// technology/game-and-graphics
augmented-reality | realidad aumentada
virtual-reality | realidad virtual
game-development | desarrollo de videojuegos
// technology/it-support
technical-support | soporte técnico, soporte informático, asistencia técnica, soporte a usuarios, atención a usuarios
computer-repair | reparación de ordenadores, reparación de computadoras
hardware-installation | instalación de equipos informáticos
// technology/machine-learning
machine-learning | aprendizaje de máquina, aprendizaje automático
deep-learning | aprendizaje profundo
neural-networks | redes neuronales
artificial-intelligence | inteligencia artificial, IA^*
generative-ai | inteligencia artificial generativa
natural-language-processing | procesamiento del lenguaje natural, procesamiento de lenguaje natural
machine-translation | traducción automática
speech-recognition | reconocimiento de voz
computer-vision | visión por computador, visión artificial, visión por ordenador
image-processing | procesamiento de imágenes
image-classification | reconocimiento de imágenes
large-language-models | grandes modelos de lenguaje, modelos de lenguaje
// technology/mobile
mobile-development | desarrollo móvil, aplicaciones móviles, desarrollo de aplicaciones móviles
// technology/networking
computer-networking | redes informáticas, redes de ordenadores, redes de computadoras
network-protocols | protocolos de red
network-administration | administración de redes, gestión de redes, administración de sistemas y redes
network-engineering | ingeniería de redes
network-infrastructure | infraestructura de red
// technology/observability
incident-response | respuesta a incidentes
incident-management | gestión de incidencias, gestión de incidentes, resolución de incidencias
performance-optimization | optimización del rendimiento, optimización de rendimiento
load-balancing | balanceo de carga
high-availability | alta disponibilidad
scalability | escalabilidad
disaster-recovery | recuperación ante desastres
business-continuity | continuidad del negocio, continuidad de negocio
backup-and-recovery | copias de seguridad
// technology/operating-systems
linux | sistemas Linux
linux-administration | administración Linux
virtualization | virtualización
virtual-machines | máquinas virtuales
system-administration | administración de sistemas, administración de servidores, gestión de servidores
it-infrastructure | infraestructura informática
system-configuration | configuración de sistemas
// technology/security
penetration-testing | pruebas de penetración, pruebas de intrusión
ethical-hacking | hacking ético
vulnerability-management | gestión de vulnerabilidades, análisis de vulnerabilidades
data-protection | protección de datos
information-security | seguridad informática, ciberseguridad, seguridad de la información
network-security | seguridad de redes, seguridad en redes, seguridad de red
cryptography | criptografía
encryption | cifrado
identity-and-access-management | gestión de identidades y accesos, gestión de accesos
identity-management | gestión de identidades
gdpr | LOPD^, reglamento general de protección de datos
// technology/testing
software-testing | pruebas de software
test-automation | automatización de pruebas, pruebas automatizadas
unit-testing | pruebas unitarias, tests unitarios
integration-testing | pruebas de integración
regression-testing | pruebas de regresión
functional-testing | pruebas funcionales
acceptance-testing | pruebas de aceptación
performance-testing | pruebas de rendimiento
load-testing | pruebas de carga
test-case-design | casos de prueba
debugging | depuración de código, depuración
// technology/web-front-end
web-development | aplicaciones web, desarrollo de aplicaciones web, desarrollo web, creación de páginas web
front-end-development | desarrollo front-end, desarrollo frontend
web-accessibility | accesibilidad web, accesibilidad digital
web-design | diseño web, diseño de páginas web
`;
