CREATE TABLE "report_people" (
	"company_id" bigint NOT NULL,
	"department_id" bigint,
	"employee_id" bigint NOT NULL,
	"assigned" integer NOT NULL,
	"not_started" integer NOT NULL,
	"in_progress" integer NOT NULL,
	"completed" integer NOT NULL,
	"overdue" integer NOT NULL,
	"begun" integer NOT NULL,
	"begun_completed" integer NOT NULL,
	"seconds" bigint NOT NULL,
	"days" integer NOT NULL,
	"recent_seconds" integer NOT NULL,
	"recent_days" integer NOT NULL,
	"last_day" integer NOT NULL,
	"results" integer NOT NULL,
	"passed" integer NOT NULL,
	"percents" numeric(14, 2) NOT NULL,
	"hidden" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_people" ADD CONSTRAINT "report_people_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_people" ADD CONSTRAINT "report_people_employee" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_people_of_department" ON "report_people" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "report_people_of_employee" ON "report_people" USING btree ("company_id","employee_id");--> statement-breakpoint
-- Until each person is counted once, the reports of large companies are read from the rows.
INSERT INTO report_changes (company_id, department_id) SELECT company_id, department_id FROM report_slices;--> statement-breakpoint
DELETE FROM report_slices;--> statement-breakpoint
UPDATE report_companies SET as_of = NULL;--> statement-breakpoint
-- Grades that rest on nothing but attempts which are not the company's to see: all are from before it assigned the course, and outside its licences.
WITH handed_in AS (
  SELECT o.id, a.submitted_at >= o.created_at
      OR EXISTS (SELECT FROM assignments w WHERE w.company_id = o.company_id AND w.employee_id = o.employee_id AND w.course_id = o.course_id
        AND w.state = 'withdrawn' AND a.submitted_at BETWEEN w.created_at AND w.withdrawn_at)
      OR EXISTS (SELECT FROM enrolment_grants g WHERE g.company_id = o.company_id AND g.kind = 'licence' AND g.user_id = a.user_id
        AND g.course_id = o.course_id AND a.submitted_at >= g.starts_at AND a.submitted_at < g.ends_at) AS is_given
  FROM assignments o JOIN employees e ON e.company_id = o.company_id AND e.id = o.employee_id
    JOIN exams x ON x.course_id = o.course_id AND x.section_id IS NULL
    JOIN attempts a ON a.exam_id = x.id AND a.user_id = e.user_id AND a.state = 'graded' AND a.submitted_by <> 'access_ended'
  WHERE o.score IS NOT NULL
)
UPDATE assignments SET score = NULL WHERE id IN (SELECT id FROM handed_in GROUP BY id HAVING NOT bool_or(is_given));
