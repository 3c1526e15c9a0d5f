import { parseSkills } from '../../parse-skills.js';

/** Programming languages, frameworks and the practices around writing software. */
export const software = [
  ...parseSkills(
    'technology',
    `
JavaScript | JS^, ECMAScript, ES6, ES2015, Java Script, Vanilla JS | ~ dart
TypeScript | Type Script | > javascript
Python | Python 3, Python3, CPython | ~ ruby
Java | Java SE, JDK, Core Java, Java 8, Java 11, Java 17 | ~ kotlin, c-sharp, scala
Kotlin | |
Scala | |
Groovy | | ~ java
Clojure | |
C^* | ANSI C, Embedded C, C99, C language, C programming | ~ c-plus-plus
C++ | CPP, C/C++, C++11, C++14, C++17, C++20, Visual C++ | > c
C# | C Sharp, CSharp, C#.NET | > dot-net
F# | F Sharp | ~ c-sharp
.NET | dotnet, dot net, .NET Core, .NET Framework, NET Core, .NET 6, .NET 8 |
ASP.NET | ASP.NET Core, ASP.NET MVC, ASP .NET | > dot-net ~ spring
Visual Basic | VB.NET, VB6, Visual Basic .NET | ~ vba
VBA | Visual Basic for Applications, Excel macros, Excel VBA |
Go^* | Golang, Go lang, Go language, Go programming | ~ rust ! to, on, through, over, for, beyond, above, the
Rust^* | Rust lang, Rustlang | ~ c-plus-plus
Swift^* | SwiftUI | ~ kotlin, objective-c
Objective-C | Obj-C, ObjectiveC |
Dart^* | |
Ruby | |
PHP | PHP 7, PHP 8, PHP7, PHP8 |
Perl | |
R^* | RStudio, R programming, R language, tidyverse, ggplot2, dplyr | ~ python
MATLAB | Simulink | ~ r, python
Julia^* | |
Haskell | |
Elixir | Phoenix Framework | ~ erlang
Erlang | Erlang/OTP |
Lua | |
OCaml | | ~ haskell
Fortran | |
COBOL | |
Assembly language | assembler, x86 assembly, ARM assembly |
Solidity | Smart contracts |
Bash | Shell scripting, shell script, Unix shell, shell scripts, bash scripting, zsh | ~ powershell
PowerShell | Power Shell |
SQL | Structured Query Language, ANSI SQL, SQL queries |
PL/SQL | PLSQL, stored procedures | > sql
GraphQL | | ~ rest-api
HTML | HTML5, HTML 5, XHTML, HTML/CSS |
CSS | CSS3, CSS 3 |
Sass^ | SCSS | > css
XML | XSD, XPath |
JSON | |
YAML | |
LaTeX^ | |
WebAssembly | Wasm |
React^ | React.js, React JS | > javascript, html, css ~ vue, angular, svelte ! to, quickly, with
React Native | | > react ~ flutter
Redux | Redux Toolkit | > react
Next.js^ | NextJS, Next JS | > react
Vue.js | Vue^, Vue JS, Vue 3, Vuex, Pinia | > javascript, html, css # vue
Nuxt.js | Nuxt | > vue ~ next-js
Angular | AngularJS, Angular.js, Angular 2+ | > typescript, html, css
Svelte | SvelteKit | > javascript
jQuery | | > javascript
Bootstrap^ | Bootstrap 5, Twitter Bootstrap | > css
Tailwind CSS | Tailwind, TailwindCSS | > css ~ bootstrap
Material UI | MUI^ | > react
D3.js | D3^, D3 JS | > javascript
Three.js | | > javascript
Ember.js | EmberJS | > javascript ~ angular
Web components | | > javascript
Node.js | Node JS, Node^* | > javascript
Express.js | ExpressJS, Express^* | > node-js
NestJS | Nest.js | > node-js, typescript
Deno^ | | > javascript ~ node-js
Electron^ | Electron.js | > javascript
Django | Django REST Framework, DRF^ | > python ~ ruby-on-rails
Flask^ | | > python ~ django
FastAPI | Fast API | > python ~ flask
Ruby on Rails | Rails^, RoR^ | > ruby
Laravel | | > php
Symfony | | > php ~ laravel
WordPress | Word Press |
Drupal | | ~ wordpress
Spring^* | Spring Framework, Spring MVC, Spring Security, Spring Cloud | > java
Spring Boot | SpringBoot | > spring
Hibernate^ | JPA^ | > java ~ entity-framework
Entity Framework | EF Core, Entity Framework Core | > dot-net
Jakarta Server Pages | JSP^, JSF^, Servlets | > java
Qt^ | PyQt | > c-plus-plus
Flutter^ | | > dart
Android development | Android, Android SDK, Android Studio, Jetpack Compose, Android apps | ~ ios-development
iOS development | iOS, iOS SDK, UIKit, Cocoa Touch, iOS apps |
Xamarin | .NET MAUI | > c-sharp ~ react-native
Unity^* | Unity3D, Unity 3D | > c-sharp ~ unreal-engine
Unreal Engine | UE4, UE5 | > c-plus-plus
REST API | RESTful, RESTful API, REST APIs, RESTful services, REST^, RESTful web services, Web API, API REST |
SOAP^ | SOAP web services | ~ rest-api
gRPC | Protocol Buffers, protobuf | ~ rest-api
WebSocket | WebSockets, Socket.IO |
OAuth | OAuth2, OAuth 2.0, OpenID Connect, OIDC^ |
ROS^ | Robot Operating System, ROS2, ROS 2 |
FPGA | |
Embedded systems | Embedded Linux, embedded software, microcontrollers, firmware, RTOS, FreeRTOS, microcontroller |
CUDA | | ~ c-plus-plus
`,
  ),
  ...parseSkills(
    'tool',
    `
Git | Git version control, version control, source control |
GitHub | Git Hub | > git
GitLab | Git Lab | > git
Bitbucket | | > git
Subversion | SVN^ | ~ git
Maven^ | Apache Maven | ~ gradle
Gradle | |
npm | | > javascript
Webpack | | > javascript
Visual Studio Code | VS Code, VSCode |
Visual Studio^ | | ~ visual-studio-code
IntelliJ IDEA | IntelliJ | ~ visual-studio-code
Eclipse^* | Eclipse IDE |
Xcode | |
Postman^ | |
Jest^ | | > javascript, unit-testing
Cypress^ | | > test-automation ~ selenium, playwright
Playwright^ | | > test-automation
Selenium | Selenium WebDriver | > test-automation
JUnit | | > java, unit-testing
pytest | | > python, unit-testing
Jira | Atlassian Jira |
Confluence^ | Atlassian Confluence |
CMake | Makefile, Makefiles |
Vim | Neovim |
Power Apps | Power Platform, PowerApps, Power Automate |
`,
  ),
  ...parseSkills(
    'practice',
    `
Software development | software engineering, application development, programming, coding, desarrollo de software, développement logiciel, Softwareentwicklung |
Web development | web applications, web application development, développement web, desarrollo web | > software-development
Front-end development | frontend, front end, front-end, frontend development, UI development | > web-development
Back-end development | backend, back end, back-end, server-side development, backend development | > software-development
Full-stack development | full stack, fullstack, full-stack | > front-end-development, back-end-development
Mobile development | mobile apps, mobile app development, mobile applications | > software-development
API design | API development, APIs, web services, API integration |
Microservices | microservice architecture, microservices architecture, micro-services |
Distributed systems | distributed computing, distributed architecture |
System design | software architecture, systems architecture, solution architecture, system architecture | > software-development
Object-oriented programming | OOP^, object oriented design, OOD^, object-oriented design, object oriented | > software-development
Functional programming | |
Design patterns | SOLID principles, software design patterns |
Data structures | data structures and algorithms, algorithms, DSA^ |
Unit testing | unit tests, automated tests | > software-testing ~ test-automation
Test automation | automated testing, QA automation, test automation frameworks | > software-testing
Software testing | quality assurance testing, QA testing, manual testing, test cases, integration testing, regression testing |
Code review | code reviews, peer review of code, pull requests |
Debugging | troubleshooting code |
Performance optimization | performance tuning, application performance, performance optimisation |
Web accessibility | WCAG, a11y, Section 508, accessibility standards |
Multithreading | concurrency, concurrent programming, multi-threading |
Real-time systems | real time systems |
Game development | game design, game programming | > software-development
Blockchain | Web3 |
Technical documentation | technical writing, documentation writing |
`,
  ),
  ...parseSkills(
    'method',
    `
Agile | agile methodology, agile methodologies, agile development, agile software development, agile practices |
Scrum | Scrum framework, scrum ceremonies | > agile ~ kanban
Kanban | | > agile
SAFe^ | Scaled Agile Framework, Scaled Agile | > agile
Test-driven development | TDD^, test driven development | > unit-testing
Behavior-driven development | BDD^, Cucumber^, Gherkin, behaviour-driven development | ~ test-driven-development
Domain-driven design | DDD^ |
Extreme programming | pair programming | > agile
Waterfall^ | waterfall methodology |
Software development life cycle | SDLC^, software development lifecycle |
`,
  ),
];
