CREATE TABLE "course_prerequisites" (
	"course_id" bigint NOT NULL,
	"required_id" bigint NOT NULL,
	CONSTRAINT "course_prerequisites_course_id_required_id_pk" PRIMARY KEY("course_id","required_id"),
	CONSTRAINT "course_prerequisites_other" CHECK ("course_prerequisites"."course_id" <> "course_prerequisites"."required_id")
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "lesson_order" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "media_tenths" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "completion" text DEFAULT 'auto' NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "watch_share" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "opens_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "opens_after_days" integer;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched" "int4multirange" DEFAULT '{}'::int4multirange NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "watched_tenths" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "active_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "is_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_required_id_courses_id_fk" FOREIGN KEY ("required_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_prerequisites_required" ON "course_prerequisites" USING btree ("required_id");--> statement-breakpoint
CREATE INDEX "lessons_to_measure" ON "lessons" USING btree ("id") WHERE "lessons"."kind" = 'video' and "lessons"."media_tenths" is null;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_lesson_order" CHECK ("courses"."lesson_order" in ('free', 'sequential'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_completion" CHECK ("lessons"."completion" in ('auto', 'button', 'optional'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_opening" CHECK (num_nonnulls("lessons"."opens_at", "lessons"."opens_after_days") <= 1 and "lessons"."opens_after_days" between 1 and 1000);--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_watch_share" CHECK ("lessons"."watch_share" between 1 and 100);--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_media_tenths" CHECK ("lessons"."media_tenths" >= 0);--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_watched" CHECK ("lesson_progress"."watched_tenths" >= 0);