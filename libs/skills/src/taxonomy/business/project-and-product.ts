import { parseSkills } from '../../parse-skills.js';

/** Running projects and programmes, shaping products, and the tools that plan and track the work. */
export const projectAndProduct = [
  ...parseSkills(
    'practice',
    `
Project management | project manager skills, managing projects, manage projects, managed projects, project management skills | > project-planning ~ project-coordination
Project planning | project plan, planning projects, plan projects | ~ project-management
Project coordination | coordinating projects, project coordinator, project support, project administration, coordinate projects | ~ project-planning
Project delivery | delivering projects, project execution, project implementation, executing projects, implementing projects | ~ project-management
Project leadership | leading projects, led projects, lead projects, project lead | > leadership ~ project-management
Project scheduling | project schedule, master schedule | ~ project-planning
Project budgeting | project budget, project cost management, project cost control | > budgeting ~ project-management
Project controls | project control, project monitoring, project tracking | ~ project-management
Project reporting | project status reports, project status reporting, status reporting | ~ project-controls
Project documentation | project files, project documents | ~ project-coordination
Project governance | project management office, PMO^ | ~ project-management
Scope management | project scope, scope definition, project scoping, scope control, manage scope | ~ project-management
Project risk management | project risk | > risk-management ~ project-management
Project evaluation | post-project review | ~ program-evaluation
Agile project management | agile delivery, agile projects | > agile, project-management
IT project management | technology project management, software project management, technical project management | > project-management
Technical program management | | > program-management ~ it-project-management
Program management | programme management, managing programs, program manager skills | ~ project-management, project-portfolio-management
Program coordination | programme coordination, program administration, program planning | ~ program-management, project-coordination
Program development | programme development, program design, programme design | ~ program-management
Project portfolio management | PPM^, project portfolio | ~ program-management
Implementation management | implementation planning, system implementation, software implementation, implementation projects | ~ project-delivery
Deliverables management | deliverable tracking, milestone tracking, project milestones | ~ project-controls
Product management | managing products, product manager skills | > product-roadmap ~ project-management, product-ownership, product-strategy, backlog-management
Product ownership | Product Owner^*, product owner role, product owner experience | ~ product-management, scrum
Technical product management | technical product manager skills | > product-management
Product strategy | product vision, product direction | ~ product-management, business-strategy
Product development | new product development, NPD^, developing products | ~ product-management
Product roadmap | roadmapping, product roadmaps, product road map, roadmap planning, roadmap development | ~ product-strategy
Product discovery | customer discovery, problem discovery | ~ user-research, product-management
Product launch | product launches, launching products, launching new products | ~ product-management, go-to-market-strategy
Product requirements | product requirements documents, PRDs^, PRD^, product specifications | ~ requirements-analysis, product-management
Feature prioritization | prioritizing features, feature prioritisation, product prioritization | ~ backlog-management
Backlog management | backlog refinement, backlog grooming, product backlog, backlog prioritization, managing the backlog | ~ product-roadmap, scrum
User stories | user story, writing user stories, user story mapping, story mapping | ~ requirements-analysis, backlog-management
Acceptance criteria | defining acceptance criteria | ~ user-stories
Minimum viable product | MVP^?, MVP development | ~ product-development ? product, launch, build, startup, feature
Sprint planning | agile ceremonies | ~ scrum
Sprint retrospectives | | ~ sprint-planning
Sprint reviews | | ~ sprint-planning
Cross-project coordination | dependency management of projects, project dependencies | ~ program-management
`,
  ),
  ...parseSkills(
    'method',
    `
PRINCE2 | PRINCE 2 | > project-management ~ pmp
PMBOK | PMI standards, PMBOK Guide | > project-management
Earned value management | EVM^, earned value, EVMS^ | > project-controls
Critical path method | critical path, critical path analysis, critical path scheduling | > project-scheduling
Gantt charts | Gantt chart, Gantt^ | ~ project-scheduling
Work breakdown structure | WBS^ | ~ project-planning
Stage-gate process | phase-gate process, stage gate | ~ product-development
RACI^ | RACI matrix, responsibility assignment matrix | ~ project-planning
MoSCoW prioritization | MoSCoW method | > feature-prioritization
RICE scoring | RICE prioritization | > feature-prioritization ~ moscow-prioritization
Design sprint | design sprints | ~ human-centered-design, product-discovery
Hypothesis-driven development | | ~ product-discovery
Lean startup | | ~ hypothesis-driven-development
`,
  ),
  ...parseSkills(
    'tool',
    `
Microsoft Project | MS Project, MSProject, Project Online | ~ project-management
Microsoft Planner | MS Planner, Microsoft To Do | ~ microsoft-project, trello
Trello | | ~ jira, asana
Asana^ | | ~ trello, jira, monday-com
Monday.com | monday.com boards | ~ asana, clickup, trello
Basecamp | | ~ asana, trello
ClickUp | | ~ asana, trello
Wrike | | ~ asana, smartsheet
Smartsheet | Smartsheets, Smart Sheet | ~ microsoft-project, excel
Airtable | | ~ smartsheet, notion
Notion^* | Notion wiki, Notion workspace | ~ confluence
Todoist | | ~ trello
Productboard | | ~ aha-roadmaps, product-roadmap
Aha! Roadmaps | Aha roadmap software | ~ product-roadmap
Clarity PPM | CA Clarity | > project-portfolio-management
Planview | | > project-portfolio-management ~ clarity-ppm
OpenProject | | ~ jira, microsoft-project
Redmine | | ~ openproject
YouTrack | | ~ jira
Miro^ | Miro boards | ~ mural
Mural^* | MURAL^* | ~ figjam
FigJam | | ~ miro
Lucidchart | Lucid Chart | ~ visio, draw-io
draw.io | diagrams.net | ~ visio
Visio^ | Microsoft Visio, MS Visio | ~ process-mapping
Linear issue tracker | Linear app | ~ jira
Zoho Projects | | ~ asana
`,
  ),
];
