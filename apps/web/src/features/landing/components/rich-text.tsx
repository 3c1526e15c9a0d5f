import { Link } from '@/lib/routing/link';

const marks = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^[\]]+)\]\((?<path>\/[^[()\s]*)\)/g;

/** Renders the bold and link marks of our own texts. */
export function RichText({ children }: { children: string }) {
  const nodes = [];
  let at = 0;
  for (const { index, 0: whole, groups } of children.matchAll(marks)) {
    nodes.push(children.slice(at, index));
    const { strong, label, path } = groups ?? {};
    nodes.push(
      path === undefined ? (
        <strong key={index} className="font-medium text-ink">
          {strong}
        </strong>
      ) : (
        <Link
          key={index}
          to={path}
          className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
        >
          {label}
        </Link>
      ),
    );
    at = index + whole.length;
  }
  return [...nodes, children.slice(at)];
}
