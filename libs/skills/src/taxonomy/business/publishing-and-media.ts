import { parseSkills } from '../../parse-skills.js';

/** News, books, broadcasting, libraries of content. */
export const publishingAndMedia = [
  ...parseSkills(
    'practice',
    `
Journalism | news writing, journalistic writing, newspaper reporting, reporting for newspapers, news gathering, newsgathering | ~ copywriting, news-reporting
News reporting | field reporting, on-air reporting, breaking news coverage, news coverage, beat reporting | ~ journalism
Investigative journalism | investigative reporting | > journalism
Data journalism | | > journalism ~ data-analysis
Broadcast journalism | television journalism, TV journalism, radio journalism | > journalism ~ broadcasting
Sports journalism | sports reporting, sports writing, sports commentary | > journalism
Broadcasting | radio broadcasting, television broadcasting, broadcast media | ~ television-production
Radio production | radio programming, radio hosting, radio presenting, on-air presenting | ~ broadcasting, audio-editing
Television presenting | TV presenting, news anchoring, TV hosting | ~ broadcasting, public-speaking
Interviewing for media | journalistic interviewing, conducting press interviews | ~ journalism
Editorial management | managing editor duties, editorial leadership, newsroom management, editorial operations | ~ editorial-planning
Editorial planning | editorial content planning, editorial planning meetings, line-up planning, redaktionelle Planung | ~ content-strategy
Book publishing | publishing^*, academic publishing, book production, trade publishing | ~ editing
Magazine production | magazine publishing, periodical publishing | ~ book-publishing, layout-design
Manuscript evaluation | acquisitions editing, manuscript acquisition, commissioning editing | ~ book-publishing
Journal management | journal editing, peer review management, journal publishing | ~ book-publishing
Digital publishing | e-book production, e-books, ebook publishing, EPUB, online publishing, self-publishing | ~ book-publishing, content-management
Print production | print management, print buying, printing processes | ~ prepress
Bookbinding | | ~ print-production
Rights and permissions | copyright permissions, image rights, licensing of content, rights management | ~ media-law
Picture research | image research, photo research | ~ photo-editing
Digital asset management | DAM^?, media asset management, media library management | ~ document-management ? asset, media, content, metadata
Multimedia production | multimedia content, multimedia design, interactive media, multimedia development, Multimediaproduktion | ~ video-production, web-design
Media production | media content production | ~ video-production
Advertising copy clearance | media traffic management, ad operations, ad trafficking, ad ops | ~ display-advertising
Newspaper layout | news page design | ~ layout-design
Circulation management | subscription management, subscriber management | ~ customer-retention
Audience development | audience engagement, audience growth | ~ social-media-management
Documentary production | documentary filmmaking, documentary film | > film-production ~ journalism
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Media ethics | press law, journalistic ethics | ~ journalism
`,
  ),
  ...parseSkills(
    'tool',
    `
Adobe InCopy | InCopy | ~ indesign
Avid iNews | | ~ news-reporting
ENPS newsroom system | | ~ avid-inews
Google Ad Manager | DoubleClick for Publishers | ~ display-advertising
Bynder | | > digital-asset-management
Widen DAM | | > digital-asset-management ~ bynder
Canto DAM | | > digital-asset-management ~ bynder
`,
  ),
];
