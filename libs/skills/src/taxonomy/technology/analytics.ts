import { parseSkills } from '../../parse-skills.js';

/** Asking data: statistics, reports, and the tools for both. */
export const analytics = [
  ...parseSkills(
    'technology',
    `
Power BI | PowerBI, Microsoft Power BI, Power BI Desktop, Power BI Service, MS Power BI | > business-intelligence, data-visualization ~ tableau, looker, dashboards, data-analysis
DAX^ | Data Analysis Expressions | > power-bi
Power Query | M language, Power Query M | ~ power-bi
Power Pivot | PowerPivot | > excel ~ power-bi
Tableau^ | Tableau Desktop, Tableau Server, Tableau Software | > business-intelligence, data-visualization ~ dashboards, data-analysis
Tableau Prep | | > tableau
Looker | Google Looker | > business-intelligence, data-visualization ~ tableau, dashboards
Looker Studio | Google Data Studio, Google Looker Studio, Data Studio^ | ~ looker, power-bi # looker-studio
Qlik | Qlik Sense, QlikSense | > business-intelligence, data-visualization ~ tableau, power-bi
QlikView | Qlik View | > business-intelligence ~ qlik
MicroStrategy | | > business-intelligence ~ tableau, cognos
Cognos | IBM Cognos, Cognos Analytics | > business-intelligence ~ sap-businessobjects
SAP BusinessObjects | BusinessObjects, Business Objects, SAP BO^, SAP BI | > business-intelligence
SAP Crystal Reports | Crystal Reports | ~ ssrs
SSRS | SQL Server Reporting Services | > business-intelligence ~ ssis, power-bi
SSAS | SQL Server Analysis Services | > olap, microsoft-sql-server ~ ssis
Oracle BI | OBIEE, Oracle Business Intelligence, Oracle Analytics Cloud | > business-intelligence ~ cognos
Amazon QuickSight | QuickSight, AWS QuickSight | > business-intelligence, aws ~ power-bi
Metabase | | > business-intelligence ~ apache-superset
Apache Superset | | > business-intelligence ~ metabase
Redash | | > business-intelligence ~ metabase
Domo^* | Domo BI | > business-intelligence ~ power-bi
Sisense | | > business-intelligence ~ power-bi
ThoughtSpot | | > business-intelligence ~ power-bi
TIBCO Spotfire | Spotfire | > business-intelligence ~ tableau
SAP Analytics Cloud | | > business-intelligence ~ power-bi
Jaspersoft | JasperReports, Jasper Reports | ~ sap-crystal-reports
NumPy | | > python ~ data-analysis
pandas^ | Pandas | > python, data-analysis ~ numpy
SciPy | | > python ~ numpy
statsmodels | | > python, statistics ~ scipy
Matplotlib | | > python, data-visualization
seaborn | | > python, data-visualization ~ matplotlib
Plotly | | > data-visualization ~ matplotlib
Plotly Dash | Dash^* | > python ~ plotly, streamlit
Bokeh^* | | > python, data-visualization ~ matplotlib
Vega-Lite | | > data-visualization
tidyverse | | > r
ggplot2 | ggplot | > r, tidyverse, data-visualization
dplyr | | > r, tidyverse
R Shiny | RShiny, Shiny^* | > r ~ streamlit
R Markdown | RMarkdown | > r
Quarto^ | | ~ r-markdown, jupyter
SAS^ | SAS programming, SAS Base, Base SAS, SAS/STAT, SAS software | > statistics ~ r, spss, data-analysis
SAS Enterprise Guide | | > sas
SAS Enterprise Miner | | > sas, data-mining
SAS Viya | | > sas
SPSS | IBM SPSS, SPSS Statistics | > statistics ~ data-analysis
SPSS Modeler | | > data-mining ~ spss
Stata^ | STATA^ | > statistics ~ spss, sas
JASP^ | | > statistics ~ spss
Stan language | PyStan | > bayesian-statistics
`,
  ),
  ...parseSkills(
    'tool',
    `
Jupyter | Jupyter Notebook, Jupyter Notebooks, JupyterLab, Jupyter Hub, IPython | > python
Google Colab | Colab^, Google Colaboratory | ~ jupyter
RStudio | R Studio, Posit^* | > r
Spyder IDE | Spyder^* | > python ~ pycharm
Anaconda^ | Conda^ | > python
OpenRefine | | ~ data-cleaning
`,
  ),
  ...parseSkills(
    'practice',
    `
Data analysis | data analytics, data analyst skills, analyse data, analyze data, analyzing data, analysing data, analysis of data |
Exploratory data analysis | EDA^? | > data-analysis ? data, analysis, pandas, visualization, feature, machine learning, exploratory
Data science | data scientist skills | > data-analysis, statistics ~ machine-learning, data-visualization
Data visualization | data visualisation, data viz, visualizing data |
Dashboards | dashboarding, dashboard development, building dashboards, creating dashboards, interactive dashboards | > data-visualization
Data storytelling | storytelling with data | > data-visualization
Data mining | mining data | ~ data-analysis
Business intelligence | BI^, BI tools, BI reporting, BI development | ~ data-visualization, data-analysis
Business analytics | | > data-analysis ~ business-intelligence
Ad hoc reporting | ad hoc reports, ad-hoc reporting, ad hoc analysis | ~ data-analysis
Predictive analytics | predictive modeling, predictive modelling, predictive models, predictive analysis | > data-analysis ~ machine-learning
Prescriptive analytics | | ~ predictive-analytics, operations-research
Product analytics | | > data-analysis
Cohort analysis | | > data-analysis
Text mining | text analytics | ~ natural-language-processing, data-mining
A/B testing | split testing, AB testing, A/B tests | ~ statistics
Multivariate testing | | ~ a-b-testing
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Statistics | statistical analysis, statistical methods, statistical analyses, applied statistics |
Statistical modeling | statistical modelling, statistical models | > statistics
Statistical software | statistical packages | ~ statistics
Time series analysis | time-series analysis, time series, time series modeling | > statistics
Time series forecasting | | > time-series-analysis
Linear algebra | | ~ statistics, mathematics
Simulation | computational modeling, numerical simulation, computer simulation, simulation modeling | ~ mathematics
Mathematical modeling | mathematical modelling | > mathematics ~ simulation
`,
  ),
];
