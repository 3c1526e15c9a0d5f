/** Swedish titles of occupations: `id | titles`. */
export const svTitles = `
// business
accountant | redovisningsekonom, redovisningskonsult, ekonom
bookkeeper | bokförare, kamrer
accounts-payable-clerk | leverantörsreskontraansvarig, leverantörsreskontrahandläggare
accounts-receivable-clerk | kundreskontraansvarig, kundreskontrahandläggare
payroll-specialist | löneadministratör, lönespecialist, lönekonsult, löneassistent
tax-accountant | skatterådgivare, skattekonsult, skatteekonom
tax-preparer | deklarationskonsult, deklarationshandläggare
internal-auditor | internrevisor, intern revisor, controllansvarig intern kontroll
external-auditor | revisor, auktoriserad revisor, revisorsassistent
cost-accountant | kostnadsredovisare, produktionscontroller, fabrikscontroller
management-accountant | controller, business controller, verksamhetscontroller
financial-controller | redovisningschef, ekonomiansvarig, finanscontroller, koncernredovisningschef
accounting-assistant | ekonomiassistent, redovisningsassistent, ekonomiadministratör
billing-specialist | fakturahandläggare, fakturaadministratör, faktureringsassistent
collections-specialist | inkassohandläggare, kredithandläggare inkasso, kravhandläggare
financial-analyst | finansanalytiker, ekonomisk analytiker, business analyst ekonomi
budget-analyst | budgetanalytiker, budgetcontroller, budgethandläggare
finance-manager | ekonomichef, finanschef, ekonomidirektör
credit-analyst | kreditanalytiker, kredithandläggare, kreditriskanalytiker
risk-analyst | riskanalytiker, riskhanterare, riskcontroller, riskchef
treasury-analyst | treasuryanalytiker, treasury manager, likviditetsansvarig, cash manager
investment-analyst | investeringsanalytiker, aktieanalytiker, värdepappersanalytiker
investment-banking-analyst | investmentbankanalytiker, M&A-analytiker, corporate finance-rådgivare
portfolio-manager-investments | portföljförvaltare, fondförvaltare, kapitalförvaltare
financial-advisor | finansiell rådgivare, placeringsrådgivare, förmögenhetsrådgivare, private banker
trader | värdepappershandlare, aktiehandlare, börsmäklare, aktiemäklare
fund-accountant | fondadministratör, fondredovisare, back office-handläggare värdepapper
actuary | aktuarie, aktuarieanalytiker
bank-teller | bankkassör, banktjänsteman, bankkassörska, kundtjänstmedarbetare bank
personal-banker | bankrådgivare, privatrådgivare, kundrådgivare bank
bank-branch-manager | bankkontorschef, kontorschef bank, bankchef
loan-officer | bolånerådgivare, lånerådgivare, bolånehandläggare, låneförmedlare
loan-processor | låneadministratör, kreditadministratör, låneprocesshandläggare
commercial-banker | företagsrådgivare bank, företagsrådgivare, kundansvarig företag bank
anti-money-laundering-analyst | AML-analytiker, KYC-analytiker, penningtvättsutredare, bedrägeriutredare
insurance-agent | försäkringssäljare, försäkringsförmedlare, försäkringsmäklare, försäkringsrådgivare
insurance-account-manager | försäkringshandläggare, försäkringsadministratör, kundrådgivare försäkring
insurance-underwriter | underwriter, riskbedömare försäkring, försäkringsunderwriter
claims-adjuster | skadereglerare, skadehandläggare, skadeutredare försäkring
claims-processor | skadeassistent, ersättningshandläggare försäkring, skadeadministratör
benefits-consultant | förmånskonsult, pensionsrådgivare, pensionskonsult, förmånsrådgivare
hr-generalist | HR-generalist, HR-specialist, personalhandläggare, personalvetare
hr-manager | HR-chef, personalchef, HR-direktör, HR-manager
hr-assistant | HR-assistent, HR-administratör, HR-koordinator, personalassistent
hr-business-partner | HR-partner, HR business partner, HR-affärspartner, people partner
recruiter | rekryterare, rekryteringsspecialist, talent acquisition-specialist, rekryteringsansvarig
agency-recruitment-consultant | rekryteringskonsult, bemanningskonsult, konsultchef bemanning, headhunter
talent-sourcer | talent sourcer, researcher rekrytering, sourcer, rekryteringskoordinator
benefits-administrator | förmånsspecialist, benefits-specialist, pensionsadministratör, förmånsansvarig
compensation-analyst | lönekartläggare, compensation and benefits-specialist, ersättningsspecialist, lönestrateg
training-coordinator | utbildningskoordinator, utbildningsadministratör, kurskoordinator
learning-development-specialist | utbildningsansvarig, kompetensutvecklare, företagsutbildare, utbildningsspecialist
hris-analyst | HRIS-specialist, HR-systemförvaltare, HR-analytiker, HR-systemspecialist
labor-relations-specialist | arbetsrättsspecialist, förhandlare arbetsgivare, förhandlingschef
attorney | advokat, jurist, biträdande jurist
litigation-attorney | processjurist, tvistelösningsjurist, processadvokat
corporate-counsel | bolagsjurist, företagsjurist, chefsjurist, affärsjurist
criminal-lawyer | åklagare, brottmålsadvokat, kammaråklagare, offentlig försvarare
intellectual-property-attorney | patentombud, patentingenjör, immaterialrättsjurist, varumärkesjurist
real-estate-attorney | fastighetsjurist, fastighetsrättsjurist
notary | notarius publicus
paralegal | paralegal, juristassistent, biträde advokatbyrå
legal-secretary | advokatsekreterare, juristsekreterare, advokatassistent
litigation-support-specialist | e-discovery-specialist, litigation support-specialist
compliance-officer | compliance officer, regelefterlevnadsansvarig, compliance manager, complianceansvarig
privacy-officer | dataskyddsombud, dataskyddsjurist, dataskyddsansvarig
contract-manager | avtalsförvaltare, avtalscontroller, contract manager, avtalsansvarig
court-clerk | domstolshandläggare, domstolssekreterare, notarie
judge | domare, rådman, hovrättsassessor, medlare
buyer | inköpare, operativ inköpare, teknisk inköpare, inköpsplanerare
procurement-manager | inköpschef, inköpsansvarig, procurement manager, inköpsdirektör
strategic-sourcing-specialist | strategisk inköpare, kategoriansvarig inköp, upphandlare, sourcingspecialist
purchasing-assistant | inköpsassistent, inköpskoordinator, inköpsadministratör
retail-buyer | sortimentsinköpare, modeinköpare, category manager, sortimentsansvarig
real-estate-agent | fastighetsmäklare, mäklare, mäklarassistent
property-manager | fastighetsförvaltare, förvaltare, bostadsförvaltare, fastighetschef
leasing-consultant | uthyrare bostäder, bostadsuthyrare, uthyrningsansvarig fastighet
real-estate-appraiser | fastighetsvärderare, värderingsman fastighet, värderare
real-estate-analyst | fastighetsanalytiker, transaktionsanalytiker fastighet, fastighetsutvecklare, asset manager fastighet
title-escrow-officer | lagfartshandläggare, fastighetsregistrerare
housing-officer | bosocial handläggare, bostadshandläggare, boendekonsulent
facilities-manager | facility manager, fastighetsansvarig lokaler, lokalförvaltare, servicechef fastighet
project-manager | projektledare, projektchef, IT-projektledare, delprojektledare
project-coordinator | projektkoordinator, projektassistent, projektadministratör, biträdande projektledare
program-manager | programledare projekt, programchef, portföljansvarig projekt, program manager
pmo-analyst | PMO, projektcontroller, PMO-analytiker, projektkontorsansvarig
scrum-master | scrum master, agil coach, agil projektledare, scrummästare
change-manager | förändringsledare, organisationsutvecklare, change manager, verksamhetsutvecklare förändring
business-analyst | verksamhetsanalytiker, kravanalytiker, business analyst, kravhanterare
management-consultant | managementkonsult, strategikonsult, verksamhetskonsult, organisationskonsult
process-improvement-specialist | processutvecklare, lean-samordnare, förbättringsledare, processledare
policy-analyst | policyanalytiker, policyrådgivare, politisk sakkunnig, utredare policy
government-affairs-specialist | public affairs-konsult, samhällspolitisk chef, lobbyist, politisk sekreterare
civil-servant | statstjänsteman, kommunal handläggare, kommunhandläggare, förvaltningshandläggare
city-clerk | kommunsekreterare, nämndsekreterare, registrator kommun
benefits-eligibility-worker | försäkringsutredare, socialförsäkringshandläggare, arbetsförmedlare, handläggare försäkringskassan
tax-inspector | skatteinspektör, skattehandläggare, skatterevisor, skatteutredare
urban-planner | stadsplanerare, planarkitekt, samhällsplanerare, trafikplanerare
grants-manager | bidragshandläggare, stipendiehandläggare, anslagskoordinator, bidragsansökningsskribent
receptionist | receptionist, kontorsreceptionist, receptionsvärd
executive-assistant | VD-assistent, ledningsassistent, executive assistant, chefssekreterare
administrative-assistant | administrativ assistent, administratör, sekreterare, administrativ koordinator
office-manager | kontorschef, kontorsansvarig, office manager, administrativ chef
data-entry-clerk | dataregistrerare, inmatningsoperatör, dataadministratör, registrerare
office-clerk | kontorist, kontorsassistent, kontorsbiträde
medical-secretary | medicinsk sekreterare, läkarsekreterare, vårdadministratör
records-clerk | registrator, arkivassistent, arkivarie kontor, dokumenthanterare
document-controller | dokumentcontroller, dokumentansvarig, dokumentationssamordnare, document controller
mail-room-clerk | posthanterare, vaktmästare post, internpostbud, kontorsservicemedarbetare
translator | översättare, facköversättare, auktoriserad översättare, språkgranskare
interpreter | tolk, teckenspråkstolk, rättstolk, sjukvårdstolk
school-secretary | skolsekreterare, skoladministratör, skolassistent administration
// commercial
retail-sales-associate | butikssäljare, butiksmedarbetare, butiksbiträde, säljare i butik
cashier | kassör, kassörska, kassapersonal, kassabiträde
store-manager | butikschef, butiksföreståndare, biträdande butikschef
retail-department-supervisor | avdelningschef i butik, avdelningsansvarig butik, säljledare butik
retail-merchandiser | merchandiser, varuplockare i butik, varupåfyllare
visual-merchandiser | visual merchandiser, butikskommunikatör, dekoratör, skyltdekoratör
ecommerce-manager | e-handelsansvarig, e-handelschef, e-commerce manager, webbutiksansvarig
beauty-advisor | skönhetsrådgivare, parfymsäljare, skönhetskonsult, kosmetiksäljare
car-salesperson | bilsäljare, fordonssäljare
brand-promoter | demonstratör, varudemonstratör, promotor, varumärkesambassadör
fashion-stylist | modestylist, personlig stylist, stylist, personal shopper
merchandise-planner | sortimentsplanerare, merchandise planner, allocator, varuplanerare
category-manager | kategorichef, category manager, sortimentschef, sortimentsansvarig
fashion-buyer | modeinköpare, inköpare mode, inköpare konfektion
pattern-maker | mönsterkonstruktör, tillskärare, modellör, mönstertecknare
garment-technologist | plaggtekniker, beklädnadstekniker, konfektionstekniker
fashion-designer | modedesigner, modeskapare, kläddesigner
textile-designer | textildesigner, mönsterdesigner, mönsterformgivare
inside-sales-representative | innesäljare, intern säljare, ordersäljare
sales-development-representative | mötesbokare, sales development representative, leadgenerering specialist
account-executive | account executive, företagssäljare, B2B-säljare
account-manager | account manager, kundansvarig, kundansvarig säljare, kontoansvarig
key-account-manager | key account manager, nyckelkundsansvarig, storkundsansvarig
field-sales-representative | utesäljare, fältsäljare, distriktssäljare, säljrepresentant
regional-sales-manager | regional försäljningschef, försäljningschef, distriktschef försäljning, regionchef försäljning
sales-director | försäljningsdirektör, kommersiell chef, kommersiell direktör
business-development-manager | affärsutvecklare, business development manager, affärsutvecklingschef, partneransvarig
sales-engineer | säljingenjör, teknisk säljare, presale-konsult, försäljningsingenjör
pharmaceutical-sales-representative | läkemedelskonsulent, läkemedelssäljare, medicinsk säljare, produktspecialist läkemedel
sales-coordinator | säljkoordinator, ordermottagare, säljassistent, orderadministratör
sales-operations-analyst | säljanalytiker, sales operations manager, försäljningsanalytiker, försäljningscontroller
telemarketer | telefonförsäljare, telemarketingsäljare, telefonsäljare
call-centre-agent | callcenteragent, kundtjänstagent, telefonist kundtjänst, callcentermedarbetare
call-centre-supervisor | teamledare kundtjänst, teamledare callcenter, callcenterchef
back-office-agent | backofficemedarbetare, back office-handläggare, backoffice-administratör
returns-coordinator | returhandläggare, returansvarig, reklamationshandläggare, garantihandläggare
customer-service-representative | kundtjänstmedarbetare, kundservicemedarbetare, kundrådgivare, kundsupportmedarbetare
customer-service-manager | kundtjänstchef, kundservicechef, chef kundtjänst
customer-success-manager | customer success manager, kundframgångsansvarig
marketing-manager | marknadschef, marknadsansvarig, marketing manager, marknadsdirektör
marketing-coordinator | marknadskoordinator, marknadsassistent, marknadsförare, marknadsspecialist
digital-marketing-specialist | digital marknadsförare, digital marknadsspecialist, digital marketing manager, digital marknadsansvarig
seo-specialist | SEO-specialist, SEO-konsult, sökmotoroptimerare, SEO-strateg
paid-media-specialist | SEM-specialist, performance marketing manager, PPC-specialist, Google Ads-specialist
social-media-manager | social media manager, sociala medier-ansvarig, community manager, innehållsskapare
content-marketing-manager | content manager, innehållsansvarig, webbredaktör, content strateg
copywriter | copywriter, reklamskribent, innehållsskribent, webbskribent
email-marketing-specialist | CRM-specialist, marketing automation specialist, e-postmarknadsförare, CRM-ansvarig
product-marketing-manager | produktmarknadschef, product marketing manager, produktmarknadsförare
market-research-analyst | marknadsanalytiker, marknadsundersökare, marknadsresearcher, insiktsanalytiker
marketing-analyst | marknadsföringsanalytiker, webbanalytiker, digital analytiker
media-planner | medieplanerare, mediaköpare, mediarådgivare, mediastrateg
brand-manager | varumärkeschef, brand manager, varumärkesansvarig, trade marketing manager
growth-marketing-manager | tillväxtansvarig, growth manager, growth marketer, growth hacker
event-marketing-manager | eventmarknadsförare, mässansvarig, event marketing manager, mässkoordinator
advertising-account-manager | projektledare reklambyrå, reklamprojektledare, kundansvarig reklambyrå
public-relations-specialist | PR-konsult, kommunikatör, PR-ansvarig, informatör
head-of-communications | kommunikationschef, informationschef, kommunikationsdirektör, kommunikationsansvarig
internal-communications-specialist | internkommunikatör, internkommunikationsansvarig, kommunikationsspecialist
press-officer | pressekreterare, pressansvarig, presschef, presskommunikatör
speechwriter | talskrivare, spökskrivare
fundraiser | insamlingsansvarig, insamlingschef, fundraiser, insamlare
grant-writer | bidragsansökningsskribent, bidragsansvarig
journalist | journalist, reporter, nyhetsreporter, korrespondent
news-editor | nyhetsredaktör, chefredaktör, redaktionschef, nyhetschef
copy-editor | korrekturläsare, språkgranskare, redigerare, manusredaktör
book-editor | förlagsredaktör, förläggare, redaktionsassistent förlag, bokredaktör
broadcast-presenter | programledare, nyhetsuppläsare, radiopratare, hallåa
tv-radio-producer | tv-producent, radioproducent, programproducent, poddproducent
broadcast-technician | sändningstekniker, AV-tekniker, studiotekniker, videotekniker
video-editor | videoredigerare, filmklippare, videoklippare, klippare
videographer | videofotograf, kameraman, filmfotograf, videoproducent
film-producer-director | filmregissör, regissör, filmproducent, produktionsledare film
photographer | fotograf, pressfotograf, studiofotograf, bildredaktör
sound-engineer | ljudtekniker, ljudingenjör, ljuddesigner, ljudläggare
motion-designer | motion designer, animatör, motion graphics-designer, rörlig grafik-designer
3d-artist | 3D-artist, 3D-grafiker, 3D-animatör, 3D-modellerare
graphic-designer | grafisk designer, grafisk formgivare, originalare, layoutare
ux-designer | UX-designer, interaktionsdesigner, tjänstedesigner, användarupplevelsedesigner
ui-designer | UI-designer, gränssnittsdesigner, interfacedesigner
digital-product-designer | produktdesigner digital, digital produktdesigner, product designer
ux-researcher | UX-researcher, användarresearcher, användbarhetsexpert
web-designer | webbdesigner, webmaster, webbformgivare
industrial-designer | industridesigner, produktdesigner, möbeldesigner, formgivare
interior-designer | inredningsarkitekt, inredare, interiördesigner, köksplanerare
art-director | art director, kreativ chef, kreativ direktör, creative director
illustrator | illustratör, serietecknare, tecknare, konceptkonstnär
fine-artist | konstnär, bildkonstnär, skulptör, keramiker
musician | musiker, sångare, sångerska, kompositör
actor | skådespelare, skådespelerska, röstskådespelare, scenartist
dancer | dansare, koreograf, danslärare, danspedagog
museum-curator | museiintendent, intendent museum, kurator utställning, utställningskurator
gallery-manager | gallerist, galleriassistent, galleriföreståndare, konsthandlare
museum-attendant | museivärd, museivakt, museiguide, publikvärd
theatre-technician | scentekniker, teatertekniker, ljustekniker, scenarbetare
stage-manager | inspicient, scenmästare, scenchef, produktionsledare teater
costume-designer | kostymdesigner, kostymör, påklädare
game-designer | speldesigner, bandesigner, leveldesigner, game designer
screenwriter-author | författare, manusförfattare, manusskribent, dramatiker
event-planner | eventkoordinator, evenemangsplanerare, eventprojektledare, eventansvarig
travel-agent | resesäljare, resekonsult, reserådgivare, resebyråtjänsteman
set-designer | scenograf, rekvisitör, dekorbyggare, scendekoratör
// technology
software-engineer | mjukvaruutvecklare, systemutvecklare, programmerare, programvaruutvecklare
backend-developer | backendutvecklare, backend-utvecklare
frontend-developer | frontendutvecklare, frontend-utvecklare, javascriptutvecklare
full-stack-developer | fullstackutvecklare, fullstack-utvecklare
web-developer | webbutvecklare, webbprogrammerare, webmaster
ios-developer | iOS-utvecklare, iOS utvecklare
android-developer | Android-utvecklare, androidutvecklare
mobile-developer | mobilutvecklare, apputvecklare, app-utvecklare
java-developer | Java-utvecklare, javautvecklare
dotnet-developer | .NET-utvecklare, C#-utvecklare, .NET utvecklare
python-developer | Python-utvecklare, pythonutvecklare
php-developer | PHP-utvecklare, PHP-programmerare
ruby-developer | Ruby-utvecklare, Ruby on Rails-utvecklare
cpp-developer | C++-utvecklare, C++-programmerare
embedded-software-engineer | inbyggda system-utvecklare, embeddedutvecklare, utvecklare inbyggda system, firmwareutvecklare
game-developer | spelutvecklare, spelprogrammerare
software-engineering-manager | utvecklingschef mjukvara, chef för systemutveckling, gruppchef mjukvaruutveckling
data-analyst | dataanalytiker, dataanalyst, rapportanalytiker
data-engineer | dataingenjör, ETL-utvecklare, datalagerutvecklare
data-scientist | data scientist, datavetenskapsman
bi-developer | BI-utvecklare, BI-analytiker, BI-konsult
database-administrator | databasadministratör, databasutvecklare, SQL-utvecklare, databastekniker
machine-learning-engineer | maskininlärningsingenjör, AI-ingenjör, AI-utvecklare
devops-engineer | DevOps-ingenjör, DevOps-tekniker, DevOps-utvecklare
site-reliability-engineer | driftsäkerhetsingenjör IT, SRE-ingenjör, plattformsingenjör
cloud-engineer | molningenjör, molnarkitekt, molntekniker, infrastrukturtekniker
security-analyst | säkerhetsanalytiker, cybersäkerhetsanalytiker, SOC-analytiker, IT-säkerhetsspecialist
security-engineer | IT-säkerhetsingenjör, säkerhetsingenjör IT, cybersäkerhetsingenjör, informationssäkerhetsspecialist
penetration-tester | penetrationstestare, etisk hackare
software-tester | mjukvarutestare, systemtestare, testare, testanalytiker
qa-automation-engineer | testautomatiserare, QA-ingenjör, testutvecklare
help-desk-technician | helpdesktekniker, IT-supporttekniker, IT-tekniker, servicedesktekniker
desktop-support-technician | datortekniker, desktoptekniker, onsitetekniker IT
it-field-technician | fälttekniker IT, IT-fälttekniker, datacentertekniker
systems-administrator | systemadministratör, drifttekniker IT, serveradministratör, systemtekniker
network-administrator | nätverksadministratör, nätverkstekniker
network-engineer | nätverksingenjör, nätverksarkitekt, nätverksspecialist
it-manager | IT-chef, IT-ansvarig, IT-driftchef, CIO
application-support-analyst | applikationsspecialist, applikationstekniker, systemförvaltare, tekniker applikationssupport
business-systems-analyst | systemanalytiker, kravanalytiker, verksamhetsanalytiker IT, kravanalytiker IT
product-manager | produktchef, digital produktchef, produktansvarig
product-owner | produktägare, product owner
it-project-manager | IT-projektledare, projektledare IT, teknisk projektledare IT
solution-architect | lösningsarkitekt, mjukvaruarkitekt, systemarkitekt, IT-arkitekt
enterprise-architect | verksamhetsarkitekt, enterprisearkitekt, företagsarkitekt IT
sap-consultant | SAP-konsult, SAP-specialist, ABAP-utvecklare
erp-consultant | ERP-konsult, affärssystemkonsult, ERP-specialist
crm-consultant | CRM-konsult, Salesforce-administratör, Salesforce-utvecklare, CRM-utvecklare
technical-writer | teknikinformatör, teknisk skribent, teknisk redaktör
sales-engineer-it | försäljningsingenjör, säljingenjör, presalestekniker, teknisk säljare
mechanical-engineer | maskiningenjör, mekanikkonstruktör, mekanisk konstruktör
electrical-engineer | elkraftingenjör, elingenjör, elkonstruktör, elprojektör
civil-engineer | civilingenjör väg och vatten, väg- och vatteningenjör, vägprojektör, VA-ingenjör
structural-engineer | byggkonstruktör, konstruktör bygg, brokonstruktör, konstruktionsingenjör bygg
geotechnical-engineer | geotekniker, geoteknisk ingenjör
aerospace-structures-engineer | hållfasthetsingenjör, beräkningsingenjör flygstruktur, strukturingenjör flyg
aerospace-engineer | flygingenjör, rymdingenjör, flyg- och rymdingenjör, aerodynamiker
aircraft-systems-engineer | flygsystemingenjör, avionikingenjör, luftvärdighetsingenjör
systems-engineer-product | systemingenjör, systemintegrationsingenjör
automotive-engineer | fordonsingenjör, drivlineingenjör, utvecklingsingenjör fordon
chemical-engineer | kemiingenjör, kemiteknikingenjör, civilingenjör kemiteknik
process-engineer | processingenjör, processutvecklingsingenjör, processutvecklare
industrial-engineer | industriell ingenjör, leaningenjör, produktionsutvecklare, beredningsingenjör
manufacturing-engineer | produktionsingenjör, tillverkningsingenjör, produktionstekniker, industrialiseringsingenjör
quality-engineer | kvalitetsingenjör, kvalitetschef, leverantörskvalitetsingenjör, kvalitetsansvarig
quality-control-inspector | kvalitetskontrollant, kvalitetstekniker, mättekniker
environmental-engineer | miljöingenjör, vattenreningsingenjör, saneringsingenjör miljö
safety-engineer | arbetsmiljöingenjör, skyddsingenjör, HSE-ingenjör, arbetsmiljösamordnare
biomedical-engineer | medicinteknisk ingenjör, biomedicinsk ingenjör
biomedical-equipment-technician | medicintekniker, servicetekniker medicinteknik, sjukhustekniker
materials-engineer | materialingenjör, metallurg, materialtekniker
petroleum-engineer | petroleumingenjör, borringenjör, reservoaringenjör
mining-engineer | gruvingenjör, bergsingenjör, gruvplanerare
nuclear-engineer | kärnkraftsingenjör, reaktoringenjör, strålskyddsingenjör
telecommunications-engineer | telekomingenjör, radioingenjör, RF-ingenjör, radionätsplanerare
osp-engineer | fiberprojektör, nätprojektör fiber, fiberplanerare
telecommunications-technician | teletekniker, fibertekniker, telekomtekniker, nättekniker tele
hvac-engineer | VVS-ingenjör, VVS-konstruktör, ventilationskonstruktör, energiingenjör
facilities-engineer | fastighetsingenjör, driftingenjör fastighet, anläggningsingenjör
controls-engineer | automationsingenjör, PLC-programmerare, styr- och reglertekniker, automationstekniker
robotics-engineer | robotingenjör, robotprogrammerare, mekatronikingenjör, robottekniker
electronics-engineer | elektronikingenjör, elektronikkonstruktör, kretskonstruktör
hardware-engineer | hårdvaruingenjör, hårdvarukonstruktör, FPGA-utvecklare, hårdvaruutvecklare
electronics-technician | elektroniktekniker, elektronikreparatör, kalibreringstekniker, avioniktekniker
engineering-technician | ingenjörsassistent, provningstekniker, utvecklingstekniker
test-engineer-hardware | testingenjör, provningsingenjör, valideringsingenjör, verifieringsingenjör
project-engineer | projektingenjör, platsingenjör, byggprojektingenjör, entreprenadingenjör
engineering-manager | teknisk chef, konstruktionschef, utvecklingschef, FoU-chef
cad-drafter | CAD-konstruktör, CAD-ritare, teknisk ritare, ritare
bim-specialist | BIM-samordnare, BIM-koordinator, BIM-projektör, BIM-strateg
architect | arkitekt, byggnadsarkitekt, projekterande arkitekt, husarkitekt
landscape-architect | landskapsarkitekt, trädgårdsdesigner, landskapsingenjör
land-surveyor | mätningsingenjör, mätningstekniker, lantmätare, mättekniker bygg
quantity-surveyor | kalkylator bygg, kalkylingenjör, byggkalkylator, mängdare
gis-specialist | GIS-ingenjör, GIS-specialist, kartingenjör, kartograf
chemist | kemist, analytisk kemist, forskningskemist, analyskemist
quality-control-analyst | QC-analytiker, laboratorieingenjör kvalitetskontroll, analytiker kvalitetskontroll
laboratory-technician | laborant, laboratorietekniker, laboratorieassistent, kemitekniker
biologist | biolog, molekylärbiolog, biokemist, cellbiolog
wildlife-biologist | ekolog, viltbiolog, fältbiolog, zoolog
microbiologist | mikrobiolog, bakteriolog, virolog
research-assistant | forskningsassistent, forskningsmedarbetare, postdoktor, projektassistent forskning
environmental-scientist | miljövetare, miljökonsult, miljösamordnare, miljöutredare
geologist | geolog, hydrogeolog, geofysiker, prospekteringsgeolog
physicist | fysiker, optikingenjör, forskare i fysik, astrofysiker
statistician | statistiker, biostatistiker, SAS-programmerare
clinical-research-associate | klinisk prövningsledare, CRA, klinisk monitor, klinisk projektledare
clinical-research-coordinator | forskningskoordinator klinisk prövning, prövningskoordinator, studiekoordinator klinisk forskning
food-scientist | livsmedelstekniker, livsmedelsingenjör, livsmedelsutvecklare, produktutvecklare livsmedel
regulatory-affairs-specialist | regulatory affairs-specialist, regulatorisk specialist, registreringsansvarig läkemedel, regulatory affairs manager
research-scientist | forskare, forskningsingenjör
// people
registered-nurse | sjuksköterska, legitimerad sjuksköterska, grundutbildad sjuksköterska, leg. sjuksköterska
icu-nurse | intensivvårdssjuksköterska, IVA-sjuksköterska, intensivsjuksköterska
emergency-nurse | akutsjuksköterska, sjuksköterska akutmottagning
theatre-nurse | operationssjuksköterska, anestesisjuksköterska
paediatric-nurse | barnsjuksköterska, neonatalsjuksköterska
maternity-nurse | BB-sjuksköterska, sjuksköterska förlossning
community-nurse | distriktssköterska, distriktssjuksköterska, hemsjukvårdssjuksköterska
psychiatric-nurse | psykiatrisjuksköterska, specialistsjuksköterska psykiatri
nurse-manager | vårdenhetschef, avdelningschef sjukvård, vårdchef, enhetschef vård
nurse-practitioner | avancerad klinisk specialistsjuksköterska, specialistsjuksköterska
licensed-practical-nurse | undersköterska
nursing-assistant | vårdbiträde, sjukvårdsbiträde, vårdare
elderly-care-nurse | äldresjuksköterska, sjuksköterska äldreomsorg, geriatriksjuksköterska
caregiver | omsorgsassistent, omvårdnadspersonal, omsorgspersonal, vårdare äldreomsorg
home-health-aide | hemtjänstpersonal, undersköterska hemtjänst, personlig assistent, vårdbiträde hemtjänst
midwife | barnmorska
hospital-physician | läkare, sjukhusläkare, underläkare, överläkare
general-practitioner | allmänläkare, distriktsläkare, allmänpraktiserande läkare
surgeon | kirurg, ortoped, specialistläkare kirurgi
paediatrician | barnläkare, pediatriker
psychiatrist | psykiatriker, psykiater, specialistläkare psykiatri
dentist | tandläkare, allmäntandläkare, tandreglerare
physician-assistant | läkarassistent
pharmacist | apotekare, farmaceut, receptarie
pharmacy-technician | apotekstekniker, apoteksassistent, egenvårdsrådgivare
physiotherapist | fysioterapeut, sjukgymnast
occupational-therapist | arbetsterapeut
speech-therapist | logoped
psychologist | psykolog, klinisk psykolog, skolpsykolog
mental-health-counsellor | psykoterapeut, samtalsterapeut, familjeterapeut
addiction-counsellor | drogterapeut, alkohol- och drogterapeut, behandlingspedagog, behandlingsassistent
respiratory-therapist | andningsterapeut
radiographer | röntgensjuksköterska, röntgentekniker
sonographer | sonograf, ultraljudssonograf, biomedicinsk analytiker ultraljud
phlebotomist | provtagare, provtagningssköterska
medical-assistant | mottagningsassistent, medicinsk assistent, läkarmottagningsassistent
medical-coder | klinisk kodare, medicinsk kodare, diagnoskodare
medical-biller | vårdfakturerare, handläggare vårdfakturering
health-information-technician | journalarkivarie, vårdadministratör, medicinsk sekreterare
healthcare-administrator | sjukhuschef, verksamhetschef vård, sjukhusadministratör
practice-manager | vårdcentralschef, mottagningschef, klinikchef
paramedic | ambulanssjuksköterska, paramediker
emergency-medical-technician | ambulanssjukvårdare, ambulansförare
dental-assistant | tandsköterska
dental-hygienist | tandhygienist
dental-technician | tandtekniker
optometrist | optometrist, legitimerad optiker
optician | optiker, optikerassistent
veterinarian | veterinär, djurläkare, smådjursveterinär
veterinary-technician | djursjukskötare, djurvårdare, legitimerad djursjukskötare
dietitian | dietist, kostrådgivare, nutritionist
public-health-specialist | folkhälsovetare, folkhälsostrateg, epidemiolog, hälsoutvecklare
social-worker | socialsekreterare, socionom, kurator, socialarbetare
case-manager | case manager socialtjänst, samordnare socialtjänst, vårdsamordnare, biståndshandläggare
family-support-worker | familjebehandlare, familjestödjare, familjepedagog
victim-advocate | brottsofferstödjare, kvinnojoursarbetare
youth-worker | fritidsledare, ungdomsledare, ungdomsarbetare, fältassistent
disability-support-worker | stödassistent, stödpedagog, boendestödjare, habiliteringsassistent
probation-officer | frivårdsinspektör, frivårdare
community-outreach-coordinator | områdesutvecklare, samhällsvägledare, uppsökare, fältarbetare
volunteer-coordinator | volontärsamordnare, volontärkoordinator, volontäransvarig
ngo-programme-officer | programhandläggare, biståndsarbetare, programansvarig bistånd
religious-minister | präst, pastor, diakon, församlingspedagog
primary-teacher | grundskollärare, lågstadielärare, mellanstadielärare, klasslärare
secondary-teacher | lärare, gymnasielärare, högstadielärare, ämneslärare
mathematics-teacher | matematiklärare, lärare i matematik, ma/no-lärare
science-teacher | NO-lärare, biologilärare, kemilärare, fysiklärare
english-teacher | engelsklärare, svensklärare, lärare i engelska, lärare i svenska
language-teacher | språklärare, fransklärare, spansklärare, lärare i moderna språk
history-teacher | historielärare, SO-lärare, samhällskunskapslärare, geografilärare
art-teacher | bildlärare, konstlärare, lärare i bild
music-teacher | musiklärare, musikpedagog, pianolärare, kulturskolelärare
physical-education-teacher | idrottslärare, gymnastiklärare, lärare i idrott och hälsa
special-education-teacher | speciallärare, specialpedagog, lärare särskola
substitute-teacher | lärarvikarie, vikarierande lärare, korttidsvikarie
teaching-assistant | elevassistent, lärarassistent, resursperson skola
preschool-teacher | förskollärare, förskolepedagog, pedagog i förskola
kindergarten-teacher | lärare i förskoleklass, förskoleklasslärare
esl-teacher | SFI-lärare, lärare i svenska som andraspråk, SVA-lärare
tutor | läxhjälpare, privatlärare, studiecoach
school-counsellor | studie- och yrkesvägledare, SYV, skolkurator
school-principal | rektor, skolledare, biträdande rektor, skolchef
academic-adviser | studievägledare, studierådgivare
admissions-officer | antagningshandläggare, studentrekryterare, antagningsadministratör
financial-aid-officer | handläggare studiestöd, stipendiehandläggare, studiemedelshandläggare
university-professor | universitetslektor, universitetsadjunkt, professor, högskolelärare
instructional-designer | e-learning-utvecklare, utbildningsdesigner, läromedelsutvecklare
corporate-trainer | utbildare, företagsutbildare, utbildningssamordnare, utbildningsledare
librarian | bibliotekarie, skolbibliotekarie, biblioteksassistent
school-administrator | skoladministratör, skolsekreterare, skolassistent, utbildningsadministratör
curriculum-coordinator | läroplansutvecklare, utvecklingsledare skola, förstelärare
nanny | barnflicka, barnvakt, dagbarnvårdare, nanny
daycare-worker | barnskötare, förskoleassistent
after-school-leader | fritidspedagog, lärare i fritidshem, lägerledare, fritidsassistent
personal-trainer | personlig tränare, PT, gyminstruktör, fystränare
group-fitness-instructor | gruppträningsinstruktör, gruppträningsledare, spinninginstruktör
yoga-instructor | yogalärare, yogainstruktör, pilatesinstruktör
sports-coach | idrottstränare, fotbollstränare, simlärare, tennistränare
sports-manager | idrottschef, gymchef, sportchef, anläggningschef idrott
lifeguard | badvakt, livräddare, badvärd, strandvakt
recreation-coordinator | fritidskonsulent, aktivitetsledare, aktivitetssamordnare, aktiveringspedagog
dance-teacher | danslärare, danspedagog, balettpedagog
// trades
construction-site-manager | platschef bygg, platschef, byggplatschef
construction-superintendent | arbetsledare bygg, lagbas bygg
construction-project-manager | projektledare bygg, byggprojektledare, entreprenadchef
construction-estimator | kalkylator, kalkylingenjör, byggkalkylator
carpenter | snickare, träarbetare, byggnadssnickare, byggnadsträarbetare
electrician | elektriker, elmontör, installationselektriker, industrielektriker
plumber | rörmokare, VVS-montör, rörläggare
painter-decorator | målare, byggnadsmålare
roofer | takläggare, takmontör
mason | murare, betongarbetare, stenmurare
plasterer-drywaller | gipsmontör, gipsare, putsare
tiler-flooring-installer | plattsättare, kakelsättare, golvläggare
welder | svetsare, TIG-svetsare, licenssvetsare, rörsvetsare
ironworker | stålmontör, armerare, smidesmontör
heavy-equipment-operator | maskinförare, grävmaskinist, anläggningsmaskinförare, hjullastarförare
crane-operator | kranförare, mobilkranförare, tornkranförare
construction-labourer | byggarbetare, anläggningsarbetare, grovarbetare, byggnadsarbetare
hvac-technician | ventilationsmontör, ventilationstekniker, VVS-tekniker, drifttekniker ventilation
building-inspector | byggnadsinspektör, besiktningsman, byggkontrollant
solar-installer | solcellsmontör, solcellsinstallatör, solpanelsmontör
insulation-worker | isolerare, isoleringsmontör, teknisk isolerare
glazier | glasmästare, fönstermontör, glastekniker
scaffolder | ställningsbyggare, ställningsmontör
land-surveying-technician | mättekniker, mätningstekniker, mätningsingenjör, utsättare
maintenance-technician | underhållstekniker, underhållsmekaniker, drift- och underhållstekniker
maintenance-manager | underhållschef, underhållsledare, teknisk chef underhåll
facilities-technician | fastighetstekniker, drifttekniker, fastighetsingenjör
handyman | hantverkare, allkonstnär bygg, servicetekniker fastighet
caretaker | vaktmästare, fastighetsskötare, skolvaktmästare, bovärd
millwright | maskinmontör, maskinuppställare, industrimontör
elevator-technician | hisstekniker, hissmontör, hissreparatör
appliance-repair-technician | vitvarutekniker, vitvarureparatör, servicetekniker vitvaror
industrial-mechanic | industrimekaniker, maskinreparatör, industrireparatör, mekaniker industri
mechatronics-technician | mekatroniker, automationstekniker, instrumenttekniker, styr- och reglertekniker
refrigeration-technician | kyltekniker, kylmontör, kyl- och värmepumptekniker
field-service-technician | servicetekniker, fältservicetekniker, serviceingenjör, servicemontör
automotive-mechanic | bilmekaniker, fordonstekniker, fordonsmekaniker, personbilstekniker
diesel-mechanic | lastbilsmekaniker, tungfordonsmekaniker, lastvagnsmekaniker, lantbruksmekaniker
auto-body-technician | billackerare, bilplåtslagare, skadetekniker
automotive-service-advisor | servicerådgivare, kundmottagare bilverkstad, kundmottagare verkstad
parts-counter-associate | reservdelssäljare, reservdelsman, reservdelsspecialist
automotive-sales-manager | försäljningschef bil, bilförsäljningschef
dealership-finance-manager | finansansvarig bilhandel, bilfinansspecialist
car-detailer | bilrekonditionerare, rekonditionerare, biltvättare
bicycle-motorcycle-mechanic | cykelmekaniker, cykelreparatör, motorcykelmekaniker
aircraft-mechanic | flygmekaniker, flygtekniker, helikoptertekniker
machine-operator | maskinoperatör, linjeoperatör
cnc-machinist | CNC-operatör, CNC-tekniker, svarvare, fräsare
assembler | montör, monteringsarbetare, monteringsoperatör
production-worker | produktionsmedarbetare, fabriksarbetare, industriarbetare, produktionspersonal
production-supervisor | produktionsledare, skiftledare, arbetsledare produktion, gruppledare produktion
production-manager | produktionschef, tillverkningschef, flödeschef
plant-manager | fabrikschef, platschef industri, fabriksdirektör
quality-inspector | kvalitetskontrollant, kvalitetstekniker, mättekniker kvalitet
quality-manager | kvalitetschef, kvalitetsansvarig, kvalitetssamordnare, kvalitetsledare
tool-and-die-maker | verktygsmakare, formverktygsmakare
sheet-metal-worker | plåtslagare, byggnadsplåtslagare, industriplåtslagare, svetsare plåtslagare
press-operator | pressoperatör, pressare, stansare, gjutare
printing-press-operator | tryckare, offsettryckare, grafisk tryckare, screentryckare
sewing-machine-operator | sömmerska, skräddare, symaskinsoperatör, textilarbetare
textile-machine-operator | textiloperatör, vävare, textilmaskinoperatör
upholsterer | tapetserare, möbeltapetserare, sadelmakare
butcher | slaktare, styckare, köttmästare, charkuterist
food-production-worker | livsmedelsarbetare, livsmedelsoperatör, livsmedelstekniker
food-production-manager | produktionschef livsmedel, produktionsledare livsmedel
packaging-operator | förpackningsoperatör, packare, förpackare
process-operator | processoperatör, processtekniker, kontrollrumsoperatör, drifttekniker process
chemical-operator | kemioperatör, kemitekniker produktion, processoperatör kemi, läkemedelsoperatör
cleanroom-technician | renrumsoperatör, renrumstekniker, halvledartekniker
manufacturing-technician | produktionstekniker, tillverkningstekniker, beredare
production-planner | produktionsplanerare, materialplanerare, orderplanerare
continuous-improvement-specialist | förbättringsledare, lean-koordinator, verksamhetsutvecklare lean
wood-machine-operator | sågverksarbetare, sågverksoperatör, trämaskinoperatör
industrial-painter-coater | industrilackerare, lackerare, ytbehandlare, blästrare
power-plant-operator | driftoperatör kraftverk, kraftverksoperatör, panntekniker, drifttekniker kraftvärme
lineworker | linjemontör, distributionselektriker, kraftledningsmontör, elnätsmontör
wind-turbine-technician | vindkraftstekniker, servicetekniker vindkraft
oil-rig-worker | borrare, oljeriggsarbetare, bergarbetare, gruvarbetare
water-treatment-operator | drifttekniker vatten och avlopp, VA-tekniker, reningsverkstekniker, processoperatör reningsverk
utilities-meter-technician | mätarmontör, mätaravläsare, rörnätstekniker, gastekniker
farmer | lantbrukare, bonde, jordbrukare
farm-worker | lantarbetare, jordbruksarbetare, lantbruksarbetare, bärplockare
farm-manager | driftledare lantbruk, gårdschef, förvaltare lantbruk
agronomist | agronom, växtodlingsrådgivare, lantbruksrådgivare
gardener-horticulturist | trädgårdsmästare, trädgårdsarbetare, parkarbetare, greenkeeper
landscaper | anläggare, trädgårdsanläggare, markanläggare, utemiljöarbetare
forester | skogsmästare, skogvaktare, skogsinspektor, skogstekniker
arborist-logger | arborist, skogsarbetare, skogshuggare, skogsmaskinförare
animal-caretaker | djurvårdare, djurskötare zoo, hundfrisör, hundskötare
greenhouse-worker | växthusarbetare, växthusodlare, plantskolearbetare, odlare
agricultural-technician | lantbrukstekniker, försökstekniker, fälttekniker lantbruk
livestock-worker | djurskötare, lantbruksdjurskötare, mjölkbonde, hästskötare
cabinet-maker | möbelsnickare, finsnickare, inredningssnickare, köksmontör
jeweller | guldsmed, silversmed, urmakare, juvelerare
shoemaker | skomakare, läderhantverkare, ortopedskomakare
potter-ceramicist | keramiker, krukmakare, glasblåsare, konsthantverkare
telecom-cable-installer | telemontör, fibertekniker, teletekniker, nätmontör
security-systems-technician | larmtekniker, larminstallatör, säkerhetstekniker, brandlarmstekniker
locksmith | låssmed, låstekniker, låsmontör
pest-control-technician | skadedjurstekniker, skadedjurssanerare, skadedjursbekämpare
swimming-pool-technician | pooltekniker, badtekniker, poolskötare
road-paving-worker | vägarbetare, asfaltläggare, stensättare, banarbetare
// service
truck-driver | lastbilschaufför, lastbilsförare, fjärrchaufför, långtradarchaufför
delivery-driver | budbilsförare, distributionschaufför, leveransförare, chaufför
courier | cykelbud, kurir
bus-driver | bussförare, busschaufför
taxi-driver | taxichaufför, taxiförare, privatchaufför
train-driver | lokförare, tågförare, spårvagnsförare, tunnelbaneförare
train-conductor | tågvärd, tågvärdinna, konduktör, ombordansvarig
transport-dispatcher | trafikledare, transportledare, transportplanerare
logistics-coordinator | logistikkoordinator, logistiker, transportkoordinator
logistics-manager | logistikchef, transportchef, distributionschef, logistikansvarig
supply-chain-manager | supply chain-chef, inköps- och logistikchef, försörjningschef
supply-chain-analyst | supply chain-analytiker, efterfrågeplanerare, materialplanerare, försörjningsplanerare
warehouse-associate | lagerarbetare, lagermedarbetare, orderplockare, lagerpersonal
warehouse-supervisor | lagerchef, lagerledare, lagerförman, teamledare lager
forklift-operator | truckförare, gaffeltruckförare
shipping-receiving-clerk | godsmottagare, utlastare, expeditör lager, godshanterare
inventory-control-specialist | lagerkontrollant, lageradministratör, inventerare, lagerstyrare
material-control-specialist | materialkoordinator, materialhanterare, materialstyrare, materialförvaltare
freight-forwarder | speditör, fraktmäklare, speditionshandläggare
customs-broker | tulldeklarant, tullombud, tullspecialist, tullhandläggare
import-export-specialist | exporthandläggare, importhandläggare, exportkoordinator
fleet-manager | fordonsansvarig, vagnparksansvarig, fleet manager, åkerichef
mover | flyttarbetare, flyttkarl, flyttgubbe
postal-worker | brevbärare, postsorterare, lantbrevbärare, postiljon
airline-pilot | pilot, trafikpilot, flygkapten, helikopterpilot
flight-attendant | flygvärdinna, flygvärd, kabinpersonal, steward
avionics-technician | avioniktekniker, flygelektriker
aviation-ordnance-technician | vapentekniker, ammunitionstekniker
ramp-agent | ramparbetare, flygplatsarbetare, bagagehanterare, stationstekniker flygplats
airline-customer-service-agent | incheckningspersonal, markvärdinna, passagerarservice, stationsagent
air-traffic-controller | flygledare, flygtrafikledare
flight-operations-specialist | flygklarerare, trafikassistent flyg, besättningsplanerare
sailor | matros, sjöman, däcksman, båtsman
ships-officer | sjökapten, styrman, fartygsbefälhavare, fartygsbefäl
marine-engineer | sjöingenjör, maskinist fartyg, fartygsmaskinist, båtmekaniker
longshore-worker | hamnarbetare, stuvare, stuveriarbetare
railway-maintenance-worker | bantekniker, banarbetare, signaltekniker järnväg, rälsläggare
executive-chef | kökschef, köksmästare
sous-chef | souschef, sous chef, biträdande kökschef
line-cook | kock, kallskänka, varmkock, grillkock
pastry-chef | konditor, bagare och konditor, dessertkock, patissier
baker | bagare, bagerist, bageriarbetare, bageribiträde
kitchen-assistant | köksbiträde, diskare, kökspersonal, köksassistent
fast-food-worker | snabbmatsmedarbetare, restaurangbiträde, pizzabagare, restaurangmedarbetare
restaurant-manager | restaurangchef, restaurangägare, krögare, hovmästare
food-service-manager | kostchef, måltidschef, storköksföreståndare, kökschef storkök
food-and-beverage-manager | food and beverage manager, F&B-chef, F&B-ansvarig
waiter | servitör, servitris, serveringspersonal, servispersonal
bartender | bartender, barpersonal, barmästare, barbiträde
barista | barista, cafébiträde, cafépersonal, cafémedarbetare
restaurant-host | restaurangvärd, restaurangvärdinna
catering-banquet-manager | cateringchef, bankettansvarig, cateringansvarig, festvåningschef
hotel-manager | hotellchef, hotelldirektör, receptionschef, platschef hotell
hotel-front-desk-agent | hotellreceptionist, receptionist hotell, bokningsagent hotell
night-auditor | nattreceptionist, nattportier, night auditor
concierge | concierge, piccolo, hotellportier, hotellvärd
housekeeper | städare hotell, hotellstädare, hushållerska, hemstädare
housekeeping-supervisor | husfru, städledare, städchef, arbetsledare städ
cleaner | städare, lokalvårdare, fönsterputsare, städerska
laundry-worker | tvätteriarbetare, tvätteribiträde, tvättbiträde, strykerska
security-guard | väktare, ordningsvakt, säkerhetsvakt, bevakningspersonal
security-manager | säkerhetschef, säkerhetsansvarig, bevakningschef
police-officer | polis, polisassistent, polisman, militärpolis
detective | kriminalinspektör, polisutredare, detektiv, privatdetektiv
correctional-officer | kriminalvårdare, kriminalvårdsinspektör, häktesvårdare, fångvårdare
firefighter | brandman, deltidsbrandman, brandförman, räddningsledare
loss-prevention-officer | butiksdetektiv, butikskontrollant, svinnansvarig
airport-security-screener | säkerhetskontrollant, flygplatskontrollant, säkerhetskontrollant flygplats
customs-border-officer | tulltjänsteman, tullinspektör, gränskontrollant, tullare
emergency-dispatcher | larmoperatör, SOS-operatör, räddningsoperatör, larmcentraloperatör
emergency-management-specialist | beredskapssamordnare, krisberedskapssamordnare, beredskapshandläggare
infantry-soldier | soldat, skyttesoldat, infanterist, gruppsoldat
military-logistics-specialist | logistiksoldat, logistikofficer, kvartermästare, förrådsman försvaret
military-supervisor | plutonchef, gruppbefäl, yrkesofficer, reservofficer, specialistofficer
hairdresser | frisör, frisörska, barberare, hårstylist
beautician | hudterapeut, kosmetolog, makeupartist, fransstylist
nail-technician | nagelteknolog, nagelterapeut, manikyrist, nagelskulptör
massage-therapist | massör, massageterapeut, massös, spaterapeut
spa-salon-receptionist | spareceptionist, spavärd, salongsreceptionist, spachef
funeral-director | begravningsentreprenör, begravningsrådgivare, auktoriserad begravningsrådgivare, bisättningspersonal
pet-groomer | hundfrisör, hundtrimmare
casino-dealer | croupier, dealer casino, kasinovärd, pitboss
casino-cashier-slot-attendant | kassör casino, spelautomatsvärd, spelhallsvärd
cinema-ticketing-attendant | biografvärd, biljettförsäljare, biografpersonal, biljettkassör
amusement-attendant | attraktionsvärd, åkattraktionsskötare, nöjesparksmedarbetare, museivärd
// general
manager | chef, manager, avdelningschef, enhetschef
general-manager | platschef, driftchef, general manager, verksamhetschef
operations-manager | operativ chef, verksamhetsledare, driftansvarig, operations manager
operations-coordinator | driftkoordinator, operativ koordinator, verksamhetskoordinator
director | direktör, områdeschef, avdelningsdirektör, biträdande direktör
vice-president | vice president, vice vd, affärsområdeschef
chief-executive | verkställande direktör, VD, koncernchef, CEO
business-owner | ägare, grundare, egenföretagare, företagare
supervisor | arbetsledare, gruppchef, sektionschef, supervisor
team-leader | teamledare, gruppledare, lagledare, teamchef
shift-leader | skiftledare, skiftlagsledare, förman, skiftansvarig
coordinator | koordinator, samordnare
specialist | specialist, expert, sakkunnig
assistant | assistent, medhjälpare, biträde
associate | medarbetare, anställd, teammedlem
analyst | analytiker, analyst
consultant | konsult, managementkonsult, verksamhetskonsult
advisor | rådgivare, kundrådgivare
administrator | administratör, handläggare, administrativ handläggare
officer | tjänsteman, statstjänsteman, programhandläggare
representative | representant, företagsrepresentant, ombud
agent | agent, servicemedarbetare
technician | tekniker, servicetekniker, fälttekniker
operator | operatör, processoperatör
clerk | kontorist, kontorsassistent, expeditör
intern-trainee | praktikant, trainee
apprentice | lärling, elev
volunteer | volontär, ideell medarbetare, frivilligarbetare
student-worker | studentmedarbetare, studentassistent, extraarbetare
freelancer | frilansare, frilans, egenkonsult
instructor | instruktör, kursledare, utbildare
`;
