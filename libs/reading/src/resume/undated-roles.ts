import { titleSeniority } from '@rolefit/skills';
import { isProse } from './dated-lines.js';
import { isHeaderLine } from './header-lines.js';
import { quoteOf } from '../document/lines.js';
import { namesIn } from './role-names.js';
import { sectionEnd, type SectionedLine } from './sections.js';
import type { RoleBlock } from './role-block.js';

const titleWordsMax = 7;
// Real resumes have fewer; the limit bounds the cost of other texts.
const rolesMax = 40;

/** "Welder, Harland Steel": a certain title beside the name of an employer, in a short line of a work section. */
function headerOf(lines: readonly SectionedLine[], at: number) {
  const line = lines[at];
  if (line?.section !== 'experience' || line.isBullet || isProse(line.text)) return null;
  if (!isHeaderLine(lines, at)) return null;
  const names = namesIn([line.text]);
  const isCertain =
    names?.strength === 3 &&
    names.employer !== null &&
    /^\p{Lu}/u.test(names.employer) &&
    names.title.split(/\s+/u).length <= titleWordsMax;
  return isCertain ? names : null;
}

/** The roles of a work history without any dates, each with its lines. */
export function undatedRoles(text: string, lines: readonly SectionedLine[]): RoleBlock[] {
  const headers: { readonly at: number; readonly role: RoleBlock['role'] }[] = [];
  for (let at = 0; at < lines.length && headers.length < rolesMax; at++) {
    const names = headerOf(lines, at);
    const line = lines[at];
    if (!names || !line) continue;
    const { title, employer, family } = names;
    headers.push({
      at,
      role: {
        title,
        employer,
        start: null,
        end: null,
        isCurrent: false,
        family,
        seniority: titleSeniority(title),
        quote: quoteOf(text, line.start, line.end),
      },
    });
  }
  return headers.map(({ at, role }, order) => ({
    role,
    from: at,
    to: Math.min(sectionEnd(lines, at), headers[order + 1]?.at ?? lines.length),
  }));
}
