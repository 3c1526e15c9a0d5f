import { parseSkills } from '../../parse-skills.js';

/** Frameworks and servers behind an application, and the interfaces between programs. */
export const backEndFrameworks = [
  ...parseSkills(
    'technology',
    `
Node.js | Node JS, Node^*, NodeJS | > javascript ~ back-end-development, rest-api
Express.js | ExpressJS, Express^*, Express JS | > node-js, back-end-development ~ rest-api
NestJS | Nest.js, Nest JS | > node-js, typescript, back-end-development ~ express-js, rest-api
Koa.js | KoaJS, Koa^* | > node-js ~ express-js
Fastify | | > node-js ~ express-js
hapi.js | hapi^*, hapiJS | > node-js ~ express-js
AdonisJS | Adonis.js | > node-js ~ express-js
Sails.js | SailsJS | > node-js ~ express-js
Strapi | | > node-js, headless-cms
Deno^ | | > javascript ~ node-js
Bun^* | Bun.js | > javascript ~ node-js, deno
Prisma^* | Prisma ORM | > orm, node-js
Sequelize | | > orm, node-js ~ prisma
TypeORM | | > orm, typescript ~ prisma
Django | Django framework | > python, back-end-development ~ ruby-on-rails, rest-api
Django REST Framework | DRF^ | > django, rest-api
Flask^* | Python Flask | > python, back-end-development ~ django, rest-api
FastAPI | Fast API | > python, back-end-development, rest-api ~ flask
Python Tornado | Tornado framework | > python ~ flask
aiohttp | | > python ~ asyncio
Pyramid framework | | > python ~ flask
CherryPy | | > python ~ flask
Bottle.py | | > python ~ flask
SQLAlchemy | | > python, orm
Celery? | Celery task queue | > python ~ message-queues ? python, django, redis, rabbitmq, flask, task queue, fastapi
asyncio | | > python ~ asynchronous-programming
Streamlit | | > python
Ruby on Rails | Rails^, RoR^, Ruby/Rails | > ruby, back-end-development
Sinatra^* | | > ruby ~ ruby-on-rails
Sidekiq | | > ruby ~ message-queues
Active Record | ActiveRecord | > ruby-on-rails, orm
Laravel | Laravel framework | > php, back-end-development ~ rest-api
Symfony | | > php, back-end-development ~ laravel
CodeIgniter | | > php ~ laravel
CakePHP | | > php ~ laravel
Yii framework | Yii2 | > php ~ laravel
Zend Framework | Laminas | > php ~ symfony
Livewire^* | Laravel Livewire | > laravel
Composer for PHP | PHP Composer | > php
Eloquent ORM | Laravel Eloquent | > laravel, orm
Doctrine ORM | | > php, orm
.NET | dotnet, dot net, .NET Core, .NET Framework, NET Core, .NET 5, .NET 6, .NET 7, .NET 8, Microsoft .NET | > programming
ASP.NET | ASP.NET Core, ASP .NET, ASP.NET 4 | > dot-net, back-end-development ~ spring, rest-api
ASP.NET MVC | | > asp-net, mvc
ASP.NET Web API | .NET Web API | > asp-net, rest-api
Blazor | | > asp-net, c-sharp
WPF^ | Windows Presentation Foundation | > dot-net
Windows Forms | WinForms | > dot-net ~ wpf
XAML | | ~ wpf
WCF^ | Windows Communication Foundation | > dot-net ~ soap
SignalR | | > dot-net ~ websocket
LINQ^ | Language Integrated Query | > dot-net
Entity Framework | EF Core, Entity Framework Core | > dot-net, orm
ADO.NET | | > dot-net, sql
Dapper^* | | > dot-net ~ entity-framework
Microsoft Orleans | | > dot-net
Spring^* | Spring Framework | > java
Spring Boot | SpringBoot | > spring, back-end-development ~ rest-api, microservices
Spring MVC | | > spring, mvc
Spring Security | | > spring
Spring Cloud | | > spring ~ microservices
Spring Batch | | > spring
Spring Data JPA | Spring Data | > spring, jpa
Spring WebFlux | | > spring, reactive-programming
Project Reactor | | > java, reactive-programming ~ spring-webflux
Hibernate^ | Hibernate ORM | > java, orm ~ entity-framework
JPA^ | Java Persistence API, Jakarta Persistence | > java, orm ~ hibernate
JDBC | Java Database Connectivity | > java, sql
MyBatis | iBATIS | > java ~ hibernate
Jakarta EE | Java EE, J2EE, JavaEE, Java Enterprise Edition | > java
EJB^ | Enterprise JavaBeans | > jakarta-ee
JMS^ | Java Message Service, Jakarta Messaging | > java ~ message-queues
JAX-RS | Jakarta RESTful Web Services | > java, rest-api
Jakarta Server Pages | JSP^, Java Server Pages, JSPs^ | > java
JavaServer Faces | JSF^, Jakarta Faces | > java ~ jakarta-server-pages
Java Servlets | Servlets | > java ~ jakarta-server-pages
Apache Struts | Struts 2, Struts^* | > java ~ spring
Quarkus | | > java ~ spring-boot
Micronaut | | > java ~ spring-boot
Dropwizard | | > java ~ spring-boot
Vert.x | Eclipse Vert.x | > java ~ reactive-programming
Apache Camel | | > java ~ system-integration
Vaadin | | > java
Google Web Toolkit | GWT^ | > java
PrimeFaces | | > javaserver-faces
JavaFX | | > java
Java Swing | Swing^? | > java ~ javafx ? java, awt, javafx, jdbc, gui, servlet
Lombok^* | Project Lombok | > java
Ktor | | > kotlin
Akka | | > scala ~ distributed-systems
Play Framework | | > scala ~ spring-boot
Phoenix Framework | Elixir Phoenix | > elixir ~ ruby-on-rails
Phoenix LiveView | | > phoenix-framework
Gin framework | Gin-Gonic | > go
Go Fiber | | > go ~ gin-framework
Actix Web | Actix^? | > rust ? rust, tokio, axum, rocket, backend, web
Axum^ | | > rust ~ actix-web
Tokio^? | Tokio runtime | > rust ~ asynchronous-programming ? rust, axum, actix, async
GTK^ | GTK+ | ~ qt
wxWidgets | | ~ qt
Qt^ | Qt5, Qt6, Qt framework | > c-plus-plus
QML^ | Qt QML, Qt Quick | > qt
PyQt | PyQt5 | > python ~ qt
PySide | | > python ~ qt, pyqt
Tkinter | | > python ~ pyqt
Boost C++ libraries | Boost libraries | > c-plus-plus
MFC^ | Microsoft Foundation Classes | > c-plus-plus
Win32 API | Win32, Windows API | ~ mfc
`,
  ),
  ...parseSkills(
    'technology',
    `
REST API | RESTful, RESTful API, REST APIs, RESTful services, REST^, RESTful web services, REST web services, Web API, API REST, RESTful APIs | > api-design
SOAP^ | SOAP web services, SOAP API, SOAP APIs | ~ rest-api
WSDL | | ~ soap
GraphQL | GraphQL API, GraphQL APIs | ~ rest-api
Apollo GraphQL | Apollo Client, Apollo Server | > graphql
Hasura | | > graphql
tRPC | | > typescript ~ graphql
gRPC | | > protocol-buffers ~ rest-api
Protocol Buffers | protobuf, protobufs |
Apache Thrift | | ~ protocol-buffers
Apache Avro | Avro^ | ~ protocol-buffers
OData | Open Data Protocol | ~ rest-api
WebSocket | WebSockets |
Socket.IO | | > websocket, javascript
Webhooks | webhook | ~ api-integration
OAuth | OAuth2, OAuth 2.0, OAuth 2 | ~ authentication
OpenID Connect | OIDC^ | > oauth
JWT^ | JSON Web Tokens, JSON Web Token, JWTs^ | ~ oauth
API gateways | API gateway | ~ api-management
Stripe API | Stripe integration, Stripe payments | ~ payment-gateways
Twilio | Twilio API | ~ api-integration
PayPal API | PayPal integration | ~ payment-gateways
Braintree payments | Braintree API | ~ payment-gateways, paypal-api
Apache HTTP Server | Apache web server, Apache httpd, Apache^?, Apache2 | > web-servers ~ nginx ? nginx, tomcat, http, linux, php, mysql, server, web, lamp, httpd, jboss, iis
Nginx | | > web-servers
Microsoft IIS | IIS^, Internet Information Services | > web-servers ~ nginx
Caddy? | Caddy server | > web-servers ~ nginx ? nginx, proxy, docker, traefik
Lighttpd | | > web-servers ~ nginx
Apache Tomcat | Tomcat | > application-servers, java
JBoss | JBoss EAP | > application-servers, java ~ apache-tomcat
WildFly | | > application-servers, java ~ jboss
WebLogic | Oracle WebLogic | > application-servers, java ~ jboss
WebSphere | IBM WebSphere, WebSphere Application Server | > application-servers, java ~ weblogic
GlassFish | | > application-servers, java ~ jboss
Gunicorn | | > python ~ nginx
uWSGI | | > python ~ gunicorn
Uvicorn | | > python ~ gunicorn
WordPress | Word Press, WordPress development | > php ~ cms-platforms, web-development
WordPress plugin development | WordPress plugins, custom WordPress plugins | > wordpress, php
WordPress theme development | WordPress themes, custom WordPress themes | > wordpress
Elementor | | > wordpress
Drupal | Drupal 8, Drupal 9 | > php ~ wordpress, cms-platforms
Adobe Experience Manager | AEM^ | ~ cms-platforms
Umbraco | | > dot-net ~ cms-platforms
Kentico | | > dot-net ~ cms-platforms
Liferay | | > java ~ cms-platforms
Headless CMS | headless content management | ~ cms-platforms
Jekyll^ | | > static-site-generators
Hugo^* | Hugo static site generator | > static-site-generators ~ jekyll
Eleventy^* | 11ty | > static-site-generators ~ jekyll
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Web servers | web server, HTTP servers |
Application servers | application server | ~ web-servers
HTTP^ | HTTP/2, HTTPS^, HTTP protocol, HTTP/HTTPS |
ORM^ | object-relational mapping, object relational mapping, ORMs^ |
Caching | caching strategies, distributed caching, cache management |
Authentication | user authentication, authentication and authorization, authentication protocols | ~ identity-and-access-management
Payment gateways | payment gateway integration, payment gateway, payment integration, payment processing integration | ~ api-integration
`,
  ),
  ...parseSkills(
    'practice',
    `
Back-end development | backend, back end, back-end, server-side development, backend development, server-side programming | > software-development
Full-stack development | full stack, fullstack, full-stack, full stack web development, fullstack development | > front-end-development, back-end-development
API design | API development, APIs, application programming interfaces, designing APIs, API^? | ? rest, web, json, graphql, http, endpoint, postman, backend, microservice, swagger, python, java, javascript, sql
Web services | web service | ~ api-design, rest-api
API integration | API integrations, third-party APIs, third-party integrations, third-party API integration | ~ api-design
API management | API lifecycle management | ~ api-design
API testing | REST API testing, API test automation | > software-testing ~ postman
`,
  ),
];
