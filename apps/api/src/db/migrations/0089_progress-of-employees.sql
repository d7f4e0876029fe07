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
