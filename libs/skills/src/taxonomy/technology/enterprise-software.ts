import { parseSkills } from '../../parse-skills.js';

/** Programs that run a company, seen from those who build, adapt and operate them. */
export const enterpriseSoftware = [
  ...parseSkills(
    'technology',
    `
ABAP on HANA | | > abap, sap-hana
ABAP CDS views | SAP CDS views | > abap
SAP Basis | SAP Basis administration, SAP NetWeaver, SAP system administration | > sap
SAP Fiori | Fiori apps | > sap, javascript
SAPUI5 | SAP UI5, OpenUI5 | > sap, javascript ~ sap-fiori
SAP BTP | SAP Business Technology Platform, SAP Cloud Platform | > sap, cloud-computing
SAP Integration Suite | SAP CPI, SAP Cloud Integration | > sap, system-integration
SAP PI/PO | SAP Process Integration, SAP PI, SAP PO | > sap, system-integration ~ sap-integration-suite
SAP BW | SAP BW/4HANA, SAP Business Warehouse, SAP BI/BW | > sap, data-warehousing
SAP PP | SAP Production Planning | > sap
SAP QM | SAP Quality Management | > sap
SAP PS | SAP Project System | > sap
SAP GRC | SAP Access Control | > sap, governance-risk-and-compliance
SAP CRM | | > sap, crm-software
SAP Commerce | SAP Hybris, Hybris^ | > sap, e-commerce, java
SAP MDG | SAP Master Data Governance | > sap, master-data-management
SAP migration | SAP S/4HANA migration, S/4HANA conversion | > sap, data-migration
SAP configuration | SAP customizing, SAP implementation, SAP implementations, SAP consulting | > sap
Salesforce development | Salesforce developer skills, Salesforce platform development, Force.com | > salesforce
Salesforce Flow | Salesforce Process Builder, Flow Builder | > salesforce
SOQL | | > salesforce ~ sql
SOSL | | > salesforce ~ soql
Salesforce Experience Cloud | Salesforce Community Cloud | > salesforce
Salesforce DX | SFDX | > salesforce, ci-cd
Copado | | > salesforce, ci-cd
Salesforce Data Cloud | Salesforce CDP | > salesforce
nCino | | > salesforce
ServiceNow | Service Now | > it-service-management ~ itil, ticket-management
ServiceNow ITSM | | > servicenow
ServiceNow development | ServiceNow scripting, GlideScript | > servicenow, javascript
ServiceNow administration | ServiceNow administrator | > servicenow
ServiceNow CMDB | | > servicenow, cmdb
ServiceNow ITOM | ServiceNow Discovery | > servicenow
BMC Remedy | Remedy ITSM, BMC Helix | > it-service-management ~ servicenow
Ivanti | | > it-service-management ~ servicenow
Cherwell | | > it-service-management ~ servicenow, ivanti
Freshservice | | > it-service-management ~ servicenow
TOPdesk | | > it-service-management ~ servicenow
GLPI^ | | > it-service-management
Workday Studio | Workday integrations, Workday EIB | > workday, system-integration
Workday Financials | Workday Financial Management | > workday
Oracle Integration Cloud | Oracle OIC | > system-integration ~ mulesoft
Oracle SOA Suite | Oracle Fusion Middleware | > service-oriented-architecture, system-integration
Oracle ADF | Oracle Application Development Framework | > java
PeopleCode | | > peoplesoft
PeopleTools | | > peoplesoft
Siebel | Siebel CRM, Oracle Siebel | > crm-software
ERPNext | | > erp-systems ~ odoo
X++ | Dynamics X++ | > microsoft-dynamics
Dynamics 365 development | Dynamics CRM development, Dynamics 365 customization | > microsoft-dynamics, c-sharp
Business Central development | AL language, C/AL | > dynamics-nav
SharePoint development | SPFx, SharePoint Framework | > sharepoint
SharePoint administration | SharePoint Server, SharePoint farm administration | > sharepoint
Magento development | Adobe Commerce development | > magento, php
Shopify development | Shopify Liquid, Shopify theme development | > shopify
Murex | |
Calypso^? | Calypso Technology, Calypso trading system | ? trading, murex, derivative, settlement, collateral
FIX protocol | Financial Information eXchange |
SWIFT messaging | SWIFT payments, SWIFT MT messages | ~ payment-gateways
ISO 20022 | | ~ swift-messaging
3DEXPERIENCE | Dassault 3DEXPERIENCE | > product-lifecycle-management ~ teamcenter
`,
  ),
  ...parseSkills(
    'practice',
    `
ERP implementation | ERP implementations, ERP rollout, ERP configuration | > erp-systems
ERP support | ERP administration | > erp-systems
CRM implementation | CRM customization, CRM administration | > crm-software
`,
  ),
];
