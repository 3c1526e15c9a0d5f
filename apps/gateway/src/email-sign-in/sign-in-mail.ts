import type { DisplayLanguage } from '@rolefit/contracts';
import type { Mail } from '../mail/mail.js';

interface MailTexts {
  readonly subject: string;
  readonly lead: string;
  readonly button: string;
  readonly validity: string;
}

const texts: Readonly<Record<DisplayLanguage, MailTexts>> = {
  en: {
    subject: 'Sign in to Rolefit',
    lead: 'Open this link to sign in to Rolefit:',
    button: 'Sign in to Rolefit',
    validity:
      "The link works once and is valid for 15 minutes. If you didn't ask for it, ignore this e-mail: nobody is signed in without it.",
  },
  de: {
    subject: 'Bei Rolefit anmelden',
    lead: 'Öffne diesen Link, um dich bei Rolefit anzumelden:',
    button: 'Bei Rolefit anmelden',
    validity:
      'Der Link funktioniert einmal und gilt 15 Minuten. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail: Ohne ihn wird niemand angemeldet.',
  },
};

/** The mail with a sign-in link. @param link contains no characters that HTML gives a meaning to */
export function signInMail(to: string, link: string, language: DisplayLanguage): Mail {
  const { subject, lead, button, validity } = texts[language];
  return {
    to,
    subject,
    text: `${lead}\n\n${link}\n\n${validity}\n`,
    html: `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:24px;background:#faf9f6;color:#1b2226;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
<p style="font-weight:600;font-size:18px">Rolefit</p>
<p>${lead}</p>
<p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#005b60;color:#fff;font-weight:600;text-decoration:none">${button}</a></p>
<p style="font-size:13px;overflow-wrap:anywhere"><a href="${link}" style="color:#005b60">${link}</a></p>
<p style="font-size:13px;color:#56616a">${validity}</p>
</div>
</body>
</html>`,
  };
}
