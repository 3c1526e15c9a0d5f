import { parseSkills } from '../../parse-skills.js';

/** Libraries, archives, museums. */
export const libraryAndMuseum = [
  ...parseSkills(
    'practice',
    `
Library services | library operations, librarianship, library circulation, circulation desk |
Cataloging | cataloguing, library cataloging, bibliographic cataloging, library cataloguing, cataloging collections, book cataloging | ~ library-services
Reference services | reference desk, reference librarian, library reference services, reference interviews | > library-services
Library collection development | collection development, library collections, library acquisitions, library collection management | ~ library-services
Museum collections management | museum collections, collections care, museum registration | > museum-work
Shelving library materials | shelving books, book shelving, reshelving books | ~ library-services
Interlibrary loan | inter-library loan, ILLiad^ | > library-services
Library programming | library programs, children's library programs | ~ library-services
Information literacy instruction | information literacy, library instruction, bibliographic instruction | ~ library-services, teaching
Archival work | archival management, archives management, archival processing, archival science, archival arrangement and description, finding aids, archivist duties | ~ record-keeping, library-services
Digital preservation | digital archiving, preservation of digital records, digital archives | ~ archival-work
Digitization of collections | digitizing records, document digitization, digitising collections, digitizing documents | ~ digital-preservation
Preservation and conservation of collections | artifact conservation, art conservation, book conservation, object conservation, preservation of artifacts, art restoration, conservation of artworks, conservation? | ~ museum-work ? artifact, art, museum, book, collection, archiv
Museum work | museum operations, museum studies, museology |
Exhibition curation | curating exhibitions, curatorial work, curatorial research, exhibit curation, exhibition planning, curating exhibits, curation of exhibitions | > museum-work
Exhibition installation | art handling, exhibit installation, exhibition design, exhibit design, art installation | ~ exhibition-curation
Museum education | gallery education, docent tours, museum tours, docent | > museum-work
Provenance research | object provenance | ~ museum-work, historical-research
Heritage interpretation | interpretive programs, park interpretation, interpretive tours, historical interpretation | ~ museum-education, tour-guiding
Historic preservation | heritage conservation, cultural heritage preservation, historical preservation, cultural resource management | ~ preservation-and-conservation-of-collections
Genealogical research | genealogy, family history research | ~ historical-research
Oral history | oral history interviews | ~ historical-research
Taxonomy and metadata | metadata management, metadata creation, metadata standards, taxonomy development, controlled vocabularies | ~ cataloging
`,
  ),
  ...parseSkills(
    'knowledge',
    `
Library science | library and information science, library and information studies, information science | ~ library-services
MARC records | MARC21, MARC 21, MARC cataloging | > cataloging
AACR2 | Anglo-American Cataloguing Rules | ~ marc-records, cataloging
Dewey Decimal Classification | Dewey Decimal System, Library of Congress Classification, Dewey Decimal | ~ cataloging
Dublin Core | Dublin Core metadata | ~ taxonomy-and-metadata
Encoded Archival Description | EAD finding aids, EAD^? | ~ archival-work, taxonomy-and-metadata ? archiv, finding
`,
  ),
  ...parseSkills(
    'tool',
    `
Integrated library systems | integrated library system, library management systems | ~ library-services
Koha | | > integrated-library-systems ~ sierra-ils
Sierra ILS | Innovative Sierra | > integrated-library-systems
SirsiDynix | SirsiDynix Symphony | > integrated-library-systems ~ sierra-ils
OCLC | OCLC Connexion, WorldCat | ~ cataloging
ArchivesSpace | Archivists' Toolkit | ~ archival-work
PastPerfect | PastPerfect museum software | ~ museum-work
`,
  ),
];
