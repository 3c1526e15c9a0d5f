/**
 * Speed as ratios. Each figure is held against a limit program started in the same run, rounds alternating, the median of the ratios
 * per round: absolute figures move with the machine, ratios hardly. Prints one table and exits 1 where a goal is missed.
 */
import { benchHttp } from './http.bench.mjs';
import { benchJudging } from './judging.bench.mjs';
import { benchPdfText } from './pdf-text.bench.mjs';
import { benchReading } from './reading.bench.mjs';
import { printTable } from './table.mjs';

const rounds = Number(process.argv.find((argument) => argument.startsWith('--rounds='))?.slice('--rounds='.length) ?? 5);

const pdfs = process.argv.find((argument) => argument.startsWith('--pdfs='))?.slice('--pdfs='.length) ?? process.env.ROLEFIT_BENCH_PDFS;

const rows = [...(await benchJudging({ rounds })), ...(await benchReading({ rounds, folder: pdfs })), ...(await benchPdfText({ rounds, folder: pdfs })), ...(await benchHttp({ rounds }))];
printTable(rows);
process.exitCode = rows.every((row) => row.isMet) ? 0 : 1;
