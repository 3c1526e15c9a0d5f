import { parseSkills } from '../../parse-skills.js';

/** Speaking for an organisation: press, public, employees, speeches and campaigns. */
export const communicationAndPr = [
  ...parseSkills(
    'practice',
    `
Public relations | PR campaigns, PR management, public relations campaigns, Public-Relations-Arbeit, PR^? | ~ marketing, media-relations ? media, press, communication, marketing, campaign, agency, journalist
Media relations | press relations, press office, working with the media, media outreach, press inquiries | ~ public-relations
Press releases | news releases, writing press releases, press kits, write press releases | > business-writing ~ media-relations
Corporate communications | corporate communication, business communication, organizational communication | ~ public-relations, internal-communications
Internal communications | internal communication, employee communication | ~ corporate-communications
External communications | external communication, externe Kommunikation, communication externe | ~ corporate-communications, public-relations
Communications strategy | communication strategy, strategic communications, communications planning, communication plans, communications plan, strategic communication | ~ corporate-communications, public-relations
Communications management | managing communications | ~ corporate-communications
Public affairs | affaires publiques | ~ government-relations, public-relations
Public information | public information campaigns, public education, public awareness campaigns, awareness campaigns, raising awareness, awareness raising | ~ public-relations, community-outreach
Crisis communications | crisis communication, crisis PR, Krisenkommunikation, communication de crise | > public-relations ~ crisis-management
Reputation management | brand reputation, online reputation management | ~ public-relations
Media monitoring | press monitoring, press clippings, media analysis, media coverage tracking | ~ public-relations
Media training | spokesperson training | ~ public-relations, public-speaking
Spokesperson work | acting as spokesperson, media interviews, on-camera interviews | ~ media-relations
Press conferences | press events, press briefings | ~ media-relations, event-planning
Media kits and pitching | media pitching, pitching stories, story pitching, pitching to media | ~ media-relations
Speechwriting | speech writing, writing speeches, talking points | ~ business-writing
Community relations | community affairs, neighborhood relations | ~ community-outreach, public-relations
Change communications | change communication | ~ change-management, internal-communications
Executive communications | leadership communications | ~ corporate-communications, speechwriting
Investor communications materials | annual reports, annual report production | ~ investor-relations
Multicultural communication | intercultural communication, cross-cultural communication, interkulturelle Kommunikation, communication interculturelle, intercultural skills, cross-cultural competence | ~ cultural-awareness
Outreach coordination | stakeholder outreach, coordinating outreach, outreach planning | ~ community-outreach
`,
  ),
  ...parseSkills(
    'knowledge',
    `
`,
  ),
  ...parseSkills(
    'tool',
    `
Cision | | ~ media-relations
Muck Rack | | ~ cision
PR Newswire | | ~ cision
Poppulo | | ~ internal-communications
Staffbase | | ~ poppulo
`,
  ),
];
