ALTER TABLE "attempts" ADD COLUMN "time_limit_seconds" integer;--> statement-breakpoint
-- What an exam gives now is the best that is known of earlier attempts; one under way that has no deadline was begun without a limit.
UPDATE "attempts" a SET "time_limit_seconds" = x."time_limit_seconds" FROM "exams" x
WHERE x."id" = a."exam_id" AND x."time_limit_seconds" IS NOT NULL AND (a."state" <> 'in_progress' OR a."deadline_at" IS NOT NULL);
