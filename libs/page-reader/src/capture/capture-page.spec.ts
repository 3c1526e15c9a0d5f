/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://bread.example/jobs/7?from=mail"}
 */
import { capturedPageSchema, captureLimits } from '../captured-page.js';
import { bounds } from './bounds.js';
import { capturePage } from './capture-page.js';

/** Captures a page of this markup, and copies the result as the browser does on its way to the extension. */
function capture(
  html: string,
  before: () => void = () => undefined,
): ReturnType<typeof capturePage> {
  document.documentElement.innerHTML = `<head><title>  Baker |  Bread </title><link rel="canonical" href="/jobs/7"></head><body>${html}</body>`;
  before();
  const sent: unknown = JSON.parse(JSON.stringify(capturePage(document)));
  return capturedPageSchema.parse(sent);
}

describe('capturing a page', () => {
  it('has the bounds that the schema of a captured page allows', () => {
    const { html, title, headings, heading, selection } = bounds;
    expect({
      htmlChars: html,
      titleChars: title,
      headings,
      headingChars: heading,
      selectionChars: selection,
    }).toEqual(captureLimits);
  });

  it('says where the page is, what it is called, and its headings', () => {
    document.documentElement.lang = 'de-AT';
    expect(capture('<h1> Baker \n in Graz </h1><div><h3>Tasks</h3></div><h2></h2>')).toMatchObject({
      url: 'https://bread.example/jobs/7?from=mail',
      canonicalUrl: '/jobs/7',
      title: 'Baker | Bread',
      lang: 'de-AT',
      headings: [
        { level: 1, text: 'Baker in Graz' },
        { level: 3, text: 'Tasks' },
      ],
      truncated: false,
    });
  });

  it('takes text, structure and JSON-LD, and no script, style or drawing', () => {
    const { html } = capture(
      '<main id="x" onclick="steal()" style="color:red"><p>Ovens &amp; dough</p><script>steal()</script><style>p{}</style><svg><text>x</text></svg><script type="application/ld+json">{"a":"<\\/script><b>"}</script></main>',
    );
    expect(html).toContain(
      '<main id="x"><p>Ovens &amp; dough</p><script type="application/ld+json">{"a":"<\\/script><b>"}</script></main>',
    );
    expect(html).not.toMatch(/steal|color:red|<svg|p\{\}/);
  });

  it('leaves nothing of what somebody typed', () => {
    const { html, selection } = capture(
      '<form><label>Your name</label><input value="Ada Secret" placeholder="x"><input type="password" value="hunter2"><textarea>my letter</textarea><select><option>Secret choice</option></select><div contenteditable="true">my draft</div></form>',
      () => {
        document.querySelector('textarea')?.focus();
      },
    );
    expect(html).toContain('Your name');
    expect(html).not.toMatch(/Secret|hunter2|letter|draft/);
    expect(selection).toBeUndefined();
  });

  it.each([
    '<p style="display:none">unseen</p>',
    '<div style="display:none"><p>unseen</p></div>',
    '<p style="visibility:hidden">unseen</p>',
    '<p style="visibility:collapse">unseen</p>',
    '<p hidden>unseen</p>',
    '<p style="opacity:0">unseen</p>',
    '<p style="font-size:0px">unseen</p>',
    '<p style="position:absolute; left:-9999px">unseen</p>',
    '<p style="position:absolute; clip: rect(0px, 0px, 0px, 0px)">unseen</p>',
    '<p style="position:absolute; clip-path: inset(50%)">unseen</p>',
    '<p style="position:absolute; width:1px; height:1px; overflow:hidden">unseen</p>',
    '<p style="text-indent:-9999px">unseen</p>',
    '<template>unseen</template>',
    '<noscript>unseen</noscript>',
    '<h2 style="display:none">unseen</h2>',
  ])('leaves out what nobody sees: %s', (html) => {
    const captured = capture(`<p>seen</p>${html}`);
    expect(captured.html).toContain('seen');
    expect(captured.html).not.toContain('unseen');
    expect(captured.headings).toEqual([]);
  });

  it('keeps structured data that stands in a hidden place, and text that only fades in', () => {
    const { html } = capture(
      '<div style="display:none">unseen<script type="application/ld+json">{"@type":"JobPosting"}</script></div><p style="opacity:0; transition-duration:0.4s">fades in</p>',
    );
    expect(html).toContain('{"@type":"JobPosting"}');
    expect(html).toContain('fades in');
    expect(html).not.toContain('unseen');
  });

  it('looks into open components and frames of the same origin', () => {
    const { html } = capture(
      '<job-card><b slot="name">Baker</b><i>not shown</i></job-card><iframe></iframe>',
      () => {
        const root = document.querySelector('job-card')?.attachShadow({ mode: 'open' });
        if (root) root.innerHTML = '<p>Title: <slot name="name"></slot></p>';
        const frame = document.querySelector('iframe')?.contentDocument;
        if (frame)
          frame.documentElement.innerHTML =
            '<head><script type="application/ld+json">{"@type":"JobPosting"}</script></head><body><h2>In the frame</h2></body>';
      },
    );
    expect(html).toContain('<p>Title: <slot name="name"><b>Baker</b></slot></p>');
    expect(html).toContain('{"@type":"JobPosting"}</script><h2>In the frame</h2>');
    expect(html).not.toContain('not shown');
  });

  it('takes what a pane of the page was scrolled past for what it is: on the page', () => {
    const { html } = capture(
      '<div id="pane"><header style="position:absolute">Baker in Graz</header><p>Ovens and dough</p></div><p style="position:absolute" id="far">unseen</p>',
      () => {
        const pane = document.querySelector('#pane');
        if (pane) pane.scrollTop = 900;
        for (const [name, bottom] of [
          ['header', -860],
          ['#far', -860],
        ] as const)
          jest
            .spyOn(document.querySelector(name) ?? document.body, 'getBoundingClientRect')
            .mockReturnValue(new DOMRect(0, bottom - 40, 300, 40));
      },
    );
    expect(html).toContain('Baker in Graz');
    expect(html).not.toContain('unseen');
  });

  it('runs no words into each other that stand apart on the page', () => {
    const { html } = capture(
      '<h1><span style="display:block">Baker</span><span style="display:block">Graz</span></h1><p>over<b>time</b></p>',
    );
    expect(html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toContain('Baker Graz overtime');
  });

  it('says of a frame that it cannot look into where it leads', () => {
    const { html } = capture(
      '<iframe src="https://boards.greenhouse.io/embed/job_app?token=4711"></iframe>',
      () => {
        const frame = document.querySelector('iframe');
        if (frame) Object.defineProperty(frame, 'contentDocument', { value: null });
      },
    );
    expect(html).toContain(
      '<div src="https://boards.greenhouse.io/embed/job_app?token=4711"></div>',
    );
  });

  it('takes what the user has selected', () => {
    const { selection } = capture('<p id="p">Knead the dough.</p>', () => {
      const node = document.querySelector('#p');
      if (node) document.getSelection()?.selectAllChildren(node);
    });
    expect(selection).toBe('Knead the dough.');
  });

  it('stops at its bounds and says so', () => {
    const captured = capture('', () =>
      document.body.append(`${'dough '.repeat(400_000)}`, document.createElement('p')),
    );
    expect(captured.truncated).toBe(true);
    expect(captured.html.length).toBeLessThanOrEqual(2_000_000);
    expect(capture('<div>'.repeat(450)).truncated).toBe(true);
  });

  it('fits into its bounds with the ends of all that it has begun', () => {
    const name = `x-${'long'.repeat(14)}`;
    // The schema refuses longer texts.
    const { html, truncated } = capture(
      `<p>${'dough '.repeat(308_000)}</p>${`<${name}></${name}>`.repeat(1_500)}`,
    );
    expect(truncated).toBe(true);
    expect(html.endsWith('</body></html>')).toBe(true);
  });

  it('reads on beside what is nested beyond all reason, and beside data too large to be read', () => {
    const { html, truncated } = capture(
      `<script type="application/ld+json">{"a":"${'b'.repeat(1_100_000)}"}</script><div id="deep"></div><main><p>Ovens and dough</p></main>`,
      () => {
        let inner: Element | null = document.querySelector('#deep');
        for (let depth = 0; depth < 500; depth += 1)
          inner = inner?.appendChild(document.createElement('div')) ?? null;
        inner?.append('unread');
      },
    );
    expect(html).toContain('<main><p>Ovens and dough</p></main>');
    expect(html).not.toMatch(/unread|bbb/);
    expect(truncated).toBe(true);
  });

  it('takes of one long text as much as there is room for', () => {
    const { html, truncated } = capture(`<main><p>${'dough '.repeat(500_000)}</p></main>`);
    expect(html.length).toBeGreaterThan(1_999_000);
    expect(html.endsWith('</p></main></body></html>')).toBe(true);
    expect(truncated).toBe(true);
  });

  it('takes down headings in each other once', () => {
    expect(
      capture('<h1><div><h2><div><h3>Baker</h3></div></h2></div></h1><h2>Tasks</h2>').headings,
    ).toEqual([
      { level: 1, text: 'Baker' },
      { level: 2, text: 'Tasks' },
    ]);
  });
});
