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
