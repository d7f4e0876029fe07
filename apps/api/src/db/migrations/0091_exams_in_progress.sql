ALTER TABLE "enrolments" ADD COLUMN "exams_passed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "exams_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "enrolments_exams_pending" ON "enrolments" USING btree ("id") WHERE "enrolments"."exams_pending";--> statement-breakpoint
UPDATE "enrolments" SET "exams_pending" = true WHERE "course_id" IN (SELECT "course_id" FROM "exams" WHERE "published_at" IS NOT NULL);
