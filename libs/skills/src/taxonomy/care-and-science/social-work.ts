import { parseSkills } from '../../parse-skills.js';

/** Help for people and families in difficulty. */
export const socialWork = [
  ...parseSkills(
    'practice',
    `
Social work | social casework, medical social work, social work practice, clinical social work, social worker duties | ~ case-management
Social services | human services, social welfare services, human service programs, social service programs | ~ social-work
Case management | case manager, caseload management, managing caseloads, client case management, social case management, casework? | ~ social-work, care-planning ? client, famil, child, social
Nurse case management | RN case management, clinical case management, medical case management, hospital case management | > case-management, nursing
Child welfare | child protective services, child protection, children's services, child protection services, CPS^? | > social-work ? child, abuse, foster, welfare
Safeguarding of children and adults | safeguarding children, safeguarding vulnerable adults, child safeguarding, safeguarding? | ~ child-welfare ? child, vulnerable, school, pupil # safeguarding
Adult protective services | elder abuse investigation, adult protection | > social-work
Family services | family support services, family support, family preservation, family advocacy | ~ social-work
Foster care | foster care services, foster parenting, foster families, foster parent training | ~ child-welfare
Adoption services | adoption case work, adoption counseling, child adoption | ~ child-welfare
Parenting education | parent education, parent coaching, parenting classes, parent training | ~ family-services
Domestic violence advocacy | domestic violence, domestic violence services, domestic violence counseling, victim advocacy, victim services | ~ crisis-intervention
Homeless services | homelessness services, homeless outreach, shelter services for homeless people, street outreach | ~ social-work
Housing assistance | housing placement, housing case management, supportive housing, affordable housing programs | ~ social-work
Refugee services | refugee resettlement, migrant support services, asylum seeker support | ~ social-work
Benefits eligibility determination | eligibility determination, SNAP benefits, public assistance programs, determining eligibility for benefits, public benefits | ~ social-services
Client intake | intake interviews, intake assessments, client interviews, client intake assessments, intake? | ~ case-management ? client, youth, famil, caseload
Client advocacy | advocating for clients, advocacy for clients | ~ social-work
Needs assessment | needs assessments, assessing client needs, client needs assessment | ~ case-management
Service planning | individual service plans, individualized service plans, service plan development, person-centered planning, service plans? | ~ care-planning ? client, famil, individual, case
Resource referral | information and referral, referral to community resources, community resource referral, community referrals, linking clients to resources, referrals to community resources, refer clients | ~ case-management
Home visits | home visiting, home visitation, conducting home visits, in-home visits | ~ social-work
Youth work | youth services, youth programs, youth development, youth mentoring, working with youth, at-risk youth | ~ social-work
Juvenile justice | juvenile probation, youth offenders, juvenile delinquency services | ~ youth-work
Probation and parole | probation supervision, parole supervision, offender supervision, community corrections | ~ social-work, correctional-supervision
Reentry services | offender rehabilitation, reentry programs, prisoner reentry | ~ probation-and-parole
Community outreach | outreach programs, public outreach, outreach activities, community outreach programs, outreach? | ~ community-engagement ? communit, homeless, school, public, resident
Community engagement | community involvement, engaging communities | ~ community-outreach
Community organizing | community organising, grassroots organizing, community mobilization | ~ community-engagement
Community development | neighborhood development, neighbourhood development | ~ community-engagement
Volunteer management | volunteer coordination, volunteer recruitment, managing volunteers, coordinating volunteers, volunteer training | ~ staff-supervision
Support groups | facilitating support groups, support group facilitation | ~ group-therapy
Employment counseling | employment services, job readiness training, workforce development, job placement services, employment specialist | ~ career-counseling
Gerontological social work | geriatric social work | > social-work ~ geriatric-care
School social work | school social worker | > social-work
Hospital social work | | > social-work
Court advocacy | guardian ad litem, CASA volunteer | ~ child-welfare
Mediation | family mediation, dispute mediation, alternative dispute resolution, dispute resolution | ~ conflict-resolution
Pastoral care | chaplaincy, spiritual care, pastoral counseling | ~ counseling
Religious ministry | church ministry, pastoral ministry, ministry leadership, youth ministry, preaching, liturgy, worship leading | ~ pastoral-care
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Child development | child psychology, early child development, developmental milestones | ~ human-development
Social policy | social welfare policy | ~ policy-analysis
Mandated reporting | mandated reporter, mandatory reporting of abuse | ~ child-welfare
`,
  ),
];
