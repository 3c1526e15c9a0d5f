import { unicodeForm } from '@rolefit/contracts';

/**
 * English names of the countries by ISO 3166-1 alpha-2 code, in the usual short forms, which places are recognised by. `Intl` names
 * differ between machines. Source: ISO 3166-1.
 */
const namesByCode = (
  'AD Andorra|AE United Arab Emirates|AF Afghanistan|AG Antigua and Barbuda|AI Anguilla|AL Albania|AM Armenia|AO Angola|AQ Antarctica|AR Argentina|' +
  'AS American Samoa|AT Austria|AU Australia|AW Aruba|AX Åland Islands|AZ Azerbaijan|BA Bosnia and Herzegovina|BB Barbados|BD Bangladesh|BE Belgium|' +
  'BF Burkina Faso|BG Bulgaria|BH Bahrain|BI Burundi|BJ Benin|BL Saint Barthélemy|BM Bermuda|BN Brunei|BO Bolivia|BQ Caribbean Netherlands|BR Brazil|' +
  'BS Bahamas|BT Bhutan|BV Bouvet Island|BW Botswana|BY Belarus|BZ Belize|CA Canada|CC Cocos Islands|CD DR Congo|CF Central African Republic|' +
  'CG Republic of the Congo|CH Switzerland|CI Ivory Coast|CK Cook Islands|CL Chile|CM Cameroon|CN China|CO Colombia|CR Costa Rica|CU Cuba|CV Cape Verde|' +
  'CW Curaçao|CX Christmas Island|CY Cyprus|CZ Czechia|DE Germany|DJ Djibouti|DK Denmark|DM Dominica|DO Dominican Republic|DZ Algeria|EC Ecuador|' +
  'EE Estonia|EG Egypt|EH Western Sahara|ER Eritrea|ES Spain|ET Ethiopia|FI Finland|FJ Fiji|FK Falkland Islands|FM Micronesia|FO Faroe Islands|FR France|' +
  'GA Gabon|GB United Kingdom|GD Grenada|GE Georgia|GF French Guiana|GG Guernsey|GH Ghana|GI Gibraltar|GL Greenland|GM Gambia|GN Guinea|GP Guadeloupe|' +
  'GQ Equatorial Guinea|GR Greece|GS South Georgia|GT Guatemala|GU Guam|GW Guinea-Bissau|GY Guyana|HK Hong Kong|HM Heard and McDonald Islands|HN Honduras|' +
  'HR Croatia|HT Haiti|HU Hungary|ID Indonesia|IE Ireland|IL Israel|IM Isle of Man|IN India|IO British Indian Ocean Territory|IQ Iraq|IR Iran|IS Iceland|' +
  'IT Italy|JE Jersey|JM Jamaica|JO Jordan|JP Japan|KE Kenya|KG Kyrgyzstan|KH Cambodia|KI Kiribati|KM Comoros|KN Saint Kitts and Nevis|KP North Korea|' +
  'KR South Korea|KW Kuwait|KY Cayman Islands|KZ Kazakhstan|LA Laos|LB Lebanon|LC Saint Lucia|LI Liechtenstein|LK Sri Lanka|LR Liberia|LS Lesotho|' +
  'LT Lithuania|LU Luxembourg|LV Latvia|LY Libya|MA Morocco|MC Monaco|MD Moldova|ME Montenegro|MF Saint Martin|MG Madagascar|MH Marshall Islands|' +
  'MK North Macedonia|ML Mali|MM Myanmar|MN Mongolia|MO Macao|MP Northern Mariana Islands|MQ Martinique|MR Mauritania|MS Montserrat|MT Malta|MU Mauritius|' +
  'MV Maldives|MW Malawi|MX Mexico|MY Malaysia|MZ Mozambique|NA Namibia|NC New Caledonia|NE Niger|NF Norfolk Island|NG Nigeria|NI Nicaragua|' +
  'NL Netherlands|NO Norway|NP Nepal|NR Nauru|NU Niue|NZ New Zealand|OM Oman|PA Panama|PE Peru|PF French Polynesia|PG Papua New Guinea|PH Philippines|' +
  'PK Pakistan|PL Poland|PM Saint Pierre and Miquelon|PN Pitcairn Islands|PR Puerto Rico|PS Palestine|PT Portugal|PW Palau|PY Paraguay|QA Qatar|' +
  'RE Réunion|RO Romania|RS Serbia|RU Russia|RW Rwanda|SA Saudi Arabia|SB Solomon Islands|SC Seychelles|SD Sudan|SE Sweden|SG Singapore|SH Saint Helena|' +
  'SI Slovenia|SJ Svalbard and Jan Mayen|SK Slovakia|SL Sierra Leone|SM San Marino|SN Senegal|SO Somalia|SR Suriname|SS South Sudan|' +
  'ST São Tomé and Príncipe|SV El Salvador|SX Sint Maarten|SY Syria|SZ Eswatini|TC Turks and Caicos Islands|TD Chad|TF French Southern Territories|' +
  'TG Togo|TH Thailand|TJ Tajikistan|TK Tokelau|TL Timor-Leste|TM Turkmenistan|TN Tunisia|TO Tonga|TR Turkey|TT Trinidad and Tobago|TV Tuvalu|TW Taiwan|' +
  'TZ Tanzania|UA Ukraine|UG Uganda|UM US Outlying Islands|US United States|UY Uruguay|UZ Uzbekistan|VA Vatican City|VC Saint Vincent and the Grenadines|' +
  'VE Venezuela|VG British Virgin Islands|VI US Virgin Islands|VN Vietnam|VU Vanuatu|WF Wallis and Futuna|WS Samoa|YE Yemen|YT Mayotte|ZA South Africa|' +
  'ZM Zambia|ZW Zimbabwe'
)
  .split('|')
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

