import type { PlaceWords } from '../topics/places.js';

export const places: PlaceWords = {
  countries: String.raw`united states|united states of america|usa|u\.s\.a?\.?|us|america|united kingdom|uk|england|scotland|wales|ireland|canada|germany|france|spain|italy|portugal|netherlands|belgium|switzerland|austria|poland|czech republic|czechia|sweden|norway|denmark|finland|iceland|israel|india|china|japan|south korea|s\.?\s?korea|korea|republic of korea|singapore|hong kong|taiwan|australia|new zealand|brazil|mexico|argentina|chile|peru|colombia|turkey|türkiye|ukraine|romania|bulgaria|greece|hungary|serbia|croatia|russia|nigeria|kenya|ghana|south africa|egypt|morocco|pakistan|bangladesh|sri lanka|vietnam|thailand|philippines|indonesia|malaysia|uae|united arab emirates|dubai|saudi arabia|qatar|luxembourg`,
  cities:
    'amsterdam|athens|atlanta|austin|baltimore|bangalore|bengaluru|bangkok|barcelona|beijing|berlin|berkeley|boston|brooklyn|brussels|bucharest|budapest|buenos aires|cairo|cambridge|cape town|charlotte|chennai|chicago|cincinnati|cleveland|cologne|copenhagen|dallas|delhi|new delhi|denver|detroit|dresden|dublin|edinburgh|frankfurt|geneva|glasgow|gothenburg|hamburg|hangzhou|hanoi|helsinki|houston|hyderabad|istanbul|jakarta|johannesburg|karachi|kyiv|kiev|krakow|kuala lumpur|lagos|lahore|leeds|leipzig|lima|lisbon|london|los angeles|lyon|madrid|manchester|manila|marseille|melbourne|menlo park|mexico city|miami|milan|milano|minneapolis|montreal|moscow|mountain view|mumbai|munich|nairobi|nanjing|naples|new york|new york city|nyc|oakland|orlando|osaka|oslo|oxford|palo alto|paris|philadelphia|phoenix|pittsburgh|portland|porto|prague|pune|quebec|rome|roma|rotterdam|sacramento|san antonio|san diego|san francisco|san jose|santiago|são paulo|sao paulo|seattle|seoul|shanghai|shenzhen|silicon valley|sofia|stockholm|stuttgart|sydney|taipei|tel aviv|the hague|tokyo|toronto|toulouse|valencia|vancouver|vienna|warsaw|washington|wellington|zagreb|zurich',
  regions:
    'A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVYT]|O[HKNR]|PA|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY]|State',
  afterRegion: String.raw`U\.?S\.?A?\.?|United States|Canada`,
  ways: String.raw`remote|hybrid|on[- ]?site|home office|(?:city|state)(?:\s?,\s(?:state|country))?|location`,
  insideNames: 'upon|on|le',
  around: 'greater',
  byCountry: {
    US: String.raw`U\.?S\.?A?\.?|United States(?: of America)?|American?`,
    CA: 'Canad(?:a|ian)',
    GB: String.raw`U\.?K\.?|United Kingdom|Britain|British|England`,
    DE: 'Germany|German',
    FR: 'France|French',
    ES: 'Spain|Spanish',
    CH: 'Switzerland|Swiss',
    AT: 'Austria',
    IE: 'Ireland|Irish',
    NL: 'Netherlands|Dutch',
    AU: 'Australian?',
    IN: 'Indian?',
    SG: 'Singapore',
  },
};
