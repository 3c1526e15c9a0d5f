import { parseSkills } from '../../parse-skills.js';

/** Finding out what a business needs: requirements, cases, analyses and reports. */
export const businessAnalysis = [
  ...parseSkills(
    'practice',
    `
Business analysis | business analyst skills, analyzing business needs | > requirements-analysis ~ gap-analysis, process-mapping
Requirements analysis | requirements gathering, gathering requirements, gather requirements, business requirements, business requirements analysis, requirements engineering, requirements elicitation, requirements definition, requirements management, requirement gathering, requirement analysis | ~ business-analysis
Functional specifications | functional specification, functional requirements, functional design documents, writing specifications, Lastenheft, Pflichtenheft | ~ requirements-analysis
Business requirements documents | BRD^, BRDs^, business requirements document | > requirements-analysis
Requirements traceability | requirements traceability matrix, traceability matrix | > requirements-analysis
Use case analysis | writing use cases, use case modeling | ~ user-stories, requirements-analysis
Systems analysis | system analysis, business systems analysis | ~ business-analysis, system-design
Gap analysis | fit-gap analysis, gap analyses | ~ business-analysis
Cost-benefit analysis | cost benefit analyses, benefit-cost analysis | ~ financial-analysis, business-case-development
Cost analysis | cost analyses, analyzing costs, should-cost analysis | ~ financial-analysis, cost-control
Feasibility studies | feasibility study, feasibility analysis, feasibility assessment | ~ business-case-development
Business case development | business cases, building business cases | ~ business-analysis
Return on investment analysis | ROI analysis, ROI^* | ~ cost-benefit-analysis
Process analysis | business process analysis, analyzing processes, analyzing business processes, workflow analysis | ~ business-analysis, process-mapping
Impact analysis | impact assessment, impact assessments | ~ business-analysis
Scenario analysis | scenario planning, what-if analysis, scenario modeling | ~ forecasting
Trend analysis | analyzing trends, identifying trends, trend identification | ~ data-analysis
Business reporting | management reports, business reports, operational reporting, performance reporting, report development, report generation, generating reports | ~ financial-reporting, data-analysis
Management reporting | management information, management information reporting | ~ business-reporting, financial-reporting
Management analysis | management analyst skills, organizational analysis, organizational studies | ~ business-analysis, program-evaluation
Data-driven decision making | data-driven decisions, data-informed decisions | ~ data-analysis
Business modeling | business modelling, business model design, business model canvas | ~ business-planning
Business research | secondary research, desk research | ~ market-research
Industry analysis | sector analysis, industry research | ~ market-research
Workload analysis | staffing analysis, manpower studies | ~ management-analysis
Solution evaluation | software evaluation, vendor evaluation, evaluating solutions, product evaluation | ~ business-analysis
`,
  ),
];
