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
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_standings" ADD CONSTRAINT "quiz_standings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_standings" ADD CONSTRAINT "quiz_standings_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_standings_question" ON "quiz_standings" USING btree ("question_id");--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_completion" CHECK ("lessons"."completion" in ('auto', 'button', 'optional', 'quiz'));