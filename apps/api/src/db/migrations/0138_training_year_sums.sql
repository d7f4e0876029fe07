CREATE TABLE "training_year_sums" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "training_year_sums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"department_id" bigint,
	"headcount" integer NOT NULL,
	"trainees" integer NOT NULL,
	"under_minimum" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"outside_seconds" bigint NOT NULL,
	"outside_cost" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training_years" (
	"company_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"minimum_units" integer NOT NULL,
	"platform_unit_minutes" integer NOT NULL,
	"outside_unit_minutes" integer NOT NULL,
	CONSTRAINT "training_years_company_id_year_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
ALTER TABLE "employee_years" ADD COLUMN "outside_seconds" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "employee_years" ADD COLUMN "outside_cost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_year_sums" ADD CONSTRAINT "training_year_sums_year" FOREIGN KEY ("company_id","year") REFERENCES "public"."training_years"("company_id","year") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_years" ADD CONSTRAINT "training_years_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "training_year_sums_of_year" ON "training_year_sums" USING btree ("company_id","year","department_id");--> statement-breakpoint
-- By hand from here on. What people had elsewhere is kept with their years, and marks them when it changes.
UPDATE employee_years k SET (outside_seconds, outside_cost) = (o.seconds, o.cost)
FROM (
  SELECT company_id, employee_id, extract(year FROM completed_on)::int AS year, sum(minutes) * 60 AS seconds, sum(cost) AS cost
  FROM outside_trainings WHERE removed_at IS NULL GROUP BY 1, 2, 3
) o WHERE k.company_id = o.company_id AND k.year = o.year AND k.employee_id = o.employee_id;
--> statement-breakpoint
CREATE TRIGGER outside_trainings_report_insert AFTER INSERT ON outside_trainings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();
--> statement-breakpoint
CREATE TRIGGER outside_trainings_report_update AFTER UPDATE ON outside_trainings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();
--> statement-breakpoint
CREATE TRIGGER outside_trainings_report_delete AFTER DELETE ON outside_trainings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();
--> statement-breakpoint
CREATE FUNCTION training_is_short(seconds bigint, outside_seconds bigint, by_rules training_years) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT seconds * by_rules.outside_unit_minutes + outside_seconds * by_rules.platform_unit_minutes
    < by_rules.minimum_units * 60::bigint * by_rules.platform_unit_minutes * by_rules.outside_unit_minutes
$$;
--> statement-breakpoint
-- The rows as they were are taken off, and as they are now are added. By which rules a year is counted changes only between two transactions that
-- change its people.
CREATE FUNCTION training_years_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign int := TG_ARGV[0];
BEGIN
  PERFORM FROM training_years WHERE (company_id, year) IN (SELECT company_id, year FROM changed) ORDER BY company_id, year FOR SHARE;
  INSERT INTO training_year_sums (company_id, year, department_id, headcount, trainees, under_minimum, seconds, outside_seconds, outside_cost)
  SELECT c.company_id, c.year, c.department_id, sign * count(*) FILTER (WHERE c.is_employed), sign * count(*) FILTER (WHERE c.seconds + c.outside_seconds > 0),
    sign * count(*) FILTER (WHERE c.is_employed AND training_is_short(c.seconds, c.outside_seconds, y)),
    sign * sum(c.seconds), sign * sum(c.outside_seconds), sign * sum(c.outside_cost)
  FROM changed c JOIN training_years y ON y.company_id = c.company_id AND y.year = c.year
  GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER employee_years_came AFTER INSERT ON employee_years REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION training_years_changed('1');
--> statement-breakpoint
CREATE TRIGGER employee_years_were AFTER UPDATE ON employee_years REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION training_years_changed('-1');
--> statement-breakpoint
CREATE TRIGGER employee_years_are AFTER UPDATE ON employee_years REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION training_years_changed('1');
--> statement-breakpoint
CREATE TRIGGER employee_years_went AFTER DELETE ON employee_years REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION training_years_changed('-1');
