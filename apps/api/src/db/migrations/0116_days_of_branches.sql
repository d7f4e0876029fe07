DROP INDEX "report_completions_of_department";--> statement-breakpoint
DROP INDEX "report_scores_of_department";--> statement-breakpoint
DROP INDEX "report_times_of_department";--> statement-breakpoint
CREATE INDEX "report_completions_of_department" ON "report_completions" USING btree ("company_id","department_id","day","course_id");--> statement-breakpoint
CREATE INDEX "report_scores_of_department" ON "report_scores" USING btree ("company_id","department_id","day","course_id");--> statement-breakpoint
CREATE INDEX "report_times_of_department" ON "report_times" USING btree ("company_id","department_id","day","course_id");