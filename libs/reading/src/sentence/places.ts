const countries =
  'united states|united states of america|usa|u\\.s\\.a?\\.?|us|america|united kingdom|uk|england|scotland|wales|ireland|canada|germany|deutschland|france|spain|españa|italy|italia|portugal|netherlands|belgium|switzerland|schweiz|austria|österreich|poland|czech republic|czechia|sweden|norway|denmark|finland|iceland|israel|india|china|japan|south korea|s\\.?\\s?korea|korea|republic of korea|singapore|hong kong|taiwan|australia|new zealand|brazil|brasil|mexico|méxico|argentina|chile|peru|perú|colombia|turkey|türkiye|ukraine|romania|bulgaria|greece|hungary|serbia|croatia|russia|nigeria|kenya|ghana|south africa|egypt|morocco|pakistan|bangladesh|sri lanka|vietnam|thailand|philippines|indonesia|malaysia|uae|united arab emirates|dubai|saudi arabia|qatar|luxembourg';
const cities =
  'amsterdam|athens|atlanta|austin|baltimore|bangalore|bengaluru|bangkok|barcelona|beijing|berlin|berkeley|bogotá|boston|brooklyn|brussels|bucharest|budapest|buenos aires|cairo|cambridge|cape town|charlotte|chennai|chicago|cincinnati|cleveland|cologne|copenhagen|dallas|delhi|new delhi|denver|detroit|dresden|dublin|düsseldorf|edinburgh|frankfurt|geneva|glasgow|gothenburg|hamburg|hangzhou|hanoi|helsinki|houston|hyderabad|istanbul|jakarta|johannesburg|karachi|kyiv|kiev|köln|krakow|kuala lumpur|lagos|lahore|leeds|leipzig|lima|lisbon|london|los angeles|lyon|madrid|manchester|manila|marseille|melbourne|menlo park|mexico city|miami|milan|milano|minneapolis|montreal|montréal|moscow|mountain view|mumbai|munich|münchen|nairobi|nanjing|naples|new york|new york city|nyc|oakland|orlando|osaka|oslo|oxford|palo alto|paris|philadelphia|phoenix|pittsburgh|portland|porto|prague|pune|quebec|rome|roma|rotterdam|sacramento|san antonio|san diego|san francisco|san jose|santiago|são paulo|sao paulo|seattle|seoul|shanghai|shenzhen|silicon valley|sofia|stockholm|stuttgart|sydney|taipei|tel aviv|the hague|tokyo|toronto|toulouse|valencia|vancouver|vienna|wien|warsaw|washington|wellington|zagreb|zurich|zürich';

const named = new RegExp(`^(?:${countries}|${cities})$`, 'iu');
const cityAndRegion =
  /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2},\s?(?:\p{Lu}{2}|\p{Lu}\.\p{L}+)(?:,\s?\p{L}[\p{L}. ]+)?(?:\s\d{5})?$/u;
const ways = /^(?:remote|hybrid|on[- ]?site|home office|city, state|location)(?:\s.{0,20})?$/iu;

/**
 * Whether a piece names a place, alone or as "City, ST", "City, Country", "City, ST & City, ST".
 */
export function isPlace(words: string): boolean {
  const bare = words
    .replace(/^[\s(]+/u, '')
    .replace(/(?<![\s).])[\s).]+$/u, '')
    .trim();
  if (named.test(bare) || cityAndRegion.test(bare) || ways.test(bare)) return true;
  const parts = bare.split(/\s?(?:,|&|\/)\s?/u);
  return (
    parts.length > 1 &&
    parts.every(
      (part) =>
        named.test(part.trim()) ||
        /^\p{Lu}{2}$/u.test(part.trim()) ||
        /^(?:greater )?\p{Lu}[\p{L}.'’ -]+$/u.test(part),
    ) &&
    parts.slice(1).some((part) => named.test(part.trim()) || /^\p{Lu}{2}$/u.test(part.trim()))
  );
}
