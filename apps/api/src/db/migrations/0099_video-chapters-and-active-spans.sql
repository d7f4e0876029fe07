ALTER TABLE "lessons" ADD COLUMN "chapters" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "active_spans" "int8multirange" DEFAULT '{}'::int8multirange NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_chapters" CHECK (jsonb_typeof("lessons"."chapters") = 'array');--> statement-breakpoint
-- What was counted until now has counted: nobody can claim it once more.
UPDATE "lesson_progress" SET "active_spans" = int8multirange(int8range(
  floor(extract(epoch from least("started_at", "active_at")))::bigint, ceil(extract(epoch from "active_at"))::bigint))
WHERE "active_at" IS NOT NULL;
