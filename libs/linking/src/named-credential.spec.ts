import { asksForCredential, namesCredential } from './named-credential.js';

describe('a sentence that asks for a credential', () => {
  it.each([
    'Licensed surveyor',
    'Valid certification in welding',
    'Registered with the harbour authority',
    'Current professional registration as a surveyor',
    'Membership of the Institute of Surveyors',
    'Chartered surveyor',
    'Zertifikat als Taucher',
    'Gültige Approbation als Schiffsarzt',
    'Habilitation aux travaux sous-marins',
    'Inscrit à l’ordre des géomètres',
    'Certificado de buceo profesional',
    'Carné de grúa torre',
    'Giltig legitimation som sjöläkare',
  ])('%s', (sentence) => {
    expect(asksForCredential(sentence)).toBe(true);
  });

  it.each([
    'Python (a certificate is a plus)',
    'Welding of hulls and of masts, with a certificate',
    'Registration of boats at the counter',
    'Member of the deck crew on long voyages',
    'Lizenzierung von Karten',
    'Sells tickets and keeps the licences of all boats in the harbour up to date',
  ])('is not: %s', (sentence) => {
    expect(asksForCredential(sentence)).toBe(false);
  });

  it('is answered by a line that names one', () => {
    expect(namesCredential('Certificate in welding, 2015')).toBe(true);
    expect(namesCredential('Diploma in naval welding, 2015')).toBe(true);
    expect(namesCredential('Welded hulls for six years')).toBe(false);
  });
});
