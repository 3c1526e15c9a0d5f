import { otherLanguage } from '@/lib/language';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { switchLanguage } from '@/lib/switch-language';
import { texts } from '../texts';

const links = [
  { to: paths.extension, label: texts.getExtensions },
  { to: paths.privacy, label: texts.privacyPolicy },
  { to: paths.terms, label: texts.termsOfService },
  { to: paths.login, label: texts.signIn },
] as const;

const linkStyles =
  'inline-flex items-center rounded-[3px] underline-offset-4 hover:text-ink hover:underline min-h-6 pointer-coarse:min-h-11';

export function Footer() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-5 py-6 text-small text-muted shell:px-8">
        <p className="numbers">{texts.copyright(new Date().getFullYear())}</p>
        <nav aria-label={texts.footerNavigation}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={linkStyles}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <button
                type="button"
                lang={otherLanguage.code}
                className={linkStyles}
                onClick={switchLanguage}
              >
                {otherLanguage.name}
              </button>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
