import { parseSkills } from '../../parse-skills.js';

/** Data, machine learning, databases, cloud, networks and security. */
export const dataAndOperations = [
  ...parseSkills(
    'technology',
    `
PostgreSQL | Postgres, Postgre SQL, PL/pgSQL | > sql
MySQL | | > sql ~ postgresql
Microsoft SQL Server | SQL Server, MSSQL, MS SQL, SSMS | > sql ~ postgresql, oracle-database
Oracle Database | Oracle DB, Oracle^, Oracle 19c, Oracle SQL | > sql
SQLite | | > sql
IBM Db2 | DB2 | > sql
MongoDB | Mongo^, Mongo DB, Mongoose | ~ dynamodb, cassandra
Redis^ | |
Cassandra^ | Apache Cassandra |
DynamoDB | Dynamo DB | > aws
Elasticsearch | Elastic Search, OpenSearch, ELK^, ELK stack |
Neo4j | graph databases, graph database |
Firebase | Firestore |
NoSQL | No-SQL, NoSQL databases |
Vector databases | Pinecone, pgvector, vector database |
Snowflake^ | | > sql ~ bigquery, amazon-redshift
BigQuery | Google BigQuery | > sql, gcp
Amazon Redshift | Redshift | > sql, aws
Databricks | Delta Lake | ~ apache-spark
Apache Spark | PySpark, Spark^*, Spark SQL, Spark Streaming |
Hadoop | Apache Hadoop, HDFS, MapReduce | ~ apache-spark
Apache Kafka | Kafka, Kafka Streams | ~ rabbitmq
RabbitMQ | Rabbit MQ |
Apache Flink | Flink | ~ apache-spark
Apache Airflow | Airflow^ |
dbt^ | data build tool | > sql
NumPy | | > python
pandas^ | Pandas | > python
scikit-learn | sklearn, scikit learn | > python, machine-learning
TensorFlow | | > machine-learning ~ pytorch
PyTorch | | > machine-learning
JAX^ | | ~ pytorch
ONNX^ | | ~ pytorch
Hugging Face | HuggingFace | > machine-learning
LangChain | | > large-language-models
OpenCV | | > computer-vision
XGBoost | gradient boosting | > machine-learning
Jupyter | Jupyter Notebook, Jupyter Notebooks | > python
SAS^ | SAS programming | ~ r, spss
SPSS | |
AWS | Amazon Web Services, EC2, Amazon S3, CloudFormation, CloudWatch | > cloud-computing ~ azure, gcp # aws
Azure | Microsoft Azure, MS Azure | > cloud-computing ~ gcp # azure
GCP | Google Cloud, Google Cloud Platform | > cloud-computing # gcp
AWS Lambda | serverless, serverless architecture, Azure Functions, Cloud Functions |
Cloud computing | cloud infrastructure, cloud services, cloud platforms, cloud technologies |
Linux | GNU/Linux, RHEL, CentOS, Ubuntu, Debian, Red Hat, Linux administration, Red Hat Enterprise Linux | > unix
Unix | Solaris, AIX^ |
Windows Server | Windows Servers, Windows administration | 
macOS | Mac OS, Mac OS X, OS X |
Active Directory | Azure AD, Entra ID, LDAP^ |
Docker^ | Dockerfile, Docker Compose, docker-compose, containerization, containerisation |
Kubernetes | k8s, EKS^, AKS^, GKE^, kubectl | > docker ~ docker-swarm
Docker Swarm | | > docker
Helm^ | Helm charts | > kubernetes
OpenShift | Open Shift | > kubernetes
Istio | service mesh | ~ kubernetes
Terraform | OpenTofu | > infrastructure-as-code ~ ansible, pulumi
Pulumi | | > infrastructure-as-code
Ansible | | > infrastructure-as-code ~ puppet, chef
Puppet^* | | > infrastructure-as-code
Chef^* | Chef Infra | > infrastructure-as-code
Vagrant^ | |
Jenkins^ | | > ci-cd ~ gitlab-ci, github-actions
GitLab CI | GitLab CI/CD | > ci-cd ~ github-actions
GitHub Actions | | > ci-cd
Azure DevOps | Azure Pipelines, TFS^ | > ci-cd ~ jenkins
Argo CD | ArgoCD | > kubernetes
Prometheus^ | | ~ datadog
Datadog | |
Splunk | | ~ elasticsearch
Nginx | |
VMware | vSphere, ESXi |
TCP/IP | DNS^, DHCP, network protocols, UDP^ |
Cisco | Cisco IOS, Cisco routers | ~ network-administration
VPN^ | IPsec |
Firewalls | firewall, Palo Alto, Fortinet, pfSense | > network-security
SIEM | security information and event management |
Wireshark | |
Power BI | PowerBI, Microsoft Power BI, DAX^, Power Query | ~ tableau, looker
Tableau^ | Tableau Desktop |
Looker | Looker Studio, Google Data Studio, LookML | 
Qlik | QlikView, Qlik Sense | ~ tableau
Informatica | | > etl
Mainframe | z/OS, JCL^, AS/400 | ~ cobol
ServiceNow | Service Now | 
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Machine learning | ML^, machine-learning, ML models, apprentissage automatique, aprendizaje automático, maschinelles Lernen | ~ data-science
Deep learning | neural networks, neural network, CNN^*, RNN^ | > machine-learning
Artificial intelligence | AI^*, KI^*, generative AI, GenAI | ~ machine-learning
Natural language processing | NLP^, NLP/NLU, text mining | > machine-learning
Computer vision | image processing, image recognition, object detection | > machine-learning
Large language models | LLM^, LLMs^, GPT-4, OpenAI API, prompt engineering, RAG^, retrieval-augmented generation, fine-tuning | ~ natural-language-processing
Reinforcement learning | RLHF^ | > machine-learning
Recommender systems | recommendation systems, recommendation engines | > machine-learning
Model compression | quantization, knowledge distillation, model pruning | > deep-learning
Neural architecture search | NAS^* | > deep-learning
Distributed training | model parallelism, data parallelism | > deep-learning
Statistics | statistical analysis, statistical modeling, statistical modelling, statistical methods, estadística, statistiques, Statistik | 
Time series analysis | time series forecasting, time-series | > statistics
A/B testing | experimentation, split testing, AB testing | ~ statistics
Linear algebra | | ~ statistics
Cryptography | encryption, PKI^ | 
Information security | cybersecurity, cyber security, IT security, infosec, information assurance, application security, cloud security | 
Network security | | > information-security
Identity and access management | IAM^, single sign-on, SSO^, privileged access management | ~ information-security
GDPR^ | HIPAA privacy, data protection, data privacy, RGPD^, DSGVO^ | 
NIST^ | NIST 800-53, FedRAMP, FISMA^, RMF^, risk management framework | ~ iso-27001
ISO 27001 | SOC 2, ISO/IEC 27001 | > information-security
Computer networking | networking fundamentals, LAN/WAN, LAN^, WAN^, routing and switching | ~ network-administration
Database management | relational databases, relational database, RDBMS^, database administration, databases, database design, DBA^, database systems, bases de datos, bases de données, Datenbanken | ~ sql
`,
  ),
  ...parseSkills(
    'practice',
    `
Data analysis | data analytics, data analyst skills, analyse data, analyze data, analyzing data, analyse de données, análisis de datos, Datenanalyse | 
Data science | | > data-analysis, statistics
Data engineering | data pipelines, data pipeline, data processing | ~ etl
ETL^ | ELT^, extract transform load, ETL pipelines | 
Data warehousing | data warehouse, data lake, data lakes | ~ etl
Data modeling | data modelling, dimensional modeling, entity relationship modeling, data models | 
Data visualization | data visualisation, dashboards, dashboarding, data viz | 
Data governance | data quality, master data management, data management, data stewardship | 
Data mining | web scraping, data scraping | ~ data-analysis
Business intelligence | BI^, BI tools, business analytics | ~ data-visualization
Big data | big data technologies | 
MLOps | ML Ops, MLflow, Kubeflow, model deployment | ~ machine-learning, devops
DevOps | Dev Ops, DevSecOps | > ci-cd
CI/CD | continuous integration, continuous delivery, continuous deployment, CI CD, CI and CD, build pipelines | 
Infrastructure as code | IaC^, infrastructure-as-code, CloudFormation templates | 
Site reliability engineering | SRE^, site reliability | ~ devops
Observability | application monitoring, system monitoring, distributed tracing, OpenTelemetry | 
Incident response | incident management, on-call, incident handling | 
Penetration testing | pentesting, pen testing, ethical hacking, red teaming | > information-security
Vulnerability management | vulnerability assessment, vulnerability scanning, threat modeling, Nessus | > information-security
Threat analysis | threat intelligence, threat hunting, security monitoring, SOC operations | > information-security
Network administration | network engineering, network management, network troubleshooting | > computer-networking
System administration | systems administration, sysadmin, server administration, systems administrator | 
Technical support | help desk, helpdesk, IT support, desktop support, service desk, user support | ~ customer-service
Cloud migration | cloud migrations | > cloud-computing
Disaster recovery | business continuity, backup and recovery, backups | 
Load balancing | high availability, fault tolerance, scalability | ~ distributed-systems
`,
  ),
  ...parseSkills('method', 'ITIL^ | IT service management, ITSM^ |'),
];
