CREATE TABLE "seat_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"pool_id" bigint NOT NULL,
	"started" integer NOT NULL,
	"returned" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "attempts_user";--> statement-breakpoint
ALTER TABLE "seat_counts" ADD CONSTRAINT "seat_counts_pool" FOREIGN KEY ("company_id","pool_id") REFERENCES "public"."seat_pools"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_counts_of_pool" ON "seat_counts" USING btree ("company_id","pool_id");--> statement-breakpoint
CREATE INDEX "attempts_user" ON "attempts" USING btree ("user_id","submitted_at");
--> statement-breakpoint
CREATE FUNCTION seat_ledger_counted() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan TO off AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM added WHERE movement IN ('started', 'returned', 'expired', 'refunded')) THEN RETURN NULL; END IF;
  INSERT INTO seat_counts (company_id, pool_id, started, returned)
  SELECT c.company_id, c.pool_id, sum(c.started), sum(c.returned) FROM (
    SELECT company_id, pool_id, 0 AS started, count(*) AS returned FROM added WHERE movement = 'returned' GROUP BY company_id, pool_id
    UNION ALL
    SELECT p.company_id, p.pool_id, sum(coalesce(now_last.is_start, 0) - coalesce(before.is_start, 0)), 0 FROM (
      SELECT company_id, pool_id, employee_id, min(id) AS first FROM added
      WHERE employee_id IS NOT NULL AND movement IN ('started', 'returned', 'expired', 'refunded') GROUP BY company_id, pool_id, employee_id
    ) p
      LEFT JOIN LATERAL (SELECT (l.movement = 'started')::int AS is_start FROM seat_ledger l WHERE l.employee_id = p.employee_id AND l.pool_id = p.pool_id
        AND l.movement IN ('started', 'returned', 'expired', 'refunded') ORDER BY l.id DESC LIMIT 1) now_last ON true
      LEFT JOIN LATERAL (SELECT (l.movement = 'started')::int AS is_start FROM seat_ledger l WHERE l.employee_id = p.employee_id AND l.pool_id = p.pool_id
        AND l.id < p.first AND l.movement IN ('started', 'returned', 'expired', 'refunded') ORDER BY l.id DESC LIMIT 1) before ON true
    GROUP BY p.company_id, p.pool_id
  ) c GROUP BY c.company_id, c.pool_id HAVING (sum(c.started), sum(c.returned)) <> (0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seat_ledger_counted AFTER INSERT ON seat_ledger REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION seat_ledger_counted();
--> statement-breakpoint
INSERT INTO seat_counts (company_id, pool_id, started, returned)
SELECT c.company_id, c.pool_id, sum(c.started), sum(c.returned) FROM (
  SELECT company_id, pool_id, 0 AS started, count(*) AS returned FROM seat_ledger WHERE movement = 'returned' GROUP BY company_id, pool_id
  UNION ALL
  SELECT l.company_id, l.pool_id, count(*) FILTER (WHERE l.movement = 'started'), 0 FROM (
    SELECT DISTINCT ON (pool_id, employee_id) company_id, pool_id, movement FROM seat_ledger
    WHERE employee_id IS NOT NULL AND movement IN ('started', 'returned', 'expired', 'refunded') ORDER BY pool_id, employee_id, id DESC
  ) l GROUP BY l.company_id, l.pool_id
) c GROUP BY c.company_id, c.pool_id HAVING (sum(c.started), sum(c.returned)) <> (0, 0);