/** Other common names of a country, including native ones. */
const otherNames: Readonly<Record<string, string>> = {
  us: 'US',
  usa: 'US',
  'united states of america': 'US',
  america: 'US',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  deutschland: 'DE',
  allemagne: 'DE',
  schweiz: 'CH',
  suisse: 'CH',
  svizzera: 'CH',
  osterreich: 'AT',
  espana: 'ES',
  italia: 'IT',
  polska: 'PL',
  brasil: 'BR',
  turkiye: 'TR',
  'czech republic': 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  nederland: 'NL',
  belgie: 'BE',
  belgique: 'BE',
  sverige: 'SE',
  norge: 'NO',
  danmark: 'DK',
  suomi: 'FI',
  korea: 'KR',
  'republic of korea': 'KR',
  uae: 'AE',
  'republic of ireland': 'IE',
  eire: 'IE',
  hellas: 'GR',
  magyarorszag: 'HU',
};

/** Countries whose citizens may work in each other's without a permit. Source: the EEA agreement and the Swiss agreement on free movement. */
export const freeMovement: ReadonlySet<string> = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
);

const europeOnly = 'AD AL BA BY GB GG GI IM JE MC MD ME MK RS SM TR UA VA'.split(' ');
const notInUnion = new Set(['CH', 'IS', 'LI', 'NO']);
const union: ReadonlySet<string> = new Set(
  [...freeMovement].filter((code) => !notInUnion.has(code)),
);
const europe: ReadonlySet<string> = new Set([...freeMovement, ...europeOnly]);
const regions: Readonly<Record<string, ReadonlySet<string>>> = {
  eu: union,
  'the eu': union,
  'european union': union,
  eea: freeMovement,
  europe,
  'european time zones': europe,
};

/** Letters and single spaces, without accents, dots and case. */
function plainName(text: string): string {
  return unicodeForm(text, 'NFKD')
    .replace(/\p{M}|[.’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const codeByName = new Map([
  ...namesByCode.map(({ code, name }): [string, string] => [plainName(name), code]),
  ...Object.entries(otherNames),
]);

const states =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|' +
  'mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|' +
  'tennessee|texas|utah|vermont|virginia|washington|washington dc|west virginia|wisconsin|wyoming';
const provinces =
  'ontario|british columbia|quebec|alberta|manitoba|nova scotia|new brunswick|saskatchewan|newfoundland|prince edward island';
/** Without DE, which after a town often means Germany. */
const stateCodes =
  'AL AK AZ AR CA CO CT FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC';
const provinceCodes = 'ON BC QC AB MB NS NB SK NL PE';

const codeByState = new Map<string, string>([
  ...states.split('|').map((name): [string, string] => [name, 'US']),
  ...provinces.split('|').map((name): [string, string] => [name, 'CA']),
]);
/** Two letters mean a state only after a town: "Austin, TX". */
const codeByStateCode = new Map<string, string>([
  ...stateCodes.split(' ').map((name): [string, string] => [name.toLowerCase(), 'US']),
  ...provinceCodes.split(' ').map((name): [string, string] => [name.toLowerCase(), 'CA']),
]);

/** Whether the whole place is a state or province: "Ohio". */
export function isState(place: string): boolean {
  return codeByState.has(plainName(place));
}

/** Whether a place includes its state or province: "Columbus, Ohio", "Columbus, OH". */
export function namesState(place: string): boolean {
  const parts = place.split(/[,(/]/).map((part) => plainName(part.replace(/\d+/g, ' ')));
  return parts.some((part, at) => codeByState.has(part) || (at > 0 && codeByStateCode.has(part)));
}

/**
 * The countries that a whole place denotes: one for "Germany", many for "Europe"; null for a town
 * or an unknown place.
 */
export function countriesNamed(place: string): ReadonlySet<string> | null {
  const name = plainName(place);
  const code = codeByName.get(name);
  return code === undefined ? (regions[name] ?? null) : new Set([code]);
}

/**
 * The country of a place, if its words show it: "Munich, Germany", "Austin, TX 78701", "Oregon".
 */
export function countryOf(place: string): string | null {
  const parts = place
    .split(/[,(/]/)
    .map((part) => plainName(part.replace(/\d+/g, ' ')))
    .filter((part) => part !== '');
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] ?? '';
    // After a town, Georgia usually means the state.
    if (part === 'georgia' && at > 0) return 'US';
    const code =
      (at > 0 ? codeByStateCode.get(part) : undefined) ??
      codeByName.get(part) ??
      codeByState.get(part);
    if (code !== undefined) return code;
  }
  return null;
}
