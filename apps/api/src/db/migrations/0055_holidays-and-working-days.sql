CREATE TABLE "holidays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "holidays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country" char(2) NOT NULL,
	"key" text NOT NULL,
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "holidays_once" UNIQUE("country","key","year"),
	CONSTRAINT "holidays_kind" CHECK ("holidays"."kind" in ('fixed', 'lunar', 'single')),
	CONSTRAINT "holidays_name_languages" CHECK ("holidays"."name" ?& array['ar','en']),
	CONSTRAINT "holidays_days" CHECK ("holidays"."last_day" - "holidays"."first_day" between 0 and 30)
);
--> statement-breakpoint
ALTER TABLE "assignment_batches" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "standing_assignments" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "requirements" ADD COLUMN "counts_working_days" boolean DEFAULT false NOT NULL;