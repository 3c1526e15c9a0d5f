import { toMarkdown } from './markdown.js';
import { parseHtml } from './parse-html.js';

describe('Markdown for a reader of plain text', () => {
  it.each([
    ['<h2>Tasks</h2>Bake<br>bread<p>and rolls</p>', '## Tasks\n\nBake\nbread\n\nand rolls'],
    [
      '<ul><li>One</li><li><p>Two</p><ul><li>Deep</li></ul></li></ul>After',
      '- One\n- Two\n  - Deep\n\nAfter',
    ],
    ['<ol start="3"><li>Three</li><li>Four</li></ol>', '3. Three\n4. Four'],
    [
      '<table><tr><th>Day</th><td>Shift</td></tr><tr><td>Monday</td><td>Night</td></tr></table>',
      'Day | Shift\nMonday | Night',
    ],
    [
      '<p><b>C++</b>, <a href="https://x.example">C#</a> and snake_case * 2</p>',
      'C++, C# and snake_case * 2',
    ],
    ['<dl><dt>Place</dt><dd>Graz</dd></dl>', 'Place\nGraz'],
    ['<h3></h3><p> </p><ul><li></li></ul>Text', 'Text'],
    ['<div>One<div>Two</div>Three</div>', 'One\nTwo\nThree'],
    ['a<span>b</span> <i>c</i>', 'ab c'],
    [
      '<h3><button>Tasks</button></h3><p>Bake</p><button hidden>Less</button><button>Apply</button>',
      '### Tasks\n\nBake',
    ],
    ['<p>Bake</p><p hidden>Unseen</p>', 'Bake'],
    ['<p>Bake</p><p style="color: red; display: none">Unseen</p>', 'Bake'],
    ['<p>Bake</p><p style="visibility:hidden">Unseen</p>', 'Bake'],
  ])('writes %s', (html, markdown) => {
    expect(toMarkdown(parseHtml(html).document.children)).toBe(markdown);
  });
});
