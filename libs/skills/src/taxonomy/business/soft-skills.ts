import { parseSkills } from '../../parse-skills.js';

/** Ways of working that every profession asks for; they weigh little, because everybody claims them. */
export const softSkills = [
  ...parseSkills(
    'soft',
    `
Communication | communication skills, communications skills, strong communicator, effective communicator, excellent communicator, good communicator, effective communication, clear communication, communicating effectively, communicate effectively, communicate clearly, communication abilities, excellent communication, professional communication, comunicación^* | > interpersonal-skills ~ written-communication, verbal-communication, interpersonal-communication, presentation-skills
Written communication | written communication skills, writing communication, written and verbal communication, written and verbal communication skills, written and oral communication, written and oral communication skills, communicating in writing, communicate in writing, written skills, written and verbal skills, schriftliche Kommunikation | > communication ~ writing, business-writing
Verbal communication | oral communication, oral communication skills, verbal communication skills, verbal and written communication, verbal and written communication skills, oral and written communication, oral and written communication skills, spoken communication, communicate orally, communicating orally, verbal skills, communicate verbally, verbal and written skills, communication orale | > communication
Interpersonal communication | interpersonal communication skills | > communication, interpersonal-skills
Nonverbal communication | body language | ~ communication
Technical communication | communicating technical information, explaining technical concepts, explain technical concepts, communicate complex ideas, explaining complex topics, communicating complex information | > communication ~ technical-documentation
Interpersonal skills | people skills, interpersonal, interpersonal abilities, people-oriented, people person, outgoing personality, friendly personality, human relations skills, personable, relationnel^* | ~ communication, relationship-building, interpersonal-communication
Relationship building | building relationships, build relationships, build rapport, building rapport, rapport building, developing relationships, establishing relationships, forging relationships, establish and maintain relationships, establishing and maintaining relationships | ~ interpersonal-skills, relationship-management
Networking with people | professional networking, networking skills, business networking, building a network of contacts | ~ relationship-building
Listening skills | active listener, good listener, écoute^* | ~ active-listening
Active listening | listening actively | > listening-skills ~ empathy
Empathy | empathetic, empathic, Empathie | ~ compassion
Compassion | compassionate, caring attitude, kindness | ~ empathy
Patience^* | patient and calm, patience^* | ~ empathy
Emotional intelligence | EQ^*, self-awareness, emotional maturity, emotionale Intelligenz, inteligencia emocional | ~ empathy, interpersonal-skills
Tact and diplomacy | tact, tactful, diplomacy and tact, diplomatic skills | ~ interpersonal-skills
Courtesy | courteous, polite, politeness, friendly manner, friendly and professional, friendly attitude | ~ customer-focus
Teamwork | team player, teamwork skills, team work, team-oriented, team spirit, working in a team, work in a team, working in teams, working as part of a team, work as part of a team, team collaboration, working well with others, work well with others, team environment, team-work | ~ collaboration
Collaboration | collaborative, collaboration skills, collaborating, working collaboratively, work collaboratively, collaborate effectively, collaborative mindset, collaborating with others | ~ cross-functional-collaboration
Cross-functional collaboration | cross-functional teamwork, cross-functional teams, cross-functional team, cross functional collaboration, working cross-functionally, cross-team collaboration, cross-departmental collaboration, interdisciplinary collaboration, interdisciplinary teams, multidisciplinary teams, multidisciplinary team, equipos multidisciplinares | > collaboration
Remote collaboration | virtual teams, remote teams, distributed teams, virtual collaboration | ~ collaboration
Leadership | leadership skills, leadership abilities, leadership ability, leadership experience, strong leader, strong leadership, leadership qualities | ~ people-management, team-leadership, team-management, cross-functional-leadership
Team leadership | leading teams, lead teams, leading a team, led a team, lead a team, leading people, team lead experience, leading a team of, team leading | > leadership ~ team-management
Motivating others | motivating teams, motivating staff, staff motivation, team motivation, inspiring others, motivational skills, motivate others, motivating employees | ~ leadership
Delegation | delegating, delegating tasks, delegating work, task delegation, delegation skills | ~ leadership
Influencing | influencing skills, influencing others, influence without authority, persuasion, persuasion skills, persuasive, persuasive communication, force de persuasion | ~ negotiation
Mentoring | mentorship, mentoring staff, mentoring others, mentoring junior staff, mentor others, mentoring team members | ~ coaching
Coaching | coaching skills, coaching staff, coaching others, coaching employees, coaching team members, coaching and mentoring, staff coaching, team coaching | ~ mentoring, training-delivery
Giving feedback | providing feedback, constructive feedback, giving and receiving feedback, receptive to feedback | ~ mentoring
Problem solving | problem-solving, problem solving skills, problem solver, solve problems, solving problems, solve complex problems, complex problem solving, solution-oriented, solutions-oriented, creative problem solving, esprit de solution | ~ critical-thinking
Troubleshooting | trouble-shooting, troubleshoot, troubleshooting skills, trouble shooting, troubleshooting issues, troubleshooting problems | ~ problem-solving
Critical thinking | critical thinker, think critically, critical thinking skills, thinking critically | ~ analytical-skills
Analytical skills | analytical thinking, analytical mindset, analytical, analytic skills, analytical abilities, analytical ability, analytical and problem-solving skills, analytical reasoning, analytical thinker | ~ critical-thinking, problem-solving
Logical thinking | logical reasoning, logic skills, logical mindset, logisches Denken, esprit logique | ~ analytical-skills
Strategic thinking | strategic thinker, strategic mindset, big picture thinking, think strategically, thinking strategically | ~ strategic-planning
Systems thinking | systemic thinking, holistic thinking | ~ analytical-skills
Conceptual thinking | conceptual skills, konzeptionelles Denken, abstract thinking | ~ analytical-skills
Research skills | research abilities, performing research, independent research, research and analysis, strong research skills | ~ scientific-research, analytical-skills
Numeracy | numerical skills, good with numbers, number skills, numerical ability, arithmetic | ~ mathematics
Decision making | decision-making, decision making skills, making decisions, make decisions, sound judgment, sound judgement, good judgment, good judgement, exercise judgment, exercising judgment, independent judgment, sound decisions, decisiveness | ~ critical-thinking
Time management | time-management, time management skills, managing time, manage time, managing deadlines, manage time effectively, manage my time | ~ prioritization, organizational-skills
Meeting deadlines | meet deadlines, meets deadlines, working to deadlines, deadline-driven, deadline driven, deadline-oriented, tight deadlines, strict deadlines, Termintreue | ~ time-management
Prioritization | prioritizing, prioritisation, prioritization skills, task prioritization, prioritizing tasks, prioritising tasks, prioritize tasks, prioritizing work, prioritize work, prioritize workload, managing priorities, manage multiple priorities, managing multiple priorities, competing priorities, multiple priorities, set priorities, setting priorities, prioritize effectively, able to prioritize, ability to prioritize | ~ time-management
Multitasking | multi-tasking, multitask, multi-task, multi-tasker, handling multiple tasks, juggling multiple tasks, managing multiple tasks, managing multiple projects, manage multiple projects, multiple tasks simultaneously, handle multiple tasks, polyvalent^*, manage multiple tasks, work on multiple projects | ~ time-management
Organizational skills | organisational skills, organization skills, organizational abilities, organizational ability, well organized, well organised, highly organized, highly organised, organized and detail-oriented, strong organizational, organised person, organizing skills, organisé^*, strukturiertes Arbeiten | ~ time-management, planning-skills
Planning skills | planning and organizing, planning and organization, organizing and planning, planning abilities, work planning, planning and coordination, planning and execution | ~ organizational-skills, project-planning
Coordination skills | coordinating activities, coordination abilities, coordinating tasks, coordinate activities | ~ organizational-skills
Attention to detail | detail oriented, detail-oriented, detail orientated, attention to details, eye for detail, meticulous, meticulousness, thoroughness, thorough attention, detail-focused, accuracy^*, accuracy and attention to detail, high level of accuracy, strong attention to detail, high degree of accuracy, precise working, conscientiousness, conscientious, gewissenhaft, rigueur^*, pay attention to detail, detail-minded, attentive to detail | ~ organizational-skills
Adaptability | adaptable, adapt quickly, adapting to change, adapt to change, adaptability to change, adapt to changing priorities | ~ flexibility
Flexibility^* | flexible attitude, flexible approach, flexible mindset, flexibility^*, willingness to be flexible, flexibel^*, souplesse^* | ~ adaptability
Open-mindedness | open-minded, open minded, openness to new ideas, aufgeschlossen | ~ adaptability
Resilience^* | resilience^*, perseverance, persistence^*, tenacity, tenacious, grit^*, resiliencia, perseverancia | ~ working-under-pressure
Working under pressure | work under pressure, work well under pressure, performing under pressure, ability to work under pressure, stress tolerance, stress resistance, handle pressure, stressful situations, high-pressure environment, calm under pressure | ~ resilience
Creativity | creative thinking, creative skills, creative mindset, creative ideas | ~ innovation
Innovation^* | innovative thinking, innovative mindset, innovator | ~ creativity
Curiosity | curious, intellectual curiosity, inquisitive, inquisitive mind, Neugier, curiosidad | ~ willingness-to-learn
Willingness to learn | quick learner, fast learner, eager to learn, willing to learn, eagerness to learn, learning agility, ability to learn quickly, learn quickly, learn new skills, continuous learning, desire to learn, lifelong learning, learn new technologies, keen to learn, schnelle Auffassungsgabe | ~ adaptability
Initiative^ | self-starter, self starter, proactive, proactivity, taking initiative, take initiative, takes initiative, initiative taking, sense of initiative, showing initiative, own initiative, proactif | ~ self-motivation
Self-motivation | self-motivated, self motivated, highly motivated, self-driven, drive and ambition, enthusiasm, motivé^* | ~ initiative
Independent working | work independently, working independently, ability to work independently, independent worker, independently with minimal supervision, minimal supervision, work autonomously, working autonomously, self-directed, autonomy^*, works independently, self-sufficient, autonomie^*, autonome^* | ~ initiative
Self-discipline | self-management, self management, self-disciplined, Selbstdisziplin, autodisciplina | ~ independent-working
Ownership and accountability | accountability, sense of ownership, taking ownership, take ownership, sense of responsibility, responsible attitude, personal responsibility, verantwortungsbewusst, responsabilidad^* | ~ work-ethic
Work ethic | strong work ethic, good work ethic, hard-working, hardworking, hard worker, diligent, diligence^*, compromiso^* | ~ reliability
Reliability^* | dependable, dependability, trustworthiness, trustworthy, reliability and punctuality, fiabilité^*, fiable^*, fiabilidad^* | ~ punctuality
Punctuality | punctual, good timekeeping, excellent timekeeping, good time keeping, good attendance, regular attendance, arriving on time, ponctuel^* | ~ reliability
Integrity^* | integrity^*, personal integrity, professional integrity, honesty, honesty and integrity, high integrity, ethical behavior, ethical conduct, honestidad, integridad | ~ work-ethic
Confidentiality | discreet, maintaining confidentiality, maintain confidentiality, handling confidential information, handle confidential information, using discretion, exercising discretion, discretion and confidentiality, utmost discretion | ~ integrity
Professionalism | professional demeanor, professional manner, professional attitude, professional appearance, smart appearance, neat appearance, well presented, professional conduct | ~ work-ethic
Positive attitude | can-do attitude, positive mindset, positive outlook, attitude positive, actitud positiva, positive Einstellung | ~ self-motivation
Self-confidence | assertiveness, assertive, Selbstbewusstsein, confiance en soi | ~ leadership
Results orientation | results-oriented, results oriented, results-driven, results driven, result-oriented, goal-oriented, goal oriented, goal-driven, target-driven, achievement-oriented, outcome-oriented | ~ self-motivation
Customer focus | customer-focused, client-focused, customer orientation, customer-oriented, client-oriented, customer-centric, client-centric, customer centricity, customer obsession, service-oriented, service orientation, customer service orientation | ~ customer-service
Negotiation | negotiation skills, negotiating, negotiating skills, negotiations, negotiate, negotiator, strong negotiator | ~ influencing
Conflict resolution | conflict management, resolving conflicts, resolve conflicts, mediation skills, conflict-resolution skills, handling conflict | ~ negotiation
Presentation skills | giving presentations, delivering presentations, deliver presentations, give presentations, making presentations, make presentations, oral presentations, presenting to, presenting findings, presenting results, presentation techniques, presenting information, presentation delivery, making oral presentations | ~ public-speaking, communication
Public speaking | public-speaking, public speaker, speaking in public, speaking engagements, addressing groups, speaking before groups, Rhetorik | ~ presentation-skills
Facilitation | facilitating meetings, facilitation skills, group facilitation, facilitating workshops, workshop moderation, leading workshops, facilitating discussions, meeting facilitation, leading meetings, conducting meetings, chairing meetings, facilitate meetings, facilitate workshops, lead workshops, facilitate discussions | ~ presentation-skills, training-delivery
Cultural awareness | cultural sensitivity, cultural competence, cultural competency, culturally sensitive, intercultural competence, multicultural environment, diverse populations, working with diverse populations | ~ interpersonal-skills
Following instructions | follow instructions, following directions, follow directions, following procedures, ability to follow instructions, follow written instructions, understand and follow instructions | ~ attention-to-detail
Manual dexterity | dexterity, hand-eye coordination, good with hands
Physical stamina | physical fitness, physical strength, physically fit, heavy lifting, stamina^*, condition physique
Safety awareness | safety-conscious, safety conscious, safety mindset, safety-minded | ~ occupational-safety
Technical aptitude | mechanical aptitude, technically minded, tech-savvy, tech savvy, technical affinity, mechanically inclined
Resourcefulness | resourceful | ~ problem-solving, initiative
Service mindset | willingness to help, helpful attitude, helpfulness | ~ customer-focus
`,
  ),
];
