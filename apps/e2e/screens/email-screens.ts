import { randomUUID } from 'node:crypto';
import { apiBasePath, endpoints, inboxSchema, successEnvelopeSchema } from '@rolefit/contracts';
import { at, button, field, heading, type Look, type Screen } from './screen.js';

type Call = 'requestEmailLink' | 'signInWithEmail';

const urlOf = ({ visitor }: Look, name: Call | 'listInbox') =>
  visitor.baseUrl + apiBasePath + endpoints[name].path;

/** Calls from outside of the visitor's browser. */
async function callFromElsewhere(look: Look, name: Call, body: object): Promise<void> {
  const url = urlOf(look, name);
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin };
  const { ok, status } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!ok) throw new Error(`${name} answered ${status}`);
}

/** Asks for a link from the page, so that its browser is the one that requested it. */
async function callFromPage(look: Look, name: Call, body: object): Promise<void> {
  // Any page of the same origin will do.
  await look.visitor.goto('/terms');
  await look.page.evaluate(
    async ([url, json]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(url, { method: 'POST', headers, body: json });
    },
    [urlOf(look, name), JSON.stringify(body)] as const,
  );
}

const anAddress = () => `a.rather.long.name.${randomUUID()}@a-long-domain.example.org`;

/** The link in the newest mail to this address. */
async function linkFor(look: Look, email: string): Promise<URL> {
  const answer: unknown = await (await fetch(urlOf(look, 'listInbox'))).json();
  const { mails } = successEnvelopeSchema(inboxSchema).parse(answer).data;
  const [link] = /\S+\/sign-in#\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`there is no link for ${email}`);
  return new URL(link);
}

async function openLink(look: Look, email: string): Promise<void> {
  const { pathname, hash } = await linkFor(look, email);
  await look.visitor.goto(pathname + hash);
}

const signInAs = button(/^Sign in as/, /^Als .* anmelden/);
const submit = button('Send me a link', 'Link schicken');
const address = field('E-mail', 'E-Mail-Adresse');

/** Signing in by e-mail. */
export const emailScreens: readonly Screen[] = [
  {
    name: 'login-wrong-address',
    who: 'guest',
    path: at('/login'),
    landmark: ({ page, say }) => page.getByText(say(/^Enter an e-mail/, /^Gib eine E-Mail/)),
    act: async (look) => {
      await address(look).fill('ada@');
      await submit(look).click();
    },
  },
  {
    name: 'login-sent',
    who: 'guest',
    path: at('/login'),
    landmark: heading('Check your e-mail', 'Sieh in deine E-Mails'),
    act: async (look) => {
      await address(look).fill(anAddress());
      await submit(look).click();
    },
  },
  {
    name: 'inbox',
    who: 'guest',
    path: at('/inbox'),
    isEntry: true,
    before: (look) => callFromElsewhere(look, 'requestEmailLink', { email: anAddress() }),
    landmark: ({ page }) => page.getByRole('main').getByRole('link', { name: /\/sign-in#/ }),
  },
  {
    name: 'link',
    who: 'guest',
    path: at('/terms'),
    landmark: signInAs,
    act: async (look) => {
      const email = anAddress();
      await callFromPage(look, 'requestEmailLink', { email });
      await openLink(look, email);
      await heading('Almost there', 'Fast geschafft')(look).waitFor();
    },
  },
  {
    name: 'link-elsewhere',
    who: 'guest',
    path: at('/terms'),
    landmark: heading('Did you ask for this link?', 'Hast du diesen Link angefordert?'),
    act: async (look) => {
      const email = anAddress();
      await callFromElsewhere(look, 'requestEmailLink', { email });
      await openLink(look, email);
    },
  },
  {
    name: 'link-used',
    who: 'guest',
    path: at('/terms'),
    landmark: heading('This link has been used', 'Dieser Link wurde schon benutzt'),
    act: async (look) => {
      const email = anAddress();
      await callFromElsewhere(look, 'requestEmailLink', { email });
      const token = (await linkFor(look, email)).hash.slice(1);
      await callFromElsewhere(look, 'signInWithEmail', { token, isConfirmed: true });
      await openLink(look, email);
    },
  },
  {
    name: 'dead-link',
    who: 'guest',
    path: at('/sign-in'),
    isEntry: true,
    landmark: heading('This link doesn’t work', 'Dieser Link funktioniert nicht'),
  },
];
