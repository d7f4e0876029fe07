CREATE TABLE "announcement_recipients" (
	"announcement_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "announcement_recipients_announcement_id_user_id_pk" PRIMARY KEY("announcement_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"course_id" bigint NOT NULL,
	"instructor_id" bigint NOT NULL,
	"audience" text NOT NULL,
	"lesson_id" bigint,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"recipient_count" integer DEFAULT 0 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "announcements_audience" CHECK ("announcements"."audience" in ('all', 'not_started', 'stuck', 'late')),
	CONSTRAINT "announcements_lesson" CHECK (("announcements"."audience" = 'stuck') = ("announcements"."lesson_id" is not null)),
	CONSTRAINT "announcements_title_languages" CHECK ("announcements"."title" ?| array['ar','en'] and "announcements"."title" - 'ar' - 'en' = '{}'::jsonb),
	CONSTRAINT "announcements_body_languages" CHECK ("announcements"."body" ?| array['ar','en'] and "announcements"."body" - 'ar' - 'en' = '{}'::jsonb),
	CONSTRAINT "announcements_recipients" CHECK ("announcements"."recipient_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_announcement_id_announcements_id_fk" FOREIGN KEY ("announcement_id") REFERENCES "public"."announcements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_recipients" ADD CONSTRAINT "announcement_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_instructor_id_instructors_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."instructors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "announcement_recipients_person" ON "announcement_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcements_course" ON "announcements" USING btree ("course_id","id");