import { parseSkills } from '../../parse-skills.js';

/** Ways of finding out: study designs, statistics, writing up. */
export const statisticsAndResearchMethods = [
  ...parseSkills(
    'practice',
    `
Scientific research | academic research, research experience, laboratory research, basic research, research projects, conducting research, scientific investigation, conducting experiments, conduct experiments |
Research methodology | research methods, research design, research methodologies | ~ scientific-research
Qualitative research | qualitative methods, qualitative research methods, qualitative studies | > research-methodology ~ qualitative-data-analysis
Quantitative research | quantitative methods, quantitative research methods, quantitative studies | > research-methodology ~ statistics
Mixed methods research | mixed-methods research, mixed methods | > qualitative-research, quantitative-research
Literature review | literature reviews, literature searches, literature search, reviewing literature, literature research, scientific literature review | ~ scientific-research
Systematic review | systematic reviews, scoping review, scoping reviews, PRISMA guidelines | > literature-review ~ meta-analysis
Meta-analysis | meta-analyses, metaanalysis | > statistics ~ systematic-review
Survey design | survey research, questionnaires, questionnaire design, survey development, survey methodology, designing surveys, questionnaire development, designing questionnaires | ~ scientific-research
Survey administration | conducting surveys, survey data collection, administering surveys, field surveys of households, conduct surveys, administer surveys | ~ survey-design
Focus groups | focus group moderation, focus group facilitation, focus group research, focus group discussions | > qualitative-research
Research interviews | in-depth interviews, semi-structured interviews, qualitative interviews, qualitative interviewing, interviewing research participants | > qualitative-research
Ethnography | ethnographic research, participant observation, ethnographic fieldwork, ethnographic methods | > qualitative-research ~ anthropology
Case study research | case studies research, case study methodology | > qualitative-research
Action research | participatory research, community-based participatory research | > research-methodology
Qualitative data analysis | qualitative coding, qualitative analysis, coding qualitative data | ~ qualitative-research
Thematic analysis | | > qualitative-data-analysis
Content analysis | | > qualitative-data-analysis
Grounded theory | | > qualitative-data-analysis
Discourse analysis | | > qualitative-data-analysis ~ linguistics
Interview transcription | transcribing interviews, transcription of interviews | ~ research-interviews
Quantitative analysis | quantitative data analysis, quantitative analyses | ~ statistics, data-analysis
Data collection | collecting research data, collection of data, collect data, collecting data, research data collection | ~ scientific-research, data-analysis
Research data management | research data curation, research data archiving | ~ scientific-research
Sampling methods | sampling techniques, statistical sampling, sampling design, survey sampling, sampling plans | ~ statistics
Hypothesis testing | statistical hypothesis testing, significance testing, t-tests, statistical tests | > statistics
Regression analysis | regression modeling, multiple regression, regression models, regression modelling, statistical regression | > statistics
Linear regression | ordinary least squares | > regression-analysis
Logistic regression | logit models | > regression-analysis
Analysis of variance | ANOVA, ANCOVA | > statistics
Descriptive statistics | summary statistics | ~ statistics
Inferential statistics | statistical inference | > statistics
Multivariate analysis | multivariate statistics, multivariate statistical analysis, multivariate data analysis | > statistics
Factor analysis | exploratory factor analysis, confirmatory factor analysis | > multivariate-analysis
Principal component analysis | PCA analysis, principal components analysis, PCA^? | > multivariate-analysis ? component, multivariate, statistic, cluster
Cluster analysis | cluster analyses, K-means clustering, hierarchical clustering | > multivariate-analysis
Discriminant analysis | linear discriminant analysis | > multivariate-analysis
Mixed-effects models | multilevel modeling, hierarchical linear modeling, linear mixed models, generalized linear models, mixed models, mixed effects modeling | > regression-analysis
Structural equation modeling | structural equation modelling, latent variable modeling | > multivariate-analysis
Survival analysis | Kaplan-Meier, Cox regression, time-to-event analysis, Cox proportional hazards | > statistics ~ biostatistics
Bayesian statistics | Bayesian methods, Bayesian inference, Bayesian analysis, Bayesian modeling, Markov chain Monte Carlo, MCMC^, Bayesian modelling, Bayesian^? | > statistics ? statistic, regression, model
Causal inference | causal analysis methods, causal modeling | > statistics ~ econometrics
Propensity score matching | propensity scores | > causal-inference
Difference-in-differences | difference in differences | > causal-inference
Nonparametric statistics | nonparametric methods, bootstrapping statistics, non-parametric statistics | > statistics
Monte Carlo simulation | Monte Carlo methods, Monte Carlo simulations | ~ statistics, simulation
Power analysis | sample size calculation, sample size calculations, statistical power analysis, sample size estimation | > statistics ~ experimental-design
Longitudinal analysis | longitudinal data analysis, panel data analysis, longitudinal studies | > statistics
Spatial statistics | geostatistics, spatial data analysis, kriging | > statistics ~ gis
Psychometrics | item response theory, scale development, psychometric testing, psychometric analysis, test validation psychometrics | ~ statistics, psychology
Biostatistics | biostatistical analysis, medical statistics, biostatistical methods, biometry | > statistics
Statistical programming | statistical computing, statistical software programming | ~ statistics
Randomized controlled trials | RCTs^, randomised controlled trials, field experiments, randomized trials, randomized control trials | ~ experimental-design, clinical-research
Observational studies | cohort studies, case-control studies, cross-sectional studies, retrospective studies | ~ epidemiology, research-methodology
Secondary data analysis | analysis of secondary data, archival data analysis | ~ data-analysis
Scientific writing | manuscript writing, writing scientific papers, academic writing, research writing, writing manuscripts, research papers, manuscript preparation, scientific papers, writing research papers, scientific report writing, manuscripts?, write manuscripts | ? research, scien, journal, paper
Scientific publishing | peer-reviewed publications, scientific publications, peer-reviewed articles, publishing research, publishing in peer-reviewed journals, publication record, peer reviewed publications, publications in peer-reviewed journals, journal publications | > scientific-writing
Medical writing | clinical writing, regulatory medical writing, medical communications, clinical study reports, medical writer | > scientific-writing
Manuscript peer review | manuscript review, reviewing manuscripts, journal peer review, peer reviewing manuscripts | ~ scientific-writing
Scientific presentations | conference presentations, presenting research, poster presentations, scientific presentation, academic presentations, presenting research findings | ~ presentation-skills
Science communication | science outreach, science writing, popular science writing | ~ scientific-writing
Research grant writing | research proposals, research proposal writing, NIH grants, NSF grants, research grants, writing research proposals | > grant-management
Field work | fieldwork, field research, field sampling, field studies, field data collection, field survey work |
Research coordination | research project management, coordinating research projects, research administration, managing research projects, research project coordination | ~ project-management, scientific-research
Research assistance | research assistant duties, research support, assisting with research | ~ scientific-research
Technology transfer | research commercialization, tech transfer | ~ intellectual-property
Research and development | R&D^*, product research and development, research & development | ~ scientific-research
Citation management | reference management software, bibliographic management, reference management | ~ scientific-writing
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Research ethics | ethical conduct of research, responsible conduct of research, ethics of research, research integrity | ~ ethics
APA style | APA formatting, MLA style, Chicago Manual of Style, APA format, AMA style | ~ scientific-writing
`,
  ),
  ...parseSkills(
    'tool',
    `
EndNote | | > citation-management
Zotero | | > citation-management ~ endnote
Mendeley | | > citation-management ~ endnote, zotero
Citavi | | > citation-management ~ endnote
RefWorks | | > citation-management ~ endnote
NVivo | | > qualitative-data-analysis
ATLAS.ti | | > qualitative-data-analysis ~ nvivo
MAXQDA | | > qualitative-data-analysis ~ nvivo
Dedoose | | > qualitative-data-analysis ~ nvivo
Qualtrics | | > survey-design ~ surveymonkey
SurveyMonkey | Survey Monkey | ~ survey-design
LimeSurvey | | ~ survey-design, surveymonkey
Google Forms | | ~ surveymonkey
Microsoft Forms | MS Forms | ~ google-forms
REDCap | Research Electronic Data Capture | ~ clinical-data-management, survey-design
Minitab | | ~ statistics
jamovi | | ~ statistics, spss
Mplus^ | | > structural-equation-modeling
LISREL | | > structural-equation-modeling ~ mplus
SPSS AMOS | IBM SPSS AMOS | > structural-equation-modeling, spss
EViews | | ~ econometrics
WinBUGS | OpenBUGS | > bayesian-statistics
RStan | Stan modeling language | > bayesian-statistics ~ r
Web of Science | | ~ literature-review, scopus
Scopus^* | Scopus database | ~ literature-review
PubMed | MEDLINE database | ~ literature-review
Google Scholar | | ~ literature-review
Overleaf | | ~ latex
Amazon Mechanical Turk | MTurk | ~ survey-administration
`,
  ),
];
