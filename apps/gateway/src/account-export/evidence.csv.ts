import type { WholeScanRow } from '@rolefit/database';
import { byteOrderMark, csvRow } from '../scans/csv.js';

const names = [
  'title',
  'companyName',
  'overallScore',
  'subScore',
  'label',
  'importance',
  'credit',
  'points',
  'pointsPossible',
  'reason',
  'postingQuote',
  'resumeQuote',
  'via',
  '_id',
];

/** One row per point of each match, with its quotes. */
export async function* evidenceCsv(scans: AsyncIterable<WholeScanRow>): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(names);
  for await (const { id, title, companyName, match } of scans) {
    let text = '';
    for (const point of match?.points ?? []) {
      const {
        subScore,
        label,
        importance,
        credit,
        points,
        pointsPossible,
        reason,
        postingQuote,
        resumeQuote,
        via,
      } = point;
      text += csvRow([
        title,
        companyName,
        match?.score.overallScore ?? null,
        subScore,
        label,
        importance,
        credit,
        points,
        pointsPossible,
        reason,
        postingQuote.text,
        resumeQuote?.text ?? null,
        via,
        id,
      ]);
    }
    if (text !== '') yield text;
  }
}
