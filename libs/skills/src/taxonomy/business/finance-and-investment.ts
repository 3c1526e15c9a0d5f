import { parseSkills } from '../../parse-skills.js';

/** Corporate finance, planning and analysis, markets and investments. */
export const financeAndInvestment = [
  ...parseSkills(
    'practice',
    `
Financial analysis | analyzing financial data, financial analyst skills, analyze financial data, financial analyses, perform financial analysis | ~ accounting, financial-modeling, financial-planning-and-analysis, variance-analysis
Financial planning and analysis | FP&A^ | > financial-analysis, budgeting, forecasting
Financial modeling | financial modelling, financial models, building financial models, build financial models | ~ financial-analysis, valuation
Valuation | business valuation, company valuation, discounted cash flow, DCF^, valuation models | ~ financial-modeling
Financial planning | personal financial planning, financial plan | ~ budgeting, wealth-management
Financial management | financial operations, finance management, managing finances | ~ budgeting, accounting
Corporate finance | | ~ financial-analysis
Budgeting | budget management, budget preparation, budget planning, budget control, budget development, budget administration, budget monitoring, managing budgets, manage budgets, preparing budgets, annual budget, develop budgets, prepare budgets, monitor budgets, control budgets, budget forecasting, preparing the budget | ~ financial-planning-and-analysis, forecasting, budget-analysis, cost-control
Budget analysis | budget analyses, budget analyst skills, budget execution, budget formulation, budget justification | > budgeting ~ financial-analysis
Forecasting | financial forecasting, financial forecast, revenue forecasting, cash flow forecasting, forecasting models, previsiones financieras | ~ budgeting
Demand forecasting | | ~ forecasting, supply-chain-management
Variance analysis | budget variance analysis, variance reporting | > financial-analysis
Profitability analysis | margin analysis, profitability reporting | > financial-analysis
Break-even analysis | | ~ financial-analysis
Ratio analysis | financial ratios | > financial-analysis
Capital budgeting | capital planning, capital expenditure planning, CAPEX^, capital expenditures | > budgeting
Working capital management | working capital | ~ treasury-management
Treasury management | treasury operations, treasury functions, trésorerie^* | ~ financial-analysis
Cash management | cash flow management, managing cash flow, liquidity management, cash flow planning, cash flow analysis, flujo de efectivo | ~ treasury-management
Foreign exchange | FX trading, forex, currency hedging, FX^? | ~ treasury-management ? currency, trading, treasury, hedg, exchange
Hedging strategies | hedge accounting, hedging^* | ~ derivatives
Mergers and acquisitions | M&A^, corporate acquisitions | ~ due-diligence, corporate-finance
Due diligence | financial due diligence, due diligence reviews | ~ mergers-and-acquisitions, auditing
Capital raising | raising capital, investor fundraising, venture fundraising | ~ investor-relations
Investor relations | relations investisseurs, investor reporting, investor communications | ~ public-relations, financial-reporting
Investment management | asset management, fund management, managing investments | ~ financial-analysis, portfolio-management
Investment analysis | investment research, evaluating investments, investments^* | ~ financial-analysis, investment-management
Equity research | stock analysis, equity analysis, equities^* | > financial-analysis ~ investment-analysis
Portfolio management | portfolio analysis, investment portfolio, portfolio construction | ~ investment-management, program-management
Asset allocation | | ~ portfolio-management
Wealth management | private wealth management | ~ investment-management, financial-advising
Private banking | | ~ wealth-management
Estate planning | | ~ wealth-management
Retirement planning | | ~ wealth-management
Financial advising | financial advice, financial advisory, financial counseling, investment advice, advising on investments | ~ financial-planning
Securities trading | trading securities, stock trading, equity trading, share trading, trading floor | ~ capital-markets
Algorithmic trading | algo trading, high-frequency trading | > securities-trading
Investment banking | | ~ mergers-and-acquisitions, corporate-finance
Private equity | growth equity, leveraged buyouts, LBO^ | ~ investment-banking, valuation
Venture capital | startup investing | ~ private-equity
Project finance | project financing, structured finance | ~ corporate-finance
Trade finance | letters of credit | ~ banking
Financial risk management | market risk, liquidity risk, value at risk | > risk-management ~ credit-risk
Pricing strategy | pricing analysis, price analysis, pricing models, price setting, price optimization | ~ cost-analysis, revenue-management
Revenue management | yield management | ~ pricing-strategy, forecasting
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Finance^* | finanzas, corporate and business finance | ~ accounting, financial-analysis
Capital markets | financial markets, stock market, equity markets, debt markets | ~ investment-management
Derivatives | futures and options, options trading, interest rate swaps | ~ capital-markets
Fixed income | bond markets, fixed income securities | ~ capital-markets
Mutual funds | investment funds | ~ investment-management
ETFs^ | | ~ mutual-funds
Hedge funds | | ~ mutual-funds
Commodities trading | commodity markets | ~ securities-trading
Cryptocurrency | cryptocurrencies, digital assets, bitcoin | ~ blockchain
Economics | economic theory, économie^*, economía^*, VWL^ | ~ statistics
`,
  ),
  ...parseSkills(
    'tool',
    `
Bloomberg Terminal | Bloomberg^* | ~ refinitiv-eikon
Refinitiv Eikon | Thomson Reuters Eikon, Refinitiv, LSEG Workspace | ~ capital-markets
Capital IQ | S&P Capital IQ, CapIQ | ~ factset
FactSet | | ~ bloomberg-terminal
PitchBook | | ~ venture-capital
Crunchbase | | ~ pitchbook
Morningstar Direct | | ~ investment-analysis
Oracle Hyperion | Hyperion^, Hyperion Planning, Essbase | ~ financial-planning-and-analysis
Anaplan | | ~ financial-planning-and-analysis, oracle-hyperion
Adaptive Planning | Adaptive Insights, Workday Adaptive | ~ anaplan
OneStream | | ~ oracle-hyperion
MetaTrader | | ~ securities-trading
TradingView | | ~ metatrader
`,
  ),
];
