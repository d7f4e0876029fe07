CREATE TABLE "attempt_sections" (
	"attempt_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"time_limit_seconds" integer NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "attempt_sections_attempt_id_position_pk" PRIMARY KEY("attempt_id","position"),
	CONSTRAINT "attempt_sections_time_limit" CHECK ("attempt_sections"."time_limit_seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "exam_sections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exam_sections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"exam_id" bigint NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"time_limit_seconds" integer NOT NULL,
	CONSTRAINT "exam_sections_key" UNIQUE("exam_id","key"),
	CONSTRAINT "exam_sections_title_languages" CHECK ("exam_sections"."title" ?| array['ar','en'] and "exam_sections"."title" - 'ar' - 'en' = '{}'::jsonb),
	CONSTRAINT "exam_sections_time_limit" CHECK ("exam_sections"."time_limit_seconds" > 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quiz_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lesson_id" bigint NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer_key" jsonb NOT NULL,
	"explanation" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"hints" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"at_second" integer,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "quiz_questions_key" UNIQUE("lesson_id","key"),
	CONSTRAINT "quiz_questions_kind" CHECK ("quiz_questions"."kind" in ('single_choice', 'multiple_choice', 'true_false', 'short_text', 'number', 'matching', 'ordering')),
	CONSTRAINT "quiz_questions_second" CHECK ("quiz_questions"."at_second" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quiz_standings" (
	"user_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"hints_shown" integer DEFAULT 0 NOT NULL,
	"value" jsonb,
	"is_right" boolean,
	"share" real,
	"tried_at" timestamp (3) with time zone,
	"solved_at" timestamp (3) with time zone,
	CONSTRAINT "quiz_standings_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "lessons" DROP CONSTRAINT "lessons_completion";--> statement-breakpoint
ALTER TABLE "attempt_questions" ADD COLUMN "section" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "section" integer;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "tools" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "exam_section_id" bigint;--> statement-breakpoint
ALTER TABLE "attempt_sections" ADD CONSTRAINT "attempt_sections_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD CONSTRAINT "exam_sections_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_standings" ADD CONSTRAINT "quiz_standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_standings" ADD CONSTRAINT "quiz_standings_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_standings_question" ON "quiz_standings" USING btree ("question_id");--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_exam_section_id_exam_sections_id_fk" FOREIGN KEY ("exam_section_id") REFERENCES "public"."exam_sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_events_shown" ON "attempt_events" USING btree ("attempt_id",("data" ->> 'question')) WHERE "attempt_events"."kind" = 'shown';--> statement-breakpoint
CREATE INDEX "questions_section" ON "questions" USING btree ("exam_section_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_completion" CHECK ("lessons"."completion" in ('auto', 'button', 'optional', 'quiz'));--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_tools" CHECK ("exams"."tools" <@ array['calculator', 'notes']);