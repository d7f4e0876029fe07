-- By hand: large companies are counted anew as a whole, and read from the rows until they are.
INSERT INTO report_changes (company_id) SELECT company_id FROM report_companies;--> statement-breakpoint
DELETE FROM report_companies;--> statement-breakpoint
DELETE FROM report_slices;--> statement-breakpoint
DELETE FROM report_times;--> statement-breakpoint
DROP INDEX "report_times_by_course";--> statement-breakpoint
DROP INDEX "report_times_by_month";--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "chunk" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "report_times" ADD COLUMN "learners" bit(256) NOT NULL;--> statement-breakpoint
CREATE INDEX "report_times_by_day" ON "report_times" USING btree ("company_id","day","course_id") WHERE "report_times"."day" is not null;--> statement-breakpoint
CREATE INDEX "report_times_by_course" ON "report_times" USING btree ("company_id","course_id","month") WHERE "report_times"."day" is null;--> statement-breakpoint
CREATE INDEX "report_times_by_month" ON "report_times" USING btree ("company_id","month","course_id") WHERE "report_times"."day" is null;