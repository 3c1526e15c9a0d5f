import { parseSkills } from '../../parse-skills.js';

/** Buying, suppliers, contracts; public procurement; and the ERP systems behind them. */
export const procurement = [
  ...parseSkills(
    'practice',
    `
Procurement | purchasing, buying goods, purchasing management, procurement management, procuring goods, achats^*, Einkauf^*, compras^* | ~ supply-chain-management, strategic-sourcing, purchase-orders, vendor-management
Strategic sourcing | sourcing strategy, sourcing strategies, sourcing^*, global sourcing | > procurement
Category management | category strategy, category strategies | ~ strategic-sourcing
Purchase orders | purchase order processing, purchase order, processing purchase orders, purchase requisitions, bons de commande, issue purchase orders, create purchase orders, process purchase orders | ~ procurement
Vendor management | managing vendors, vendor relations, vendor relationships, vendor relationship management, vendor oversight, manage vendors, manage vendor relationships | ~ supplier-management, procurement
Supplier management | supplier relationship management, SRM^, supplier relations, managing suppliers, supplier development, manage suppliers | ~ procurement, vendor-management
Supplier evaluation | supplier qualification, supplier selection, vendor selection, supplier assessment | ~ supplier-management
Vendor negotiation | vendor negotiations, supplier negotiation, supplier negotiations, negotiating with suppliers, negotiating with vendors | > negotiation ~ procurement
Contract management | contract administration, contracts management, contracts administration, managing contracts, contract lifecycle management, CLM^, post-award administration | ~ procurement, contract-negotiation, contract-review
Contract negotiation | contract negotiations, negotiating contracts, negotiate contracts | > negotiation ~ contract-management
Contract review | reviewing contracts, review contracts, contract analysis | ~ contract-management, legal-drafting
Contract compliance | contract monitoring, contract oversight | ~ contract-management, compliance
Contract closeout | contract termination | > contract-management
Contracting officer's representative | COR^?, contracting officer representative, COTR^ | > contract-management ? contract, acquisition, FAC # contracting-officers-representative
Tendering | tender management, tenders, bid management, bidding process, bid preparation, competitive bidding | ~ procurement, proposal-writing
Requests for proposal | RFP^, RFPs^, request for proposals, RFP responses, RFP process | ~ tendering, proposal-writing
Requests for quotation | RFQ^, RFQs^, request for quotation | ~ requests-for-proposal
Requests for information | RFI^* | ~ requests-for-proposal
Source selection | source selections, proposal evaluation, evaluating proposals | ~ tendering, federal-acquisition-regulation
Acquisition planning | acquisition strategy, acquisition management, simplified acquisition | ~ procurement, federal-acquisition-regulation
Public procurement | government procurement, government contracting, government contracts, federal contracting, federal contracts | > procurement
Price negotiation | price negotiations, negotiating prices | > negotiation ~ vendor-negotiation
Spend analysis | spend management | ~ procurement, cost-analysis
Vendor onboarding | supplier onboarding | ~ vendor-management
Property accountability | property book management, asset tracking, asset inventory | ~ inventory-management
Outsourcing management | managing outsourcing, outsourced services | ~ vendor-management
Merchandise buying | retail buying, merchandise planning | > procurement ~ merchandising
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Federal acquisition regulation | FAR^*, Federal Acquisition Regulations, FAR/DFARS, federal procurement, federal acquisition | > public-procurement
DFARS | Defense Federal Acquisition Regulation Supplement, defense acquisition | > federal-acquisition-regulation
Contract types | fixed-price contracts, cost-reimbursement contracts, indefinite delivery indefinite quantity, IDIQ^ | ~ contract-management
`,
  ),
  ...parseSkills(
    'tool',
    `
ERP systems | ERP^, enterprise resource planning, ERP software, ERP system
SAP^ | SAP ERP, SAP ECC, SAP R/3, SAP systems, SAP software | > erp-systems ~ oracle-erp
SAP S/4HANA | S/4HANA, S4HANA, S/4 HANA, SAP S4 | > sap
SAP HANA | | ~ sap
SAP FICO | SAP FI/CO | > sap, sap-fi, sap-co
SAP FI | SAP Finance, SAP Financial Accounting | > sap ~ accounting
SAP CO | SAP Controlling | > sap ~ sap-fi, management-accounting
SAP MM | SAP Materials Management | > sap ~ procurement
SAP SD | SAP Sales and Distribution | > sap
SAP Ariba | Ariba^ | > procurement ~ sap
SAP HCM | SAP HR | > sap ~ hris
ABAP | SAP ABAP | > sap
Oracle ERP | Oracle Financials, Oracle E-Business Suite, Oracle EBS, Oracle ERP Cloud, Oracle R12 | > erp-systems
Oracle Fusion | Oracle Fusion Cloud, Oracle Fusion Financials, Oracle Cloud Financials | > erp-systems ~ oracle-erp
NetSuite | Oracle NetSuite, Net Suite | > erp-systems ~ oracle-erp, sage-accounting
Microsoft Dynamics | Dynamics 365, MS Dynamics, Microsoft Dynamics 365, Dynamics AX, D365^ | > erp-systems
Dynamics NAV | Microsoft Dynamics NAV, Navision, Dynamics 365 Business Central | > microsoft-dynamics
Dynamics GP | Microsoft Dynamics GP, Great Plains accounting | > microsoft-dynamics ~ accounting
Odoo | OpenERP | > erp-systems
IFS ERP | IFS Applications | > erp-systems
SAP Business One | SAP B1 | > erp-systems ~ sap
Jaggaer | | ~ sap-ariba
Ivalua | | ~ jaggaer
GEP SMART | | ~ jaggaer
`,
  ),
];
