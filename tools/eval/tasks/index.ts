import { type Task } from '../task.ts';
import { counts } from './counts.ts';
import { esco } from './esco.ts';
import { fit, grid } from './fit.ts';
import { pages } from './pages.ts';
import { pairs } from './pairs.ts';
import { postings } from './postings.ts';
import { properties } from './properties.ts';
import { rankings } from './rankings.ts';
import { resumes } from './resumes.ts';
import { green, kompetencer, spans } from './spans.ts';
import { uploads } from './uploads.ts';

/** All tasks by name, in the order of the table. */
export const tasks: Readonly<Record<string, Task>> = {
  uploads,
  resumes,
  postings,
  pages,
  fit,
  grid,
  pairs,
  counts,
  properties,
  spans,
  green,
  kompetencer,
  rankings,
  esco,
};
