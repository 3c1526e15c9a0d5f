/**
 * The people one can be without a GitHub account. The emulator numbers them in this order and an account is tied to the
 * number: only ever add at the end.
 */
export const demoUsers = [
  { login: 'ada-demo', name: 'Ada Okafor', email: 'ada@rolefit.example', location: 'Lisbon', bio: 'Software engineer who likes small, quiet systems.' },
  { login: 'bruno-demo', name: 'Bruno Keller', email: 'bruno@rolefit.example', location: 'Zurich', bio: 'Project controller, twelve years between spreadsheets and people.' },
  { login: 'chiara-demo', name: 'Chiara Rossi', email: 'chiara@rolefit.example', location: 'Bologna', bio: 'Intensive care nurse on the way into clinical research.' },
];
