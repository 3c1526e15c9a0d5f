/** Swedish names of fields of study: `id | names`. */
export const svStudies = `
accounting | redovisning, revision
agriculture | lantbruk, agronomi
architecture | arkitektur
arts | konst, konstvetenskap
biology | biologi, livsvetenskap
business | företagsekonomi, ekonomi, civilekonom
chemistry | kemi, biokemi
civil-engineering | väg och vatten, samhällsbyggnad, byggteknik
communication | kommunikation, medie och kommunikationsvetenskap, journalistik
computer-science | datavetenskap, datateknik, informatik, systemvetenskap, mjukvaruteknik
data-science | statistik
design | grafisk design, industridesign
economics | nationalekonomi, ekonomi
education | pedagogik, utbildningsvetenskap
electrical-engineering | elektroteknik, elkraftteknik, elektronik
environment | miljövetenskap, ekologi
finance | finans, finansiering
geography | geografi, geologi
history | historia
hospitality | turism, hotell och restaurang
human-resources | personalvetenskap, personal och arbetsliv
industrial-engineering | industriell ekonomi, produktionsteknik
languages | lingvistik, språkvetenskap, översättning
law | juridik, rättsvetenskap
logistics | logistik
marketing | marknadsföring
mathematics | matematik
mechanical-engineering | maskinteknik, mekatronik
medicine | medicin
nursing | omvårdnad, vårdvetenskap
nutrition | nutrition, dietetik
pharmacy | farmaci
philosophy | filosofi
physics | fysik
physiotherapy | fysioterapi
politics | statsvetenskap, internationella relationer
psychology | psykologi
public-administration | offentlig förvaltning
social-work | socialt arbete, socionom
sociology | sociologi, samhällsvetenskap
sport | idrottsvetenskap
`;
