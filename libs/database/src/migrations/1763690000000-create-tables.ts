import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The first tables: users, sessions, resumes, skills, scans, matches, readings. */
export class CreateTables1763690000000 implements MigrationInterface {
  name = 'CreateTables1763690000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION count_scans, add_to_scan_totals CASCADE');
    await runner.query(
      'DROP TABLE scan_totals, posting_readings, matches, scans, profile_skills, resumes, sessions, identities, users',
    );
  }
}

const statements = [
  `CREATE TABLE users (
    id uuid NOT NULL, name text, email text, github_username text, avatar text, location text, blog_link text, bio text,
    is_onboarding boolean NOT NULL DEFAULT true,
    profile_revision integer NOT NULL DEFAULT 0, rescored_revision integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(), deleted_at timestamptz,
    CONSTRAINT users_pk PRIMARY KEY (id))`,
  `CREATE INDEX users_stale_matches ON users (id) WHERE rescored_revision < profile_revision`,

  `CREATE TABLE identities (
    id uuid NOT NULL, user_id uuid NOT NULL, provider text NOT NULL, subject text NOT NULL, login text, email text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT identities_pk PRIMARY KEY (id),
    CONSTRAINT identities_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`,
  `CREATE UNIQUE INDEX identities_provider_subject ON identities (provider, subject)`,
  `CREATE INDEX identities_user ON identities (user_id)`,

  `CREATE TABLE sessions (
    id uuid NOT NULL, user_id uuid NOT NULL, kind text NOT NULL, generation integer NOT NULL DEFAULT 1, user_agent text,
    created_at timestamptz NOT NULL DEFAULT now(), rotated_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL, revoked_at timestamptz,
    CONSTRAINT sessions_pk PRIMARY KEY (id),
    CONSTRAINT sessions_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`,
  `CREATE INDEX sessions_user ON sessions (user_id)`,

  `CREATE TABLE resumes (
    id uuid NOT NULL, user_id uuid NOT NULL, version integer NOT NULL, object_key text NOT NULL, file_name text NOT NULL,
    size_bytes integer NOT NULL, uploaded_at timestamptz NOT NULL DEFAULT now(),
    evaluation_status text, evaluation_updated_at timestamptz, failure_code text,
    attempt integer NOT NULL DEFAULT 0, handover integer NOT NULL DEFAULT 0, lease_until timestamptz,
    text text, facts jsonb, reading jsonb,
    CONSTRAINT resumes_pk PRIMARY KEY (id),
    CONSTRAINT resumes_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`,
  `CREATE UNIQUE INDEX resumes_user_version ON resumes (user_id, version)`,
  `CREATE INDEX resumes_live_evaluations ON resumes (evaluation_updated_at) WHERE evaluation_status IN ('queued', 'extracting', 'reading')`,

  `CREATE TABLE profile_skills (
    id uuid NOT NULL, user_id uuid NOT NULL, position integer NOT NULL, name text NOT NULL, name_key text NOT NULL,
    score integer NOT NULL, source text NOT NULL, quote text,
    CONSTRAINT profile_skills_pk PRIMARY KEY (id),
    CONSTRAINT profile_skills_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`,
  `CREATE UNIQUE INDEX profile_skills_user_name ON profile_skills (user_id, name_key)`,

  `CREATE TABLE scans (
    id uuid NOT NULL, user_id uuid NOT NULL, job_id text NOT NULL, given_title text, read_title text, company_name text NOT NULL,
    logo text, url text NOT NULL, posting_text text NOT NULL, posting_hash text NOT NULL,
    status text NOT NULL, failure jsonb, attempt integer NOT NULL DEFAULT 0, handover integer NOT NULL DEFAULT 0, lease_until timestamptz,
    score jsonb, overall_score integer, ready_to_apply boolean, former_score integer,
    saved_at timestamptz, created_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now()), updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT scans_pk PRIMARY KEY (id),
    CONSTRAINT scans_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`,
  `CREATE UNIQUE INDEX scans_user_job ON scans (user_id, job_id)`,
  // TypeORM cannot express the order of an index's columns, so its entity only names this one.
  `CREATE INDEX scans_user_newest ON scans (user_id, created_at DESC, id DESC)`,
  `CREATE INDEX scans_user_saved ON scans (user_id) WHERE saved_at IS NOT NULL`,
  `CREATE INDEX scans_live ON scans (status, updated_at) WHERE status IN ('queued', 'reading', 'matching', 'waiting-for-resume')`,
  `CREATE INDEX scans_user_in_flight ON scans (user_id) WHERE status IN ('queued', 'reading', 'matching')`,
  `CREATE INDEX scans_posting ON scans (posting_hash)`,

  `CREATE TABLE matches (
    scan_id uuid NOT NULL, user_id uuid NOT NULL, resume_id uuid NOT NULL, profile_revision integer NOT NULL,
    posting_hash text NOT NULL, analyser text NOT NULL, match jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT matches_pk PRIMARY KEY (scan_id),
    CONSTRAINT matches_scan_fk FOREIGN KEY (scan_id) REFERENCES scans (id) ON DELETE CASCADE,
    CONSTRAINT matches_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE,
    CONSTRAINT matches_resume_fk FOREIGN KEY (resume_id) REFERENCES resumes (id) ON DELETE CASCADE)`,
  `CREATE INDEX matches_user_revision ON matches (user_id, profile_revision)`,
  `CREATE INDEX matches_resume ON matches (resume_id)`,

  `CREATE TABLE posting_readings (
    posting_hash text NOT NULL, analyser text NOT NULL, facts jsonb NOT NULL, reading jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT posting_readings_pk PRIMARY KEY (posting_hash, analyser))`,

  `CREATE TABLE scan_totals (
    user_id uuid NOT NULL, day date NOT NULL, shard smallint NOT NULL, scans integer NOT NULL DEFAULT 0, saved integer NOT NULL DEFAULT 0,
    CONSTRAINT scan_totals_pk PRIMARY KEY (user_id, day, shard),
    CONSTRAINT scan_totals_user_fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE)`,
  `CREATE FUNCTION add_to_scan_totals(scan scans, sign integer) RETURNS void LANGUAGE sql AS $$
     INSERT INTO scan_totals AS t (user_id, day, shard, scans, saved)
       -- A user's own deletion takes the totals along; nothing is left to count for then.
       SELECT u.id, (scan.created_at AT TIME ZONE 'UTC')::date, floor(random() * 8), sign, CASE WHEN scan.saved_at IS NULL THEN 0 ELSE sign END
       FROM users u WHERE u.id = scan.user_id
       ON CONFLICT (user_id, day, shard) DO UPDATE SET scans = t.scans + excluded.scans, saved = t.saved + excluded.saved
   $$`,
  `CREATE FUNCTION count_scans() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP <> 'INSERT' THEN PERFORM add_to_scan_totals(OLD, -1); END IF;
     IF TG_OP <> 'DELETE' THEN PERFORM add_to_scan_totals(NEW, 1); END IF;
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER scans_counted AFTER INSERT OR DELETE OR UPDATE OF saved_at, created_at ON scans FOR EACH ROW EXECUTE FUNCTION count_scans()`,
];
