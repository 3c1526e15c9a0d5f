import { parseSkills } from '../../parse-skills.js';

/** Banks, lending, payments, insurance, and what guards them against crime. */
export const bankingAndInsurance = [
  ...parseSkills(
    'practice',
    `
Banking | banking operations, banking services, banque^*, banca^* | ~ retail-banking
Retail banking | personal banking, consumer banking, branch banking | > banking ~ bank-teller-operations
Commercial banking | corporate banking, business banking | > banking ~ commercial-lending
Bank teller operations | teller operations, bank teller, teller transactions, teller services | ~ cash-handling, retail-banking
Branch management | bank branch management, branch operations | > banking ~ operations-management
Credit analysis | analyzing credit, credit analyses, credit evaluation, creditworthiness | ~ financial-analysis, underwriting
Credit risk | credit risk management, credit risk analysis, credit scoring | ~ credit-analysis, risk-management
Lending | loan origination, loan services, loan officer skills, consumer lending, loan production | ~ credit-analysis, loan-processing
Loan processing | loan servicing, loan administration, processing loans, loan applications, loan documentation, loan closing | ~ lending
Commercial lending | business loans, SBA loans, commercial loans | > lending ~ commercial-banking
Mortgage lending | mortgages, mortgage loans, mortgage banking, home loans, mortgage origination, mortgage processing | > lending ~ real-estate-finance
Underwriting | loan underwriting, credit underwriting, underwriting guidelines, underwriting process | ~ credit-analysis
Insurance underwriting | | > underwriting ~ insurance
Mortgage underwriting | | > underwriting ~ mortgage-lending
Payments systems | payment systems, ACH^, ACH processing, wire transfers, card payments, electronic payments | ~ banking, payment-processing
Merchant services | payment card processing | ~ payments-systems
Foreclosure processing | foreclosures, loss mitigation | ~ loan-processing
Microfinance | microcredit | ~ lending
Claims processing | processing claims, process claims, claims handling, claims administration, claims management, insurance claims | ~ insurance
Claims adjusting | claims adjustment, claims adjudication, claims investigation, loss adjusting, adjusting claims | ~ claims-processing
Insurance sales | selling insurance, insurance agency, insurance brokerage, insurance policies | > sales, insurance
Reinsurance | | > insurance
Actuarial analysis | actuarial science, actuarial modeling, actuarial | > statistics ~ insurance
Policy servicing | insurance policy administration, policy issuance, policy renewals | ~ insurance
Workers' compensation | workers' comp, workers comp claims | ~ claims-processing, compensation-and-benefits
Fraud detection | fraud prevention, fraud analysis, detecting fraud, fraud monitoring, fraud management | ~ fraud-investigation, risk-management
Fraud investigation | fraud investigations, financial investigations, financial crime investigation | > fraud-detection ~ investigation
Transaction monitoring | suspicious activity reports, SAR filing | ~ anti-money-laundering
Sanctions screening | OFAC | ~ anti-money-laundering
Customer due diligence | enhanced due diligence, CDD^, EDD^* | ~ know-your-customer
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Financial services | financial services industry, services financiers | ~ banking, insurance
Insurance? | insurance industry, insurance products, property and casualty, P&C insurance, assurance^*, assurances^*, seguros^* | ~ financial-services ? claim, underwrit, broker, agent, carrier, industry, adjust, reinsur, insurer, actuar, banking, policyholder
Life and health insurance | life insurance products, life insurance sales, annuities | > insurance
Anti-money laundering | AML^, AML compliance, Bank Secrecy Act, BSA/AML | ~ compliance
Know your customer | KYC^, KYC checks, customer identification | ~ anti-money-laundering
Banking regulations | bank regulations, banking compliance | ~ compliance
Basel III | Basel II | ~ banking-regulations
Dodd-Frank | | ~ banking-regulations
MiFID II | MiFID | ~ banking-regulations
Insurance regulations | Solvency II | ~ compliance, insurance
FinTech | financial technology | ~ financial-services
Credit products | credit cards, consumer credit | ~ lending
`,
  ),
  ...parseSkills(
    'tool',
    `
Guidewire^ | Guidewire PolicyCenter, Guidewire ClaimCenter | ~ claims-processing
Duck Creek | | ~ guidewire
Applied Epic | | ~ duck-creek
AMS360 | | ~ duck-creek
Temenos | Temenos T24 | ~ banking
Finacle | | ~ temenos
Fiserv | | ~ temenos
Jack Henry | | ~ temenos
Encompass LOS | Ellie Mae Encompass | > loan-processing
Calyx Point | | > loan-processing ~ encompass-los
`,
  ),
];
