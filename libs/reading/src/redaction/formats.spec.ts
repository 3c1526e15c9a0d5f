import { redact } from './redact.js';

const body =
  '\n\nExperience\nDeveloper, Kiosk & Co\n03/2019 – 11/2022\n- Wrote billing services in Java and Go';
const inResume = (line: string) => redact(`Jo Marlin\nDeveloper\n${line}${body}`, 'resume').text;

describe('redact', () => {
  it.each([
    ['a German phone with a slash', '0171/1234567', 'PHONE'],
    ['a German phone with spaces around the slash', '0171 / 123 45 67', 'PHONE'],
    ['a German phone with an en dash', '0171 – 123 45 67', 'PHONE'],
    ['an international phone with a slash', '+49 171/1234567', 'PHONE'],
    ['a phone with an area code in brackets', '(0521) / 12345', 'PHONE'],
    ['a phone with real hyphens', '+49\u2010171\u2011123\u20114567', 'PHONE'],
    ['a mail address in words', 'peter (at) acme dot com', 'EMAIL'],
    ['a mail address in brackets', 'max[at]acme[dot]de', 'EMAIL'],
    ['a mail address with one bracket', 'max[at]acme.de', 'EMAIL'],
    ['a mail address in plain words', 'peter at acme dot com', 'EMAIL'],
    ['a UK National Insurance number', 'AB 12 34 56 C', 'ID'],
    ['an Indian PAN', 'ABCPE1234F', 'ID'],
    ['an IBAN', 'DE89 3704 0044 0532 0130 00', 'ID'],
    ['an IBAN without blanks', 'GB82WEST12345698765432', 'ID'],
    ['a US social security number', '219-09-9999', 'ID'],
    ['a German tax id', '86 095 742 719', 'ID'],
    ['a German pension number', '65 170839 J 003', 'ID'],
    ['a French social security number', '2 55 08 14 168 025 38', 'ID'],
    ['a Spanish DNI', '12345678Z', 'ID'],
    ['a Spanish NIE', 'X-1234567-L', 'ID'],
    ['a Swedish personnummer', '640823-3234', 'ID'],
    ['a Swedish personnummer with the century', '19640823-3234', 'ID'],
    ['a Chinese resident id', '11010519491231002X', 'ID'],
    ['an Indian Aadhaar', '2341 2341 2346', 'ID'],
    ['a German street', 'Hauptstraße 12a, 10115 Berlin', 'ADDRESS'],
    ['a German street in two words', 'Lange Str. 5', 'ADDRESS'],
    ['a German street with a preposition', 'Unter den Linden 77, 10117 Berlin', 'ADDRESS'],
    ['a Spanish address', 'C/ Mayor 12, 3º B, 28013 Madrid', 'ADDRESS'],
    ['a Spanish avenue', 'Avda. de la Constitución, 5', 'ADDRESS'],
    ['a French address', '12 bis, rue de la Paix, 75002 Paris', 'ADDRESS'],
    ['a Swedish address', 'Storgatan 3, 111 22 Stockholm', 'ADDRESS'],
    ['a British address', '7 Acacia Avenue, London SW1A 1AA', 'ADDRESS'],
    ['an American address', '123 Main Street, Springfield, IL 62704', 'ADDRESS'],
  ])('replaces the whole of %s', (_, secret, kind) => {
    expect(inResume(secret)).toMatch(
      new RegExp(`^\\[NAME_\\d+\\]\\nDeveloper\\n\\[${kind}_\\d+\\]\\n\\nExperience`),
    );
  });

  it.each([
    ['Telegram @mjob', 'mjob'],
    ['Write to me by Telegram @mjob.', 'mjob'],
    ['微信：jo_1990. 谢谢', 'jo_1990'],
    ['Telegram: mjob77', 'mjob77'],
    ['Skype live:mjob', 'mjob'],
    ['Skype: peter.doe', 'peter.doe'],
    ['WeChat: jo_1990', 'jo_1990'],
    ['微信：jo_1990', 'jo_1990'],
    ['微信号: jo_1990', 'jo_1990'],
    ['QQ：12345678', '12345678'],
    ['Discord: marlin#1234', 'marlin'],
    ['出生日期：1990年1月2日', '1990年1月2日'],
    ['生日 1990.01.02', '1990.01.02'],
    ['1990年1月2日出生', '1990年'],
    ['地址：北京市海淀区中关村大街27号', '大街27号'],
    ['上海市浦东新区世纪大道100号1203室', '世纪大道100号1203室'],
    ['Father: Peter Doe', 'Peter'],
    ["Father's name: Ravi Kumar", 'Ravi Kumar'],
    ['S/o Ravi Kumar', 'Ravi Kumar'],
    ['Vater: Peter Doe', 'Peter Doe'],
    ['父亲：王大明', '王大明'],
    ['Passport No: L898902C3', 'L898902C3'],
    ['Passport number H 8837359', '8837359'],
    ['Personalausweis: T220001293', 'T220001293'],
    ['身份证号：A123456789', 'A123456789'],
    ['Date of birth: 2 January 1990', 'January 1990'],
    ['12 de marzo de 1990', 'marzo'],
    ['12 maj 1990', 'maj 1990'],
    ['1er mai 1990', 'mai 1990'],
    ['jm (ät) firma.de', 'firma'],
    ['jo.marlin ät firma punkt de', 'firma'],
    ['jo.marlin snabel-a firma punkt se', 'firma'],
    ['Kontakt: Herr Peter Doe', 'Peter'],
    ['Personne à contacter : Mme Claire Doe', 'Claire'],
    ['Persona de contacto: Sra. Clara Doe', 'Clara'],
    ['Kontaktperson: Peter Doe', 'Peter'],
    ['Notfallkontakt: Peter Doe', 'Peter'],
    ["Contact d'urgence : Mme Claire Doe", 'Claire'],
    ['Contacto de emergencia: Sr. Pedro Doe', 'Pedro'],
    ['Närmast anhörig: Peter Doe', 'Peter'],
  ])('leaves nothing of what tells who in %j', (line, secret) => {
    expect(inResume(line)).not.toContain(secret);
  });

  it.each([
    ['Senior Developer – Ravi Kumar Subramanian'],
    ['Ravi Kumar Subramanian - Senior Java Developer'],
    ['Ravi Kumar Subramanian Senior Java Developer'],
    ['Resume of Ravi Kumar Subramanian'],
    ['CURRICULUM VITAE OF RAVI KUMAR SUBRAMANIAN'],
    ['Lebenslauf Ravi Kumar Subramanian'],
    ['Meritförteckning för Ravi Kumar Subramanian'],
    ['Nombre y apellidos: Ravi Kumar Subramanian'],
    ['Nom et prénom : Ravi Kumar Subramanian'],
    ['Vor- und Nachname: Ravi Kumar Subramanian'],
    ['För- och efternamn: Ravi Kumar Subramanian'],
    ['Ravi Kumar Subramanian Responsable Logística'],
    ['Ravi Kumar Subramanian Resume'],
    ['ravi kumar subramanian\nravi.kumar@example.org'],
    ['R A V I  K U M A R  S U B R A M A N I A N'],
    ['R A V I K U M A R S U B R A M A N I A N'],
  ])('finds the name in a title line, and everywhere after it: %j', (head) => {
    const { text } = redact(`${head}${body}\n- Page 2 of Ravi Kumar Subramanian`, 'resume');
    expect(text).not.toMatch(/ravi|subramanian|R A V I/i);
    expect(text).toContain('Wrote billing services in Java and Go');
  });

  it('finds a Chinese name beside a title', () => {
    expect(redact(`王小明 | 软件工程师${body}`, 'resume').text).toMatch(
      /^\[NAME_1\] \| 软件工程师/,
    );
  });

  it.each([
    [
      'spans of time',
      '01/2019 – 03/2020, 2012/2013 – 2014/2015, 08/15 – 12/16, 01.03.2015 – 28.02.2018, 2019-01 - 2020-03',
    ],
    ['ranges of figures', '10,000–15,000 users, 3/4 of 1 200 000 requests, 99.99 % of 2020/2021'],
    ['languages with signs', 'C/C++ 11, C/Java 8, CI/CD 2020, TCP/IP, 802.11/ac'],
    [
      'messengers as skills',
      'Telegram bots, Skype for Business, WeChat mini programs, 微信小程序开发, GitHub: Actions',
    ],
    [
      'prose with at and dot',
      'Worked at Acme on dot matrix printers; met (at) minimum all goals. Crabfest at Sandy Point Park, may be at any point in time; services to the public. At Login.gov',
    ],
    [
      'part numbers and ids of things',
      'ISO 9001:2015, RFC 2119, IEC 62304, ticket ABC-12345, GPT-4, passed 12345 tests, tax 2019 2020 2021',
    ],
    ['places without a street', 'Berlin, 28013 Madrid, 北京市'],
    [
      'everyday words for ways',
      'Erreichte Platz 3 von 50, ein Weg 5 km lang, Took 3 people on the road, 20 percent in every way, 2 teams in one place',
    ],
    [
      'titles and headings',
      'Executive Summary, Core Qualifications, Community Outreach Specialist',
    ],
    [
      'relatives without a name',
      'Reference: available upon request; Mother: tongue German; far-Eastern Markets; Tutor – Hillside School',
    ],
  ])('leaves %s', (_, line) => {
    expect(inResume(line)).toContain(line);
  });

  it.each([
    'ADMISSIONS EXECUTIVE',
    'Community Outreach Specialist',
    'Executive Summary',
    'Core Qualifications',
    'E X P E R I E N C E',
    'Assistante Comptable',
    'Auxiliar Administrativa',
    'Elektroingenieurin Nord Projektleiterin',
    'Biträdande Handläggare',
    'Experiencia Laboral Previa',
  ])('does not take %j at the head for a name', (head) => {
    expect(redact(`${head}${body}`, 'resume').text).toContain(head);
  });

  it('takes no words around an id', () => {
    expect(inResume('Passport number H 8837359 and DNI: 12345678 Z since 2019')).toMatch(
      /^Passport number \[ID_\d+\] and DNI: \[ID_\d+\] since 2019$/m,
    );
  });

  it('leaves nothing of two pieces that overlap', () => {
    const { text, restore } = redact(
      `Jo Marlin\nTelegram: marlin@example.org/jomarlin\n${body}`,
      'resume',
    );
    expect(text).not.toMatch(/marlin|example/);
    expect(restore(text)).toContain('Telegram: marlin@example.org/jomarlin');
  });
});
