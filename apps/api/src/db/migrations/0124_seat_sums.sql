CREATE TABLE "seat_sum_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seat_sum_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"pool_id" bigint NOT NULL,
	"zone" text NOT NULL,
	"month" integer NOT NULL,
	"day" date,
	"movement" text NOT NULL,
	"movements" integer NOT NULL,
	"moved" integer NOT NULL,
	"taken" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seat_sums" (
	"company_id" bigint NOT NULL,
	"pool_id" bigint NOT NULL,
	"zone" text NOT NULL,
	"month" integer NOT NULL,
	"day" date,
	"movement" text NOT NULL,
	"movements" integer NOT NULL,
	"moved" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "seat_sums_once" UNIQUE NULLS NOT DISTINCT("company_id","zone","pool_id","month","day","movement")
);
--> statement-breakpoint
ALTER TABLE "seat_sum_changes" ADD CONSTRAINT "seat_sum_changes_pool" FOREIGN KEY ("company_id","pool_id") REFERENCES "public"."seat_pools"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_sums" ADD CONSTRAINT "seat_sums_pool" FOREIGN KEY ("company_id","pool_id") REFERENCES "public"."seat_pools"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_sum_changes_of_company" ON "seat_sum_changes" USING btree ("company_id","zone");--> statement-breakpoint
CREATE INDEX "seat_sums_of_months" ON "seat_sums" USING btree ("company_id","zone","month") WHERE "seat_sums"."day" is null;--> statement-breakpoint
CREATE INDEX "seat_sums_of_days" ON "seat_sums" USING btree ("company_id","zone","day") WHERE "seat_sums"."day" is not null;--> statement-breakpoint
CREATE FUNCTION seat_ledger_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO seat_sum_changes (company_id, pool_id, zone, month, day, movement, movements, moved, taken)
  SELECT a.company_id, a.pool_id, a.zone, a.month, a.day, a.movement, count(*), sum(abs(a.seats)), sum(greatest(-a.seats, 0))
  FROM (
    SELECT l.company_id, l.pool_id, l.movement, l.seats, o.time_zone AS zone, to_char(l.at AT TIME ZONE o.time_zone, 'YYYYMM')::int AS month,
      (l.at AT TIME ZONE o.time_zone)::date AS day
    FROM added l JOIN companies o ON o.id = l.company_id
  ) a GROUP BY GROUPING SETS ((a.company_id, a.pool_id, a.zone, a.month, a.movement), (a.company_id, a.pool_id, a.zone, a.month, a.day, a.movement));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seat_ledger_summed AFTER INSERT ON seat_ledger REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION seat_ledger_summed();
--> statement-breakpoint
INSERT INTO seat_sums (company_id, pool_id, zone, month, day, movement, movements, moved, taken)
SELECT a.company_id, a.pool_id, a.zone, a.month, a.day, a.movement, count(*), sum(abs(a.seats)), sum(greatest(-a.seats, 0))
FROM (
  SELECT l.company_id, l.pool_id, l.movement, l.seats, o.time_zone AS zone, to_char(l.at AT TIME ZONE o.time_zone, 'YYYYMM')::int AS month,
    (l.at AT TIME ZONE o.time_zone)::date AS day
  FROM seat_ledger l JOIN companies o ON o.id = l.company_id
) a GROUP BY GROUPING SETS ((a.company_id, a.pool_id, a.zone, a.month, a.movement), (a.company_id, a.pool_id, a.zone, a.month, a.day, a.movement));
