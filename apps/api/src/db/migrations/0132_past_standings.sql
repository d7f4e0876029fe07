CREATE TABLE "past_standings" (
	"company_id" bigint NOT NULL,
	"day_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"standings" bigint[] NOT NULL,
	CONSTRAINT "past_standings_day_id_employee_id_pk" PRIMARY KEY("day_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "standing_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "standing_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"kept_to" bigint DEFAULT 0,
	"changed" bigint[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"dropped_at" timestamp (3) with time zone,
	CONSTRAINT "standing_days_company_id" UNIQUE("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "past_standings" ADD CONSTRAINT "past_standings_day" FOREIGN KEY ("company_id","day_id") REFERENCES "public"."standing_days"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_standings" ADD CONSTRAINT "past_standings_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_days" ADD CONSTRAINT "standing_days_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "standing_days_day" ON "standing_days" USING btree ("company_id","day") WHERE "standing_days"."dropped_at" is null;--> statement-breakpoint
-- By hand from here on: whoever takes marks, of whichever version, tells the past days that are kept of the people they tell of. A day of which more than
-- a thousand have changed is dropped.
CREATE FUNCTION report_marks_forget_past() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM standing_days WHERE dropped_at IS NULL) THEN RETURN NULL; END IF;
  WITH people AS (
    SELECT e.id, e.company_id FROM taken t JOIN employees e ON e.id = t.employee_id
    UNION SELECT e.id, e.company_id FROM taken t JOIN employees e ON e.user_id = t.user_id
  ), theirs AS (SELECT p.company_id, array_agg(p.id) AS ids FROM people p GROUP BY p.company_id)
  UPDATE standing_days d SET changed = ARRAY(SELECT unnest(d.changed) UNION SELECT unnest(p.ids))
  FROM theirs p WHERE p.company_id = d.company_id AND d.dropped_at IS NULL;
  UPDATE standing_days d SET dropped_at = clock_timestamp() WHERE d.dropped_at IS NULL AND cardinality(d.changed) > 1000;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER report_marks_forget_past AFTER DELETE ON report_marks REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION report_marks_forget_past();
