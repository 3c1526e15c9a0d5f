import { readResume } from '@rolefit/reading';
import { emptyResumeAnswer } from '@rolefit/reading/testing';
import { OpenAiModel } from './openai.model.js';
import { ScriptedModelServer } from './testing/index.js';

/** Personal data in every recognised form, with the words that must not be sent. */
const canaries: readonly (readonly [line: string, ...secrets: string[]])[] = [
  ['Senior Platform Engineer – Ravi Kumar Zubramanian', 'Ravi', 'Kumar', 'Zubramanian'],
  ['Z O R A  Q U I N T', 'Z O R A', 'Q U I N T'],
  [
    'Mobil: 0171/1234567, privat 0172 – 765 43 21, office +49 30/9876543',
    '1234567',
    '765 43',
    '9876543',
  ],
  [
    'ravi.canary@example.org, quokka (at) acme dot com, numbat[at]acme.de',
    'canary',
    'quokka',
    'numbat',
    'acme',
  ],
  [
    'https://github.com/wombat77 · Telegram @bilby88 · Skype live:dingo99 · 微信：emu_2001 · QQ：87654321',
    'wombat77',
    'bilby88',
    'dingo99',
    'emu_2001',
    '87654321',
  ],
  ['NI number AB 12 34 56 C, PAN ABCPE1234F, SSN 219-09-9999', '12 34 56', 'ABCPE', '219-09'],
  ['IBAN DE89 3704 0044 0532 0130 00', '3704', '0532'],
  ['Steuer-ID 86 095 742 719, SV-Nummer 65 170839 J 003', '095 742', '170839'],
  ['NIR 2 55 08 14 168 025 38, DNI 12345678Z, NIE X1234567L', '168 025', '12345678', 'X1234567'],
  [
    'Personnummer 640823-3234, Aadhaar 2341 2341 2346, 身份证 11010519491231002X',
    '640823',
    '2341',
    '110105',
  ],
  ["Father: Peter Xylander, mother's name: Anna Xylander", 'Peter', 'Anna', 'Xylander'],
  ['出生日期：1990年1月2日', '1990'],
  ['地址：北京市海淀区中关村大街27号', '中关村', '27号'],
  ['C/ Alcalá 12, 3º B, 28013 Madrid', 'Alcalá', '28013'],
  ['Lindenstraße 12, 10969 Berlin', 'Lindenstra', '10969'],
  ['14 bis, rue du Faubourg, 75010 Paris', 'Faubourg', '75010'],
  ['7 Acacia Avenue, London SW1A 1AA', 'Acacia', 'SW1A'],
];

const kept = [
  'Experience',
  'Platform Engineer, Harbour Lights GmbH',
  '03/2019 – 11/2022',
  '- Ran Kubernetes and Kafka for four million parcels a day',
  'Skills',
  'Java, Go, Terraform, C/C++',
];

it('sends the text to the model without personal data', async () => {
  const server = await ScriptedModelServer.start([{ kind: 'answer', output: emptyResumeAnswer }]);
  try {
    const model = new OpenAiModel({
      baseUrl: server.baseUrl,
      apiKey: null,
      name: 'scripted',
      inputPrice: null,
      outputPrice: null,
      timeoutMs: 60_000,
    });
    const text = [
      ...canaries.map(([line]) => line),
      '',
      ...kept,
      '',
      'Signed: Ravi Kumar Zubramanian, Zora Quint, bilby88',
    ].join('\n');
    await readResume(text, { asOf: '2026-11-21', model });
    const sent = server.requests
      .map(({ body }) => JSON.stringify(body))
      .join('\n')
      .toLowerCase();
    expect(
      canaries
        .flatMap(([, ...secrets]) => secrets)
        .filter((secret) => sent.includes(secret.toLowerCase())),
    ).toEqual([]);
    expect(sent).not.toMatch(/zora|quint/);
    for (const line of kept) expect(sent).toContain(line.toLowerCase());
  } finally {
    await server.close();
  }
});
