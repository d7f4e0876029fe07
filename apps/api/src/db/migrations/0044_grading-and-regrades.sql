ALTER TABLE "answers" ALTER COLUMN "points" SET DATA TYPE numeric;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "graded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "grade_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "rubric_points" jsonb;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "regrade_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "regrade_reason" text;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "regrade_closed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "answers_regrade" ON "answers" USING btree ("attempt_id") WHERE "answers"."regrade_asked_at" is not null and "answers"."regrade_closed_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_waiting" ON "attempts" USING btree ("exam_id","submitted_at") WHERE "attempts"."state" = 'submitted';