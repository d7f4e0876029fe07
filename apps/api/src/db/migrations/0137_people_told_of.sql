ALTER TABLE "report_slices" ADD COLUMN "told_of_completion" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_slices" ADD COLUMN "told_of_time" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_slices" ADD COLUMN "told_of_scores" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE report_slices s SET (told_of_completion, told_of_time, told_of_scores) = (
  SELECT count(*) FILTER (WHERE k.assigned + k.begun > 0), count(*) FILTER (WHERE k.days > 0), count(*) FILTER (WHERE k.results + k.hidden > 0)
  FROM report_people k WHERE k.company_id = s.company_id AND k.department_id IS NOT DISTINCT FROM s.department_id);
