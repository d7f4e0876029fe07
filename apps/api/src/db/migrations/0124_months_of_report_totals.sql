DROP INDEX "report_completion_totals_by_month";--> statement-breakpoint
DROP INDEX "report_score_totals_by_month";--> statement-breakpoint
DROP INDEX "report_time_totals_by_month";--> statement-breakpoint
CREATE INDEX "report_completion_totals_by_month" ON "report_completion_totals" USING btree ("company_id","branch_id","group_id","month","course_id") WHERE "report_completion_totals"."day" is null;--> statement-breakpoint
CREATE INDEX "report_score_totals_by_month" ON "report_score_totals" USING btree ("company_id","branch_id","group_id","month","course_id") WHERE "report_score_totals"."day" is null;--> statement-breakpoint
CREATE INDEX "report_time_totals_by_month" ON "report_time_totals" USING btree ("company_id","branch_id","group_id","month","course_id") WHERE "report_time_totals"."day" is null;