import { esco } from './esco.mjs';
import { fit, grid } from './fit.mjs';
import { pages } from './pages.mjs';
import { postings } from './postings.mjs';
import { properties } from './properties.mjs';
import { rankings } from './rankings.mjs';
import { resumes } from './resumes.mjs';
import { green, kompetencer, spans } from './spans.mjs';
import { uploads } from './uploads.mjs';

/** All tasks by name, in the order of the table. Each has `needs` (the file without which it is left out) and `run`. */
export const tasks = { uploads, resumes, postings, pages, fit, grid, properties, spans, green, kompetencer, rankings, esco };
