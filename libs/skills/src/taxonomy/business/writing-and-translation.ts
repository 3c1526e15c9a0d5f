import { parseSkills } from '../../parse-skills.js';

/** Writing, editing, languages carried over into others. */
export const writingAndTranslation = [
  ...parseSkills(
    'practice',
    `
Writing^* | writing skills, excellent writing skills, strong writing skills, professional writing, expository writing, writing and editing, rédaction^*, redacción^*, habilidades de escritura | ~ business-writing, editing
Business writing | business correspondence writing, writing business documents, professional correspondence | ~ report-writing
Copywriting | copy writing, writing copy, advertising copy, ad copy, marketing copy, sales copy, Texten^* | ~ content-writing
Editing^* | editing^*, text editing, editing documents, editing text, editorial skills, content editing, manuscript editing, substantive editing | ~ proofreading, copy-editing
Copy editing | copyediting, copy-edit, line editing, copyeditor skills | ~ editing, proofreading
Proofreading | proof reading, proofreading documents, proof-reading, relecture^* | ~ copy-editing
UX writing | microcopy, content design | ~ copywriting, ux-design
Creative writing | fiction writing, novel writing, short stories, poetry writing, escritura creativa, kreatives Schreiben | ~ storytelling
Storytelling | brand storytelling, narrative development, narrative design | ~ creative-writing, content-creation
Screenwriting | scriptwriting, script writing, script-writing, screenplay writing, writing scripts, playwriting | ~ creative-writing
Ghostwriting | ghost writing, book writing | ~ copywriting
Feature writing | magazine writing, writing articles, articles writing, column writing | ~ journalism
Policy and procedure writing | writing manuals, user manuals, user guides, manual writing | ~ technical-documentation, standard-operating-procedures
Product descriptions | writing product descriptions | ~ copywriting
Style guide adherence | AP style, editorial style guides | ~ editing
Fact-checking | fact checking, source verification | ~ editing, journalism
Plain language writing | plain language, leichte Sprache | ~ business-writing
Abstracting and indexing | book indexing, abstract writing | ~ editing
Translation | translating, written translation, translating documents, document translation, translation services, translator skills, translate documents | ~ interpreting, technical-translation, localization
Interpreting^* | language interpreting, oral interpretation, interpretation services, language interpretation, interpreter services | ~ translation
Simultaneous interpreting | simultaneous interpretation, conference interpreting, simultaneous translation | > interpreting
Consecutive interpreting | consecutive interpretation, liaison interpreting | > interpreting
Medical interpreting | medical interpretation, healthcare interpreting | > interpreting ~ medical-terminology
Legal interpreting | court interpreting, court interpretation | > interpreting ~ legal-terminology
Sign language interpreting | ASL interpreting | > interpreting
Technical translation | technical translations | > translation
Medical translation | scientific translation | > translation
Literary translation | literary translations | > translation
Localization | localisation, software localization, localization testing, website localization, l10n | ~ translation
Subtitling | captioning, closed captioning, subtitles, sous-titrage, subtitulado | ~ translation, video-editing
Transcreation | | ~ localization, copywriting
Machine translation post-editing | post-editing, MTPE^ | ~ translation
Linguistic quality assurance | linguistic review, translation review, language quality | ~ translation, proofreading
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Grammar and punctuation | grammar, grammar skills, spelling and grammar, spelling grammar and punctuation, punctuation, grammaire^*, orthographe^* | ~ proofreading
`,
  ),
  ...parseSkills(
    'tool',
    `
SDL Trados | Trados, Trados Studio, SDL Trados Studio, RWS Trados | ~ translation
memoQ | | ~ sdl-trados
Memsource | Phrase TMS | ~ memoq
Wordfast | | ~ memoq
OmegaT | | ~ memoq
Déjà Vu translation software | | ~ memoq
CAT tools | computer-assisted translation, computer-aided translation, translation memory, translation memories | ~ translation
Grammarly | | ~ proofreading
Hemingway editor | | ~ grammarly
Scrivener^ | | ~ creative-writing
Final Draft^* | | ~ scrivener
`,
  ),
];
