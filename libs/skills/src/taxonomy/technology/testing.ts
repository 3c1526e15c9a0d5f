import { parseSkills } from '../../parse-skills.js';

/** Finding out whether software does what it should. */
export const testing = [
  ...parseSkills(
    'practice',
    `
Software testing | software quality assurance, quality assurance testing, QA testing, software test | ~ quality-assurance
Manual testing | manual QA, manual software testing, manual test execution | > software-testing
Test automation | automated testing, QA automation, automated tests, automation testing, test automation frameworks | > software-testing ~ selenium
Unit testing | unit tests, unit test, Unit-Tests | > software-testing ~ test-automation, debugging
Integration testing | integration tests, system integration testing | > software-testing
System testing | system tests | > software-testing
Regression testing | regression tests | > software-testing
Functional testing | functional tests, black box testing | > software-testing
Non-functional testing | | > software-testing
Acceptance testing | acceptance tests | > software-testing
User acceptance testing | UAT^, user acceptance tests, user acceptance test | > acceptance-testing
End-to-end testing | E2E testing, end-to-end tests, E2E tests | > software-testing ~ test-automation
Smoke testing | sanity testing, smoke tests | > software-testing
Exploratory testing | | > software-testing
Component testing | | > software-testing ~ unit-testing
Contract testing | consumer-driven contracts | > software-testing ~ api-testing
Visual regression testing | visual testing of user interfaces | > test-automation
Mobile testing | mobile app testing | > software-testing
Web application testing | web testing, website testing | > software-testing
Database testing | | > software-testing, sql
Performance testing? | application performance testing, performance tests? | > software-testing ? application, software, qa, jmeter, system, api, regression, stress, automation, web, loadrunner, test cases
Load testing? | load tests? | > performance-testing ? application, software, qa, jmeter, api, regression, automation, web, loadrunner, gatling, locust, k6
Accessibility testing | accessibility audits | > software-testing, web-accessibility
Security testing | application security testing | > software-testing ~ penetration-testing
Fuzz testing | fuzzing | > security-testing
Mutation testing | | > unit-testing
Property-based testing | | > unit-testing
Mocking frameworks | test doubles, mock objects | > unit-testing # mocking
Test planning | test plans, test plan, test strategy, test strategies | > software-testing
Test case design | test cases, test case development, test case writing, writing test cases | > software-testing
Test scripts | test scripting | ~ test-case-design, test-automation
Test data management | test data | ~ software-testing
Test management | test coordination, QA management, testing management, Testmanagement | > software-testing
Code coverage | test coverage | > software-testing
Defect tracking | bug tracking, defect management?, bug reporting, bug reports, defect reporting?, issue tracking | ~ software-testing ? software, test, bug, qa, jira, regression, application, sprint, developer, agile
Software validation | software verification, software verification and validation | ~ software-testing
Debugging | troubleshooting code, software debugging, bug fixing, code debugging | ~ troubleshooting
Linting | code linting, linters | ~ static-code-analysis
Static code analysis | static analysis | ~ code-review
`,
  ),
  ...parseSkills(
    'tool',
    `
Selenium^ | Selenium WebDriver, Selenium IDE, Selenium Grid | > test-automation
Cypress? | Cypress.io | > test-automation, javascript ~ selenium, playwright ? test, selenium, jest, javascript, e2e, playwright, automation, react, angular, typescript, qa, mocha, jenkins
Playwright? | Microsoft Playwright, Playwright tests | > test-automation ~ selenium ? test, selenium, cypress, jest, automation, e2e, qa, puppeteer, typescript, vitest, browser
Puppeteer^* | Puppeteer.js | > test-automation, node-js ~ playwright
WebdriverIO | WebDriver IO | > test-automation, javascript ~ selenium
TestCafe | | > test-automation, javascript ~ cypress
Nightwatch.js | NightwatchJS | > test-automation, javascript ~ cypress
Protractor^* | Angular Protractor | > test-automation, angular ~ selenium
Appium | | > test-automation, mobile-testing ~ selenium
Detox? | Detox testing | > test-automation, react-native ~ appium ? react native, appium, mobile, e2e, jest, test
Robot Framework | | > test-automation ~ selenium
Katalon | Katalon Studio | > test-automation ~ selenium
Ranorex | | > test-automation ~ selenium
TestComplete | SmartBear TestComplete | > test-automation ~ selenium
Tricentis Tosca | Tosca^* | > test-automation ~ uft
UFT^ | Micro Focus UFT, HP UFT, QTP^ | > test-automation
Cucumber? | Cucumber BDD, Cucumber framework | > behavior-driven-development, test-automation ? bdd, selenium, java, test, junit, automation, appium, specflow, ruby, behave, qa
Gherkin? | Gherkin syntax | > behavior-driven-development ? bdd, selenium, java, test, junit, automation, cucumber, specflow, behave, qa
SpecFlow | | > behavior-driven-development, dot-net ~ cucumber
Jest^ | Jest.js, JestJS | > javascript, unit-testing ~ test-automation
Vitest | | > javascript, unit-testing ~ jest
Mocha? | Mocha.js, MochaJS | > javascript, unit-testing ~ jest ? javascript, node, jest, sinon, unit test, testing, cypress, selenium, protractor, react, js
Chai? | Chai.js, ChaiJS | > javascript, unit-testing ~ mocha ? javascript, node, jest, sinon, unit test, testing, cypress, selenium, protractor, react, js
Jasmine? | Jasmine.js, JasmineJS | > javascript, unit-testing ~ jest ? javascript, node, jest, sinon, unit test, testing, cypress, selenium, protractor, react, js, angular, karma
Karma? | Karma.js, Karma test runner | > javascript, unit-testing ~ jasmine ? javascript, node, jest, sinon, unit test, testing, cypress, selenium, protractor, react, js, angular, jasmine
Sinon.js | SinonJS | > javascript, mocking
React Testing Library | Testing Library | > react, unit-testing ~ enzyme
Enzyme? | Airbnb Enzyme | > react, unit-testing ? react, jest, testing, javascript, mocha, unit test
JUnit | JUnit 5, JUnit 4, JUnit5 | > java, unit-testing ~ test-automation
TestNG | | > java, unit-testing ~ junit
Mockito | | > java, mocking ~ junit
Spock Framework | | > groovy, unit-testing ~ junit
REST Assured^ | RestAssured | > java, api-testing
Karate DSL | | > api-testing, test-automation ~ rest-assured
Testcontainers | | > integration-testing, docker
WireMock | | > mocking, api-testing
pytest | py.test | > python, unit-testing, test-automation
Python unittest | unittest | > python, unit-testing ~ pytest
RSpec | | > ruby, unit-testing
Capybara^* | | > ruby, test-automation ~ rspec
PHPUnit | | > php, unit-testing
NUnit | | > dot-net, unit-testing
xUnit | xUnit.net | > dot-net, unit-testing ~ nunit
MSTest | | > dot-net, unit-testing ~ nunit
Moq | | > dot-net, mocking
GoogleTest | Google Test, gtest | > c-plus-plus, unit-testing
Catch2 | | > c-plus-plus, unit-testing ~ googletest
Apache JMeter | JMeter | > load-testing # jmeter
Gatling | | > load-testing ~ jmeter
LoadRunner | HP LoadRunner | > load-testing ~ jmeter
k6^? | Grafana k6 | > load-testing ~ jmeter ? load, performance, test, jmeter, gatling, grafana, locust
Locust^* | Locust.io | > load-testing, python ~ jmeter
BlazeMeter | | > load-testing ~ jmeter
Postman? | Postman API, Postman collections | > api-testing ~ rest-api ? api, apis, swagger, soapui, insomnia, selenium, docker, jmeter, json, http, rest api, endpoint
SoapUI | | > api-testing ~ postman
ReadyAPI | | > api-testing ~ soapui
Insomnia REST client | Insomnia API | > api-testing ~ postman
Swagger^ | Swagger UI | > openapi ~ postman
OpenAPI | Open API, OpenAPI Specification, OAS3 | > api-design ~ rest-api
Fiddler proxy | Telerik Fiddler | ~ postman, network-traffic-analysis
SonarQube | SonarCloud, SonarLint | > static-code-analysis
Coverity | | > static-code-analysis ~ sonarqube
Klocwork | | > static-code-analysis ~ sonarqube
Checkstyle | | > static-code-analysis, java
TestRail | | > test-management
Zephyr for Jira | Zephyr Scale | > test-management, jira
Xray for Jira | Jira Xray | > test-management, jira
HP ALM | HP Quality Center, Micro Focus ALM | > test-management
qTest | | > test-management ~ testrail
Bugzilla | | > defect-tracking ~ jira
BrowserStack | | > cross-browser-compatibility, test-automation
Sauce Labs | | > cross-browser-compatibility, test-automation ~ browserstack
Applitools | | > test-automation
Valgrind | | > debugging, c-plus-plus
GDB^ | GNU Debugger | > debugging, c
WinDbg | | > debugging ~ gdb
`,
  ),
];
