CREATE TABLE "employee_years" (
	"company_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"employee_id" bigint NOT NULL,
	"department_id" bigint,
	"is_employed" boolean NOT NULL,
	"seconds" bigint NOT NULL,
	CONSTRAINT "employee_years_company_id_year_employee_id_pk" PRIMARY KEY("company_id","year","employee_id")
);
--> statement-breakpoint
CREATE INDEX "learning_days_day" ON "learning_days" USING btree ("day");
--> statement-breakpoint
CREATE FUNCTION report_person_learned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (user_id) VALUES (new.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER learning_days_report_update AFTER UPDATE ON learning_days FOR EACH ROW
  WHEN (new.day < (now() AT TIME ZONE 'UTC')::date) EXECUTE FUNCTION report_person_learned();
--> statement-breakpoint
ALTER TABLE "report_companies" ADD COLUMN "training_from" integer;
--> statement-breakpoint
ALTER TABLE "report_companies" ADD COLUMN "training_until" date;
--> statement-breakpoint
CREATE INDEX "employee_years_of_employee" ON "employee_years" USING btree ("company_id","employee_id");
--> statement-breakpoint
ALTER TABLE "employee_years" ADD CONSTRAINT "employee_years_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION report_employees_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_marks (employee_id) SELECT id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER employees_report_insert AFTER INSERT ON employees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_employees_came();
--> statement-breakpoint
DROP INDEX "employees_present";
--> statement-breakpoint
CREATE INDEX "employees_present" ON "employees" USING btree ("company_id","department_id","id") WHERE "employees"."state" <> 'deactivated';
