import { parseSkills } from '../../parse-skills.js';

/** Tax, audit, internal control and compliance. */
export const taxAndAudit = [
  ...parseSkills(
    'practice',
    `
Tax preparation | preparing tax returns, tax returns, tax return preparation, tax filing, individual tax returns, prepare tax returns, file tax returns | ~ tax-compliance, accounting
Tax compliance | tax reporting, cumplimiento fiscal | ~ tax-preparation, taxation
Tax planning | tax strategy, tax advisory, tax consulting, tax advice, conseil fiscal | ~ taxation, tax-preparation
Tax research | | ~ taxation
Tax examination | tax auditing, tax audits, revenue examination, tax collection | ~ auditing, taxation
Corporate tax | corporate income tax, business tax returns, corporate taxation, corporation tax | > taxation
Income tax | personal income tax, individual income tax, IRPF^, Einkommensteuer | > taxation
Sales tax | sales and use tax | > taxation
VAT^ | value-added tax, VAT returns | > taxation
International tax | international taxation, cross-border tax | > taxation ~ transfer-pricing
Transfer pricing | | ~ international-tax
Payroll taxes | payroll tax returns, withholding tax | > taxation ~ payroll
Property tax | property tax assessment, tax assessment | > taxation
Auditing | conducting audits, performing audits, audit procedures, audit planning, audit reports, audits^*, Audits^*, audit comptable, conduct audits, perform audits | ~ accounting, internal-controls, internal-audit, external-audit, financial-audit
Internal audit | internal audits, internal auditing | > auditing
External audit | external audits, external auditing, statutory audit | > auditing
Financial audit | financial audits, financial auditing, financial statement audits | > auditing
Operational audit | operational audits, operational auditing, performance audits | > auditing
Compliance audits | compliance auditing, regulatory audits | > auditing, compliance
Audit preparation | audit support, audit readiness, supporting audits | ~ auditing
Audit sampling | workpapers, working papers, audit documentation | ~ auditing
Single audit | A-133 | ~ financial-audit, grant-management
Internal controls | internal control, internal control systems, control testing | ~ auditing, compliance
Compliance monitoring | monitoring compliance, compliance reviews, compliance checks, compliance testing | > compliance
Compliance management | compliance programs, compliance program management | > compliance
Policy compliance | policy enforcement, ensuring compliance, ensure compliance | ~ compliance
Regulatory reporting | regulatory reports, reporting to regulators | ~ compliance, financial-reporting
Data protection auditing | privacy impact assessment | ~ gdpr
Fraud examination | | ~ fraud-investigation, forensic-accounting
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Compliance | regulatory compliance, regulatory requirements, compliance requirements, legal compliance | ~ internal-controls, compliance-monitoring, compliance-management
Taxation | tax law, tax laws, tax regulations, tax code, Internal Revenue Code | ~ accounting, income-tax, corporate-tax, tax-preparation
Sarbanes-Oxley | SOX^, SOX compliance, SOX testing, Sarbanes Oxley Act | > internal-controls ~ auditing
GAAS^ | generally accepted auditing standards, auditing standards, International Standards on Auditing | ~ auditing
GAGAS^ | Yellow Book auditing standards, Government Auditing Standards | ~ gaas
COSO^ | COSO framework | ~ internal-controls
Business ethics | code of conduct, ethics and compliance | ~ compliance
`,
  ),
  ...parseSkills(
    'tool',
    `
TurboTax | | > tax-preparation
H&R Block software | | > tax-preparation ~ turbotax
TaxAct | | > tax-preparation ~ turbotax
UltraTax | UltraTax CS | > tax-preparation
Drake Tax | | > tax-preparation ~ ultratax
Lacerte | | > tax-preparation ~ ultratax
ProSeries | | > tax-preparation ~ ultratax
ProConnect | | > tax-preparation ~ ultratax
CCH Axcess | CCH ProSystem fx, ProSystem | > tax-preparation ~ ultratax
ONESOURCE | | ~ tax-compliance
Vertex tax software | | ~ onesource
Avalara | | ~ onesource
TeamMate^ | TeamMate+ Audit | ~ internal-audit
AuditBoard | | ~ teammate
ACL Analytics | | ~ auditing
CaseWare IDEA | Caseware | ~ acl-analytics
ELSTER | | > tax-preparation
`,
  ),
];
