import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

export function Footer() {
  return (
    <footer className="border-t">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-4 px-5 py-8 text-small text-muted shell:px-8">
        <p>
          © <span className="numbers">{new Date().getFullYear()}</span> Rolefit
        </p>
        <Link to={paths.login} className="hover:text-ink">
          Sign in
        </Link>
      </div>
    </footer>
  );
}
