import { readPage } from './read-page.js';
import { aPage, bakerHtml, jsonLd } from './testing/a-page.js';

const around = `<div class="gov-banner"><p>An official page of the town of Graz, which says so on each of its pages.</p></div>
  <nav><ul><li><a href="/">Home</a></li><li><a href="/about">About</a></li></ul></nav>`;
const after = `<div id="note"><p>We use cookies to measure how this site is used. You can accept or reject them.</p></div>
  <section><h3>Similar jobs</h3><ul><li><a href="/jobs/8">Driver of a forklift</a></li><li><a href="/jobs/9">Clerk</a></li></ul></section><footer><p>© Bread Ltd, all rights reserved, imprint</p></footer>`;

const inOtherLanguages: readonly (readonly [string, string])[] = [
  [
    'de',
    '<h1>Bäckerin (m/w/d)</h1><p>Wir suchen für unsere Backstube jemanden, der mit uns Brot backt und zwei Lehrlinge anleitet.</p><h3>Deine Aufgaben</h3><ul><li>Teige führen und Öfen bedienen</li><li>Nachtschichten planen</li></ul><h3>Dein Profil</h3><ul><li>Abgeschlossene Lehre und drei Jahre Berufserfahrung</li><li>Freude am frühen Aufstehen und am Arbeiten mit den Händen</li></ul>',
  ],
  [
    'fr',
    "<h1>Boulanger (H/F)</h1><p>Nous recherchons une personne pour notre fournil, qui pétrit, cuit et forme nos deux apprentis avec patience.</p><h3>Vos missions</h3><ul><li>Préparer le levain et conduire les fours</li><li>Tenir les stocks de farine</li></ul><h3>Profil recherché</h3><ul><li>Trois ans d'expérience en boulangerie artisanale</li><li>Le goût de se lever tôt et de travailler en équipe</li></ul>",
  ],
  [
    'es',
    '<h1>Panadero</h1><p>Buscamos una persona para nuestro obrador que amase, hornee y enseñe a dos aprendices con paciencia.</p><h3>Funciones</h3><ul><li>Preparar la masa madre y llevar los hornos</li><li>Controlar las existencias de harina</li></ul><h3>Requisitos</h3><ul><li>Tres años de experiencia en una panadería artesana</li><li>Ganas de madrugar y de trabajar en equipo</li></ul>',
  ],
  [
    'sv',
    '<h1>Bagare</h1><p>Vi söker en person till vårt bageri som bakar, sköter ugnarna och lär upp två lärlingar med tålamod.</p><h3>Arbetsuppgifter</h3><ul><li>Sköta surdegen och ugnarna varje natt</li><li>Hålla ordning på lagret av mjöl</li></ul><h3>Kvalifikationer</h3><ul><li>Tre års erfarenhet av hantverksbageri</li><li>Lust att stiga upp tidigt och arbeta i grupp</li></ul>',
  ],
];

describe('a page that no structured data explains', () => {
  it('is a posting with its text, and without what stands around it', () => {
    const { kind, fields } = readPage(
      aPage({
        url: 'https://bread.example/jobs/7',
        title: 'Baker | Bread Ltd',
        html: `${around}<div class="wrap"><h1>Baker</h1>${bakerHtml}</div>${after}`,
      }),
    );
    expect({ kind, title: fields.title?.value, company: fields.company?.value }).toEqual({
      kind: 'posting',
      title: 'Baker',
      company: 'Bread Ltd',
    });
    expect(fields.description?.value).toMatch(/^We are looking for a baker/);
    expect(fields.description?.value).toMatch(/apply for the position\.$/);
    expect(fields.description?.value).not.toMatch(/official|Home|cookies|forklift|rights/);
  });

  it('is read whole where its sections stand side by side', () => {
    const html = `<div class="grid">${bakerHtml
      .split('<h2>')
      .map((part, index) => `<div class="cell">${index > 0 ? '<h2>' : ''}${part}</div>`)
      .join('')}</div>`;
    const text =
      readPage(aPage({ html: `${around}<h1>Baker</h1>${html}` })).fields.description?.value ?? '';
    expect(
      [/looking for a baker/, /sourdough/, /food hygiene/, /bread for free/].filter(
        (part) => !part.test(text),
      ),
    ).toEqual([]);
  });

  it('is read where the whole page is one form', () => {
    expect(
      readPage(
        aPage({
          html: `<form id="aspnetForm"><h1>Baker</h1><div>${bakerHtml}</div><input name="q"><button>Search</button></form>`,
        }),
      ).fields.description?.value,
    ).toContain('food hygiene');
  });

  it.each(inOtherLanguages)('is told to be a posting in %s', (lang, html) => {
    expect(
      readPage(aPage({ lang, url: 'https://bread.example/x/12', html: `<main>${html}</main>` }))
        .kind,
    ).toBe('posting');
  });

  it('is a list where it links to several postings and has the sections of none', () => {
    const cards = ['baker', 'driver', 'clerk', 'cook'].map(
      (name) =>
        `<div class="card"><h3><a href="/jobs/${name}-1">Our ${name}</a></h3><p>Graz, full-time. We are looking for a ${name} with some years of experience who will join our team.</p></div>`,
    );
    expect(
      readPage(
        aPage({
          url: 'https://bread.example/jobs?q=graz',
          html: `<h1>4 jobs in Graz</h1><main>${cards.join('')}</main>`,
        }),
      ),
    ).toMatchObject({ kind: 'list', reason: 'several-postings', fields: { url: {} } });
  });

  it.each([
    [
      'a product',
      'https://shop.example/ovens/7',
      `${jsonLd({ '@type': 'Product', name: 'Oven 3000' })}<h1>Oven 3000</h1><p>${'An oven for craft bakeries with steam and three decks that keeps its heat. '.repeat(6)}</p><h2>Requirements</h2><p>Three-phase current.</p>`,
      'something-else',
    ],
    [
      'an article about work',
      'https://news.example/2026/jobs-report',
      `<meta property="og:type" content="article"><h1>Bakers are sought</h1><p>${'In many towns there are more ovens than hands, says a report of the chamber on the labour market. '.repeat(6)}</p>`,
      'something-else',
    ],
    [
      'a company',
      'https://bread.example/about',
      `<h1>About us</h1><p>${'We have baked bread in four shops since 1911 and buy our flour from mills nearby. '.repeat(6)}</p>`,
      'no-sign-of-a-posting',
    ],
    [
      'a landing page for careers',
      'https://bread.example/careers',
      `<h1>Work with us</h1><p>${'Our people are what makes our bread good, and we look after them as well as we can. '.repeat(5)}</p><h2>Benefits</h2><p>Free bread, and every second week off.</p>`,
      'no-sign-of-a-posting',
    ],
    [
      'a recipe',
      'https://bread.example/recipes/rye',
      `${jsonLd({ '@type': 'Recipe', name: 'Rye bread' })}<h1>Rye bread</h1><p>${'Mix the flour with water and leave it for a night in a warm place before you bake it. '.repeat(5)}</p>`,
      'something-else',
    ],
    ['an empty page', 'https://bread.example/jobs/7', '<div id="root"></div>', 'empty'],
  ])('is no posting where it is %s', (_, url, html, reason) => {
    expect(readPage(aPage({ url, html }))).toMatchObject({ kind: 'other', reason, words: 0 });
  });
});
