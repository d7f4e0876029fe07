CREATE TABLE "quiz_question_versions" (
	"question_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"options" jsonb NOT NULL,
	"answer_key" jsonb NOT NULL,
	"explanation" jsonb NOT NULL,
	"hints" jsonb NOT NULL,
	CONSTRAINT "quiz_question_versions_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "lesson_id" bigint;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_standings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_question_versions" ADD CONSTRAINT "quiz_question_versions_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_lesson" ON "questions" USING btree ("lesson_id");