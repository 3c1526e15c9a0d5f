import { parseSkills } from '../../parse-skills.js';

/** Products beside better known ones of their sort: near them, but each a skill of its own. */
export const technicalProducts = [
  ...parseSkills(
    'technology',
    `
Jakarta EE | Java EE, J2EE, JavaEE | > java
T-SQL | TSQL, Transact-SQL | > sql ~ pl-sql
Less^* | LESS^* | > css ~ sass
XSLT | | > xml
WebGL | OpenGL, Vulkan^ | ~ three-js
Backbone.js | Backbone^* | > javascript ~ ember-js
Meteor.js | MeteorJS, Meteor^* | > javascript
Ajax^ | AJAX^ | > javascript
Bun^* | | > javascript ~ node-js, deno
JWT^ | JSON Web Tokens, SAML^ | ~ oauth
VHDL | Verilog, SystemVerilog | > fpga
MariaDB | Maria DB | > sql ~ mysql
SSIS | SQL Server Integration Services, SSRS, SSAS | > sql ~ microsoft-sql-server, etl
Memcached | Valkey | ~ redis
InfluxDB | TimescaleDB, time series databases | ~ prometheus
CouchDB | Couchbase, HBase | > nosql ~ mongodb
ScyllaDB | | ~ cassandra
Kibana | Logstash, Fluentd, Graylog | ~ elasticsearch
ActiveMQ | Apache ActiveMQ, Apache Pulsar | > message-queues ~ rabbitmq
Amazon SQS | SNS/SQS, AWS SQS, SQS^, SNS^, Amazon Kinesis, Kinesis^ | > aws, message-queues
Apache Hive | Hive^ | > sql ~ hadoop
Apache Beam | Dataflow^ | ~ apache-spark
Trino | Presto^*, Athena^* | > sql
SciPy | statsmodels | > python ~ numpy
Matplotlib | seaborn, plotly, Bokeh^* | > python, data-visualization
Keras | | > machine-learning ~ tensorflow
spaCy | NLTK, Gensim | > natural-language-processing, python
TensorRT | | ~ onnx
LlamaIndex | | > large-language-models ~ langchain
LightGBM | CatBoost | > machine-learning ~ xgboost
Stata^ | | ~ spss, sas
Podman | | ~ docker
Consul^* | HashiCorp Consul, HashiCorp Vault, Vault^*, Nomad^* | ~ terraform
Terragrunt | | > terraform
Kustomize | | > kubernetes ~ helm
Cilium | Calico^* | > kubernetes
Rancher^ | | > kubernetes ~ openshift
Packer^* | HashiCorp Packer | ~ vagrant
SaltStack | CFEngine | > infrastructure-as-code ~ ansible
CircleCI | Circle CI, Travis CI, TravisCI, TeamCity, Bamboo^*, Travis^* | > ci-cd ~ jenkins, gitlab-ci
Flux^* | FluxCD, GitOps | ~ argo-cd
Grafana | | ~ prometheus, kibana
New Relic | Dynatrace, AppDynamics, Sentry^*, PagerDuty, Nagios, Zabbix | ~ datadog
HAProxy | Traefik, Envoy^*, Kong^* | > load-balancing ~ nginx
Apache HTTP Server | Apache web server, Apache httpd, Apache^* | ~ nginx
Apache Tomcat | Tomcat, JBoss, WildFly, WebLogic, WebSphere | ~ java
Hyper-V | KVM^, Xen^, Proxmox, VirtualBox, QEMU | > virtualization ~ vmware
Okta^ | Auth0, Keycloak, OpenLDAP | ~ identity-and-access-management
OpenVPN | WireGuard | ~ vpn
OpenStack | | ~ cloud-computing
Heroku | Vercel, Netlify, DigitalOcean | ~ cloud-computing
QRadar | Microsoft Sentinel, ArcSight | > siem
CrowdStrike | endpoint security, EDR^, endpoint protection | > information-security
Talend | Pentaho, Alteryx, DataStage, Fivetran | > etl ~ informatica
Raspberry Pi | Arduino | ~ embedded-systems
Camunda | BPMN | ~ business-process-improvement
Stripe API | Twilio, payment gateways, PayPal API | ~ api-design
GPS^ | GNSS | ~ gis
LiDAR^ | LIDAR, remote sensing | ~ gis
`,
  ),
  ...parseSkills(
    'tool',
    `
Yarn^* | pnpm | > javascript ~ npm
Vite^ | Rollup^*, esbuild, Parcel^* | > javascript ~ webpack
Babel^* | ESLint, Prettier^* | > javascript
Storybook^ | | > javascript
Mercurial | Perforce, CVS^* | ~ git
PyCharm | WebStorm, Android Studio IDE, NetBeans | ~ intellij-idea
Swagger | OpenAPI, Open API | ~ api-design, postman
Vitest | Mocha^*, Chai^*, Jasmine^*, Karma^* | > javascript, unit-testing ~ jest
Mockito | TestNG | > java ~ junit
Appium | Robot Framework, Katalon, Puppeteer^ | > test-automation ~ selenium
JMeter | Gatling, LoadRunner, load testing, performance testing | > software-testing
SonarQube | static code analysis | ~ code-review
Emacs | | ~ vim
Nmap | Metasploit, Burp Suite, Kali Linux, OWASP ZAP | > penetration-testing ~ wireshark
Android NDK | | > android-development
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Message queues | message brokers, message queue, message-oriented middleware, event-driven architecture, event streaming |
Virtualization | virtualisation, virtual machines | 
Service-oriented architecture | SOA^, service oriented architecture | ~ microservices
MVC^ | model-view-controller, MVVM^ | ~ design-patterns
OWASP | OWASP Top 10, secure coding, secure software development | > information-security
Cloud-native | cloud native, twelve-factor | > cloud-computing
Augmented reality | virtual reality, AR/VR, XR^* | 
Computer graphics | rendering, shader programming, shaders | 
Signal processing | DSP^, digital signal processing | 
Information retrieval | search engines, full-text search, Solr, Lucene | 
Simulation | computational modeling, numerical simulation, mathematical modeling | ~ mathematics
Quantum computing | | 
IoT^ | Internet of Things, MQTT | ~ embedded-systems
Agricultural technology | precision agriculture, greenhouse management | ~ agriculture
`,
  ),
  ...parseSkills(
    'certificate',
    `
CCNP^ | Cisco Certified Network Professional | > ccna
CISM^* | Certified Information Security Manager | > information-security ~ cisa
OSCP^ | Offensive Security Certified Professional | > penetration-testing ~ ceh
CompTIA Network+ | Network+ | > computer-networking
Google Cloud certification | Professional Cloud Architect, Google Cloud Certified | > gcp
Oracle certification | Oracle Certified Professional, OCP^*, OCA^* | 
`,
  ),
];
