CREATE TABLE "answer_files" (
	"id" text PRIMARY KEY NOT NULL,
	"attempt_id" bigint NOT NULL,
	"question_id" bigint NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"type" text,
	"sha256" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "answer_files_bytes" CHECK ("answer_files"."bytes" > 0 and "answer_files"."received" between 0 and "answer_files"."bytes"),
	CONSTRAINT "answer_files_finished" CHECK ("answer_files"."finished_at" is null or ("answer_files"."received" = "answer_files"."bytes" and "answer_files"."type" is not null and "answer_files"."sha256" is not null))
);
--> statement-breakpoint
ALTER TABLE "question_versions" ADD COLUMN "essay" jsonb;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_attempt_id_question_id_attempt_questions_attempt_id_question_id_fk" FOREIGN KEY ("attempt_id","question_id") REFERENCES "public"."attempt_questions"("attempt_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_files_answer" ON "answer_files" USING btree ("attempt_id","question_id");--> statement-breakpoint
CREATE INDEX "answer_files_unfinished" ON "answer_files" USING btree ("created_at") WHERE "answer_files"."finished_at" is null;