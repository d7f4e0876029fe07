CREATE TABLE "report_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"department_id" bigint
);
--> statement-breakpoint
CREATE TABLE "report_companies" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"as_of" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_completions" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"course_id" bigint,
	"month" integer,
	"day" date,
	"assigned" integer NOT NULL,
	"not_started" integer NOT NULL,
	"in_progress" integer NOT NULL,
	"completed" integer NOT NULL,
	"overdue" integer NOT NULL,
	"finished" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_scores" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"course_id" bigint,
	"month" integer,
	"exam_id" bigint,
	"day" date,
	"results" integer NOT NULL,
	"passed" integer NOT NULL,
	"percents" numeric(14, 2) NOT NULL,
	"hidden" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_slices" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"as_of" timestamp (3) with time zone NOT NULL,
	"is_moving" boolean NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "report_slices_once" UNIQUE NULLS NOT DISTINCT("company_id","department_id")
);
--> statement-breakpoint
CREATE TABLE "report_standings" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"course_id" bigint NOT NULL,
	"assigned" integer NOT NULL,
	"not_started" integer NOT NULL,
	"in_progress" integer NOT NULL,
	"completed" integer NOT NULL,
	"overdue" integer NOT NULL,
	"percents" integer NOT NULL,
	"scores" integer NOT NULL,
	"scored" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_times" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"course_id" bigint,
	"month" integer,
	"seconds" bigint NOT NULL,
	"people" integer NOT NULL,
	"days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"created_by" bigint,
	"is_shared" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_reports_tenant" UNIQUE("company_id","id"),
	CONSTRAINT "saved_reports_owned" CHECK ("saved_reports"."is_shared" or "saved_reports"."created_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "report_companies" ADD CONSTRAINT "report_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_completions" ADD CONSTRAINT "report_completions_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_scores" ADD CONSTRAINT "report_scores_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_slices" ADD CONSTRAINT "report_slices_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_standings" ADD CONSTRAINT "report_standings_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_times" ADD CONSTRAINT "report_times_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_reports" ADD CONSTRAINT "saved_reports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_changes_department" ON "report_changes" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "report_completions_of_department" ON "report_completions" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "report_completions_by_course" ON "report_completions" USING btree ("company_id","course_id","month") WHERE "report_completions"."day" is null;--> statement-breakpoint
CREATE INDEX "report_completions_by_month" ON "report_completions" USING btree ("company_id","month","course_id") WHERE "report_completions"."day" is null;--> statement-breakpoint
CREATE INDEX "report_completions_by_day" ON "report_completions" USING btree ("company_id","day","course_id") WHERE "report_completions"."day" is not null;--> statement-breakpoint
CREATE INDEX "report_scores_of_department" ON "report_scores" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "report_scores_by_course" ON "report_scores" USING btree ("company_id","course_id","month") WHERE "report_scores"."day" is null;--> statement-breakpoint
CREATE INDEX "report_scores_by_month" ON "report_scores" USING btree ("company_id","month","course_id") WHERE "report_scores"."day" is null;--> statement-breakpoint
CREATE INDEX "report_scores_by_day" ON "report_scores" USING btree ("company_id","day","course_id") WHERE "report_scores"."day" is not null;--> statement-breakpoint
CREATE INDEX "report_slices_due" ON "report_slices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "report_standings_of_department" ON "report_standings" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "report_times_of_department" ON "report_times" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "report_times_by_course" ON "report_times" USING btree ("company_id","course_id","month");--> statement-breakpoint
CREATE INDEX "report_times_by_month" ON "report_times" USING btree ("company_id","month","course_id");--> statement-breakpoint
CREATE INDEX "saved_reports_of" ON "saved_reports" USING btree ("company_id","created_by");--> statement-breakpoint
CREATE INDEX "assignments_open_by_due" ON "assignments" USING btree ("company_id","due_on","id") WHERE "assignments"."state" in ('assigned', 'in_progress');--> statement-breakpoint
CREATE INDEX "audit_log_chain_subject" ON "audit_log" USING btree ("chain","subject_type","id");--> statement-breakpoint
-- By hand from here on: whatever changes what reports count marks the department, whoever writes it.
CREATE FUNCTION report_mark(company bigint, department bigint) RETURNS void LANGUAGE sql AS $$
  INSERT INTO report_changes (company_id, department_id) VALUES (company, department)
$$;--> statement-breakpoint
CREATE FUNCTION report_people_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_changes (company_id, department_id)
    SELECT DISTINCT e.company_id, e.department_id FROM changed c JOIN employees e ON e.company_id = c.company_id AND e.id = c.employee_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER assignments_report_insert AFTER INSERT ON assignments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();--> statement-breakpoint
CREATE TRIGGER assignments_report_delete AFTER DELETE ON assignments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();--> statement-breakpoint
CREATE FUNCTION report_person_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_changes (company_id, department_id)
    SELECT e.company_id, e.department_id FROM employees e WHERE e.company_id = new.company_id AND e.id = new.employee_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER assignments_report_update AFTER UPDATE ON assignments FOR EACH ROW
  WHEN ((old.state, old.due_on, old.percent, old.score, old.completed_at, old.withdrawn_at, old.created_at)
    IS DISTINCT FROM (new.state, new.due_on, new.percent, new.score, new.completed_at, new.withdrawn_at, new.created_at))
  EXECUTE FUNCTION report_person_changed();--> statement-breakpoint
CREATE TRIGGER employee_absences_report_insert AFTER INSERT ON employee_absences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();--> statement-breakpoint
CREATE TRIGGER employee_absences_report_delete AFTER DELETE ON employee_absences REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_changed();--> statement-breakpoint
CREATE TRIGGER employee_absences_report_update AFTER UPDATE ON employee_absences FOR EACH ROW EXECUTE FUNCTION report_person_changed();--> statement-breakpoint
CREATE FUNCTION report_employee_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM report_mark(old.company_id, old.department_id);
  IF tg_op = 'UPDATE' AND new.department_id IS DISTINCT FROM old.department_id THEN
    PERFORM report_mark(new.company_id, new.department_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER employees_report_update AFTER UPDATE ON employees FOR EACH ROW
  WHEN ((old.department_id, old.user_id, old.state, old.deactivated_at) IS DISTINCT FROM (new.department_id, new.user_id, new.state, new.deactivated_at))
  EXECUTE FUNCTION report_employee_changed();--> statement-breakpoint
CREATE TRIGGER employees_report_delete AFTER DELETE ON employees FOR EACH ROW EXECUTE FUNCTION report_employee_changed();--> statement-breakpoint
CREATE FUNCTION report_people_learned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_changes (company_id, department_id)
    SELECT DISTINCT e.company_id, e.department_id FROM changed c JOIN employees e ON e.user_id = c.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Seconds that are added to a day mark nothing: departments where somebody learns are counted again and again as long as they do.
CREATE TRIGGER learning_days_report_insert AFTER INSERT ON learning_days REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_learned();--> statement-breakpoint
CREATE TRIGGER learning_days_report_delete AFTER DELETE ON learning_days REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_people_learned();--> statement-breakpoint
CREATE FUNCTION report_attempt_graded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_changes (company_id, department_id)
    SELECT e.company_id, e.department_id FROM employees e WHERE e.user_id = new.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER attempts_report_insert AFTER INSERT ON attempts FOR EACH ROW WHEN (new.state = 'graded') EXECUTE FUNCTION report_attempt_graded();--> statement-breakpoint
CREATE TRIGGER attempts_report_update AFTER UPDATE ON attempts FOR EACH ROW
  WHEN ('graded' IN (old.state, new.state) AND (old.state, old.percent, old.passed, old.submitted_by) IS DISTINCT FROM (new.state, new.percent, new.passed, new.submitted_by))
  EXECUTE FUNCTION report_attempt_graded();--> statement-breakpoint
CREATE FUNCTION report_exam_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_changes (company_id, department_id)
    SELECT DISTINCT e.company_id, e.department_id FROM attempts a JOIN employees e ON e.user_id = a.user_id WHERE a.exam_id = new.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER exams_report_update AFTER UPDATE ON exams FOR EACH ROW
  WHEN ((old.grade_method, old.pass_mark, old.review, old.published_at, old.closes_at, old.attempts_allowed)
    IS DISTINCT FROM (new.grade_method, new.pass_mark, new.review, new.published_at, new.closes_at, new.attempts_allowed))
  EXECUTE FUNCTION report_exam_changed();--> statement-breakpoint
-- What stands already is marked once.
INSERT INTO report_changes (company_id, department_id) SELECT DISTINCT company_id, department_id FROM employees;
