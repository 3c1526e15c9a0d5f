import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved scans have a stage and a note; lists are sorted, filtered and searched by separate indexes. */
export class ListAndSaveScans1763740000000 implements MigrationInterface {
  name = 'ListAndSaveScans1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...savedColumns, ...totals, ...searchKeys, ...indexes])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX scans_user_newest, scans_user_saved, scans_user_best, scans_user_worst, scans_user_company, scans_user_title',
    );
    await runner.query(
      'CREATE INDEX scans_user_newest ON scans (user_id, created_at DESC, id DESC)',
    );
    await runner.query(
      'CREATE INDEX scans_user_saved ON scans (user_id) WHERE saved_at IS NOT NULL',
    );
    await runner.query('DROP FUNCTION set_scan_keys, search_pattern CASCADE');
    await runner.query(
      'ALTER TABLE scans DROP title_key, DROP company_key, DROP saved_stage, DROP saved_note',
    );
    await runner.query('DROP FUNCTION fold_text');
  }
}

const savedColumns = [
  `ALTER TABLE scans ADD saved_stage text NOT NULL DEFAULT 'saved', ADD saved_note text NOT NULL DEFAULT ''`,
];

const totals = [
  // The shard depends on the transaction: one that changes many scans locks one row per day, so two of them cannot deadlock.
  `CREATE OR REPLACE FUNCTION add_to_scan_totals(scan scans, sign integer) RETURNS void LANGUAGE sql AS $$
     INSERT INTO scan_totals AS t (user_id, day, shard, scans, saved)
       SELECT u.id, (scan.created_at AT TIME ZONE 'UTC')::date, txid_current() % 8, sign, CASE WHEN scan.saved_at IS NULL THEN 0 ELSE sign END
       FROM users u WHERE u.id = scan.user_id
       ON CONFLICT (user_id, day, shard) DO UPDATE SET scans = t.scans + excluded.scans, saved = t.saved + excluded.saved
   $$`,
  `CREATE OR REPLACE FUNCTION count_scans() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     -- Saving what is saved counts nothing.
     IF TG_OP = 'UPDATE' AND (OLD.saved_at IS NULL) = (NEW.saved_at IS NULL) AND OLD.created_at = NEW.created_at THEN RETURN NULL; END IF;
     IF TG_OP <> 'INSERT' THEN PERFORM add_to_scan_totals(OLD, -1); END IF;
     IF TG_OP <> 'DELETE' THEN PERFORM add_to_scan_totals(NEW, 1); END IF;
     RETURN NULL;
   END $$`,
];

const searchKeys = [
  // Collation key for sorting and searching: case, accents and Unicode forms are folded; 200 characters, so that it fits into an index.
  `CREATE FUNCTION fold_text(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT left(replace(replace(replace(translate(regexp_replace(lower(normalize(line, NFKD)), '[\\u0300-\\u036f]', '', 'g'), 'øłđħŧıς', 'oldhtiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 200)
   $$`,
  `CREATE FUNCTION search_pattern(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
     SELECT '%' || replace(replace(replace(fold_text(words), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
   $$`,
  `CREATE FUNCTION set_scan_keys() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.title_key = fold_text(coalesce(NEW.given_title, NEW.read_title));
     NEW.company_key = fold_text(NEW.company_name);
     RETURN NEW;
   END $$`,
  // Compared by bytes, so that the order is the same on every server.
  `ALTER TABLE scans ADD title_key text COLLATE "C", ADD company_key text COLLATE "C"`,
  'SET LOCAL statement_timeout = 0',
  'UPDATE scans SET title_key = fold_text(coalesce(given_title, read_title)), company_key = fold_text(company_name)',
  'ALTER TABLE scans ALTER company_key SET NOT NULL',
  `CREATE TRIGGER scans_keyed BEFORE INSERT OR UPDATE OF given_title, read_title, company_name ON scans FOR EACH ROW EXECUTE FUNCTION set_scan_keys()`,
];

const indexes = [
  'DROP INDEX scans_user_newest, scans_user_saved',
  // Covers the columns of the filters, so that a selective filter reads this narrow index and not the postings. A trigram index
  // would mix all users' scans and cost each insert more than the scan of one user's own index range.
  `CREATE INDEX scans_user_newest ON scans (user_id, created_at DESC, id DESC)
     INCLUDE (status, overall_score, ready_to_apply, saved_at, saved_stage, title_key, company_key)`,
  'CREATE INDEX scans_user_saved ON scans (user_id, created_at DESC, id DESC) WHERE saved_at IS NOT NULL',
  // One for each sort direction: null scores come last in both, and a cursor needs a single comparison.
  'CREATE INDEX scans_user_best ON scans (user_id, coalesce(overall_score, -1) DESC, id DESC)',
  'CREATE INDEX scans_user_worst ON scans (user_id, coalesce(overall_score, 101), id)',
  'CREATE INDEX scans_user_company ON scans (user_id, company_key, id)',
  'CREATE INDEX scans_user_title ON scans (user_id, coalesce(title_key, chr(1114111)), id)',
];
