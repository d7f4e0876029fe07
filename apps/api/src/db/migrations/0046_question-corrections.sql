CREATE TABLE "question_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" bigint NOT NULL,
	"corrected_by" bigint NOT NULL,
	"reason" text NOT NULL,
	"changes" jsonb NOT NULL,
	"has_retired" boolean DEFAULT false NOT NULL,
	"job_id" bigint,
	"reached" bigint DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"raised" integer DEFAULT 0 NOT NULL,
	"lowered" integer DEFAULT 0 NOT NULL,
	"now_passed" integer DEFAULT 0 NOT NULL,
	"now_failed" integer DEFAULT 0 NOT NULL,
	"certificates" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_corrections" ADD CONSTRAINT "question_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_corrections_question" ON "question_corrections" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "question_corrections_person" ON "question_corrections" USING btree ("corrected_by");