ALTER TABLE "lessons" ADD COLUMN "media_tenths" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "completion" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "watch_share" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched" "int4multirange" DEFAULT '{}'::int4multirange NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched_tenths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "is_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "lessons_to_measure" ON "lessons" USING btree ("id") WHERE "lessons"."kind" = 'video' and "lessons"."media_tenths" is null;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_completion" CHECK ("lessons"."completion" in ('auto', 'button', 'optional'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_watch_share" CHECK ("lessons"."watch_share" between 1 and 100);--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_media_tenths" CHECK ("lessons"."media_tenths" >= 0);--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_watched" CHECK ("lesson_progress"."watched_tenths" >= 0);