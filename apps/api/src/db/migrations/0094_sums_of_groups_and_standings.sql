-- By hand: large companies are counted anew as a whole, and read from the rows until they are.
INSERT INTO report_changes (company_id) SELECT company_id FROM report_companies;--> statement-breakpoint
DELETE FROM report_companies;--> statement-breakpoint
DELETE FROM report_slices;--> statement-breakpoint
DROP INDEX "report_completions_by_course";--> statement-breakpoint
DROP INDEX "report_completions_by_month";--> statement-breakpoint
DROP INDEX "report_scores_by_course";--> statement-breakpoint
DROP INDEX "report_scores_by_month";--> statement-breakpoint
DROP INDEX "report_times_by_course";--> statement-breakpoint
DROP INDEX "report_times_by_month";--> statement-breakpoint
ALTER TABLE "report_completions" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "report_scores" ADD COLUMN "group_id" bigint;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "group_id" bigint;--> statement-breakpoint
CREATE INDEX "report_completions_by_course" ON "report_completions" USING btree ("company_id","group_id","course_id","month") WHERE "report_completions"."day" is null;--> statement-breakpoint
CREATE INDEX "report_completions_by_month" ON "report_completions" USING btree ("company_id","group_id","month","course_id") WHERE "report_completions"."day" is null;--> statement-breakpoint
CREATE INDEX "report_scores_by_course" ON "report_scores" USING btree ("company_id","group_id","course_id","month") WHERE "report_scores"."day" is null;--> statement-breakpoint
CREATE INDEX "report_scores_by_month" ON "report_scores" USING btree ("company_id","group_id","month","course_id") WHERE "report_scores"."day" is null;--> statement-breakpoint
CREATE INDEX "report_times_by_course" ON "report_times" USING btree ("company_id","group_id","course_id","month") WHERE "report_times"."day" is null;--> statement-breakpoint
CREATE INDEX "report_times_by_month" ON "report_times" USING btree ("company_id","group_id","month","course_id") WHERE "report_times"."day" is null;--> statement-breakpoint
-- By hand from here on: who comes into a group or leaves it is marked.
CREATE TRIGGER employee_group_members_report_insert AFTER INSERT ON employee_group_members REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();--> statement-breakpoint
CREATE TRIGGER employee_group_members_report_delete AFTER DELETE ON employee_group_members REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();
--> statement-breakpoint
CREATE TABLE "employee_progress" (
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"assigned" integer NOT NULL,
	"completed" integer NOT NULL,
	"open" integer NOT NULL,
	"percent" integer,
	"open_due" date[] NOT NULL,
	CONSTRAINT "employee_progress_company_id_employee_id_pk" PRIMARY KEY("company_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "employee_progress" ADD CONSTRAINT "employee_progress_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- By hand: of what is assigned already.
INSERT INTO employee_progress (company_id, employee_id, assigned, completed, open, percent, open_due)
  SELECT a.company_id, a.employee_id, count(*), count(*) FILTER (WHERE a.state = 'completed'), count(*) FILTER (WHERE a.state <> 'completed'), round(avg(a.percent)),
    coalesce(array_agg(a.due_on ORDER BY a.due_on) FILTER (WHERE a.state <> 'completed' AND a.due_on IS NOT NULL), '{}')
  FROM assignments a WHERE a.state <> 'withdrawn' GROUP BY a.company_id, a.employee_id;
--> statement-breakpoint
CREATE TABLE "employee_standings" (
	"company_id" bigint NOT NULL,
	"employee_id" bigint NOT NULL,
	"basis" text DEFAULT '' NOT NULL,
	"standings" bigint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "employee_standings_company_id_employee_id_pk" PRIMARY KEY("company_id","employee_id")
);
--> statement-breakpoint
ALTER TABLE "employee_standings" ADD CONSTRAINT "employee_standings_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_standings_basis" ON "employee_standings" USING btree ("company_id","basis");--> statement-breakpoint
-- By hand from here on: everybody has a row, which is right of nobody until they are reckoned.
INSERT INTO employee_standings (company_id, employee_id) SELECT company_id, id FROM employees;--> statement-breakpoint
CREATE FUNCTION employee_standings_begin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO employee_standings (company_id, employee_id) SELECT company_id, id FROM changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_standings_insert AFTER INSERT ON employees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION employee_standings_begin();--> statement-breakpoint
-- Whatever changes where somebody stands marks them, whoever writes it; what is assigned, learned by licence, and who is in a group does already.
CREATE FUNCTION report_employee_marked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (employee_id) VALUES (new.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_standings_update AFTER UPDATE ON employees FOR EACH ROW
  WHEN ((old.department_id, old.user_id, old.state, old.joined_on, old.created_at, old.deactivated_at)
    IS DISTINCT FROM (new.department_id, new.user_id, new.state, new.joined_on, new.created_at, new.deactivated_at))
  EXECUTE FUNCTION report_employee_marked();--> statement-breakpoint
CREATE TRIGGER certificates_report_insert AFTER INSERT ON certificates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_learned();--> statement-breakpoint
CREATE TRIGGER certificates_report_update AFTER UPDATE ON certificates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_learned();--> statement-breakpoint
CREATE TRIGGER certificates_report_delete AFTER DELETE ON certificates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_learned();--> statement-breakpoint
CREATE TRIGGER waivers_report_insert AFTER INSERT ON waivers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();--> statement-breakpoint
CREATE TRIGGER waivers_report_update AFTER UPDATE ON waivers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();--> statement-breakpoint
CREATE TRIGGER waivers_report_delete AFTER DELETE ON waivers REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();
