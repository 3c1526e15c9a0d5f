import { parseSkills } from '../../parse-skills.js';

/** How software is thought out and made, whatever its language. */
export const architectureAndMethods = [
  ...parseSkills(
    'practice',
    `
Software development | software engineering, software programming, developing software, software developer skills, software design and development | > programming
Programming? | coding?, computer programming, programming skills, coding skills, programmation informatique | ~ software-development, algorithms ? software, code, computer, python, java, javascript, object, developer, algorithm, debug, scripting, engineer, testing, git, sql, data structures, language, matlab, web, linux, c++, programming, unit test, agile
Application development | app development, application programming, application design and development | > software-development
Desktop application development | desktop applications, desktop development, desktop software development | > application-development
Enterprise application development | enterprise applications, enterprise software development, enterprise software | > application-development
Open source | open-source software, open source development, open source contributions, open source software, open-source | ~ software-development
Application support | application maintenance, production support, application management | ~ technical-support
Software maintenance | maintaining software | ~ software-development
Legacy systems | legacy code, legacy applications | ~ software-maintenance
Refactoring | code refactoring | > software-development
Code review | code reviews, peer review of code, Code-Reviews |
Pull requests | merge requests, pull request | > git ~ code-review
Clean code | clean coding | > software-development
Coding standards | coding guidelines, coding conventions | ~ clean-code
Software documentation | code documentation, API documentation, developer documentation | ~ technical-documentation
Technical documentation | documentation writing, technical manuals |
Technical writing | technical writer skills, docs-as-code | ~ technical-documentation
Requirements specification | software requirements, technical requirements, technical specifications, software specifications, software requirements specification |
Proof of concept development | proof of concepts, proofs of concept | ~ software-development
Low-code development | low-code, low code, low-code platforms | ~ application-development
No-code development | no-code platforms, no-code tools | ~ low-code-development
Robotic process automation | RPA^ | ~ low-code-development
System integration | systems integration, software integration, application integration, enterprise application integration, Systemintegration | ~ api-integration
System design | systems design, computer systems design, system architecture, systems architecture | ~ software-architecture
Software architecture | application architecture, software architecture design | ~ system-design, microservices, distributed-systems
Solution architecture | solutions architecture, solution design, solution architect skills | ~ software-architecture, system-design
Enterprise architecture | enterprise architect skills, Unternehmensarchitektur, IT architecture | ~ solution-architecture
Software design | conception logicielle | > software-development ~ software-architecture
Object-oriented analysis and design | OOAD | > object-oriented-design
Software estimation | story points, effort estimation | ~ agile
Application modernization | legacy modernization, application migration | ~ cloud-migration
Technical leadership | tech lead, technical lead, leading engineers, engineering leadership | ~ leadership, software-development
Engineering management | engineering manager skills, software engineering management | ~ technical-leadership
IT management | information technology management, managing IT | ~ it-service-management
IT operations | IT operations management | ~ it-management, system-administration
IT strategy | technology strategy, IT planning, digital strategy of IT | ~ it-management
IT consulting | technology consulting, IT advisory | ~ consulting
IT procurement | software procurement, technology procurement | > procurement
IT asset management | hardware asset management, ITAM, IT inventory | ~ it-service-management
Software license management | license management, SAM software | ~ it-asset-management
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Microservices | microservice architecture, microservices architecture, micro-services, microservices-based architecture, microservice | ~ distributed-systems
Monolithic architecture | modular monolith | ~ software-architecture
Service-oriented architecture | SOA^, service oriented architecture | ~ microservices
Event-driven architecture | event driven architecture, event-driven systems, event-driven microservices | ~ message-queues, microservices
Event sourcing | | > event-driven-architecture ~ cqrs
CQRS^ | command query responsibility segregation | ~ event-sourcing
Distributed systems | distributed computing, distributed architecture, distributed applications |
Consensus algorithms | Raft consensus | > distributed-systems
Client-server architecture | client/server, client-server applications | ~ distributed-systems
Peer-to-peer networks | peer-to-peer | ~ distributed-systems
Multi-tenancy | multi-tenant architecture, multi-tenant systems | ~ saas
Hexagonal architecture | ports and adapters | > software-architecture ~ clean-architecture
Clean architecture | | > software-architecture
MVC^ | model-view-controller, model view controller, MVC architecture | ~ design-patterns
MVVM^ | model-view-viewmodel | ~ mvc
Design patterns | software design patterns, GoF patterns | > software-design
SOLID principles | SOLID^* | > object-oriented-programming ~ design-patterns
Dependency injection | inversion of control, DI/IoC | ~ design-patterns
Object-oriented programming | OOP^, object oriented programming, object-oriented development, object oriented, OO programming, POO^ | > programming
Object-oriented design | OOD^, object oriented design, OO design, OOA/OOD | > object-oriented-programming, software-design
Functional programming | | > programming
Reactive programming | reactive systems, reactive streams | ~ asynchronous-programming
Asynchronous programming | async programming, async/await, asynchronous processing | ~ multithreading
Multithreading | multi-threading, multithreaded programming, multi-threaded programming | ~ concurrency
Concurrency | concurrent programming, concurrent systems | > programming
Parallel computing | parallel programming, parallel processing | ~ concurrency, high-performance-computing
Socket programming | network programming | > computer-networking, programming
Data structures | | > programming
Data structures and algorithms | DSA^ | > data-structures, algorithms
Algorithms | algorithm design, algorithm development, computer algorithms | ~ data-structures
Complexity theory | computational complexity | ~ algorithms
Compilers | compiler design, compiler development, compiler construction | ~ computer-science
LLVM | | ~ compilers
Clang | | ~ compilers, c-plus-plus
GCC^ | GNU Compiler Collection | ~ clang, c-plus-plus
Computer science | computer science fundamentals, CS fundamentals, theoretische Informatik |
Information technology | information technologies, information systems, computer systems, ICT^, Informationstechnologie |
Formal methods | formal verification | ~ software-validation
Domain-specific languages | DSLs^ | ~ programming
Metaprogramming | | > programming
Technical debt | technical debt management | ~ refactoring
`,
  ),
  ...parseSkills(
    'method',
    `
Agile | agile methodology, agile methodologies, agile development, agile software development, agile practices, agile methods, agile environment, agile principles, agile frameworks, agile environments, agile teams | ~ sprint-planning
Scrum | Scrum framework, scrum methodology, scrum methodologies, Agile/Scrum, Scrum/Agile | > agile ~ kanban
Scrum ceremonies | scrum events | > scrum
Scrum Master role | Scrum Mastering, Scrum Master experience | > scrum
Agile coaching | agile coach, agile transformation | > agile
Kanban | Kanban boards, Kanban methodology | > agile
Scrumban | | > scrum, kanban
SAFe^ | Scaled Agile Framework, Scaled Agile, SAFe Agile | > agile
LeSS framework | Large-Scale Scrum | > scrum ~ safe
Extreme programming | XP practices | > agile
Pair programming | | ~ extreme-programming
Mob programming | ensemble programming | ~ pair-programming
Test-driven development | TDD^, test driven development | > unit-testing
Behavior-driven development | BDD^, behaviour-driven development, behavior driven development, behaviour driven development | ~ test-driven-development
Acceptance test-driven development | ATDD^ | ~ behavior-driven-development
Domain-driven design | DDD^, domain driven design | > software-design
Feature-driven development | | > agile
Waterfall^* | waterfall methodology, waterfall model, waterfall development | ~ software-development-life-cycle
V-model | V model development | ~ waterfall
Rational Unified Process | | ~ waterfall
Software development life cycle | SDLC^, software development lifecycle, software life cycle, systems development life cycle, software lifecycle |
DORA metrics | DevOps metrics | ~ devops
ITIL^ | ITIL framework, ITIL processes, IT Infrastructure Library | > it-service-management
IT service management | ITSM^, IT services management, IT service delivery, service management of IT | ~ itil
IT change management | change advisory board, ITIL change management | ~ itil
CMDB^ | configuration management database | ~ it-service-management
TOGAF^ | TOGAF framework | > enterprise-architecture
Zachman Framework | | > enterprise-architecture ~ togaf
ArchiMate | | > enterprise-architecture ~ togaf
CMMI^ | Capability Maturity Model Integration | ~ software-development-life-cycle
C4 model | C4 diagrams | > software-architecture
Architecture decision records | | > software-architecture
`,
  ),
  ...parseSkills(
    'tool',
    `
Visual Studio Code | VS Code, VSCode | ~ visual-studio
Visual Studio^ | Microsoft Visual Studio, Visual Studio 2019, Visual Studio 2022 |
IntelliJ IDEA | IntelliJ | ~ visual-studio-code, eclipse
Eclipse^* | Eclipse IDE | ~ visual-studio-code
PyCharm | | > python ~ intellij-idea
WebStorm | | ~ intellij-idea
PhpStorm | | ~ intellij-idea, webstorm
CLion | | ~ intellij-idea
Rider IDE | JetBrains Rider | ~ visual-studio
JetBrains IDEs | JetBrains, JetBrains tools | ~ intellij-idea
NetBeans | Apache NetBeans | ~ intellij-idea, eclipse
Vim^ | vi editor, gVim | ~ emacs
Neovim | | ~ vim
Emacs | GNU Emacs |
Sublime Text | | ~ visual-studio-code
Notepad++ | | ~ sublime-text
Cursor IDE | Cursor AI | ~ ai-assisted-development
Jira | Atlassian Jira, Jira Software | ~ confluence, agile, scrum, defect-tracking
Jira Service Management | Jira Service Desk | > jira, it-service-management ~ ticket-management
Confluence^ | Atlassian Confluence |
Rational DOORS | IBM DOORS, IBM Rational DOORS, DOORS^ | ~ requirements-specification
Polarion | Polarion ALM | ~ rational-doors
Jama Connect | | ~ rational-doors
Enterprise Architect | Sparx Enterprise Architect | > uml
Cameo Systems Modeler | MagicDraw, CATIA Magic | > sysml
Camunda | Camunda BPM | > bpmn
Power Platform | Microsoft Power Platform | > low-code-development ~ power-apps
Power Apps | PowerApps, Microsoft PowerApps, Microsoft Power Apps | > power-platform
Power Automate | Microsoft Power Automate, Microsoft Flow | > power-platform ~ zapier
Dataverse | Microsoft Dataverse, Common Data Service | > power-platform
Zapier | | > low-code-development
Make.com | Integromat | ~ zapier
n8n | | ~ zapier
Retool^ | | > low-code-development
Bubble.io | | > low-code-development
OutSystems | | > low-code-development
Mendix | | > low-code-development ~ outsystems
Appian | | > low-code-development ~ pega
Pega^ | Pegasystems, Pega PRPC | > low-code-development
UiPath | Ui Path | > robotic-process-automation
Automation Anywhere | | > robotic-process-automation ~ uipath
Blue Prism | | > robotic-process-automation ~ uipath
MuleSoft | Mule ESB, Anypoint Platform | > system-integration
Dell Boomi | Boomi | > system-integration ~ mulesoft
BizTalk | Microsoft BizTalk, BizTalk Server | > system-integration ~ mulesoft
Workato | | > system-integration ~ mulesoft
SnapLogic | | > system-integration ~ mulesoft
IBM Integration Bus | IBM App Connect | > system-integration ~ mulesoft
webMethods | | > system-integration ~ mulesoft
Enterprise service bus | ESB^? | > system-integration, service-oriented-architecture ? mule, soa, integration, bus, middleware, tibco, websphere, api
EDIFACT | | > electronic-data-interchange
ANSI X12 | X12 EDI | > electronic-data-interchange ~ edifact
BPMN | business process model and notation, BPMN 2.0 | ~ business-process-improvement
Business rules engines | business rules management | ~ software-architecture
Drools | | > business-rules-engines, java
`,
  ),
];
