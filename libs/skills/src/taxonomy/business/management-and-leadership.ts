import { parseSkills } from '../../parse-skills.js';

/** Leading organisations: strategy, operations, change, risk, quality, governance, and the methods of improving them. */
export const managementAndLeadership = [
  ...parseSkills(
    'practice',
    `
Operations management | operational management, managing operations, business operations, operations leadership | ~ business-process-improvement
Strategic planning | strategic plan, strategy planning, long-range planning, long-term planning | ~ business-strategy
Business strategy | corporate strategy, strategy development, strategy formulation, strategic management, business strategies | ~ consulting
Strategy execution | strategy implementation, strategic execution | ~ strategic-planning
Business planning | business plan development, business plan, writing business plans | ~ strategic-planning
Operational planning | operations planning, operational plan | ~ operations-management, strategic-planning
Business process improvement | process improvement, process improvements, process optimization, process optimisation, business process optimization, process redesign, improving processes, improve processes, operational improvement | ~ lean, continuous-improvement
Business process reengineering | process reengineering, BPR^ | > business-process-improvement
Business process management | process management | ~ business-process-improvement
Process mapping | process maps, workflow mapping, process modeling, process modelling, business process mapping, business process modeling, flowcharting | ~ business-process-improvement, business-process-management
Process documentation | documenting processes, process documents | ~ process-mapping
Standard operating procedures | SOPs^, SOP^, SOP development, SOP writing, operating procedures, writing procedures | ~ process-documentation
Workflow management | workflow optimization, workflow design, workflow improvement | ~ business-process-management
Operational efficiency | operational excellence, improving efficiency, efficiency improvement | ~ business-process-improvement
Continuous improvement | continuous process improvement | ~ kaizen
Change management | organizational change management, organizational change, organisational change, managing change, change leadership | ~ organizational-development
Business transformation | organizational transformation, transformation programs, transformation management | ~ change-management
Digital transformation | digital business transformation | ~ business-transformation
Organizational development | organisational development, organization development, organizational effectiveness | ~ human-resources
Organizational design | organisational design, organization design | ~ organizational-development
Stakeholder management | stakeholder engagement, stakeholder relations, stakeholder relationship management, stakeholder communication, manage stakeholders, managing stakeholders, engaging stakeholders | ~ relationship-management
Relationship management | managing relationships, business relationships, maintaining relationships | ~ interpersonal-skills
Partnership management | strategic partnerships, partner management, partnership development, partner relations, strategic alliances, alliance management | ~ business-development, relationship-management
Risk management | managing risk, risk control | > risk-assessment ~ compliance, risk-mitigation, enterprise-risk-management
Risk assessment | risk assessments, risk analysis, risk identification, risk evaluation, assessing risk | ~ risk-management
Risk mitigation | mitigating risk, risk reduction | ~ risk-management
Enterprise risk management | ERM^ | > risk-management
Operational risk | operational risk management | > risk-management
Crisis management | crisis response, managing crises | ~ risk-management
Corporate governance | governance frameworks, board governance | ~ compliance
Board relations | board reporting, board of directors support | ~ corporate-governance
Quality assurance | QA^, quality assurance program, quality assurance processes | ~ quality-management
Quality control | QC^, quality control procedures | ~ quality-assurance
Quality management | | > quality-control ~ quality-assurance
Quality improvement | quality improvement initiatives, improving quality | ~ quality-assurance, continuous-improvement
Performance measurement | performance metrics, performance monitoring, performance tracking, measuring performance | ~ key-performance-indicators
Performance improvement | improving performance | ~ performance-measurement, continuous-improvement
Key performance indicators | KPIs^, KPI^, KPI tracking, KPI reporting, KPI management | ~ okrs
P&L management | P&L^, P&L responsibility, P&L ownership, profit and loss, profit and loss management | ~ budgeting
Cost control | cost management, cost reduction, cost savings, cost containment, cost optimization, reducing costs, controlling costs | ~ budgeting
Resource management | resource allocation, resource planning, allocating resources, allocation of resources | ~ project-planning
People management | personnel management, managing people, staff management, managing staff, managing employees | > leadership ~ staff-supervision
Team management | managing teams, managing a team, manage a team, managed a team | > leadership ~ people-management, staff-supervision, team-leadership
Staff supervision | supervising staff, supervise staff, supervision of staff, supervising employees, supervise employees, employee supervision, supervisory experience, supervisory skills, team supervision, personnel supervision | ~ leadership
Workload management | assigning work, assign work, work distribution | ~ staff-supervision, resource-management
Team building | building teams, team-building, team development | ~ leadership
Executive leadership^* | C-level leadership, executive leadership experience, organizational leadership | > leadership
Cross-functional leadership | leading cross-functional teams, cross-functional team leadership, lead cross-functional teams | > leadership ~ cross-functional-collaboration
Knowledge management | | ~ record-keeping
Innovation management | driving innovation, corporate innovation | ~ product-development
Benchmarking | benchmark analysis, benchmarking studies | ~ business-analysis
Multi-site management | multi-unit management, multi-unit operations, multi-location management | > operations-management
Nonprofit management | non-profit management, nonprofit administration | ~ fundraising
Franchise management | franchise operations, franchising | ~ operations-management
Turnaround management | corporate restructuring, business restructuring, business turnaround | ~ change-management
Consulting | consultancy, advisory services, business consulting, consulting services, Beratung^* | ~ business-analysis
Management consulting | strategy consulting | > consulting ~ business-strategy
Client advisory | advising clients, client consulting, client consultation | ~ consulting, client-relationship-management
Entrepreneurship | entrepreneurial skills, founding a company, business ownership, emprendimiento, entrepreneuriat | ~ business-planning
Corporate social responsibility | CSR^? | ~ sustainability ? sustainab, ESG, corporate, social
User adoption | change adoption, driving adoption | ~ change-management
Policies and procedures | policy and procedure development, developing policies, internal policies, writing policies | ~ standard-operating-procedures, policy-development
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Business administration | business management | ~ operations-management
Business acumen | commercial acumen, commercial awareness, business sense, business savvy | ~ business-strategy
International business | global business, international trade | ~ export-sales
`,
  ),
  ...parseSkills(
    'method',
    `
Lean^* | Lean principles, Lean management, lean methodology, lean methodologies, lean thinking, lean practices, lean process improvement | ~ continuous-improvement # lean
Lean manufacturing | lean production, Toyota Production System | > lean ~ manufacturing
Kaizen | kaizen events | > continuous-improvement ~ lean
5S^ | 5S methodology, 6S^ | ~ lean, kaizen
Six Sigma | 6 Sigma, Six Sigma methodology | ~ lean
Lean Six Sigma | LSS^ | > lean, six-sigma
DMAIC | | > six-sigma
OKRs^ | OKR^, objectives and key results | ~ key-performance-indicators
Balanced scorecard | balanced score card | ~ key-performance-indicators, strategic-planning
SWOT analysis | SWOT^ | ~ strategic-planning, competitive-analysis
Management by objectives | MBO^, goal setting, setting goals | ~ okrs
Total cost of ownership | TCO^ | ~ cost-analysis
`,
  ),
];
