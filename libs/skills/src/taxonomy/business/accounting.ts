import { parseSkills } from '../../parse-skills.js';

/** Keeping the books: ledgers, payables and receivables, closing, statements, payroll, and the programs for it. */
export const accounting = [
  ...parseSkills(
    'practice',
    `
Accounting | general accounting, accounting principles, accounting procedures, accounting operations | > bookkeeping ~ financial-accounting
Financial accounting | | > accounting
Cost accounting | standard costing, job costing, product costing | > accounting
Management accounting | managerial accounting | > accounting ~ financial-analysis, cost-accounting
Fund accounting | | > accounting ~ governmental-accounting
Governmental accounting | government accounting, public sector accounting, GASB^ | > accounting
Nonprofit accounting | non-profit accounting | > accounting ~ fund-accounting
Project accounting | | > accounting
Tax accounting | | > accounting, tax-preparation
Forensic accounting | | > accounting ~ fraud-detection
Inventory accounting | inventory valuation | > accounting
Fixed asset accounting | fixed assets, depreciation schedules, asset accounting | > accounting
Intercompany accounting | intercompany transactions, intercompany reconciliations | > accounting
Revenue accounting | revenue recognition, ASC 606, IFRS 15 | > accounting
Lease accounting | ASC 842, IFRS 16 | > accounting
Accrual accounting | accruals, month-end accruals, accruals and prepayments | > accounting
Financial consolidation | consolidation of accounts, consolidated financial statements, group accounting | > accounting ~ financial-reporting
Bookkeeping | book-keeping, book keeping, keeping the books, tenue de livres | ~ accounting
General ledger | GL^, general ledger accounting | ~ bookkeeping, accounting
Journal entries | journal entry, posting entries, adjusting entries, prepare journal entries, post journal entries, record journal entries | ~ bookkeeping, general-ledger
Chart of accounts | | ~ general-ledger
Trial balance | trial balances | ~ general-ledger
Accounts payable | A/P, accounts payables, payables, AP^? | > invoice-processing ~ accounts-receivable, bookkeeping ? account, invoice, vendor, ledger, payment
Accounts receivable | A/R, receivables, AR^? | ~ bookkeeping ? account, invoice, ledger, billing, cash
Invoice processing | processing invoices, process invoices, invoice verification, invoice approval | ~ accounts-payable, invoicing
Invoicing | customer invoicing, issuing invoices, preparing invoices, prepare invoices, issue invoices, generate invoices, generating invoices | ~ accounts-receivable, billing
Billing | client billing, billing and invoicing, billing operations, billing systems | ~ accounts-receivable
Payment processing | processing payments, process payments, vendor payments, payment runs | ~ accounts-payable
Credit control | credit management, credit collections | ~ accounts-receivable, debt-collection
Debt collection | debt recovery, collections^?, Collections^? | ~ accounts-receivable ? debt, credit, receivable, payment, overdue, billing, account
Account reconciliation | reconciliations, account reconciliations, reconciling accounts, reconcile accounts, balance sheet reconciliation, reconciliation of accounts, ledger reconciliation, rapprochement comptable, reconcile general ledger accounts | ~ bookkeeping, bank-reconciliation
Bank reconciliation | bank reconciliations, reconciling bank statements, bank statement reconciliation, reconcile bank statements, reconcile bank accounts, reconciling bank accounts | > account-reconciliation
Month-end close | month end close, month-end closing, monthly close, monthly closing, month-end, financial close, closing the books, monthly and year-end closing, month-end and year-end close, month-end procedures | > account-reconciliation ~ accounting, journal-entries
Year-end close | year-end closing, year-end accounts, annual accounts, annual closing | ~ month-end-close
Financial reporting | financial reports, preparing financial reports, financial reporting standards | ~ accounting, financial-statements
Financial statements | financial statement preparation, preparing financial statements, financial statement analysis, balance sheet, income statement, cash flow statement, prepare financial statements, analyze financial statements | ~ financial-reporting, accounting
Statutory reporting | statutory accounts | > financial-reporting
SEC reporting | 10-K, 10-Q, SEC filings | > financial-reporting
Expense reporting | expense reports, expense management, travel expenses, expense reimbursement, notes de frais | ~ bookkeeping
Petty cash | petty cash management, cash disbursements, cash receipts | ~ bookkeeping, cash-handling
Cost allocation | indirect cost rates, overhead allocation | ~ cost-accounting
Financial record keeping | financial records, financial recordkeeping, maintaining financial records | > record-keeping ~ bookkeeping
Financial controls | accounting controls | ~ internal-controls
Payroll | payroll processing, payroll administration, payroll management, processing payroll, process payroll, payroll accounting, payroll tax, paie^* | ~ accounting, human-resources
Timekeeping | time and attendance, timesheets, timesheet processing | ~ payroll
`,
  ),
  ...parseSkills(
    'knowledge',
    `
GAAP^ | US GAAP, U.S. GAAP, generally accepted accounting principles | ~ ifrs, accounting
IFRS^ | IAS^, international financial reporting standards | ~ financial-reporting
HGB^ | German commercial code accounting | ~ ifrs, accounting
`,
  ),
  ...parseSkills(
    'tool',
    `
QuickBooks | Quick Books, QuickBooks Online, QuickBooks Pro, QuickBooks Desktop, Intuit QuickBooks, QBO^ | ~ xero, sage-accounting
Xero | Xero accounting | ~ bookkeeping
Sage accounting | Sage^*, Sage 50, Sage 100, Sage 200, Sage 300, Sage Intacct, Sage Peachtree, Peachtree, Sage X3 | ~ accounting
FreshBooks | Fresh Books | ~ quickbooks, xero
Wave Accounting | | ~ quickbooks, freshbooks
Zoho Books | | ~ quickbooks, xero
MYOB^ | | ~ quickbooks, xero
Tally^* | Tally ERP, TallyPrime, Tally ERP 9 | ~ quickbooks
DATEV | DATEV Unternehmen Online | ~ sage-accounting
Lexware | | ~ datev
Lexoffice | | ~ lexware
sevDesk | | ~ lexware
Contaplus | | ~ sage-accounting
ContaSOL | | ~ contaplus
A3 ERP | | ~ contaplus
Contpaqi | | ~ contaplus
Ciel Compta | | ~ sage-accounting
EBP Compta | | ~ ciel-compta
Cegid | | ~ ciel-compta
BlackLine | Blackline reconciliations | ~ account-reconciliation, month-end-close
Bill.com | | > accounts-payable
SAP Concur | Concur^ | > expense-reporting
Expensify | | > expense-reporting ~ sap-concur
Coupa | | ~ sap-ariba, procurement
Deltek Costpoint | Deltek, Costpoint | > project-accounting
`,
  ),
];
