import { parseSkills } from '../../parse-skills.js';

/** People and societies: psychology, anthropology, politics, history, languages. */
export const socialScience = [
  ...parseSkills(
    'knowledge',
    `
Psychology | psychological science, psychological theory, general psychology, psychological principles |
Clinical psychology | clinical psychologist | > psychology ~ psychotherapy
Abnormal psychology | psychopathology | > psychology ~ clinical-psychology
Health psychology | | > psychology
Cognitive psychology | cognitive science, cognitive sciences | > psychology
Behavioral psychology | behavioural psychology, behavioral science, behavioral sciences, behaviorism, behavioural science | > psychology
Social psychology | group dynamics | > psychology
Industrial-organizational psychology | organizational psychology, industrial/organizational psychology, work psychology, I/O psychology, organizational behavior, occupational psychology | > psychology ~ human-resources
Sport psychology | sports psychology, performance psychology | > psychology
Neuropsychology | clinical neuropsychology | > psychology ~ neuroscience
Counseling psychology | counselling psychology | > psychology, counseling
Sociology | social theory, sociological research, medical sociology |
Criminology | crime analysis theory, victimology, penology | ~ sociology, criminal-law
Anthropology | cultural anthropology, social anthropology, physical anthropology | ~ sociology
Archaeology | archeology, archaeological research | ~ anthropology
Linguistics | applied linguistics, sociolinguistics |
Phonetics | phonology | > linguistics
Political science | politics and government, comparative politics, political theory, political analysis | ~ international-relations
International relations | foreign policy, international affairs, diplomacy, global affairs | ~ political-science
Gender studies | women's studies | ~ sociology
Ethnic studies | African American studies | ~ sociology
Cultural studies | | ~ sociology, anthropology
Demography | population studies, demographic analysis, demographics research | ~ sociology, statistics
Philosophy^* | moral philosophy, philosophical analysis, political philosophy |
Ethics^* | applied ethics, professional ethics | ~ philosophy
Theology | biblical studies | ~ philosophy
Religious studies | religious science | ~ theology
Historical knowledge | world history, ancient history, American history, European history, history knowledge | ~ historical-research # history-knowledge
Art history | history of art, architectural history | ~ history-knowledge
Literature studies | literary analysis, literary studies, comparative literature, literary criticism, English literature | ~ humanities
Humanities | liberal arts, digital humanities |
Classical studies | ancient Greek and Latin, Ancient Greek | ~ humanities
Econometrics | econometric modeling, econometric analysis, econometric methods, econometric models | > statistics, economics
Macroeconomics | monetary economics, macroeconomic analysis, macroeconomic policy | > economics
Microeconomics | microeconomic theory | > economics
Behavioral economics | behavioural economics | > economics ~ psychology
Labor economics | labour economics | > economics
Development economics | economic development theory | > economics ~ international-development
Health economics | health economics and outcomes research, HEOR^, health outcomes research | > economics ~ public-health
Health technology assessment | cost-effectiveness analysis, pharmacoeconomics | ~ health-economics
Environmental economics | natural resource economics, energy economics | > economics ~ environmental-science
Urban planning | city planning, urban and regional planning, land use planning, town planning, regional planning, community planning |
Zoning regulations | zoning codes, zoning ordinances, zoning laws | ~ urban-planning
Transportation planning | traffic planning, transit planning | ~ urban-planning
Human rights advocacy | human rights work, international human rights, human rights research | ~ international-relations
Peace and conflict studies | conflict analysis, peacebuilding | ~ international-relations
Media studies | communication studies, mass communication theory, media research | ~ sociology
`,
  ),
  ...parseSkills(
    'practice',
    `
Psychological research | psychology research, behavioral research, behavioural research, human subjects experiments | > psychology ~ scientific-research
Social research | social science research, sociological studies | > scientific-research ~ sociology
Economic analysis | economic research, economic modeling, economic forecasting, economic impact analysis | > economics
Historical research | archival research, historic research, research in archives | ~ scientific-research
Archaeological excavation | archaeological fieldwork, archeological excavation | > archaeology ~ field-work
Archaeological survey | archaeological surveys, archeological surveys | > archaeology ~ archaeological-excavation
Artifact analysis | artifact cataloging, lithic analysis | > archaeology
Political campaigning | political campaigns, voter outreach, political campaign management | ~ community-organizing
Canvassing | phone banking, door-to-door canvassing | ~ political-campaigning
Public opinion polling | opinion polling, political polling, exit polls | ~ survey-design
Eye tracking | eye-tracking studies | ~ psychological-research
Experimental psychology | psychophysics | > psychological-research
Census enumeration | census work, census taking | ~ survey-administration
Lexicography | dictionary writing | ~ linguistics
Terminology management | managing terminology | ~ lexicography, translation
Speech analysis | phonetic transcription, acoustic phonetics | ~ linguistics
`,
  ),
  ...parseSkills(
    'tool',
    `
E-Prime software | E-Prime^ | ~ experimental-psychology
PsychoPy | | ~ experimental-psychology, e-prime-software
Praat | | ~ speech-analysis
`,
  ),
];
