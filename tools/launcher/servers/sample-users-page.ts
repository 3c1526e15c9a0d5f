import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleUsersTexts } from './sample-users-texts.ts';

export interface SampleUser {
  readonly login: string;
  readonly name: string;
}

interface SampleUsersPage {
  readonly language: keyof typeof sampleUsersTexts;
  /** Empty where the app that asks is not ours. */
  readonly users: readonly SampleUser[];
  /** Markup of the hidden fields of each user's form, by login. */
  readonly fieldsOf: ReadonlyMap<string, string>;
  /** The origin of the Rolefit that asks. */
  readonly backTo: string;
}

/** Colours and page styles, the same as in the web client. */
const styles = [
  join(import.meta.dirname, '../../../libs/design-tokens/src/tokens.css'),
  join(import.meta.dirname, 'sample-users.css'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The page's language, German where the browser's first is. */
export function sampleUsersLanguage(header: string | undefined): keyof typeof sampleUsersTexts {
  return /^\s*de\b/i.test(header ?? '') ? 'de' : 'en';
}

/** The page of the demo sign-in: one card for each sample user. */
export function sampleUsersPage({ language, users, fieldsOf, backTo }: SampleUsersPage): string {
  const texts = sampleUsersTexts[language];
  const isValid = users.length > 0;
  const title = isValid ? texts.title : texts.invalidTitle;
  const cards = users.map((user) => card(user, fieldsOf.get(user.login) ?? '', texts)).join('\n');
  const back = backTo && `<a href="${escape(backTo)}/login">${texts.back}</a>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – Rolefit</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<header>${logo}Rolefit</header>
<main>
<h1>${title}</h1>
<p class="lead">${isValid ? texts.lead : texts.invalid}</p>
${isValid ? `<ul>${cards}</ul>\n<p class="note">${texts.seed}</p>` : ''}
<p class="note">${back}</p>
</main>
</body>
</html>`;
}

function card(
  { login, name }: SampleUser,
  fields: string,
  texts: (typeof sampleUsersTexts)['en'],
): string {
  const person = Object.entries(texts.people).find(([who]) => login.startsWith(`${who}-`))?.[1];
  const about = person
    ? `<span class="work">${person.work}</span><span class="shows">${person.shows}</span>`
    : '';
  return `<li><form method="post" action="/login/oauth/callback">${fields}<button type="submit">
<img src="/avatars/u/${escape(login)}" alt="" width="48" height="48">
<span class="who"><strong>${escape(name)}</strong><span class="login">${escape(login)}</span></span>
${about}
<span class="go">${escape(texts.signInAs(name.split(' ')[0] ?? name))}</span>
</button></form></li>`;
}

const logo =
  '<svg viewBox="0 0 20 20" width="24" height="24" aria-hidden="true" fill="currentColor"><rect y="2" width="13" height="5" rx="2.5" opacity=".4"/><rect x="7" y="13" width="13" height="5" rx="2.5" opacity=".4"/><rect x="7" y="2" width="6" height="16" rx="2.5"/></svg>';

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
