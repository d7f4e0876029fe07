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
ALTER TABLE "attempt_questions" ADD COLUMN "section" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "section" integer;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "exam_section_id" bigint;--> statement-breakpoint
ALTER TABLE "attempt_sections" ADD CONSTRAINT "attempt_sections_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_sections" ADD CONSTRAINT "exam_sections_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_exam_section_id_exam_sections_id_fk" FOREIGN KEY ("exam_section_id") REFERENCES "public"."exam_sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_section" ON "questions" USING btree ("exam_section_id");