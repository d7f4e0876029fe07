CREATE TABLE "package_progress" (
	"user_id" bigint NOT NULL,
	"lesson_id" bigint NOT NULL,
	"part" text NOT NULL,
	"run" text NOT NULL,
	"run_began_at" timestamp (3) with time zone NOT NULL,
	"run_reports" integer DEFAULT 0 NOT NULL,
	"run_seconds" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"state" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"is_passed" boolean DEFAULT false NOT NULL,
	"is_failed" boolean DEFAULT false NOT NULL,
	"score" double precision,
	"done_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_progress_user_id_lesson_id_part_pk" PRIMARY KEY("user_id","lesson_id","part"),
	CONSTRAINT "package_progress_score" CHECK ("package_progress"."score" between 0 and 100),
	CONSTRAINT "package_progress_counts" CHECK ("package_progress"."run_reports" >= 0 and "package_progress"."run_seconds" >= 0 and "package_progress"."seconds" >= "package_progress"."run_seconds" and "package_progress"."revision" >= 1),
	CONSTRAINT "package_progress_failed" CHECK (not ("package_progress"."is_passed" and "package_progress"."is_failed"))
);
--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_kind";--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_media";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "package" jsonb;--> statement-breakpoint
ALTER TABLE "package_progress" ADD CONSTRAINT "package_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_progress" ADD CONSTRAINT "package_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "package_progress_lesson" ON "package_progress" USING btree ("lesson_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_package" CHECK (("lessons"."kind" = 'package') = ("lessons"."package" is not null));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_kind" CHECK ("lessons"."kind" in ('video', 'article', 'file', 'live', 'package'));--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_media" CHECK ("lessons"."kind" not in ('video', 'file', 'package') or "lessons"."media" is not null);