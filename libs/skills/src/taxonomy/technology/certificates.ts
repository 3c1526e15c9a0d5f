import { parseSkills } from '../../parse-skills.js';

/** What makers and associations certify about people who work with computers. */
export const technicalCertificates = [
  ...parseSkills(
    'certificate',
    `
AWS certification | AWS Certified, AWS certificate, AWS certifications | > aws
AWS Certified Cloud Practitioner | AWS Cloud Practitioner, CLF-C01, CLF-C02 | > aws-certification
AWS Certified Solutions Architect | AWS Solutions Architect, AWS Certified Solutions Architect Associate, AWS Solutions Architect Associate, SAA-C03, SAA-C02 | > aws-certification, cloud-architecture
AWS Certified Solutions Architect Professional | AWS Solutions Architect Professional | > aws-certified-solutions-architect
AWS Certified Developer | AWS Certified Developer Associate, AWS Developer Associate | > aws-certification
AWS Certified SysOps Administrator | AWS SysOps Administrator, AWS SysOps | > aws-certification
AWS Certified DevOps Engineer | AWS DevOps Engineer Professional | > aws-certification, devops
AWS Certified Security Specialty | AWS Security Specialty | > aws-certification, aws-security
AWS Certified Data Engineer | AWS Data Engineer Associate | > aws-certification, data-engineering
AWS Certified Data Analytics | | > aws-certification, data-analysis
AWS Certified Machine Learning | AWS Machine Learning Specialty | > aws-certification, machine-learning
Azure certification | Microsoft Certified Azure, Azure certified, Azure certifications | > azure
Azure Fundamentals | AZ-900, Microsoft Azure Fundamentals | > azure-certification
Azure Administrator Associate | AZ-104, Azure Administrator certification | > azure-certification, cloud-administration
Azure Developer Associate | AZ-204 | > azure-certification
Azure Solutions Architect Expert | AZ-305, AZ-304, AZ-303 | > azure-certification, cloud-architecture
Azure DevOps Engineer Expert | AZ-400 | > azure-certification, devops
Azure Security Engineer Associate | AZ-500 | > azure-certification, azure-security
Azure Data Engineer Associate | DP-203, DP-200 | > azure-certification, data-engineering
Azure Data Fundamentals | DP-900 | > azure-certification
Azure Data Scientist Associate | DP-100 | > azure-certification, machine-learning
Azure AI Fundamentals | AI-900 | > azure-certification
Azure AI Engineer Associate | AI-102 | > azure-certification, artificial-intelligence
Power BI Data Analyst Associate | PL-300, DA-100 | > power-bi
Power Platform certification | | > power-platform
PL-900 | Power Platform Fundamentals | > power-platform-certification
PL-200 | Power Platform Functional Consultant | > power-platform-certification
Microsoft 365 Fundamentals | MS-900 | > microsoft-365-administration
Microsoft security certification | | > information-security
SC-900 | Microsoft Security Compliance and Identity Fundamentals | > microsoft-security-certification
SC-200 | Microsoft Security Operations Analyst | > microsoft-security-certification, security-monitoring
SC-300 | Microsoft Identity and Access Administrator | > microsoft-security-certification, identity-and-access-management
MCSE^ | Microsoft Certified Solutions Expert, Microsoft Certified Systems Engineer | > windows-administration
MCSA^ | Microsoft Certified Solutions Associate, Microsoft Certified Systems Administrator | > windows-administration ~ mcse
MCP^* | Microsoft Certified Professional | ~ mcsa
MCSD^ | Microsoft Certified Solutions Developer | > software-development
Microsoft Technology Associate | | ~ mcp
Google Cloud certification | Google Cloud Certified, GCP certified | > gcp
Google Professional Cloud Architect | Professional Cloud Architect | > google-cloud-certification, cloud-architecture
Google Associate Cloud Engineer | Associate Cloud Engineer | > google-cloud-certification
Google Professional Data Engineer | Professional Data Engineer | > google-cloud-certification, data-engineering
Google IT Support Certificate | Google IT Support Professional Certificate | > technical-support
Google Data Analytics Certificate | Google Data Analytics Professional Certificate | > data-analysis
Google Cybersecurity Certificate | | > information-security
IBM Data Science Certificate | IBM Data Science Professional Certificate | > data-science
Oracle certification | Oracle Certified, Oracle certifications |
Oracle Certified Professional | OCP^? | > oracle-certification ? oracle, java, database, dba
Oracle Certified Associate | OCA^? | > oracle-certification ? oracle, java, database, dba
Java certification | Oracle Certified Java Programmer, OCPJP, OCAJP, SCJP | > java
CKA^ | Certified Kubernetes Administrator | > kubernetes
CKAD^ | Certified Kubernetes Application Developer | > kubernetes ~ cka
CKS^ | Certified Kubernetes Security Specialist | > cka
Docker Certified Associate | | > docker
HashiCorp Terraform Associate | Terraform Associate, Terraform certification | > terraform
RHCSA | Red Hat Certified System Administrator | > linux-administration
RHCE^ | Red Hat Certified Engineer | > rhcsa
LPIC-1 | LPIC, Linux Professional Institute Certification | > linux-administration
LPIC-2 | | > lpic-1
LFCS^ | Linux Foundation Certified System Administrator | > linux-administration
VMware Certified Professional | VCP^? | > vmware ? vmware, vsphere, vcp-dcv
VCAP^ | VMware Certified Advanced Professional | > vmware-certified-professional
Citrix certification | CCA-V, Citrix Certified | > citrix
CCNA | Cisco Certified Network Associate | > network-administration, cisco, routing-and-switching, tcp-ip
CCNP | Cisco Certified Network Professional | > ccna
CCIE | Cisco Certified Internetwork Expert | > ccnp
CCENT | Cisco Certified Entry Networking Technician | > computer-networking, cisco
CCNA Security | | > ccna, network-security
Cisco CyberOps Associate | CCNA CyberOps | > soc-operations, cisco
CCNP Security | | > ccnp, network-security
Juniper certification | | > juniper
JNCIA | | > juniper-certification
JNCIS | | > jncia
JNCIP | | > jncis
Fortinet certification | NSE 4, Fortinet NSE, NSE4 | > fortinet
Palo Alto certification | | > palo-alto-firewalls
PCNSA | | > palo-alto-certification
PCNSE | | > palo-alto-certification, network-security
F5 certification | F5 Certified | > f5-big-ip
CompTIA A+ | A+ certification, A+ certified | > technical-support, hardware-troubleshooting
CompTIA Network+ | Network+, Net+ | > computer-networking
CompTIA Security+ | Security+, Sec+ | > information-security
CompTIA Linux+ | Linux+ | > linux-administration
CompTIA Server+ | Server+ | > system-administration
CompTIA Cloud+ | Cloud+ | > cloud-computing
CompTIA CySA+ | CySA+, CompTIA Cybersecurity Analyst | > threat-analysis
CompTIA PenTest+ | PenTest+ | > penetration-testing
CASP+ | CASP, CompTIA CASP+, CompTIA SecurityX | > information-security ~ cissp
CompTIA ITF+ | IT Fundamentals certification | ~ comptia-a-plus
CompTIA Project+ | Project+ | > project-management
CISSP | Certified Information Systems Security Professional | > information-security
CCSP | Certified Cloud Security Professional | > cloud-security ~ cissp
SSCP | Systems Security Certified Practitioner | > information-security ~ cissp
CSSLP | Certified Secure Software Lifecycle Professional | > secure-coding
CISM^* | Certified Information Security Manager | > information-security ~ cisa
CISA^* | Certified Information Systems Auditor | > information-security, it-auditing
CRISC | Certified in Risk and Information Systems Control | > it-risk-management ~ cisa
CGEIT | Certified in the Governance of Enterprise IT | > it-governance
CEH^ | Certified Ethical Hacker | > ethical-hacking, penetration-testing
OSCP^ | Offensive Security Certified Professional | > penetration-testing
OSWE^ | Offensive Security Web Expert | > penetration-testing ~ oscp
OSEP^ | | > penetration-testing ~ oscp
eJPT | | > penetration-testing ~ oscp
PNPT | | > penetration-testing ~ ejpt, oscp
GIAC certification | GIAC, GIAC Certified | > information-security
GSEC | GIAC Security Essentials | > giac-certification
GCIH | GIAC Certified Incident Handler | > giac-certification, incident-response
GPEN | GIAC Penetration Tester | > giac-certification, penetration-testing
GCFA | GIAC Certified Forensic Analyst | > giac-certification, digital-forensics
GCFE | GIAC Certified Forensic Examiner | > giac-certification, digital-forensics ~ gcfa
CHFI | Computer Hacking Forensic Investigator | > digital-forensics
CIPT^ | Certified Information Privacy Technologist | > data-protection ~ cipp
ISO 27001 Lead Auditor | | > iso-27001
ISO 27001 Lead Implementer | | > iso-27001
ITIL certification | ITIL Foundation, ITIL v3, ITIL v4, ITIL 4, ITIL certified, ITIL 4 Foundation, ITIL V3 Foundation | > itil
TOGAF certification | TOGAF 9 Certified, TOGAF certified | > togaf
COBIT certification | COBIT 5 Foundation | > cobit
ISTQB | ISTQB Certified Tester, ISTQB Foundation Level, ISTQB CTFL | > software-testing
ISAQB | CPSA-F, Certified Professional for Software Architecture | > software-architecture
IREB | CPRE, Certified Professional for Requirements Engineering | > requirements-analysis
ServiceNow certification | ServiceNow Certified System Administrator, Certified System Administrator ServiceNow | > servicenow
Snowflake certification | SnowPro, SnowPro Core | > snowflake
Databricks certification | Databricks Certified, Databricks Certified Data Engineer | > databricks
Tableau certification | Tableau Desktop Specialist, Tableau Certified | > tableau
SAS certification | SAS Certified, SAS Base certification | > sas
TensorFlow Developer Certificate | TensorFlow certification | > tensorflow
Certified Data Management Professional | CDMP | > data-management
MongoDB certification | MongoDB Certified Developer | > mongodb
Confluent certification | CCDAK | > apache-kafka
Splunk certification | Splunk Certified, Splunk Core Certified User | > splunk
UiPath certification | UiPath Certified | > uipath
CPACC | Certified Professional in Accessibility Core Competencies | > web-accessibility
HDI certification | HDI Support Center Analyst | > technical-support
Fiber optic certification | | > fiber-optics
Certified LabVIEW Developer | CLAD^?, CLD^? | > labview ? labview, national instruments
`,
  ),
];
