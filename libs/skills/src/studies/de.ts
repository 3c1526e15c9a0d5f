/** German names of fields of study: `id | names`. */
export const deStudies = `
accounting | rechnungswesen, wirtschaftsprüfung, steuerlehre, steuerrecht
agriculture | agrarwissenschaften, agrarwissenschaft, landwirtschaft
architecture | architektur, innenarchitektur
arts | kunst, kunstgeschichte, freie kunst
biology | biologie, biowissenschaften, lebenswissenschaften
business | betriebswirtschaft, betriebswirtschaftslehre, bwl, wirtschaftswissenschaften, wirtschaftswissenschaft, unternehmensführung
chemistry | chemie, biochemie
civil-engineering | bauingenieurwesen, bauingenieur
communication | kommunikationswissenschaft, kommunikationswissenschaften, medienwissenschaft, journalistik, publizistik, öffentlichkeitsarbeit
computer-science | informatik, wirtschaftsinformatik, softwaretechnik, informationstechnik, medieninformatik, angewandte informatik
data-science | datenwissenschaft, statistik
design | gestaltung, grafikdesign, produktdesign, kommunikationsdesign
economics | volkswirtschaft, volkswirtschaftslehre, vwl, wirtschaftswissenschaften
education | pädagogik, erziehungswissenschaft, erziehungswissenschaften, bildungswissenschaft, lehramt
electrical-engineering | elektrotechnik, elektro und informationstechnik, elektronik
environment | umweltwissenschaften, umwelttechnik, ökologie
finance | finanzwirtschaft, finanzwesen, bankwesen, bankbetriebslehre
geography | geographie, geografie, geologie, geowissenschaften
history | geschichte, geschichtswissenschaft
hospitality | hotelmanagement, tourismus, tourismusmanagement
human-resources | personalwesen, personalmanagement, personalwirtschaft
industrial-engineering | wirtschaftsingenieurwesen, produktionstechnik, fertigungstechnik
languages | sprachwissenschaft, linguistik, germanistik, anglistik, romanistik, übersetzen
law | rechtswissenschaft, rechtswissenschaften, jura, wirtschaftsrecht
logistics | logistik, verkehrswesen
marketing | werbung, vertriebsmanagement
mathematics | mathematik, wirtschaftsmathematik
mechanical-engineering | maschinenbau, mechatronik, fahrzeugtechnik, verfahrenstechnik
medicine | medizin, humanmedizin
nursing | pflege, pflegewissenschaft, pflegemanagement
nutrition | ernährungswissenschaft, ernährungswissenschaften, ökotrophologie
pharmacy | pharmazie
philosophy | philosophie
physics | physik
physiotherapy | physiotherapie
politics | politikwissenschaft, politikwissenschaften, internationale beziehungen
psychology | psychologie
public-administration | verwaltungswissenschaft, verwaltungswissenschaften, öffentliche verwaltung
social-work | soziale arbeit, sozialen arbeit, sozialpädagogik, sozialarbeit
sociology | soziologie, sozialwissenschaften, sozialwissenschaft
sport | sportwissenschaft, sportwissenschaften
`;
