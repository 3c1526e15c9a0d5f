/** English names of fields of study: `id | names`. */
export const enStudies = `
accounting | accounting, accountancy, auditing
agriculture | agriculture, agronomy, agricultural science
architecture | architecture
arts | fine arts, visual arts, art history
biology | biology, life sciences, biological sciences, molecular biology
business | business, business administration, business management, business studies, management, management studies
chemistry | chemistry, biochemistry, chemical sciences
civil-engineering | civil engineering, structural engineering, construction engineering
communication | communications, communication studies, media studies, journalism, public relations
computer-science | computer science, computing, informatics, software engineering, information technology, information systems, computer engineering
data-science | data science, data analytics, statistics
design | design, graphic design, industrial design
economics | economics, political economy
education | education, teaching, pedagogy, educational science
electrical-engineering | electrical engineering, electronics, electronic engineering, electrical and electronic engineering
environment | environmental science, environmental studies, ecology
finance | finance, banking, finance and banking
geography | geography, geology, earth sciences
history | history
hospitality | hospitality, hospitality management, hotel management, tourism
human-resources | human resources, human resource management, personnel management
industrial-engineering | industrial engineering, production engineering, manufacturing engineering
languages | linguistics, modern languages, translation, philology
law | law, legal studies, jurisprudence
logistics | logistics, supply chain management, transport management
marketing | marketing, advertising
mathematics | mathematics, maths, applied mathematics
mechanical-engineering | mechanical engineering, mechatronics
medicine | medicine, human medicine
nursing | nursing, nursing science, nursing studies
nutrition | nutrition, dietetics
pharmacy | pharmacy, pharmaceutical sciences, pharmacology
philosophy | philosophy
physics | physics
physiotherapy | physiotherapy, physical therapy
politics | political science, politics, international relations
psychology | psychology
public-administration | public administration, public policy
social-work | social work, social pedagogy, social care
sociology | sociology, social sciences
sport | sports science, sport science, kinesiology, exercise science
`;
